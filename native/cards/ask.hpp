// The evaluation as Python sees it: `mazechase.bots.cards.advice` is its only caller.
#pragma once

#include <pybind11/pybind11.h>
#include <pybind11/stl.h>

#include <cstdint>
#include <vector>

#include "base/crossing.hpp"
#include "base/numbers.hpp"
#include "cards/advice.hpp"
#include "cards/table.hpp"

namespace mazechase::cards {

namespace py = pybind11;

class Ask {
 public:
  Ask(const Numbers& config, const std::vector<float>& weights) : game_(make_kernel<Game>(config)), judge_(weights) {}

  std::vector<float> rate(const Numbers& view, std::uint64_t seed) const {
    return Advice(game_, judge_).rate(view, seed);
  }

  // Let good players, who see their own hands alone, play a state out so many times; return what each seat won.
  std::vector<double> play_out(const Numbers& numbers, std::uint64_t games, std::uint64_t seed) const {
    const State state = read_state(game_, numbers);
    const auto players = static_cast<std::size_t>(game_.players());
    const std::vector<Player> table(players, Player{.judge = &judge_});
    std::vector<double> won(players);
    const py::gil_scoped_release release;
    Rng rng(seed);
    for (std::uint64_t game = 0; game < games; ++game) {
      const std::vector<float> shares = played(game_, state, table, rng, nullptr);
      for (std::size_t seat = 0; seat < players; ++seat) won[seat] += static_cast<double>(shares[seat]);
    }
    return won;
  }

 private:
  Game game_;
  Judge judge_;
};

inline void bind_ask(py::module_& module) {
  py::class_<Ask>(module, "Ask", py::module_local())
      .def(py::init<const Numbers&, const std::vector<float>&>())
      .def("rate", &Ask::rate)
      .def("play_out", &Ask::play_out);
}

}  // namespace mazechase::cards
