// What a search for two looks at, and in which order: actions that were good elsewhere come first.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <cstdlib>

#include "quoridor/paths.hpp"

namespace mazechase::quoridor {

struct Choice {
  Action action;
  int score;
};

// A list that gives its best choice first, without sorting what is never reached.
class Choices {
 public:
  void add(Action action, int score) { items_[size_++] = {action, score}; }
  bool empty() const { return next_ == size_; }

  Choice take() {
    auto* const first = &items_[next_++];
    std::swap(*first, *std::max_element(first, items_.data() + size_,
                                        [](const Choice& a, const Choice& b) { return a.score < b.score; }));
    return *first;
  }

 private:
  std::array<Choice, 160> items_;
  std::size_t size_ = 0, next_ = 0;
};

class Order {
 public:
  static constexpr int kGood = 20000;  // an action with a higher score has earned a full look

  explicit Order(const Game& game) : game_(game) {}

  // How much to list: every fence, those that matter, or only those across the rival's shortest paths.
  enum class Fences : std::uint8_t { all, that_matter, across };

  // List every move of the pawn, and fences. Those that would shut somebody in may be among them if not `measured`.
  void list(const Ply& here, std::size_t ply, Fences which, bool measured, Action before, Action remembered,
            Choices& choices) const {
    const int me = here.state.turn;
    Actions moves;
    Moving(here.state, 2, game_.jumping()).list(moves);
    for (const Action move : moves) {
      const int gain = here.steps(me) - here.field(me).at(static_cast<int>(number_of(move)));
      choices.add(move, move == remembered ? kRemembered : kMove + kStep * gain);
    }
    if (!here.left(me)) return;
    Slots slots = slots_of(here, ply, moves.empty() ? Fences::all : which, remembered);
    const auto add = [&](Action fence) {
      int score = fence == remembered ? kRemembered : known(here, ply, before, fence);
      if (measured && !measure(here, fence, score)) return;
      choices.add(fence, score);
    };
    for (Word rest = slots.h; rest; rest &= rest - 1) add(action_of(kFirstH + place(rest)));
    for (Word rest = slots.v; rest; rest &= rest - 1) add(action_of(kFirstV + place(rest)));
  }

  // Remember that a fence refuted an action, and that others had not.
  void reward(const Ply& here, std::size_t ply, int depth, Action fence, Action before, const Actions& failed) {
    auto& killers = killers_[ply];
    if (killers[0] != fence) {
      killers[1] = killers[0];
      killers[0] = fence;
    }
    const int bonus = std::min(1600, 16 * depth * depth);
    nudge(here, before, fence, bonus);
    for (const Action other : failed) nudge(here, before, other, -bonus);
  }

 private:
  static constexpr int kRemembered = 1 << 30, kMove = 100'000, kStep = 30'000, kLonger = 15'000;
  static constexpr int kMost = 12'000;  // what history can add

  static unsigned place(Word rest) { return static_cast<unsigned>(std::countr_zero(rest)); }

  static Slots slot_of(Action fence) {
    if (!is_fence(fence)) return {};
    const Word bit = Word{1} << anchor_of(fence);
    return number_of(fence) < kFirstV ? Slots{bit, 0} : Slots{0, bit};
  }

  Slots slots_of(const Ply& here, std::size_t ply, Fences which, Action remembered) const {
    const Slots free = fences::free_slots(here.state.fences);
    if (which == Fences::all) return free;
    if (which == Fences::that_matter) return (slots_that_matter(here, 2) | slot_of(remembered)) & free;
    const auto& killers = killers_[ply];
    const Slots across = Paths(here, 1 - here.state.turn).cutting;
    return (across | slot_of(remembered) | slot_of(killers[0]) | slot_of(killers[1])) & free;
  }

  int known(const Ply& here, std::size_t ply, Action before, Action fence) const {
    const auto& killers = killers_[ply];
    const int killer = fence == killers[0] ? 30'000 : fence == killers[1] ? 20'000 : 0;
    return killer + history_[here.state.turn][number_of(fence)] + replies_[number_of(before)][number_of(fence)];
  }

  // Add how much longer the fence makes the rival's way than one's own; return false if it shuts somebody in.
  bool measure(const Ply& here, Action fence, int& score) const {
    fences::Maze maze = here.state.maze;
    number_of(fence) < kFirstV ? maze.close_h(anchor_of(fence)) : maze.close_v(anchor_of(fence));
    const int me = here.state.turn, other = 1 - me;
    const int theirs = longer(here, maze, fence, other, game_.goal(other));
    const int mine = longer(here, maze, fence, me, game_.goal(me));
    if (theirs == Field::kNowhere || mine == Field::kNowhere) return false;
    if (score < kRemembered) score += kLonger * (theirs - mine);
    return true;
  }

  void nudge(const Ply& here, Action before, Action fence, int by) {
    const auto move = [&](std::int16_t& kept) {
      kept = static_cast<std::int16_t>(kept + by - kept * std::abs(by) / kMost);
    };
    move(history_[here.state.turn][number_of(fence)]);
    move(replies_[number_of(before)][number_of(fence)]);
  }

  const Game& game_;
  std::array<std::array<Action, 2>, 64> killers_{};
  std::array<std::array<std::int16_t, 256>, 2> history_{};
  std::array<std::array<std::int16_t, 256>, 256> replies_{};  // by the action before
};

}  // namespace mazechase::quoridor
