// Learn an evaluation by self-play: play many games, fit the weights to how they ended, and begin again.
//
// Compiled for one game at a time with MAZECHASE_HEADER and MAZECHASE_GAME, by bench/self_play.py, which describes it.
// Reads the kernel's configuration, the first state and the weights from its input and writes the weights to its
// output. The games of a round depend on their number alone, so threads change nothing.
#include <cstdio>
#include <cstdlib>
#include <iostream>

#include "base/playout.hpp"
#include "base/threads.hpp"
#include MAZECHASE_HEADER
#include "search/turns.hpp"

namespace {

using namespace mazechase;
using Game = mazechase::MAZECHASE_GAME::Game;
using Features = mazechase::MAZECHASE_GAME::Features;
using Evaluation = search::Linear<Game, Features>;
using search::at;
using search::Chances;

struct Plan {
  int rounds, games;
  unsigned threads;
  double explore;  // how often a seat takes one of the best ends instead of the best
  std::uint64_t seed;
};

// A position between turns, as it was noticed, and the chances it turned out to have.
struct Seen {
  std::vector<std::vector<search::Feature>> seats;
  Chances target;
};

constexpr double kLambda = 0.9;
constexpr int kBest = 6;
constexpr std::uint64_t kMostTurns = 2000;

std::vector<Seen> play(const Game& game, const Evaluation& evaluation, Game::State state, const Plan& plan, Rng rng) {
  std::vector<Seen> seen;
  std::vector<Chances> values;
  search::Turns<Game, Features> turns(game, evaluation);
  search::Turns<Game, Features>::Ends ends;
  search::Meter meter = search::Meter::endless();
  for (std::uint64_t turn = 0; turn < kMostTurns; ++turn) {
    const Node node = game.node(state);
    if (node.kind == Node::Kind::over) break;
    if (node.kind == Node::Kind::chance) {
      Game::Odds odds;
      game.odds(state, odds);
      game.settle(state, odds[pick(odds, rng.below(total_weight(odds)))].outcome);
      continue;
    }
    turns.list(state, Features::kBeam, meter, ends);
    const auto mine = at(std::countr_zero(node.seats));
    const auto better = [&](const auto& a, const auto& b) { return a.chances[mine] > b.chances[mine]; };
    std::size_t place = 0;
    if (static_cast<double>(rng.next() >> 11) * 0x1p-53 < plan.explore)
      place = rng.below(std::min<std::size_t>(kBest, ends.size()));
    std::nth_element(ends.begin(), ends.begin() + static_cast<std::ptrdiff_t>(place), ends.end(), better);
    state = ends[place].state;
    if (game.node(state).kind != Node::Kind::chance) continue;
    Seen now;
    for (int seat = 0; seat < game.players(); ++seat) {
      search::Noticed noticed;
      evaluation.features().notice(state, seat, noticed);
      now.seats.emplace_back(noticed.begin(), noticed.end());
    }
    seen.push_back(std::move(now));
    values.push_back(ends[place].chances);
  }
  if (game.node(state).kind != Node::Kind::over) return {};
  Chances target = search::shares(game.result(state), game.players());
  for (std::size_t place = seen.size(); place-- > 0;) {
    seen[place].target = target;
    for (std::size_t seat = 0; seat < target.size(); ++seat) {
      target[seat] = static_cast<float>(kLambda * target[seat] + (1 - kLambda) * values[place][seat]);
    }
  }
  return seen;
}

// Adam (Kingma and Ba 2015) on the cross-entropy.
class Fit {
 public:
  explicit Fit(std::size_t size) : mean_(size), square_(size), gradient_(size) {}

