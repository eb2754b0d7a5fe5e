// Search: alpha-beta between Pac-Man and the ghosts, which are one side; the twin of `mazechase.bots.chase.search`.
//
// The depth counts moves of pieces: the steps of one piece's move are always searched to its end. What two ghosts can
// do alone (pairs.hpp), which Python doesn't know, counts where the search ends.
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <chrono>
#include <cmath>
#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

#include "base/list.hpp"
#include "base/rng.hpp"
#include "chase/pairs.hpp"
#include "chase/setup.hpp"
#include "chase/state.hpp"
#include "chase/turns.hpp"
#include "chase/ways.hpp"
#include "chase/worth.hpp"

namespace mazechase::chase {

// How much may be looked at: positions, milliseconds, or both; 0 is no limit. And how far, and how exactly.
struct Limits {
  std::uint64_t nodes = 0;
  std::uint64_t milliseconds = 0;
  int deepest = 60;
  double error = 0;  // the largest error of an evaluation
  std::uint64_t seed = 0;
};

// What was found: the place of the best action in the list, what it is worth, and how deep and wide the search was.
struct Found {
  std::optional<std::size_t> index;
  double value = 0;
  int depth = 0;
  std::uint64_t nodes = 0;
};

class Search {
 public:
  Search(const Setup& setup, const Worth& worth, const Limits& limits, const Pairs* pairs)
      : setup_(setup), worth_(worth), limits_(limits), pairs_(pairs), table_(room(limits.nodes)) {
    if (limits.milliseconds) deadline_ = Clock::now() + std::chrono::milliseconds(limits.milliseconds);
  }

  // Deepen until the budget is spent; what a deeper search has found by then is better than what came before.
  Found best(const State& state) {
    Found found;
    for (int depth = 1; depth <= limits_.deepest; ++depth) {
      const double value = best_child(state, depth, -kBeyond, kBeyond, &found);
      if (out_) break;
      found.value = value;
      found.depth = depth;
      if (std::abs(value) >= kSure) break;
    }
    found.nodes = nodes_;
    return found;
  }

 private:
  using Clock = std::chrono::steady_clock;
  static constexpr std::size_t kLeast = 1 << 16, kMost = 1 << 20;  // positions to remember
  static constexpr double kBeyond = 2 * kWon, kSure = kWon / 2;
  static constexpr double kHeld = 80, kHeldAtLast = 300;  // off his position if two ghosts hold him, in his last life
  static constexpr std::uint8_t kNone = 0xff;

  struct Entry {
    std::uint64_t key = 0;
    float low = 0, high = 0;
    std::uint8_t depth = 0, reply = kNone;
  };

  struct Child {
    State after;
    double worth = 0;
    std::uint8_t index = 0;
  };
  using Children = std::array<Child, kWays + 1>;

  // How many positions are remembered: about a quarter of those that may be looked at.
  static std::size_t room(std::uint64_t nodes) {
    return nodes ? static_cast<std::size_t>(std::bit_ceil(std::clamp<std::uint64_t>(nodes / 4, kLeast, kMost))) : kMost;
  }

  Entry& entry(std::uint64_t key) { return table_[key & (table_.size() - 1)]; }

  double value(const State& state, int depth, double alpha, double beta) {
    const std::uint64_t key = key_of(state);
    const Entry& known = entry(key);
    if (known.key == key && known.depth == depth) {
      if (known.low >= beta || known.low == known.high) return known.low;
      if (known.high <= alpha) return known.high;
    }
    return best_child(state, depth, alpha, beta, nullptr);
  }

