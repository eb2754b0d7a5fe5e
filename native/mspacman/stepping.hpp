// One step of Ms. Pac-Man or of a ghost, and the next open square of a ghost that ends on another; the twin of
// `mazechase.rules.mspacman.effects`.
#pragma once

#include "mspacman/setup.hpp"
#include "mspacman/turns.hpp"

namespace mazechase::mspacman {

// Take a step with Ms. Pac-Man, in the order of MSP-34: what she leaves, then whom she meets.
inline void walk(const Setup& setup, State& s, std::uint8_t to) {
  const std::uint8_t here = s.mp;
  s.mp = to;
  --s.steps;
  leave(setup, s, here);
  if (s.phase == Phase::over) return;  // MSP-55
  const Seat met = ghost_at(s, to);
  if (met != kNobody && (setup.capture_in_passing || s.steps == 0)) {  // MSP-15
    if (!s.ghosts[met].weak()) return capture(setup, s, met);          // MSP-17
    send_home(setup, s, met);                                          // MSP-18, MSP-41
    s.earned = true;
  }
  if (s.steps == 0) end_her_turn(setup, s);
}

inline void end_ghosts_turn(const Setup& setup, State& s) { end_turn(setup, s, setup.after(s.seat)); }

// Let the ghost whose turn it is meet her: strong it takes her over, weak it goes home (MSP-16, MSP-19).
inline void meet(const Setup& setup, State& s) {
  if (!s.ghosts[s.seat].weak()) return capture(setup, s, s.seat);
  send_home(setup, s, s.seat);
  end_ghosts_turn(setup, s);
}

// Put a ghost that has ended on another on an open square: no step, no contact (MSP-21, MSP-23).
inline void bump(const Setup& setup, State& s, std::uint8_t to) {
  s.ghosts[s.seat].cell = to;
  to == s.mp ? meet(setup, s) : end_ghosts_turn(setup, s);
}

// Return the nearest of the wanted cells by way of some cells; ghost spaces are on no such path.
inline Set nearest(const Setup& setup, std::uint8_t start, const Set& wanted, const Set& through) {
  Set seen = Set::of(start);
  for (Set layer = seen; !layer.empty();) {
    Set beside;
    layer.each([&](int cell) { beside = beside | setup.layout.ways[at(cell)]; });
    beside = beside - seen;
    if (const Set found = beside & wanted; !found.empty()) return found;
    seen = seen | beside;
    layer = beside & through;
  }
  return {};
}

// Return the next open squares of the ghost whose turn it is (MSP-21, as amended).
inline Set bump_cells(const Setup& setup, const State& s, std::uint8_t came) {
  const std::uint8_t start = s.ghosts[s.seat].cell;
  const Set ghosts = ghost_cells(s);
  const Set open = kAllCells - (setup.bump_can_capture ? ghosts : ghosts.with(s.mp));  // MSP-23
  const Set onward = nearest(setup, start, open.without(came), ghosts.without(came));  // MSP-22
  if (!onward.empty()) return onward;
  // The cell it came from, if that is open: it is next to this one. Otherwise the nearest in any direction.
  return nearest(setup, start, open, kAllCells);
}

// Take a step with a ghost.
inline void chase(const Setup& setup, State& s, std::uint8_t to) {
  Ghost& ghost = s.ghosts[s.seat];
  const std::uint8_t here = ghost.cell;
  ghost.cell = to;
  --s.steps;
  if (to == s.mp && (setup.capture_in_passing || s.steps == 0)) return meet(setup, s);  // MSP-15
  if (s.steps > 0) return;
  if (ghost_at(s, to, s.seat) == kNobody) return end_ghosts_turn(setup, s);
  const Set cells = bump_cells(setup, s, here);
  if (cells.size() == 1) return bump(setup, s, static_cast<std::uint8_t>(cells.first()));
  s.phase = Phase::bump;
  s.came = here;
}

inline void list_cells(const Set& cells, Actions& actions) {
  cells.each([&](int cell) { actions.push({static_cast<std::uint8_t>(cell)}); });
}

// List where the piece whose turn it is may go now, in the order of the cells.
inline void steps_open(const Setup& setup, const State& s, Actions& actions) {
  switch (s.phase) {
    case Phase::place:  // the white circles, by default those without a ghost (MSP-6, MSP-49)
      return list_cells(setup.any_circle ? setup.layout.circles : setup.layout.circles - ghost_cells(s), actions);
    case Phase::walk:
      return setup.her_steps[s.mp].list(actions);
    case Phase::chase:
      return setup.ghost_steps[s.seat][s.ghosts[s.seat].cell].list(actions);
    case Phase::bump:
      return list_cells(bump_cells(setup, s, s.came), actions);
    default:
      return;
  }
}

}  // namespace mazechase::mspacman
