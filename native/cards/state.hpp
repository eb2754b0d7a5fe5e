// The card game's state, actions and outcomes; the twin of `mazechase.rules.cards.values`.
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>

#include "base/kernel.hpp"
#include "cards/deck.hpp"

namespace mazechase::cards {

inline constexpr int kMostDraws = 3;  // in one turn (CARD-6)
inline constexpr int kKnockOut = 3;   // ghost units in hand (CARD-11)
inline constexpr std::uint8_t kNobody = 0xff, kNoCard = 0xff;

template <class T>
using BySeat = std::array<T, kMostSeats>;  // seats count from 0 in here

// How many of each kind, a byte each, eight to a word. Only as many words are in use as the deck has kinds for.
struct Row {
  std::uint64_t* words;

  // Return which of some kinds are in a word: 1 in each such byte. Adding 127 sets the highest bit of every byte that
  // is not 0, and nothing is carried over, for no count exceeds 127.
  std::uint64_t some_of(const Kinds& kinds, int at) const {
    return (words[at] + 0x7f7f'7f7f'7f7f'7f7f) >> 7 & kinds[static_cast<std::size_t>(at)];
  }
  int of(Kind kind) const { return static_cast<int>(words[kind / 8] >> kind % 8 * 8 & 0xff); }
  void add(Kind kind) { words[kind / 8] += std::uint64_t{1} << kind % 8 * 8; }
  void remove(Kind kind) { words[kind / 8] -= std::uint64_t{1} << kind % 8 * 8; }
};

// The cards that each seat knows for certain to be in each hand (CARD-55). Of its own hand a seat knows everything, so
// these are the hands themselves too. Copying costs as much as is in use.
class Minds {
 public:
  Minds(int players, int words) : players_(players), words_(words) { std::fill_n(all_.data(), used(), 0); }
  Minds(const Minds& other) : players_(other.players_), words_(other.words_) {
    std::copy_n(other.all_.data(), used(), all_.data());
  }
  Minds& operator=(const Minds& other) {
    players_ = other.players_;
    words_ = other.words_;
    std::copy_n(other.all_.data(), used(), all_.data());
    return *this;
  }

  Row known(int viewer, int hand) { return {all_.data() + (viewer * players_ + hand) * words_}; }
  Row hand(int seat) { return known(seat, seat); }
  const Row known(int viewer, int hand) const { return const_cast<Minds*>(this)->known(viewer, hand); }
  const Row hand(int seat) const { return known(seat, seat); }
  int words() const { return words_; }

  void clear(Row row) { std::fill_n(row.words, words_, 0); }
  void exchange(Row one, Row other) { std::swap_ranges(one.words, one.words + words_, other.words); }
  void copy(Row from, Row to) { std::copy_n(from.words, words_, to.words); }
  // Leave every seat only its own hand.
  void forget() {
    for (int seat = 0; seat < players_; ++seat) {
      std::fill_n(known(seat, 0).words, seat * words_, 0);
      std::fill_n(known(seat, seat + 1).words, (players_ - 1 - seat) * words_, 0);
    }
  }
  bool is_empty(Row row) const {
    return std::all_of(row.words, row.words + words_, [](auto word) { return !word; });
  }

  friend bool operator==(const Minds& one, const Minds& other) {
    return std::equal(one.all_.data(), one.all_.data() + one.used(), other.all_.data());  // of one game, so as large
  }

 private:
  int used() const { return players_ * players_ * words_; }

  int players_, words_;
  std::array<std::uint64_t, kMostSeats * kMostSeats * kMostWords> all_;  // only the first used() are set
};

// The table between two plies. What can be derived is held too: sizes, units, left and remains.
struct State {
  State(int players, int words) : minds(players, words) {}

  Phase phase = Phase::ask;
  std::uint8_t seat = 0;           // whose turn it is
  std::uint8_t drawing = kNobody;  // whose card is next in an ALL-DRAW
  std::uint8_t drawn = 0;          // cards drawn in this turn
  std::uint8_t quota = 0;          // cards this turn must have, by a DICTATE; 0: any number
  bool reshuffled = false;
  Seats active = 0;         // neither shut down nor knocked out
  Seats out = 0;            // knocked out
  std::uint32_t taken = 0;  // turns finished, counted only if max_turns is set
  BySeat<std::uint8_t> skips{};
  BySeat<std::uint8_t> orders{};                // what a DICTATE says about the next turn; 0: nothing
  BySeat<Kind> picks{};                         // kNoCard: not picked
  BySeat<std::uint8_t> sizes{};                 // cards in each hand
  BySeat<std::uint8_t> units{};                 // ghost units in each hand
  std::array<std::uint8_t, kMostKinds> left{};  // in the deck, by place; of power-ups the others are discarded
  std::uint8_t remains = 0;                     // cards in the deck
  Minds minds;

  bool is_active(int whom) const { return active >> whom & 1; }
  friend bool operator==(const State&, const State&) = default;
};

struct Action {
  enum class Sort : std::uint8_t { draw, end, shut, give, swap, skip, dictate, pass };
  Sort sort;
  std::uint8_t one = 0;    // give and pass: the card; swap: the lower seat; skip, dictate: whom
  std::uint8_t other = 0;  // give: to whom; swap: the higher seat; dictate: how many; pass: whose
};

// The place in the deck's order of the card that comes.
enum class Outcome : std::uint8_t {};

// The longest list is that of a PASS-LEFT: every card of every hand, if all are different.
using Actions = List<Action, kMostCards>;
using Odds = List<Weighted<Outcome>, kMostKinds>;

// Call `use` for each seat of a set, in seat order.
template <class Use>
void each_seat(Seats seats, Use use) {
  for (unsigned rest = seats; rest; rest &= rest - 1) use(std::countr_zero(rest));
}

}  // namespace mazechase::cards
