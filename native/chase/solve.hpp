// The exact value of every position, layer by layer (layers.hpp).
//
// Inside a layer only the pieces move and idle cycles are counted: with N cycles left until the stall, a position is
// worth what Pac-Man's best move leads to, after the ghosts' best answer, with N - 1 cycles left. So each sweep over
// all positions adds a cycle. The cells of a sweep are bits (Row), which say who wins and change at most once, or
// numbers (Tally), which also say in how many cycles.
#pragma once

#include <algorithm>
#include <array>
#include <atomic>
#include <cstddef>
#include <cstdint>
#include <map>
#include <utility>
#include <vector>

#include "base/threads.hpp"
#include "chase/changes.hpp"
#include "chase/eating.hpp"
#include "chase/layers.hpp"
#include "chase/mirrors.hpp"
#include "chase/pacmoves.hpp"
#include "chase/replies.hpp"
#include "chase/rows.hpp"
#include "chase/setup.hpp"

namespace mazechase::chase {

// A position in which a cycle begins, whose score is asked for.
struct Asked {
  std::uint32_t left = 0;  // cycles until the stall
  int ghosts = 0;
  int pac = 0;
  std::size_t head = 0;
  int last = 0;  // the last ghost's square
};

template <class Cells>
class Solver {
 public:
  // `ghosts` and `pellets` are those that can be on the board.
  Solver(Setup setup, unsigned threads, int ghosts, unsigned pellets)
      : setup_(std::move(setup)),
        threads_(std::max(1U, threads)),
        ghosts_(ghosts),
        pellets_(pellets),
        replies_(threads_),
        mirrors_(Mirror::all(setup_.layout)) {
    if (!setup_.ghosts_stack || setup_.max_turns != kNoLimit) throw BadNumbers("options that are not solved");
    for (int count = 0; count <= ghosts_; ++count) heads_.emplace_back(count);
  }

  // Solve a layer; those with fewer pellets must have been solved with the same key otherwise.
  template <class Watch>
  void solve(const LayerKey& key, bool keep, Watch watch) {
    for (std::size_t mirror = 0; mirror < mirrors_.size(); ++mirror) {
      const LayerKey other = key.behind(mirrors_[mirror]);
      const Layer<Cells>* known = find(other);
      if (other == key || !known || known->mirror) continue;
      if (keep && known->changes[0].empty()) solve_alone(other, keep, {}, watch);
      layers_[key] = reflected(mirrors_, mirror, heads_, layers_.at(other));
      return;
    }
    solve_alone(key, keep, {}, watch);
  }

  // Solve a layer and return the scores of some positions in it.
  template <class Watch>
  std::vector<Score> ask(const LayerKey& key, const std::vector<Asked>& asked, Watch watch) {
    return solve_alone(key, false, asked, watch);
  }

  // Return the changes with this many ghosts and Pac-Man on a square; none if they were not kept.
  Changes changes(const LayerKey& key, int ghosts, int pac) const {
    const Layer<Cells>& layer = layers_.at(key);
    if (!layer.mirror) return changes_at(layer.changes[at(ghosts)], heads_[at(ghosts)], ghosts, pac, nullptr);
    const Mirror& mirror = mirrors_[*layer.mirror];
    const Layer<Cells>& solved = layers_.at(key.behind(mirror));
    return changes_at(solved.changes[at(ghosts)], heads_[at(ghosts)], ghosts, pac, &mirror);
  }

  const Layer<Cells>* find(const LayerKey& key) const {
    const auto found = layers_.find(key);
    return found == layers_.end() ? nullptr : &found->second;
  }

  // Drop the changes of a layer, which take most of its memory; an image has none of its own.
  void slim(const LayerKey& key) {
    if (const auto found = layers_.find(key); found != layers_.end()) found->second.changes = {};
  }

  void forget() { layers_.clear(); }

 private:
  using Rows = std::vector<Cells>;
  using Eaten = std::array<const Rows*, kPellets>;
  using Squares = std::array<bool, kSquares>;

  static constexpr std::uint32_t kMostSweeps = 255;  // a change is kept as a byte

