// The exact value of every position, layer by layer.
//
// A layer is a set of pellets left, together with what a lost life leads to. Pellets never come back within a life, so
// layers are solved from few pellets to many; a lost life leads to a known winner. Inside a layer only the pieces move
// and idle cycles are counted: with N cycles left until the stall, a position is won if Pac-Man has a move after which
// every answer of the ghosts leads to a position that is won with N - 1. So each sweep over all positions adds a cycle,
// and positions change their winner at most once: that sweep's number is all that has to be kept of a position.
#pragma once

#include <algorithm>
#include <array>
#include <atomic>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <stdexcept>
#include <utility>
#include <vector>

#include "base/threads.hpp"
#include "chase/boosts.hpp"
#include "chase/mirrors.hpp"
#include "chase/replies.hpp"
#include "chase/rows.hpp"
#include "chase/setup.hpp"

namespace mazechase::chase {

// Which layer: the pellets left, the sets of pellets with which Pac-Man wins after a lost life (bit by bit), and
// whether he wins if nobody ever does anything.
struct LayerKey {
  unsigned pellets = 0;
  unsigned resets = 0;
  bool endless = false;

  friend auto operator<=>(const LayerKey&, const LayerKey&) = default;
};

inline constexpr int kMostSweeps = 255;

// What is kept of a solved layer: what its neighbours need, and how it was solved.
struct Layer {
  bool base = false;  // who wins with no cycle left
  int sweeps = 0;
  std::array<std::vector<Rows>, kGhosts + 1> entries;          // by ghosts and his square: won before they answer
  std::array<std::array<Rows, kPellets>, kGhosts + 1> eaten;   // by ghosts and pellet: won when he has just eaten it
  std::array<std::vector<std::uint8_t>, kGhosts + 1> changes;  // by ghosts, square and place: when it changes, if kept
  std::vector<bool> starts;           // whether he wins from the start, and from where each mirror has it
  std::optional<std::size_t> mirror;  // by which mirror this is the image of a layer that was solved
};

class Solver {
 public:
  explicit Solver(Setup setup, unsigned threads, int ghosts)
      : setup_(std::move(setup)),
        threads_(std::max(1U, threads)),
        ghosts_(ghosts),
        replies_(threads_),
        mirrors_(Mirror::all(setup_.layout)) {
    if (!setup_.ghosts_stack || setup_.max_turns != kNoLimit) throw BadNumbers("options that are not solved");
    for (int count = 0; count <= ghosts_; ++count) heads_.emplace_back(count);
  }

  // Solve a layer; those with fewer pellets must have been solved with the same key otherwise.
  template <class Watch>
  void solve(const LayerKey& key, bool keep, Watch watch) {
    for (std::size_t mirror = 0; mirror < mirrors_.size(); ++mirror) {
      const LayerKey other = behind(key, mirror);
      const Layer* known = find(other);
      if (other == key || !known || known->mirror) continue;
      if (keep && known->changes[0].empty()) solve_alone(other, keep, watch);
      layers_[key] = image(layers_.at(other), mirror);
      return;
    }
    solve_alone(key, keep, watch);
  }

  // Return the changes with this many ghosts and Pac-Man on a square; none if they were not kept.
  std::vector<std::uint8_t> changes(const LayerKey& key, int ghosts, int pac) const {
    const Layer& layer = layers_.at(key);
    const Mirror* mirror = layer.mirror ? &mirrors_[*layer.mirror] : nullptr;
    const auto& all = (mirror ? layers_.at(behind(key, *layer.mirror)) : layer).changes[at(ghosts)];
    if (all.empty()) return {};
    const std::size_t size = kPlaces[at(ghosts)];
    const auto from = all.begin() + static_cast<std::ptrdiff_t>(at(mirror ? mirror->back(pac) : pac) * size);
    std::vector<std::uint8_t> found(from, from + static_cast<std::ptrdiff_t>(size));
    if (!mirror || ghosts == 0) return found;
    const Heads& heads = heads_[at(ghosts)];
    for (int last = 0; last < kSquares; ++last) {
      const std::size_t first = ghosts == 1 ? at(last) : kBelow[at(ghosts)][at(last)];
      const std::size_t count = ghosts == 1 ? 1 : kBelow[at(ghosts - 1)][at(last + 1)];
      for (std::size_t head = 0; head < count; ++head) {
        std::array<int, kGhosts> squares{};
        std::copy_n(heads.squares[head].begin(), heads.size, squares.begin());
        squares[at(heads.size)] = last;
        found[mirror->place(squares, ghosts)] = from[static_cast<std::ptrdiff_t>(first + head)];
      }
    }
    return found;
  }

