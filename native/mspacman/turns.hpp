// What an action or an outcome leads to: whose turn it is, spins and rolls, captures, the end; the twin of
// `mazechase.rules.mspacman.effects`. Steps are in stepping.hpp.
#pragma once

#include <algorithm>

#include "mspacman/setup.hpp"

namespace mazechase::mspacman {

inline void game_over(State& s) {
  s.phase = Phase::over;
  s.steps = 0;
  s.came = kNowhere;
  s.earned = s.in_extra = false;
}

// Turn a ghost weak-side up and set its timer (MSP-35), or strong-side up.
inline void turn_over(Ghost& ghost, Cause cause) { ghost = {ghost.cell, cause, flip_in(cause)}; }

// Put a ghost on its ghost space, strong-side up and without a timer (MSP-41, MSP-48).
inline void send_home(const Setup& setup, State& s, Seat seat) { s.ghosts[seat] = {setup.home(seat)}; }

// Note a number for the start; the highest begins, and those who tie for it go again (MSP-1, MSP-2).
inline void spin_to_begin(const Setup& setup, State& s, Face face) {
  const auto begin = s.spins.begin(), end = begin + setup.players;
  s.spins[s.seat] = static_cast<std::int8_t>(face.count());
  if (std::find(begin, end, kWaiting) == end) {
    const std::int8_t best = *std::max_element(begin, end);
    if (std::count(begin, end, best) == 1) {
      s.seat = s.ctrl = static_cast<Seat>(std::find(begin, end, best) - begin);
      s.phase = Phase::place;
      s.ghosts[s.seat] = {};
      s.spins = {};
      return;
    }
    for (Seat seat = 0; seat < kMostPlayers; ++seat) {
      if (seat < setup.players) s.spins[seat] = s.spins[seat] == best ? kWaiting : kOut;
    }
  }
  s.seat = static_cast<Seat>(std::find(begin, end, kWaiting) - begin);
}

// Begin her walk (MSP-12).
inline void spin(State& s, Face face) {
  s.phase = Phase::walk;
  s.steps = face.count();
}

// Turn the ghost over on an F2 (MSP-36, MSP-37), and begin its walk (MSP-12).
inline void roll(State& s, Face face) {
  Ghost& ghost = s.ghosts[s.seat];
  if (face.flips()) turn_over(ghost, ghost.weak() ? Cause::strong : Cause::f2);
  s.phase = Phase::chase;
  s.steps = face.count();
}

// Turn over every ghost on the board, those on ghost spaces too (MSP-32, MSP-33).
inline void turn_ghosts(const Setup& setup, State& s) {
  for (Ghost& ghost : s.ghosts) {
    const bool keeps = ghost.cell == kNowhere || (ghost.cause == Cause::f2 && !setup.power_overrides_f2)  // MSP-38
                       || (ghost.cause == Cause::power && !setup.power_timer_restart);                    // MSP-39
    if (!keeps) turn_over(ghost, Cause::power);
  }
}

// Remove the dot she leaves (MSP-8, MSP-11): that may win the game, and otherwise turn the ghosts (MSP-34).
inline void leave(const Setup& setup, State& s, std::uint8_t cell) {
  if (!s.dots.has(cell)) return;  // MSP-29, MSP-42
  const Layout& layout = setup.layout;
  const std::uint8_t area = layout.area_of[cell];
  s.dots = s.dots.without(cell);
  if (setup.owners[area] != kNobody && !s.dots.meets(layout.areas[area])) return game_over(s);  // MSP-52, MSP-53
  if (layout.powers.has(cell)) turn_ghosts(setup, s);
}

// Count the turn, then let the following seat place her, spin, or roll.
inline void end_turn(const Setup& setup, State& s, Seat following, bool extra = false) {
  s.seat = following;
  s.steps = 0;
  s.came = kNowhere;
  s.earned = false;
  s.in_extra = extra;
  if (setup.max_turns != kNoLimit && ++s.turns == setup.max_turns) return game_over(s);  // MSP-57
  if (following == s.ctrl) {
    s.phase = s.mp == kNowhere ? Phase::place : Phase::spin;
    return;
  }
  s.phase = Phase::roll;
  Ghost& ghost = s.ghosts[following];
  if (ghost.weak() && --ghost.flip_in == 0) turn_over(ghost, Cause::strong);  // before it rolls (MSP-35, MSP-40)
}

// Let a strong ghost take Ms. Pac-Man: she has another player now, who plays immediately (MSP-46).
inline void capture(const Setup& setup, State& s, Seat captor) {
  if (setup.dot_on_pickup) {  // MSP-9
    leave(setup, s, s.mp);
    if (s.phase == Phase::over) return;
  }
  send_home(setup, s, s.ctrl);  // MSP-48
  s.ctrl = captor;
  s.mp = kNowhere;
  s.ghosts[captor] = {};
  end_turn(setup, s, captor);
}

// Put Ms. Pac-Man on a white circle; her player's turn begins (MSP-6, MSP-10). On a ghost, where the option lets her be
// put there, it is as if she had stepped on it, but a weak one earns no extra turn (MSP-49).
inline void place_her(const Setup& setup, State& s, std::uint8_t to) {
  s.phase = Phase::spin;
  s.mp = to;
  const Seat met = ghost_at(s, to);
  if (met == kNobody) return;
  if (s.ghosts[met].weak()) return send_home(setup, s, met);
  capture(setup, s, met);
}

// Give an extra turn for a catch (MSP-43, MSP-44), or move on to the next seat.
inline void end_her_turn(const Setup& setup, State& s) {
  if (s.earned && (setup.extra_turn_chain || !s.in_extra)) return end_turn(setup, s, s.seat, true);
  end_turn(setup, s, setup.after(s.seat));
}

}  // namespace mazechase::mspacman
