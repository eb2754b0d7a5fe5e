// The marble game's kernel: who comes next, the end, and how states cross; the twin of `mazechase.rules.marbles.game`.
#pragma once

#include <algorithm>
#include <cstdint>

#include "base/kernel.hpp"
#include "marbles/moves.hpp"
#include "marbles/state.hpp"
#include "marbles/turns.hpp"

namespace mazechase::marbles {

class Game {
 public:
  using State = marbles::State;
  using Action = marbles::Action;
  using Outcome = Roll;
  using Actions = marbles::Actions;
  using Odds = marbles::Odds;

  explicit Game(Reader& config) : setup_(config), tables_(setup_) {}

  int players() const { return setup_.players; }
  const Setup& setup() const { return setup_; }

  // All marbles must be somewhere, pieces where they can be, and a seat that is to return a yellow marble must owe one.
  State read(Reader& reader) const {
    State state;
    state.white = Set::read(reader);
    state.yellow = Set::read(reader);
    read_row(reader, 0, kCells - 1, state.pacs);
    read_row(reader, 0, kWhite, state.trays);
    read_row(reader, 0, kYellow, state.held);
    for (std::uint8_t& ghost : state.ghosts) ghost = reader.take_as<std::uint8_t>(0, kCells - 1);
    for (std::size_t left = reader.take_size(kYellow); left > 0; --left) state.owed.push(read_seat(reader));
    state.turn = read_seat(reader);
    for (std::size_t left = reader.take_size(2); left > 0; --left) {
      state.dice.push(reader.take_as<std::uint8_t>(1, kDie));
    }
    state.piece = reader.take_as<Piece>(0, 2);
    for (std::size_t left = reader.take_size(kMostPlayers); left > 0; --left) {
      const Number roll = reader.take(-1, 2 * kDie);
      state.rolls.push(roll < 0 ? kOut : static_cast<std::uint8_t>(roll));
    }
    for (std::size_t left = reader.take_size(kMostTasks); left > 0; --left) state.todo.push(read_task(reader));
    state.taken = reader.take_as<std::uint32_t>(0, setup_.max_turns);
    check(state);
    return state;
  }

  void write(const State& state, Writer& writer) const {
    state.white.write(writer);
    state.yellow.write(writer);
    for (const auto& row : {state.pacs, state.trays, state.held}) {
      for (int seat = 0; seat < setup_.players; ++seat) writer.put(row[at(seat)]);
    }
    for (const std::uint8_t ghost : state.ghosts) writer.put(ghost);
    writer.put(state.owed.size());
    for (const Seat seat : state.owed) writer.put(seat + 1);
    writer.put(state.turn + 1);
    writer.put(state.dice.size());
    for (const std::uint8_t die : state.dice) writer.put(die);
    writer.put(state.piece);
    writer.put(state.rolls.size());
    for (const std::uint8_t roll : state.rolls) writer.put(roll == kOut ? -1 : roll);
    writer.put(state.todo.size());
    for (const Task task : state.todo) {
      writer.put(task.kind);
      writer.put(task.seat + 1);
      writer.put(task.pays() ? task.to + 1 : 0);
    }
    writer.put(state.taken);
  }

  // An action crosses as its kind, die, end, the ghost's cell, and the marbles it gobbles.
  void write_action(const Action& action, Writer& writer) const {
    writer.put(action.kind);
    writer.put(action.die);
    writer.put(action.to);
    writer.put(action.origin);
    if (action.kind == Action::Kind::go) action.eats.write(writer);
  }
  void write_outcome(Outcome roll, Writer& writer) const {
    writer.put(roll.low);
    writer.put(roll.high);
  }

  Node node(const State& state) const {
    if (!over(setup_, state).empty()) return Node::over();
    if (!state.todo.empty()) return Node::turn(seats_of(state.todo[0].seat + 1));
    return state.dice.empty() ? Node::chance(state.turn + 1) : Node::turn(seats_of(state.turn + 1));
  }

  // Count the white marbles; the most win, and equals win together (MARB-54, MARB-55).
  Result result(const State& state) const {
    Result result{.reason = over(setup_, state)};
    const std::uint8_t best = *std::max_element(state.trays.begin(), state.trays.begin() + setup_.players);
    for (int seat = 0; seat < setup_.players; ++seat) {
      result.scores[at(seat)] = state.trays[at(seat)];
      if (state.trays[at(seat)] == best) result.winners |= seats_of(seat + 1);
    }
    return result;
  }

  void legal(const State& state, Actions& actions) const { list_legal(setup_, tables_, state, actions); }

  void odds(const State&, Odds& odds) const {
    for (std::uint8_t low = 1; low <= kDie; ++low) {
      for (std::uint8_t high = low; high <= kDie; ++high) odds.push({{low, high}, low == high ? 1U : 2U});
    }
  }

  void apply(State& state, const Action& action) const { Play(setup_, tables_, state).act(action); }
  void settle(State& state, Outcome roll) const { Play(setup_, tables_, state).roll(roll); }

 private:
  void read_row(Reader& reader, Number least, Number most, std::array<std::uint8_t, kMostPlayers>& row) const {
    for (int seat = 0; seat < setup_.players; ++seat) row[at(seat)] = reader.take_as<std::uint8_t>(least, most);
  }

  Seat read_seat(Reader& reader) const { return static_cast<Seat>(reader.take(1, setup_.players) - 1); }

  Task read_task(Reader& reader) const {
    Task task{reader.take_as<Task::Kind>(0, 4), read_seat(reader)};
    if (task.pays()) {
      task.to = read_seat(reader);
    } else {
      reader.take(0, 0);
    }
    return task;
  }

  void check(const State& state) const {
    const Layout& layout = setup_.layout;
    if (!(state.white - (layout.holes - layout.rings)).empty() || !(state.yellow - layout.rings).empty()) {
      throw BadNumbers("a marble where none can be");
    }
    int white = state.white.size(), yellow = state.yellow.size() + static_cast<int>(state.owed.size());
    for (int seat = 0; seat < setup_.players; ++seat) {
      white += state.trays[at(seat)];
      yellow += state.held[at(seat)];
      if (state.pacs[at(seat)] == layout.start) throw BadNumbers("a Pac-Man on the ghosts' start");
    }
    if (white != kWhite || yellow != kYellow) throw BadNumbers("marbles too many or too few");
    for (const std::uint8_t ghost : state.ghosts) {
      if (layout.homes.has(ghost)) throw BadNumbers("a ghost in a home");
    }
    if (state.ghosts[0] > state.ghosts[1]) throw BadNumbers("ghosts out of order");
    if (state.dice.size() == 2 && state.dice[0] > state.dice[1]) throw BadNumbers("dice out of order");
    if ((state.piece != Piece::none) != (state.dice.size() == 1)) throw BadNumbers("a die that is for no piece");
    if (!state.rolls.empty() && state.rolls.size() != at(setup_.players)) throw BadNumbers("rolls of other seats");
    check_tasks(state);
  }

  void check_tasks(const State& state) const {
    for (const Task task : state.todo) {
      const auto rings = std::count(state.todo.begin(), state.todo.end(), Task{Task::Kind::ring, task.seat});
      if (rings > std::count(state.owed.begin(), state.owed.end(), task.seat)) throw BadNumbers("a ring for no marble");
    }
  }

  Setup setup_;
  Tables tables_;
};

static_assert(Kernel<Game>);

}  // namespace mazechase::marbles