  // Return whether he wins from the start.
  static bool wins_start(const Layer& layer) { return !layer.starts.empty() && layer.starts[0]; }

  const Layer* find(const LayerKey& key) const {
    const auto found = layers_.find(key);
    return found == layers_.end() ? nullptr : &found->second;
  }

  // Drop the changes of a layer, which take most of its memory; an image has none of its own.
  void slim(const LayerKey& key) {
    if (const auto found = layers_.find(key); found != layers_.end()) found->second.changes = {};
  }

  // Return the key of a neighbour with fewer pellets: only what matters there is kept of the resets.
  LayerKey below(const LayerKey& key, unsigned pellets) const {
    return {pellets, setup_.pellets_reset ? key.resets : resets_within(key.resets, pellets), key.endless};
  }

  static unsigned resets_within(unsigned resets, unsigned pellets) {
    unsigned within = 0;
    for (unsigned set = 1; set <= Layout::kAllPellets; ++set) {
      if ((set & ~pellets) == 0) within |= resets & 1U << set;
    }
    return within;
  }

 private:
  using Grid = std::vector<Rows>;  // by Pac-Man's square

  // Return the layer of which this one is the image.
  LayerKey behind(const LayerKey& key, std::size_t mirror) const {
    LayerKey other{0, 0, key.endless};
    for (unsigned set = 0; set <= Layout::kAllPellets; ++set) {
      if (mirrors_[mirror].pellets(set) == key.pellets) other.pellets = set;
      if (key.resets >> mirrors_[mirror].pellets(set) & 1) other.resets |= 1U << set;
    }
    return other;
  }

  Layer image(const Layer& layer, std::size_t number) const {
    const Mirror& mirror = mirrors_[number];
    Layer image;
    image.base = layer.base;
    image.sweeps = layer.sweeps;
    image.starts = {!layer.starts.empty() && layer.starts[1 + number]};
    image.mirror = number;
    for (int ghosts = 0; ghosts <= ghosts_; ++ghosts) {
      const Heads& heads = heads_[at(ghosts)];
      std::vector<std::size_t> to;
      for (const auto& squares : heads.squares) to.push_back(mirror.place(squares, heads.size));
      const auto reflect = [&](const Rows& rows) {
        Rows found(rows.size());
        for (std::size_t head = 0; head < rows.size(); ++head)
          found[to[head]] = ghosts ? mirror.row(rows[head]) : rows[head];
        return found;
      };
      image.entries[at(ghosts)].resize(kSquares);
      for (int pac = 0; pac < kSquares; ++pac) {
        image.entries[at(ghosts)][at(mirror.square(pac))] = reflect(layer.entries[at(ghosts)][at(pac)]);
      }
      for (int pellet = 0; pellet < kPellets; ++pellet) {
        image.eaten[at(ghosts)][at(mirror.pellet(pellet))] = reflect(layer.eaten[at(ghosts)][at(pellet)]);
      }
    }
    return image;
  }

  template <class Watch>
  void solve_alone(const LayerKey& key, bool keep, Watch watch) {
    Layer layer;
    const bool caught = wins_after_loss(key);
    layer.base = setup_.stall_limit == kNoLimit ? key.endless : caught;
    std::vector<Runs> runs;
    for (int pac = 0; pac < kSquares; ++pac) runs.emplace_back(setup_, key.pellets, pac);
    for (int ghosts = 0; ghosts <= ghosts_; ++ghosts) solve_ghosts(key, layer, runs, caught, ghosts, keep, watch);
    layers_[key] = std::move(layer);
  }

