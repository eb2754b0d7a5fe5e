// A transposition table: what a search has found out about positions, found again by their keys.
#pragma once

#include <bit>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace mazechase {

// What a value says about the true one.
enum class Bound : std::uint8_t { none, exact, least, most };

struct Found {
  std::uint64_t key = 0;
  std::int32_t value = 0;
  std::uint8_t action = 0;
  std::int8_t depth = 0;
  Bound bound = Bound::none;
};

// Pairs of places: the first keeps the deeper search, the second the later one.
class Table {
 public:
  // Make room for about this many positions.
  explicit Table(std::size_t positions) : places_(std::bit_ceil(positions < 2 ? 2 : positions)) {}

  const Found* find(std::uint64_t key) const {
    const std::size_t at = place(key);
    for (std::size_t place = at; place < at + 2; ++place) {
      if (places_[place].bound != Bound::none && places_[place].key == key) return &places_[place];
    }
    return nullptr;
  }

  void keep(const Found& found) {
    const std::size_t at = place(found.key);
    Found& deep = places_[at];
    const bool first = deep.bound == Bound::none || deep.key == found.key || found.depth >= deep.depth;
    if (first && deep.key != found.key) places_[at + 1] = deep;
    (first ? deep : places_[at + 1]) = found;
  }

 private:
  std::size_t place(std::uint64_t key) const { return key & (places_.size() - 2); }

  std::vector<Found> places_;
};

}  // namespace mazechase
