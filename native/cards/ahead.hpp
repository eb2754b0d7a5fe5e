// Playouts from likely deals: what classic3 does; the twin of `mazechase.bots.cards.ahead`, for long measurements.
//
// The two draw different random numbers, so single answers may differ; how well they play does not.
#pragma once

#include <algorithm>
#include <cmath>
#include <utility>
#include <vector>

#include "cards/habit.hpp"

namespace mazechase::cards {

class PlayoutPlayer {
 public:
  PlayoutPlayer(const Game& game, int nodes)
      : game_(game), mine_(patient_habit(game.setup())), theirs_(bold_habit(game.setup())), nodes_(nodes) {}

  // Return an action that wins more often than the habit's with some certainty, or the habit's if there is none.
  Action act(const State& s, int seat, const Actions& legal, Rng& rng) const {
    const Action usual = mine_.act(game_.setup(), s, seat, legal, rng);
    std::vector<Gain> gains;
    for (const Action& action : legal) {
      if (!same(action, usual)) gains.push_back({action});
    }
    int spent = 0, looks = 0, mark = kFirstLook;
    while (spent < nodes_) {
      ++spent;
      const State deal = likely(s, seat, rng);
      const std::vector<Outcome> deck = shuffled_deck(deal, rng);
      const double won = win_share(deal, usual, seat, deck, rng);
      for (Gain& gain : gains) {
        if (spent == nodes_) break;
        ++spent;
        gain.add(win_share(deal, gain.action, seat, deck, rng) - won);
      }
      if (++looks == mark) {
        std::stable_sort(gains.begin(), gains.end(), [](const Gain& a, const Gain& b) { return a.total > b.total; });
        gains.resize((gains.size() + 1) / 2);
        mark *= 2;
      }
    }
    const auto found = std::max_element(gains.begin(), gains.end(),
                                        [](const Gain& a, const Gain& b) { return a.least() < b.least(); });
    return found->least() > 0 ? found->action : usual;
  }

  // Deal the cards that a seat does not see again, each deal as likely as any other (CARD-55).
  State redealt(const State& s, int seat, Rng& rng) const {
    const Setup& setup = game_.setup();
    State bare = s;
    std::vector<Kind> pool;
    std::vector<std::pair<int, int>> gaps;  // a seat, and how many cards it gets
    for (int kind = 0; kind < setup.deck.held_kinds(); ++kind) {
      pool.insert(pool.end(), s.left[setup.deck[static_cast<Kind>(kind)].place], static_cast<Kind>(kind));
    }
    const std::size_t in_deck = pool.size();
    for (int other = 0; other < setup.players; ++other) {
      if (other == seat || s.out >> other & 1) continue;
      for (int number = 0; number < setup.deck.held_kinds(); ++number) {
        const auto kind = static_cast<Kind>(number);
        for (int count = s.minds.hand(other).of(kind) - s.minds.known(seat, other).of(kind); count > 0; --count) {
          pool.push_back(kind);
          bare.minds.hand(other).remove(kind);
          bare.units[at(other)] = static_cast<std::uint8_t>(bare.units[at(other)] - setup.deck[kind].units);
        }
      }
      int known = 0;
      for (int kind = 0; kind < setup.deck.held_kinds(); ++kind)
        known += s.minds.known(seat, other).of(static_cast<Kind>(kind));
      gaps.emplace_back(other, s.sizes[at(other)] - known);
    }
    for (;;) {
      State deal = bare;
      if (fill(deal, seat, pool, in_deck, gaps, rng)) return deal;
    }
  }

 private:
  static constexpr int kFirstLook = 12, kDeals = 8;
  static constexpr double kDoubt = 0.2;

  struct Gain {
    Action action;
    int looks = 0;
    double total = 0, squares = 0;

    void add(double difference) {
      ++looks;
      total += difference;
      squares += difference * difference;
    }
    double least() const {
      if (looks < kFirstLook) return -1;
      const double mean = total / looks;
      return mean - std::sqrt(std::max(0.0, squares / looks - mean * mean) / looks);
    }
  };

  static std::size_t at(int seat) { return static_cast<std::size_t>(seat); }
  static bool same(const Action& a, const Action& b) {
    return a.sort == b.sort && a.one == b.one && a.other == b.other;
  }