  bool wins_after_loss(const LayerKey& key) const {
    return key.resets >> (setup_.pellets_reset ? Layout::kAllPellets : key.pellets) & 1;
  }

  template <class Watch>
  void solve_ghosts(const LayerKey& key, Layer& layer, const std::vector<Runs>& runs, bool caught, int ghosts,
                    bool keep, Watch watch) {
    const std::size_t heads = kHeads[at(ghosts)];
    eat_pellets(key, layer, ghosts, watch);
    Grid won(kSquares, Rows(heads, layer.base ? kEverywhere : Row{})), before(kSquares, Rows(heads));
    std::vector<std::uint8_t>& changes = layer.changes[at(ghosts)];
    if (keep) changes.assign(kSquares * kPlaces[at(ghosts)], 0);
    std::array<bool, kSquares> changed;
    changed.fill(true);
    const std::uint32_t most = setup_.stall_limit;
    std::uint32_t sweep = 0;
    while (sweep < most && std::find(changed.begin(), changed.end(), true) != changed.end()) {
      if (++sweep > kMostSweeps) throw BadNumbers("more cycles than can be counted");
      answer(runs, caught, ghosts, won, before, changed, watch);
      move_pac(key.pellets, layer, caught, ghosts, before, won, changed, keep ? &changes : nullptr, sweep, watch);
    }
    layer.sweeps = std::max(layer.sweeps, static_cast<int>(sweep));
    answer(runs, caught, ghosts, won, before, changed, watch);
    layer.entries[at(ghosts)].resize(kSquares);
    const Row ends = boost_ends(key.pellets);
    for (int pac = 0; pac < kSquares; ++pac) {
      if (ends.has(pac)) layer.entries[at(ghosts)][at(pac)] = std::move(before[at(pac)]);
    }
    if (ghosts == kGhosts) {
      layer.starts.push_back(wins_at(won, [](int square) { return square; }));
      for (const Mirror& mirror : mirrors_) {
        layer.starts.push_back(wins_at(won, [&](int square) { return mirror.back(square); }));
      }
    }
  }

  // Return whether he wins from where the start is moved to.
  template <class Move>
  bool wins_at(const Grid& won, Move move) const {
    const auto [first, second, third, fourth] = setup_.layout.ghosts;
    std::array<int, kGhosts> starts{move(first), move(second), move(third), move(fourth)};
    std::sort(starts.begin(), starts.end());
    return won[at(move(setup_.layout.pac))][place_of(starts, kGhosts - 1)].has(starts[3]);
  }

  // The squares on which a boost can end that has led to these pellets.
  Row boost_ends(unsigned pellets) const {
    Row ends;
    for (int pellet = 0; pellet < kPellets; ++pellet) {
      if (pellets >> pellet & 1) continue;
      Row near = Row::of(setup_.layout.pellets[at(pellet)]);
      for (int steps = 0; steps < kBoostSteps; ++steps) {
        Row next = near;
        near.each([&](int square) {
          for (Ways rest = setup_.layout.open[at(square)]; rest; rest &= rest - 1) next |= Row::of(step(square, rest));
        });
        near = next;
      }
      ends |= near;
    }
    return ends;
  }

  // Find out where every answer of the ghosts leads to a position that is won, for the squares where that has changed.
  template <class Watch>
  void answer(const std::vector<Runs>& runs, bool caught, int ghosts, const Grid& won, Grid& before,
              const std::array<bool, kSquares>& changed, Watch watch) {
    share(kSquares, watch, [&](std::size_t pac, Replies& replies) {
      if (changed[pac]) replies.before(runs[pac], caught, ghosts, won[pac].data(), before[pac].data());
    });
  }

