// Quoridor's kernel: turns, the end, and how states are passed; the twin of `mazechase.rules.quoridor.game`.
#pragma once

#include <bit>
#include <cstdint>
#include <numeric>

#include "base/bits.hpp"
#include "base/kernel.hpp"
#include "quoridor/fencing.hpp"
#include "quoridor/moving.hpp"
#include "quoridor/state.hpp"

namespace mazechase::quoridor {

class Game {
 public:
  using State = quoridor::State;
  using Action = quoridor::Action;
  using Outcome = NoOutcome;
  using Actions = quoridor::Actions;
  using Odds = NoOdds;

  explicit Game(Reader& config)
      : players_(config.take_as<int>(2, kMostPlayers)),
        jumping_{config.take_flag(), config.take_flag()},
        max_turns_(config.take_as<std::uint32_t>(0, kNoLimit)) {
    for (int seat = 0; seat < players_; ++seat) {
      const Squares goal = goals_[static_cast<std::size_t>(seat)] = Squares::read(config);
      goal.each([&](int square) { goal_of_[static_cast<std::size_t>(square)] |= seats_of(seat + 1); });
    }
  }

  int players() const { return players_; }
  const Squares& goal(int seat) const { return goals_[static_cast<std::size_t>(seat)]; }
  Jumping jumping() const { return jumping_; }

  State read(Reader& reader) const {
    State state;
    for (int seat = 0; seat < players_; ++seat) {
      state.pawns[static_cast<std::size_t>(seat)] = reader.take_as<std::uint8_t>(0, fences::kSquares - 1);
    }
    for (int seat = 0; seat < players_; ++seat) {
      state.left[static_cast<std::size_t>(seat)] = reader.take_as<std::uint8_t>(0, kMostFences / players_);
    }
    read_fences(reader, &fences::Slots::h, state);
    read_fences(reader, &fences::Slots::v, state);
    const int total = std::accumulate(state.left.begin(), state.left.end(), state.fences.size());
    if (total > kMostFences / players_ * players_) throw BadNumbers("too many fences");
    state.turn = static_cast<std::uint8_t>(reader.take(1, players_) - 1);
    state.taken = reader.take_as<std::uint32_t>(0, max_turns_ == kNoLimit ? 0 : max_turns_);
    check_pawns(state);
    return state;
  }

  void write(const State& state, Writer& writer) const {
    for (int seat = 0; seat < players_; ++seat) writer.put(state.pawns[static_cast<std::size_t>(seat)]);
    for (int seat = 0; seat < players_; ++seat) writer.put(state.left[static_cast<std::size_t>(seat)]);
    for (const Word word : {state.fences.h, state.fences.v}) {
      Squares squares;
      for (Word rest = word; rest; rest &= rest - 1) squares = squares.with(fences::square_of(std::countr_zero(rest)));
      squares.write(writer);
    }
    writer.put(state.turn + 1);
    writer.put(state.taken);
  }

  // A move crosses as its square; a horizontal fence as 81 + its square, a vertical one as 162 + its square.
  void write_action(Action action, Writer& writer) const {
    const unsigned number = number_of(action);
    if (number < kFirstH) {
      writer.put(number);
    } else {
      const int times = number < kFirstV ? 1 : 2;
      writer.put(times * fences::kSquares + fences::square_of(static_cast<int>(number % fences::kAnchors)));
    }
  }
  void write_outcome(NoOutcome, Writer&) const {}

  Node node(const State& state) const {
    if (winner(state) >= 0 || state.taken >= max_turns_) return Node::over();
    return Node::turn(seats_of(state.turn + 1));
  }

  // A pawn on its goal line ends the game at once (QUOR-26); so does the turn limit (QUOR-27).
  Result result(const State& state) const {
    const int seat = winner(state);
    if (seat < 0) return {.reason = "turn_limit"};
    Result result{.winners = seats_of(seat + 1), .reason = "goal_reached"};
    result.scores[static_cast<std::size_t>(seat)] = 1;
    return result;
  }

  // List the pawn's moves, then the fences, each from a1 on, horizontal before vertical.
  void legal(const State& state, Actions& actions) const {
    Moving(state, players_, jumping_).list(actions);
    if (!state.left[state.turn]) return;  // QUOR-4
    const Slots slots = legal_slots(state, players_, goals_);
    append_bits(slots.h, kFirstH, actions);
    append_bits(slots.v, kFirstV, actions);
  }