  template <class Watch>
  std::vector<Score> solve_alone(const LayerKey& key, bool keep, const std::vector<Asked>& asked, Watch watch) {
    Layer<Cells> layer;
    layer.base = setup_.stall_limit == kNoLimit ? key.endless : after_loss(key);
    std::vector<Runs> runs;
    for (int pac = 0; pac < kSquares; ++pac) runs.emplace_back(setup_, key.pellets, pac);
    ByGhosts<Grid<Cells>> before;
    std::vector<Score> scores(asked.size());
    for (int ghosts = 0; ghosts <= ghosts_; ++ghosts) {
      before[at(ghosts)] = sweep(key, layer, runs, ghosts, keep, asked, scores, watch);
    }
    eat(key, layer, before, watch);
    layers_[key] = std::move(layer);
    return scores;
  }

  Score after_loss(const LayerKey& key) const {
    return key.resets[setup_.pellets_reset ? Layout::kAllPellets : key.pellets];
  }

  // Solve a layer with this many ghosts; return what it is worth when they are to answer.
  template <class Watch>
  Grid<Cells> sweep(const LayerKey& key, Layer<Cells>& layer, const std::vector<Runs>& runs, int ghosts, bool keep,
                    const std::vector<Asked>& asked, std::vector<Score>& scores, Watch watch) {
    const std::size_t heads = kHeads[at(ghosts)];
    const Score caught = Cells::aged(after_loss(key));
    Grid<Cells> worth(kSquares, Rows(heads, Cells::all(layer.base))), before(kSquares, Rows(heads));
    const Outcomes<Cells> outcomes{setup_, key.pellets, caught, ghosts, heads_[at(ghosts)], eaten(key, ghosts), before};
    Changes& changes = layer.changes[at(ghosts)];
    if (keep) changes.assign(kSquares * kPlaces[at(ghosts)], 0);
    Squares changed;
    changed.fill(true);
    const auto read = [&](std::uint32_t left, bool all) {
      for (std::size_t one = 0; one < asked.size(); ++one) {
        const Asked& ask = asked[one];
        if (ask.ghosts != ghosts || !(ask.left == left || (all && ask.left > left))) continue;
        scores[one] = worth[at(ask.pac)][ask.head].score(ask.last);
      }
    };
    std::uint32_t number = 0;
    while (number < setup_.stall_limit && std::find(changed.begin(), changed.end(), true) != changed.end()) {
      if (++number > kMostSweeps && keep) throw BadNumbers("more cycles than can be counted");
      answer(runs, caught, ghosts, worth, before, changed, watch);
      move_pac(outcomes, worth, changed, keep ? &changes : nullptr, number, watch);
      read(number, false);
    }
    read(number, true);
    layer.sweeps = std::max(layer.sweeps, static_cast<int>(number));
    answer(runs, caught, ghosts, worth, before, changed, watch);
    if (ghosts == kGhosts) {
      layer.starts.push_back(start_score(worth, [](int square) { return square; }));
      for (const Mirror& mirror : mirrors_) {
        layer.starts.push_back(start_score(worth, [&](int square) { return mirror.back(square); }));
      }
    }
    return before;
  }

  // Return what the start is worth, moved to other squares.
  template <class Move>
  Score start_score(const Grid<Cells>& worth, Move move) const {
    const auto [first, second, third, fourth] = setup_.layout.ghosts;
    std::array<int, kGhosts> starts{move(first), move(second), move(third), move(fourth)};
    std::sort(starts.begin(), starts.end());
    return worth[at(move(setup_.layout.pac))][place_of(starts, kGhosts - 1)].score(starts[3]);
  }

  // Find out what every position is worth before the ghosts answer, for the squares where that has changed.
  template <class Watch>
  void answer(const std::vector<Runs>& runs, Score caught, int ghosts, const Grid<Cells>& worth, Grid<Cells>& before,
              const Squares& changed, Watch watch) {
    share(kSquares, watch, [&](std::size_t pac, Replies<Cells>& replies) {
      if (changed[pac]) replies.before(runs[pac], caught, ghosts, worth[pac].data(), before[pac].data());
    });
  }

