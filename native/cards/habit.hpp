// How a sensible player acts without looking ahead; the twin of `mazechase.bots.cards.habit`.
//
// A habit looks at its own hand and at open cards only. Where Python draws lots between equal answers, so does this.
#pragma once

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>

#include "cards/game.hpp"

namespace mazechase::cards {

// Return the legal actions of one seat: in a PASS-LEFT others may have to choose too.
inline Actions own_actions(const Game& game, const State& s, int seat) {
  Actions all;
  game.legal(s, all);
  if (s.phase != Phase::pass_left) return all;
  Actions own;
  for (const Action& action : all) {
    if (action.other == seat) own.push(action);
  }
  return own;
}

struct Habit {
  int stop;     // points at which to stop with two ghosts
  double mean;  // rough points per card in a hidden hand
  int haste;    // cards drawn per turn while others play
  int dash;     // the same while it holds no ghost

  // Choose one of the legal actions of a seat.
  Action act(const Setup& setup, const State& s, int seat, const Actions& legal, Rng& rng) const {
    if (legal.size() == 1) return legal[0];
    switch (legal[0].sort) {
      case Action::Sort::draw:
      case Action::Sort::end:
      case Action::Sort::shut:
        return decided(setup, s, seat, legal);
      case Action::Sort::swap:
        return swapped(setup, s, seat, legal, rng);
      case Action::Sort::pass:
        return best(legal, [&](const Action& a) {
          const Card& card = setup.deck[a.one];
          return card.units * 1000.0 - card.points;
        });
      default:
        return best(legal, [&](const Action& a) { return aim(setup, s, seat, a) + lot(rng); });
    }
  }

 private:
  static std::size_t at(int seat) { return static_cast<std::size_t>(seat); }
  static double lot(Rng& rng) { return static_cast<double>(rng.next() >> 11) * 0x1p-53; }

  template <class Rate>
  static Action best(const Actions& legal, Rate rate) {
    Action found = legal[0];
    double most = rate(found);
    for (std::size_t index = 1; index < legal.size(); ++index) {
      const double rated = rate(legal[index]);
      if (rated > most) most = rated, found = legal[index];
    }
    return found;
  }

  static bool alone(const State& s, int seat) { return s.active == seats_of(seat + 1); }

  Action decided(const Setup& setup, const State& s, int seat, const Actions& legal) const {
    using Sort = Action::Sort;
    const auto has = [&](Sort sort) {
      return std::any_of(legal.begin(), legal.end(), [&](const Action& a) { return a.sort == sort; });
    };
    const int units = s.units[at(seat)];
    if (has(Sort::shut) && units >= kKnockOut - 1 && setup.worth(s.minds.hand(seat)) >= enough(s, seat)) {
      return {Sort::shut};
    }
    const bool waits = s.drawn >= (units ? haste : dash) && !alone(s, seat);
    return {has(Sort::end) && (waits || !has(Sort::draw)) ? Sort::end : Sort::draw};
  }

  int enough(const State& s, int seat) const {
    if (!alone(s, seat)) return stop;
    int biggest = 0;
    for (int other = 0; other < kMostSeats; ++other) {
      if (!(s.out >> other & 1) && other != seat) biggest = std::max<int>(biggest, s.sizes[at(other)]);
    }
    return static_cast<int>(std::nearbyint(biggest * mean)) + 1;
  }

  Action swapped(const Setup& setup, const State& s, int seat, const Actions& legal, Rng& rng) const {
    bool wants = s.units[at(seat)] >= kKnockOut - 1 && setup.worth(s.minds.hand(seat)) < stop;
    each_seat(s.active, [&](int other) { wants |= s.sizes[at(other)] > s.sizes[at(seat)] + 2; });
    return best(legal, [&](const Action& a) {
      const bool fits = (a.one == seat || a.other == seat) == wants;
      return fits * 1000.0 + s.sizes[a.one] + s.sizes[a.other] + lot(rng);
    });
  }

  static double aim(const Setup& setup, const State& s, int seat, const Action& a) {
    switch (a.sort) {
      case Action::Sort::give:
        return s.sizes[a.other] * 10.0 + setup.deck[a.one].units;
      case Action::Sort::skip:
        return s.sizes[a.one] * 10.0;
      default:  // dictate
        return (a.one == seat) * -10'000.0 + s.sizes[a.one] * 10.0 + a.other;
    }
  }
};

// The habits of the classic levels: `usual` and `patient` in Python.
inline Habit bold_habit(const Setup& setup) {
  constexpr std::array<int, kMostSeats + 1> kStops{0, 0, 12, 15, 18, 20, 22, 23, 25};
  double points = 0, cards = 0;
  for (int kind = 0; kind < setup.deck.held_kinds(); ++kind) {
    const Card& card = setup.deck[static_cast<Kind>(kind)];
    if (card.units) continue;
    points += card.count * card.points;
    cards += card.count;
  }
  return {kStops[static_cast<std::size_t>(setup.players)], points / cards * 0.85, 3, 3};
}

inline Habit patient_habit(const Setup& setup) {
  Habit habit = bold_habit(setup);
  bool swaps = false;
  for (int kind = setup.deck.held_kinds(); kind < setup.deck.kinds(); ++kind) {
    swaps |= setup.deck[static_cast<Kind>(kind)].at_work == Phase::swap;
  }
  habit.haste = 1;
  habit.dash = swaps ? 1 : 3;
  return habit;
}

}  // namespace mazechase::cards
