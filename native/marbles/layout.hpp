// The board; the twin of `mazechase.rules.marbles.layout`.
#pragma once

#include <array>
#include <cstdint>

#include "boards/cells.hpp"

namespace mazechase::marbles {

inline constexpr int kCells = 81;  // 72 plain holes, 4 with rings, 4 homes, the ghosts' start: on every board
inline constexpr int kHoles = 76, kRings = 4;
inline constexpr int kMostSteps = 4;  // from a cell of the lattice; only the start may have more

using Set = Cells<kCells>;
using Links = std::array<Set, kCells>;  // for each cell, where one step leads; the lowest cell is tried first

constexpr std::size_t at(int cell) { return static_cast<std::size_t>(cell); }

// The set of each cell alone, ready made: joining two sets is quicker than changing a bit of one.
inline constexpr Links kOnly = [] {
  Links only{};
  for (int cell = 0; cell < kCells; ++cell) only[at(cell)] = Set::of(cell);
  return only;
}();
constexpr const Set& only(int cell) { return kOnly[at(cell)]; }

// What a document's drawing means to the rules (MARB-1, MARB-29).
struct Layout {
  Set holes, rings, openings, homes;
  int start = 0;
  Links pac_links;    // paths between holes and homes
  Links ghost_links;  // paths between holes, and the ways out of the start (MARB-29);
                      // never into a home (MARB-63) or an opening (MARB-25)

  static Layout read(Reader& reader) {
    Layout layout;
    layout.holes = Set::read(reader);
    layout.rings = Set::read(reader);
    layout.openings = Set::read(reader);
    layout.start = reader.take_as<int>(0, kCells - 1);
    const bool whole = layout.holes.size() == kHoles && layout.rings.size() == kRings;
    if (!whole || !(layout.rings - layout.holes).empty() || !(layout.openings - layout.holes).empty()) {
      throw BadNumbers("not the holes of a board");
    }
    if (layout.holes.has(layout.start)) throw BadNumbers("a hole where the ghosts start");
    for (int cell = 0; cell < kCells; ++cell) {
      if (cell != layout.start && !layout.holes.has(cell)) layout.homes = layout.homes.with(cell);
    }
    for (int cell = 0; cell < kCells; ++cell) layout.read_steps(cell, reader);
    return layout;
  }

 private:
  // A home is between holes, so that a path through homes that don't count ends (MARB-14); and an opening
  // takes one side of its hole.
  void read_steps(int cell, Reader& reader) {
    const Set steps = Set::read(reader);
    if (cell != start && steps.size() > kMostSteps - openings.has(cell)) throw BadNumbers("too many paths at a cell");
    if (homes.has(cell) && !(steps - holes).empty()) throw BadNumbers("a home beside something other than a hole");
    pac_links[at(cell)] = cell == start ? Set{} : steps - Set::of(start);
    ghost_links[at(cell)] = homes.has(cell) ? Set{} : steps & holes;
  }
};

}  // namespace mazechase::marbles
