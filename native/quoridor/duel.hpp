// Two players: principal variation alpha-beta, deeper and deeper until the limits are reached.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <cstdlib>
#include <memory>
#include <optional>
#include <vector>

#include "quoridor/lines.hpp"
#include "quoridor/order.hpp"
#include "quoridor/races.hpp"
#include "quoridor/style.hpp"
#include "quoridor/tuning.hpp"
#include "quoridor/worth.hpp"
#include "search/limits.hpp"
#include "search/table.hpp"

namespace mazechase::quoridor {

// A hundred times the natural logarithm of small numbers.
constexpr std::array<int, 64> make_logs() {
  std::array<int, 64> logs{};
  double log = 0;
  for (int number = 1; number < 64; ++number) {
    logs[static_cast<std::size_t>(number)] = static_cast<int>(100 * log + 0.5);
    const double part = 1.0 / (2 * number + 1);  // ln((n + 1) / n) = 2 artanh(1 / (2 n + 1))
    log += 2 * (part + part * part * part / 3 + part * part * part * part * part / 5);
  }
  return logs;
}

inline constexpr std::array<int, 64> kLogs = make_logs();

class Duel {
 public:
  Duel(const Game& game, const Worth& worth, const Tuning& tuning, const Style& style, std::size_t positions)
      : game_(game),
        worth_(worth),
        tuning_(tuning),
        style_(style),
        table_(positions),
        order_(game),
        races_(game),
        plies_(std::make_unique_for_overwrite<std::array<Ply, kDeepest + 2>>()) {}

  // Search as deep as the limits allow, for this many best lines.
  Answer think(const State& state, Limits& limits, std::size_t lines) {
    limits_ = &limits;
    at(0).begin(game_, state);
    const int deepest = style_.deepest ? style_.deepest : static_cast<int>(kDeepest) - 4;
    Answer answer;
    for (int depth = 1; depth <= deepest && !over_; ++depth) {
      done_.clear();
      std::vector<Line> found;
      while (found.size() < lines && !over_) {
        const std::optional<int> last =
            found.empty() && !answer.lines.empty() ? std::optional(answer.lines[0].value) : std::nullopt;
        if (!find_line(depth, last)) break;
        found.push_back(*best_);
        done_.push_back(best_->actions[0]);
      }
      // One line that was found before the search is cut off is better than the last best, which it began with. Several
      // are compared with each other, so all must have been looked at equally deep.
      if (!found.empty() && (!over_ || answer.lines.empty() || found.size() == lines)) {
        std::stable_sort(found.begin(), found.end(), [](const Line& a, const Line& b) { return a.value > b.value; });
        answer = {std::move(found), depth};
      }
      if (std::abs(answer.lines.empty() ? 0 : answer.lines[0].value) >= kSure) break;
      if (limits.used_more_than(static_cast<unsigned>(tuning_.begin))) break;
    }
    return answer;
  }

 private:
  Ply& at(int ply) { return (*plies_)[static_cast<std::size_t>(ply)]; }

  // Find the best line that does not begin with one that is done; return whether there is one.
  bool find_line(int depth, std::optional<int> last) {
    best_.reset();
    const bool narrow = last && depth >= 4;
    int margin = tuning_.aspire;
    int low = narrow ? *last - margin : -kWon, high = narrow ? *last + margin : kWon;
    for (;;) {
      const int value = search(0, depth, low, high, kNoAction, false);
      if (over_) return best_ && best_->value > low;
      margin *= 3;
      if (value <= low && low > -kWon) {
        low = std::max(-kWon, value - margin);
      } else if (value >= high && high < kWon) {
        high = std::min(kWon, value + margin);
      } else {
        return best_.has_value();
      }
    }
  }

  int search(int ply, int depth, int alpha, int beta, Action before, bool may_pass) {
    best_lines_.clear(static_cast<std::size_t>(ply));
    if (!limits_->spend()) {
      over_ = true;
      return 0;
    }
    const Ply& here = at(ply);
    if (!here.steps(1 - here.state.turn)) return ply - kWon;
    if (!here.steps(here.state.turn)) return kWon - ply;  // the other was passed over, and this one has come home
    if (ply > 0) {
      if (repeats(ply)) return 0;
      alpha = std::max(alpha, ply - kWon);
      beta = std::min(beta, kWon - ply - 1);
      if (alpha >= beta) return alpha;
      const Certain certain = races_.decided(here, ply, depth >= thorough_from(here));
      if (settles(certain, alpha, beta)) return certain.value;
    }
    if (depth <= 0 || ply >= static_cast<int>(kDeepest)) return estimate(here);

    Action remembered = kNoAction;
    if (const Found* const found = table_.find(here.key)) {
      remembered = action_of(found->action);
      const int value = from_table(found->value, ply);
      if (ply > 0 && found->depth >= depth && cuts(found->bound, value, alpha, beta)) return value;
    }
    const int guess = estimate(here);
    if (beta - alpha == 1 && ply > 0 && std::abs(beta) < kSure) {
      if (depth <= tuning_.futility_depth && guess - tuning_.futility * depth >= beta) return guess;
      if (may_pass && depth >= tuning_.null_depth && guess >= beta) {
        const std::optional<int> value = pass(ply, depth, beta);
        if (over_) return 0;
        if (value) return *value;
      }
    }
    return look(ply, depth, alpha, beta, before, remembered, guess);
  }

  // See whether doing nothing would be good enough; then something will be.
  std::optional<int> pass(int ply, int depth, int beta) {
    at(ply + 1).pass(game_, at(ply));
    const int value = -search(ply + 1, depth - 1 - tuning_.null_less - depth / 6, -beta, 1 - beta, kNoAction, false);
    return value >= beta && value < kSure ? std::optional(value) : std::nullopt;
  }

