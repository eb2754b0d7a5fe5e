// How the marble game is encoded; the twin of `mazechase.adapters.games.marbles`.
#pragma once

#include "base/encoding.hpp"
#include "marbles/game.hpp"

namespace mazechase {

template <>
class Encoding<marbles::Game> {
 public:
  using State = marbles::State;

  explicit Encoding(const marbles::Game& game) : players_(game.players()) {
    game.setup().layout.rings.each([&](int ring) { ring_of_[marbles::at(ring)] = rings_++; });
  }

  // By die (lower or higher), cell and way; ghosts' moves by die, ghost and cell; then answers. The ways with one die
  // to one cell are listed one after the other; those after the first kWays have no id.
  void ids(const State& state, int seat, const marbles::Actions& actions, Ids& ids) const {
    using marbles::Action, marbles::kCells;
    using Kind = Action::Kind;
    int way = 0;
    const Action* last = nullptr;
    for (const Action& action : actions) {
      const int half = !state.dice.empty() && action.die != state.dice[0];
      if (action.kind == Kind::go) {
        way = last && last->die == action.die && last->to == action.to ? way + 1 : 0;
        last = &action;
        ids.push_back(way < kWays ? (half * kCells + action.to) * kWays + way : kNoId);
      } else if (action.kind == Kind::prowl) {
        const int ghost = action.origin != state.ghosts[0];
        ids.push_back(kProwls + (half * 2 + ghost) * kCells + action.to);
      } else {
        ids.push_back(kAnswers + answer(action, seat));
      }
    }
  }

  int owner(const marbles::Action&, int seat) const { return seat; }

  void fill(const State& state, Sheet& sheet) const {
    using namespace marbles;
    sheet.field(kCells, [&](std::uint8_t* row) { state.white.each([&](int cell) { row[cell] = 1; }); });
    sheet.field(kCells, [&](std::uint8_t* row) { state.yellow.each([&](int cell) { row[cell] = 1; }); });
    sheet.by_seat(kCells, [&](int seat, std::uint8_t* row) { row[state.pacs[at(seat)]] = 1; });
    sheet.field(kCells, [&](std::uint8_t* row) {
      for (const std::uint8_t ghost : state.ghosts) ++row[ghost];
    });
    sheet.by_seat(1, [&](int seat, std::uint8_t* row) { *row = state.trays[at(seat)]; });
    sheet.by_seat(1, [&](int seat, std::uint8_t* row) { *row = state.held[at(seat)]; });
    sheet.by_seat(1, [&](int seat, std::uint8_t* row) {
      for (const Seat one : state.owed) *row += one == seat;
    });
    sheet.field(kDie, [&](std::uint8_t* row) {
      for (const std::uint8_t die : state.dice) ++row[die - 1];
    });
    sheet.mark(2, static_cast<int>(state.piece) - 1);
    sheet.by_seat(1, [&](int seat, std::uint8_t* row) {
      if (!state.rolls.empty() && state.rolls[at(seat)] != kOut)
        *row = static_cast<std::uint8_t>(state.rolls[at(seat)] + 1);
    });
    sheet.by_seat(kKinds, [&](int seat, std::uint8_t* row) {
      for (const Task task : state.todo) row[static_cast<int>(task.kind)] += task.seat == seat;
    });
    sheet.mark(kKinds, state.todo.empty() ? -1 : static_cast<int>(state.todo[0].kind));
    sheet.by_seat(1, [&](int seat, std::uint8_t* row) {
      *row = !state.todo.empty() && state.todo[0].pays() && state.todo[0].to == seat;
    });
    sheet.turns_left(state.taken);
  }

 private:
  static constexpr int kWays = 16, kKinds = 5;
  static constexpr int kProwls = 2 * kWays * marbles::kCells, kAnswers = kProwls + 4 * marbles::kCells;

  int answer(const marbles::Action& action, int seat) const {
    using Kind = marbles::Action::Kind;
    switch (action.kind) {
      case Kind::stay:
        return 0;
      case Kind::under:
        return 1 + action.to;
      case Kind::ring:
        return 3 + ring_of_[action.to];
      case Kind::rob:
        return 3 + rings_ + (action.to - seat + players_) % players_;
      default:
        return 3 + rings_ + players_ + action.to;
    }
  }

  int players_, rings_ = 0;
  std::array<int, marbles::kCells> ring_of_{};
};

}  // namespace mazechase
