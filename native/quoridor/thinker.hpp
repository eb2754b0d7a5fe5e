// A search for any number of players: it turns the board so that equal positions are searched alike, and turns the
// answer back.
#pragma once

#include <algorithm>
#include <bit>
#include <cstdint>
#include <memory>
#include <tuple>
#include <utility>

#include "quoridor/duel.hpp"
#include "quoridor/party.hpp"

namespace mazechase::quoridor {

// A symmetry of the board for two: half a turn, which swaps the seats, and a reflection from west to east.
class Turned {
 public:
  Turned(bool half_turn, bool mirror) : half_turn_(half_turn), mirror_(mirror) {}

  int square(int square) const {
    if (half_turn_) square = fences::kSquares - 1 - square;
    return mirror_ ? square / fences::kSize * fences::kSize + fences::kSize - 1 - square % fences::kSize : square;
  }

  int anchor(int anchor) const { return (half_turn_ ? 63 - anchor : anchor) ^ (mirror_ ? 7 : 0); }

  // Both symmetries are their own reverse, and so is doing one after the other.
  Action action(Action action) const {
    if (!is_fence(action)) return action_of(static_cast<unsigned>(square(static_cast<int>(number_of(action)))));
    const unsigned first = number_of(action) < kFirstV ? kFirstH : kFirstV;
    return action_of(first + static_cast<unsigned>(anchor(anchor_of(action))));
  }

  State state(const State& from) const {
    State to;
    for (std::size_t seat = 0; seat < 2; ++seat) {
      const std::size_t other = half_turn_ ? 1 - seat : seat;
      to.pawns[other] = static_cast<std::uint8_t>(square(from.pawns[seat]));
      to.left[other] = from.left[seat];
    }
    to.turn = half_turn_ ? static_cast<std::uint8_t>(1 - from.turn) : from.turn;
    for (Word rest = from.fences.h; rest; rest &= rest - 1) {
      const int place = anchor(std::countr_zero(rest));
      to.fences.h |= Word{1} << place;
      to.maze.close_h(place);
      to.walls.add_h(place);
    }
    for (Word rest = from.fences.v; rest; rest &= rest - 1) {
      const int place = anchor(std::countr_zero(rest));
      to.fences.v |= Word{1} << place;
      to.maze.close_v(place);
      to.walls.add_v(place);
    }
    return to;
  }

 private:
  bool half_turn_, mirror_;
};

// The network for as many players as there are.
struct Nets {
  std::shared_ptr<const Net> duel;
  std::shared_ptr<const SeatNet> party;
};

class Thinker {
 public:
  Thinker(const Game& game, Nets nets) : game_(game), worth_(std::move(nets.duel)), party_(std::move(nets.party)) {}

  // Search within the limits; at least one line is returned wherever somebody is on turn.
  Answer think(const State& state, Limits& limits, const Style& style, std::size_t lines, std::size_t positions) const {
    Answer answer = game_.players() == 2 ? duel(state, limits, style, lines, positions)
                                         : Party(game_, party_.get(), style).think(state, limits, lines);
    if (answer.lines.empty()) answer.lines.push_back({0, {first_thought(state)}});
    return answer;
  }

 private:
  static auto order(const State& state) { return std::tuple(state.fences.h, state.fences.v, state.pawns); }

  Answer duel(const State& state, Limits& limits, const Style& style, std::size_t lines, std::size_t positions) const {
    const bool half_turn = state.turn == 1;
    const State straight = Turned(half_turn, false).state(state), mirrored = Turned(half_turn, true).state(state);
    const Turned turned(half_turn, order(mirrored) < order(straight));
    const State first = turned.state(state);
    const auto search = std::make_unique<Duel>(game_, worth_, Tuning{}, style, positions);
    Answer answer = search->think(first, limits, lines);
    for (Line& line : answer.lines) {
      for (Action& action : line.actions) action = turned.action(action);
    }
    return answer;
  }

  // The step that leads home fastest, or else any legal action: for limits that allow no search at all.
  Action first_thought(const State& state) const {
    Ply here;
    here.begin(game_, state);
    Actions actions;
    game_.legal(state, actions);
    const auto steps = [&](Action action) {
      return is_fence(action) ? Field::kNowhere + 1 : here.field(state.turn).at(static_cast<int>(number_of(action)));
    };
    return *std::min_element(actions.begin(), actions.end(),
                             [&](Action one, Action other) { return steps(one) < steps(other); });
  }

  const Game& game_;
  Worth worth_;
  std::shared_ptr<const SeatNet> party_;  // with more than two players
};

}  // namespace mazechase::quoridor
