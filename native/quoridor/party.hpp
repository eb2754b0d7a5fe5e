// Three and four players: Monte Carlo tree search in which everybody does the best for themselves (Sturtevant 2008). In
// place of playouts it asks what a position is worth, which also says what is tried first (Silver et al. 2017).
#pragma once

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>
#include <vector>

#include "quoridor/lines.hpp"
#include "quoridor/paths.hpp"
#include "quoridor/seat_items.hpp"
#include "quoridor/style.hpp"
#include "search/limits.hpp"

namespace mazechase::quoridor {

class Party {
 public:
  // An action and how it looks at once to the seat that acts, in 256ths of a logit; a win is kWon.
  struct Rated {
    Action action;
    int worth;
  };

  // With chances by the network, or else by a formula.
  Party(const Game& game, const SeatNet* net, const Style& style)
      : game_(game), players_(game.players()), net_(net), style_(style) {}

  // Rate all actions that matter, best first, without a search.
  std::vector<Rated> rated(const State& state) {
    Limits endless(0, 0, nullptr);
    limits_ = &endless;
    return rate(state, true);
  }

  // Search as long as the limits allow, for this many best lines.
  Answer think(const State& state, Limits& limits, std::size_t lines) {
    limits_ = &limits;
    lines_ = lines;
    spots_.clear();
    Chances chances;
    Answer answer;
    if (!open(state, 0, chances)) return answer;
    while (!spots_[0].edges[0].wins() && limits.spend() && play_on()) {
    }
    for (const Edge& edge : best_of(spots_[0], lines)) {
      const int chance = std::min(kCertain - 1, static_cast<int>(kCertain * edge.mean()));
      answer.lines.push_back({edge.wins() ? kCertain : chance, line_of(edge)});
      answer.depth = std::max(answer.depth, static_cast<int>(answer.lines.back().actions.size()));
    }
    return answer;
  }

 private:
  static constexpr std::size_t kWidth = 10, kRootWidth = 24;  // actions that are followed
  static constexpr std::size_t kMostSpots = 50'000;           // positions that are remembered
  static constexpr int kSharp = 4;         // an action that is worse by a logit is less likely by so many logits
  static constexpr double kCurious = 0.8;  // how much an action's likelihood counts beside its chance

  using Chances = std::array<double, kMostPlayers>;

  // An action, and the chance of the seat that acts: as it looks at once, then the mean of what came of it.
  struct Edge {
    Rated rated;
    double likely;  // how often this seat would take it at first sight
    double sum;     // of chances
    double liked = 0;
    double visits = 1;
    std::int32_t spot = -1;

    double mean() const { return sum / visits; }
    double good() const { return mean() + liked; }
    bool wins() const { return rated.worth >= kWon; }
  };

  struct Spot {
    State state;
    double visits = 1;
    std::vector<Edge> edges;
  };

  static double chance_of(int worth) { return 1 / (1 + std::exp(-worth / 256.0)); }

  // Rate the actions of a position and remember the best; say what everybody's chances are after the best of all.
  // Return false if the limits don't allow it.
  bool open(const State& state, int depth, Chances& chances) {
    std::vector<Rated> rated = rate(state, depth == 0);
    if (rated.empty()) return false;
    rated.resize(std::min(rated.size(), depth ? kWidth : std::max(kRootWidth, lines_)));
    chances = rated[0].worth >= kWon ? all_for(state.turn) : after(rated[0].action);
    std::vector<Edge> edges;
    double total = 0;
    for (const Rated& one : rated) {
      const double likely = std::exp((one.worth - rated[0].worth) * kSharp / 256.0);
      edges.push_back({one, likely, chance_of(one.worth)});
      if (depth == 0) edges.back().liked = style_.likes(here_, one.action) / double{kCertain};
      total += likely;
    }
    for (Edge& edge : edges) edge.likely /= total;
    spots_.push_back({state, 1, std::move(edges)});
    return true;
  }

  // Follow the most promising actions to a position that is new, and tell everybody on the way what came of it.
  bool play_on() {
    path_.clear();
    std::size_t at = 0;
    Chances chances;
    for (;;) {
      Spot& spot = spots_[at];
      const std::size_t chosen = most_promising(spot);
      path_.emplace_back(at, chosen);
      const Edge& edge = spot.edges[chosen];
      if (edge.wins()) {
        chances = all_for(spot.state.turn);
        break;
      }
      if (edge.spot >= 0) {
        at = static_cast<std::size_t>(edge.spot);
        continue;
      }
      State next = spot.state;
      game_.apply(next, edge.rated.action);
      const auto added = static_cast<std::int32_t>(spots_.size());
      if (!open(next, static_cast<int>(path_.size()), chances)) return false;
      spots_[at].edges[chosen].spot = added;
      break;
    }
    for (const auto& [where, chosen] : path_) {
      Spot& spot = spots_[where];
      ++spot.visits;
      spot.edges[chosen].sum += chances[spot.state.turn];
      ++spot.edges[chosen].visits;
    }
    return spots_.size() < kMostSpots;
  }

