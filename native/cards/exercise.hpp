// What the sanitizers run beside the kernel (base/fuzz.cpp): every seat that has a choice rates it.
#pragma once

#include <cassert>
#include <cmath>
#include <vector>

#include "cards/advice.hpp"

namespace mazechase::cards {

inline void exercise(const Game& game, const State& state, Rng&) {
  if (game.node(state).kind != Node::Kind::turn) return;
  std::vector<float> weights(Judge::kWeights);
  for (std::size_t place = 0; place < weights.size(); ++place)
    weights[place] = static_cast<float>(place % 7) / 10 - 0.3F;
  const Judge judge(weights);
  each_seat(game.node(state).seats, [&](int seat) {
    for (const float rate : Advice(game, judge).rate(state, seat)) assert(std::isfinite(rate));
  });
}

inline void exercise(const Game&, Rng&) {}

}  // namespace mazechase::cards
