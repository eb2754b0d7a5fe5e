// What a position is worth to Pac-Man, in hundredths of a life; the twin of `mazechase.bots.chase.worth`.
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>
#include <vector>

#include "base/numbers.hpp"
#include "chase/rows.hpp"
#include "chase/setup.hpp"
#include "chase/state.hpp"

namespace mazechase::chase {

// The weights, in the order of Python's `Weights`.
struct Weights {
  double life, pellet, ghost, sure, sure_later, trapped, room, far_pellet, far_ghost, far_enough, stalling;

  static constexpr std::size_t kCount = 11;

  explicit Weights(const std::vector<double>& all) {
    if (all.size() != kCount) throw BadNumbers("weights");
    life = all[0], pellet = all[1], ghost = all[2], sure = all[3], sure_later = all[4], trapped = all[5];
    room = all[6], far_pellet = all[7], far_ghost = all[8], far_enough = all[9], stalling = all[10];
  }
};

inline constexpr double kWon = 10'000;

class Worth {
 public:
  Worth(const Setup& setup, const Weights& weights) : setup_(setup), w_(weights) {
    measure();
    for (int square = 0; square < kSquares; ++square) {
      Row& danger = danger_[at(square)];
      danger = Row::of(square);
      each_near(square, [&](int to) { danger |= Row::of(to); });
      for (int to = 0; to < kSquares; ++to) {
        if (setup.layout.sight[at(square)][at(to)] && far_[at(square)][at(to)] == 2) danger |= Row::of(to);
      }
    }
    for (int square = 0; square < kSquares; ++square) {
      threat_[at(square)] = danger_[at(square)];
      each_near(square, [&](int to) { threat_[at(square)] |= danger_[at(to)]; });
      if (setup.layout.open[at(square)] & 8U) north_ |= Row::of(square);
      if (setup.layout.open[at(square)] & 4U) east_ |= Row::of(square);
    }
  }

  double of(const State& s) const {
    if (!s.pellets) return kWon;
    if (!s.lives) return -kWon;
    double value = w_.life * s.lives + w_.pellet * (kPellets - std::popcount(s.pellets)) -
                   w_.far_pellet * nearest_[s.pellets][s.pac];
    if (s.idle && setup_.stall_limit != kNoLimit) {
      const double part = static_cast<double>(s.idle) / setup_.stall_limit;
      value -= w_.stalling * part * part;
    }
    const unsigned moving = s.waiting | (s.mover < kGhosts ? 1U << s.mover : 0U);
    Row danger;
    for (int ghost = 0; ghost < kGhosts; ++ghost) {
      const int here = s.ghosts[at(ghost)];
      if (here == kEaten) continue;
      value += w_.far_ghost * std::min<double>(far_[s.pac][at(here)], w_.far_enough) - w_.ghost;
      if (!(moving >> ghost & 1)) {
        danger |= danger_[at(here)];
      } else if (danger_[at(here)].has(s.pac)) {
        return value - w_.life;  // as good as caught
      } else {
        danger |= threat_[at(here)];
      }
    }
    return value + prospect(s, danger);
  }

 private:
  static constexpr int kHorizon = 6;  // cycles

  template <class Visit>
  void each_near(int square, Visit visit) const {
    for (Ways rest = setup_.layout.open[at(square)]; rest; rest &= rest - 1) visit(step(square, rest));
  }

  void measure() {
    for (int start = 0; start < kSquares; ++start) {
      BySquare<std::uint8_t>& far = far_[at(start)];
      far.fill(kSquares);
      far[at(start)] = 0;
      std::vector<int> edge{start};
      for (std::size_t next = 0; next < edge.size(); ++next) {
        const int here = edge[next];
        each_near(here, [&](int to) {
          if (far[at(to)] != kSquares) return;
          far[at(to)] = static_cast<std::uint8_t>(far[at(here)] + 1);
          edge.push_back(to);
        });
      }
    }
    for (unsigned left = 0; left < nearest_.size(); ++left) {
      nearest_[left].fill(kSquares);
      for (int number = 0; number < kPellets; ++number) {
        if (!(left >> number & 1)) continue;
        pellets_[left] |= Row::of(setup_.layout.pellets[at(number)]);
        for (int square = 0; square < kSquares; ++square) {
          std::uint8_t& least = nearest_[left][at(square)];
          least = std::min(least, far_[setup_.layout.pellets[at(number)]][at(square)]);
        }
      }
    }
  }

  // Spread Pac-Man and every ghost over all the squares they can reach, and see who is there first.
  double prospect(const State& s, Row danger) const {
    const Row pellets = pellets_[s.pellets];
    Row here = Row::of(s.pac);
    int room = 0;
    for (int cycle = 0; cycle < kHorizon; ++cycle) {
      for (int steps = 0; steps < kBaseSteps; ++steps) {
        here = grown(here);
        if ((here & pellets).any()) return w_.sure - w_.sure_later * cycle;
      }
      here &= ~danger;
      if (!here.any()) return w_.room * room - w_.trapped / (1 + cycle);
      room += std::popcount(here.low) + std::popcount(here.high);
      danger |= grown(danger);
    }
    return w_.room * room;
  }

  Row grown(Row squares) const {
    constexpr int kUp = fences::kSize;
    return (squares & north_).from(-kUp) | (squares.from(kUp) & north_) | (squares & east_).from(-1) |
           (squares.from(1) & east_);
  }

  const Setup& setup_;
  Weights w_;
  BySquare<BySquare<std::uint8_t>> far_{};
  std::array<BySquare<std::uint8_t>, 1 << kPellets> nearest_{};
  std::array<Row, 1 << kPellets> pellets_{};
  BySquare<Row> danger_{}, threat_{};
  Row north_, east_;
};

}  // namespace mazechase::chase
