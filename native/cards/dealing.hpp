// Dealing the unseen cards of a view, each deal of single cards as likely as any other; the twin of `deal` in
// `mazechase.rules.cards.dealing` (CARD-55).
//
// To a viewer a hidden hand is a gap: a number of unknown cards, with room for some ghost units, since its owner is not
// knocked out. So a deal is drawn in three steps, each with exact weights:
//
// 1. How many single and double ghosts are in all gaps together. The weight of such a pair of numbers is the ways to
//    choose places for them, times the ways to put single ghosts, double ghosts and plain cards into their places.
// 2. How many of them are in each gap: by the ways to choose places alone.
// 3. Which cards they are: any of their class.
//
// Python multiplies binomials gap by gap, which comes to the same numbers and takes integers of any length. Here the
// ways to choose places stay below 2^64: with 127 cards in eight gaps at most 153^8. The weights of the first step have
// 16 more factors at most, each below 144, so they stay below 2^175.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>

#include "base/list.hpp"
#include "base/numbers.hpp"
#include "base/rng.hpp"
#include "cards/setup.hpp"
#include "cards/wide.hpp"

namespace mazechase::cards {

// What a viewer does not see of a hand: unknown cards, ghost units that fit, ghosts there must be.
struct Gap {
  int seat, cards, room, need;
};
using Gaps = List<Gap, kMostSeats>;

// How many single and double ghosts a gap, or several, has.
struct Ghosts {
  int singles, doubles;
};

class Dealing {
 public:
  // The gaps of a table, and the cards by class from which they are filled.
  Dealing(const Gaps& gaps, const std::array<int, 3>& unseen) : gaps_(gaps), unseen_(unseen) {
    for (const Gap& gap : gaps) cards_ += gap.cards;
    if (cards_ > unseen[0] + unseen[1] + unseen[2]) throw BadNumbers("more hidden cards than unseen ones");
    count_places();
  }

  // Return how many ghosts are in all gaps together (step 1).
  Ghosts draw_total(Rng& rng) const {
    Wide all;
    each_total([&](Ghosts, const Wide& weight) { return all += weight, true; });
    if (all.is_zero()) throw BadNumbers("no deal agrees with the view");
    Wide ticket = all.below(rng);
    Ghosts drawn{};
    each_total([&](Ghosts total, const Wide& weight) {
      drawn = total;
      if (ticket < weight) return false;
      ticket -= weight;
      return true;
    });
    return drawn;
  }

  // Return how many of them are in a gap, given how many are in it and in those after it (step 2).
  Ghosts draw_filling(std::size_t number, Ghosts total, Rng& rng) const {
    std::uint64_t ticket = rng.below(places(number, total));
    Ghosts drawn{};
    each_filling(gaps_[number], total, [&](Ghosts filling, std::uint64_t ways) {
      drawn = filling;
      const std::uint64_t weight = ways * places(number + 1, less(total, filling));
      if (ticket < weight) return false;
      ticket -= weight;
      return true;
    });
    return drawn;
  }

  static Ghosts less(Ghosts total, Ghosts filling) {
    return {total.singles - filling.singles, total.doubles - filling.doubles};
  }

 private:
  static constexpr int kMostSingles = 2 * kMostSeats, kMostDoubles = kMostSeats;

  // Call `use` with each number of ghosts that fits a gap, not more than `most`, and the ways to choose their places
  // among its cards; until it returns false.
  template <class Use>
  static void each_filling(const Gap& gap, Ghosts most, Use use) {
    for (int twos = 0; twos <= most.doubles && 2 * twos <= gap.room; ++twos) {
      for (int ones = 0; ones <= most.singles && ones + 2 * twos <= gap.room; ++ones) {
        if (ones + twos < gap.need || ones + twos > gap.cards) continue;
        std::uint64_t ways = 1;  // two ghosts are of one class: a gap has no room for three units
        if (ones + twos == 1) ways = static_cast<std::uint64_t>(gap.cards);
        if (ones + twos == 2) ways = static_cast<std::uint64_t>(gap.cards * (gap.cards - 1) / 2);
        if (!use({ones, twos}, ways)) return;
      }
    }
  }

  // Count the ways to choose places for ghosts in the gaps from each one on.
  void count_places() {
    places_[gaps_.size()][0][0] = 1;
    for (std::size_t number = gaps_.size(); number-- > 0;) {
      each_pair([&](Ghosts total) {
        std::uint64_t& sum = places(number, total);
        each_filling(gaps_[number], total, [&](Ghosts filling, std::uint64_t ways) {
          sum += ways * places(number + 1, less(total, filling));
          return true;
        });
        return true;
      });
    }
  }

  std::uint64_t& places(std::size_t number, Ghosts total) {
    return places_[number][static_cast<std::size_t>(total.singles)][static_cast<std::size_t>(total.doubles)];
  }
  std::uint64_t places(std::size_t number, Ghosts total) const {
    return places_[number][static_cast<std::size_t>(total.singles)][static_cast<std::size_t>(total.doubles)];
  }

  // Call `use` with each pair of numbers that this many gaps may have, out of this many ghosts, until it returns false.
  template <class Use>
  void each_pair(Use use) const {
    const int gaps = static_cast<int>(gaps_.size());
    for (int doubles = 0; doubles <= std::min(unseen_[2], gaps); ++doubles) {
      for (int singles = 0; singles <= std::min(unseen_[1], 2 * gaps); ++singles) {
        if (!use({singles, doubles})) return;
      }
    }
  }

  // Call `use` with each pair that can be, and its weight; until it returns false. To put n of m cards into places
  // there are m (m - 1) ... (m - n + 1) ways. For plain cards what all pairs have in common is left out.
  template <class Use>
  void each_total(Use use) const {
    const int spare = unseen_[0] - cards_;  // plain cards left in the deck if no ghost were in a gap; may be negative
    const int most = static_cast<int>(2 * gaps_.size());
    each_pair([&](Ghosts total) {
      const std::uint64_t ways = places(0, total);
      const int ghosts = total.singles + total.doubles;
      if (!ways || spare + ghosts < 0) return true;
      Wide weight(ways);
      for (int taken = 0; taken < total.singles; ++taken) weight *= static_cast<std::uint32_t>(unseen_[1] - taken);
      for (int taken = 0; taken < total.doubles; ++taken) weight *= static_cast<std::uint32_t>(unseen_[2] - taken);
      for (int more = ghosts + 1; more <= most; ++more) weight *= static_cast<std::uint32_t>(spare + more);
      return use(total, weight);
    });
  }

  const Gaps& gaps_;
  std::array<int, 3> unseen_;  // cards by ghost units
  int cards_ = 0;              // in all gaps
  std::array<std::array<std::array<std::uint64_t, kMostDoubles + 1>, kMostSingles + 1>, kMostSeats + 1> places_{};
};

// Return a card of a class from the deck, out of this many, all equally likely (step 3).
inline Kind card_of_class(const Deck& deck, const State& s, int units, int count, Rng& rng) {
  auto ticket = static_cast<int>(rng.below(static_cast<std::uint64_t>(count)));
  for (Kind kind = 0;; ++kind) {
    if (deck[kind].units != units) continue;
    ticket -= s.left[deck[kind].place];
    if (ticket < 0) return kind;
  }
}

}  // namespace mazechase::cards
