// Three and four players: max^n, deeper and deeper. Everybody is taken to do the best for themselves.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <cstdlib>
#include <memory>
#include <vector>

#include "quoridor/lines.hpp"
#include "quoridor/paths.hpp"
#include "quoridor/style.hpp"
#include "search/limits.hpp"

namespace mazechase::quoridor {

// What a position is worth to every seat: its chance to win, in ten-thousandths.
using Chances = std::array<int, kMostPlayers>;
inline constexpr int kCertain = 10'000;

// Weights that halve with every eighth of a step times the sharpness: integers, so that every machine agrees.
constexpr std::array<int, 64> make_halves() {
  std::array<int, 64> weights{};
  double weight = 1 << 20;
  for (int& one : weights) {
    one = static_cast<int>(weight);
    weight *= 0.840896415253715;  // the fourth root of a half
  }
  return weights;
}

inline constexpr std::array<int, 64> kHalves = make_halves();

// The numbers of the estimate, found by playing.
struct Hopes {
  int fence = 45;     // what a fence in hand is worth, in hundredths of a step
  int sharp = 60;     // how much a step decides while everybody has fences,
  int sharper = 130;  // and how much more when nobody has any
  int spite = 0;      // per cent of a rival's wish that the searcher does badly
};

class Party {
 public:
  Party(const Game& game, const Style& style, const Hopes& hopes)
      : game_(game),
        players_(static_cast<std::size_t>(game.players())),
        style_(style),
        hopes_(hopes),
        plies_(std::make_unique_for_overwrite<std::array<Ply, kDeepest + 2>>()) {}

  // Search as deep as the limits allow, for this many best lines.
  Answer think(const State& state, Limits& limits, std::size_t lines) {
    limits_ = &limits;
    at(0).begin(game_, state);
    const int deepest = style_.deepest ? style_.deepest : static_cast<int>(kDeepest) - 4;
    Answer answer;
    if (!spend()) return answer;
    std::vector<Child> children = list(0, kRootWidth);
    for (int depth = 1; depth <= deepest && !children.empty(); ++depth) {
      std::vector<Line> found;
      for (Child& child : children) {
        const Chances chances = follow_up(0, depth, child);
        if (over_) break;
        child.mine = chances[at(0).state.turn] + style_.likes(at(0), child.action);
        best_lines_.set(0, child.action);
        found.push_back({child.mine, best_lines_.first()});
      }
      if (over_ && found.empty()) break;
      if (over_ && found.size() < children.size() && depth > 1) {
        // A better one among those that were searched deeper is worth having; it began with the last best.
        const auto best = best_of(found);
        if (best->actions[0] != answer.lines[0].actions[0]) answer.lines[0] = *best;
        break;
      }
      std::stable_sort(found.begin(), found.end(), [](const Line& a, const Line& b) { return a.value > b.value; });
      std::stable_sort(children.begin(), children.end(),
                       [](const Child& a, const Child& b) { return a.mine > b.mine; });
      if (found.size() > lines) found.resize(lines);
      answer = {std::move(found), depth};
      if (over_ || answer.lines[0].value >= kCertain || limits.used_more_than(50)) break;
    }
    return answer;
  }

 private:
  static constexpr std::size_t kRootWidth = 20, kWidth = 8, kNarrowWidth = 5;

  struct Child {
    Action action;
    Chances chances;  // as it looks at once
    int mine;
  };

  static bool over(const Chances& chances) {
    return std::find(chances.begin(), chances.end(), kCertain) != chances.end();
  }
  Ply& at(std::size_t ply) { return (*plies_)[ply]; }
  bool spend() { return limits_->spend() || !(over_ = true); }

  static std::vector<Line>::const_iterator best_of(const std::vector<Line>& lines) {
    return std::max_element(lines.begin(), lines.end(), [](const Line& a, const Line& b) { return a.value < b.value; });
  }

  Chances search(std::size_t ply, int depth) {
    best_lines_.clear(ply);
    if (!spend()) return {};
    const std::vector<Child> children = list(ply, depth > 2 || ply < 2 ? kWidth : kNarrowWidth);
    const std::size_t me = at(ply).state.turn;
    if (children.empty()) return estimate(at(ply));
    Chances best{};
    int most = -kCertain - 1;
    for (const Child& child : children) {
      const Chances chances = follow_up(ply, depth, child);
      if (over_) return {};
      if (const int wished = wish(chances, me); wished > most) {
        most = wished;
        best = chances;
        best_lines_.set(ply, child.action);
      }
      if (depth == 1 || best[me] == kCertain) break;  // they are in order
    }
    return best;
  }

  // What a seat is after: its own chance, and in part that the seat for which the search is made has none.
  int wish(const Chances& chances, std::size_t seat) const {
    const std::size_t root = (*plies_)[0].state.turn;
    if (seat == root) return chances[seat];
    return (chances[seat] * (100 - hopes_.spite) - chances[root] * hopes_.spite) / 100;
  }

  Chances follow_up(std::size_t ply, int depth, const Child& child) {
    best_lines_.clear(ply + 1);
    if (depth <= 1 || over(child.chances) || ply >= kDeepest) return child.chances;
    at(ply + 1).follow(game_, at(ply), child.action);
    return search(ply + 1, depth - 1);
  }

