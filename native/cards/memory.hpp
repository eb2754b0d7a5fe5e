// What seats have come to know of each other's hands, and how it goes stale (CARD-55); the twin of
// `mazechase.rules.cards.memory`. As a seat's own hand is among what it knows, the cards themselves move here too.
#pragma once

#include "cards/state.hpp"

namespace mazechase::cards {

// A card that goes from one hand to another.
struct Move {
  std::uint8_t giver, taker;
  Kind card;
};
using Moves = List<Move, kMostSeats>;

// Take away one of each of some kinds that a row has: of two known cherries one is still certain, of one none.
inline void lose_one_of_each(Row row, const Kinds& kinds, int words) {
  for (int at = 0; at < words; ++at) row.words[at] -= row.some_of(kinds, at);
}

// Move cards from hand to hand at once; everybody sees whose, and knows of which kinds they may be. Only giver and
// taker see the card. Giving comes after taking away, because a received card isn't passed on (CARD-38).
inline void moved(Minds& minds, int players, const Moves& moves, const Kinds& maybe) {
  for (const Move& move : moves) {
    for (int viewer = 0; viewer < players; ++viewer) {
      Row row = minds.known(viewer, move.giver);
      if (viewer != move.giver && viewer != move.taker) {
        lose_one_of_each(row, maybe, minds.words());
      } else if (row.of(move.card)) {
        row.remove(move.card);
      }
    }
  }
  for (const Move& move : moves) {
    minds.hand(move.taker).add(move.card);
    minds.known(move.giver, move.taker).add(move.card);
  }
}

// Let two seats swap hands: knowledge goes along, and both know what they gave up (CARD-21).
inline void swapped(Minds& minds, int players, int one, int other) {
  for (int viewer = 0; viewer < players; ++viewer) {
    if (viewer != one && viewer != other) minds.exchange(minds.known(viewer, one), minds.known(viewer, other));
  }
  minds.copy(minds.hand(one), minds.known(one, other));
  minds.copy(minds.hand(other), minds.known(other, one));
  minds.exchange(minds.hand(one), minds.hand(other));
}

// Drop what was known of a hand that everybody sees now.
inline void turned_up(Minds& minds, int players, int seat) {
  for (int viewer = 0; viewer < players; ++viewer) {
    if (viewer != seat) minds.clear(minds.known(viewer, seat));
  }
}

}  // namespace mazechase::cards
