// Pac-Man's moves with the ghosts of one head, for every square of the last ghost at once.
#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "chase/layers.hpp"
#include "chase/rows.hpp"
#include "chase/setup.hpp"
#include "chase/state.hpp"

namespace mazechase::chase {

template <class Cells>
using Grid = std::vector<std::vector<Cells>>;  // by Pac-Man's square and by head

// What his moves in a layer lead to.
template <class Cells>
struct Outcomes {
  const Setup& setup;
  unsigned pellets;
  Score caught;        // when a cycle ends with a catch
  int ghosts;          // on the board
  const Heads& heads;  // of that many
  std::array<const std::vector<Cells>*, kPellets>
      eaten;                  // by head, when he has eaten a pellet; null if it was the last
  const Grid<Cells>& before;  // when his move has ended and the ghosts are to answer
};

template <class Cells>
class PacMoves {
 public:
  PacMoves(const Outcomes<Cells>& outcomes, std::size_t head)
      : outcomes_(outcomes),
        setup_(outcomes.setup),
        open_(setup_.layout.open),
        head_(head),
        blocked_(outcomes.heads.sets[head]),
        walks_in_(setup_.caught_by_walking_in) {
    for (int square = 0; square < kSquares; ++square) onward_[at(square)] = onward(square);
  }

  bool impossible(int pac) const { return blocked_.has(pac) || pellet(pac); }

  // Return what the best move from a square is worth.
  Cells best(int pac) const {
    Cells found{};
    Row free;  // squares that the ghosts of the head don't block
    for (Ways rest = open_[at(pac)]; rest; rest &= rest - 1) {
      const int to = step(pac, rest);
      if (walks_in_) found |= met(to);
      if (blocked_.has(to)) continue;
      free |= Row::of(to);
      found |= pellet(to) ? eaten(to) : but(to, onward_[at(to)]);
    }
    if (!walks_in_) {
      if (!free.any()) {
        found |= before(pac);  // QPAC-7
      } else if (ghosts() && free.size() == 1) {
        found |= before(pac).only(free);
      }
    }
    return but(pac, found);
  }

 private:
  // Return what his second step is worth, or stopping where it is allowed.
  Cells onward(int from) const {
    Cells found{};
    if (impossible(from)) return found;
    if (setup_.pacman_short_move) found |= before(from);
    for (Ways rest = open_[at(from)]; rest; rest &= rest - 1) {
      const int to = step(from, rest);
      if (walks_in_) found |= met(to);
      if (!blocked_.has(to)) found |= pellet(to) ? eaten(to) : but(to, before(to));
    }
    return found;
  }

  // Return what it is worth to walk into a ghost, where there is one (QPAC-17).
  Cells met(int square) const {
    if (blocked_.has(square)) return Cells::all(outcomes_.caught);
    return ghosts() ? Cells{}.put(Row::of(square), outcomes_.caught) : Cells{};
  }

  // Return what was found, but nothing where the last ghost is in the way.
  Cells but(int square, const Cells& found) const { return ghosts() ? found.put(Row::of(square), 0) : found; }

  Cells eaten(int square) const {
    const auto number = std::countr_zero(static_cast<unsigned>(setup_.layout.pellet_on[at(square)]));
    const std::vector<Cells>* rows = outcomes_.eaten[at(number)];
    return rows ? (*rows)[head_] : Cells::all(Cells::aged(Cells::kBest));  // QPAC-37
  }

  const Cells& before(int square) const { return outcomes_.before[at(square)][head_]; }
  bool pellet(int square) const { return outcomes_.pellets & setup_.layout.pellet_on[at(square)]; }
  bool ghosts() const { return outcomes_.ghosts > 0; }

  const Outcomes<Cells>& outcomes_;
  const Setup& setup_;
  const BySquare<std::uint8_t>& open_;
  std::size_t head_;
  Row blocked_;  // by the ghosts of the head
  bool walks_in_;
  BySquare<Cells> onward_;
};

}  // namespace mazechase::chase