  // Find out what his best move is worth, and where that has changed.
  template <class Watch>
  void move_pac(const Outcomes<Cells>& outcomes, Grid<Cells>& worth, Squares& changed, Changes* changes,
                std::uint32_t number, Watch watch) {
    std::array<std::atomic<bool>, kSquares> fresh{};
    share_heads(outcomes.ghosts, 64, watch, [&](std::size_t head) {
      const PacMoves<Cells> moves(outcomes, head);
      for (int pac = 0; pac < kSquares; ++pac) {
        if (moves.impossible(pac)) continue;
        const Cells now = moves.best(pac);
        Cells& then = worth[at(pac)][head];
        if (now == then) continue;
        fresh[at(pac)].store(true, std::memory_order_relaxed);
        if (changes) note_changes(*changes, outcomes.heads, outcomes.ghosts, pac, head, now ^ then, number);
        then = now;
      }
    });
    for (std::size_t pac = 0; pac < kSquares; ++pac) changed[pac] = fresh[pac];
  }

  // Return what it is worth in a layer to eat each of its pellets.
  Eaten eaten(const LayerKey& key, int ghosts) const { return of_fewer(key, ghosts, &Layer<Cells>::eaten); }

  Eaten of_fewer(const LayerKey& key, int ghosts, ByGhosts<ByPellet<Cells>> Layer<Cells>::* part) const {
    Eaten found{};
    for (int pellet = 0; pellet < kPellets; ++pellet) {
      const unsigned left = key.pellets & ~(1U << pellet);
      if (left == key.pellets || !left) continue;  // it isn't there, or it is the last (QPAC-37)
      found[at(pellet)] = &(layers_.at(key.below(left, setup_.pellets_reset)).*part)[at(ghosts)][at(pellet)];
    }
    return found;
  }

  // Find out what it is worth to eat a pellet so that these are left, for the layers with one more.
  template <class Watch>
  void eat(const LayerKey& key, Layer<Cells>& layer, const ByGhosts<Grid<Cells>>& before, Watch watch) {
    ByGhosts<Eaten> chained;  // QPAC-13
    for (int ghosts = 0; ghosts <= ghosts_; ++ghosts) {
      chained[at(ghosts)] = of_fewer(key, ghosts, setup_.boost_chain ? &Layer<Cells>::eaten : &Layer<Cells>::stopped);
    }
    for (int pellet = 0; pellet < kPellets; ++pellet) {
      if (!(pellets_ & ~key.pellets & 1U << pellet)) continue;
      const Eating<Cells> eating(setup_, key.pellets, pellet, heads_, before, chained);
      for (int ghosts = 0; ghosts <= ghosts_; ++ghosts) {
        Rows& rows = layer.eaten[at(ghosts)][at(pellet)];
        rows.resize(kHeads[at(ghosts)]);
        share_heads(ghosts, 1024, watch, [&](std::size_t head) { rows[head] = eating.best(ghosts, head); });
        if (setup_.boost_chain) continue;
        layer.stopped[at(ghosts)][at(pellet)] = before[at(ghosts)][setup_.layout.pellets[at(pellet)]];
      }
    }
  }

  // Run a job for every head, a part at a time.
  template <class Watch, class Job>
  void share_heads(int ghosts, std::size_t part, Watch watch, Job job) {
    const std::size_t heads = kHeads[at(ghosts)];
    share((heads + part - 1) / part, watch, [&](std::size_t number, Replies<Cells>&) {
      for (std::size_t head = number * part; head < std::min(heads, (number + 1) * part); ++head) job(head);
    });
  }

  // Run a job for every item, on threads that each have their own working memory.
  template <class Watch, class Job>
  void share(std::size_t items, Watch watch, Job job) {
    std::atomic<std::size_t> next{0};
    on_threads(
        threads_, threads_,
        [&](std::size_t thread, const Stop& stop) {
          for (std::size_t item; !stop && (item = next++) < items;) job(item, replies_[thread]);
        },
        watch);
  }

  Setup setup_;
  unsigned threads_;
  int ghosts_;        // at most
  unsigned pellets_;  // at most
  std::vector<Replies<Cells>> replies_;
  std::vector<Heads> heads_;
  std::vector<Mirror> mirrors_;
  std::map<LayerKey, Layer<Cells>> layers_;
};

}  // namespace mazechase::chase
