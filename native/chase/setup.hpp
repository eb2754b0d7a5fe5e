// What is chosen before the chase begins, and what follows from it alone: who runs which piece, when it is over. The
// twin of `mazechase.rules.chase.setup`.
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>

#include "base/kernel.hpp"
#include "chase/layout.hpp"
#include "chase/state.hpp"

namespace mazechase::chase {

inline constexpr int kMostPlayers = 5;
inline constexpr std::uint32_t kNoLimit = 0xffff'ffff;

enum class FrenzyPath : std::uint8_t { straight, free, toward };

// The players, the options and the layout.
struct Setup {
  int players;
  int lives;                           // QPAC-36
  bool pacman_short_move;              // QPAC-5
  bool boost_mandatory;                // QPAC-10
  bool boost_exact;                    // QPAC-11
  bool boost_chain;                    // QPAC-13
  bool eat_in_passing;                 // QPAC-15
  bool caught_by_walking_in;           // QPAC-17: pacman_into_ghost is "caught"
  bool free_order;                     // QPAC-20: ghost_order is "free"
  bool ghost_pass;                     // QPAC-22
  bool ghost_cross_pellet;             // QPAC-23
  FrenzyPath frenzy_path;              // QPAC-29
  bool frenzy_exact;                   // QPAC-30
  bool ghosts_stack;                   // QPAC-32
  bool pellets_reset;                  // QPAC-35
  std::uint32_t stall_limit;           // QPAC-40
  std::uint32_t max_turns;             // QPAC-40
  bool must_catch;                     // QPAC-41
  Layout layout;                       // QPAC-2
  std::array<Seats, kMovers> seats{};  // the seat that acts for each mover

  explicit Setup(Reader& reader)
      : players(reader.take_as<int>(2, kMostPlayers)),
        lives(reader.take_as<int>(1, kLives)),
        pacman_short_move(reader.take_flag()),
        boost_mandatory(reader.take_flag()),
        boost_exact(reader.take_flag()),
        boost_chain(reader.take_flag()),
        eat_in_passing(reader.take_flag()),
        caught_by_walking_in(reader.take_flag()),
        free_order(reader.take_flag()),
        ghost_pass(reader.take_flag()),
        ghost_cross_pellet(reader.take_flag()),
        frenzy_path(reader.take_as<FrenzyPath>(0, 2)),
        frenzy_exact(reader.take_flag()),
        ghosts_stack(reader.take_flag()),
        pellets_reset(reader.take_flag()),
        stall_limit(reader.take_as<std::uint32_t>(1, kNoLimit)),
        max_turns(reader.take_as<std::uint32_t>(1, kNoLimit)),
        must_catch(reader.take_flag()),
        layout(reader) {
    for (int mover = 0; mover < kMovers; ++mover) seats[at(mover)] = seats_of(seat_of(mover));
  }

  // Who acts: seat 1 for Pac-Man, the others for the ghosts dealt to them one by one (QPAC-1); seat 2 names (QPAC-20).
  int seat_of(int mover) const {
    if (mover == kPac) return 1;
    return mover == kCall ? 2 : 2 + mover % (players - 1);
  }

  // Pac-Man's level: the pellets eaten (QPAC-38), within one life where they come back (QPAC-35).
  int level(const State& state) const { return std::max<int>(state.best, kPellets - std::popcount(state.pellets)); }

  // Whether it is over, and how: all pellets eaten (QPAC-37), all lives lost (QPAC-36) or the turn limit (QPAC-40).
  bool over(const State& state) const { return !state.pellets || !state.lives || state.cycles >= max_turns; }

  // Pac-Man scores his level, a ghost seat the lives its side took.
  Result result(const State& state) const {
    Result result{.reason = "turn_limit"};
    const auto ghost_seats = static_cast<Seats>((1U << players) - 1 - seats_of(1));
    if (!state.pellets) {
      result.winners = seats_of(1);
      result.reason = "chase_pellets_eaten";
    } else if (!state.lives) {
      result.winners = ghost_seats;
      result.reason = "chase_lives_lost";
    }
    std::fill_n(result.scores.begin(), players, lives - state.lives);
    result.scores[0] = level(state);
    return result;
  }
};

}  // namespace mazechase::chase
