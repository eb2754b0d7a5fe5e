// The binding, once for all games: a class `Core` whose methods take and return plain numbers.
//
// `mazechase.engine.kernel` is its only caller. Long work runs on threads of its own with the GIL released, and Ctrl-C
// ends it.
#pragma once

#include <pybind11/pybind11.h>
#include <pybind11/stl.h>

#include <algorithm>
#include <cstdint>
#include <map>
#include <optional>
#include <string_view>
#include <vector>

#include "base/kernel.hpp"
#include "base/perft.hpp"
#include "base/playout.hpp"
#include "base/threads.hpp"

namespace mazechase {

namespace py = pybind11;

// A kernel for hidden hands may also fill in what a view leaves open, each deal as likely as chance makes it.
template <class K>
concept Samples = requires(const K& kernel, Reader& view, Rng& rng) {
  { kernel.sample(view, rng) } -> std::same_as<typename K::State>;
};

template <Kernel K>
class Core {
 public:
  using State = typename K::State;

  explicit Core(const Numbers& config) : kernel_(make(config)) {}

  Numbers check(const Numbers& numbers) const { return written(read(numbers)); }

  // ("turn", seats), ("chance", seat, [(outcome, weight), ...]) or ("over", winners, scores, reason).
  py::tuple node(const Numbers& numbers) const {
    const State state = read(numbers);
    const Node node = kernel_.node(state);
    if (node.kind == Node::Kind::turn) return py::make_tuple("turn", seat_tuple(node.seats));
    if (node.kind == Node::Kind::over) {
      const Result result = kernel_.result(state);
      return py::make_tuple("over", seat_tuple(result.winners), score_tuple(result), result.reason);
    }
    typename K::Odds odds;
    kernel_.odds(state, odds);
    py::list listed;
    for (const auto& [outcome, weight] : odds) {
      Numbers written;
      Writer writer(written);
      kernel_.write_outcome(outcome, writer);
      listed.append(py::make_tuple(as_tuple(written), weight));
    }
    return py::make_tuple("chance", seat_tuple(node.seats), listed);
  }

  py::list legal(const Numbers& numbers) const {
    const State state = read(numbers);
    py::list listed;
    if (kernel_.node(state).kind != Node::Kind::turn) return listed;
    typename K::Actions actions;
    kernel_.legal(state, actions);
    for (const auto& action : actions) {
      Numbers written;
      Writer writer(written);
      kernel_.write_action(action, writer);
      listed.append(as_tuple(written));
    }
    return listed;
  }

  // How many legal actions there are, counted as perft counts its last ply.
  std::size_t count(const Numbers& numbers) const {
    const State state = read(numbers);
    return kernel_.node(state).kind == Node::Kind::turn ? count_legal(kernel_, state) : 0;
  }

  py::tuple after(const Numbers& numbers, std::size_t index) const {
    State state = read(numbers);
    go_on(kernel_, state, kernel_.node(state), index);
    return as_tuple(written(state));
  }

  // Every state one ply on, in the order of the list of actions or outcomes.
  py::list following(const Numbers& numbers) const {
    const State state = read(numbers);
    const Node node = kernel_.node(state);
    py::list states;
    const auto add = [&](const State& next) { states.append(as_tuple(written(next))); };
    if (node.kind == Node::Kind::turn) {
      typename K::Actions actions;
      kernel_.legal(state, actions);
      for (const auto& action : actions) {
        State next = state;
        kernel_.apply(next, action);
        add(next);
      }
    } else if (node.kind == Node::Kind::chance) {
      typename K::Odds odds;
      kernel_.odds(state, odds);
      for (const auto& [outcome, weight] : odds) {
        State next = state;
        kernel_.settle(next, outcome);
        add(next);
      }
    }
    return states;
  }

  // Count from every one of several states, on threads.
  std::vector<std::uint64_t> perft(const std::vector<Numbers>& positions, int depth, unsigned threads) const {
    const std::vector<State> states = read_all(positions);
    std::vector<std::uint64_t> counts(states.size());
    released(threads, states.size(), [&](std::size_t item, const Stop& stop) {
      counts[item] = mazechase::perft(kernel_, states[item], depth, stop);
    });
    return counts;
  }

  py::tuple playout(const Numbers& numbers, std::uint64_t seed, std::uint64_t most) const {
    State state = read(numbers);
    std::vector<std::size_t> choices;
    Played played;
    released(1, 1, [&](std::size_t, const Stop&) {
      played = play_out(kernel_, state, Rng(seed), most, [&](std::size_t index) { choices.push_back(index); });
    });
    Made made;
    return py::make_tuple(choices, as_tuple(written(state)), result_of(played, made));
  }

