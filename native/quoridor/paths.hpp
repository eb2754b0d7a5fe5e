// What a search asks about the shortest paths: the slots that cut them, how narrow they are, how long without a slot.
#pragma once

#include <array>
#include <bit>
#include <cstdint>

#include "boards/way.hpp"
#include "quoridor/ply.hpp"

namespace mazechase::quoridor {

// All shortest paths of a seat at once: the slots that cut any step of them, and the rings where they have one square.
struct Paths {
  Slots cutting;
  int narrow = 0;

  Paths(const Ply& ply, int seat) {
    const Field& field = ply.field(seat);
    Squares here = Squares::of(ply.pawn(seat));
    for (int left = ply.steps(seat); left > 0; --left) {
      const Squares& ring = field.ring(left - 1);
      here.each([&](int square) { cut(ply.state.maze, field, square, left); });
      here = ply.state.maze.around(here) & ring;
      narrow += here.size() == 1;
    }
  }

 private:
  void cut(const fences::Maze& maze, const Field& field, int square, int left) {
    for (const Direction direction : fences::kDirections) {
      if (!maze.open(square, direction)) continue;
      const int next = square + fences::offset_of(direction);
      if (field.at(next) != left - 1) continue;
      const auto edge = static_cast<std::size_t>(std::min(square, next));
      const bool upright = direction == Direction::north || direction == Direction::south;
      cutting = cutting | (upright ? fences::kCutting.north[edge] : fences::kCutting.east[edge]);
    }
  }
};

// By how many steps a fence lengthens a seat's way home; Field::kNowhere if it shuts the pawn in.
inline int longer(const Ply& ply, const fences::Maze& after, Action fence, int seat, const Squares& goal) {
  const Field& field = ply.field(seat);
  const int anchor = anchor_of(fence);
  const bool horizontal = number_of(fence) < kFirstV;
  if (horizontal ? field.survives_h(after, anchor) : field.survives_v(after, anchor)) return 0;
  Squares seen = Squares::of(ply.pawn(seat));
  int steps = 0;
  for (; !seen.meets(goal); ++steps) {
    const Squares grown = after.grow(seen);
    if (grown == seen) return Field::kNowhere;
    seen = grown;
  }
  return steps - ply.steps(seat);
}

// The anchors whose slots are near a square: where a fence would soon be in a pawn's way.
constexpr std::array<Word, fences::kSquares> make_near() {
  std::array<Word, fences::kSquares> near{};
  for (int square = 0; square < fences::kSquares; ++square) {
    for (int anchor = 0; anchor < fences::kAnchors; ++anchor) {
      const int across = anchor % 8 - square % fences::kSize, up = anchor / 8 - square / fences::kSize;
      if (across >= -2 && across <= 1 && up >= -2 && up <= 1)
        near[static_cast<std::size_t>(square)] |= Word{1} << anchor;
    }
  }
  return near;
}

inline constexpr std::array<Word, fences::kSquares> kNear = make_near();

// The slots that touch a fence on the board.
constexpr Slots touching(Slots fences) {
  using namespace mazechase::fences;
  const Word points =
      fences.h | to_east(fences.h) | to_west(fences.h) | fences.v | to_north(fences.v) | to_south(fences.v);
  return {points | to_east(points) | to_west(points), points | to_north(points) | to_south(points)};
}

// The slots that matter to a seat's race: near a pawn, at a fence, or across a rival's shortest paths.
inline Slots slots_that_matter(const Ply& ply, int players) {
  Slots slots = touching(ply.state.fences);
  for (int seat = 0; seat < players; ++seat) {
    const Word near = kNear[ply.state.pawns[static_cast<std::size_t>(seat)]];
    slots = slots | Slots{near, near};
    if (seat != ply.state.turn) slots = slots | Paths(ply, seat).cutting;
  }
  return slots & fences::free_slots(ply.state.fences);
}

}  // namespace mazechase::quoridor
