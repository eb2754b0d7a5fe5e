// What a seat sees, and what it may choose, as numbers for the evaluation (judge.hpp).
//
// Everything here is a function of the seat's view: its own hand, hands that lie open, the sizes of the others, what it
// knows of them, and the unseen cards, which are those of the deck and of the hidden hands together.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>

#include "cards/game.hpp"

namespace mazechase::cards {

inline constexpr std::size_t kSights = 75, kAims = 30;
using Sights = std::array<float, kSights>;
using Aims = std::array<float, kAims>;

// Fills an array with one number after the other.
template <class Array>
class Filling {
 public:
  explicit Filling(Array& array) : array_(array) { array.fill(0); }
  template <class T>
  void put(T number) {
    array_[at_++] = static_cast<float>(number);
  }
  // Put 1 at one of so many places.
  void put_one_of(int which, int places) {
    for (int place = 0; place < places; ++place) put(place == which);
  }
  bool is_full() const { return at_ == array_.size(); }

 private:
  Array& array_;
  std::size_t at_ = 0;
};

class Sight {
 public:
  // `seer` also sees the hidden hands, which no player does; it is for measuring how much that would help.
  Sight(const Setup& setup, const State& s, int seat, bool seer = false)
      : setup_(setup), s_(s), me_(seat), seer_(seer) {
    count_unseen();
    points_ = setup.worth(s.minds.hand(seat));
    for (int other = 0; other < setup.players; ++other) {
      if (other != seat) look_at(other);
    }
  }

  // What is seen before a choice.
  Sights sights() const {
    Sights sights;
    Filling fill(sights);
    put_own(fill);
    put_deck(fill);
    const int down = biggest([&](int other) { return !s_.is_active(other); });
    const int active = biggest([&](int other) { return s_.is_active(other); });
    const bool alone = s_.active == seats_of(me_ + 1);
    put_rival(fill, down);
    put_rival(fill, active);
    put_rival(fill, alone || !s_.active ? -1 : setup_.next_active(s_, me_));
    int rivals = 0, hidden = 0;
    float most = 0;
    each_seat(rivals_of(s_.active), [&](int other) {
      ++rivals;
      hidden += hand(other).unknown;
      most += hand(other).estimate;
    });
    fill.put(alone);
    fill.put(rivals / 4.0F);
    fill.put(std::popcount(static_cast<Seats>(s_.out & ~seats_of(me_ + 1))) / 4.0F);
    fill.put(hidden / 20.0F);
    fill.put(rivals ? most / static_cast<float>(rivals) / 10 : 0.0F);
    assert(fill.is_full());
    return sights;
  }

  // What an action is about.
  Aims aims(const Action& action) const {
    using Sort = Action::Sort;
    Aims aims;
    Filling fill(aims);
    fill.put_one_of(static_cast<int>(action.sort), 8);
    int whom = -1, second = -1;
    float card_points = 0;
    bool ghost = false;
    if (action.sort == Sort::give) whom = action.other;
    if (action.sort == Sort::skip || action.sort == Sort::dictate) whom = action.one;
    if (action.sort == Sort::swap) {
      whom = action.one == me_ ? action.other : action.one;
      if (action.one != me_ && action.other != me_) second = action.other;
    }
    if (action.sort == Sort::pass) {
      whom = setup_.next_active(s_, me_);
      card_points = setup_.deck[action.one].points;
      ghost = setup_.deck[action.one].units > 0;
    }
    put_rival(fill, whom == me_ ? -1 : whom);
    fill.put(whom == me_);
    fill.put(second >= 0);
    fill.put(second >= 0 ? hand(second).estimate / 10 : 0.0F);
    fill.put(second >= 0 ? hand(second).size / 10.0F : 0.0F);
    fill.put_one_of(action.sort == Sort::dictate ? action.other - 1 : -1, 3);
    fill.put(card_points / 7);
    fill.put(ghost);
    assert(fill.is_full());
    return aims;
  }

 private:
  static constexpr std::size_t at(int number) { return static_cast<std::size_t>(number); }

  // What is known of another's hand.
  struct Seen {
    int size = 0, known_points = 0, known_ghosts = 0, unknown = 0;
    float estimate = 0;  // of its points
  };
  const Seen& hand(int seat) const { return hands_[at(seat)]; }
  Seats rivals_of(Seats seats) const { return static_cast<Seats>(seats & ~seats_of(me_ + 1)); }

