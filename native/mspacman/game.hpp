// Ms. Pac-Man's kernel: who comes next, and how states cross; the twin of `mazechase.rules.mspacman.game`.
#pragma once

#include <algorithm>
#include <cstdint>

#include "base/kernel.hpp"
#include "mspacman/setup.hpp"
#include "mspacman/state.hpp"
#include "mspacman/stepping.hpp"
#include "mspacman/turns.hpp"

namespace mazechase::mspacman {

class Game {
 public:
  using State = mspacman::State;
  using Action = Go;
  using Outcome = Face;
  using Actions = mspacman::Actions;
  using Odds = mspacman::Odds;

  explicit Game(Reader& config) : setup_(config) {}

  int players() const { return setup_.players; }
  const Setup& setup() const { return setup_; }

  // Pieces must be where they can be, and what comes next must have what it needs.
  State read(Reader& reader) const {
    State state;
    state.phase = reader.take_as<Phase>(0, static_cast<Number>(Phase::over));
    state.seat = static_cast<Seat>(reader.take(1, setup_.players) - 1);
    const Number ctrl = reader.take(0, setup_.players);
    state.ctrl = ctrl == 0 ? kNobody : static_cast<Seat>(ctrl - 1);
    state.mp = read_cell(reader);
    for (Seat seat = 0; seat < setup_.players; ++seat) state.ghosts[seat] = read_ghost(reader);
    state.dots = Set::read(reader);
    state.steps = reader.take_as<std::uint8_t>(0, kLargest);
    state.earned = reader.take_flag();
    state.in_extra = reader.take_flag();
    state.came = read_cell(reader);
    const std::size_t spins = reader.take_size(at(setup_.players));
    if (spins != (state.phase == Phase::begin ? at(setup_.players) : 0)) throw BadNumbers("spins of other seats");
    for (std::size_t seat = 0; seat < spins; ++seat) state.spins[seat] = reader.take_as<std::int8_t>(kOut, kLargest);
    state.turns = reader.take_as<std::uint32_t>(0, setup_.max_turns);
    check_pieces(state);
    check_turn(state);
    return state;
  }

  void write(const State& state, Writer& writer) const {
    writer.put(state.phase);
    writer.put(state.seat + 1);
    writer.put(state.ctrl == kNobody ? 0 : state.ctrl + 1);
    write_cell(state.mp, writer);
    for (Seat seat = 0; seat < setup_.players; ++seat) {
      write_cell(state.ghosts[seat].cell, writer);
      writer.put(state.ghosts[seat].cause);
      writer.put(state.ghosts[seat].flip_in);
    }
    state.dots.write(writer);
    writer.put(state.steps);
    writer.put(state.earned);
    writer.put(state.in_extra);
    write_cell(state.came, writer);
    const int spins = state.phase == Phase::begin ? setup_.players : 0;
    writer.put(spins);
    for (int seat = 0; seat < spins; ++seat) writer.put(state.spins[at(seat)]);
    writer.put(state.turns);
  }

  void write_action(Action action, Writer& writer) const { writer.put(action.to); }
  void write_outcome(Outcome face, Writer& writer) const { writer.put(face.number); }

  Node node(const State& state) const {
    switch (state.phase) {
      case Phase::over:
        return Node::over();
      case Phase::begin:
      case Phase::spin:
      case Phase::roll:
        return Node::chance(state.seat + 1);
      default:
        return Node::turn(seats_of(state.seat + 1));
    }
  }

  Result result(const State& state) const { return setup_.result(state); }

  void legal(const State& state, Actions& actions) const { steps_open(setup_, state, actions); }

  void odds(const State& state, Odds& odds) const {
    for (const auto& face : odds_of(state.phase)) odds.push(face);
  }

  void apply(State& state, Action action) const {
    switch (state.phase) {
      case Phase::place:
        return place_her(setup_, state, action.to);
      case Phase::walk:
        return walk(setup_, state, action.to);
      case Phase::bump:
        return bump(setup_, state, action.to);
      default:
        return chase(setup_, state, action.to);
    }
  }