  // List the best-looking actions: moves, and fences that matter.
  std::vector<Child> list(std::size_t ply, std::size_t most) {
    const Ply& here = at(ply);
    const std::size_t me = here.state.turn;
    std::vector<Child> children;
    Actions moves;
    Moving(here.state, game_.players(), game_.jumping()).list(moves);
    Steps steps = steps_of(here);
    const int mine = steps[me];
    for (const Action move : moves) {
      if (ply == 0 && !style_.thinks_of(here, move)) continue;
      steps[me] = here.field(static_cast<int>(me)).at(static_cast<int>(number_of(move)));
      add(ply, move, steps, here.state.left, children);
    }
    steps[me] = mine;
    if (here.left(static_cast<int>(me))) list_fences(ply, moves.empty(), children);
    const std::size_t kept = std::min(most, children.size());
    std::partial_sort(children.begin(), children.begin() + static_cast<std::ptrdiff_t>(kept), children.end(),
                      [](const Child& a, const Child& b) {
                        return a.mine != b.mine ? a.mine > b.mine : number_of(a.action) < number_of(b.action);
                      });
    children.resize(kept);
    return children;
  }

  using Steps = std::array<int, kMostPlayers>;

  Steps steps_of(const Ply& here) const {
    Steps steps{};
    for (std::size_t seat = 0; seat < players_; ++seat) steps[seat] = here.steps(static_cast<int>(seat));
    return steps;
  }

  void list_fences(std::size_t ply, bool all, std::vector<Child>& children) {
    const Ply& here = at(ply);
    const std::size_t me = here.state.turn;
    Slots slots = fences::free_slots(here.state.fences);
    if (!all) {
      Slots across;
      for (std::size_t seat = 0; seat < players_; ++seat) {
        if (seat != me) across = across | Paths(here, static_cast<int>(seat)).cutting;
      }
      slots = slots & across;
    }
    auto left = here.state.left;
    --left[me];
    const Steps now = steps_of(here);
    const auto try_out = [&](Action fence) {
      fences::Maze maze = here.state.maze;
      number_of(fence) < kFirstV ? maze.close_h(anchor_of(fence)) : maze.close_v(anchor_of(fence));
      Steps steps = now;
      for (std::size_t seat = 0; seat < players_; ++seat) {
        const int more = longer(here, maze, fence, static_cast<int>(seat), game_.goal(static_cast<int>(seat)));
        if (more == Field::kNowhere) return;
        steps[seat] += more;
      }
      add(ply, fence, steps, left, children);
    };
    for (Word rest = slots.h; rest; rest &= rest - 1)
      try_out(action_of(kFirstH + static_cast<unsigned>(std::countr_zero(rest))));
    for (Word rest = slots.v; rest; rest &= rest - 1)
      try_out(action_of(kFirstV + static_cast<unsigned>(std::countr_zero(rest))));
  }

  void add(std::size_t ply, Action action, const Steps& steps, const std::array<std::uint8_t, kMostPlayers>& left,
           std::vector<Child>& children) const {
    const Ply& here = (*plies_)[ply];
    const std::size_t me = here.state.turn;
    Chances chances = estimate(steps, left, (me + 1) % players_);
    if (style_.error && steps[me]) {
      const int off = style_.misjudged(here.key ^ kKeys.fence[number_of(action)], here.state.fences.size());
      chances[me] = std::clamp(chances[me] + off, 0, kCertain - 1);
    }
    children.push_back({action, chances, wish(chances, me)});
  }

  Chances estimate(const Ply& here) const { return estimate(steps_of(here), here.state.left, here.state.turn); }

  // A pawn that needs k steps is home after k rounds, less the part of a round by which its turn comes earlier.
  // Fences in hand make up for steps, and the fewer the others have, the surer is a lead.
  Chances estimate(const Steps& steps, const std::array<std::uint8_t, kMostPlayers>& left, std::size_t turn) const {
    Chances chances{};
    const int each = kMostFences / static_cast<int>(players_);
    int total = 0;
    for (std::size_t seat = 0; seat < players_; ++seat) {
      if (!steps[seat]) {
        chances[seat] = kCertain;
        return chances;
      }
      total += left[seat];
    }
    std::array<int, kMostPlayers> late{};
    int first = 1 << 20;
    for (std::size_t seat = 0; seat < players_; ++seat) {
      const int wait = static_cast<int>((seat + players_ - turn) % players_);
      late[seat] = 100 * steps[seat] + 100 * wait / static_cast<int>(players_) - hopes_.fence * left[seat];
      first = std::min(first, late[seat]);
    }
    const int most = each * static_cast<int>(players_);
    const int sharp = hopes_.sharp + hopes_.sharper * (most - total) / most;
    std::int64_t sum = 0;
    std::array<std::int64_t, kMostPlayers> weights{};
    for (std::size_t seat = 0; seat < players_; ++seat) {
      const int place = std::min(63, (late[seat] - first) * sharp / 2500);
      weights[seat] = kHalves[static_cast<std::size_t>(place)];
      sum += weights[seat];
    }
    for (std::size_t seat = 0; seat < players_; ++seat)
      chances[seat] = static_cast<int>(weights[seat] * (kCertain - 1) / sum);
    return chances;
  }

  const Game& game_;
  const std::size_t players_;
  const Style style_;
  const Hopes hopes_;
  Limits* limits_ = nullptr;
  std::unique_ptr<std::array<Ply, kDeepest + 2>> plies_;
  BestLines best_lines_;
  bool over_ = false;
};

}  // namespace mazechase::quoridor
