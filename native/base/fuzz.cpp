// A kernel under the sanitizers: random games from given states, and a fuzzer over the numbers that `read` takes.
//
// Compiled for one game at a time with MAZECHASE_HEADER and MAZECHASE_GAME (see tests/engine/sanitize.py). Standard
// input has a configuration or a state per line: "config 2 1 0 ...", then "state 4 76 ..." lines that belong to it.
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

namespace {

using namespace mazechase;
using Game = mazechase::MAZECHASE_GAME::Game;

struct Seed {
  Numbers config;
  std::vector<Numbers> states;
};

// A law that a kernel broke ends the program, as a sanitizer would.
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
      seeds.push_back({numbers, {}});
    } else {
      seeds.back().states.push_back(numbers);
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

// Play on from a state and check what must hold whatever the state is.
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
      Numbers out;
      Writer writer(out);
      game.write_action(actions[rng.below(actions.size())], writer);
      game.apply(state, actions[rng.below(actions.size())]);
    }
  }
}

// Read numbers as a state: they are refused, or the state can be played from.
bool try_numbers(const Game& game, const Numbers& numbers, Rng& rng) {
  try {
    Reader reader(numbers);
    const Game::State state = game.read(reader);
    reader.finish();
    play(game, state, rng, 12);
    return true;
  } catch (const BadNumbers&) {
    return false;
  }
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

// Change a few numbers: by a little, by a bit, to one from elsewhere, to anything; rarely drop or add one.
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

#ifdef MAZECHASE_LIBFUZZER

// The first byte chooses a configuration, the second a state; the others change its numbers.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  static const std::vector<Seed> seeds = [] {
    std::ifstream file(std::getenv("MAZECHASE_SEEDS"));
    return read_seeds(file);
  }();
  if (size < 2) return 0;
  const Seed& seed = seeds[data[0] % seeds.size()];
  Numbers numbers = seed.states[data[1] % seed.states.size()];
  for (std::size_t at = 2; at + 2 < size; at += 3) {
    if (numbers.empty()) break;
    Number& number = numbers[data[at] % numbers.size()];
    number = data[at + 1] & 1 ? number ^ Number{1} << data[at + 2] % 63 : static_cast<Number>(data[at + 2]) - 2;
  }
  Rng rng(size);
  try_config(seed.config, numbers, rng);
  return 0;
}

#else

int main(int count, char** arguments) {
  const std::uint64_t tries = count > 1 ? std::strtoull(arguments[1], nullptr, 10) : 100'000;
  const std::vector<Seed> seeds = read_seeds(std::cin);
  Rng rng(count > 2 ? std::strtoull(arguments[2], nullptr, 10) : 1);
  std::uint64_t accepted = 0;
  const Stop stop{false};
  for (const Seed& seed : seeds) {
    Reader reader(seed.config);
    const Game game(reader);
    for (const Numbers& numbers : seed.states) {
      Reader state_reader(numbers);
      const Game::State state = game.read(state_reader);
      perft(game, state, 2, stop);
      play(game, state, rng, 200);
    }
    for (std::uint64_t time = 0; time < tries / seeds.size() + 1; ++time) {
      accepted += try_numbers(game, mutated(seed.states[rng.below(seed.states.size())], rng), rng);
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
