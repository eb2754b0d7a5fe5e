// The kinds of cards in play; the twin of `mazechase.rules.cards.deck`, whose documents Python has read and checked
// (CARD-1, CARD-3, CARD-51).
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "base/numbers.hpp"

namespace mazechase::cards {

// A deck of both levels has 108 cards, of 82 kinds that come into hands and six power-ups at most. Counts below 128
// leave the highest bit of their byte free, on which `Row::some_of` rests.
inline constexpr int kMostCards = 127;
inline constexpr int kMostWords = 11;
inline constexpr int kMostHeldKinds = 8 * kMostWords;
inline constexpr int kMostKinds = kMostHeldKinds + 6;

// What comes next; the power-ups in effect are phases too, each named like its card (CARD-2).
enum class Phase : std::uint8_t { ask, draw, give, swap, skip, dictate, all_draw, pass_left, over };

// A kind of card by number: first those that come into hands, in the order of their names, then the power-ups.
using Kind = std::uint8_t;

struct Card {
  std::uint8_t count;   // in the whole deck
  std::uint8_t points;  // ghosts and power-ups have none (CARD-49)
  std::uint8_t units;   // ghosts it counts for (CARD-54)
  Phase at_work;        // the phase that a power-up begins; ask: it goes into a hand
  std::uint8_t place;   // in the deck's order, in which the odds are listed
};

// Some kinds: a word per eight of them, a byte each, 1 where it is one of them.
using Kinds = std::array<std::uint64_t, kMostWords>;

class Deck {
 public:
  explicit Deck(Reader& config) {
    held_ = config.take_as<int>(1, kMostHeldKinds);
    kinds_ = held_ + config.take_as<int>(0, kMostKinds - kMostHeldKinds);
    for (int kind = 0; kind < kinds_; ++kind) {
      Card& card = cards_[static_cast<std::size_t>(kind)];
      card.count = config.take_as<std::uint8_t>(1, kMostCards);
      card.points = config.take_as<std::uint8_t>(0, 99);
      card.units = config.take_as<std::uint8_t>(0, kind < held_ ? 2 : 0);
      card.at_work = kind < held_ ? Phase::ask : config.take_as<Phase>(2, 7);
      size_ += card.count;
      if (kind < held_) note(static_cast<Kind>(kind));
    }
    if (size_ > kMostCards) throw BadNumbers("too many cards");
    std::array<bool, kMostKinds> placed{};
    for (int place = 0; place < kinds_; ++place) {
      const auto kind = config.take_as<Kind>(0, kinds_ - 1);
      if (placed[kind]) throw BadNumbers("a kind that is twice in the deck's order");
      placed[kind] = true;
      order_[static_cast<std::size_t>(place)] = kind;
      cards_[kind].place = static_cast<std::uint8_t>(place);
    }
  }

  int size() const { return size_; }
  int kinds() const { return kinds_; }
  int held_kinds() const { return held_; }  // kinds that come into hands
  int words() const { return (held_ + 7) / 8; }
  const Card& operator[](Kind kind) const { return cards_[kind]; }
  Kind at(std::size_t place) const { return order_[place]; }
  bool is_power_up(Kind kind) const { return kind >= held_; }
  const Kinds& ghosts() const { return ghosts_; }
  const Kinds& all() const { return all_; }

 private:
  void note(Kind kind) {
    const std::uint64_t one = std::uint64_t{1} << kind % 8 * 8;
    all_[kind / 8] |= one;
    if (cards_[kind].units) ghosts_[kind / 8] |= one;
  }

  int held_, kinds_, size_ = 0;
  std::array<Card, kMostKinds> cards_{};
  std::array<Kind, kMostKinds> order_{};
  Kinds all_{}, ghosts_{};
};

}  // namespace mazechase::cards
