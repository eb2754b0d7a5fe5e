// How many steps every square is from a goal: found bit-parallel, and kept where a new fence changes nothing.
#pragma once

#include <array>
#include <cstdint>

#include "boards/fences.hpp"

namespace mazechase::quoridor {

class Field {
 public:
  static constexpr int kNowhere = 255;  // no path leads from here to the goal

  // Spread from the goal, ring by ring.
  void find(const fences::Maze& maze, const fences::Squares& goal) {
    steps_.fill(kNowhere);
    fences::Squares seen = goal, ring = goal;
    for (std::uint8_t step = 0; !ring.empty(); ++step) {
      rings_[step] = ring;
      ring.each([&](int square) { steps_[static_cast<std::size_t>(square)] = step; });
      const fences::Squares grown = maze.grow(seen);
      ring = grown - seen;
      seen = grown;
    }
  }

  int at(int square) const { return steps_[static_cast<std::size_t>(square)]; }

  // The squares that are this many steps away; only for a number that some square has.
  const fences::Squares& ring(int step) const { return rings_[static_cast<std::size_t>(step)]; }

  // Whether a fence that has been put up leaves every square as far as it was: a square that steps over the fence needs
  // another neighbour that is as near to the goal.
  bool survives_h(const fences::Maze& maze, int anchor) const {
    const int square = fences::square_of(anchor);
    return still(maze, square, square + fences::kSize) && still(maze, square + 1, square + 1 + fences::kSize);
  }
  bool survives_v(const fences::Maze& maze, int anchor) const {
    const int square = fences::square_of(anchor);
    return still(maze, square, square + 1) && still(maze, square + fences::kSize, square + fences::kSize + 1);
  }

 private:
  bool still(const fences::Maze& maze, int one, int other) const {
    if (at(one) == at(other)) return true;
    const int far = at(one) > at(other) ? one : other;
    for (const fences::Direction direction : fences::kDirections) {
      if (maze.open(far, direction) && at(far + fences::offset_of(direction)) == at(far) - 1) return true;
    }
    return false;
  }

  std::array<std::uint8_t, fences::kSquares> steps_;
  std::array<fences::Squares, fences::kSquares> rings_;  // only those that `find` has written are read
};

}  // namespace mazechase::quoridor