  void count_unseen() {
    for (int number = 0; number < setup_.deck.kinds(); ++number) {
      const auto kind = static_cast<Kind>(number);
      const Card& card = setup_.deck[kind];
      int count = s_.left[card.place];
      if (!setup_.deck.is_power_up(kind)) {
        for (int other = 0; other < setup_.players; ++other) {
          if (other == me_ || s_.out >> other & 1) continue;
          count += s_.minds.hand(other).of(kind) - known(other).of(kind);
        }
        (card.units ? ghosts_ : plain_) += count;
        points_unseen_ += count * card.points;
      } else {
        powers_[at(static_cast<int>(card.at_work)) - 2] += count;
      }
      unseen_ += count;
    }
  }

  const Row known(int other) const { return seer_ ? s_.minds.hand(other) : s_.minds.known(me_, other); }

  void look_at(int other) {
    Seen& seen = hands_[at(other)];
    if (s_.out >> other & 1) return;
    const Row row = known(other);
    seen.size = seen.unknown = s_.sizes[at(other)];
    for (int kind = 0; kind < setup_.deck.held_kinds(); ++kind) {
      const int count = row.of(static_cast<Kind>(kind));
      const Card& card = setup_.deck[static_cast<Kind>(kind)];
      seen.known_points += count * card.points;
      seen.known_ghosts += count * card.units;
      seen.unknown -= count;
    }
    const int held = ghosts_ + plain_;
    seen.estimate = static_cast<float>(seen.known_points) +
                    (held ? static_cast<float>(seen.unknown * points_unseen_) / static_cast<float>(held) : 0.0F);
  }

  template <class Which>
  int biggest(Which which) const {
    int found = -1;
    for (int other = 0; other < setup_.players; ++other) {
      if (other == me_ || s_.out >> other & 1 || !which(other)) continue;
      if (found < 0 || hand(other).estimate > hand(found).estimate) found = other;
    }
    return found;
  }

  void put_own(Filling<Sights>& fill) const {
    const auto points = static_cast<float>(points_);
    fill.put(points / 10);
    for (const float least : {3.0F, 6.0F, 9.0F, 12.0F, 15.0F, 18.0F, 22.0F})
      fill.put(std::max(0.0F, points - least) / 10);
    fill.put_one_of(s_.units[at(me_)], 3);
    fill.put(s_.sizes[at(me_)] / 10.0F);
    fill.put_one_of(s_.drawn, 4);
    fill.put(s_.quota > s_.drawn ? (s_.quota - s_.drawn) / 3.0F : 0.0F);
    fill.put(s_.quota > 0);
    fill.put(s_.seat == me_);
    fill.put(s_.skips[at(me_)] > 0);
    fill.put(s_.orders[at(me_)] / 3.0F);
  }

  void put_deck(Filling<Sights>& fill) const {
    const float cards = static_cast<float>(std::max(1, unseen_));
    const float ghosts = static_cast<float>(ghosts_) / cards;
    fill.put(4 * ghosts);
    fill.put(s_.units[at(me_)] == kKnockOut - 1 ? 4 * ghosts : 0.0F);
    fill.put(static_cast<float>(points_unseen_) / cards);
    for (const int power : powers_) fill.put(10 * static_cast<float>(power) / cards);
    fill.put(s_.remains / 54.0F);
  }

  // What is noticed about another seat; -1: nobody.
  template <class Fill>
  void put_rival(Fill& fill, int other) const {
    if (other < 0) {
      for (int number = 0; number < kRival; ++number) fill.put(0);
      return;
    }
    const Seen& seen = hand(other);
    const float ahead = static_cast<float>(points_) - seen.estimate;
    fill.put(1);
    fill.put(seen.size / 10.0F);
    fill.put(seen.known_points / 10.0F);
    fill.put(seen.known_ghosts / 2.0F);
    fill.put(seen.unknown / 10.0F);
    fill.put(seen.estimate / 10);
    fill.put(ahead / 10);
    fill.put(std::clamp(ahead / 4, -1.0F, 1.0F));
    fill.put(std::clamp(ahead / 2 - 2, -1.0F, 1.0F));
    fill.put(std::clamp(ahead / 2 + 2, -1.0F, 1.0F));
    fill.put(s_.skips[at(other)] > 0);
    fill.put(s_.orders[at(other)] / 3.0F);
    fill.put(static_cast<float>((other + setup_.players - me_) % setup_.players) / 4);
  }
  static constexpr int kRival = 13;

  const Setup& setup_;
  const State& s_;
  int me_;
  bool seer_;
  int points_ = 0;
  int unseen_ = 0, ghosts_ = 0, plain_ = 0, points_unseen_ = 0;
  std::array<int, 6> powers_{};
  std::array<Seen, kMostSeats> hands_{};
};

}  // namespace mazechase::cards
