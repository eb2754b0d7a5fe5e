// A small network that says what a position is worth to a seat: one hidden layer over what is on the board.
//
// Every item on the board (a fence, absolutely and as seen from each pawn; the pawns; the squares of shortest paths;
// counts) adds a row of numbers to the hidden layer. All numbers are integers, so every machine gets the same value.
// `bench/quoridor/learn.py` makes the rows for two players, `gather learn` those for more.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <span>

#include "quoridor/paths.hpp"

namespace mazechase::quoridor {

// The items of a position of two, as the network numbers them: the board turned so that the seat on turn goes north.
class Items {
 public:
  static constexpr int kFence = 0, kFromMe = 128, kFromOther = 640, kMe = 1152, kOther = 1233, kMySteps = 1314,
                       kTheirSteps = 1346, kMyLeft = 1378, kTheirLeft = 1389, kMyNarrow = 1400, kTheirNarrow = 1416,
                       kMyPath = 1432, kTheirPath = 1513, kCount = 1594;
  static constexpr int kBuckets = 7;

  explicit Items(const Ply& ply) {
    const int me = ply.state.turn, other = 1 - me;
    const bool turned = me == 1;
    const int my_pawn = turned ? 80 - ply.pawn(me) : ply.pawn(me);
    const int their_pawn = turned ? 80 - ply.pawn(other) : ply.pawn(other);
    add(kMe + my_pawn);
    add(kOther + their_pawn);
    add(kMySteps + std::min(ply.steps(me), 31));
    add(kTheirSteps + std::min(ply.steps(other), 31));
    add(kMyLeft + ply.left(me));
    add(kTheirLeft + ply.left(other));
    add_path(ply, me, turned, kMyNarrow, kMyPath);
    add_path(ply, other, turned, kTheirNarrow, kTheirPath);
    add_fences(ply.state.fences.h, 0, turned, my_pawn, their_pawn);
    add_fences(ply.state.fences.v, 1, turned, my_pawn, their_pawn);
    bucket_ = bucket_of(ply.left(me), ply.left(other));
  }

  const std::uint16_t* begin() const { return items_.data(); }
  const std::uint16_t* end() const { return items_.data() + size_; }
  int bucket() const { return bucket_; }

  static int bucket_of(int mine, int theirs) {
    if (!mine) return 5;
    if (!theirs) return 6;
    const int total = mine + theirs;
    return total <= 3 ? 0 : total <= 7 ? 1 : total <= 11 ? 2 : total <= 15 ? 3 : 4;
  }

 private:
  void add(int item) { items_[size_++] = static_cast<std::uint16_t>(item); }

  void add_path(const Ply& ply, int seat, bool turned, int narrow, int path) {
    const Field& field = ply.field(seat);
    Squares here = Squares::of(ply.pawn(seat));
    int single = 0;
    for (int left = ply.steps(seat); left > 0; --left) {
      here = ply.state.maze.around(here) & field.ring(left - 1);
      single += here.size() == 1;
      if (size_ + 9 < items_.size() - kFenceRoom) {
        here.each([&](int square) { add(path + (turned ? 80 - square : square)); });
      }
    }
    add(narrow + std::min(single, 15));
  }

  void add_fences(Word fences, int standing, bool turned, int my_pawn, int their_pawn) {
    for (Word rest = fences; rest; rest &= rest - 1) {
      const int anchor = turned ? 63 - std::countr_zero(rest) : std::countr_zero(rest);
      add(kFence + 64 * standing + anchor);
      add(kFromMe + 256 * standing + from(my_pawn, anchor));
      add(kFromOther + 256 * standing + from(their_pawn, anchor));
    }
  }

  static int from(int pawn, int anchor) {
    return (anchor / 8 - pawn / fences::kSize + 8) * 16 + anchor % 8 - pawn % fences::kSize + 8;
  }

  static constexpr std::size_t kFenceRoom = 3 * kMostFences + 2;
  std::array<std::uint16_t, 256> items_;
  std::size_t size_ = 0;
  int bucket_ = 0;
};

template <class Items>
class NetOf {
 public:
  static constexpr std::size_t kWidth = 32;
  static constexpr std::size_t kNumbers = (Items::kCount + 1 + Items::kBuckets) * kWidth + Items::kBuckets;
  static constexpr int kOne = 256;  // what 1 is in the hidden layer

  // The rows of all items, the row to begin with, then for each bucket the output's row and constant.
  explicit NetOf(std::span<const std::int16_t> numbers) {
    if (numbers.size() != kNumbers) throw BadNumbers("a network of another size");
    std::copy(numbers.begin(), numbers.end(), numbers_.begin());
  }

  // A position's worth in 256ths of a logit: a win has the chance 1 / (1 + exp(-worth / 256)).
  int worth(const Items& items) const {
    std::array<std::int16_t, kWidth> hidden;
    std::copy_n(row(Items::kCount), kWidth, hidden.begin());
    for (const std::uint16_t item : items) {
      const std::int16_t* const numbers = row(item);
      for (std::size_t at = 0; at < kWidth; ++at) hidden[at] = static_cast<std::int16_t>(hidden[at] + numbers[at]);
    }
    const auto bucket = static_cast<std::size_t>(items.bucket());
    const std::int16_t* const out = row(Items::kCount + 1 + items.bucket());
    // The first number counts as it is, the others between 0 and 1.
    std::int32_t sum = hidden[0] * kOne;
    for (std::size_t at = 1; at < kWidth; ++at) {
      sum += std::clamp<std::int16_t>(hidden[at], 0, kOne) * std::int32_t{out[at]};
    }
    return sum / kOne + numbers_[kNumbers - Items::kBuckets + bucket];
  }

 private:
  const std::int16_t* row(int number) const { return &numbers_[static_cast<std::size_t>(number) * kWidth]; }

  std::array<std::int16_t, kNumbers> numbers_;
};

using Net = NetOf<Items>;  // of two players

}  // namespace mazechase::quoridor
