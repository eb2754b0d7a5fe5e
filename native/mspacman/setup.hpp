// What is chosen before the game begins, and what follows from it; the twin of `mazechase.rules.mspacman.setup`.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <cstring>

#include "base/kernel.hpp"
#include "mspacman/faces.hpp"
#include "mspacman/layout.hpp"
#include "mspacman/state.hpp"

namespace mazechase::mspacman {

inline constexpr std::uint32_t kNoLimit = 0;

// The seats' areas for each number of players: two sit opposite, three in a row (MSP-7).
inline constexpr std::array<std::array<std::uint8_t, kMostPlayers>, kMostPlayers + 1> kColours{
    {{}, {}, {0, 2}, {0, 1, 2}, {0, 1, 2, 3}}};

// Where one step leads from a cell, the lowest first, ready to be copied into a list.
class Steps {
 public:
  Steps() = default;
  explicit Steps(const Set& cells) {
    if (at(cells.size()) > to_.size()) throw BadNumbers("too many ways from a cell");
    cells.each([&](int cell) { to_[count_++] = Go{static_cast<std::uint8_t>(cell)}; });
  }

  void list(Actions& actions) const {
    static_assert(sizeof(Steps) == 8);
    std::memcpy(actions.end(), this, sizeof(Steps));
    actions.grow(count_);
  }

 private:
  std::array<Go, 7> to_{};  // six at most in a drawing: three ways on from an Exit Space, and three other exits
  std::uint8_t count_ = 0;
};

// The players, the board, the faces, and the options that the rules use.
struct Setup {
  int players;
  bool start_by_die;         // MSP-1
  bool fill_unused_areas;    // MSP-7
  bool dot_on_pickup;        // MSP-9
  bool capture_in_passing;   // MSP-15
  bool bump_can_capture;     // MSP-23
  bool enter_ghost_space;    // MSP-31
  bool power_overrides_f2;   // MSP-38
  bool power_timer_restart;  // MSP-39
  bool extra_turn_chain;     // MSP-44
  bool any_circle;           // MSP-49
  std::uint32_t max_turns;   // MSP-57
  Layout layout;
  Odds spinner, die;
  Set dots;                                                         // at the start
  std::array<Seat, kAreas> owners{};                                // the seat that plays an area's colour, or nobody
  std::array<Steps, kCells> her_steps;                              // where a step of hers leads, by cell
  std::array<std::array<Steps, kCells>, kMostPlayers> ghost_steps;  // where a ghost's step leads, by seat and cell

  explicit Setup(Reader& reader)
      : players(reader.take_as<int>(2, kMostPlayers)),
        start_by_die(reader.take_flag()),
        fill_unused_areas(reader.take_flag()),
        dot_on_pickup(reader.take_flag()),
        capture_in_passing(reader.take_flag()),
        bump_can_capture(reader.take_flag()),
        enter_ghost_space(reader.take_flag()),
        power_overrides_f2(reader.take_flag()),
        power_timer_restart(reader.take_flag()),
        extra_turn_chain(reader.take_flag()),
        any_circle(reader.take_flag()),
        max_turns(reader.take_as<std::uint32_t>(kNoLimit, 1'000'000'000)),
        layout(Layout::read(reader)),
        spinner(read_faces(reader)),
        die(read_faces(reader)) {
    owners.fill(kNobody);
    for (Seat seat = 0; seat < players; ++seat) {
      owners[colour(seat)] = seat;
      dots = dots | area(seat);
    }
    if (fill_unused_areas) {  // MSP-7
      for (const Set& area : layout.areas) dots = dots | area;
    }
    for (int cell = 0; cell < kCells; ++cell) {
      her_steps[at(cell)] = Steps(layout.ways[at(cell)]);
      for (Seat seat = 0; seat < players; ++seat) ghost_steps[seat][at(cell)] = Steps(ghost_ways(seat, cell));
    }
  }

  // What is spun or rolled for the start (MSP-1).
  const Odds& first_odds() const { return start_by_die ? die : spinner; }

  // Return the number of a seat's colour, clockwise from 0.
  std::uint8_t colour(Seat seat) const { return kColours[at(players)][seat]; }
  const Set& area(Seat seat) const { return layout.areas[colour(seat)]; }
  std::uint8_t home(Seat seat) const { return layout.homes[colour(seat)]; }

  // Return the next seat clockwise.
  Seat after(Seat seat) const { return seat + 1 < players ? static_cast<Seat>(seat + 1) : Seat{0}; }

  // Return who has won: the owner of a clear area, or at the turn limit the fewest dots left (MSP-52, MSP-57).
  Result result(const State& s) const {
    std::array<int, kMostPlayers> left{};
    for (Seat seat = 0; seat < players; ++seat) left[seat] = (s.dots & area(seat)).size();
    const int least = *std::min_element(left.begin(), left.begin() + players);
    Result result{.reason = least ? "turn_limit" : "area_cleared"};
    for (Seat seat = 0; seat < players; ++seat) {
      result.scores[seat] = kDotsEach - left[seat];
      if (left[seat] == least) result.winners |= seats_of(seat + 1);
    }
    return result;
  }

 private:
  // Return where a ghost's step leads: out of its ghost space by the door, and back only by option (MSP-30, MSP-31).
  Set ghost_ways(Seat seat, int cell) const {
    const Set& door = layout.doors[colour(seat)];
    if (cell == home(seat)) return door;
    if (enter_ghost_space && door.has(cell)) return layout.ways[at(cell)].with(home(seat));
    return layout.ways[at(cell)];
  }
};

// Return the seat whose ghost is on a cell, except for the given one; nobody if there is none.
inline Seat ghost_at(const State& s, int cell, Seat but = kNobody) {
  for (Seat seat = 0; seat < kMostPlayers; ++seat) {
    if (s.ghosts[seat].cell == cell && seat != but) return seat;
  }
  return kNobody;
}

// Return the cells with ghosts.
inline Set ghost_cells(const State& s) {
  Set cells;
  for (const Ghost& ghost : s.ghosts) {
    if (ghost.cell != kNowhere) cells = cells.with(ghost.cell);
  }
  return cells;
}

}  // namespace mazechase::mspacman
