// How the chase is encoded; the twin of `mazechase.adapters.games.chase`.
#pragma once

#include <bit>

#include "base/encoding.hpp"
#include "chase/game.hpp"

namespace mazechase {

template <>
class Encoding<chase::Game> {
 public:
  using State = chase::State;

  explicit Encoding(const chase::Game& game) : pellets_(game.setup().layout.pellets) {}

  void ids(const State&, int, const chase::Actions& actions, Ids& ids) const {
    for (const chase::Action action : actions) ids.push_back(chase::number_of(action));
  }

  int owner(chase::Action, int seat) const { return seat; }

  void fill(const State& state, Sheet& sheet) const {
    using namespace chase;
    sheet.mark(kSquares, state.pac);
    for (const std::uint8_t ghost : state.ghosts) sheet.mark(kSquares, ghost == kEaten ? -1 : ghost);
    sheet.field(kSquares, [&](std::uint8_t* row) {
      for (unsigned rest = state.pellets; rest; rest &= rest - 1) row[pellets_[at(std::countr_zero(rest))]] = 1;
    });
    sheet.number(state.lives);
    sheet.number(state.idle);
    sheet.mark(kMovers, state.mover);
    sheet.number(state.left);
    sheet.number(state.boost);
    sheet.number(state.frenzy);
    sheet.mark(kWays, std::bit_width(state.heading) - 1);
    sheet.field(kGhosts, [&](std::uint8_t* row) {
      for (unsigned rest = state.waiting; rest; rest &= rest - 1) row[std::countr_zero(rest)] = 1;
    });
    sheet.number(state.ate);
    sheet.number(state.best);
    sheet.turns_left(state.cycles);
  }

 private:
  decltype(chase::Layout::pellets) pellets_;
};

}  // namespace mazechase
