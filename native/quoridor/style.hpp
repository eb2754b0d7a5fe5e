// How a player of the search differs from the best one: what it overlooks, how far it sees, and what it likes.
#pragma once

#include <cstdint>

#include "quoridor/ply.hpp"

namespace mazechase::quoridor {

struct Style {
  int deepest = 0;         // how many plies it looks ahead with two players; 0 for as many as the limits allow
  int error = 0;           // how far its estimates are off, at most, on a board that is half full of fences
  std::uint64_t seed = 0;  // equal seeds err alike
  bool sees_jumps = true;  // whether its own jumps occur to it
  int forward = 0;         // what it likes: steps that lead home,
  int back = 0;            // steps that don't,
  int fence = 0;           // fences

  // By how much it misjudges a position: more where more fences stand.
  int misjudged(std::uint64_t key, int fences) const {
    if (!error) return 0;
    const std::uint64_t drawn = Rng(key ^ seed).next();
    const int wide = static_cast<int>(drawn & 0xffff) + static_cast<int>(drawn >> 16 & 0xffff) - 0xffff;
    return static_cast<int>(std::int64_t{wide} * error * (5 + fences) / (15 * 0xffff));
  }

  // What it likes about an action, apart from where it leads.
  int likes(const Ply& ply, Action action) const {
    if (is_fence(action)) return fence;
    const int seat = ply.state.turn;
    return ply.field(seat).at(static_cast<int>(number_of(action))) < ply.steps(seat) ? forward : back;
  }

  // Whether an action occurs to it at all: a jump may not, unless it wins.
  bool thinks_of(const Ply& ply, Action action) const {
    if (sees_jumps || is_fence(action)) return true;
    const int to = static_cast<int>(number_of(action)), seat = ply.state.turn;
    return ply.state.maze.around(Squares::of(ply.pawn(seat))).has(to) || ply.field(seat).at(to) == 0;
  }
};

}  // namespace mazechase::quoridor
