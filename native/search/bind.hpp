// The binding of a search: a class `Search` beside the kernel's `Core`. The GIL is released while it works.
#pragma once

#include <pybind11/functional.h>
#include <pybind11/pybind11.h>
#include <pybind11/stl.h>

#include <array>
#include <cstdint>
#include <functional>
#include <optional>
#include <utility>
#include <vector>

#include "base/crossing.hpp"
#include "search/ahead.hpp"

namespace mazechase::search {

template <Kernel K, Notices<K> F>
class Search {
 public:
  using State = typename K::State;

  Search(const Numbers& config, std::vector<float> weights)
      : kernel_(make_kernel<K>(config)), evaluation_(kernel_, std::move(weights)) {}

  // The chances that the evaluation alone gives every seat.
  std::vector<float> chances(const Numbers& numbers) const {
    const State state = read(numbers);
    return by_seat(Turns<K, F>(kernel_, evaluation_).rated(state));
  }

  // The ends of the turn in hand, the best first: (first action, key, chances by seat, depth, gain, danger, harm, and
  // the chances that a look one turn less deep has found).
  // `stop`, if it is a function, is asked now and then whether to stop.
  py::list ends(const Numbers& numbers, std::uint64_t nodes, const std::array<int, 6>& widths,
                const py::object& stop) const {
    const State state = read(numbers);
    const Node node = kernel_.node(state);
    if (node.kind != Node::Kind::turn) throw BadNumbers("nobody has a turn");
    std::vector<Found> found;
    {
      const py::gil_scoped_release release;
      std::function<bool()> asked;
      if (!stop.is_none()) {
        asked = [&] {
          const py::gil_scoped_acquire acquire;
          if (PyErr_CheckSignals() != 0) throw py::error_already_set();
          return stop().template cast<bool>();
        };
      }
      const Widths limits{widths[0], widths[1], widths[2], widths[3], widths[4], widths[5]};
      found = Ahead<K, F>(kernel_, evaluation_, limits, Meter(nodes, asked)).ends(state);
    }
    py::list listed(found.size());
    for (std::size_t place = 0; place < found.size(); ++place) {
      const Found& end = found[place];
      listed[place] = py::make_tuple(end.first, end.key, by_seat(end.chances), end.depth, end.traits.gain,
                                     end.traits.danger, end.traits.harm, by_seat(end.before));
    }
    return listed;
  }

 private:
  State read(const Numbers& numbers) const { return read_state(kernel_, numbers); }

  std::vector<float> by_seat(const Chances& chances) const {
    return {chances.begin(), chances.begin() + kernel_.players()};
  }

  K kernel_;
  Linear<K, F> evaluation_;
};

template <Kernel K, Notices<K> F>
void bind(py::module_& module) {
  using S = Search<K, F>;
  py::class_<S>(module, "Search", py::module_local())
      .def(py::init<const Numbers&, std::vector<float>>())
      .def("chances", &S::chances)
      .def("ends", &S::ends);
}

}  // namespace mazechase::search

// Make the extension module `_GAME` of a kernel and of the search that `GAME::Features` serves.
#define MAZECHASE_SEARCH_MODULE(GAME)                                                  \
  PYBIND11_MODULE(_##GAME, module) {                                                   \
    mazechase::bind<mazechase::GAME::Game>(module);                                    \
    mazechase::search::bind<mazechase::GAME::Game, mazechase::GAME::Features>(module); \
  }
