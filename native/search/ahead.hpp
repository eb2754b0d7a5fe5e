// Looking ahead over chance: expectimax for every number of seats (max^n: everybody does the best for themselves).
//
// A step ahead is a whole turn: every outcome of the dice, and for each the best end of the turn that follows. Deeper
// steps follow only the ends that look best.
#pragma once

#include <algorithm>
#include <cstdint>
#include <deque>
#include <utility>
#include <vector>

#include "search/turns.hpp"

namespace mazechase::search {

struct Widths {
  int first;   // ends of the turn in hand that are followed one step
  int deeper;  // the same for each further step; halved every time
  int later;   // ends of each later turn
  int beam;    // positions inside the turn in hand, for each sort of action
  int narrow;  // the same in later turns
  int deepest;
};

// One end of the turn in hand: its first action, and the chances that the deepest search of it has found, and the one
// before that.
struct Found {
  std::uint32_t first;
  std::uint64_t key;
  Chances chances, before;
  int depth;
  Traits traits;
};

template <Kernel K, Notices<K> F>
class Ahead {
 public:
  using State = typename K::State;

  Ahead(const K& kernel, const Linear<K, F>& evaluation, Widths widths, Meter meter)
      : kernel_(kernel), evaluation_(evaluation), widths_(widths), meter_(std::move(meter)) {}

  // Return the ends of the turn in hand, the best for its seat first. Listing them is free: a node is a position
  // beyond.
  std::vector<Found> ends(const State& state) {
    const auto mine = at(std::countr_zero(kernel_.node(state).seats));
    Turns<K, F> turns(kernel_, evaluation_);
    typename Turns<K, F>::Ends ends;
    Meter free = Meter::endless();
    turns.list(state, widths_.beam, free, ends);
    const auto better = [&](const auto& a, const auto& b) { return a.chances[mine] > b.chances[mine]; };
    std::stable_sort(ends.begin(), ends.end(), better);
    std::vector<int> depths(ends.size(), 0);
    std::size_t width = std::min(ends.size(), at(widths_.first));
    for (int depth = 1; depth <= widths_.deepest && width > 0; ++depth) {
      std::size_t done = 0;
      for (Chances seen; done < width && value(ends[done].state, depth, seen); ++done)
        ends[done].before = std::exchange(ends[done].chances, seen);
      // What has been looked at less deeply ranks behind: it looked worse before.
      std::stable_sort(ends.begin(), ends.begin() + static_cast<std::ptrdiff_t>(done), better);
      std::fill_n(depths.begin(), done, depth);
      if (done < width) break;
      width = std::min(width, depth == 1 ? at(widths_.deeper) : std::max<std::size_t>(2, width / 2));
    }
    std::vector<Found> found;
    for (std::size_t place = 0; place < ends.size(); ++place) {
      const auto& end = ends[place];
      found.push_back({end.first, evaluation_.features().key(end.state), end.chances, end.before, depths[place],
                       evaluation_.features().traits(state, end.state, static_cast<int>(mine))});
    }
    return found;
  }

 private:
  // Find what a position is worth this many turns ahead; return false if the meter has run out.
  bool value(const State& state, int depth, Chances& value) {
    const Node node = kernel_.node(state);
    if (node.kind == Node::Kind::over || depth == 0) {
      value = Turns<K, F>(kernel_, evaluation_).rated(state);
      return true;
    }
    if (node.kind == Node::Kind::turn) return best(state, depth, value);
    typename K::Odds odds;
    kernel_.odds(state, odds);
    Chances sum{};
    float total = 0;
    for (const auto& [outcome, weight] : odds) {
      State next = state;
      kernel_.settle(next, outcome);
      Chances seen;
      const bool acts = kernel_.node(next).kind == Node::Kind::turn;
      if (!(acts ? best(next, depth, seen) : this->value(next, depth - 1, seen))) return false;
      for (std::size_t seat = 0; seat < sum.size(); ++seat) sum[seat] += seen[seat] * static_cast<float>(weight);
      total += static_cast<float>(weight);
    }
    for (float& share : sum) share /= total;
    value = sum;
    return true;
  }

  // Find what a turn is worth if it ends in the best way for its seat.
  bool best(const State& state, int depth, Chances& value) {
    const auto mine = at(std::countr_zero(kernel_.node(state).seats));
    Level& level = levels(depth);
    if (!level.turns.list(state, widths_.narrow, meter_, level.ends)) return false;
    auto& ends = level.ends;
    if (ends.empty()) {  // nobody can act, in a state that no game reaches
      value = level.turns.rated(state);
      return true;
    }
    const auto better = [&](const auto& a, const auto& b) { return a.chances[mine] > b.chances[mine]; };
    if (depth == 1) {
      value = std::min_element(ends.begin(), ends.end(), better)->chances;
      return true;
    }
    const std::size_t width = std::min(ends.size(), at(widths_.later));
    std::partial_sort(ends.begin(), ends.begin() + static_cast<std::ptrdiff_t>(width), ends.end(), better);
    Chances most{};
    most[mine] = -1;
    for (std::size_t place = 0; place < width; ++place) {
      Chances seen;
      if (!this->value(ends[place].state, depth - 1, seen)) return false;
      if (seen[mine] > most[mine]) most = seen;
    }
    value = most;
    return true;
  }

  // What one depth of the recursion works with, kept between calls.
  struct Level {
    Turns<K, F> turns;
    typename Turns<K, F>::Ends ends;
  };
  Level& levels(int depth) {
    while (levels_.size() <= at(depth)) levels_.push_back({Turns<K, F>(kernel_, evaluation_), {}});
    return levels_[at(depth)];
  }

  const K& kernel_;
  const Linear<K, F>& evaluation_;
  Widths widths_;
  Meter meter_;
  std::deque<Level> levels_;
};

}  // namespace mazechase::search
