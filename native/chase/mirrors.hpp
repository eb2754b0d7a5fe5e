// Turns and reflections of the board that leave a maze and its pellets the same.
//
// A layer and its image under one of them have the same values, square by square, so only one of the two is solved.
#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

#include "chase/layout.hpp"
#include "chase/rows.hpp"
#include "chase/tallies.hpp"

namespace mazechase::chase {

class Mirror {
 public:
  // Return the mirrors of a layout; the board itself is not one of them.
  static std::vector<Mirror> all(const Layout& layout) {
    std::vector<Mirror> found;
    for (unsigned kind = 1; kind < 8; ++kind) {
      if (const auto mirror = of(layout, kind)) found.push_back(*mirror);
    }
    return found;
  }

  int square(int from) const { return to_[at(from)]; }
  int back(int to) const { return from_[at(to)]; }
  int pellet(int number) const { return pellet_[at(number)]; }

  unsigned pellets(unsigned set) const {
    unsigned image = 0;
    for (int number = 0; number < kPellets; ++number) image |= (set >> number & 1) << pellet(number);
    return image;
  }

  Row row(Row row) const {
    Row image;
    for (std::size_t byte = 0; byte < kBytes; ++byte) {
      image |= bytes_[byte][(byte < 8 ? row.low >> 8 * byte : row.high >> 8 * (byte - 8)) & 0xff];
    }
    return image;
  }

  template <class Number>
  Tally<Number> row(const Tally<Number>& row) const {
    Tally<Number> image;
    for (std::size_t square = 0; square < kSquares; ++square) image.numbers[at(to_[square])] = row.numbers[square];
    return image;
  }

  // Return the number of the image of some sorted squares.
  template <class Squares>
  std::size_t place(const Squares& squares, int count) const {
    std::array<int, kGhosts> image{};
    for (int size = 0; size < count; ++size) {
      const int next = square(squares[at(size)]);
      int slot = size;
      for (; slot > 0 && image[at(slot - 1)] > next; --slot) image[at(slot)] = image[at(slot - 1)];
      image[at(slot)] = next;
    }
    return place_of(image, count);
  }

 private:
  static constexpr std::size_t kBytes = 11;  // hold 81 squares

  static std::optional<Mirror> of(const Layout& layout, unsigned kind) {
    Mirror mirror;
    for (int square = 0; square < kSquares; ++square) {
      int column = square % fences::kSize, row = square / fences::kSize;
      if (kind & 1) column = fences::kSize - 1 - column;
      if (kind & 2) row = fences::kSize - 1 - row;
      if (kind & 4) std::swap(column, row);
      mirror.to_[at(square)] = row * fences::kSize + column;
      mirror.from_[at(row * fences::kSize + column)] = square;
    }
    for (int square = 0; square < kSquares; ++square) {
      Row near, image;
      for (Ways rest = layout.open[at(square)]; rest; rest &= rest - 1)
        near |= Row::of(mirror.square(step(square, rest)));
      const int to = mirror.square(square);
      for (Ways rest = layout.open[at(to)]; rest; rest &= rest - 1) image |= Row::of(step(to, rest));
      if (near != image || !layout.pellet_on[at(square)] != !layout.pellet_on[at(to)]) return std::nullopt;
    }
    for (int number = 0; number < kPellets; ++number) {
      const int to = mirror.square(layout.pellets[at(number)]);
      mirror.pellet_[at(number)] = std::countr_zero(static_cast<unsigned>(layout.pellet_on[at(to)]));
    }
    mirror.fill_bytes();
    return mirror;
  }

  void fill_bytes() {
    for (std::size_t byte = 0; byte < kBytes; ++byte) {
      for (unsigned bits = 0; bits < 256; ++bits) {
        for (std::size_t bit = 0; bit < 8; ++bit) {
          const std::size_t square = 8 * byte + bit;
          if (bits >> bit & 1 && square < kSquares) bytes_[byte][bits] |= Row::of(to_[square]);
        }
      }
    }
  }

  BySquare<int> to_{}, from_{};
  std::array<int, kPellets> pellet_{};
  std::array<std::array<Row, 256>, kBytes> bytes_{};
};

}  // namespace mazechase::chase
