// A shortest path from a square to a goal, which slots would cut it, and whether it can be repaired after a cut.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>

#include "boards/fences.hpp"

namespace mazechase::fences {

// The slots whose fence would close the edge north of a square, or the one east of it.
struct Cutting {
  std::array<Slots, kSquares> north{}, east{};
};

constexpr Cutting make_cutting() {
  Cutting cutting;
  for (int anchor = 0; anchor < kAnchors; ++anchor) {
    const auto square = static_cast<std::size_t>(square_of(anchor));
    const Word bit = Word{1} << anchor;
    cutting.north[square].h |= bit;
    cutting.north[square + 1].h |= bit;
    cutting.east[square].v |= bit;
    cutting.east[square + kSize].v |= bit;
  }
  return cutting;
}

inline constexpr Cutting kCutting = make_cutting();

class Way {
 public:
  // Find a shortest path; return false if there is none.
  bool find(const Maze& maze, int start, const Squares& goals) {
    std::array<Squares, kSquares> layers;  // the squares within this many steps
    std::size_t last = 0;
    layers[0] = Squares::of(start);
    while (!layers[last].meets(goals)) {
      const Squares grown = maze.grow(layers[last]);
      if (grown == layers[last]) return false;
      layers[++last] = grown;
    }
    goals_ = goals;
    steps_ = last;
    squares_[last] = static_cast<std::uint8_t>((layers[last] & goals).first());
    cutting_ = {};
    while (last-- > 0) {
      const int after = squares_[last + 1];
      const int here = (maze.grow(Squares::of(after)) & layers[last]).first();
      squares_[last] = static_cast<std::uint8_t>(here);
      cutting_ = cutting_ | slots_at(here, after);
    }
    return true;
  }

  // The slots whose fence would block a step of the path.
  Slots cutting() const { return cutting_; }

  // Whether the part before the first cut still has a path to the goals in a maze where this slot is closed. What comes
  // after the last cut still leads there, so it counts as a goal.
  bool mends(const Maze& maze, Slots slot) const {
    std::size_t first = 0, last = steps_;
    while ((slots_at(squares_[first], squares_[first + 1]) & slot).empty()) ++first;
    while ((slots_at(squares_[last - 1], squares_[last]) & slot).empty()) --last;
    Squares seen, targets = goals_;
    for (std::size_t at = 0; at <= first; ++at) seen = seen.with(squares_[at]);
    for (std::size_t at = last; at <= steps_; ++at) targets = targets.with(squares_[at]);
    while (!seen.meets(targets)) {
      const Squares grown = maze.grow(seen);
      if (grown == seen) return false;
      seen = grown;
    }
    return true;
  }

 private:
  static Slots slots_at(int here, int there) {
    const auto edge = static_cast<std::size_t>(std::min(here, there));
    const int apart = here < there ? there - here : here - there;
    return apart == 1 ? kCutting.east[edge] : kCutting.north[edge];
  }

  Squares goals_;
  std::array<std::uint8_t, kSquares> squares_;
  std::size_t steps_ = 0;
  Slots cutting_;
};

}  // namespace mazechase::fences
