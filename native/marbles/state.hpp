// Options, state, actions and outcomes; the twin of `mazechase.rules.marbles.values`. Seats count from 0 here.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>

#include "base/kernel.hpp"
#include "marbles/layout.hpp"

namespace mazechase::marbles {

inline constexpr int kMostPlayers = 4;
inline constexpr int kWhite = 72, kYellow = 4;
inline constexpr int kPrice = 2;  // marbles for a captured Pac-Man or a gobbled ghost
inline constexpr int kDie = 6;
inline constexpr std::uint32_t kNoLimit = 0;

using Seat = std::uint8_t;

enum class EndTiming : std::uint8_t { at_once, after_move, after_turn };

// The players, the board and the options that the rules look at.
struct Setup {
  int players;
  bool unused_home_free;         // MARB-3
  bool must_move_if_possible;    // MARB-6
  bool home_counts;              // MARB-14
  bool ghost_may_reverse;        // MARB-26
  bool ghost_partial;            // MARB-27
  bool pay_with_yellow;          // MARB-36
  bool lose_privilege_when_hit;  // MARB-37
  bool ask_under_ghost;          // MARB-39
  bool privilege_stacks;         // MARB-40
  bool same_move_gobble;         // MARB-41
  bool gobble_ends_turn;         // MARB-45
  EndTiming end_timing;          // MARB-52
  std::uint32_t max_turns;       // MARB-60
  Layout layout;
  std::array<std::uint8_t, kMostPlayers> homes{};  // in seat order (MARB-2)
  std::array<Set, kMostPlayers> closed{};          // for each seat, homes it may pass but not end in (MARB-3, MARB-15)