  int look(int ply, int depth, int alpha, int beta, Action before, Action remembered, int guess) {
    const Ply& here = at(ply);
    const int first_alpha = alpha;
    Choices choices;
    const auto which = ply == 0                ? Order::Fences::all
                       : depth >= tuning_.wide ? Order::Fences::that_matter
                                               : Order::Fences::across;
    order_.list(here, static_cast<std::size_t>(ply), which, depth >= 2, before, remembered, choices);
    int best = -kWon - 1, tried = 0;
    Action best_action = kNoAction;
    Actions failed;
    while (!choices.empty()) {
      const Choice choice = choices.take();
      const bool fence = is_fence(choice.action);
      if (fence && ply > 0 && best > -kSure && failed.size() >= most_fences(depth)) continue;
      if (ply == 0 && !considers(here, choice.action)) continue;
      if (!at(ply + 1).follow(game_, here, choice.action)) continue;
      const int value = follow_up(ply, depth, alpha, beta, choice, tried++);
      if (over_) return 0;
      if (value > best) {
        best = value;
        best_action = choice.action;
      }
      if (value > alpha) {
        alpha = value;
        best_lines_.set(static_cast<std::size_t>(ply), choice.action);
        if (ply == 0) best_ = Line{value, best_lines_.first()};
        if (alpha >= beta) {
          if (fence) order_.reward(here, static_cast<std::size_t>(ply), depth, choice.action, before, failed);
          break;
        }
      }
      if (fence) failed.push(choice.action);
    }
    if (!tried) return guess;  // every fence it looked at would shut somebody in
    if (done_.empty() || ply > 0) {
      const Bound bound = best >= beta ? Bound::least : best > first_alpha ? Bound::exact : Bound::most;
      table_.keep({here.key, to_table(best, ply), static_cast<std::uint8_t>(number_of(best_action)),
                   static_cast<std::int8_t>(depth), bound});
    }
    return best;
  }

  // Return what an action that has been taken is worth: the first one exactly, the others if they turn out better.
  int follow_up(int ply, int depth, int alpha, int beta, const Choice& choice, int tried) {
    const Ply& here = at(ply);
    const bool again = at(ply + 1).state.turn == here.state.turn;  // the other was passed over (QUOR-22)
    const int liked = ply == 0 ? style_.likes(here, choice.action) : 0;
    const auto go = [&](int to, int low, int high) {
      low -= liked, high -= liked;
      return liked + (again ? search(ply + 1, to, low, high, choice.action, true)
                            : -search(ply + 1, to, -high, -low, choice.action, true));
    };
    if (tried == 0) return go(depth - 1, alpha, beta);
    const int less = reduction(depth, tried, choice, beta - alpha > 1);
    int value = go(depth - 1 - less, alpha, alpha + 1);
    if (value > alpha && less > 0 && !over_) value = go(depth - 1, alpha, alpha + 1);
    if (value > alpha && value < beta && !over_) value = go(depth - 1, alpha, beta);
    return value;
  }

  int reduction(int depth, int tried, const Choice& choice, bool main_line) const {
    if (depth < 3 || tried < 2) return 0;
    const auto log = [](int number) { return kLogs[static_cast<std::size_t>(std::min(number, 63))]; };
    const int less = log(depth) * log(tried) / (100 * tuning_.reduce) - !is_fence(choice.action) -
                     (choice.score > Order::kGood) - main_line;
    return std::clamp(less, 0, depth - 2);
  }

  std::size_t most_fences(int depth) const {
    const int most = depth == 1 ? tuning_.late1 : depth == 2 ? tuning_.late2 : depth == 3 ? 2 * tuning_.late2 : 160;
    return static_cast<std::size_t>(most);
  }

  bool considers(const Ply& here, Action action) const {
    return std::find(done_.begin(), done_.end(), action) == done_.end() && style_.thinks_of(here, action);
  }

  int thorough_from(const Ply& here) const { return here.left(0) || here.left(1) ? tuning_.race_depth : 2; }

  static bool settles(Certain certain, int alpha, int beta) {
    return certain.kind == Certain::Kind::exact || (certain.kind == Certain::Kind::least && certain.value >= beta) ||
           (certain.kind == Certain::Kind::most && certain.value <= alpha);
  }

  static bool cuts(Bound bound, int value, int alpha, int beta) {
    return bound == Bound::exact || (bound == Bound::least && value >= beta) ||
           (bound == Bound::most && value <= alpha);
  }

  bool repeats(int ply) const {
    const std::uint64_t key = (*plies_)[static_cast<std::size_t>(ply)].key;
    for (int back = ply - 2; back >= 0; --back) {
      if ((*plies_)[static_cast<std::size_t>(back)].key == key) return true;
    }
    return false;
  }

  int estimate(const Ply& here) const {
    return std::clamp(worth_.of(here) + style_.misjudged(here.key, here.state.fences.size()), -kSure + 1, kSure - 1);
  }

  // A win is counted from the position itself in the table, from the root in the search.
  static int to_table(int value, int ply) {
    return value >= kSure ? value + ply : value <= -kSure ? value - ply : value;
  }
  static int from_table(int value, int ply) {
    return value >= kSure ? value - ply : value <= -kSure ? value + ply : value;
  }

  const Game& game_;
  const Worth& worth_;
  const Tuning tuning_;
  const Style style_;
  Table table_;
  Order order_;
  Races races_;
  Limits* limits_ = nullptr;
  std::unique_ptr<std::array<Ply, kDeepest + 2>> plies_;
  BestLines best_lines_;
  std::vector<Action> done_;  // first actions of the lines that were found at this depth
  std::optional<Line> best_;
  bool over_ = false;
};

}  // namespace mazechase::quoridor
