// How the ghosts answer Pac-Man's move, for all their positions at once.
//
// Ghosts that may share squares don't get in each other's way, so each has its own set of squares to end on, and an
// answer is any combination. What holds after the best answer is found for one ghost after another.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

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

  // Visit how far ghosts can move, with the squares from which they can move as far.
  template <class Visit>
  void each_shift(Visit visit) const {
    for (std::size_t one = 0; one < shifts_.size(); ++one) visit(shifts_[one], shifted_[one]);
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

// What one thread needs to combine the answers of four ghosts. Cells are what is known of a head's positions: bits
// (Row) or numbers (Tally).
template <class Cells>
class Replies {
 public:
  Replies() : moved_(kHeads[4]), first_(kSquares * kSquares), second_(kHeads[3]) {}

  // Set `out` to what the best answer makes of `in`, before and after the ghosts' moves with Pac-Man on one square.
  // With these moves the cycle ends. `caught` is what a catch is worth.
  void before(const Runs& runs, Score caught, int ghosts, const Cells* in, Cells* out) {
    if (ghosts == 0) {
      out[0] = in[0].aged();
      return;
    }
    most_ = Cells::all(Cells::kBest).only(runs.moving()).put(runs.catching(), caught);
    move_last(runs, ghosts, in);
    if (ghosts == 1) {
      out[0] = moved_[0];
    } else if (ghosts == 2) {
      move_head(runs, moved_.data(), 1, out, [](int) { return std::size_t{1}; });
    } else if (ghosts == 3) {
      move_one(runs, [](int end, int other) { return sorted_pair(end, other); });
      move_head(runs, first_.data(), kSquares, out, [](int last) { return at(last + 1); });
    } else {
      move_three(runs, out);
    }
  }

 private:
  struct Shift {
    int places;
    Cells elsewhere;  // the best score on squares from which no ghost goes as far
  };

  // Move the last ghost.
  void move_last(const Runs& runs, int ghosts, const Cells* in) {
    List<Shift, Runs::kMostEnds> shifts;
    runs.each_shift([&](int places, Row from) { shifts.push({places, Cells::all(Cells::kBest).only(~from)}); });
    for (std::size_t head = 0; head < kHeads[at(ghosts)]; ++head) {
      const typename Cells::Shifting after(in[head].aged());
      Cells all = most_;
      for (const Shift& shift : shifts) {
        Cells one = after.from(shift.places);
        one |= shift.elsewhere;
        all &= one;
      }
      moved_[head] = all;
    }
  }

  // Move one of the ghosts of each head: `first_` has the square where another one ends, then where this one was.
  template <class Number>
  void move_one(const Runs& runs, Number number) {
    Cells* to = first_.data();
    for (int end = 0; end < kSquares; ++end) {
      const Cells* rows[kSquares];
      for (int other = 0; other < kSquares; ++other) rows[other] = &moved_[number(end, other)];
      for (int from = 0; from < kSquares; ++from, ++to) {
        Cells all = Cells::all(most_.score(from));
        if (most_.score(from)) {
          for (const std::uint8_t other : runs.ends(from)) all &= *rows[other];
        }
        *to = all;
      }
    }
  }

  // Move all ghosts of heads of three, for each square where the third one ends: what is needed at a time stays small.
  void move_three(const Runs& runs, Cells* out) {
    for (int from = 0; from < kSquares; ++from) {
      std::fill_n(out + kBelow[3][at(from)], kBelow[2][at(from + 1)], Cells::all(most_.score(from)));
    }
    for (int third = 0; third < kSquares; ++third) {
      List<int, kSquares> coming;  // the squares from which a ghost ends there
      for (int from = 0; from < kSquares; ++from) {
        const auto& ends = runs.ends(from);
        if (most_.score(from) && std::find(ends.begin(), ends.end(), third) != ends.end()) coming.push(from);
      }
      if (coming.empty()) continue;
      move_one(runs, [third](int end, int other) {
        return end < third ? pair_and(end, third, other) : pair_and(third, end, other);
      });
      move_second(runs);
      for (const int from : coming) {
        Cells* to = out + kBelow[3][at(from)];
        for (std::size_t pair = 0; pair < kBelow[2][at(from + 1)]; ++pair) to[pair] &= second_[pair];
      }
    }
  }

  // Move the second ghost of heads of three: `second_` has where the two were that have moved.
  void move_second(const Runs& runs) {
    for (int from = 0; from < kSquares; ++from) {
      Cells* to = &second_[kBelow[2][at(from)]];
      std::fill_n(to, from + 1, Cells::all(most_.score(from)));
      if (!most_.score(from)) continue;
      for (const std::uint8_t end : runs.ends(from)) {
        const Cells* rows = &first_[at(end) * kSquares];
        for (int moved = 0; moved <= from; ++moved) to[moved] &= rows[moved];
      }
    }
  }

  // Move the last ghost of the heads; `size(s)` is how many heads have s as their largest square.
  template <class Size>
  void move_head(const Runs& runs, const Cells* rows, std::size_t apart, Cells* out, Size size) {
    for (int from = 0; from < kSquares; ++from) {
      const std::size_t count = size(from);
      std::fill(out, out + count, Cells::all(most_.score(from)));
      if (most_.score(from)) {
        for (const std::uint8_t end : runs.ends(from)) {
          const Cells* of = rows + at(end) * apart;
          for (std::size_t one = 0; one < count; ++one) out[one] &= of[one];
        }
      }
      out += count;
    }
  }

  Cells most_;  // by a ghost's square before its move: what the ghosts can keep him from exceeding by a catch
  std::vector<Cells> moved_, first_, second_;
};

}  // namespace mazechase::chase
