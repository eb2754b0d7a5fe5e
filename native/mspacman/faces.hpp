// The spinner and the die; the twin of `mazechase.rules.mspacman.documents`.
#pragma once

#include <cstddef>
#include <cstdint>

#include "base/kernel.hpp"

namespace mazechase::mspacman {

inline constexpr int kLargest = 12;
inline constexpr int kMostFaces = 60;

// What the spinner or the die shows: a number from 1, or 0 for F2.
struct Face {
  std::uint8_t number;

  bool flips() const { return number == 0; }
  // How many steps it gives.
  std::uint8_t count() const { return flips() ? 2 : number; }
};

using Odds = List<Weighted<Face>, kLargest + 1>;

// Read the faces with how many of each there are (MSP-3), in the order of the document.
inline Odds read_faces(Reader& reader) {
  Odds odds;
  for (std::size_t left = reader.take_size(Odds::capacity()); left > 0; --left) {
    const Face face{reader.take_as<std::uint8_t>(0, kLargest)};
    odds.push({face, reader.take_as<std::uint64_t>(1, kMostFaces)});
  }
  if (odds.empty()) throw BadNumbers("no faces");
  return odds;
}

}  // namespace mazechase::mspacman