  // Try one action after another until there is a cutoff; at the root, note the best so far.
  double best_child(const State& state, int depth, double alpha, double beta, Found* root) {
    const std::uint64_t key = key_of(state);
    const Entry& known = entry(key);
    const std::uint8_t first = root && root->index ? static_cast<std::uint8_t>(*root->index)
                               : known.key == key  ? known.reply
                                                   : kNone;
    const double sign = state.mover == kPac ? 1 : -1, low = alpha, high = beta;
    Children children;
    const std::size_t count = list(state, sign, first, children);
    double best = -sign * kBeyond;
    std::uint8_t reply = kNone;
    for (std::size_t place = 0; place < count && !out_; ++place) {
      const double found = child_value(state, children[place], depth, alpha, beta);
      if (out_) break;
      if (sign * found > sign * best) {
        best = found;
        reply = children[place].index;
        if (root) root->index = reply;
      }
      (sign > 0 ? alpha : beta) = sign > 0 ? std::max(alpha, best) : std::min(beta, best);
      if (alpha >= beta) break;
    }
    if (!out_) {
      const double least = best > low ? best : -kBeyond, most = best < high ? best : kBeyond;
      entry(key) = {key, static_cast<float>(least), static_cast<float>(most), static_cast<std::uint8_t>(depth), reply};
    }
    return best;
  }

  double child_value(const State& state, const Child& child, int depth, double alpha, double beta) {
    if (std::abs(child.worth) == kWon) return child.worth + (child.worth > 0 ? depth : -depth);  // sooner is better
    const bool boosted = pairs_ && child.after.boost;  // in the middle of a boost, pairs say nothing
    const bool goes_on = child.after.mover == state.mover && (child.after.left < state.left || boosted);
    const int rest = goes_on ? depth : depth - 1;
    return rest ? value(child.after, rest, alpha, beta) : child.worth - held(child.after);
  }

  double held(const State& state) const {
    if (!pairs_ || !pairs_->hold(state)) return 0;
    return state.lives == 1 ? kHeldAtLast : kHeld;
  }

  // List the actions: the best one of the last search first, then by their first estimates.
  std::size_t list(const State& state, double sign, std::uint8_t first, Children& children) {
    Actions actions;
    list_legal(setup_, state, actions);
    std::size_t count = 0;
    for (const Action action : actions) {
      if (!spend()) return 0;
      Child& child = children[count];
      child.after = state;
      Turns(setup_, child.after).act(action);
      child.worth = worth_.of(child.after);
      child.index = static_cast<std::uint8_t>(count++);
      if (limits_.error > 0 && std::abs(child.worth) < kWon) child.worth += limits_.error * noise(child.after);
    }
    std::sort(children.begin(), children.begin() + static_cast<std::ptrdiff_t>(count),
              [&](const Child& a, const Child& b) {
                if ((a.index == first) != (b.index == first)) return a.index == first;
                return a.worth == b.worth ? tie(a) < tie(b) : sign * a.worth > sign * b.worth;
              });
    return count;
  }

  // Equal ones come in any order, which the seed decides.
  std::uint64_t tie(const Child& child) const { return Rng(limits_.seed ^ child.index * 0x9e3779b97f4a7c15).next(); }

  // The same position is always misjudged in the same way.
  double noise(const State& state) const {
    const std::uint64_t drawn = Rng(limits_.seed ^ key_of(state)).next();
    return static_cast<double>(drawn >> 11) * 0x1p-52 - 1;
  }

  bool spend() {
    if (limits_.nodes && nodes_ >= limits_.nodes) out_ = true;
    if (limits_.milliseconds && nodes_ % 256 == 0 && Clock::now() >= deadline_) out_ = true;
    if (!out_) ++nodes_;
    return !out_;
  }

  static std::uint64_t key_of(const State& s) {
    const auto [first, second, third, fourth] = s.ghosts;
    std::uint64_t one = s.pac, two = s.idle;
    for (const std::uint64_t part : {first, second, third, fourth, s.pellets, s.lives, s.mover}) one = one << 8 | part;
    for (const unsigned part :
         {s.left + 8U * s.boost + 16U * s.frenzy + 32U * s.ate, s.heading + 16U * s.waiting, unsigned{s.best}}) {
      two = two << 8 | part;
    }
    one ^= Rng(two).next();
    return Rng(one).next() | 1;  // 0 is an empty entry
  }

  const Setup& setup_;
  const Worth& worth_;
  Limits limits_;
  const Pairs* pairs_;  // none: they are not known
  std::vector<Entry> table_;
  Clock::time_point deadline_;
  std::uint64_t nodes_ = 0;
  bool out_ = false;
};

}  // namespace mazechase::chase
