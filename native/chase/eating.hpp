// What it is worth to Pac-Man to eat a pellet: the best boost, for every position of the ghosts.
#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <vector>

#include "chase/boosts.hpp"
#include "chase/layers.hpp"
#include "chase/pacmoves.hpp"
#include "chase/rows.hpp"
#include "chase/setup.hpp"
#include "chase/state.hpp"

namespace mazechase::chase {

// Eating one pellet, in the layer of those that are then left.
template <class Cells>
class Eating {
 public:
  // `before` is the layer when the ghosts are to answer; `chained` is, for each pellet left and number of ghosts, what
  // it is worth to eat that one next, or null if that wins.
  Eating(const Setup& setup, unsigned left, int pellet, const std::vector<Heads>& heads,
         const ByGhosts<Grid<Cells>>& before, const ByGhosts<std::array<const std::vector<Cells>*, kPellets>>& chained)
      : setup_(setup),
        heads_(heads),
        before_(before),
        chained_(chained),
        boosts_(setup, left, setup.layout.pellets[at(pellet)]) {}

  // Return what the best boost is worth, by the last ghost's square.
  Cells best(int ghosts, std::size_t head) const {
    Cells found{};
    for (const Boost& boost : boosts_.all()) found |= boosted(ghosts, head, boost);
    return found;
  }

 private:
  Cells boosted(int ghosts, std::size_t head, const Boost& boost) const {
    if (ghosts == 0) return after(0, 0, boost);
    const Heads& heads = heads_[at(ghosts)];
    std::array<int, kGhosts> stay{};
    int count = 0;
    for (int one = 0; one < heads.size; ++one) {
      const int square = heads.squares[head][at(one)];
      if (!boost.eats.has(square)) stay[at(count++)] = square;
    }
    const Cells found = after(count + 1, place_of(stay, count), boost);
    if (!boost.eats.any()) return found;
    const int last = count ? stay[at(count - 1)] : 0;
    const Cells& without = after(count, count ? place_of(stay, count - 1) : 0, boost);
    return found.put(boost.eats, without.score(last));  // the last ghost is eaten there
  }

  // Return what a position is worth where a boost has ended, with these ghosts still there.
  const Cells& after(int ghosts, std::size_t head, const Boost& boost) const {
    if (!boost.pellet) return before_[at(ghosts)][at(boost.end)][head];
    const auto pellet = std::countr_zero(static_cast<unsigned>(setup_.layout.pellet_on[at(boost.end)]));
    const std::vector<Cells>* rows = chained_[at(ghosts)][at(pellet)];
    return rows ? (*rows)[head] : won_;
  }

  const Setup& setup_;
  const std::vector<Heads>& heads_;
  const ByGhosts<Grid<Cells>>& before_;
  const ByGhosts<std::array<const std::vector<Cells>*, kPellets>>& chained_;
  Boosts boosts_;
  Cells won_ = Cells::all(Cells::aged(Cells::kBest));
};

}  // namespace mazechase::chase
