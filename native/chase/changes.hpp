// When positions of a layer change their winner, as the cycles left until the stall become more: once, or never.
//
// A position is kept once, by Pac-Man's square and by the number of the ghosts' sorted squares.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "chase/mirrors.hpp"
#include "chase/rows.hpp"
#include "chase/state.hpp"

namespace mazechase::chase {

using Changes = std::vector<std::uint8_t>;

// Return the number of the sorted squares whose head has a number and whose last one is given.
constexpr std::size_t place_with(int ghosts, std::size_t head, int last) {
  if (ghosts == 0) return 0;
  return head + (ghosts == 1 ? at(last) : kBelow[at(ghosts)][at(last)]);
}

// Note the sweep in which positions change, each once: where the last ghost's square is the largest.
inline void note_changes(Changes& changes, const Heads& heads, int ghosts, int pac, std::size_t head, Row row,
                         std::uint32_t sweep) {
  const std::size_t first = at(pac) * kPlaces[at(ghosts)];
  if (ghosts == 0) {
    changes[first] = static_cast<std::uint8_t>(sweep);
    return;
  }
  const int least = heads.size ? heads.squares[head][at(heads.size - 1)] : 0;
  row.each([&](int square) {
    if (square >= least) changes[first + place_with(ghosts, head, square)] = static_cast<std::uint8_t>(sweep);
  });
}

// Return the changes with Pac-Man on a square; with a mirror, of the image.
inline Changes changes_at(const Changes& all, const Heads& heads, int ghosts, int pac, const Mirror* mirror) {
  if (all.empty()) return {};
  const std::size_t size = kPlaces[at(ghosts)];
  const auto from = all.begin() + static_cast<std::ptrdiff_t>(at(mirror ? mirror->back(pac) : pac) * size);
  Changes found(from, from + static_cast<std::ptrdiff_t>(size));
  if (!mirror || ghosts == 0) return found;
  for (int last = 0; last < kSquares; ++last) {
    const std::size_t count = ghosts == 1 ? 1 : kBelow[at(ghosts - 1)][at(last + 1)];
    for (std::size_t head = 0; head < count; ++head) {
      std::array<int, kGhosts> squares{};
      std::copy_n(heads.squares[head].begin(), heads.size, squares.begin());
      squares[at(heads.size)] = last;
      found[mirror->place(squares, ghosts)] = from[static_cast<std::ptrdiff_t>(place_with(ghosts, head, last))];
    }
  }
  return found;
}

}  // namespace mazechase::chase
