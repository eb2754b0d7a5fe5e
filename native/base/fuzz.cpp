// A kernel under the sanitizers: random games from given states, and a fuzzer over the numbers that `read` takes.
//
// Compiled for one game at a time with MAZECHASE_HEADER and MAZECHASE_GAME (see tests/engine/sanitize.py). Standard
// input has a configuration, a state or a view per line: "config 2 1 0 ...", then "state 4 76 ..." and "view 1 4 ..."
// lines that belong to it; views only if the kernel samples the states behind them.
// A game with more native code than its kernel, such as a search, has functions `exercise(game, rng)` and
// `exercise(game, state, rng)` that run it, in the header that MAZECHASE_EXERCISE names.
// With libFuzzer (MAZECHASE_LIBFUZZER) the seeds come from the file named by MAZECHASE_SEEDS instead.
#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <iostream>
#include <memory>
#include <sstream>
#include <string>
#include <vector>

#include "base/kernel.hpp"
#include "base/perft.hpp"
#include "base/playout.hpp"
#include MAZECHASE_HEADER
#ifdef MAZECHASE_EXERCISE
#include MAZECHASE_EXERCISE
#endif

namespace {

using namespace mazechase;
using Game = mazechase::MAZECHASE_GAME::Game;

struct Seed {
  Numbers config;
  std::vector<Numbers> states, views;
};

// A broken law ends the program, like a sanitizer.
void require(bool holds, const char* law, const Numbers& numbers) {
  if (holds) return;
  std::fprintf(stderr, "broken: %s, at:", law);
  for (const Number number : numbers) std::fprintf(stderr, " %lld", static_cast<long long>(number));
  std::fprintf(stderr, "\n");
  std::abort();
}

std::vector<Seed> read_seeds(std::istream& in) {
  std::vector<Seed> seeds;
  for (std::string line; std::getline(in, line);) {
    std::istringstream words(line);
    std::string kind;
    words >> kind;
    Numbers numbers;
    for (Number number; words >> number;) numbers.push_back(number);
    if (kind == "config") {
      seeds.push_back({numbers, {}, {}});
    } else {
      (kind == "view" ? seeds.back().views : seeds.back().states).push_back(numbers);
    }
  }
  return seeds;
}

Numbers written(const Game& game, const Game::State& state) {
  Numbers numbers;
  Writer writer(numbers);
  game.write(state, writer);
  return numbers;
}

// Run what a game has beside its kernel; searches are slow here, so most states go without.
template <class... State>
void exercise_some([[maybe_unused]] const Game& game, [[maybe_unused]] Rng& rng,
                   [[maybe_unused]] const State&... state) {
#ifdef MAZECHASE_EXERCISE
  if (sizeof...(state) == 0 || rng.below(64) == 0) mazechase::MAZECHASE_GAME::exercise(game, state..., rng);
#endif
}

// Play on from a state and check what must hold for any state.
void play(const Game& game, Game::State state, Rng& rng, int plies) {
  for (int ply = 0; ply < plies; ++ply) {
    const Numbers numbers = written(game, state);
    Reader reader(numbers);
    require(game.read(reader) == state, "a state reads back", numbers);
    const Node node = game.node(state);
    if (node.kind == Node::Kind::over) {
      game.result(state);
      return;
    }
    require(node.seats != 0 && node.seats >> game.players() == 0, "somebody acts or draws", numbers);
    if (node.kind == Node::Kind::chance) {
      Game::Odds odds;
      game.odds(state, odds);
      for (const auto& [outcome, weight] : odds) require(weight > 0, "weights are positive", numbers);
      if (odds.empty()) return;  // only in a state that no game reaches
      game.settle(state, odds[pick(odds, rng.below(total_weight(odds)))].outcome);
    } else {
      Game::Actions actions;
      game.legal(state, actions);
      require(count_legal(game, state) == actions.size(), "the count is the list's length", numbers);
      if (actions.empty()) return;  // only in a state that no game reaches
      exercise_some(game, rng, state);
      Numbers out;
      Writer writer(out);
      game.write_action(actions[rng.below(actions.size())], writer);
      game.apply(state, actions[rng.below(actions.size())]);
    }
  }
}

// Read numbers as a state: either they are refused, or the state can be played from.
bool try_numbers(const Game& game, const Numbers& numbers, Rng& rng) {
  try {
    Reader reader(numbers);
    const Game::State state = game.read(reader);
    reader.finish();
    exercise_some(game, rng, state);
    play(game, state, rng, 12);
    return true;
  } catch (const BadNumbers&) {
    return false;
  }
}

// Read numbers as a view: either they are refused, or a state behind them can be played from.
template <Kernel K>
bool try_view(const K& game, const Numbers& numbers, Rng& rng) {
  if constexpr (Samples<K>) {
    try {
      Reader reader(numbers);
      const typename K::State state = game.sample(reader, rng);
      reader.finish();
      play(game, state, rng, 3);
      return true;
    } catch (const BadNumbers&) {
    }
  }
  return false;
}

bool try_config(const Numbers& config, const Numbers& numbers, Rng& rng) {
  try {
    Reader reader(config);
    const Game game(reader);
    reader.finish();
    return try_numbers(game, numbers, rng);
  } catch (const BadNumbers&) {
    return false;
  }
}

}  // namespace

