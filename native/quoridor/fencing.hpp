// Where a fence may go; the twin of `mazechase.rules.quoridor.legal`.
#pragma once

#include <array>
#include <bit>
#include <cstdint>

#include "boards/way.hpp"
#include "quoridor/state.hpp"

namespace mazechase::quoridor {

using fences::Slots;
using fences::Squares;
using fences::Way;
using fences::Word;

using Goals = std::array<Squares, kMostPlayers>;

// Return the slots where a fence would cut off a pawn's last path to its goal.
inline Slots shutting_in(const State& state, int pawn, const Squares& goal, Slots tried) {
  Way way;
  if (!way.find(state.maze, pawn, goal)) return {};
  tried = tried & way.cutting();  // elsewhere the path found stays open
  Slots shutting;
  for (Word rest = tried.h; rest; rest &= rest - 1) {
    const int anchor = std::countr_zero(rest);
    fences::Maze maze = state.maze;
    maze.close_h(anchor);
    if (!way.mends(maze, Slots{Word{1} << anchor, 0})) shutting.h |= Word{1} << anchor;
  }
  for (Word rest = tried.v; rest; rest &= rest - 1) {
    const int anchor = std::countr_zero(rest);
    fences::Maze maze = state.maze;
    maze.close_v(anchor);
    if (!way.mends(maze, Slots{0, Word{1} << anchor})) shutting.v |= Word{1} << anchor;
  }
  return shutting;
}

// Return the slots where a fence may be put up. A slot must be on the board, clear of other fences (QUOR-8, QUOR-9,
// QUOR-10), and leave every pawn a path to its goal (QUOR-11), ignoring other pawns (QUOR-12). Only
// fences that close a loop of fences and border can cut a path.
inline Slots legal_slots(const State& state, int players, const Goals& goals) {
  Slots legal = fences::free_slots(state.fences);
  Slots tried = legal & state.walls.closing();
  for (int seat = 0; seat < players && !tried.empty(); ++seat) {
    const auto at = static_cast<std::size_t>(seat);
    const Slots shutting = shutting_in(state, state.pawns[at], goals[at], tried);
    legal = legal - shutting;
    tried = tried - shutting;
  }
  return legal;
}

}  // namespace mazechase::quoridor
