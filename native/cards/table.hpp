// Players of all sorts around a table, natively: for playing out, learning and long measurements (learn.cpp).
#pragma once

#include <algorithm>
#include <bit>
#include <cmath>
#include <vector>

#include "cards/ahead.hpp"
#include "cards/judge.hpp"

namespace mazechase::cards {

// One choice of a learning player: what it saw, what it chose, and how good that seemed.
struct Moment {
  Sights sights;
  Aims aims;
  std::size_t sort;
  float chosen, best;  // chances that it gave its choice, and the best one
  bool explored;
};

// Somebody at the table.
struct Player {
  const Judge* judge = nullptr;  // none: it has a habit
  const PlayoutPlayer* playouts = nullptr;
  Habit habit{};
  bool seer = false;
  float explore = 0;  // how often it tries another choice than the best
  float error = 0;    // how much it misjudges
  float fear = 0;     // of a third ghost
};

inline double chance(Rng& rng) { return static_cast<double>(rng.next() >> 11) * 0x1p-53; }

// A number from the normal distribution (Box, Muller 1958).
inline double normal(Rng& rng) {
  return std::sqrt(-2 * std::log(1 - chance(rng))) * std::cos(2 * 3.141592653589793 * chance(rng));
}

// Change how good choices seem to a weaker player, as `mazechase.bots.cards.levels` does.
inline void misjudge(const State& s, int seat, const Player& player, const Actions& legal, std::vector<float>& rates,
                     Rng& rng) {
  const auto best = static_cast<std::size_t>(std::max_element(rates.begin(), rates.end()) - rates.begin());
  const bool endangered = s.units[static_cast<std::size_t>(seat)] >= kKnockOut - 1;
  for (std::size_t index = 0; index < legal.size(); ++index) {
    const auto sort = legal[index].sort;
    rates[index] += player.error * static_cast<float>(normal(rng));
    if (endangered && sort == Action::Sort::draw) rates[index] -= player.fear;
    if (!endangered && sort == Action::Sort::shut && index != best) rates[index] -= 100;
  }
}

inline Action chosen(const Game& game, const State& s, int seat, const Player& player, Rng& rng,
                     std::vector<Moment>* moments) {
  const Actions legal = own_actions(game, s, seat);
  if (legal.size() == 1) return legal[0];
  if (player.playouts) return player.playouts->act(s, seat, legal, rng);
  if (!player.judge) return player.habit.act(game.setup(), s, seat, legal, rng);
  const Sight sight(game.setup(), s, seat, player.seer);
  const Sights sights = sight.sights();
  const Judge::Hidden looked = player.judge->look(sights);
  std::vector<float> rates(legal.size());
  for (std::size_t index = 0; index < legal.size(); ++index) {
    rates[index] = player.judge->rate(looked, sight.aims(legal[index]), static_cast<std::size_t>(legal[index].sort));
  }
  if (player.error > 0 || player.fear > 0) misjudge(s, seat, player, legal, rates, rng);
  const auto best = static_cast<std::size_t>(std::max_element(rates.begin(), rates.end()) - rates.begin());
  std::size_t taken = best;
  if (player.explore > 0 && chance(rng) < player.explore) taken = rng.below(legal.size());
  if (moments) {
    moments->push_back({sights, sight.aims(legal[taken]), static_cast<std::size_t>(legal[taken].sort),
                        chance_of(rates[taken]), chance_of(rates[best]), taken != best});
  }
  return legal[taken];
}

// Play a game to its end; return each seat's share of the win.
inline std::vector<float> played(const Game& game, State s, const std::vector<Player>& table, Rng& rng,
                                 std::vector<std::vector<Moment>>* moments, Seats* out = nullptr) {
  for (;;) {
    const Node node = game.node(s);
    if (node.kind == Node::Kind::over) break;
    const int seat = std::countr_zero(node.seats);
    if (node.kind == Node::Kind::chance) {
      std::uint64_t ticket = rng.below(s.remains);
      std::size_t place = 0;
      while (ticket >= s.left[place]) ticket -= s.left[place++];
      game.settle(s, static_cast<Outcome>(place));
    } else {
      const auto at = static_cast<std::size_t>(seat);
      game.apply(s, chosen(game, s, seat, table[at], rng, moments ? &(*moments)[at] : nullptr));
    }
  }
  const Seats winners = game.result(s).winners;
  if (out) *out = s.out;
  std::vector<float> shares(table.size());
  for (std::size_t seat = 0; seat < table.size(); ++seat) {
    if (winners >> seat & 1) shares[seat] = 1.0F / static_cast<float>(std::popcount(winners));
  }
  return shares;
}

}  // namespace mazechase::cards
