// Fences that touch form walls. A fence that touches the same wall twice closes a loop, and only then can it cut
// squares off from one another: one that touches a wall once, or several walls once each, leaves a path around it.
#pragma once

#include <array>
#include <cstdint>

#include "boards/fences.hpp"

namespace mazechase::fences {

// The walls of a board, as sets of the points they touch, and the slots that would close a loop.
class Walls {
 public:
  Slots closing() const { return closing_; }

  // Add a fence: it joins all walls it touches.
  void add_h(int anchor) {
    const Word middle = Word{1} << anchor;
    add(middle | to_east(middle) | to_west(middle), (middle & (kWestmost | kEastmost)) != 0);
  }
  void add_v(int anchor) {
    const Word middle = Word{1} << anchor;
    add(middle | to_north(middle) | to_south(middle), (middle & (kSouthmost | kNorthmost)) != 0);
  }

  friend bool operator==(const Walls& a, const Walls& b) { return a.closing_ == b.closing_; }

 private:
  static constexpr int kMost = 20;  // a fence adds at most one wall

  void add(Word points, bool at_border) {
    at_border |= (points & border_) != 0;
    int kept = 0;
    for (int wall = 0; wall < loose_count_; ++wall) {
      const Word touched = loose_[static_cast<std::size_t>(wall)];
      if (touched & points) {
        points |= touched;
      } else {
        loose_[static_cast<std::size_t>(kept++)] = touched;
      }
    }
    if (at_border) {
      border_ |= points;
      closing_ = closing_ | joining_slots(border_);
    } else {
      loose_[static_cast<std::size_t>(kept++)] = points;
      closing_ = closing_ | joining_loose(points);
    }
    loose_count_ = static_cast<std::int8_t>(kept);
  }

  // The slots where a fence would touch these points, and not the border, at two of its three points.
  static constexpr Slots joining_loose(Word touched) {
    const Word west = to_east(touched), east = to_west(touched), south = to_north(touched), north = to_south(touched);
    return {(west & touched) | (west & east) | (touched & east),
            (south & touched) | (south & north) | (touched & north)};
  }

  Word border_ = 0;  // the points of all walls that touch the border, which makes them one wall
  std::array<Word, kMost> loose_{};
  std::int8_t loose_count_ = 0;
  Slots closing_;
};

}  // namespace mazechase::fences
