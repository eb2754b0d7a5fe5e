// Three and four players: max^n (Luckhardt and Irani 1986), deeper and deeper. Everybody is taken to do the best for
// themselves; a seat is worth the steps by which it leads the first of the others.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <memory>
#include <unordered_map>
#include <utility>
#include <vector>

#include "quoridor/lead.hpp"
#include "quoridor/lines.hpp"
#include "quoridor/paths.hpp"
#include "quoridor/style.hpp"
#include "search/limits.hpp"

namespace mazechase::quoridor {

class Party {
 public:
  Party(const Game& game, const Style& style)
      : game_(game),
        players_(static_cast<std::size_t>(game.players())),
        style_(style),
        lead_(players_, kFence + static_cast<int>(Rng(style.seed).below(kFenceRange))),
        plies_(std::make_unique_for_overwrite<std::array<Ply, kDeepest + 2>>()) {}

  // Search as deep as the limits allow, for this many best lines.
  Answer think(const State& state, Limits& limits, std::size_t lines) {
    limits_ = &limits;
    at(0).begin(game_, state);
    const int deepest = style_.deepest ? style_.deepest : static_cast<int>(kDeepest) - 4;
    Answer answer;
    if (!spend()) return answer;
    Children children = list(0, std::max(kRootWidth, lines));
    for (int depth = 1; depth <= deepest && !children.empty() && !over_; ++depth) {
      std::vector<Line> found;
      for (Child& child : children) {
        const Worths worths = follow_up(0, depth, child);
        if (over_) break;
        best_lines_.set(0, child.action);
        const int value = lead_.chance(worths[at(0).state.turn]);
        const int liked = value == kCertain ? value : value + style_.likes(at(0), child.action);
        child.order = {liked, worths[at(0).state.turn]};
        found.push_back({liked, best_lines_.first()});
      }
      if (over_) {
        // A better one among those that were searched deeper is worth having; they began with the last best.
        if (depth > 1 && !found.empty()) put_first(found[best_of(children, found.size())], answer.lines);
        break;
      }
      sort(children, found);
      if (found.size() > lines) found.resize(lines);
      answer = {std::move(found), depth};
      if (answer.lines[0].value >= kCertain) break;
    }
    return answer;
  }

 private:
  static constexpr std::size_t kRootWidth = 16, kWidth = 6;
  // What a fence in hand is worth, in hundredths of a step: at least, and how much more it may be. It is drawn for
  // every choice, so that bots that wait for each other don't wait for ever.
  static constexpr int kFence = 110;
  static constexpr std::uint64_t kFenceRange = 31;
  static constexpr std::size_t kMostKept = 100'000;  // positions whose best-looking actions are remembered

  struct Child {
    Action action;
    Worths worths;              // as it looks at once
    std::pair<int, int> order;  // best first: what it turned out to be, then what it was worth
  };
  using Children = std::vector<Child>;

  Ply& at(std::size_t ply) { return (*plies_)[ply]; }
  bool spend() { return limits_->spend() || !(over_ = true); }

  static std::size_t best_of(const Children& children, std::size_t count) {
    std::size_t best = 0;
    for (std::size_t one = 1; one < count; ++one) {
      if (children[one].order > children[best].order) best = one;
    }
    return best;
  }

  // Put a line first, instead of one that began with the same action, or of the first.
  static void put_first(const Line& line, std::vector<Line>& lines) {
    const auto same = [&](const Line& one) { return one.actions[0] == line.actions[0]; };
    const auto old = std::find_if(lines.begin(), lines.end(), same);
    if (old == lines.end()) {
      lines[0] = line;
    } else {
      *old = line;
      std::rotate(lines.begin(), old, old + 1);
    }
  }

  // Put children and their lines in order, best first.
  static void sort(Children& children, std::vector<Line>& lines) {
    std::vector<std::size_t> order(children.size());
    for (std::size_t one = 0; one < order.size(); ++one) order[one] = one;
    std::stable_sort(order.begin(), order.end(),
                     [&](std::size_t a, std::size_t b) { return children[a].order > children[b].order; });
    Children sorted;
    std::vector<Line> sorted_lines;
    for (const std::size_t one : order) {
      sorted.push_back(children[one]);
      sorted_lines.push_back(std::move(lines[one]));
    }
    children = std::move(sorted);
    lines = std::move(sorted_lines);
  }

