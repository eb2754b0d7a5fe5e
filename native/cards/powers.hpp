// The six power-ups: whom they may be played on, and what they do; the twin of `mazechase.rules.cards.powers`.
#pragma once

#include "cards/course.hpp"

namespace mazechase::cards {

// Return the seats that still have to pick a card for a PASS-LEFT (CARD-38).
inline Seats to_pick(const State& s) {
  Seats seats = 0;
  each_seat(s.active, [&](int seat) {
    const auto at = static_cast<std::size_t>(seat);
    if (s.sizes[at] && s.picks[at] == kNoCard) seats |= seats_of(seat + 1);
  });
  return seats;
}

// Let the next seat of an ALL-DRAW draw after this many, if there is one and the deck has a card (CARD-32, CARD-36).
// Seats that have to skip a turn draw too (CARD-35).
inline bool next_draws(Course& course, int done) {
  State& s = course.s;
  if (!s.remains) return false;
  for (int step = done; step < course.setup.players; ++step) {
    const int other = (s.seat + step) % course.setup.players;
    if (!s.is_active(other)) continue;
    s.phase = Phase::all_draw;
    s.drawing = static_cast<std::uint8_t>(other);
    return true;
  }
  return false;
}

// Begin what a power-up does; false if that is nothing, and it is only discarded.
inline bool asks(Course& course, Phase card) {
  State& s = course.s;
  const bool alone = s.active == seats_of(s.seat + 1);
  switch (card) {
    case Phase::give:  // CARD-14, CARD-15
      if (alone || !s.units[s.seat]) return false;
      break;
    case Phase::swap:  // CARD-19
    case Phase::skip:  // CARD-23
      if (alone) return false;
      break;
    case Phase::dictate:  // CARD-26
      if (alone && !course.setup.dictate_self) return false;
      break;
    case Phase::all_draw:
      return next_draws(course, 0);
    default:  // PASS-LEFT: CARD-39
      if (alone || !to_pick(s)) return false;
  }
  s.phase = card;
  return true;
}

// List what a seat may answer to the power-up in effect; equal cards are one answer (CARD-56).
inline void list_choices(const Setup& setup, const State& s, int seat, Actions& actions) {
  using Sort = Action::Sort;
  const auto others = static_cast<Seats>(s.active & ~seats_of(seat + 1));
  const auto each_held = [&](const Kinds& kinds, auto use) {
    const Row hand = s.minds.hand(seat);
    for (int at = 0; at < s.minds.words(); ++at) {
      for (std::uint64_t held = hand.some_of(kinds, at); held; held &= held - 1) {
        use(static_cast<Kind>(8 * at + std::countr_zero(held) / 8));
      }
    }
  };
  const auto push = [&](Sort sort, int one, int other) {
    actions.push({sort, static_cast<std::uint8_t>(one), static_cast<std::uint8_t>(other)});
  };
  switch (s.phase) {
    case Phase::give:
      each_held(setup.deck.ghosts(),
                [&](Kind card) { each_seat(others, [&](int to) { push(Sort::give, card, to); }); });
      break;
    case Phase::swap:  // CARD-18
      each_seat(s.active, [&](int one) {
        each_seat(s.active, [&](int other) {
          if (one < other) push(Sort::swap, one, other);
        });
      });
      break;
    case Phase::skip:
      each_seat(others, [&](int whom) { push(Sort::skip, whom, 0); });
      break;
    case Phase::dictate:
      each_seat(setup.dictate_self ? s.active : others, [&](int whom) {
        for (int number = 1; number <= kMostDraws; ++number) push(Sort::dictate, whom, number);
      });
      break;
    default:
      each_held(setup.deck.all(), [&](Kind card) { push(Sort::pass, card, seat); });
  }
}

// Do what was chosen.
inline void play(Course& course, Action action) {
  State& s = course.s;
  switch (action.sort) {
    case Action::Sort::give: {
      Moves moves;
      moves.push({s.seat, action.other, action.one});
      course.move(moves, course.setup.deck.ghosts());  // CARD-17
      course.knock_out(action.other);                  // CARD-16
      break;
    }
    case Action::Sort::swap:
      course.swap(action.one, action.other);
      break;
    case Action::Sort::skip: {  // CARD-24
      std::uint8_t& skips = s.skips[action.one];
      skips = course.setup.skip_stacks ? static_cast<std::uint8_t>(skips + 1) : 1;
      break;
    }
    default:  // DICTATE: the latest replaces an earlier one (CARD-28, CARD-29)
      s.orders[action.one] = action.other;
  }
}

// Pick a card to pass; when all have, the cards go left together (CARD-37, CARD-38). True when they did.
inline bool pick(Course& course, Action action) {
  State& s = course.s;
  s.picks[action.other] = action.one;
  if (to_pick(s)) return false;
  Moves moves;
  each_seat(s.active, [&](int giver) {
    const Kind card = s.picks[static_cast<std::size_t>(giver)];
    if (card == kNoCard) return;  // an empty hand only receives (CARD-40)
    const int taker = course.setup.next_active(s, giver);
    moves.push({static_cast<std::uint8_t>(giver), static_cast<std::uint8_t>(taker), card});
  });
  s.picks.fill(kNoCard);
  course.move(moves, course.setup.deck.all());
  each_seat(s.active, [&](int seat) { course.knock_out(seat); });  // CARD-41
  return true;
}

}  // namespace mazechase::cards
