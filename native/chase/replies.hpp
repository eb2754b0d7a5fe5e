// How the ghosts answer Pac-Man's move, for all their positions at once.
//
// Ghosts that may share squares don't get in each other's way, so each has its own set of squares to end on, and an
// answer is any combination. What holds after every answer is found for one ghost after another.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>

#include "base/list.hpp"
#include "chase/rows.hpp"
#include "chase/setup.hpp"
#include "chase/state.hpp"
#include "chase/turns.hpp"
#include "chase/ways.hpp"

namespace mazechase::chase {

// Where a ghost's move can end, from every square, with Pac-Man on one square and these pellets left.
class Runs {
 public:
  static constexpr std::size_t kMostEnds = 16;
  using Ends = List<std::uint8_t, kMostEnds>;

  Runs(const Setup& setup, unsigned pellets, int pac) : setup_(setup), pac_(pac) {
    for (int from = 0; from < kSquares; ++from) {
      if (from == pac || pellets & setup.layout.pellet_on[at(from)]) continue;
      State state;
      state.pac = static_cast<std::uint8_t>(pac);
      state.ghosts = {static_cast<std::uint8_t>(from), kEaten, kEaten, kEaten};
      state.pellets = static_cast<std::uint8_t>(pellets);
      state.lives = 1;
      state.mover = 0;
      state.frenzy = setup.layout.sight[at(from)][at(pac)] != kNowhere;
      state.left = state.frenzy ? kFrenzySteps : 1;
      moves_ |= Row::of(from);
      follow(from, state);
    }
  }

  const Ends& ends(int from) const { return ends_[at(from)]; }
  Row catching() const { return catching_; }  // from where a ghost can catch him
  Row moving() const { return moves_; }       // where a ghost can be
  int pac() const { return pac_; }

  // Return for every square whether a row holds wherever a ghost ends that moves from there.
  Row after_all(Row row) const {
    Row all = moves_;
    for (std::size_t one = 0; one < shifts_.size(); ++one) {
      all &= row.from(shifts_[one]) | ~shifted_[one];
    }
    return all;
  }

 private:
  void follow(int from, const State& state) {
    const GhostWays ways(setup_, state);
    const Ways steps = ways.steps();
    const int here = state.ghosts[0];
    if (!steps || ghost_may_end(setup_, state)) end(from, here);  // QPAC-33, QPAC-22
    const bool free = setup_.frenzy_path == FrenzyPath::free;
    for (Ways rest = steps; rest; rest &= rest - 1) {
      const Ways way = rest & (0 - rest);
      const int to = step(here, way);
      if (to == state.pac) {
        catching_ |= Row::of(from);
        continue;
      }
      const bool runs = state.frenzy && state.left == kFrenzySteps && (free || ways.runs() & way);
      if (!runs) {
        end(from, to);
        continue;
      }
      State next = state;
      next.ghosts[0] = static_cast<std::uint8_t>(to);
      next.left = 1;
      if (!free) next.heading = static_cast<std::uint8_t>(way);
      follow(from, next);
    }
  }

  void end(int from, int to) {
    Ends& ends = ends_[at(from)];
    if (std::find(ends.begin(), ends.end(), to) != ends.end()) return;
    ends.push(static_cast<std::uint8_t>(to));
    const int places = to - from;
    const auto found = std::find(shifts_.begin(), shifts_.end(), places);
    if (found == shifts_.end()) {
      shifts_.push(places);
      shifted_.push(Row::of(from));
    } else {
      *(shifted_.begin() + (found - shifts_.begin())) |= Row::of(from);
    }
  }

  const Setup& setup_;
  int pac_;
  BySquare<Ends> ends_{};
  List<int, kMostEnds> shifts_;  // how far ghosts move, and from which squares they do
  List<Row, kMostEnds> shifted_;
  Row catching_, moves_;
};

// What one thread needs to combine the answers of four ghosts.
class Replies {
 public:
  Replies() : moved_(kHeads[4]), first_(kHeads[3] * kSquares), second_(kHeads[3] * kSquares) {}

  // Set `out` to the positions from which every answer leads into `in`, before and after the ghosts' moves with Pac-Man
  // on one square. `caught` says whether a catch is as good.
  void before(const Runs& runs, bool caught, int ghosts, const Row* in, Row* out) {
    if (ghosts == 0) {
      out[0] = in[0];
      return;
    }
    const Row live = caught ? runs.moving() : runs.moving() & ~runs.catching();
    for (std::size_t head = 0; head < kHeads[at(ghosts)]; ++head) moved_[head] = runs.after_all(in[head]) & live;
    if (ghosts == 1) {
      out[0] = moved_[0];
    } else if (ghosts == 2) {
      move_head(runs, live, moved_.data(), 1, out, [](int) { return std::size_t{1}; });
    } else if (ghosts == 3) {
      split(runs, live, 1);
      move_head(runs, live, first_.data(), kSquares, out, [](int last) { return at(last + 1); });
    } else {
      split(runs, live, kSquares);
      rejoin(runs, live);
      move_head(runs, live, second_.data(), kHeads[3], out, [](int last) { return kBelow[2][at(last + 1)]; });
    }
  }

 private:
  // Move one of the ghosts of each head: its square is then a place of its own in `first_`, after those of the others.
  void split(const Runs& runs, Row live, int thirds) {
    Row* to = first_.data();
    for (int high = 0; high < thirds; ++high) {
      for (int low = 0; low <= (thirds == 1 ? kSquares - 1 : high); ++low) {
        const Row* rows[kSquares];
        for (int other = 0; other < kSquares; ++other) {
          rows[other] = &moved_[thirds == 1 ? sorted_pair(low, other) : pair_and(low, high, other)];
        }
        for (int from = 0; from < kSquares; ++from, ++to) {
          if (!live.has(from)) {
            *to = {};
            continue;
          }
          Row all = kEverywhere;
          for (const std::uint8_t end : runs.ends(from)) all &= *rows[end];
          *to = all;
        }
      }
    }
  }

  // Move the second ghost of heads of three: `second_` has the third one's square, then the pair that has moved.
  void rejoin(const Runs& runs, Row live) {
    for (int third = 0; third < kSquares; ++third) {
      for (int from = 0; from < kSquares; ++from) {
        Row* to = &second_[at(third) * kHeads[3] + kBelow[2][at(from)]];
        std::fill(to, to + from + 1, live.has(from) ? kEverywhere : Row{});
        if (!live.has(from)) continue;
        for (const std::uint8_t end : runs.ends(from)) {
          const Row* rows = &first_[sorted_pair(third, end) * kSquares];
          for (int moved = 0; moved <= from; ++moved) to[moved] &= rows[moved];
        }
      }
    }
  }

  // Move the last ghost of the heads; `size(s)` is how many heads have s as their largest square.
  template <class Size>
  void move_head(const Runs& runs, Row live, const Row* rows, std::size_t apart, Row* out, Size size) {
    for (int from = 0; from < kSquares; ++from) {
      const std::size_t count = size(from);
      std::fill(out, out + count, live.has(from) ? kEverywhere : Row{});
      if (live.has(from)) {
        for (const std::uint8_t end : runs.ends(from)) {
          const Row* of = rows + at(end) * apart;
          for (std::size_t one = 0; one < count; ++one) out[one] &= of[one];
        }
      }
      out += count;
    }
  }

  Rows moved_, first_, second_;
};

}  // namespace mazechase::chase