  explicit Setup(Reader& reader)
      : players(reader.take_as<int>(2, kMostPlayers)),
        unused_home_free(reader.take_flag()),
        must_move_if_possible(reader.take_flag()),
        home_counts(reader.take_flag()),
        ghost_may_reverse(reader.take_flag()),
        ghost_partial(reader.take_flag()),
        pay_with_yellow(reader.take_flag()),
        lose_privilege_when_hit(reader.take_flag()),
        ask_under_ghost(reader.take_flag()),
        privilege_stacks(reader.take_flag()),
        same_move_gobble(reader.take_flag()),
        gobble_ends_turn(reader.take_flag()),
        end_timing(reader.take_as<EndTiming>(0, 2)),
        max_turns(reader.take_as<std::uint32_t>(kNoLimit, 1'000'000'000)),
        layout(Layout::read(reader)) {
    Set used;
    for (int seat = 0; seat < players; ++seat) {
      homes[at(seat)] = reader.take_as<std::uint8_t>(0, kCells - 1);
      if (!layout.homes.has(homes[at(seat)])) throw BadNumbers("a seat without a home");
      used = used.with(homes[at(seat)]);
    }
    if (used.size() != players) throw BadNumbers("two seats with one home");
    const Set stopping = unused_home_free ? layout.homes - used : Set{};
    for (int seat = 0; seat < players; ++seat) closed[at(seat)] = (layout.homes - stopping).without(homes[at(seat)]);
  }
};

// A short list inside a state. Places behind its end are empty, so that equal lists are equal values.
template <class T, std::size_t Capacity>
class Row {
 public:
  void push(T item) { items_[size_++] = item; }
  void remove(std::size_t place) {
    for (--size_; place < size_; ++place) items_[place] = items_[place + 1];
    items_[size_] = T{};
  }
  void push_front(T item) {
    for (std::size_t place = size_++; place > 0; --place) items_[place] = items_[place - 1];
    items_[0] = item;
  }
  void clear() { *this = {}; }
  // Return the first place with an item like this, or the end.
  std::size_t find(T item) const {
    std::size_t place = 0;
    while (place < size_ && items_[place] != item) ++place;
    return place;
  }

  std::size_t size() const { return size_; }
  bool empty() const { return size_ == 0; }
  T operator[](std::size_t place) const { return items_[place]; }
  T& operator[](std::size_t place) { return items_[place]; }
  const T* begin() const { return items_.data(); }
  const T* end() const { return items_.data() + size_; }

  friend bool operator==(const Row&, const Row&) = default;

 private:
  std::array<T, Capacity> items_{};
  std::uint8_t size_ = 0;
};

enum class Piece : std::uint8_t { none, pac, ghost };

// Something a seat must decide before play goes on; `to` is who is paid.
struct Task {
  enum class Kind : std::uint8_t { under, ring, reward, pay, give };
  Kind kind{};
  Seat seat = 0;
  Seat to = 0;

  bool pays() const { return kind == Kind::pay || kind == Kind::give; }
  friend bool operator==(const Task&, const Task&) = default;
};

inline constexpr std::size_t kMostTasks = 6;  // one marble under a ghost, four for rings, one reward or payment
inline constexpr std::uint8_t kOut = 255;     // of the roll for who begins

// The table between two plies; what is listed by seat is in seat order.
struct State {
  Set white, yellow;
  std::array<std::uint8_t, kMostPlayers> pacs{};
  std::array<std::uint8_t, kMostPlayers> trays{};  // white marbles
  std::array<std::uint8_t, kMostPlayers> held{};   // yellow marbles not used yet
  std::array<std::uint8_t, 2> ghosts{};            // the lower cell first: nobody can tell them apart
  Seat turn = 0;
  Piece piece = Piece::none;              // what the last die is for
  Row<std::uint8_t, 2> dice;              // not played yet, the lower first
  Row<Seat, kYellow> owed;                // a used yellow marble each, waiting for an empty ring
  Row<std::uint8_t, kMostPlayers> rolls;  // who begins: 0 has yet to roll; empty once that is decided
  Row<Task, kMostTasks> todo;
  std::uint32_t taken = 0;  // turns so far, counted only if max_turns is set

  friend bool operator==(const State&, const State&) = default;
};

// Return the cells that Pac-Men are on.
inline Set pacs_of(const Setup& setup, const State& state) {
  Set pacs;
  for (int seat = 0; seat < setup.players; ++seat) pacs = pacs | only(state.pacs[at(seat)]);
  return pacs;
}

// Return where the other ghost is.
inline int other_ghost(const State& state, int origin) {
  return state.ghosts[1] == origin ? state.ghosts[0] : state.ghosts[1];
}

// Let a ghost go somewhere; the lower cell stays first.
inline void move_ghost(State& state, int origin, int to) {
  const int other = other_ghost(state, origin);
  state.ghosts = {static_cast<std::uint8_t>(std::min(other, to)), static_cast<std::uint8_t>(std::max(other, to))};
}

// `to` is where Pac-Man or a ghost goes, the ring, the seat that is robbed, the number of yellow marbles that are paid,
// or 1 to take the marble under a ghost and 0 to leave it.
struct Action {
  enum class Kind : std::uint8_t { go, prowl, stay, under, ring, rob, pay };
  Kind kind{};
  std::uint8_t die = 0;
  std::uint8_t to = 0;
  std::uint8_t origin = 0;  // of a ghost
  Set eats = {};            // the marbles that Pac-Man gobbles

  static Action go(int die, int to, const Set& eats) { return {Kind::go, byte(die), byte(to), 0, eats}; }
  static Action prowl(int die, int origin, int to) { return {Kind::prowl, byte(die), byte(to), byte(origin)}; }
  static Action answer(Kind kind, int to) { return {kind, 0, byte(to)}; }

 private:
  static std::uint8_t byte(int number) { return static_cast<std::uint8_t>(number); }
};

// What the two dice show, the lower first: 21 outcomes (MARB-62); a double means nothing special (MARB-56).
struct Roll {
  std::uint8_t low, high;
};
using Odds = List<Weighted<Roll>, 21>;

}  // namespace mazechase::marbles
