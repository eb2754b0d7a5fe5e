// How the search is tried by the sanitizers.
#pragma once

#include "marbles/features.hpp"
#include "search/tried.hpp"

namespace mazechase::marbles {

inline void search_from(const Game& game, const State& state) { search::try_ahead<Game, Features>(game, state); }

}  // namespace mazechase::marbles