  double step(Evaluation& evaluation, const std::vector<const Seen*>& batch, int players, double rate) {
    std::fill(gradient_.begin(), gradient_.end(), 0.0);
    double loss = 0;
    for (const Seen* seen : batch) {
      Chances chances{};
      for (int seat = 0; seat < players; ++seat) {
        float sum = 0;
        for (const auto& [number, value] : seen->seats[at(seat)]) sum += evaluation.weights()[number] * value;
        chances[at(seat)] = sum;
      }
      Evaluation::soften(chances, players);
      for (int seat = 0; seat < players; ++seat) {
        const double error = chances[at(seat)] - seen->target[at(seat)];
        loss -= seen->target[at(seat)] * std::log(std::max(1e-9F, chances[at(seat)]));
        for (const auto& [number, value] : seen->seats[at(seat)]) gradient_[number] += error * value;
      }
    }
    ++steps_;
    const double first = 1 - std::pow(0.9, steps_), second = 1 - std::pow(0.999, steps_);
    for (std::size_t place = 0; place < gradient_.size(); ++place) {
      const double slope = gradient_[place] / static_cast<double>(batch.size()) + 1e-5 * evaluation.weights()[place];
      mean_[place] = 0.9 * mean_[place] + 0.1 * slope;
      square_[place] = 0.999 * square_[place] + 0.001 * slope * slope;
      evaluation.weights()[place] -=
          static_cast<float>(rate * (mean_[place] / first) / (std::sqrt(square_[place] / second) + 1e-8));
    }
    return loss;
  }

 private:
  std::vector<double> mean_, square_, gradient_;
  int steps_ = 0;
};

Numbers read_numbers() {
  std::size_t size = 0;
  std::cin >> size;
  Numbers numbers(size);
  for (Number& number : numbers) std::cin >> number;
  return numbers;
}

}  // namespace

int main(int count, char** arguments) {
  if (count != 6) return 2;
  const Plan plan{std::atoi(arguments[1]), std::atoi(arguments[2]), static_cast<unsigned>(std::atoi(arguments[3])),
                  std::atof(arguments[4]), static_cast<std::uint64_t>(std::atoll(arguments[5]))};
  const Numbers config = read_numbers(), start = read_numbers();
  std::size_t known = 0;
  std::cin >> known;
  std::vector<float> weights(known);
  for (float& weight : weights) std::cin >> weight;
  weights.resize(at(Features::kCount));
  Reader reader(config), state_reader(start);
  const Game game(reader);
  const Game::State state = game.read(state_reader);
  Evaluation evaluation(game, weights);
  for (int round = 0; round < plan.rounds; ++round) {
    std::vector<std::vector<Seen>> games(at(plan.games));
    on_threads(
        plan.threads, games.size(),
        [&](std::size_t number, const Stop&) {
          const std::uint64_t luck = search::mixed(plan.seed, static_cast<std::uint64_t>(round) << 32 | number);
          games[number] = play(game, evaluation, state, plan, Rng(luck));
        },
        [] {});
    std::vector<const Seen*> all;
    for (const auto& one : games) {
      for (const Seen& seen : one) all.push_back(&seen);
    }
    Rng rng(plan.seed + static_cast<std::uint64_t>(round));
    Fit fit(evaluation.weights().size());
    double loss = 0;
    constexpr int kEpochs = 4;
    constexpr std::size_t kBatch = 256;
    for (int epoch = 0; epoch < kEpochs; ++epoch) {
      for (std::size_t place = all.size(); place > 1; --place) std::swap(all[place - 1], all[rng.below(place)]);
      loss = 0;
      const double rate = 0.02 / (1 + round) / (1 + epoch) + 0.0005;
      for (std::size_t place = 0; place < all.size(); place += kBatch) {
        const auto end = std::min(all.size(), place + kBatch);
        loss +=
            fit.step(evaluation,
                     {all.begin() + static_cast<std::ptrdiff_t>(place), all.begin() + static_cast<std::ptrdiff_t>(end)},
                     game.players(), rate);
      }
    }
    std::fprintf(stderr, "round %d: %zu positions, loss %.4f\n", round, all.size(),
                 loss / static_cast<double>(std::max<std::size_t>(1, all.size())));
  }
  for (const float weight : evaluation.weights()) std::printf("%.6g\n", weight);
}
