// The binding, once for all games: a class `Core` whose methods take and return plain numbers, and the walks it begins.
//
// `mazechase.engine` is its only caller. Long work runs on its own threads with the GIL released, and Ctrl-C
// ends it.
#pragma once

#include <pybind11/pybind11.h>
#include <pybind11/stl.h>

#include <algorithm>
#include <cstdint>
#include <memory>
#include <string_view>
#include <vector>

#include "base/batch.hpp"
#include "base/crossing.hpp"
#include "base/kernel.hpp"
#include "base/perft.hpp"
#include "base/playout.hpp"
#include "base/threads.hpp"
#include "base/walk.hpp"

namespace mazechase {

template <Kernel K>
class Core {
 public:
  using State = typename K::State;

  explicit Core(const Numbers& config) : kernel_(make_shared_kernel<K>(config)) {}

  py::tuple check(const Numbers& numbers) const { return state_tuple(*kernel_, read(numbers)); }

  std::unique_ptr<Walk<K>> walk(const Numbers& numbers) const {
    return std::make_unique<Walk<K>>(kernel_, read(numbers));
  }

  py::tuple node(const Numbers& numbers) const { return walk(numbers)->node(); }
  py::list legal(const Numbers& numbers) const { return walk(numbers)->legal(); }

  py::tuple after(const Numbers& numbers, std::size_t index) const {
    const auto walked = walk(numbers);
    walked->advance(index);
    return walked->state();
  }

  // How many legal actions there are, counted as perft counts its last ply.
  std::size_t count(const Numbers& numbers) const {
    const State state = read(numbers);
    return kernel_->node(state).kind == Node::Kind::turn ? count_legal(*kernel_, state) : 0;
  }

  // Return every state one ply later, in the order of the list of actions or outcomes.
  py::list following(const Numbers& numbers) const {
    const State state = read(numbers);
    const Node node = kernel_->node(state);
    py::list states;
    const auto add = [&](const State& next) { states.append(state_tuple(*kernel_, next)); };
    if (node.kind == Node::Kind::turn) {
      typename K::Actions actions;
      kernel_->legal(state, actions);
      for (const auto& action : actions) {
        State next = state;
        kernel_->apply(next, action);
        add(next);
      }
    } else if (node.kind == Node::Kind::chance) {
      typename K::Odds odds;
      kernel_->odds(state, odds);
      for (const auto& [outcome, weight] : odds) {
        State next = state;
        kernel_->settle(next, outcome);
        add(next);
      }
    }
    return states;
  }

  // Count from each of several states, on threads.
  std::vector<std::uint64_t> perft(const std::vector<Numbers>& positions, int depth, unsigned threads) const {
    const std::vector<State> states = read_all(positions);
    std::vector<std::uint64_t> counts(states.size());
    released(threads, states.size(), [&](std::size_t item, const Stop& stop) {
      counts[item] = mazechase::perft(*kernel_, states[item], depth, stop);
    });
    return counts;
  }

  py::tuple playout(const Numbers& numbers, std::uint64_t seed, std::uint64_t most) const {
    State state = read(numbers);
    std::vector<std::size_t> choices;
    Played played;
    released(1, 1, [&](std::size_t, const Stop&) {
      played = play_out(*kernel_, state, Rng(seed), most, [&](std::size_t index) { choices.push_back(index); });
    });
    const py::object result = played.result ? py::object(result_tuple(*played.result, kernel_->players())) : py::none();
    return py::make_tuple(choices, state_tuple(*kernel_, state), result);
  }

  // Play a game for every seed, given as an array of 64-bit numbers.
  py::tuple play_many(const Numbers& numbers, const py::buffer& seeds, std::uint64_t most, unsigned threads) const {
    const State start = read(numbers);
    const py::buffer_info info = seeds.request();
    if (info.ndim != 1 || !info.item_type_is_equivalent_to<std::uint64_t>()) throw BadNumbers("no array of seeds");
    const auto* seed = static_cast<const std::uint64_t*>(info.ptr);
    std::vector<Played> all(static_cast<std::size_t>(info.size));
    released(threads, all.size(), [&](std::size_t item, const Stop&) {
      State state = start;
      all[item] = play_out(*kernel_, state, Rng(seed[item]), most, [](std::size_t) {});
    });
    return columns(all);
  }

