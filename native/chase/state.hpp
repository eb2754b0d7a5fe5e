// State and actions; the twin of `mazechase.rules.chase.values`.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "base/list.hpp"
#include "boards/fences.hpp"

namespace mazechase::chase {

using fences::kSquares;

inline constexpr int kGhosts = 4;                       // in the order in which they move (QPAC-20)
inline constexpr int kPac = kGhosts, kCall = kPac + 1;  // who moves, if no ghost does; kCall: the next is to be named
inline constexpr int kMovers = kCall + 1;
inline constexpr int kLives = 3;  // QPAC-36, at most
inline constexpr int kPellets = 4;
inline constexpr int kBaseSteps = 2;              // QPAC-5
inline constexpr int kBoostSteps = 3;             // QPAC-10
inline constexpr int kFrenzySteps = 2;            // QPAC-29
inline constexpr std::uint8_t kEaten = kSquares;  // where an eaten ghost is: no open way leads there

constexpr std::size_t at(int place) { return static_cast<std::size_t>(place); }

// A set of directions, which is also a set of neighbouring squares: bit 0 south, 1 west, 2 east, 3 north, so that the
// lowest bit leads to the lowest square.
using Ways = unsigned;

inline constexpr int kWays = 4;
inline constexpr Ways kNowhere = 0;

struct State {
  std::uint8_t pac = 0;
  std::array<std::uint8_t, kGhosts> ghosts{};
  std::uint8_t pellets = 0;  // those left: bit 0 is the layout's first from a1 on
  std::uint8_t lives = 0;
  std::uint8_t mover = kPac;  // a ghost's number, kPac or kCall
  std::uint8_t left = 0;      // steps that may still be taken in this move
  bool boost = false;
  bool frenzy = false;              // whether the ghost that moves saw Pac-Man when its move began (QPAC-28)
  std::uint8_t heading = kNowhere;  // the direction a frenzied ghost has begun to run in
  std::uint8_t waiting = 0;         // the ghosts that move later in this cycle: bit 0 is the first
  bool ate = false;                 // a pellet was eaten in this cycle
  std::uint8_t best = 0;            // the most pellets eaten in any life lost so far, if pellets_reset is on
  std::uint32_t idle = 0;           // cycles in a row without a pellet, if stall_limit is set
  std::uint32_t cycles = 0;         // cycles finished, if max_turns is set

  bool ghost_on(int square) const {
    const auto [first, second, third, fourth] = ghosts;
    return first == square || second == square || third == square || fourth == square;
  }

  friend bool operator==(const State&, const State&) = default;
};

// A step to square 0 to 80, the end of the move (81), or the call of a ghost (82 + its number).
enum class Action : std::uint8_t {};

inline constexpr int kEnd = kSquares, kFirstCall = kEnd + 1;

constexpr Action action_of(int number) { return static_cast<Action>(number); }
constexpr int number_of(Action action) { return static_cast<int>(action); }

// Four steps and the end of the move, or four ghosts to name.
using Actions = List<Action, kWays + 1>;

}  // namespace mazechase::chase