  void settle(State& state, Outcome face) const {
    switch (state.phase) {
      case Phase::begin:
        return spin_to_begin(setup_, state, face);
      case Phase::spin:
        return spin(state, face);
      default:
        return roll(state, face);
    }
  }

 private:
  const Odds& odds_of(Phase phase) const {
    return phase == Phase::begin ? setup_.first_odds() : phase == Phase::spin ? setup_.spinner : setup_.die;
  }

  static std::uint8_t read_cell(Reader& reader) {
    const Number cell = reader.take(-1, kCells - 1);
    return cell < 0 ? kNowhere : static_cast<std::uint8_t>(cell);
  }

  static void write_cell(std::uint8_t cell, Writer& writer) { writer.put(cell == kNowhere ? -1 : cell); }

  static Ghost read_ghost(Reader& reader) {
    Ghost ghost{read_cell(reader), reader.take_as<Cause>(0, static_cast<Number>(Cause::power))};
    ghost.flip_in = reader.take_as<std::uint8_t>(ghost.weak() ? 1 : 0, flip_in(ghost.cause));
    if (ghost.cell == kNowhere && ghost.weak()) throw BadNumbers("a weak ghost that is nowhere");
    return ghost;
  }

  void check_pieces(const State& state) const {
    for (Seat seat = 0; seat < setup_.players; ++seat) {
      const std::uint8_t cell = state.ghosts[seat].cell;
      if ((cell == kNowhere) != (seat == state.ctrl)) throw BadNumbers("not a ghost for everybody but her player");
      if (cell != kNowhere && cell != setup_.home(seat) && setup_.layout.ghost_spaces.has(cell)) {
        throw BadNumbers("a ghost on another's ghost space");
      }
    }
    const bool off = state.phase == Phase::begin || state.phase == Phase::place;
    if (state.phase != Phase::over && (state.mp == kNowhere) != off) throw BadNumbers("Ms. Pac-Man cannot be there");
    if (state.mp != kNowhere && setup_.layout.ghost_spaces.has(state.mp)) throw BadNumbers("her on a ghost space");
    if (!(state.dots - setup_.dots).empty()) throw BadNumbers("a dot where none was laid");
  }

  void check_turn(const State& state) const {
    const Phase phase = state.phase;
    if ((state.ctrl == kNobody) != (phase == Phase::begin)) throw BadNumbers("nobody controls her");
    const bool hers = phase == Phase::place || phase == Phase::spin || phase == Phase::walk;
    const bool ghosts = phase == Phase::roll || phase == Phase::chase || phase == Phase::bump;
    if ((hers || ghosts) && hers != (state.seat == state.ctrl)) throw BadNumbers("another's turn");
    if ((state.steps > 0) != (phase == Phase::walk || phase == Phase::chase)) throw BadNumbers("steps at another time");
    if (state.earned && phase != Phase::walk) throw BadNumbers("an extra turn earned by nothing");
    if (state.in_extra && phase != Phase::walk && phase != Phase::spin) throw BadNumbers("an extra turn of a ghost");
    if ((state.came == kNowhere) != (phase != Phase::bump)) throw BadNumbers("a ghost that came from nowhere");
    if (setup_.max_turns != kNoLimit && state.turns == setup_.max_turns && phase != Phase::over) {
      throw BadNumbers("turns beyond the limit");
    }
    if (phase == Phase::begin) check_spins(state);
  }

  // The first seat that still has to spin does so now.
  void check_spins(const State& state) const {
    const auto waiting = std::find(state.spins.begin(), state.spins.begin() + setup_.players, kWaiting);
    if (waiting != state.spins.begin() + state.seat) throw BadNumbers("somebody else has to spin");
  }

  Setup setup_;
};

static_assert(Kernel<Game>);

}  // namespace mazechase::mspacman
