// The chase's kernel: whose turn it is, and how states cross; the twin of `mazechase.rules.chase.game`.
#pragma once

#include <bit>
#include <cstdint>

#include "base/kernel.hpp"
#include "chase/placing.hpp"
#include "chase/setup.hpp"
#include "chase/state.hpp"
#include "chase/turns.hpp"
#include "chase/ways.hpp"

namespace mazechase::chase {

class Game {
 public:
  using State = chase::State;
  using Action = chase::Action;
  using Outcome = NoOutcome;
  using Actions = chase::Actions;
  using Odds = NoOdds;

  explicit Game(Reader& config) : setup_(config) {}

  int players() const { return setup_.players; }
  const Setup& setup() const { return setup_; }

  State read(Reader& reader) const {
    State state;
    state.pac = reader.take_as<std::uint8_t>(0, kSquares - 1);
    for (std::uint8_t& ghost : state.ghosts) ghost = reader.take_as<std::uint8_t>(0, kEaten);
    state.pellets = read_pellets(reader);
    state.lives = reader.take_as<std::uint8_t>(0, kLives);
    state.idle = reader.take_as<std::uint32_t>(0, kNoLimit);
    state.mover = reader.take_as<std::uint8_t>(0, kCall);
    state.left = reader.take_as<std::uint8_t>(0, kBoostSteps);
    state.boost = reader.take_flag();
    state.frenzy = reader.take_flag();
    state.heading = static_cast<std::uint8_t>(1U << reader.take(0, kWays) >> 1);
    state.waiting = read_waiting(reader);
    state.ate = reader.take_flag();
    state.best = reader.take_as<std::uint8_t>(0, kPellets);
    state.cycles = reader.take_as<std::uint32_t>(0, kNoLimit);
    Placing(setup_, state).check();
    return state;
  }

  void write(const State& state, Writer& writer) const {
    writer.put(state.pac);
    for (const std::uint8_t ghost : state.ghosts) writer.put(ghost);
    Squares pellets;
    for (unsigned rest = state.pellets; rest; rest &= rest - 1) {
      pellets = pellets.with(setup_.layout.pellets[at(std::countr_zero(rest))]);
    }
    pellets.write(writer);
    writer.put(state.lives);
    writer.put(state.idle);
    writer.put(state.mover);
    writer.put(state.left);
    writer.put(state.boost);
    writer.put(state.frenzy);
    writer.put(std::bit_width(state.heading));
    writer.put(std::popcount(state.waiting));
    for (unsigned rest = state.waiting; rest; rest &= rest - 1) writer.put(std::countr_zero(rest));
    writer.put(state.ate);
    writer.put(state.best);
    writer.put(state.cycles);
  }

  void write_action(Action action, Writer& writer) const { writer.put(number_of(action)); }
  void write_outcome(NoOutcome, Writer&) const {}

  // The turn of the seat that runs the piece that moves.
  Node node(const State& state) const {
    return setup_.over(state) ? Node::over() : Node::turn(setup_.seats[state.mover]);
  }
  Result result(const State& state) const { return setup_.result(state); }

  void legal(const State& state, Actions& actions) const { list_legal(setup_, state, actions); }
  std::size_t count(const State& state) const { return count_actions(setup_, state); }
  void odds(const State&, Odds&) const {}

  void apply(State& state, Action action) const { Turns(setup_, state).act(action); }
  void settle(State&, Outcome) const {}

 private:
  std::uint8_t read_pellets(Reader& reader) const {
    unsigned pellets = 0;
    Squares::read(reader).each([&](int square) {
      if (!setup_.layout.pellet_on[at(square)]) throw BadNumbers("a pellet where the layout has none");
      pellets |= setup_.layout.pellet_on[at(square)];
    });
    return static_cast<std::uint8_t>(pellets);
  }

  // The ghosts that wait, in their order.
  static std::uint8_t read_waiting(Reader& reader) {
    unsigned waiting = 0;
    for (std::size_t left = reader.take_size(kGhosts); left > 0; --left) {
      const auto ghost = reader.take_as<unsigned>(std::bit_width(waiting), kGhosts - 1);
      waiting |= 1U << ghost;
    }
    return static_cast<std::uint8_t>(waiting);
  }

  Setup setup_;
};

static_assert(Kernel<Game> && Counts<Game>);

}  // namespace mazechase::chase
