// The board; the twin of `mazechase.rules.mspacman.layout`.
#pragma once

#include <array>
#include <cstdint>

#include "boards/cells.hpp"

namespace mazechase::mspacman {

inline constexpr int kAreas = 4;  // Blinky's, Inky's, Pinky's, Sue's: clockwise
inline constexpr int kDotsEach = 17;
inline constexpr int kCells = kAreas * (kDotsEach + 2);  // each colour has an Exit Space and a ghost space too (MSP-4)
inline constexpr std::uint8_t kNowhere = 255, kNoArea = 255;

using Set = Cells<kCells>;

constexpr std::size_t at(int number) { return static_cast<std::size_t>(number); }

inline constexpr Set kAllCells = [] {
  Set all;
  for (int cell = 0; cell < kCells; ++cell) all = all.with(cell);
  return all;
}();

// The cells by their kind; what comes in fours is in the order of the colours.
struct Layout {
  std::array<Set, kAreas> areas;               // the squares with dots
  std::array<std::uint8_t, kCells> area_of{};  // a square's area, by cell
  Set powers, circles, exits;
  std::array<std::uint8_t, kAreas> homes{};  // the ghost spaces
  Set ghost_spaces;                          // all of them
  std::array<Set, kAreas> doors;             // the squares before each ghost space
  std::array<Set, kCells> ways;              // where a step leads, by cell: over open edges, from exit to exit (MSP-14)

  static Layout read(Reader& reader) {
    Layout layout;
    for (Set& area : layout.areas) area = Set::read(reader);
    layout.powers = Set::read(reader);
    layout.circles = Set::read(reader);
    layout.exits = Set::read(reader);
    for (std::uint8_t& home : layout.homes) home = reader.take_as<std::uint8_t>(0, kCells - 1);
    for (Set& door : layout.doors) door = Set::read(reader);
    for (Set& way : layout.ways) way = Set::read(reader);
    layout.check();
    layout.note_areas();
    layout.join_exits();
    return layout;
  }

 private:
  // Every cell is a square of one area, an Exit Space or a ghost space, and no open edge touches a ghost space
  // (MSP-30).
  void check() {
    Set squares;
    for (const Set& area : areas) {
      if (area.size() != kDotsEach) throw BadNumbers("an area without its dots");
      squares = squares | area;
    }
    for (const std::uint8_t home : homes) ghost_spaces = ghost_spaces.with(home);
    if (exits.size() != kAreas || ghost_spaces.size() != kAreas || (squares | exits | ghost_spaces).size() != kCells) {
      throw BadNumbers("not the cells of a board");
    }
    if (!((powers | circles) - squares).empty()) throw BadNumbers("a mark where no dot is");
    for (const Set& door : doors) {
      if (door.meets(ghost_spaces)) throw BadNumbers("a door between ghost spaces");
    }
    for (int cell = 0; cell < kCells; ++cell) {
      const Set& way = ways[at(cell)];
      if (way.meets(ghost_spaces) || (ghost_spaces.has(cell) && !way.empty())) throw BadNumbers("an open ghost space");
    }
  }

  void note_areas() {
    area_of.fill(kNoArea);
    for (std::uint8_t area = 0; area < kAreas; ++area) {
      areas[area].each([&](int cell) { area_of[at(cell)] = area; });
    }
  }

  // Join the Exit Spaces to one another (MSP-25, MSP-28), not to themselves (MSP-26).
  void join_exits() {
    exits.each([&](int cell) { ways[at(cell)] = ways[at(cell)] | exits.without(cell); });
  }
};

}  // namespace mazechase::mspacman
