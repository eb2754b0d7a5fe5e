// A set of cells, one bit per cell; the twin of `mazechase.boards.cells`.
#pragma once

#include <array>
#include <bit>
#include <compare>
#include <cstddef>
#include <cstdint>

#include "base/numbers.hpp"

namespace mazechase {

using Cell = std::uint16_t;

// An immutable set of cells from 0 to Size - 1. Nothing outside touches the bits.
template <int Size>
class Cells {
 public:
  static constexpr std::size_t kWords = (Size + 63) / 64;

  constexpr Cells() = default;
  static constexpr Cells of(int cell) { return Cells{}.with(cell); }

  constexpr bool has(int cell) const { return words_[word(cell)] >> (cell & 63) & 1; }
  constexpr Cells with(int cell) const {
    Cells result = *this;
    result.words_[word(cell)] |= bit(cell);
    return result;
  }
  constexpr Cells without(int cell) const {
    Cells result = *this;
    result.words_[word(cell)] &= ~bit(cell);
    return result;
  }

  constexpr bool empty() const {
    std::uint64_t any = 0;
    for (const std::uint64_t word : words_) any |= word;
    return any == 0;
  }
  constexpr int size() const {
    int count = 0;
    for (const std::uint64_t word : words_) count += std::popcount(word);
    return count;
  }
  constexpr bool meets(const Cells& other) const { return !(*this & other).empty(); }

  // Return the lowest cell of a set that is not empty.
  constexpr int first() const {
    for (std::size_t at = 0; at < kWords; ++at) {
      if (words_[at]) return static_cast<int>(at) * 64 + std::countr_zero(words_[at]);
    }
    return Size;
  }

  // Call `visit` with every cell, the lowest first.
  template <class Visit>
  constexpr void each(Visit visit) const {
    for (std::size_t at = 0; at < kWords; ++at) {
      for (std::uint64_t word = words_[at]; word; word &= word - 1) {
        visit(static_cast<int>(at) * 64 + std::countr_zero(word));
      }
    }
  }

  friend constexpr Cells operator|(const Cells& a, const Cells& b) {
    return joined(a, b, [](std::uint64_t x, std::uint64_t y) { return x | y; });
  }
  friend constexpr Cells operator&(const Cells& a, const Cells& b) {
    return joined(a, b, [](std::uint64_t x, std::uint64_t y) { return x & y; });
  }
  friend constexpr Cells operator-(const Cells& a, const Cells& b) {
    return joined(a, b, [](std::uint64_t x, std::uint64_t y) { return x & ~y; });
  }
  friend constexpr bool operator==(const Cells&, const Cells&) = default;

  // The order of the bits read as a number, as Python sorts sets: the highest cell that differs decides.
  friend constexpr std::strong_ordering operator<=>(const Cells& a, const Cells& b) {
    for (std::size_t at = kWords - 1; at > 0; --at) {
      if (a.words_[at] != b.words_[at]) return a.words_[at] <=> b.words_[at];
    }
    return a.words_[0] <=> b.words_[0];
  }

  // Move every cell's number up or down by less than 64. What exceeds the highest number may stay as a bit beyond
  // the set until an intersection removes it.
  friend constexpr Cells operator<<(const Cells& cells, int by) {
    Cells result;
    for (std::size_t at = kWords; at-- > 0;) {
      result.words_[at] = cells.words_[at] << by | (at > 0 ? cells.words_[at - 1] >> (64 - by) : 0);
    }
    return result;
  }
  friend constexpr Cells operator>>(const Cells& cells, int by) {
    Cells result;
    for (std::size_t at = 0; at < kWords; ++at) {
      result.words_[at] = cells.words_[at] >> by | (at + 1 < kWords ? cells.words_[at + 1] << (64 - by) : 0);
    }
    return result;
  }

  // Call `use` with the bits, 64 at a time, for a hash.
  template <class Use>
  constexpr void each_word(Use use) const {
    for (const std::uint64_t word : words_) use(word);
  }

  // How sets are passed: as words of 32 bits, the lowest first.
  static Cells read(Reader& reader) {
    Cells result;
    for (int low = 0; low < Size; low += 32) {
      const std::uint64_t bits = reader.take_word();
      if (Size - low < 32 && bits >> (Size - low)) throw BadNumbers("a cell beyond the board");
      result.words_[word(low)] |= bits << (low & 63);
    }
    return result;
  }
  void write(Writer& writer) const {
    for (int low = 0; low < Size; low += 32) writer.put(words_[word(low)] >> (low & 63) & 0xffff'ffff);
  }

 private:
  static constexpr std::size_t word(int cell) { return static_cast<std::size_t>(cell) >> 6; }
  static constexpr std::uint64_t bit(int cell) { return std::uint64_t{1} << (cell & 63); }
  template <class Join>
  static constexpr Cells joined(const Cells& a, const Cells& b, Join join) {
    Cells result;
    for (std::size_t at = 0; at < kWords; ++at) result.words_[at] = join(a.words_[at], b.words_[at]);
    return result;
  }

  std::array<std::uint64_t, kWords> words_{};
};

static_assert(Cells<81>{}.with(3).with(70).without(3) == Cells<81>::of(70));
static_assert(Cells<81>::of(5) < Cells<81>::of(70) && Cells<81>::of(3).with(70) < Cells<81>::of(5).with(70));
static_assert((Cells<81>::of(60) << 9) == Cells<81>::of(69) && (Cells<81>::of(69) >> 9) == Cells<81>::of(60));

}  // namespace mazechase
