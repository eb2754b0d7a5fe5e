// How Ms. Pac-Man is encoded; the twin of `mazechase.adapters.games.mspacman`.
#pragma once

#include "base/encoding.hpp"
#include "mspacman/game.hpp"

namespace mazechase {

template <>
class Encoding<mspacman::Game> {
 public:
  using State = mspacman::State;

  explicit Encoding(const mspacman::Game&) {}

  void ids(const State&, int, const mspacman::Actions& actions, Ids& ids) const {
    for (const mspacman::Go action : actions) ids.push_back(action.to);
  }

  int owner(mspacman::Go, int seat) const { return seat; }

  void fill(const State& state, Sheet& sheet) const {
    using namespace mspacman;
    const auto place = [](std::uint8_t cell) { return cell == kNowhere ? -1 : cell; };
    sheet.mark(kCells, place(state.mp));
    sheet.by_seat(kCells, [&](int seat, std::uint8_t* row) {
      if (const std::uint8_t cell = state.ghosts[at(seat)].cell; cell != kNowhere) row[cell] = 1;
    });
    sheet.by_seat(2, [&](int seat, std::uint8_t* row) {
      if (const Ghost& ghost = state.ghosts[at(seat)]; ghost.weak()) row[ghost.cause == Cause::power] = 1;
    });
    sheet.by_seat(1, [&](int seat, std::uint8_t* row) { *row = state.ghosts[at(seat)].flip_in; });
    sheet.field(kCells, [&](std::uint8_t* row) { state.dots.each([&](int cell) { row[cell] = 1; }); });
    sheet.by_seat(1, [&](int seat, std::uint8_t* row) { *row = seat == state.ctrl; });
    sheet.mark(kCells, place(state.came));
    sheet.mark(static_cast<int>(Phase::over) + 1, static_cast<int>(state.phase));
    sheet.number(state.steps);
    sheet.number(state.earned);
    sheet.number(state.in_extra);
    sheet.by_seat(1, [&](int seat, std::uint8_t* row) {
      *row = state.phase == Phase::begin ? static_cast<std::uint8_t>(state.spins[at(seat)] + 1) : std::uint8_t{0};
    });
    sheet.turns_left(state.turns);
  }
};

}  // namespace mazechase
