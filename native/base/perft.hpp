// Perft: counting the sequences of plies from a position. The last ply is counted in bulk.
#pragma once

#include <atomic>
#include <cstdint>

#include "base/kernel.hpp"

namespace mazechase {

// Somebody wants the work to end early; its result is meaningless then.
using Stop = std::atomic<bool>;

// Count the sequences of exactly `depth` plies; a chance outcome is a ply, and a game that ends earlier adds none.
template <Kernel K>
std::uint64_t perft(const K& kernel, const typename K::State& state, int depth, const Stop& stop) {
  if (depth <= 0) return 1;
  switch (kernel.node(state).kind) {
    case Node::Kind::over:
      return 0;
    case Node::Kind::chance: {
      typename K::Odds odds;
      kernel.odds(state, odds);
      if (depth == 1) return odds.size();
      std::uint64_t total = 0;
      for (const auto& [outcome, weight] : odds) {
        typename K::State next = state;
        kernel.settle(next, outcome);
        total += perft(kernel, next, depth - 1, stop);
      }
      return total;
    }
    case Node::Kind::turn:
      break;
  }
  if (depth == 1) return count_legal(kernel, state);
  if (stop.load(std::memory_order_relaxed)) return 0;
  typename K::Actions actions;
  kernel.legal(state, actions);
  std::uint64_t total = 0;
  for (const auto& action : actions) {
    typename K::State next = state;
    kernel.apply(next, action);
    total += perft(kernel, next, depth - 1, stop);
  }
  return total;
}

}  // namespace mazechase
