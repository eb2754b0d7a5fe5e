// The evaluation as Python sees it: `mazechase.bots.cards.advice` is its only caller.
#pragma once

#include <pybind11/pybind11.h>
#include <pybind11/stl.h>

#include <cstdint>
#include <vector>

#include "base/numbers.hpp"
#include "cards/advice.hpp"

namespace mazechase::cards {

namespace py = pybind11;

class Ask {
 public:
  Ask(const Numbers& config, const std::vector<float>& weights) : game_(make_kernel<Game>(config)), judge_(weights) {}

  std::vector<float> rate(const Numbers& view, std::uint64_t seed) const {
    return Advice(game_, judge_).rate(view, seed);
  }

 private:
  Game game_;
  Judge judge_;
};

inline void bind_ask(py::module_& module) {
  py::class_<Ask>(module, "Ask", py::module_local())
      .def(py::init<const Numbers&, const std::vector<float>&>())
      .def("rate", &Ask::rate);
}

}  // namespace mazechase::cards
