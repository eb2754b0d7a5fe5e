// Layouts: the maze, pellets and starts, and what the rules ask of them again and again; the twin of
// `mazechase.rules.chase.layout`.
#pragma once

#include <array>
#include <bit>
#include <cstdint>

#include "base/numbers.hpp"
#include "boards/fences.hpp"
#include "chase/state.hpp"

namespace mazechase::chase {

using fences::Squares;
using WaysByOffset = std::array<std::uint8_t, 2 * kSquares + 1>;  // place 81 is for a square itself
template <class T>
using BySquare = std::array<T, kSquares>;

inline constexpr std::array kOffset{-fences::kSize, -1, 1, fences::kSize};  // of each way

// Return for each offset the direction that leads there in this many steps, or none.
constexpr WaysByOffset ways_by_offset(int steps) {
  WaysByOffset ways{};
  for (int way = 0; way < kWays; ++way) {
    ways[at(kSquares + steps * kOffset[at(way)])] = static_cast<std::uint8_t>(1 << way);
  }
  return ways;
}

inline constexpr WaysByOffset kOneAway = ways_by_offset(1), kTwoAway = ways_by_offset(2);

// Return the direction that leads from one square to another in one step or in two, or none. Callers must check fences
// and borders, and drop closed directions: here a2 is east of i1.
constexpr Ways one_away(int from, int to) { return kOneAway[at(kSquares + to - from)]; }
constexpr Ways two_away(int from, int to) { return kTwoAway[at(kSquares + to - from)]; }

// Return where a step leads, in the first of these directions.
constexpr int step(int from, Ways ways) { return from + kOffset[at(std::countr_zero(ways))]; }

class Layout {
 public:
  static constexpr int kMostFences = 20;
  static constexpr std::uint8_t kAllPellets = (1 << kPellets) - 1;

  std::uint8_t pac = 0;
  std::array<std::uint8_t, kGhosts> ghosts{};
  std::array<std::uint8_t, kPellets> pellets{};
  BySquare<std::uint8_t> open{};             // the ways that are open for a step (QPAC-18, QPAC-42)
  BySquare<std::uint8_t> open_twice{};       // the ways that are open for two steps straight on
  BySquare<std::uint8_t> pellet_on{};        // the bit of the pellet that is there at the start, or 0
  BySquare<BySquare<std::uint8_t>> sight{};  // from a square to one in its sight, the way it is seen (QPAC-25, QPAC-27)
  std::array<BySquare<std::uint8_t>, 1 << kPellets> pellets_beside{};  // of the pellets left: those one step away
  std::array<BySquare<std::uint8_t>, 1 << kPellets> pellets_beyond{};  // and those two steps away

  explicit Layout(Reader& reader) {
    const fences::Maze maze = read_maze(reader);
    read_pellets(reader);
    pac = read_start(reader);
    for (std::uint8_t& ghost : ghosts) ghost = read_start(reader);
    check_starts();
    look_about(maze);
    check_whole(maze);
    note_pellets();
  }

 private:
  static fences::Maze read_maze(Reader& reader) {
    fences::Maze maze;
    fences::Slots fences;
    for (const bool standing : {false, true}) {
      Squares::read(reader).each([&](int square) {
        const int column = square % fences::kSize, row = square / fences::kSize;
        if (column == 8 || row == 8) throw BadNumbers("a fence over the border");
        const int anchor = row * 8 + column;
        const fences::Slots free = fences::free_slots(fences);
        if (!((standing ? free.v : free.h) >> anchor & 1)) throw BadNumbers("fences overlap or cross");
        (standing ? fences.v : fences.h) |= fences::Word{1} << anchor;
        standing ? maze.close_v(anchor) : maze.close_h(anchor);
      });
    }
    if (fences.size() > kMostFences) throw BadNumbers("too many fences");
    return maze;
  }

  void read_pellets(Reader& reader) {
    const Squares squares = Squares::read(reader);
    if (squares.size() != kPellets) throw BadNumbers("pellets too many or too few");
    int number = 0;
    squares.each([&](int square) {
      pellets[at(number)] = static_cast<std::uint8_t>(square);
      pellet_on[at(square)] = static_cast<std::uint8_t>(1 << number++);
    });
  }

  std::uint8_t read_start(Reader& reader) const {
    const auto start = reader.take_as<std::uint8_t>(0, kSquares - 1);
    if (pellet_on[start]) throw BadNumbers("a start on a pellet");
    return start;
  }

  void check_starts() const {
    Squares starts = Squares::of(pac);
    for (const std::uint8_t ghost : ghosts) starts = starts.with(ghost);
    if (starts.size() != 1 + kGhosts) throw BadNumbers("two pieces start on one square");
  }

  // Follow the lines of sight in every direction, which fences alone block (QPAC-42).
  void look_about(const fences::Maze& maze) {
    for (int from = 0; from < kSquares; ++from) {
      for (int way = 0; way < kWays; ++way) {
        const auto bit = static_cast<std::uint8_t>(1 << way);
        const fences::Direction direction = fences::kDirections[at(way)];
        int here = from;
        for (int steps = 1; maze.open(here, direction); ++steps) {
          here += kOffset[at(way)];
          sight[at(from)][at(here)] = bit;
          if (steps == 1) open[at(from)] |= bit;
          if (steps == 2) open_twice[at(from)] |= bit;
        }
      }
    }
  }

  // Pac-Man can go everywhere, so no piece is where no step leads.
  void check_whole(const fences::Maze& maze) const {
    for (int square = 0; square < kSquares; ++square) {
      if (!maze.reaches(pac, Squares::of(square))) throw BadNumbers("a square that is closed off");
    }
  }

  void note_pellets() {
    for (unsigned left = 0; left < pellets_beside.size(); ++left) {
      for (int square = 0; square < kSquares; ++square) {
        for (int number = 0; number < kPellets; ++number) {
          if (!(left >> number & 1)) continue;
          const int pellet = pellets[at(number)];
          pellets_beside[left][at(square)] |= static_cast<std::uint8_t>(one_away(square, pellet));
          pellets_beyond[left][at(square)] |= static_cast<std::uint8_t>(two_away(square, pellet));
        }
      }
    }
  }
};

}  // namespace mazechase::chase
