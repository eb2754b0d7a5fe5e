// A row with a number per square: who wins with the last ghost there, and in how many cycles.
//
// Like the bits of a Row, but with shades in between: a win of Pac-Man is the largest number less the cycles it takes,
// a defeat is the number of cycles until then, and in the middle nobody wins. So he wants the largest number, the
// ghosts want the smallest, and whoever wins hurries while the other delays.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <limits>

#include "chase/rows.hpp"

namespace mazechase::chase {

template <class Number>
struct Tally {
  static constexpr Score kBest = std::numeric_limits<Number>::max();
  static constexpr Score kNobody = kBest / 2;
  static constexpr std::size_t kSize = 96;  // squares, and some more for whole vectors

  alignas(16) std::array<Number, kSize> numbers{};

  static Tally all(Score score) {
    Tally row;
    row.numbers.fill(static_cast<Number>(score));
    return row;
  }
  // Return what a score is a cycle earlier.
  static constexpr Score aged(Score score) { return static_cast<Score>(score + (score < kNobody) - (score > kNobody)); }

  Tally aged() const {
    constexpr auto nobody = static_cast<Number>(kNobody);
    Tally row;
    for (std::size_t one = 0; one < kSize; ++one) {
      const Number number = numbers[one];
      row.numbers[one] = static_cast<Number>(number + (number < nobody) - (number > nobody));
    }
    return row;
  }

  Score score(int square) const { return numbers[at(square)]; }
  Tally put(Row where, Score score) const {
    Tally row = *this;
    where.each([&](int square) { row.numbers[at(square)] = static_cast<Number>(score); });
    return row;
  }
  Tally only(Row where) const {
    Tally row;
    where.each([&](int square) { row.numbers[at(square)] = numbers[at(square)]; });
    return row;
  }

  Tally& operator&=(const Tally& other) {
    for (std::size_t one = 0; one < kSize; ++one) numbers[one] = std::min(numbers[one], other.numbers[one]);
    return *this;
  }
  Tally& operator|=(const Tally& other) {
    for (std::size_t one = 0; one < kSize; ++one) numbers[one] = std::max(numbers[one], other.numbers[one]);
    return *this;
  }

  // Return the squares where two rows are not the same.
  friend Row operator^(const Tally& a, const Tally& b) {
    Row row;
    for (int square = 0; square < kSquares; ++square) {
      if (a.numbers[at(square)] != b.numbers[at(square)]) row |= Row::of(square);
    }
    return row;
  }
  friend bool operator==(const Tally& a, const Tally& b) {
    return std::equal(a.numbers.begin(), a.numbers.begin() + kSquares, b.numbers.begin());
  }

  // A row that can be read from any square on.
  class Shifting {
   public:
    explicit Shifting(const Tally& row) {
      std::copy(row.numbers.begin(), row.numbers.end(), numbers_.begin() + kMargin);
    }

    Tally from(int places) const {
      Tally row;
      std::copy_n(numbers_.begin() + kMargin + places, kSize, row.numbers.begin());
      return row;
    }

   private:
    static constexpr int kMargin = 32;  // more than a ghost can go
    std::array<Number, kSize + 2 * kMargin> numbers_{};
  };
};

}  // namespace mazechase::chase
