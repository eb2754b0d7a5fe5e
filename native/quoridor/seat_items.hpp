// What the network for three and four players sees of a position: the board turned so that one seat, whose chance is
// asked for, goes north.
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>

#include "quoridor/net.hpp"
#include "quoridor/ply.hpp"

namespace mazechase::quoridor {

// Where squares come to lie after so many quarter turns, from north to west.
constexpr std::array<std::array<std::uint8_t, fences::kSquares>, kMostPlayers> make_quarter_turns() {
  std::array<std::array<std::uint8_t, fences::kSquares>, kMostPlayers> squares{};
  for (int square = 0; square < fences::kSquares; ++square) {
    int column = square % fences::kSize, row = square / fences::kSize;
    for (auto& turned : squares) {
      turned[static_cast<std::size_t>(square)] = static_cast<std::uint8_t>(row * fences::kSize + column);
      const int before = column;
      column = fences::kSize - 1 - row;
      row = before;
    }
  }
  return squares;
}

inline constexpr auto kQuarterTurns = make_quarter_turns();

// The shortest paths of all seats, and when they would be home: what every seat sees alike.
struct Ways {
  struct Way {
    int steps = 0, squares = 0, narrow = 0;  // squares on any of the paths; rings of a single one
    int late = 0;                            // turns until it is home, of all seats
  };

  int players, in_hand = 0;  // fences, of all seats
  std::array<Way, kMostPlayers> ways;

  Ways(const Ply& ply, int count) : players(count) {
    for (int seat = 0; seat < players; ++seat) {
      in_hand += ply.left(seat);
      find(ply, seat, ways[static_cast<std::size_t>(seat)]);
    }
  }

 private:
  void find(const Ply& ply, int seat, Way& way) const {
    const Field& field = ply.field(seat);
    Squares here = Squares::of(ply.pawn(seat));
    way.steps = ply.steps(seat);
    way.late = players * way.steps + (seat - ply.state.turn + players) % players;
    for (int left = way.steps; left > 0; --left) {
      here = ply.state.maze.around(here) & field.ring(left - 1);
      way.narrow += here.size() == 1;
      way.squares += here.size();
    }
  }
};

class SeatItems {
 public:
  static constexpr int kPawn = 0, kSteps = 324, kLeft = 452, kNarrow = 484, kBroad = 548, kLate = 676, kTurn = 1060,
                       kFirst = 1064, kSecond = 1160, kHands = 1256, kRank = 1396, kCount = 1412;
  static constexpr int kBuckets = 8;

  SeatItems(const Ply& ply, const Ways& all, int seat) {
    const auto& squares = kQuarterTurns[static_cast<std::size_t>(seat)];
    const int mine = all.ways[static_cast<std::size_t>(seat)].late;
    int first = kNobody, second = kNobody, earlier = 0;
    for (int other = 0; other < all.players; ++other) {
      const Ways::Way& way = all.ways[static_cast<std::size_t>(other)];
      const int side = side_of(other, seat);
      add(kPawn + fences::kSquares * side + squares[static_cast<std::size_t>(ply.pawn(other))]);
      add(kSteps + 32 * side + std::min(way.steps, 31));
      add(kLeft + 8 * side + ply.left(other));
      add(kNarrow + 16 * side + std::min(way.narrow, 15));
      add(kBroad + 32 * side + std::min(way.squares - way.steps, 31));
      if (other == seat) continue;
      add(kLate + 96 * side + behind(way.late - mine));
      earlier += way.late < mine;
      second = std::min(second, std::max(first, way.late));
      first = std::min(first, way.late);
    }
    add(kTurn + side_of(ply.state.turn, seat));
    add(kFirst + behind(first - mine));
    add(kSecond + behind(second - mine));
    const int my_left = ply.left(seat), their_left = all.in_hand - my_left;
    add(kHands + 20 * std::min(my_left, 6) + std::min(their_left, 19));
    add(kRank + 4 * earlier + std::min(my_left, 3));
    bucket_ = bucket_of(my_left, their_left);
  }

  const std::uint16_t* begin() const { return items_.data(); }
  const std::uint16_t* end() const { return items_.data() + size_; }
  int bucket() const { return bucket_; }

 private:
  static constexpr int kNobody = 10'000;

  static int side_of(int other, int seat) { return (other - seat) & 3; }
  static int behind(int turns) { return std::clamp(turns, -47, 47) + 48; }

  static int bucket_of(int mine, int theirs) {
    if (!mine) return !theirs ? 0 : theirs <= 3 ? 1 : 2;
    if (!theirs) return 3;
    const int total = mine + theirs;
    return total <= 5 ? 4 : total <= 10 ? 5 : total <= 14 ? 6 : 7;
  }

  void add(int item) { items_[size_++] = static_cast<std::uint16_t>(item); }

  std::array<std::uint16_t, 32> items_;
  std::size_t size_ = 0;
  int bucket_ = 0;
};

using SeatNet = NetOf<SeatItems>;

}  // namespace mazechase::quoridor