  std::size_t count(const State& state) const {
    Actions moves;
    Moving(state, players_, jumping_).list(moves);
    const bool fencing = state.left[state.turn] != 0;
    return moves.size() + (fencing ? static_cast<std::size_t>(legal_slots(state, players_, goals_).size()) : 0);
  }

  void odds(const State&, Odds&) const {}
  void settle(State&, Outcome) const {}

  // Move the pawn or put up the fence, then pass the turn on.
  void apply(State& state, Action action) const {
    const unsigned number = number_of(action);
    const int anchor = static_cast<int>(number % fences::kAnchors);
    if (number < kFirstH) {
      state.pawns[state.turn] = static_cast<std::uint8_t>(number);
    } else {
      --state.left[state.turn];
      put_up(number < kFirstV ? &Slots::h : &Slots::v, anchor, state);
    }
    if (max_turns_ != kNoLimit) ++state.taken;
    pass_on(state);
    // A seat that can do nothing is passed over (QUOR-22). In a state that play can reach somebody can act; the count
    // keeps any other from going round for ever.
    for (int passed = 1; passed < players_ && node(state).kind == Node::Kind::turn && !can_act(state); ++passed) {
      pass_on(state);
    }
  }

  // A pawn on its goal line wins; -1 if there is none.
  int winner(const State& state) const {
    for (int seat = 0; seat < players_; ++seat) {
      if (goal_of_[state.pawns[static_cast<std::size_t>(seat)]] & seats_of(seat + 1)) return seat;
    }
    return -1;
  }

 private:
  static constexpr std::uint32_t kNoLimit = 0xffff'ffff;

  void read_fences(Reader& reader, Word Slots::* way, State& state) const {
    const Squares squares = Squares::read(reader);
    squares.each([&](int square) {
      const int anchor = square / fences::kSize * 8 + square % fences::kSize;
      if (square % fences::kSize == 8 || square / fences::kSize == 8) throw BadNumbers("a fence over the border");
      if (state.fences.size() == kMostFences) throw BadNumbers("too many fences");
      if (!(fences::free_slots(state.fences).*way >> anchor & 1)) throw BadNumbers("fences overlap or cross");
      put_up(way, anchor, state);
    });
  }

  // Refuse what Python refuses to place: pawns on one square, two at home, one without a path, one that cannot act.
  void check_pawns(const State& state) const {
    Squares pawns;
    int home = 0;
    for (int seat = 0; seat < players_; ++seat) {
      const int pawn = state.pawns[static_cast<std::size_t>(seat)];
      const Squares& goal = goals_[static_cast<std::size_t>(seat)];
      pawns = pawns.with(pawn);
      home += goal.has(pawn);
      if (!state.maze.reaches(pawn, goal)) throw BadNumbers("a pawn is shut in");  // QUOR-11
    }
    if (pawns.size() < players_) throw BadNumbers("two pawns on one square");  // QUOR-21
    if (home > 1) throw BadNumbers("two pawns are home");                      // QUOR-26
    if (node(state).kind == Node::Kind::turn && !can_act(state)) throw BadNumbers("a pawn is stuck");
  }

  static void put_up(Word Slots::* way, int anchor, State& state) {
    state.fences.*way |= Word{1} << anchor;
    if (way == &Slots::h) {
      state.maze.close_h(anchor);
      state.walls.add_h(anchor);
    } else {
      state.maze.close_v(anchor);
      state.walls.add_v(anchor);
    }
  }

  // Clockwise (QUOR-24).
  void pass_on(State& state) const { state.turn = state.turn + 1 < players_ ? state.turn + 1 : 0; }

  bool can_act(const State& state) const {
    return Moving(state, players_, jumping_).can_move() ||
           (state.left[state.turn] && !legal_slots(state, players_, goals_).empty());
  }

  int players_;
  Jumping jumping_;
  std::uint32_t max_turns_;
  Goals goals_;                                    // in seat order (QUOR-2, QUOR-23, QUOR-25)
  std::array<Seats, fences::kSquares> goal_of_{};  // the seats whose goal a square is
};

static_assert(Kernel<Game> && Counts<Game>);

}  // namespace mazechase::quoridor