  // Find out what he can eat, and what follows: for each pellet, with every position of the ghosts when he reaches it.
  template <class Watch>
  void eat_pellets(const LayerKey& key, Layer& layer, int ghosts, Watch watch) {
    for (int pellet = 0; pellet < kPellets; ++pellet) {
      if (!(key.pellets >> pellet & 1)) continue;
      const std::size_t heads = kHeads[at(ghosts)];
      Rows& rows = layer.eaten[at(ghosts)][at(pellet)];
      const unsigned left = key.pellets & ~(1U << pellet);
      if (!left) {
        rows.assign(heads, kEverywhere);  // QPAC-37
        continue;
      }
      rows.assign(heads, Row{});
      const Boosts boosts(setup_, left, setup_.layout.pellets[at(pellet)]);
      constexpr std::size_t kPart = 1024;
      share((heads + kPart - 1) / kPart, watch, [&](std::size_t part, Replies&) {
        for (std::size_t head = part * kPart; head < std::min(heads, (part + 1) * kPart); ++head) {
          for (const Boost& boost : boosts.all()) rows[head] |= boosted(key, left, ghosts, head, boost);
        }
      });
    }
  }

  // Return where the last ghost may be so that he wins with a boost.
  Row boosted(const LayerKey& key, unsigned left, int ghosts, std::size_t head, const Boost& boost) const {
    const Heads& heads = heads_[at(ghosts)];
    std::array<int, kGhosts> stay{};
    int count = 0;
    for (int one = 0; one < heads.size; ++one) {
      const int square = heads.squares[head][at(one)];
      if (!boost.eats.has(square)) stay[at(count++)] = square;
    }
    if (ghosts == 0) return row_after(key, left, 0, 0, boost);
    Row won = row_after(key, left, count + 1, place_of(stay, count), boost);
    if (boost.eats.any()) {  // the last ghost is eaten there
      const int last = count ? stay[at(count - 1)] : 0;
      const Row without = row_after(key, left, count, count ? place_of(stay, count - 1) : 0, boost);
      won = (won & ~boost.eats) | (without.has(last) ? boost.eats : Row{});
    }
    return won;
  }

  // Return what holds where a boost has ended, with these ghosts still there.
  Row row_after(const LayerKey& key, unsigned left, int ghosts, std::size_t head, const Boost& boost) const {
    if (!boost.pellet) return layers_.at(below(key, left)).entries[at(ghosts)][at(boost.end)][head];
    const auto pellet = std::countr_zero(static_cast<unsigned>(setup_.layout.pellet_on[at(boost.end)]));
    const unsigned rest = left & ~(1U << pellet);
    if (!rest) return kEverywhere;
    if (setup_.boost_chain) return layers_.at(below(key, left)).eaten[at(ghosts)][at(pellet)][head];  // QPAC-13
    return layers_.at(below(key, rest)).entries[at(ghosts)][at(boost.end)][head];
  }

  // Find out where he has a move that wins, and where that has changed.
  template <class Watch>
  void move_pac(unsigned pellets, const Layer& layer, bool caught, int ghosts, const Grid& before, Grid& won,
                std::array<bool, kSquares>& changed, std::vector<std::uint8_t>* changes, std::uint32_t sweep,
                Watch watch) {
    constexpr std::size_t kPart = 64;
    const std::size_t heads = kHeads[at(ghosts)];
    std::array<std::atomic<bool>, kSquares> fresh{};
    share((heads + kPart - 1) / kPart, watch, [&](std::size_t part, Replies&) {
      for (std::size_t head = part * kPart; head < std::min(heads, (part + 1) * kPart); ++head) {
        const PacMoves moves(*this, pellets, layer, caught, ghosts, head, before);
        for (int pac = 0; pac < kSquares; ++pac) {
          if (moves.impossible(pac)) continue;
          const Row now = moves.won(pac);
          Row& then = won[at(pac)][head];
          if (now == then) continue;
          fresh[at(pac)].store(true, std::memory_order_relaxed);
          if (changes) note(*changes, ghosts, pac, head, now ^ then, sweep);
          then = now;
        }
      }
    });
    for (std::size_t pac = 0; pac < kSquares; ++pac) changed[pac] = fresh[pac];
  }

