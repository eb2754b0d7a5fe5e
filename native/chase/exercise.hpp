// What the sanitizers run beside the kernel (base/fuzz.cpp): the search, and the solver on small numbers of ghosts.
#pragma once

#include <vector>

#include "base/rng.hpp"
#include "chase/game.hpp"
#include "chase/search.hpp"
#include "chase/solve.hpp"

namespace mazechase::chase {

// Search from a state where somebody acts, with a random budget, depth and error.
inline void exercise(const Game& game, const State& state, Rng& rng) {
  if (game.node(state).kind != Node::Kind::turn) return;
  static const std::vector<double> kUsual{100, 75, 12, 45, 5, 70, 0.35, 1.5, 1, 8, 50};
  const Worth worth(game.setup(), Weights(kUsual));
  const Limits limits{1 + rng.below(600), 0, static_cast<int>(1 + rng.below(60)), rng.below(2) ? 20.0 : 0.0,
                      rng.next()};
  Search(game.setup(), worth, limits).best(state);
}

// Solve every layer for some sets of pellets that a lost life would win with, and read all that was kept.
inline void exercise(const Game& game, Rng& rng) {
  const Setup& setup = game.setup();
  if (!setup.ghosts_stack || setup.max_turns != kNoLimit) return;
  const int ghosts = static_cast<int>(rng.below(3));
  Solver solver(setup, 2, ghosts);
  const auto resets = static_cast<unsigned>(rng.below(1U << (Layout::kAllPellets + 1)));
  for (unsigned pellets = 1; pellets <= Layout::kAllPellets; ++pellets) {  // a set comes after those within it
    const LayerKey key = solver.below({Layout::kAllPellets, resets, false}, pellets);
    solver.solve(key, true, [] {});
    for (int count = 0; count <= ghosts; ++count) {
      for (int pac = 0; pac < kSquares; ++pac) solver.changes(key, count, pac);
    }
  }
}

}  // namespace mazechase::chase
