// What a position is worth to the seat on turn, of two: 256 is one logit, so the chance of winning is
// 1 / (1 + exp(-worth / 256)).
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <memory>

#include "quoridor/net.hpp"
#include "quoridor/paths.hpp"

namespace mazechase::quoridor {

class Worth {
 public:
  // By the network, if there is one; otherwise by a formula, which the first network learned from.
  explicit Worth(std::shared_ptr<const Net> net) : net_(std::move(net)) {}

  int of(const Ply& ply) const { return net_ ? net_->worth(Items(ply)) : by_formula(ply); }

 private:
  // What fences in hand are worth, in hundredths of a step.
  static constexpr std::array<int, kMostFences / 2 + 1> kFences{0,   200,  380,  540,  690, 830,
                                                                960, 1090, 1210, 1330, 1450};
  static constexpr int kStep = 100, kTempo = 50, kNarrow = 3, kSafe = 400;

  static int by_formula(const Ply& ply) {
    const int me = ply.state.turn, other = 1 - me;
    const int mine = ply.steps(me), theirs = ply.steps(other);
    const int my_left = ply.left(me), their_left = ply.left(other);
    int value = kStep * (theirs - mine) + kTempo;
    value += kFences[static_cast<std::size_t>(my_left)] - kFences[static_cast<std::size_t>(their_left)];
    value += kNarrow * Paths(ply, other).narrow * std::min(my_left, 3);
    value -= kNarrow * Paths(ply, me).narrow * std::min(their_left, 3);
    if (!their_left && mine <= theirs) value += kSafe;
    if (!my_left && theirs < mine) value -= kSafe;
    return value;
  }

  std::shared_ptr<const Net> net_;
};

}  // namespace mazechase::quoridor
