// The course of one ply: a state on its way to the next; the twin of `mazechase.rules.cards.hands`.
#pragma once

#include <utility>

#include "cards/memory.hpp"
#include "cards/setup.hpp"

namespace mazechase::cards {

struct Course {
  const Setup& setup;
  State& s;

  // Let a seat shut down or be out; nothing waits for its next turn any longer.
  void become_down(int seat) {
    s.active &= static_cast<Seats>(~(1U << seat));
    s.skips[static_cast<std::size_t>(seat)] = 0;
    s.orders[static_cast<std::size_t>(seat)] = 0;
  }
  void become_out(int seat) {
    become_down(seat);
    s.out |= static_cast<Seats>(1U << seat);
  }

  // Take a card from the deck.
  Kind take(Outcome outcome) {
    const auto place = static_cast<std::size_t>(outcome);
    --s.left[place];
    --s.remains;
    return setup.deck.at(place);
  }

  // Put a card from the deck into a hand, unseen by others, and check its ghosts.
  void draw(int seat, Kind card) {
    s.minds.hand(seat).add(card);
    ++s.sizes[static_cast<std::size_t>(seat)];
    s.units[static_cast<std::size_t>(seat)] += setup.deck[card].units;
    knock_out(seat);
  }

  // Move cards from hand to hand at once; to those who don't see them they may be any of some kinds.
  void move(const Moves& moves, const Kinds& maybe) {
    moved(s.minds, setup.players, moves, maybe);
    for (const Move& move : moves) {
      const std::uint8_t units = setup.deck[move.card].units;
      --s.sizes[move.giver];
      ++s.sizes[move.taker];
      s.units[move.giver] -= units;
      s.units[move.taker] += units;
    }
  }

  // Let two seats swap hands; turns to miss and orders stay where they are (CARD-21).
  void swap(std::size_t one, std::size_t other) {
    swapped(s.minds, setup.players, static_cast<int>(one), static_cast<int>(other));
    std::swap(s.sizes[one], s.sizes[other]);
    std::swap(s.units[one], s.units[other]);
  }

  // Reveal the hand of an active seat if it has three ghosts (CARD-10, CARD-11, CARD-12).
  void knock_out(int seat) {
    if (s.units[static_cast<std::size_t>(seat)] < kKnockOut) return;
    become_out(seat);
    turned_up(s.minds, setup.players, seat);
  }

  // Finish if the game has ended (CARD-33, CARD-45).
  bool has_ended() {
    if (setup.over(s).empty()) return false;
    finish();
    return true;
  }

  // End the game: hands are open now, so nothing is left to remember (CARD-55).
  void finish() {
    s.phase = Phase::over;
    s.drawing = kNobody;
    s.drawn = s.quota = 0;
    s.skips.fill(0);
    s.orders.fill(0);
    s.minds.forget();
  }
};

}  // namespace mazechase::cards
