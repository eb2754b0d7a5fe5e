// What the sanitizers run beside the kernel (base/fuzz.cpp): the search, and the solver on small numbers of ghosts.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "base/rng.hpp"
#include "chase/game.hpp"
#include "chase/pairs.hpp"
#include "chase/search.hpp"
#include "chase/solve.hpp"
#include "chase/tallies.hpp"

namespace mazechase::chase {

// What two ghosts can do in the game that was exercised last.
inline std::optional<Pairs> last_pairs;

// Search from a state where somebody acts, with a random budget, depth and error, and with or without pairs.
inline void exercise(const Game& game, const State& state, Rng& rng) {
  if (game.node(state).kind != Node::Kind::turn) return;
  static const std::vector<double> kUsual{100, 75, 12, 45, 5, 70, 0.35, 1.5, 1, 8, 50};
  const Worth worth(game.setup(), Weights(kUsual));
  const Limits limits{1 + rng.below(600), 0, static_cast<int>(1 + rng.below(60)), rng.below(2) ? 20.0 : 0.0,
                      rng.next()};
  Search(game.setup(), worth, limits, last_pairs && rng.below(2) ? &*last_pairs : nullptr).best(state);
}

// Solve every layer for some scores that a lost life leads to, and read all that was kept.
template <class Cells>
void exercise_solver(const Setup& setup, bool keep, Rng& rng) {
  const int ghosts = static_cast<int>(rng.below(3));
  Solver<Cells> solver(setup, 2, ghosts, Layout::kAllPellets);
  LayerKey all{Layout::kAllPellets, {}, 0};
  for (Score& score : all.resets) score = static_cast<Score>(rng.below(2) ? Cells::kBest : 0);
  for (unsigned pellets = 1; pellets <= Layout::kAllPellets; ++pellets) {  // a set comes after those within it
    const LayerKey key = all.below(pellets, setup.pellets_reset);
    solver.solve(key, keep, [] {});
    if (!keep) solver.ask(key, {{1, ghosts, 40, 0, 0}}, [] {});
    for (int count = 0; keep && count <= ghosts; ++count) {
      for (int pac = 0; pac < kSquares; ++pac) solver.changes(key, count, pac);
    }
  }
}

// Find what two ghosts can do, and winners, or count cycles.
inline void exercise(const Game& game, Rng& rng) {
  const Setup& setup = game.setup();
  last_pairs.reset();
  if (!setup.ghosts_stack || setup.max_turns != kNoLimit) return;
  last_pairs.emplace(setup);
  if (rng.below(2)) {
    exercise_solver<Row>(setup, true, rng);
  } else {
    exercise_solver<Tally<std::uint8_t>>(setup, false, rng);
  }
}

}  // namespace mazechase::chase