  Worths search(std::size_t ply, int depth) {
    best_lines_.clear(ply);
    if (!spend()) return {};
    const Children* const known = look_up(ply);
    const Children& children = known ? *known : made_[ply];
    const Ply& here = at(ply);
    const std::size_t me = here.state.turn;
    if (children.empty()) return lead_.all(steps_of(here), here.state.left, me);
    Worths best{};
    for (std::size_t one = 0; one < children.size(); ++one) {
      const Child child = children[one];
      const Worths worths = follow_up(ply, depth, child);
      if (over_) return {};
      if (one == 0 || worths[me] > best[me]) {
        best = worths;
        best_lines_.set(ply, child.action);
      }
      if (depth == 1 || best[me] >= Lead::kSure) break;  // they are in order
    }
    return best;
  }

  Worths follow_up(std::size_t ply, int depth, const Child& child) {
    best_lines_.clear(ply + 1);
    if (child.worths[at(ply).state.turn] >= Lead::kSure) return lead_.sooner(child.worths, ply);
    if (depth <= 1 || ply >= kDeepest) return child.worths;
    at(ply + 1).follow(game_, at(ply), child.action);
    return search(ply + 1, depth - 1);
  }

  // The best-looking actions of a position, remembered as long as there is room; otherwise they are in made_.
  const Children* look_up(std::size_t ply) {
    const auto kept = known_.find(at(ply).key);
    if (kept != known_.end()) return &kept->second;
    made_[ply] = list(ply, kWidth);
    if (known_.size() >= kMostKept) return nullptr;
    return &(known_[at(ply).key] = made_[ply]);
  }

  // List the best-looking actions: moves, and fences across the way of the rival who is first.
  Children list(std::size_t ply, std::size_t most) {
    const Ply& here = at(ply);
    Children children;
    Actions moves;
    Moving(here.state, game_.players(), game_.jumping()).list(moves);
    const std::size_t me = here.state.turn, first = first_rival(here);
    Steps steps = steps_of(here);
    const int mine = steps[me];
    for (const Action move : moves) {
      if (ply == 0 && !style_.thinks_of(here, move)) continue;
      steps[me] = here.field(static_cast<int>(me)).at(static_cast<int>(number_of(move)));
      add(here, move, steps, here.state.left, children);
    }
    steps[me] = mine;
    if (here.left(static_cast<int>(me))) list_fences(here, steps, first, children);
    const std::size_t kept = std::min(most, children.size());
    std::partial_sort(children.begin(), children.begin() + static_cast<std::ptrdiff_t>(kept), children.end(),
                      [](const Child& a, const Child& b) { return a.order > b.order; });
    children.resize(kept);
    return children;
  }

  // Who of the others gets home first if everybody runs.
  std::size_t first_rival(const Ply& here) const {
    const std::size_t me = here.state.turn;
    std::size_t first = (me + 1) % players_;
    for (std::size_t on = 2; on < players_; ++on) {
      const std::size_t seat = (me + on) % players_;
      if (here.steps(static_cast<int>(seat)) < here.steps(static_cast<int>(first))) first = seat;
    }
    return first;
  }

  Steps steps_of(const Ply& here) const {
    Steps steps{};
    for (std::size_t seat = 0; seat < players_; ++seat) steps[seat] = here.steps(static_cast<int>(seat));
    return steps;
  }

  void list_fences(const Ply& here, const Steps& now, std::size_t first, Children& children) {
    const Slots free = fences::free_slots(here.state.fences);
    const Slots slots = children.empty() ? free : Paths(here, static_cast<int>(first)).cutting & free;
    Hands left = here.state.left;
    --left[here.state.turn];
    const auto try_out = [&](Action fence) {
      fences::Maze maze = here.state.maze;
      number_of(fence) < kFirstV ? maze.close_h(anchor_of(fence)) : maze.close_v(anchor_of(fence));
      Steps steps = now;
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

  void add(const Ply& here, Action action, const Steps& steps, const Hands& left, Children& children) const {
    const std::size_t me = here.state.turn;
    Worths worths = lead_.all(steps, left, (me + 1) % players_);
    if (style_.error && worths[me] < Lead::kSure)
      worths[me] += style_.misjudged(here.key ^ kKeys.fence[number_of(action)], here.state.fences.size());
    // Equal ones in any order.
    const auto drawn = static_cast<int>(Rng(style_.seed ^ number_of(action)).next() & 0xffff);
    children.push_back({action, worths, {worths[me], drawn}});
  }

  const Game& game_;
  const std::size_t players_;
  const Style style_;
  const Lead lead_;
  Limits* limits_ = nullptr;
  std::unique_ptr<std::array<Ply, kDeepest + 2>> plies_;
  std::unordered_map<std::uint64_t, Children> known_;
  std::array<Children, kDeepest + 2> made_;  // where nothing more is remembered
  BestLines best_lines_;
  bool over_ = false;
};

}  // namespace mazechase::quoridor
