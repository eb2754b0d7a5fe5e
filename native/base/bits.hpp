// Listing the bits of a word quickly.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <cstring>

namespace mazechase {

// For every byte: the positions of its bits, one in each byte of a word in memory order, and their number.
struct BitPlaces {
  std::array<std::array<std::uint8_t, 8>, 256> places{};
  std::array<std::uint8_t, 256> count{};
};

constexpr BitPlaces make_bit_places() {
  BitPlaces table;
  for (std::size_t byte = 0; byte < 256; ++byte) {
    for (std::uint8_t place = 0; place < 8; ++place) {
      if (byte >> place & 1) table.places[byte][table.count[byte]++] = place;
    }
  }
  return table;
}

inline constexpr BitPlaces kBitPlaces = make_bit_places();

// Append `first` + the position of each set bit, the lowest first, to a list of single bytes. The list needs room
// for seven more items than there are bits, since eight are written at a time.
template <class Bytes>
void append_bits(std::uint64_t bits, unsigned first, Bytes& bytes) {
  static_assert(sizeof(typename Bytes::value_type) == 1);
  for (; bits; bits >>= 8, first += 8) {
    std::uint64_t eight;
    std::memcpy(&eight, kBitPlaces.places[bits & 0xff].data(), 8);
    eight += first * std::uint64_t{0x0101'0101'0101'0101};
    std::memcpy(bytes.end(), &eight, 8);
    bytes.grow(kBitPlaces.count[bits & 0xff]);
  }
}

}  // namespace mazechase
