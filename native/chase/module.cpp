#include <algorithm>
#include <array>
#include <cstdint>
#include <memory>
#include <tuple>
#include <vector>

#include "base/bind.hpp"
#include "chase/encoding.hpp"
#include "chase/game.hpp"
#include "chase/pairs.hpp"
#include "chase/search.hpp"
#include "chase/solve.hpp"
#include "chase/tallies.hpp"

namespace {

using namespace mazechase;
using chase::LayerKey;

chase::Setup read_setup(const Numbers& config) {
  Reader reader(config);
  chase::Setup setup(reader);
  reader.finish();
  return setup;
}

// Let Python stop long work.
void check_signals() {
  const py::gil_scoped_acquire acquire;
  if (PyErr_CheckSignals() != 0) throw py::error_already_set();
}

int checked_ghosts(int ghosts) {
  if (ghosts < 0 || ghosts > chase::kGhosts) throw BadNumbers("too many ghosts");
  return ghosts;
}

// The solver for Python: a layer is named by three numbers, and its changes are copied out as bytes.
class BoundSolver {
 public:
  BoundSolver(const Numbers& config, unsigned threads, int ghosts, unsigned pellets)
      : solver_(read_setup(config), threads, checked_ghosts(ghosts), pellets) {}

  void solve(unsigned pellets, unsigned resets, bool endless, bool keep) {
    const py::gil_scoped_release release;
    solver_.solve(key(pellets, resets, endless), keep, check_signals);
  }

  bool has(unsigned pellets, unsigned resets, bool endless) const {
    return solver_.find(key(pellets, resets, endless));
  }
  bool start(unsigned pellets, unsigned resets, bool endless) const {
    const auto& starts = get(key(pellets, resets, endless)).starts;
    return !starts.empty() && starts[0];
  }
  bool base(unsigned pellets, unsigned resets, bool endless) const { return get(key(pellets, resets, endless)).base; }
  int sweeps(unsigned pellets, unsigned resets, bool endless) const {
    return get(key(pellets, resets, endless)).sweeps;
  }

  // The changes of all positions with this many ghosts and Pac-Man on a square.
  py::bytes changes(unsigned pellets, unsigned resets, bool endless, int ghosts, int pac) const {
    const LayerKey layer = key(pellets, resets, endless);
    get(layer);
    if (ghosts < 0 || ghosts > chase::kGhosts || pac < 0 || pac >= chase::kSquares) throw BadNumbers("no such block");
    const chase::Changes found = solver_.changes(layer, ghosts, pac);
    if (found.empty()) throw BadNumbers("nothing was kept there");
    return {reinterpret_cast<const char*>(found.data()), found.size()};
  }

  void slim(unsigned pellets, unsigned resets, bool endless) { solver_.slim(key(pellets, resets, endless)); }

 private:
  static LayerKey key(unsigned pellets, unsigned resets, bool endless) {
    LayerKey key{pellets, {}, endless};
    for (unsigned set = 0; set < key.resets.size(); ++set) key.resets[set] = resets >> set & 1;
    return key;
  }

  const chase::Layer<chase::Row>& get(const LayerKey& key) const {
    const auto* layer = solver_.find(key);
    if (!layer) throw BadNumbers("a layer that is not solved");
    return *layer;
  }

  chase::Solver<chase::Row> solver_;
};

// The solver that counts cycles, for Python: a layer is named by its pellets and the scores that a lost life leads to.
template <class Number>
class BoundCounter {
 public:
  using Cells = chase::Tally<Number>;

  BoundCounter(const Numbers& config, unsigned threads, int ghosts, unsigned pellets)
      : solver_(read_setup(config), threads, checked_ghosts(ghosts), pellets) {}

  // Solve a layer if that is still to be done, and return the score of the start, or the worst with fewer ghosts.
  int solve(unsigned pellets, const chase::Resets& resets) {
    const LayerKey key{pellets, resets, Cells::kNobody};
    const py::gil_scoped_release release;
    if (!solver_.find(key)) solver_.solve(key, false, check_signals);
    const auto& starts = solver_.find(key)->starts;
    return starts.empty() ? 0 : starts[0];
  }

