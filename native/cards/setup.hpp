// What is chosen before the card game begins, and what follows; the twin of `mazechase.rules.cards.setup`.
#pragma once

#include <algorithm>
#include <cstdint>
#include <string_view>

#include "cards/state.hpp"

namespace mazechase::cards {

struct Setup {
  explicit Setup(Reader& config)
      : players(config.take_as<int>(2, kMostSeats)),
        skip_stacks(config.take_flag()),
        dictate_self(config.take_flag()),
        dictate_blocks_shutdown(config.take_flag()),
        reshuffle_once(config.take_flag()),
        solo_one_turn(config.take_flag()),
        limit_has_winners(config.take_flag()),
        max_turns(config.take_as<std::uint32_t>(0, 1'000'000'000)),
        deck(config) {}

  int players;
  bool skip_stacks;              // CARD-24
  bool dictate_self;             // CARD-26
  bool dictate_blocks_shutdown;  // CARD-27
  bool reshuffle_once;           // CARD-44: deck_empty
  bool solo_one_turn;            // CARD-47: solo_run
  bool limit_has_winners;        // CARD-57; not so in the first version of the rules
  std::uint32_t max_turns;       // CARD-57; 0: no limit
  Deck deck;

  Seats seats() const { return static_cast<Seats>((1U << players) - 1); }

  int next(int seat) const { return seat + 1 == players ? 0 : seat + 1; }

  // Return the first active seat clockwise from the left of this one, which may be the seat itself (CARD-43).
  int next_active(const State& s, int seat) const {
    do {
      seat = next(seat);
    } while (!s.is_active(seat));
    return seat;
  }

  // Return why it is over, if it is: all but one knocked out (CARD-45, CARD-46), or nobody left to play.
  std::string_view over(const State& s) const {
    const unsigned left = seats() & ~s.out;
    if (!(left & (left - 1))) return "ghost_knockout";
    return s.active ? "" : "highest_score";
  }

  // Add up the points of a hand (CARD-49).
  int worth(const Row& hand) const {
    int points = 0;
    for (int kind = 0; kind < deck.held_kinds(); ++kind) {
      points += hand.of(static_cast<Kind>(kind)) * deck[static_cast<Kind>(kind)].points;
    }
    return points;
  }

  // Find who has won; hands that are not knocked out score (CARD-45, CARD-49, CARD-50).
  Result result(const State& s) const {
    Result result{.reason = over(s)};
    const auto left = static_cast<Seats>(seats() & ~s.out);
    std::int32_t best = 0;
    each_seat(left, [&](int seat) {
      const std::int32_t score = worth(s.minds.hand(seat));
      result.scores[static_cast<std::size_t>(seat)] = score;
      best = std::max(best, score);
    });
    if (result.reason.empty()) {  // CARD-57: whoever is still active counts as shut down
      result.reason = "turn_limit";
      if (!limit_has_winners) return result;
    }
    each_seat(left, [&](int seat) {
      if (result.scores[static_cast<std::size_t>(seat)] == best) result.winners |= seats_of(seat + 1);
    });
    return result;
  }
};

}  // namespace mazechase::cards
