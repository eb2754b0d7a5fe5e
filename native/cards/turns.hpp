// A turn: what may be decided, what a drawn card does, and whose turn comes next; the twin of
// `mazechase.rules.cards.effects`.
#pragma once

#include "cards/powers.hpp"

namespace mazechase::cards {

// List what the seat on turn may decide between two cards (CARD-5, CARD-6, CARD-27, CARD-28).
inline void list_decisions(const Setup& setup, const State& s, Actions& actions) {
  using Sort = Action::Sort;
  const bool owing = s.drawn < s.quota;
  const bool full = s.quota ? !owing : s.drawn == kMostDraws;
  if (!full) actions.push({Sort::draw});
  if (s.drawn && !owing) actions.push({Sort::end});
  if (!owing || !setup.dictate_blocks_shutdown) actions.push({Sort::shut});
}

// Begin a turn; an order is taken up now and then forgotten (CARD-29, CARD-30).
inline void begin(Course& course, int seat) {
  State& s = course.s;
  std::uint8_t& order = s.orders[static_cast<std::size_t>(seat)];
  s.phase = Phase::ask;
  s.seat = static_cast<std::uint8_t>(seat);
  s.drawn = 0;
  s.quota = order;
  order = 0;
}

// Go clockwise to the next active seat that does not miss its turn (CARD-25, CARD-43).
inline void next_turn(Course& course) {
  State& s = course.s;
  if (course.setup.max_turns && ++s.taken == course.setup.max_turns) return course.finish();  // CARD-57
  int seat = course.setup.next_active(s, s.seat);
  for (; s.skips[static_cast<std::size_t>(seat)]; seat = course.setup.next_active(s, seat)) {
    --s.skips[static_cast<std::size_t>(seat)];
  }
  begin(course, seat);
}

// Shut down, which ends the turn (CARD-53).
inline void shut(Course& course) {
  course.become_down(course.s.seat);
  if (!course.has_ended()) next_turn(course);
}

// End the turn; alone, if a run may last only one turn, that means shutting down (CARD-47).
inline void end(Course& course) {
  if (course.setup.solo_one_turn && course.s.active == seats_of(course.s.seat + 1)) {
    shut(course);
  } else {
    next_turn(course);
  }
}

// Put the open cards back into the empty deck: discarded power-ups and knocked-out hands.
inline void put_back(Course& course) {
  State& s = course.s;
  const Deck& deck = course.setup.deck;
  for (int number = 0; number < deck.kinds(); ++number) {
    const auto kind = static_cast<Kind>(number);
    int open = 0;
    if (deck.is_power_up(kind)) {
      open = deck[kind].count;
    } else {
      each_seat(s.out, [&](int seat) { open += s.minds.hand(seat).of(kind); });
    }
    s.left[deck[kind].place] = static_cast<std::uint8_t>(open);
    s.remains = static_cast<std::uint8_t>(s.remains + open);
  }
  each_seat(s.out, [&](int seat) {
    s.minds.clear(s.minds.hand(seat));
    s.sizes[static_cast<std::size_t>(seat)] = s.units[static_cast<std::size_t>(seat)] = 0;
  });
}

// Make a new deck, once, if the option says so and there are open cards; otherwise everybody shuts down (CARD-44).
inline bool reshuffled(Course& course) {
  State& s = course.s;
  if (course.setup.reshuffle_once && !s.reshuffled) {
    put_back(course);
    if (s.remains) return s.reshuffled = true;
  }
  each_seat(s.active, [&](int seat) { course.become_down(seat); });
  course.has_ended();
  return false;
}

// Continue after a card has taken effect: the end, an empty deck, or the same turn (CARD-44, CARD-53).
inline void resolved(Course& course) {
  State& s = course.s;
  if (course.has_ended() || (!s.remains && !reshuffled(course))) return;
  if (s.is_active(s.seat)) {
    s.phase = Phase::ask;
  } else {
    next_turn(course);
  }
}

// Take the card of a turn: into the hand, or face up and in effect (CARD-7, CARD-9, CARD-13).
inline void drawn(Course& course, Kind card) {
  State& s = course.s;
  s.phase = Phase::ask;
  ++s.drawn;
  if (course.setup.deck.is_power_up(card)) {
    if (asks(course, course.setup.deck[card].at_work)) return;
  } else {
    course.draw(s.seat, card);
  }
  resolved(course);
}

// Take one card of an ALL-DRAW, and move on to the next seat (CARD-32, CARD-33). A power-up is wasted (CARD-34).
inline void drawn_by_all(Course& course, Kind card) {
  State& s = course.s;
  if (!course.setup.deck.is_power_up(card)) course.draw(s.drawing, card);
  const int done = (s.drawing + course.setup.players - s.seat) % course.setup.players + 1;
  if (course.setup.over(s).empty() && next_draws(course, done)) return;
  s.phase = Phase::ask;
  s.drawing = kNobody;
  resolved(course);
}

}  // namespace mazechase::cards
