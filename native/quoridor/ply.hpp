// One position of a search: the state, its key, and every pawn's distances. Positions of a line are a stack, and a
// position shares the distances of the one before it where nothing has changed them.
#pragma once

#include <array>
#include <cstdint>

#include "base/rng.hpp"
#include "quoridor/field.hpp"
#include "quoridor/game.hpp"

namespace mazechase::quoridor {

constexpr bool is_fence(Action action) { return number_of(action) >= kFirstH; }
constexpr int anchor_of(Action action) { return static_cast<int>(number_of(action) % fences::kAnchors); }
constexpr Action kNoAction = action_of(127);  // neither a square nor a fence

// Random numbers for everything a position consists of (Zobrist 1970).
struct Keys {
  std::array<std::array<std::uint64_t, fences::kSquares>, kMostPlayers> pawn;
  std::array<std::array<std::uint64_t, kMostFences + 1>, kMostPlayers> left;
  std::array<std::uint64_t, 256> fence;
  std::array<std::uint64_t, kMostPlayers> turn;

  constexpr Keys() : pawn{}, left{}, fence{}, turn{} {
    Rng rng(20261118);
    for (auto& seat : pawn) fill(rng, seat);
    for (auto& seat : left) fill(rng, seat);
    fill(rng, fence);
    fill(rng, turn);
  }

 private:
  static constexpr void fill(Rng& rng, auto& numbers) {
    for (std::uint64_t& number : numbers) number = rng.next();
  }
};

inline constexpr Keys kKeys;

inline std::uint64_t key_of(Slots fences) {
  std::uint64_t key = 0;
  for (Word rest = fences.h; rest; rest &= rest - 1) key ^= kKeys.fence[kFirstH + std::countr_zero(rest)];
  for (Word rest = fences.v; rest; rest &= rest - 1) key ^= kKeys.fence[kFirstV + std::countr_zero(rest)];
  return key;
}

inline std::uint64_t key_of(const State& state, int players) {
  std::uint64_t key = kKeys.turn[state.turn] ^ key_of(state.fences);
  for (std::size_t seat = 0; seat < static_cast<std::size_t>(players); ++seat) {
    key ^= kKeys.pawn[seat][state.pawns[seat]] ^ kKeys.left[seat][state.left[seat]];
  }
  return key;
}

class Ply {
 public:
  State state;
  std::uint64_t key = 0, maze_key = 0;  // of all, and of the fences alone

  void begin(const Game& game, const State& first) {
    state = first;
    key = key_of(first, game.players());
    maze_key = key_of(first.fences);
    for (int seat = 0; seat < game.players(); ++seat) measure(game, seat);
  }

  // Become the position after an action; return false if a fence would shut a pawn in.
  bool follow(const Game& game, const Ply& before, Action action) {
    state = before.state;
    const std::size_t mover = state.turn;
    game.apply(state, action);
    key = before.key ^ kKeys.turn[mover] ^ kKeys.turn[state.turn];
    maze_key = before.maze_key;
    if (is_fence(action)) {
      maze_key ^= kKeys.fence[number_of(action)];
      key ^= kKeys.fence[number_of(action)] ^ kKeys.left[mover][before.state.left[mover]] ^
             kKeys.left[mover][state.left[mover]];
      return carry_on(game, before, action);
    }
    key ^= kKeys.pawn[mover][before.state.pawns[mover]] ^ kKeys.pawn[mover][state.pawns[mover]];
    fields_ = before.fields_;
    return true;
  }

  // Become the same position with the next seat on turn.
  void pass(const Game& game, const Ply& before) {
    state = before.state;
    const std::size_t mover = state.turn;
    state.turn = static_cast<std::uint8_t>(mover + 1 < static_cast<std::size_t>(game.players()) ? mover + 1 : 0);
    key = before.key ^ kKeys.turn[mover] ^ kKeys.turn[state.turn];
    maze_key = before.maze_key;
    fields_ = before.fields_;
  }

  const Field& field(int seat) const { return *fields_[static_cast<std::size_t>(seat)]; }
  int pawn(int seat) const { return state.pawns[static_cast<std::size_t>(seat)]; }
  int left(int seat) const { return state.left[static_cast<std::size_t>(seat)]; }
  int steps(int seat) const { return field(seat).at(pawn(seat)); }

 private:
  void measure(const Game& game, int seat) {
    const auto at = static_cast<std::size_t>(seat);
    own_[at].find(state.maze, game.goal(seat));
    fields_[at] = &own_[at];
  }

  bool carry_on(const Game& game, const Ply& before, Action action) {
    const bool horizontal = number_of(action) < kFirstV;
    const int anchor = anchor_of(action);
    for (int seat = 0; seat < game.players(); ++seat) {
      const Field& field = before.field(seat);
      if (horizontal ? field.survives_h(state.maze, anchor) : field.survives_v(state.maze, anchor)) {
        fields_[static_cast<std::size_t>(seat)] = &field;
      } else {
        measure(game, seat);
        if (steps(seat) == Field::kNowhere) return false;
      }
    }
    return true;
  }

  std::array<const Field*, kMostPlayers> fields_{};
  std::array<Field, kMostPlayers> own_;
};

}  // namespace mazechase::quoridor
