// The strongest bot of the first releases for three and four players, as fast as it can be made: an opponent to measure
// with. It is the twin of `mazechase.bots.quoridor.search.MaxN`, but draws its luck elsewhere.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <optional>
#include <unordered_map>
#include <utility>
#include <vector>

#include "quoridor/paths.hpp"

namespace mazechase::quoridor {

using Steps = std::array<int, kMostPlayers>;
using Hands = std::array<std::uint8_t, kMostPlayers>;  // fences in hand

class Classic {
 public:
  Classic(const Game& game, std::uint64_t nodes, std::uint64_t seed)
      : game_(game), players_(static_cast<std::size_t>(game.players())), left_(nodes), rng_(seed) {
    fence_ = 0.3 + 0.3 * drawn();
  }

  // Return the best action found, or nothing if there are too few nodes to look ahead at all.
  std::optional<Action> best(const State& state) {
    std::optional<Action> best;
    for (int depth = 1; depth < 30; ++depth) {
      const auto [worths, action] = values(state, depth);
      if (over_) break;
      best = action;
      if (worths[state.turn] >= kWorthWon - 30) break;
    }
    return best;
  }

 private:
  static constexpr double kWorthWon = 1000, kSafe = 20;
  static constexpr std::size_t kWidth = 6;
  using Worths = std::array<double, kMostPlayers>;

  struct Child {
    Action action;
    Steps steps;
    Hands left;
    double worth;
  };

  double drawn() { return static_cast<double>(rng_.next() >> 11) / 9007199254740992.0; }

  bool spend() {
    if (!left_) over_ = true;
    left_ -= left_ > 0;
    return !over_;
  }

  std::pair<Worths, Action> values(const State& state, int depth) {
    const std::vector<Child> children = look(state);
    if (over_ || children.empty()) return {{}, kNoAction};
    const std::size_t me = state.turn;
    if (depth == 1 || children[0].worth >= kWorthWon) return {worths(me, children[0], depth), children[0].action};
    std::pair<Worths, Action> best{{}, kNoAction};
    for (std::size_t at = 0; at < std::min(kWidth, children.size()); ++at) {
      State after = state;
      game_.apply(after, children[at].action);
      const Worths found = values(after, depth - 1).first;
      if (over_) return best;
      if (at == 0 || found[me] > best.first[me]) best = {found, children[at].action};
    }
    return best;
  }

  Worths worths(std::size_t me, const Child& child, int depth) const {
    Worths found{};
    for (std::size_t seat = 0; seat < players_; ++seat) {
      found[seat] = child.worth >= kWorthWon ? (seat == me ? kWorthWon + depth : -kWorthWon - depth)
                                             : worth(child.steps, child.left, (me + 1) % players_, seat);
    }
    return found;
  }

  std::vector<Child> look(const State& state) {
    if (!spend()) return {};
    const std::uint64_t key = key_of(state, game_.players());
    if (const auto kept = known_.find(key); kept != known_.end()) return kept->second;
    Ply here;
    here.begin(game_, state);
    std::vector<Child> children;
    add_moves(here, children);
    if (state.left[state.turn]) add_fences(here, across(here, nearest_rival(here)), children);
    if (children.empty()) add_fences(here, fences::free_slots(state.fences), children);
    for (std::size_t at = children.size(); at > 1; --at) std::swap(children[at - 1], children[rng_.below(at)]);
    std::stable_sort(children.begin(), children.end(),
                     [](const Child& one, const Child& other) { return one.worth > other.worth; });
    if (over_) return {};
    return known_[key] = children;
  }

  void add_moves(const Ply& here, std::vector<Child>& children) {
    Actions moves;
    Moving(here.state, game_.players(), game_.jumping()).list(moves);
    Steps steps = steps_of(here);
    const int me = here.state.turn;
    for (const Action move : moves) {
      steps[here.state.turn] = here.field(me).at(static_cast<int>(number_of(move)));
      add(here, move, steps, here.state.left, children);
    }
  }