  py::list play_many(const Numbers& numbers, const std::vector<std::uint64_t>& seeds, std::uint64_t most,
                     unsigned threads) const {
    const State start = read(numbers);
    std::vector<Played> all(seeds.size());
    released(threads, seeds.size(), [&](std::size_t item, const Stop&) {
      State state = start;
      all[item] = play_out(kernel_, state, Rng(seeds[item]), most, [](std::size_t) {});
    });
    const Uncollected uncollected;
    Made made;
    py::list listed(all.size());
    for (std::size_t at = 0; at < all.size(); ++at) {
      listed[at] = py::make_tuple(all[at].plies, result_of(all[at], made));
    }
    return listed;
  }

  // List the legal actions so many times; returns how many were listed. For measuring.
  std::uint64_t list_often(const Numbers& numbers, std::uint64_t times) const {
    const State state = read(numbers);
    if (kernel_.node(state).kind != Node::Kind::turn) return 0;
    std::uint64_t listed = 0;
    released(1, 1, [&](std::size_t, const Stop& stop) {
      typename K::Actions actions;
      for (std::uint64_t time = 0; time < times && !stop.load(std::memory_order_relaxed); ++time) {
        actions.clear();
        kernel_.legal(state, actions);
        listed += actions.size();
      }
    });
    return listed;
  }

  py::tuple sample(const Numbers& view, std::uint64_t seed) const
    requires Samples<K>
  {
    Reader reader(view);
    Rng rng(seed);
    const State state = kernel_.sample(reader, rng);
    reader.finish();
    return as_tuple(written(state));
  }

 private:
  static K make(const Numbers& config) {
    Reader reader(config);
    K kernel(reader);
    reader.finish();
    return kernel;
  }

  State read(const Numbers& numbers) const {
    Reader reader(numbers);
    State state = kernel_.read(reader);
    reader.finish();
    return state;
  }

  std::vector<State> read_all(const std::vector<Numbers>& positions) const {
    std::vector<State> states;
    for (const Numbers& numbers : positions) states.push_back(read(numbers));
    return states;
  }

  Numbers written(const State& state) const {
    Numbers numbers;
    Writer writer(numbers);
    kernel_.write(state, writer);
    return numbers;
  }

  static py::tuple as_tuple(const Numbers& numbers) {
    py::tuple tuple(numbers.size());
    for (std::size_t at = 0; at < numbers.size(); ++at) tuple[at] = py::int_(numbers[at]);
    return tuple;
  }

  py::tuple seat_tuple(Seats seats) const {
    py::list listed;
    for (int seat = 1; seat <= kernel_.players(); ++seat) {
      if (seats & seats_of(seat)) listed.append(seat);
    }
    return py::tuple(listed);
  }

  py::tuple score_tuple(const Result& result) const {
    py::tuple scores(static_cast<std::size_t>(kernel_.players()));
    for (std::size_t at = 0; at < scores.size(); ++at) scores[at] = py::int_(result.scores[at]);
    return scores;
  }

  // While it lives, Python does not look for garbage: among many new results there is none, and looking takes longer
  // than playing short games.
  class Uncollected {
   public:
    Uncollected() = default;
    Uncollected(const Uncollected&) = delete;
    Uncollected& operator=(const Uncollected&) = delete;
    ~Uncollected() {
      if (enabled_) PyGC_Enable();
    }

   private:
    int enabled_ = PyGC_Disable();
  };

  // What many results share is made once.
  struct Made {
    std::map<Seats, py::object> winners;
    std::map<std::string_view, py::object> reasons;
  };

  py::object result_of(const Played& played, Made& made) const {
    if (!played.result) return py::none();
    py::object& winners = made.winners[played.result->winners];
    if (!winners) winners = seat_tuple(played.result->winners);
    py::object& reason = made.reasons[played.result->reason];
    if (!reason) reason = py::str(played.result->reason);
    return py::make_tuple(winners, score_tuple(*played.result), reason);
  }

  template <class Job>
  static void released(unsigned threads, std::size_t items, Job job) {
    const py::gil_scoped_release release;
    on_threads(threads, items, job, [] {
      const py::gil_scoped_acquire acquire;
      if (PyErr_CheckSignals() != 0) throw py::error_already_set();
    });
  }

  K kernel_;
};

template <Kernel K>
void bind(py::module_& module) {
  using C = Core<K>;
  py::register_local_exception<BadNumbers>(module, "BadNumbers", PyExc_ValueError);
  py::class_<C> core(module, "Core");
  core.def(py::init<const Numbers&>())
      .def("check", &C::check)
      .def("node", &C::node)
      .def("legal", &C::legal)
      .def("count", &C::count)
      .def("after", &C::after)
      .def("following", &C::following)
      .def("perft", &C::perft)
      .def("playout", &C::playout)
      .def("play_many", &C::play_many)
      .def("list_often", &C::list_often);
  if constexpr (Samples<K>) core.def("sample", &C::sample);
}

}  // namespace mazechase

// Make the extension module `_GAME` of `mazechase::GAME::Game`.
#define MAZECHASE_MODULE(GAME) \
  PYBIND11_MODULE(_##GAME, module) { mazechase::bind<mazechase::GAME::Game>(module); }
