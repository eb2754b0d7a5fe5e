// What the sanitizers run beside the kernel (base/fuzz.cpp): the search.
#pragma once

#include "mspacman/features.hpp"
#include "search/tried.hpp"

namespace mazechase::mspacman {

inline void exercise(const Game& game, const State& state, Rng&) { search::try_ahead<Game, Features>(game, state); }

inline void exercise(const Game&, Rng&) {}

}  // namespace mazechase::mspacman
