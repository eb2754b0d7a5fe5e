// What a position is worth to each of three or four seats: by how much it leads the first of the others, in hundredths
// of a step. The twin of `mazechase.bots.quoridor.worth`, in integers, so that every machine agrees.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>

#include "quoridor/state.hpp"

namespace mazechase::quoridor {

using Steps = std::array<int, kMostPlayers>;
using Hands = std::array<std::uint8_t, kMostPlayers>;  // fences in hand
using Worths = std::array<int, kMostPlayers>;

inline constexpr int kCertain = 10'000;  // a chance of 1

// exp(-number / 16)
constexpr std::array<std::int32_t, 256> make_decay() {
  std::array<std::int32_t, 256> weights{};
  double weight = 1 << 20;
  for (std::int32_t& one : weights) {
    one = static_cast<std::int32_t>(weight);
    weight *= 0.9394130628134758;
  }
  return weights;
}

inline constexpr std::array<std::int32_t, 256> kDecay = make_decay();

class Lead {
 public:
  static constexpr int kWon = 100'000, kSure = kWon - 1000;

  // A fence in hand is worth so many hundredths of a step.
  Lead(std::size_t players, int fence) : players_(players), fence_(fence) {}

  Worths all(const Steps& steps, const Hands& left, std::size_t turn) const {
    Worths worths{};
    Steps late{};
    int total = 0;
    for (std::size_t seat = 0; seat < players_; ++seat) {
      if (!steps[seat]) return won_by(seat);
      late[seat] = 100 * steps[seat] + static_cast<int>(100 * ((seat + players_ - turn) % players_) / players_);
      total += left[seat];
    }
    for (std::size_t seat = 0; seat < players_; ++seat) {
      int first = kWon;
      for (std::size_t other = 0; other < players_; ++other) {
        if (other != seat) first = std::min(first, late[other]);
      }
      const int mine = left[seat], theirs = total - mine, ahead = first - late[seat];
      worths[seat] = ahead + fence_ * mine - fence_ * theirs / (static_cast<int>(players_) - 1);
      if (ahead > 0 && !theirs) worths[seat] += kSafe;
      if (ahead < 0 && !mine) worths[seat] -= kSafe;
    }
    return worths;
  }

  // A win that comes after this many plies: the sooner the better, for whoever wins.
  Worths sooner(Worths worths, std::size_t plies) const {
    for (std::size_t seat = 0; seat < players_; ++seat)
      worths[seat] += static_cast<int>(worths[seat] > 0 ? -plies : plies);
    return worths;
  }

  // The chance to win that a worth stands for, in ten-thousandths: a step is about half a logit.
  int chance(int worth) const {
    if (worth >= kSure) return kCertain;
    if (worth <= -kSure) return 0;
    const std::int64_t others = static_cast<std::int64_t>(players_) - 1;
    const std::int64_t decay = kDecay[static_cast<std::size_t>(std::min(std::abs(worth) * 8 / 100, 255))];
    const std::int64_t whole = std::int64_t{1} << 20;
    const std::int64_t chance =
        worth >= 0 ? kCertain * whole / (whole + others * decay) : kCertain * decay / (decay + others * whole);
    return static_cast<int>(std::min<std::int64_t>(chance, kCertain - 1));
  }

 private:
  static constexpr int kSafe = 2000;  // ahead of rivals who have no fence left

  Worths won_by(std::size_t winner) const {
    Worths worths{};
    for (std::size_t seat = 0; seat < players_; ++seat) worths[seat] = seat == winner ? kWon : -kWon;
    return worths;
  }

  std::size_t players_;
  int fence_;
};

}  // namespace mazechase::quoridor