  // Note the sweep in which positions change, each once: where the last ghost's square is the largest.
  void note(std::vector<std::uint8_t>& changes, int ghosts, int pac, std::size_t head, Row row,
            std::uint32_t sweep) const {
    const Heads& heads = heads_[at(ghosts)];
    const int least = heads.size ? heads.squares[head][at(heads.size - 1)] : 0;
    const std::size_t first = at(pac) * kPlaces[at(ghosts)] + head;
    if (ghosts == 0) {
      changes[at(pac)] = static_cast<std::uint8_t>(sweep);
      return;
    }
    row.each([&](int square) {
      const std::size_t place = ghosts == 1 ? at(square) : kBelow[at(ghosts)][at(square)];
      if (square >= least) changes[first + place] = static_cast<std::uint8_t>(sweep);
    });
  }

  // Pac-Man's moves with the ghosts of one head, for each square of the last ghost.
  class PacMoves {
   public:
    PacMoves(const Solver& solver, unsigned pellets, const Layer& layer, bool caught, int ghosts, std::size_t head,
             const Grid& before)
        : setup_(solver.setup_),
          open_(setup_.layout.open),
          pellets_(pellets),
          caught_(caught && setup_.caught_by_walking_in),
          ghosts_(ghosts),
          heads_(solver.heads_[at(ghosts)].sets[head]),
          head_(head),
          before_(before),
          eaten_(layer.eaten[at(ghosts)]) {
      for (int square = 0; square < kSquares; ++square) onward_[at(square)] = onward(square);
    }

    bool impossible(int pac) const { return heads_.has(pac) || pellet(pac); }

    // Return where the last ghost may be so that he wins from a square.
    Row won(int pac) const {
      Row found;
      Row free;  // squares that the ghosts of the head don't block
      for (Ways rest = open_[at(pac)]; rest; rest &= rest - 1) {
        const int to = step(pac, rest);
        if (heads_.has(to)) continue;
        free |= Row::of(to);
        if (pellet(to)) {
          found |= eaten_[at(number(to))][head_];
        } else {
          found |= onward_[at(to)] & but(to);
        }
      }
      if (setup_.caught_by_walking_in) {
        if (caught_) found |= walking_in(pac);
      } else if (!free.any()) {
        found |= before_[at(pac)][head_];  // QPAC-7
      } else if (ghosts_ > 0 && std::popcount(free.low) + std::popcount(free.high) == 1) {
        found |= before_[at(pac)][head_] & free;
      }
      return found & but(pac);
    }

   private:
    // Return where the last ghost may be so that he wins with his second step, or by stopping where it is allowed.
    Row onward(int from) const {
      Row found;
      if (heads_.has(from) || pellet(from)) return found;
      if (setup_.pacman_short_move) found |= before_[at(from)][head_];
      for (Ways rest = open_[at(from)]; rest; rest &= rest - 1) {
        const int to = step(from, rest);
        if (!heads_.has(to)) found |= pellet(to) ? eaten_[at(number(to))][head_] : before_[at(to)][head_] & but(to);
        if (caught_) found |= heads_.has(to) ? kEverywhere : met(to);
      }
      return found;
    }

    Row walking_in(int pac) const {
      Row found;
      for (Ways rest = open_[at(pac)]; rest; rest &= rest - 1) {
        const int to = step(pac, rest);
        found |= heads_.has(to) ? kEverywhere : met(to);
      }
      return found;
    }

    bool pellet(int square) const { return pellets_ & setup_.layout.pellet_on[at(square)]; }
    int number(int square) const {
      return std::countr_zero(static_cast<unsigned>(setup_.layout.pellet_on[at(square)]));
    }
    Row met(int square) const { return ghosts_ > 0 ? Row::of(square) : Row{}; }
    Row but(int square) const { return ghosts_ > 0 ? ~Row::of(square) : kEverywhere; }

    const Setup& setup_;
    const BySquare<std::uint8_t>& open_;
    unsigned pellets_;
    bool caught_;
    int ghosts_;
    Row heads_;
    std::size_t head_;
    const Grid& before_;
    const std::array<Rows, kPellets>& eaten_;
    BySquare<Row> onward_;
  };

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
  int ghosts_;  // at most
  std::vector<Replies> replies_;
  std::vector<Heads> heads_;
  std::vector<Mirror> mirrors_;
  std::map<LayerKey, Layer> layers_;
};

}  // namespace mazechase::chase
