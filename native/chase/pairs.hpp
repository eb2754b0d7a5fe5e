// What two ghosts can do alone, solved: whether they cost Pac-Man a life before he has eaten everything.
//
// What two of four ghosts can do, four can do as well, since ghosts never get in each other's way. Two are solved in a
// twentieth of a second, and what they hold is often far beyond what a search sees.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <utility>
#include <vector>

#include "base/list.hpp"
#include "chase/rows.hpp"
#include "chase/setup.hpp"
#include "chase/solve.hpp"
#include "chase/state.hpp"
#include "chase/ways.hpp"

namespace mazechase::chase {

class Pairs {
 public:
  explicit Pairs(Setup setup) : setup_(counted(std::move(setup))) {
    Solver<Row> solver(setup_, 1, kTwo, Layout::kAllPellets);
    for (unsigned pellets = 1; pellets <= Layout::kAllPellets; ++pellets) {
      const LayerKey key{pellets, {}, 0};
      solver.solve(key, true, [] {});
      for (int count = 1; count <= kTwo; ++count) {
        Changes& all = changes_[at(count)][pellets];
        for (int pac = 0; pac < kSquares; ++pac) {
          const Changes here = solver.changes(key, count, pac);
          all.insert(all.end(), here.begin(), here.end());
        }
      }
    }
  }

  // Whether two of the ghosts, or the only one, cost him a life. Nobody may be in the middle of a move.
  bool hold(const State& s) const {
    const bool begins = s.mover == kPac;
    const std::uint32_t idle = begins ? s.idle : s.ate ? 0 : s.idle + 1;
    if (idle >= setup_.stall_limit) return true;
    const std::uint32_t left = setup_.stall_limit - idle;
    const unsigned moving = begins ? 0 : s.waiting | (s.mover < kGhosts ? 1U << s.mover : 0U);
    std::array<Ends, kGhosts> ends;
    std::size_t count = 0;
    for (int ghost = 0; ghost < kGhosts; ++ghost) {
      const std::uint8_t here = s.ghosts[at(ghost)];
      if (here == kEaten) continue;
      if (!(moving >> ghost & 1)) {
        ends[count].push(here);
      } else if (!list_ends(begun(s, ghost), ends[count])) {
        return true;
      }
      ++count;
    }
    if (count == 1) return one_holds(s, left, ends[0]);
    for (std::size_t first = 0; first < count; ++first) {
      for (std::size_t second = 0; second < first; ++second) {
        if (two_hold(s, left, ends[first], ends[second])) return true;
      }
    }
    return false;
  }

 private:
  static constexpr int kTwo = 2;
  static constexpr std::uint32_t kMostCycles = 255;  // a change is kept as a byte

  // Where a ghost's move can end: here, a step away, or after another step from there.
  using Ends = List<std::uint8_t, 1 + kWays * (1 + kWays)>;

  static Setup counted(Setup setup) {
    setup.stall_limit = std::min(setup.stall_limit, kMostCycles);
    setup.max_turns = kNoLimit;
    return setup;
  }

  // Let a ghost's move begin (QPAC-28).
  State begun(State s, int ghost) const {
    s.mover = static_cast<std::uint8_t>(ghost);
    s.frenzy = setup_.layout.sight[s.ghosts[at(ghost)]][s.pac] != kNowhere;
    s.left = s.frenzy ? kFrenzySteps : 1;
    s.heading = kNowhere;
    return s;
  }

  // List where the ghost that moves can end; return false if it can catch him.
  bool list_ends(const State& s, Ends& ends) const {
    const int here = s.ghosts[s.mover];
    const bool free = setup_.frenzy_path == FrenzyPath::free;
    const GhostWays ways(setup_, s);
    const Ways steps = ways.steps();
    const Ways runs = !s.frenzy || s.left < kFrenzySteps ? kNowhere : free ? steps : ways.runs();
    if (!steps || ghost_may_end(setup_, s)) ends.push(static_cast<std::uint8_t>(here));
    for (Ways rest = steps; rest; rest &= rest - 1) {
      const Ways way = rest & (0 - rest);
      const auto to = static_cast<std::uint8_t>(step(here, rest));
      if (to == s.pac) return false;
      if (!(runs & way)) {
        ends.push(to);
        continue;
      }
      State running = s;
      running.ghosts[s.mover] = to;
      running.left = 1;
      if (!free) running.heading = static_cast<std::uint8_t>(way);
      if (!list_ends(running, ends)) return false;
    }
    return true;
  }

  bool one_holds(const State& s, std::uint32_t left, const Ends& ends) const {
    return std::any_of(ends.begin(), ends.end(),
                       [&](int one) { return lost(changes_[1][s.pellets][s.pac * kPlaces[1] + at(one)], left); });
  }

  bool two_hold(const State& s, std::uint32_t left, const Ends& ones, const Ends& others) const {
    const std::uint8_t* changes = &changes_[2][s.pellets][s.pac * kPlaces[2]];
    for (const int one : ones) {
      for (const int other : others) {
        if (lost(changes[sorted_pair(one, other)], left)) return true;
      }
    }
    return false;
  }

  // Whether he loses with this many cycles left, given how many he needs; 0 is never enough.
  static bool lost(std::uint8_t needed, std::uint32_t left) { return needed == 0 || needed > left; }

  Setup setup_;
  std::array<std::array<Changes, Layout::kAllPellets + 1>, kTwo + 1> changes_;  // by ghosts and pellets
};

}  // namespace mazechase::chase
