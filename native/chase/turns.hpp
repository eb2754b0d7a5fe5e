// What follows from an action: the rest of the cycle as long as nobody has a choice. The twin of
// `mazechase.rules.chase.effects`.
#pragma once

#include <bit>
#include <cstdint>

#include "chase/setup.hpp"
#include "chase/state.hpp"
#include "chase/ways.hpp"

namespace mazechase::chase {

class Turns {
 public:
  Turns(const Setup& setup, State& state) : setup_(setup), s_(state) {}

  void act(Action action) {
    const int number = number_of(action);
    if (number >= kFirstCall) {
      call(number - kFirstCall);
    } else if (number == kEnd) {
      s_.mover == kPac ? end_pac() : next_ghost();
    } else {
      s_.mover == kPac ? pac_step(number) : ghost_step(number);
    }
  }

 private:
  // Let the ghost that seat 2 has named move (QPAC-20); one that cannot move stays (QPAC-33).
  void call(int ghost) {
    begin_ghost(ghost);
    if (!GhostWays(setup_, s_).steps()) next_ghost();
  }

  // Pac-Man.

  // Step in any open direction, back too (QPAC-6).
  void pac_step(int to) {
    const bool met = !s_.boost && s_.ghost_on(to);
    s_.pac = static_cast<std::uint8_t>(to);
    --s_.left;
    if (met) return lose_life();                          // QPAC-17
    if (s_.boost && setup_.eat_in_passing) eat_ghosts();  // QPAC-15
    if (s_.pellets & setup_.layout.pellet_on[at(to)]) return eat_pellet();
    if (!s_.left) end_pac();
  }

  // Eat the pellet (QPAC-9); the boost begins, or begins again.
  void eat_pellet() {
    s_.pellets &= static_cast<std::uint8_t>(~setup_.layout.pellet_on[s_.pac]);
    s_.ate = true;
    s_.idle = 0;
    if (!s_.pellets) return come_to_rest(0);                // QPAC-37
    if (s_.boost && !setup_.boost_chain) return end_pac();  // QPAC-13
    s_.boost = true;                                        // QPAC-8, QPAC-13
    s_.left = kBoostSteps;
  }

  // Eat all ghosts on his square; they are away until the next reset (QPAC-15, QPAC-19).
  void eat_ghosts() {
    for (std::uint8_t& ghost : s_.ghosts) ghost = ghost == s_.pac ? kEaten : ghost;
  }

  void end_pac() {
    if (s_.boost) eat_ghosts();  // there are some only where he does not eat in passing
    ghosts_move();
  }

  // The ghosts.

  void ghosts_move() {
    s_.boost = false;  // QPAC-14
    s_.waiting = 0;
    for (int ghost = 0; ghost < kGhosts; ++ghost) {
      s_.waiting |= static_cast<std::uint8_t>((s_.ghosts[at(ghost)] != kEaten) << ghost);
    }
    next_ghost();
  }

  // Go on to the next ghost that can move (QPAC-20, QPAC-33); with none on the board there is none (QPAC-39).
  void next_ghost() {
    while (s_.waiting) {
      if (setup_.free_order && !std::has_single_bit(s_.waiting)) return ask_for_ghost();
      begin_ghost(std::countr_zero(s_.waiting));
      if (GhostWays(setup_, s_).steps()) return;
    }
    end_cycle();
  }

  void ask_for_ghost() {
    s_.mover = kCall;
    s_.left = 0;
    s_.frenzy = false;
    s_.heading = kNowhere;
  }

  // Look for Pac-Man once, as the ghost's move begins (QPAC-28).
  void begin_ghost(int ghost) {
    s_.mover = static_cast<std::uint8_t>(ghost);
    s_.frenzy = setup_.layout.sight[s_.ghosts[at(ghost)]][s_.pac] != kNowhere;
    s_.left = s_.frenzy ? kFrenzySteps : 1;
    s_.heading = kNowhere;
    s_.waiting &= static_cast<std::uint8_t>(~(1U << ghost));
  }

  // Move the ghost; one that has begun to run continues before the next one moves (QPAC-21, QPAC-29).
  void ghost_step(int to) {
    std::uint8_t& ghost = s_.ghosts[s_.mover];
    const Ways way = one_away(ghost, to);
    const bool free = setup_.frenzy_path == FrenzyPath::free;
    const bool runs = s_.frenzy && s_.left == kFrenzySteps && (free || GhostWays(setup_, s_).runs() & way);
    ghost = static_cast<std::uint8_t>(to);
    if (to == s_.pac) return lose_life();  // QPAC-31, QPAC-34
    if (!runs) return next_ghost();
    s_.left = 1;
    if (!free) s_.heading = static_cast<std::uint8_t>(way);
  }

  // How a cycle ends.

  void end_cycle() {
    const bool counted = setup_.stall_limit != kNoLimit && !s_.ate;
    s_.idle = counted ? s_.idle + 1 : 0;
    if (s_.idle == setup_.stall_limit) return lose_life();  // QPAC-40
    new_cycle();
  }

  // End it, or put everybody back; the ghosts that have not moved do not (QPAC-34).
  void lose_life() {
    --s_.lives;
    s_.idle = 0;
    if (!s_.lives) return come_to_rest(0);  // QPAC-36
    const Layout& layout = setup_.layout;
    s_.pac = layout.pac;  // QPAC-4
    s_.ghosts = layout.ghosts;
    if (setup_.pellets_reset && s_.pellets != Layout::kAllPellets) {  // QPAC-35
      s_.best = static_cast<std::uint8_t>(setup_.level(s_));
      s_.pellets = Layout::kAllPellets;
    }
    new_cycle();
  }

  // Let Pac-Man move; if ghosts are all around him he stays, and the ghosts move again (QPAC-7). One of them can
  // catch him, so this ends.
  void new_cycle() {
    come_to_rest(kBaseSteps);
    if (setup_.over(s_)) {  // QPAC-40
      s_.left = 0;
    } else if (!pac_steps(setup_, s_)) {
      ghosts_move();
    }
  }

  // Count the cycle as finished, if cycles are counted, with nobody in the middle of a move.
  void come_to_rest(int left) {
    s_.mover = kPac;
    s_.left = static_cast<std::uint8_t>(left);
    s_.boost = false;
    s_.frenzy = false;
    s_.heading = kNowhere;
    s_.waiting = 0;
    s_.ate = false;
    if (setup_.max_turns != kNoLimit) ++s_.cycles;
  }

  const Setup& setup_;
  State& s_;
};

}  // namespace mazechase::chase
