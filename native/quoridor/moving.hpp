// Where a pawn may go: steps, jumps and side landings; the twin of `mazechase.rules.quoridor.legal`.
#pragma once

#include <algorithm>

#include "quoridor/state.hpp"

namespace mazechase::quoridor {

using fences::Direction;

struct Jumping {
  bool edge_as_fence;        // QUOR-18
  bool diagonal_past_piece;  // QUOR-19
};

class Moving {
 public:
  Moving(const State& state, int players, Jumping jumping)
      : state_(state), players_(players), jumping_(jumping), pawn_(state.pawns[state.turn]) {}

  // List where the pawn on turn may go, from a1 on, each square once.
  void list(Actions& actions) const {
    bool jumped = false;
    for (const Direction direction : fences::kDirections) {
      if (!state_.maze.open(pawn_, direction)) continue;  // QUOR-7
      const int near = pawn_ + fences::offset_of(direction);
      if (!taken(near)) {
        add(near, actions);  // QUOR-6
      } else {
        jumped = true;
        jump(near, direction, actions);  // QUOR-13: as well as, not instead of, the other moves
      }
    }
    if (jumped) {
      std::sort(actions.begin(), actions.end());
      actions.shrink(static_cast<std::size_t>(std::unique(actions.begin(), actions.end()) - actions.begin()));
    }
  }

  bool can_move() const {
    for (const Direction direction : fences::kDirections) {
      if (state_.maze.open(pawn_, direction) && !taken(pawn_ + fences::offset_of(direction))) return true;
    }
    Actions moves;
    list(moves);
    return !moves.empty();
  }

 private:
  void jump(int near, Direction direction, Actions& actions) const {
    const bool open = state_.maze.open(near, direction);
    const int far = near + fences::offset_of(direction);
    if (open && !taken(far)) {
      add(far, actions);  // QUOR-15
    } else if (side_landing(near, open, direction)) {
      const bool upright = direction == Direction::north || direction == Direction::south;
      const Direction sides[2] = {upright ? Direction::west : Direction::south,
                                  upright ? Direction::east : Direction::north};
      for (const Direction side : sides) {
        if (!state_.maze.open(near, side)) continue;  // QUOR-17
        const int beside = near + fences::offset_of(side);
        if (!taken(beside)) add(beside, actions);  // QUOR-21
      }
    }
  }

  // Whether the sides are open past a pawn, when the straight jump is blocked.
  bool side_landing(int near, bool open, Direction direction) const {
    if (open) return jumping_.diagonal_past_piece;                           // QUOR-19: a piece stands behind
    if (fences::beside(near, direction) < 0) return jumping_.edge_as_fence;  // QUOR-18
    return true;                                                             // QUOR-16
  }

  bool taken(int square) const {
    for (int seat = 0; seat < players_; ++seat) {
      if (seat != state_.turn && state_.pawns[static_cast<std::size_t>(seat)] == square) return true;
    }
    return false;
  }

  static void add(int square, Actions& actions) { actions.push(action_of(static_cast<unsigned>(square))); }

  const State& state_;
  int players_;
  Jumping jumping_;
  int pawn_;
};

}  // namespace mazechase::quoridor
