// The state and the action; the twin of `mazechase.rules.mspacman.values`. Seats count from 0 here.
#pragma once

#include <array>
#include <cstdint>

#include "base/list.hpp"
#include "mspacman/layout.hpp"

namespace mazechase::mspacman {

inline constexpr int kMostPlayers = 4;

using Seat = std::uint8_t;
inline constexpr Seat kNobody = 255;

// What comes next: a spin or roll for the start, Ms. Pac-Man's placement, her spin, one of her steps, a ghost's roll,
// one of its steps, its choice of the next open square, nothing.
enum class Phase : std::uint8_t { begin, place, spin, walk, roll, chase, bump, over };

// Strong-side up, or what turned it weak-side up.
enum class Cause : std::uint8_t { strong, f2, power };

// How many of its own turns have to begin before a ghost is strong again (MSP-35).
constexpr std::uint8_t flip_in(Cause cause) { return cause == Cause::power ? 2 : cause == Cause::f2 ? 1 : 0; }

// A ghost on the board; nowhere for the seat that controls Ms. Pac-Man, and where nobody plays.
struct Ghost {
  std::uint8_t cell = kNowhere;
  Cause cause = Cause::strong;
  std::uint8_t flip_in = 0;

  bool weak() const { return cause != Cause::strong; }
  friend bool operator==(const Ghost&, const Ghost&) = default;
};

// Instead of a number: the seat has yet to spin for the start, or is out.
inline constexpr std::int8_t kWaiting = 0, kOut = -1;

// The table between two plies; what is listed by seat is in seat order.
struct State {
  Set dots;
  std::array<Ghost, kMostPlayers> ghosts{};
  Phase phase = Phase::begin;
  Seat seat = 0;                                  // whose turn it is
  Seat ctrl = kNobody;                            // who controls Ms. Pac-Man
  std::uint8_t mp = kNowhere;                     // where she is
  std::uint8_t steps = 0;                         // still to go
  bool earned = false;                            // an extra turn, in this turn of hers
  bool in_extra = false;                          // this turn of hers is an extra turn
  std::uint8_t came = kNowhere;                   // where a ghost that has to find the next open square came from
  std::array<std::int8_t, kMostPlayers> spins{};  // for the start; nothing once that is decided
  std::uint32_t turns = 0;                        // completed, counted only if max_turns is set

  friend bool operator==(const State&, const State&) = default;
};

// Put the piece whose turn it is on a cell: a step, a placement, or the next open square.
struct Go {
  std::uint8_t to;
};

// All cells at most, and room to write eight at a time.
using Actions = List<Go, kCells + 8>;

}  // namespace mazechase::mspacman
