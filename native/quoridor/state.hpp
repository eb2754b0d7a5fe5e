// Quoridor's state and actions; the twin of `mazechase.rules.quoridor.values`.
#pragma once

#include <array>
#include <cstdint>

#include "base/list.hpp"
#include "boards/fences.hpp"
#include "boards/walls.hpp"

namespace mazechase::quoridor {

inline constexpr int kMostPlayers = 4;
inline constexpr int kMostFences = 20;  // shared out evenly

struct State {
  fences::Slots fences;
  fences::Maze maze;                               // what the fences leave open
  fences::Walls walls;                             // what they join up to
  std::array<std::uint8_t, kMostPlayers> pawns{};  // squares, in seat order
  std::array<std::uint8_t, kMostPlayers> left{};   // fences left, in seat order
  std::uint8_t turn = 0;                           // a seat, from 0
  std::uint32_t taken = 0;                         // actions so far, counted only if max_turns is set

  friend bool operator==(const State&, const State&) = default;
};

// A move to square 0 to 80, or a fence: 128 + its anchor if it is horizontal, 192 + its anchor if it is vertical.
enum class Action : std::uint8_t {};

inline constexpr unsigned kFirstH = 128, kFirstV = 192;

constexpr Action action_of(unsigned number) { return static_cast<Action>(number); }
constexpr unsigned number_of(Action action) { return static_cast<unsigned>(action); }

// Every fence, or eight moves at most, and room to write eight at a time.
using Actions = List<Action, 160>;

}  // namespace mazechase::quoridor