  // Solve a layer and return the scores of positions: cycles until the stall, Pac-Man's and the ghosts' sorted squares.
  std::vector<int> ask(unsigned pellets, const chase::Resets& resets,
                       const std::vector<std::tuple<std::uint32_t, int, std::vector<int>>>& positions) {
    std::vector<chase::Asked> asked;
    for (const auto& [left, pac, ghosts] : positions) {
      const int count = checked_ghosts(static_cast<int>(ghosts.size()));
      std::array<int, chase::kGhosts> squares{};
      std::copy(ghosts.begin(), ghosts.end(), squares.begin());
      if (pac < 0 || pac >= chase::kSquares) throw BadNumbers("no such square");
      for (const int square : ghosts) {
        if (square < 0 || square >= chase::kSquares) throw BadNumbers("no such square");
      }
      const int others = std::max(0, count - 1);
      asked.push_back({left, count, pac, chase::place_of(squares, others), squares[chase::at(others)]});
    }
    const py::gil_scoped_release release;
    const auto found = solver_.ask({pellets, resets, Cells::kNobody}, asked, check_signals);
    return {found.begin(), found.end()};
  }

  void forget() { solver_.forget(); }

 private:
  chase::Solver<Cells> solver_;
};

template <class Number>
void bind_counter(py::module_& module, const char* name) {
  using Counter = BoundCounter<Number>;
  py::class_<Counter>(module, name, py::module_local())
      .def(py::init<const Numbers&, unsigned, int, unsigned>())
      .def("solve", &Counter::solve)
      .def("ask", &Counter::ask)
      .def("forget", &Counter::forget)
      .def_property_readonly_static("best", [](const py::object&) { return Counter::Cells::kBest; });
}

// A search for Python: the place of the best action in the list of legal ones, or -1 if nothing was looked at.
class BoundSearch {
 public:
  BoundSearch(const Numbers& config, const std::vector<double>& weights)
      : game_(read(config)), worth_(game_.setup(), chase::Weights(weights)) {}

  py::tuple best(const Numbers& numbers, std::uint64_t nodes, std::uint64_t milliseconds, int deepest, double error,
                 std::uint64_t seed, const chase::Pairs* pairs) const {
    const chase::State state = read_state(numbers);
    if (game_.node(state).kind != Node::Kind::turn) throw BadNumbers("nobody's turn");
    chase::Found found;
    {
      const py::gil_scoped_release release;
      found = chase::Search(game_.setup(), worth_, {nodes, milliseconds, deepest, error, seed}, pairs).best(state);
    }
    const int index = found.index ? static_cast<int>(*found.index) : -1;
    return py::make_tuple(index, found.value, found.depth, found.nodes);
  }

  double worth(const Numbers& numbers) const { return worth_.of(read_state(numbers)); }

  bool held(const Numbers& numbers, const chase::Pairs& pairs) const { return pairs.hold(read_state(numbers)); }

 private:
  chase::State read_state(const Numbers& numbers) const {
    Reader reader(numbers);
    const chase::State state = game_.read(reader);
    reader.finish();
    return state;
  }

  static chase::Game read(const Numbers& config) {
    Reader reader(config);
    chase::Game game(reader);
    reader.finish();
    return game;
  }

  chase::Game game_;
  chase::Worth worth_;
};

}  // namespace

PYBIND11_MODULE(_chase, module) {
  bind<chase::Game>(module);
  py::class_<BoundSolver>(module, "Solver", py::module_local())
      .def(py::init<const Numbers&, unsigned, int, unsigned>())
      .def("solve", &BoundSolver::solve)
      .def("has", &BoundSolver::has)
      .def("start", &BoundSolver::start)
      .def("base", &BoundSolver::base)
      .def("sweeps", &BoundSolver::sweeps)
      .def("changes", &BoundSolver::changes)
      .def("slim", &BoundSolver::slim);
  bind_counter<std::uint8_t>(module, "Counter");
  bind_counter<std::uint16_t>(module, "WideCounter");
  py::class_<chase::Pairs>(module, "Pairs", py::module_local()).def(py::init([](const Numbers& config) {
    return std::make_unique<chase::Pairs>(read_setup(config));
  }));
  py::class_<BoundSearch>(module, "Search", py::module_local())
      .def(py::init<const Numbers&, const std::vector<double>&>())
      .def("best", &BoundSearch::best, py::arg("state"), py::arg("nodes"), py::arg("milliseconds"), py::arg("deepest"),
           py::arg("error"), py::arg("seed"), py::arg("pairs") = nullptr)
      .def("worth", &BoundSearch::worth)
      .def("held", &BoundSearch::held);
}
