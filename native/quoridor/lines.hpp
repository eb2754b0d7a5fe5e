// What a search answers: lines of play with their values, best first.
#pragma once

#include <array>
#include <cstddef>
#include <vector>

#include "quoridor/ply.hpp"

namespace mazechase::quoridor {

inline constexpr int kWon = 30000;  // minus the plies until then
inline constexpr int kSure = kWon - 1000;
inline constexpr std::size_t kDeepest = 60;
inline constexpr int kCertain = 10'000;  // a chance of 1 in the values for three and four players

struct Line {
  int value = 0;  // to the seat on turn
  std::vector<Action> actions;
};

struct Answer {
  std::vector<Line> lines;
  int depth = 0;
};

// The best line from every ply of the line that is being searched.
class BestLines {
 public:
  void clear(std::size_t ply) { sizes_[ply] = 0; }

  void set(std::size_t ply, Action action) {
    lines_[ply][0] = action;
    std::copy_n(lines_[ply + 1].begin(), sizes_[ply + 1], lines_[ply].begin() + 1);
    sizes_[ply] = sizes_[ply + 1] + 1;
  }

  std::vector<Action> first() const {
    return {lines_[0].begin(), lines_[0].begin() + static_cast<std::ptrdiff_t>(sizes_[0])};
  }

 private:
  std::array<std::array<Action, kDeepest + 3>, kDeepest + 3> lines_;
  std::array<std::size_t, kDeepest + 3> sizes_{};
};

}  // namespace mazechase::quoridor
