// Where a fence may go; the twin of `mazechase.rules.quoridor.fencing`.
#pragma once

#include <array>
#include <bit>

#include "quoridor/state.hpp"

namespace mazechase::quoridor {

using fences::Slots;
using fences::Squares;
using fences::Word;

using Goals = std::array<Squares, kMostPlayers>;

// Return the slots that would close a step of a shortest way from a pawn to its goal.
inline Slots slots_cutting_a_way(const fences::Maze& maze, int pawn, const Squares& goals) {
  std::array<Squares, fences::kSquares> layers;
  std::size_t last = 0;
  layers[0] = Squares::of(pawn);
  while (!layers[last].meets(goals)) {
    layers[last + 1] = maze.grow(layers[last]);
    if (layers[last + 1] == layers[last]) return {};
    ++last;
  }
  Squares north, east;
  int here = (layers[last] & goals).first();
  while (last-- > 0) {
    const int before = (maze.grow(Squares::of(here)) & layers[last]).first();
    const int edge = std::min(here, before);
    if (std::abs(here - before) == 1) {
      east = east.with(edge);
    } else {
      north = north.with(edge);
    }
    here = before;
  }
  Slots slots;
  for (int anchor = 0; anchor < fences::kAnchors; ++anchor) {
    const int square = fences::square_of(anchor);
    const Word bit = Word{1} << anchor;
    if (north.has(square) || north.has(square + 1)) slots.h |= bit;
    if (east.has(square) || east.has(square + fences::kSize)) slots.v |= bit;
  }
  return slots;
}

// Return the slots where a fence may be put up. A slot must be on the board, clear of other fences (QUOR-8, QUOR-9,
// QUOR-10), and leave every pawn a way to its goal (QUOR-11), other pawns not counting as obstacles (QUOR-12).
inline Slots legal_slots(const State& state, int players, const Goals& goals) {
  const Slots free = fences::free_slots(state.fences);
  const Slots joining = free & fences::joining_slots(fences::touched_points(state.fences));
  if (joining.empty()) return free;
  Slots shutting;
  for (int seat = 0; seat < players; ++seat) {
    const int pawn = state.pawns[static_cast<std::size_t>(seat)];
    const Squares& goal = goals[static_cast<std::size_t>(seat)];
    Slots tried = (joining - shutting) & slots_cutting_a_way(state.maze, pawn, goal);
    for (; tried.h; tried.h &= tried.h - 1) {
      fences::Maze maze = state.maze;
      maze.close_h(std::countr_zero(tried.h));
      if (!maze.reaches(pawn, goal)) shutting.h |= tried.h & (0 - tried.h);
    }
    for (; tried.v; tried.v &= tried.v - 1) {
      fences::Maze maze = state.maze;
      maze.close_v(std::countr_zero(tried.v));
      if (!maze.reaches(pawn, goal)) shutting.v |= tried.v & (0 - tried.v);
    }
  }
  return free - shutting;
}

}  // namespace mazechase::quoridor