  // Fill the gaps from the pool; false if somebody would have been knocked out before, or has no ghost to give.
  bool fill(State& s, int seat, std::vector<Kind> pool, std::size_t in_deck,
            const std::vector<std::pair<int, int>>& gaps, Rng& rng) const {
    const Deck& deck = game_.setup().deck;
    for (std::size_t kind = 0; kind < at(deck.held_kinds()); ++kind) s.left[deck[static_cast<Kind>(kind)].place] = 0;
    std::size_t taken = 0;
    for (const auto& [other, cards] : gaps) {
      for (int card = 0; card < cards; ++card, ++taken) {
        std::swap(pool[taken], pool[taken + rng.below(pool.size() - taken)]);
        s.minds.hand(other).add(pool[taken]);
        s.units[at(other)] = static_cast<std::uint8_t>(s.units[at(other)] + deck[pool[taken]].units);
      }
      if (s.units[at(other)] >= kKnockOut) return false;
      if (s.phase == Phase::give && other == s.seat && !s.units[at(other)]) return false;
    }
    if (pool.size() - taken != in_deck) throw BadNumbers("cards lost");
    for (; taken < pool.size(); ++taken) ++s.left[deck[pool[taken]].place];
    for (int viewer = 0; viewer < game_.players(); ++viewer) {
      for (int hand = 0; hand < game_.players(); ++hand) {
        if (viewer != seat && viewer != hand) s.minds.clear(s.minds.known(viewer, hand));
      }
    }
    each_seat(static_cast<Seats>(s.active & ~seats_of(seat + 1)), [&](int other) {
      if (s.picks[at(other)] == kNoCard) return;
      Actions choices;
      list_choices(game_.setup(), s, other, choices);
      s.picks[at(other)] = choices[rng.below(choices.size())].one;
    });
    return true;
  }

  State likely(const State& s, int seat, Rng& rng) const {
    std::vector<State> deals;
    std::vector<double> weights;
    double sum = 0;
    for (int deal = 0; deal < kDeals; ++deal) {
      deals.push_back(redealt(s, seat, rng));
      double weight = 1;
      for (int other = 0; other < game_.players(); ++other) {
        if (other == seat || s.out >> other & 1) continue;
        const State& dealt = deals.back();
        const bool sated =
            dealt.units[at(other)] >= kKnockOut - 1 && game_.setup().worth(dealt.minds.hand(other)) >= theirs_.stop;
        if (sated == s.is_active(other)) weight *= kDoubt;
      }
      weights.push_back(weight);
      sum += weight;
    }
    double ticket = static_cast<double>(rng.next() >> 11) * 0x1p-53 * sum;
    std::size_t chosen = 0;
    while (chosen + 1 < weights.size() && ticket >= weights[chosen]) ticket -= weights[chosen++];
    return deals[chosen];
  }

  std::vector<Outcome> shuffled_deck(const State& s, Rng& rng) const {
    std::vector<Outcome> deck;
    for (int place = 0; place < game_.setup().deck.kinds(); ++place) {
      deck.insert(deck.end(), s.left[at(place)], static_cast<Outcome>(place));
    }
    for (std::size_t place = deck.size(); place > 1; --place) std::swap(deck[place - 1], deck[rng.below(place)]);
    return deck;
  }

  double win_share(State s, Action action, int seat, std::vector<Outcome> deck, Rng& rng) const {
    game_.apply(s, action);
    for (;;) {
      const Node node = game_.node(s);
      if (node.kind == Node::Kind::over) break;
      if (node.kind == Node::Kind::chance) {
        if (deck.empty()) deck = shuffled_deck(s, rng);  // reshuffled from the discards
        game_.settle(s, deck.back());
        deck.pop_back();
        continue;
      }
      const int acting = std::countr_zero(node.seats);
      const Habit& habit = acting == seat ? mine_ : theirs_;
      game_.apply(s, habit.act(game_.setup(), s, acting, own_actions(game_, s, acting), rng));
    }
    const Seats winners = game_.result(s).winners;
    return (winners >> seat & 1) / static_cast<double>(std::max(1, std::popcount(winners)));
  }

  const Game& game_;
  Habit mine_, theirs_;
  int nodes_;
};

}  // namespace mazechase::cards
