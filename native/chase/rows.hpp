// Sets of positions: for ghosts that are all alike, where the last of them may be, given where the others are.
//
// Ghosts that may share a square are interchangeable, so where they are is a multiset of squares. One row holds 81
// positions: a set of squares for one ghost, while the others, the head, stay where they are. A head is numbered by its
// sorted squares, the largest first, so the heads up to a square come before all others.
#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "chase/state.hpp"

namespace mazechase::chase {

// What a position is worth to Pac-Man: here 1 if he wins and 0 if not.
using Score = std::uint16_t;

// A set of squares that can be shifted: where Pac-Man wins.
struct Row {
  static constexpr Score kBest = 1;

  std::uint64_t low = 0, high = 0;

  static constexpr Row all(Score score) { return score ? ~Row{} : Row{}; }
  static constexpr Score aged(Score score) { return score; }
  constexpr Row aged() const { return *this; }

  static constexpr Row of(int square) {
    return square < 64 ? Row{std::uint64_t{1} << square, 0} : Row{0, std::uint64_t{1} << (square - 64)};
  }
  constexpr bool has(int square) const { return square < 64 ? low >> square & 1 : high >> (square - 64) & 1; }
  constexpr bool any() const { return (low | high) != 0; }
  constexpr int size() const { return std::popcount(low) + std::popcount(high); }
  constexpr Score score(int square) const { return has(square); }
  // Return the row with the same score on some squares.
  constexpr Row put(Row where, Score score) const { return (*this & ~where) | (score ? where : Row{}); }
  // Return the row with the worst score on all other squares.
  constexpr Row only(Row where) const { return *this & where; }
  // Return for every square what this says about the square that many places on.
  constexpr Row from(int places) const {
    if (places == 0) return *this;
    if (places > 0) return {low >> places | high << (64 - places), high >> places};
    return {low << -places, high << -places | low >> (64 + places)};
  }
  constexpr Row& operator&=(Row other) { return *this = *this & other; }
  constexpr Row& operator|=(Row other) { return *this = *this | other; }
  friend constexpr Row operator&(Row a, Row b) { return {a.low & b.low, a.high & b.high}; }
  friend constexpr Row operator|(Row a, Row b) { return {a.low | b.low, a.high | b.high}; }
  friend constexpr Row operator^(Row a, Row b) { return {a.low ^ b.low, a.high ^ b.high}; }
  friend constexpr Row operator~(Row a) { return {~a.low, ~a.high & ((std::uint64_t{1} << (kSquares - 64)) - 1)}; }
  friend constexpr bool operator==(Row, Row) = default;

  template <class Visit>
  constexpr void each(Visit visit) const {
    for (std::uint64_t rest = low; rest; rest &= rest - 1) visit(std::countr_zero(rest));
    for (std::uint64_t rest = high; rest; rest &= rest - 1) visit(64 + std::countr_zero(rest));
  }

  // A row that can be read from any square on.
  class Shifting;
};

class Row::Shifting {
 public:
  explicit Shifting(Row row) : row_(row) {}
  Row from(int places) const { return row_.from(places); }

 private:
  Row row_;
};

inline constexpr Row kEverywhere = ~Row{};

using Rows = std::vector<Row>;

// How many multisets of one to four squares have all of them below a square; the number of a multiset adds these up.
inline constexpr auto kBelow = [] {
  std::array<std::array<std::size_t, kSquares + 1>, kGhosts + 1> below{};
  for (std::size_t square = 1; square <= kSquares; ++square) {
    below[1][square] = square;
    for (std::size_t size = 2; size <= kGhosts; ++size) {
      below[size][square] = below[size][square - 1] + below[size - 1][square];
    }
  }
  return below;
}();

// By the number of ghosts: heads, and positions of them all.
inline constexpr std::array<std::size_t, kGhosts + 1> kPlaces{1, kSquares, kBelow[2][kSquares], kBelow[3][kSquares],
                                                              kBelow[4][kSquares]};
inline constexpr std::array<std::size_t, kGhosts + 1> kHeads{1, 1, kPlaces[1], kPlaces[2], kPlaces[3]};

// Return the number of two squares, the first of which is not above the second, and of such squares and another.
constexpr std::size_t pair_of(int low, int high) { return kBelow[2][at(high)] + at(low); }
constexpr std::size_t sorted_pair(int one, int other) {
  return one < other ? pair_of(one, other) : pair_of(other, one);
}
constexpr std::size_t pair_and(int low, int high, int other) {
  if (other >= high) return kBelow[3][at(other)] + pair_of(low, high);
  return kBelow[3][at(high)] + sorted_pair(low, other);
}

// Return the number of the first few squares, which are sorted.
constexpr std::size_t place_of(const std::array<int, kGhosts>& squares, int count) {
  std::size_t number = 0;
  for (int size = 1; size <= count; ++size) number += kBelow[at(size)][at(squares[at(size - 1)])];
  return number;
}

// The squares of every head, in the order of their numbers.
struct Heads {
  std::vector<std::array<std::uint8_t, kGhosts - 1>> squares;
  Rows sets;
  int size;  // squares in a head

  explicit Heads(int ghosts) : size(ghosts > 0 ? ghosts - 1 : 0) {
    squares.reserve(kHeads[at(ghosts)]);
    std::array<std::uint8_t, kGhosts - 1> head{};
    list(head, size, kSquares - 1);
    for (const auto& each : squares) {
      Row set;
      for (int one = 0; one < size; ++one) set |= Row::of(each[at(one)]);
      sets.push_back(set);
    }
  }

 private:
  // The largest square changes slowest.
  void list(std::array<std::uint8_t, kGhosts - 1>& head, int left, int most) {
    if (left == 0) return squares.push_back(head);
    for (int square = 0; square <= most; ++square) {
      head[at(left - 1)] = static_cast<std::uint8_t>(square);
      list(head, left - 1, square);
    }
  }
};

}  // namespace mazechase::chase