  static std::size_t most_promising(const Spot& spot) {
    const double wide = kCurious * std::sqrt(spot.visits);
    std::size_t best = 0;
    double most = -1;
    for (std::size_t one = 0; one < spot.edges.size(); ++one) {
      const Edge& edge = spot.edges[one];
      const double promise = edge.good() + wide * edge.likely / edge.visits;
      if (promise > most) {
        best = one;
        most = promise;
      }
    }
    return best;
  }

  std::vector<Edge> best_of(const Spot& spot, std::size_t count) const {
    std::vector<Edge> edges = spot.edges;
    std::stable_sort(edges.begin(), edges.end(), [](const Edge& one, const Edge& other) {
      return one.visits != other.visits ? one.visits > other.visits : one.good() > other.good();
    });
    edges.resize(std::min(count, edges.size()));
    return edges;
  }

  std::vector<Action> line_of(const Edge& first) const {
    std::vector<Action> actions{first.rated.action};
    for (std::int32_t at = first.spot; at >= 0 && actions.size() < kDeepest;) {
      const Edge edge = best_of(spots_[static_cast<std::size_t>(at)], 1)[0];
      actions.push_back(edge.rated.action);
      at = edge.spot;
    }
    return actions;
  }

  // The actions that matter, best first, or a win alone; fewer if the limits allow no more.
  std::vector<Rated> rate(const State& state, bool first) {
    here_.begin(game_, state);
    const int me = state.turn;
    std::vector<Rated> rated;
    Actions moves;
    Moving(state, players_, game_.jumping()).list(moves);
    for (const Action move : moves) {
      if (here_.field(me).at(static_cast<int>(number_of(move))) == 0) return {{move, kWon}};
      if (!first || style_.thinks_of(here_, move)) add(move, rated);
    }
    if (here_.left(me)) {
      const Slots free = fences::free_slots(state.fences);
      const Slots slots = moves.empty() ? free : slots_that_matter(here_, players_);
      for (Word rest = slots.h; rest; rest &= rest - 1)
        add(action_of(kFirstH + static_cast<unsigned>(std::countr_zero(rest))), rated);
      for (Word rest = slots.v; rest; rest &= rest - 1)
        add(action_of(kFirstV + static_cast<unsigned>(std::countr_zero(rest))), rated);
    }
    std::sort(rated.begin(), rated.end(), [](const Rated& one, const Rated& other) { return one.worth > other.worth; });
    return rated;
  }

  void add(Action action, std::vector<Rated>& rated) {
    if (!limits_->spend() || !there_.follow(game_, here_, action)) return;
    int worth = worth_of(there_, Ways(there_, players_), here_.state.turn);
    if (style_.error) worth += style_.misjudged(there_.key, there_.state.fences.size());
    worth += static_cast<int>(Rng(style_.seed ^ number_of(action)).below(3));  // equal ones in any order
    rated.push_back({action, std::min(worth, kSure)});
  }

  Chances after(Action action) {
    there_.follow(game_, here_, action);
    const Ways ways(there_, players_);
    Chances chances{};
    double total = 0;
    for (int seat = 0; seat < players_; ++seat)
      total += chances[static_cast<std::size_t>(seat)] = chance_of(worth_of(there_, ways, seat));
    for (double& chance : chances) chance /= total;
    return chances;
  }

  int worth_of(const Ply& ply, const Ways& ways, int seat) const {
    return net_ ? net_->worth(SeatItems(ply, ways, seat)) : by_formula(ply, ways, seat);
  }

  // By how many steps a seat leads the first of the others, and what it has more fences than they: a step is half a
  // logit, a fence in hand nearly half a step.
  int by_formula(const Ply& ply, const Ways& ways, int seat) const {
    constexpr int kStep = 128, kFence = 57, kSafe = 768;
    constexpr std::array<int, kMostPlayers + 1> kFair{0, 0, 0, -177, -281};  // when nobody leads
    int first = 1000;
    for (int other = 0; other < players_; ++other) {
      if (other != seat) first = std::min(first, ways.ways[static_cast<std::size_t>(other)].late);
    }
    const int mine = ply.left(seat), theirs = ways.in_hand - mine;
    const int ahead = first - ways.ways[static_cast<std::size_t>(seat)].late;
    int worth = kStep * ahead / players_ + kFence * mine - kFence * theirs / (players_ - 1);
    if (ahead > 0 && !theirs) worth += kSafe;
    if (ahead < 0 && !mine) worth -= kSafe;
    return worth + kFair[static_cast<std::size_t>(players_)];
  }

  static Chances all_for(std::size_t seat) {
    Chances chances{};
    chances[seat] = 1;
    return chances;
  }

  const Game& game_;
  const int players_;
  const SeatNet* const net_;
  const Style style_;
  Limits* limits_ = nullptr;
  std::size_t lines_ = 1;
  Ply here_, there_;
  std::vector<Spot> spots_;
  std::vector<std::pair<std::size_t, std::size_t>> path_;
};

}  // namespace mazechase::quoridor
