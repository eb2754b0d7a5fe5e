// How Quoridor is encoded; the twin of `mazechase.adapters.games.quoridor`.
#pragma once

#include "base/bits.hpp"
#include "base/encoding.hpp"
#include "quoridor/game.hpp"

namespace mazechase {

template <>
class Encoding<quoridor::Game> {
 public:
  using State = quoridor::State;

  explicit Encoding(const quoridor::Game&) {}

  // Moves by square, then horizontal and vertical fences by anchor.
  void ids(const State&, int, const quoridor::Actions& actions, Ids& ids) const {
    for (const quoridor::Action action : actions) {
      const unsigned number = quoridor::number_of(action);
      ids.push_back(static_cast<std::int32_t>(number < quoridor::kFirstH ? number : number - kGap));
    }
  }

  int owner(quoridor::Action, int seat) const { return seat; }

  void fill(const State& state, Sheet& sheet) const {
    sheet.by_seat(fences::kSquares, [&](int seat, std::uint8_t* row) { row[state.pawns[at(seat)]] = 1; });
    for (const fences::Word word : {state.fences.h, state.fences.v}) {
      sheet.field(fences::kAnchors, [&](std::uint8_t* row) {
        for (fences::Word rest = word; rest; rest &= rest - 1) row[std::countr_zero(rest)] = 1;
      });
    }
    sheet.by_seat(1, [&](int seat, std::uint8_t* row) { *row = state.left[at(seat)]; });
    sheet.turns_left(state.taken);
  }

 private:
  static constexpr unsigned kGap = quoridor::kFirstH - fences::kSquares;
  static_assert(quoridor::kFirstV - quoridor::kFirstH == fences::kAnchors);

  static std::size_t at(int seat) { return static_cast<std::size_t>(seat); }
};

}  // namespace mazechase
