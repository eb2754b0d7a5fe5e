#include "base/bind.hpp"
#include "chase/encoding.hpp"
#include "chase/game.hpp"
#include "chase/search.hpp"
#include "chase/solve.hpp"

namespace {

using namespace mazechase;
using chase::Layer, chase::LayerKey;

// The solver for Python: a layer is named by three numbers, and its changes are copied out as bytes.
class BoundSolver {
 public:
  BoundSolver(const Numbers& config, unsigned threads, int ghosts) : solver_(read(config), threads, ghosts) {
    if (ghosts < 0 || ghosts > chase::kGhosts) throw BadNumbers("too many ghosts");
  }

  void solve(unsigned pellets, unsigned resets, bool endless, bool keep) {
    const py::gil_scoped_release release;
    solver_.solve({pellets, resets, endless}, keep, [] {
      const py::gil_scoped_acquire acquire;
      if (PyErr_CheckSignals() != 0) throw py::error_already_set();
    });
  }

  bool has(unsigned pellets, unsigned resets, bool endless) const { return solver_.find({pellets, resets, endless}); }
  bool start(unsigned pellets, unsigned resets, bool endless) const {
    return chase::Solver::wins_start(get({pellets, resets, endless}));
  }
  bool base(unsigned pellets, unsigned resets, bool endless) const { return get({pellets, resets, endless}).base; }
  int sweeps(unsigned pellets, unsigned resets, bool endless) const { return get({pellets, resets, endless}).sweeps; }

  // The changes of all positions with this many ghosts and Pac-Man on a square.
  py::bytes changes(unsigned pellets, unsigned resets, bool endless, int ghosts, int pac) const {
    const LayerKey key{pellets, resets, endless};
    get(key);
    if (ghosts < 0 || ghosts > chase::kGhosts || pac < 0 || pac >= chase::kSquares) throw BadNumbers("no such block");
    const std::vector<std::uint8_t> found = solver_.changes(key, ghosts, pac);
    if (found.empty()) throw BadNumbers("nothing was kept there");
    return {reinterpret_cast<const char*>(found.data()), found.size()};
  }

  void slim(unsigned pellets, unsigned resets, bool endless) { solver_.slim({pellets, resets, endless}); }

 private:
  static chase::Setup read(const Numbers& config) {
    Reader reader(config);
    chase::Setup setup(reader);
    reader.finish();
    return setup;
  }

  const Layer& get(const LayerKey& key) const {
    const Layer* layer = solver_.find(key);
    if (!layer) throw BadNumbers("a layer that is not solved");
    return *layer;
  }

  chase::Solver solver_;
};

// A search for Python: the place of the best action in the list of legal ones, or -1 if nothing was looked at.
class BoundSearch {
 public:
  BoundSearch(const Numbers& config, const std::vector<double>& weights)
      : game_(read(config)), worth_(game_.setup(), chase::Weights(weights)) {}

  py::tuple best(const Numbers& numbers, std::uint64_t nodes, std::uint64_t milliseconds, int deepest, double error,
                 std::uint64_t seed) const {
    Reader reader(numbers);
    const chase::State state = game_.read(reader);
    reader.finish();
    if (game_.node(state).kind != Node::Kind::turn) throw BadNumbers("nobody's turn");
    chase::Found found;
    {
      const py::gil_scoped_release release;
      found = chase::Search(game_.setup(), worth_, {nodes, milliseconds, deepest, error, seed}).best(state);
    }
    const int index = found.index ? static_cast<int>(*found.index) : -1;
    return py::make_tuple(index, found.value, found.depth, found.nodes);
  }

  double worth(const Numbers& numbers) const {
    Reader reader(numbers);
    const chase::State state = game_.read(reader);
    reader.finish();
    return worth_.of(state);
  }

 private:
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
      .def(py::init<const Numbers&, unsigned, int>())
      .def("solve", &BoundSolver::solve)
      .def("has", &BoundSolver::has)
      .def("start", &BoundSolver::start)
      .def("base", &BoundSolver::base)
      .def("sweeps", &BoundSolver::sweeps)
      .def("changes", &BoundSolver::changes)
      .def("slim", &BoundSolver::slim);
  py::class_<BoundSearch>(module, "Search", py::module_local())
      .def(py::init<const Numbers&, const std::vector<double>&>())
      .def("best", &BoundSearch::best)
      .def("worth", &BoundSearch::worth);
}