  // List the legal actions this many times; return how many were listed. For measuring.
  std::uint64_t list_often(const Numbers& numbers, std::uint64_t times) const {
    const State state = read(numbers);
    if (kernel_->node(state).kind != Node::Kind::turn) return 0;
    std::uint64_t listed = 0;
    released(1, 1, [&](std::size_t, const Stop& stop) {
      typename K::Actions actions;
      for (std::uint64_t time = 0; time < times && !stop.load(std::memory_order_relaxed); ++time) {
        actions.clear();
        kernel_->legal(state, actions);
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
    const State state = kernel_->sample(reader, rng);
    reader.finish();
    return state_tuple(*kernel_, state);
  }

 private:
  State read(const Numbers& numbers) const { return read_state(*kernel_, numbers); }

  std::vector<State> read_all(const std::vector<Numbers>& positions) const {
    std::vector<State> states;
    for (const Numbers& numbers : positions) states.push_back(read(numbers));
    return states;
  }

  // How games went, in columns: plies, winners as bits, all scores game by game, and why each ended, as an index into
  // the list of reasons, which comes last. The first reason is empty: the game was cut off.
  py::tuple columns(const std::vector<Played>& all) const {
    const auto players = static_cast<std::size_t>(kernel_->players());
    std::vector<std::uint64_t> plies;
    std::vector<Seats> winners;
    std::vector<std::int32_t> scores;
    std::vector<std::uint8_t> ends;
    std::vector<std::string_view> reasons{""};
    for (const Played& played : all) {
      const Result result = played.result.value_or(Result{});
      plies.push_back(played.plies);
      winners.push_back(result.winners);
      scores.insert(scores.end(), result.scores.begin(), result.scores.begin() + players);
      auto reason = std::find(reasons.begin(), reasons.end(), result.reason);
      if (reason == reasons.end()) reason = reasons.insert(reason, result.reason);
      ends.push_back(static_cast<std::uint8_t>(reason - reasons.begin()));
    }
    return py::make_tuple(column(plies), column(winners), column(scores), column(ends), reasons);
  }

  template <class Job>
  static void released(unsigned threads, std::size_t items, Job job) {
    const py::gil_scoped_release release;
    on_threads(threads, items, job, [] {
      const py::gil_scoped_acquire acquire;
      if (PyErr_CheckSignals() != 0) throw py::error_already_set();
    });
  }

  std::shared_ptr<const K> kernel_;
};

template <Encodes K>
void bind_batch(py::module_& module) {
  using B = Batch<K>;
  py::class_<B>(module, "Batch", py::module_local())
      .def(py::init<const Numbers&, const Numbers&, std::size_t, const py::buffer&, std::size_t, std::uint32_t,
                    std::uint64_t, bool>())
      .def("attach", &B::attach)
      .def("reset", &B::reset)
      .def("step", &B::step)
      .def("sample", &B::sample)
      .def("observe", &B::observe)
      .def("mask", &B::mask)
      .def("act", &B::act)
      .def("seats", &B::seats)
      .def("state", &B::state)
      .def("result", &B::result);
}

template <Kernel K>
void bind(py::module_& module) {
  using C = Core<K>;
  using W = Walk<K>;
  py::register_local_exception<BadNumbers>(module, "BadNumbers", PyExc_ValueError);
  py::class_<W>(module, "Walk", py::module_local())
      .def_property_readonly("kind", &W::kind)
      .def_property_readonly("seats", &W::seats)
      .def_property_readonly("count", &W::count)
      .def_property_readonly("total", &W::total)
      .def("advance", &W::advance)
      .def("pick", &W::picked)
      .def("choice", &W::choice)
      .def("legal", &W::legal)
      .def("node", &W::node)
      .def("state", &W::state)
      .def("result", &W::result)
      .def("copy", &W::copy);
  py::class_<C> core(module, "Core", py::module_local());
  core.def(py::init<const Numbers&>())
      .def("check", &C::check)
      .def("walk", &C::walk)
      .def("node", &C::node)
      .def("legal", &C::legal)
      .def("after", &C::after)
      .def("count", &C::count)
      .def("following", &C::following)
      .def("perft", &C::perft)
      .def("playout", &C::playout)
      .def("play_many", &C::play_many)
      .def("list_often", &C::list_often);
  if constexpr (Samples<K>) core.def("sample", &C::sample);
  if constexpr (Encodes<K>) bind_batch<K>(module);
}

}  // namespace mazechase

// Make the extension module `_GAME` of `mazechase::GAME::Game`.
#define MAZECHASE_MODULE(GAME) \
  PYBIND11_MODULE(_##GAME, module) { mazechase::bind<mazechase::GAME::Game>(module); }