#ifdef MAZECHASE_LIBFUZZER

namespace {

std::vector<Seed> seeds_of_environment() {
  std::ifstream file(std::getenv("MAZECHASE_SEEDS"));
  return read_seeds(file);
}

// Change numbers as the bytes say, three per change: where, how, to what.
void change(Numbers& numbers, const std::uint8_t* data, std::size_t size) {
  for (std::size_t at = 0; at + 2 < size; at += 3) {
    Number& number = numbers[data[at] % numbers.size()];
    number = data[at + 1] & 1 ? number ^ Number{1} << data[at + 2] % 63 : static_cast<Number>(data[at + 2]) - 2;
  }
}

}  // namespace

// The first byte chooses a configuration, the second one of its states or views; the others change its numbers, or
// those of the configuration if the second byte is 255.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  static const std::vector<Seed> seeds = seeds_of_environment();
  static std::vector<std::unique_ptr<Game>> games(seeds.size());
  if (size < 2) return 0;
  const std::size_t at = data[0] % seeds.size();
  const Seed& seed = seeds[at];
  Rng rng(size);
  if (data[1] == 255) {
    Numbers config = seed.config;
    change(config, data + 2, size - 2);
    try_config(config, seed.states[0], rng);
    return 0;
  }
  if (!games[at]) {
    Reader reader(seed.config);
    games[at] = std::make_unique<Game>(reader);
  }
  const std::size_t chosen = data[1] % (seed.states.size() + seed.views.size());
  const bool view = chosen >= seed.states.size();
  Numbers numbers = view ? seed.views[chosen - seed.states.size()] : seed.states[chosen];
  change(numbers, data + 2, size - 2);
  view ? try_view(*games[at], numbers, rng) : try_numbers(*games[at], numbers, rng);
  return 0;
}

#else

namespace {

// Change a few numbers: by a little, by a bit, to one from another place, to anything; rarely drop or add one.
Numbers mutated(Numbers numbers, Rng& rng) {
  for (std::uint64_t times = 1 + rng.below(3); times > 0; --times) {
    if (numbers.empty()) return {static_cast<Number>(rng.below(3))};
    Number& number = numbers[rng.below(numbers.size())];
    switch (rng.below(12)) {
      case 0:
      case 1:
      case 2:
        number += static_cast<Number>(rng.below(5)) - 2;
        break;
      case 3:
      case 4:
      case 5:
        number ^= Number{1} << rng.below(32);
        break;
      case 6:
      case 7:
        number = numbers[rng.below(numbers.size())];
        break;
      case 8:
        number = static_cast<Number>(rng.below(130)) - 2;
        break;
      case 9:
        number = static_cast<Number>(rng.next());
        break;
      case 10:
        numbers.pop_back();
        break;
      default:
        numbers.push_back(static_cast<Number>(rng.below(100)));
    }
  }
  return numbers;
}

}  // namespace

int main(int count, char** arguments) {
  const std::uint64_t tries = count > 1 ? std::strtoull(arguments[1], nullptr, 10) : 100'000;
  const std::vector<Seed> seeds = read_seeds(std::cin);
  Rng rng(count > 2 ? std::strtoull(arguments[2], nullptr, 10) : 1);
  std::uint64_t accepted = 0;
  const Stop stop{false};
  for (const Seed& seed : seeds) {
    Reader reader(seed.config);
    const Game game(reader);
    exercise_some(game, rng);
    for (const Numbers& numbers : seed.states) {
      Reader state_reader(numbers);
      const Game::State state = game.read(state_reader);
      perft(game, state, 2, stop);
      play(game, state, rng, 200);
    }
    for (const Numbers& numbers : seed.views) require(try_view(game, numbers, rng), "a view has a state", numbers);
    for (std::uint64_t time = 0; time < tries / seeds.size() + 1; ++time) {
      accepted += try_numbers(game, mutated(seed.states[rng.below(seed.states.size())], rng), rng);
    }
    for (std::uint64_t time = 0; !seed.views.empty() && time < tries / seeds.size() + 1; ++time) {
      accepted += try_view(game, mutated(seed.views[rng.below(seed.views.size())], rng), rng);
    }
    for (std::uint64_t time = 0; time < tries / seeds.size() / 20 + 1; ++time) {
      accepted += try_config(mutated(seed.config, rng), seed.states[rng.below(seed.states.size())], rng);
    }
  }
  std::printf("%zu configurations, %llu changed lists of numbers, %llu of them accepted and played\n", seeds.size(),
              static_cast<unsigned long long>(tries), static_cast<unsigned long long>(accepted));
  return 0;
}

#endif
