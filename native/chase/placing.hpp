// Whether a position is possible; the twin of `mazechase.rules.chase.positions`.
//
// The kernel checks all that Python checks: play from such a position comes only to others, and always to an end.
#pragma once

#include <bit>
#include <cstdint>
#include <string>

#include "base/numbers.hpp"
#include "chase/setup.hpp"
#include "chase/state.hpp"
#include "chase/ways.hpp"

namespace mazechase::chase {

class Placing {
 public:
  Placing(const Setup& setup, const State& state) : setup_(setup), layout_(setup.layout), s_(state) {}

  // Throw BadNumbers for an impossible position.
  void check() const {
    must(s_.lives <= setup_.lives && (s_.lives || s_.pellets), "lives");
    must(s_.idle < (setup_.stall_limit == kNoLimit ? 1 : setup_.stall_limit) && !(s_.ate && s_.idle), "idle");
    must(s_.best < (setup_.pellets_reset ? kPellets : 1), "best");
    must(s_.cycles <= (setup_.max_turns == kNoLimit ? 0 : setup_.max_turns), "cycles");
    must(setup_.ghosts_stack || !sharing(), "sharing");
    must(!on_pellet(s_.pac), "on-pellet");
    for (int ghost = 0; ghost < kGhosts; ++ghost) {
      must(!waits(ghost) || s_.ghosts[at(ghost)] != kEaten, "waiting");
    }
    if (setup_.over(s_)) {
      check_over();
    } else if (s_.mover == kPac) {
      check_pac();
    } else {
      must(!s_.boost, "move");
      must(!s_.ghost_on(s_.pac), "met");
      must(!s_.ate || s_.pellets != Layout::kAllPellets, "pellets");
      s_.mover == kCall ? check_call() : check_ghost();
    }
  }

 private:
  static void must(bool holds, const char* part) {
    if (!holds) throw BadNumbers(std::string("numbers of no position: ") + part);
  }

  void check_over() const {
    must(s_.mover == kPac && !s_.left && !s_.waiting && !s_.ate && !s_.boost && !s_.frenzy && !s_.heading, "over");
    must((s_.pellets && s_.lives) || !s_.idle, "over");
    must(!ghost_on_pellet(), "on-pellet");
    must(!s_.lives || !s_.ghost_on(s_.pac), "met");
  }

  void check_pac() const {
    const bool passing = s_.boost && s_.left < kBoostSteps && !setup_.eat_in_passing;
    must(!ghost_on_pellet(), "on-pellet");
    must(passing || !s_.ghost_on(s_.pac), "met");
    must(!s_.waiting, "waiting");
    must(!s_.frenzy && !s_.heading, "move");
    must(s_.left >= 1 && s_.left <= (s_.boost ? kBoostSteps : kBaseSteps) && s_.boost == s_.ate, "move");
    must(!s_.ate || s_.pellets != Layout::kAllPellets, "pellets");
    must(pac_steps(setup_, s_), "stuck");
  }

  void check_call() const {
    must(!s_.left && !s_.frenzy && !s_.heading, "move");
    must(!ghost_on_pellet(), "on-pellet");
    must(setup_.free_order && std::popcount(s_.waiting) > 1, "waiting");
  }

  void check_ghost() const {
    const int from = s_.ghosts[s_.mover];
    must(from != kEaten && !waits(s_.mover), "waiting");
    const bool running = s_.frenzy && s_.left == 1;
    for (int ghost = 0; ghost < kGhosts; ++ghost) {
      const bool moves = ghost == s_.mover;
      const bool later = ghost > s_.mover && s_.ghosts[at(ghost)] != kEaten;
      must(setup_.free_order || waits(ghost) == later, "waiting");
      const bool crosses = moves && running && setup_.ghost_cross_pellet;
      must(crosses || !on_pellet(s_.ghosts[at(ghost)]), "on-pellet");
    }
    if (running) {
      must(may_have_run(from), "run");
    } else {
      must(s_.left == (s_.frenzy ? kFrenzySteps : 1) && !s_.heading, "move");
      must(s_.frenzy == (layout_.sight[at(from)][s_.pac] != kNowhere), "sight");
    }
    must(GhostWays(setup_, s_).steps(), "stuck");
  }

  // Whether a frenzied ghost can have come here with its first step, and can continue.
  bool may_have_run(int here) const {
    const Ways stops = GhostWays(setup_, s_).stops();
    const bool free = setup_.frenzy_path == FrenzyPath::free;
    if (free != (s_.heading == kNowhere)) return false;
    for (int way = 0; way < kWays; ++way) {
      const Ways back = 1U << way, onward = 1U << (kWays - 1 - way);  // south and north, west and east
      if (!(stops & back)) continue;
      const Ways seen = layout_.sight[at(step(here, back))][s_.pac];
      if (!seen) continue;
      if (free) return true;
      const bool ahead = setup_.frenzy_path == FrenzyPath::straight || seen == onward;
      if (s_.heading == onward && ahead && (stops & onward)) return true;
    }
    return false;
  }

  bool waits(int ghost) const { return s_.waiting >> ghost & 1; }
  bool on_pellet(int square) const { return square != kEaten && (s_.pellets & layout_.pellet_on[at(square)]); }
  bool ghost_on_pellet() const {
    bool found = false;
    for (const std::uint8_t ghost : s_.ghosts) found |= on_pellet(ghost);
    return found;
  }

  bool sharing() const {
    for (int one = 0; one < kGhosts; ++one) {
      for (int other = 0; other < one; ++other) {
        if (s_.ghosts[at(one)] != kEaten && s_.ghosts[at(one)] == s_.ghosts[at(other)]) return true;
      }
    }
    return false;
  }

  const Setup& setup_;
  const Layout& layout_;
  const State& s_;
};

}  // namespace mazechase::chase
