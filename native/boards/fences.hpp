// The 9 x 9 board with grooves for fences; the twin of `mazechase.boards.fences`.
//
// Squares are numbered row by row from a1 (0) to i9 (80). A slot's anchor is the square it touches that is nearest a1;
// anchors make a square of 8 x 8, so the slots of one direction are one word: bit 0 is a1, bit 7 h1, bit 63 h8. The
// point at the north-eastern corner of an anchor has the anchor's number too: it is the middle of both its slots.
#pragma once

#include <array>
#include <bit>
#include <cstdint>

#include "base/numbers.hpp"
#include "boards/cells.hpp"

namespace mazechase::fences {

inline constexpr int kSize = 9;
inline constexpr int kSquares = kSize * kSize;
inline constexpr int kAnchors = 64;  // of each direction

using Squares = Cells<kSquares>;
using Word = std::uint64_t;  // a set of anchors or points

constexpr int square_of(int anchor) { return anchor / 8 * kSize + anchor % 8; }

// A set of fence slots, such as the fences on a board. `h` are horizontal, `v` vertical.
struct Slots {
  Word h = 0, v = 0;

  constexpr bool empty() const { return (h | v) == 0; }
  constexpr int size() const { return std::popcount(h) + std::popcount(v); }
  friend constexpr Slots operator&(Slots a, Slots b) { return {a.h & b.h, a.v & b.v}; }
  friend constexpr Slots operator|(Slots a, Slots b) { return {a.h | b.h, a.v | b.v}; }
  friend constexpr Slots operator-(Slots a, Slots b) { return {a.h & ~b.h, a.v & ~b.v}; }
  friend constexpr bool operator==(Slots, Slots) = default;
};

inline constexpr Word kWestmost = 0x0101'0101'0101'0101, kEastmost = kWestmost << 7;
inline constexpr Word kSouthmost = 0xff, kNorthmost = kSouthmost << 56;

constexpr Word to_east(Word word) { return word << 1 & ~kWestmost; }
constexpr Word to_west(Word word) { return word >> 1 & ~kEastmost; }
constexpr Word to_north(Word word) { return word << 8; }
constexpr Word to_south(Word word) { return word >> 8; }

// Return the slots on the board where a fence overlaps no other and crosses none.
constexpr Slots free_slots(Slots fences) {
  const auto [h, v] = fences;
  return {~(h | to_east(h) | to_west(h) | v), ~(v | to_north(v) | to_south(v) | h)};
}

// Return the slots where a fence would touch these points or the border at two of its own three points.
constexpr Slots joining_slots(Word touched) {
  const Word west = to_east(touched) | kWestmost, east = to_west(touched) | kEastmost;
  const Word south = to_north(touched) | kSouthmost, north = to_south(touched) | kNorthmost;
  return {(west & touched) | (west & east) | (touched & east), (south & touched) | (south & north) | (touched & north)};
}

// The four directions of a step, in the order of the squares they lead to.
enum class Direction : std::uint8_t { south, west, east, north };
inline constexpr std::array kDirections{Direction::south, Direction::west, Direction::east, Direction::north};

constexpr int offset_of(Direction direction) {
  switch (direction) {
    case Direction::south:
      return -kSize;
    case Direction::west:
      return -1;
    case Direction::east:
      return 1;
    default:
      return kSize;
  }
}

// Return the square one step away, ignoring fences; -1 over the border.
constexpr int beside(int square, Direction direction) {
  const int column = square % kSize, row = square / kSize;
  const bool border = direction == Direction::south  ? row == 0
                      : direction == Direction::west ? column == 0
                      : direction == Direction::east ? column == kSize - 1
                                                     : row == kSize - 1;
  return border ? -1 : square + offset_of(direction);
}

// The squares, and which steps between neighbours the fences leave open: an edge belongs to its southern or western
// square.
class Maze {
 public:
  constexpr Maze() {
    for (int square = 0; square < kSquares; ++square) {
      if (beside(square, Direction::north) >= 0) north_ = north_.with(square);
      if (beside(square, Direction::east) >= 0) east_ = east_.with(square);
    }
  }

  constexpr void close_h(int anchor) {
    const int square = square_of(anchor);
    north_ = north_.without(square).without(square + 1);
  }
  constexpr void close_v(int anchor) {
    const int square = square_of(anchor);
    east_ = east_.without(square).without(square + kSize);
  }

  // Whether a step is open: no border and no fence in between.
  constexpr bool open(int square, Direction direction) const {
    switch (direction) {
      case Direction::north:
        return north_.has(square);
      case Direction::east:
        return east_.has(square);
      case Direction::south:
        return square >= kSize && north_.has(square - kSize);
      case Direction::west:
        return square >= 1 && east_.has(square - 1);
    }
    return false;
  }

  // The squares one step away from any of these.
  constexpr Squares around(const Squares& seen) const {
    return ((seen & north_) << kSize) | ((seen >> kSize) & north_) | ((seen & east_) << 1) | ((seen >> 1) & east_);
  }
  constexpr Squares grow(const Squares& seen) const { return seen | around(seen); }

  // Whether there is a path from a square to any of the goals.
  bool reaches(int start, const Squares& goals) const {
    Squares seen = Squares::of(start);
    while (!seen.meets(goals)) {
      const Squares grown = grow(seen);
      if (grown == seen) return false;
      seen = grown;
    }
    return true;
  }

  friend constexpr bool operator==(const Maze&, const Maze&) = default;

 private:
  Squares north_, east_;
};

}  // namespace mazechase::fences