  void add_fences(const Ply& here, Slots slots, std::vector<Child>& children) {
    slots = slots & fences::free_slots(here.state.fences);
    Hands left = here.state.left;
    --left[here.state.turn];
    const auto try_out = [&](Action fence) {
      fences::Maze maze = here.state.maze;
      number_of(fence) < kFirstV ? maze.close_h(anchor_of(fence)) : maze.close_v(anchor_of(fence));
      Steps steps = steps_of(here);
      for (std::size_t seat = 0; seat < players_; ++seat) {
        const int more = longer(here, maze, fence, static_cast<int>(seat), game_.goal(static_cast<int>(seat)));
        if (more == Field::kNowhere) return;
        steps[seat] += more;
      }
      add(here, fence, steps, left, children);
    };
    for (Word rest = slots.h; rest; rest &= rest - 1)
      try_out(action_of(kFirstH + static_cast<unsigned>(std::countr_zero(rest))));
    for (Word rest = slots.v; rest; rest &= rest - 1)
      try_out(action_of(kFirstV + static_cast<unsigned>(std::countr_zero(rest))));
  }

  void add(const Ply& here, Action action, const Steps& steps, const Hands& left, std::vector<Child>& children) {
    if (!spend()) return;
    const std::size_t me = here.state.turn;
    children.push_back({action, steps, left, worth(steps, left, (me + 1) % players_, me)});
  }

  std::size_t nearest_rival(const Ply& here) const {
    std::size_t nearest = players_;
    for (std::size_t seat = 0; seat < players_; ++seat) {
      if (seat == here.state.turn) continue;
      const bool nearer =
          nearest == players_ || here.steps(static_cast<int>(seat)) < here.steps(static_cast<int>(nearest));
      if (nearer) nearest = seat;
    }
    return nearest;
  }

  // The slots that cut one shortest path of a seat.
  static Slots across(const Ply& here, std::size_t seat) {
    Slots slots;
    const Field& field = here.field(static_cast<int>(seat));
    int at = here.pawn(static_cast<int>(seat));
    while (field.at(at) > 0) {
      const int next = (here.state.maze.around(Squares::of(at)) & field.ring(field.at(at) - 1)).first();
      const auto edge = static_cast<std::size_t>(std::min(at, next));
      const bool upright = std::abs(next - at) == fences::kSize;
      slots = slots | (upright ? fences::kCutting.north[edge] : fences::kCutting.east[edge]);
      at = next;
    }
    return slots;
  }

  Steps steps_of(const Ply& here) const {
    Steps steps{};
    for (std::size_t seat = 0; seat < players_; ++seat) steps[seat] = here.steps(static_cast<int>(seat));
    return steps;
  }

  double worth(const Steps& steps, const Hands& left, std::size_t turn, std::size_t me) const {
    if (!steps[me]) return kWorthWon;
    const auto late = [&](std::size_t seat) {
      return steps[seat] + static_cast<double>((seat + players_ - turn) % players_) / static_cast<double>(players_);
    };
    double first = kWorthWon;
    int fences = 0;
    for (std::size_t seat = 0; seat < players_; ++seat) {
      if (seat == me) continue;
      if (!steps[seat]) return -kWorthWon;
      fences += left[seat];
      first = std::min(first, late(seat));
    }
    const double ahead = first - late(me);
    const double value = ahead + fence_ * (left[me] - static_cast<double>(fences) / static_cast<double>(players_ - 1));
    if (ahead > 0 && !fences) return value + kSafe;
    if (ahead < 0 && !left[me]) return value - kSafe;
    return value;
  }

  const Game& game_;
  const std::size_t players_;
  std::uint64_t left_;
  Rng rng_;
  double fence_;
  bool over_ = false;
  std::unordered_map<std::uint64_t, std::vector<Child>> known_;
};

}  // namespace mazechase::quoridor
