// Learns the card game's evaluation (judge.hpp) from games against itself and against habits, and lets players meet.
//
//   learn train GAMES SEED OUT [NET] [key=value...]    learn, starting from a network or from nothing; write a network
//   learn match GAMES SEED PLAYER PLAYER...            let players meet, seats rotating; print scores
//
// A player is `bold`, `patient`, `classic3:NODES`, or a network's file; `seer:NET` sees the hidden hands,
// `ERROR:FEAR:NET` is weaker. Numbers of the game, its configuration and its first state, come from standard input
// (bench/cards_learn.py).
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <iostream>
#include <map>
#include <memory>
#include <string>
#include <vector>

#include "base/numbers.hpp"
#include "cards/table.hpp"

namespace {

using namespace mazechase;
using namespace mazechase::cards;

// Adam (Kingma, Ba 2014) on the cross-entropy between chances and what came of them.
class Fit {
 public:
  explicit Fit(Judge& judge) : judge_(judge), slope_(Judge::kWeights), first_(slope_), second_(slope_) {}

  void add(const Moment& moment, float target, double rate) {
    const Judge::Hidden looked = judge_.look(moment.sights);
    Judge::Hidden hidden;
    const float error = chance_of(judge_.rate(looked, moment.aims, moment.sort, &hidden)) - target;
    const std::size_t base = static_cast<std::size_t>(judge_.head(moment.sort) - judge_.row(0));
    Judge::Hidden back;
    for (std::size_t unit = 0; unit < Judge::kWidth; ++unit) {
      slope_[base + unit] += error * std::max(0.0F, hidden[unit]);
      back[unit] = hidden[unit] > 0 ? error * judge_.head(moment.sort)[unit] : 0.0F;
    }
    slope_[base + Judge::kWidth] += error;
    for (std::size_t input = 0; input <= Judge::kInputs; ++input) {
      const float value = input < kSights          ? moment.sights[input]
                          : input < Judge::kInputs ? moment.aims[input - kSights]
                                                   : 1.0F;
      if (value == 0) continue;
      float* const slope = &slope_[input * Judge::kWidth];
      for (std::size_t unit = 0; unit < Judge::kWidth; ++unit) slope[unit] += back[unit] * value;
    }
    if (++count_ == kBatch) step(rate);
  }

 private:
  static constexpr int kBatch = 512;

  void step(double rate) {
    ++steps_;
    const double one = 1 - std::pow(0.9, steps_), two = 1 - std::pow(0.999, steps_);
    const auto scale = static_cast<float>(rate * std::sqrt(two) / one);
    for (std::size_t at = 0; at < slope_.size(); ++at) {
      const float slope = slope_[at] / kBatch;
      first_[at] += 0.1F * (slope - first_[at]);
      second_[at] += 0.001F * (slope * slope - second_[at]);
      judge_.weights()[at] -= scale * first_[at] / (std::sqrt(second_[at]) + 1e-8F);
      slope_[at] = 0;
    }
    count_ = 0;
  }

  Judge& judge_;
  std::vector<float> slope_, first_, second_;
  int count_ = 0, steps_ = 0;
};

Judge read_judge(const std::string& path) {
  std::ifstream file(path, std::ios::binary);
  std::vector<float> weights(Judge::kWeights);
  if (!file.read(reinterpret_cast<char*>(weights.data()), static_cast<std::streamsize>(weights.size() * 4))) {
    throw BadNumbers("no network in " + path);
  }
  return Judge(weights);
}

Judge new_judge(Rng& rng) {
  std::vector<float> weights(Judge::kWeights);
  for (float& weight : weights) weight = static_cast<float>((chance(rng) - 0.5) * 0.3);
  return Judge(weights);
}

// A habit as somebody might have it: stopping early or late, drawing one card per turn or more.
Habit any_habit(const Setup& setup, Rng& rng) {
  Habit habit = bold_habit(setup);
  habit.stop = static_cast<int>(static_cast<double>(habit.stop) * (0.3 + chance(rng)));
  habit.haste = 1 + static_cast<int>(rng.below(3));
  habit.dash = habit.haste + static_cast<int>(rng.below(static_cast<std::uint64_t>(4 - habit.haste)));
  return habit;
}

using Settings = std::map<std::string, double>;

void train(const Game& game, const State& start, long games, std::uint64_t seed, const std::string& out, Judge judge,
           const Settings& settings) {
  const auto set = [&](const char* name, double usual) {
    const auto found = settings.find(name);
    return found == settings.end() ? usual : found->second;
  };
  const auto players = static_cast<std::size_t>(game.players());
  const auto lambda = static_cast<float>(set("lambda", 0.8));
  const double most = set("rate", 0.002), explore = set("explore", 0.06);
  const double self = set("self", 0.4), patient = set("patient", 0.4);
  const bool seer = set("seer", 0) > 0;
  const int nodes = static_cast<int>(set("classic3", 0));  // if not 0, the patient look ahead with so many playouts
  const PlayoutPlayer classic(game, nodes);
  Fit fit(judge);
  Rng rng(seed);
  double won = 0;
  long meetings = 0;
  std::vector<std::vector<Moment>> moments(players);
  for (long number = 0; number < games; ++number) {
    const double done = static_cast<double>(number) / static_cast<double>(games);
    const double rate = most * (1 - 0.97 * done);
    const auto mine = rng.below(players);
    const double kind = chance(rng);
    std::vector<Player> table(players);
    for (std::size_t seat = 0; seat < players; ++seat) {
      Player& player = table[seat];
      if (seat == mine || kind < self) {
        player.judge = &judge;
        player.seer = seer;
        if (chance(rng) < 0.5) player.explore = static_cast<float>(explore * (1 - 0.8 * done));
      } else {
        player.habit = kind < self + patient ? patient_habit(game.setup()) : any_habit(game.setup(), rng);
        if (nodes && kind < self + patient) player.playouts = &classic;
      }
      moments[seat].clear();
    }
    const std::vector<float> shares = played(game, start, table, rng, &moments);
    if (kind >= self && kind < self + patient) won += shares[mine], ++meetings;
    for (std::size_t seat = 0; seat < players; ++seat) {
      if (!table[seat].judge) continue;
      float target = shares[seat];
      for (std::size_t at = moments[seat].size(); at-- > 0;) {
        const Moment& moment = moments[seat][at];
        fit.add(moment, target, rate);
        target = moment.explored ? moment.best : lambda * target + (1 - lambda) * moment.best;
      }
    }
    if ((number + 1) % std::max(1L, games / 10) == 0) {
      std::fprintf(stderr, "%ld games, %.2f %% against the patient\n", number + 1,
                   100 * won / static_cast<double>(std::max(1L, meetings)));
      won = 0, meetings = 0;
    }
  }
  std::ofstream file(out, std::ios::binary);
  file.write(reinterpret_cast<const char*>(judge.weights().data()), static_cast<std::streamsize>(Judge::kWeights * 4));
}

void match(const Game& game, const State& start, long games, std::uint64_t seed,
           const std::vector<std::string>& names) {
  std::vector<std::unique_ptr<Judge>> judges;
  std::vector<std::unique_ptr<PlayoutPlayer>> playouts;
  std::vector<Player> entrants;
  for (std::string name : names) {
    Player player;
    player.seer = name.starts_with("seer:");
    if (player.seer) name = name.substr(5);
    if (name.starts_with("classic3:")) {
      playouts.push_back(std::make_unique<PlayoutPlayer>(game, std::stoi(name.substr(9))));
      player.playouts = playouts.back().get();
    } else if (name == "bold") {
      player.habit = bold_habit(game.setup());
    } else if (name == "patient") {
      player.habit = patient_habit(game.setup());
    } else {
      const auto first = name.find(':'), second = name.find(':', first + 1);
      if (second != std::string::npos) {
        player.error = std::stof(name);
        player.fear = std::stof(name.substr(first + 1));
        name = name.substr(second + 1);
      }
      judges.push_back(std::make_unique<Judge>(read_judge(name)));
      player.judge = judges.back().get();
    }
    entrants.push_back(player);
  }
  const auto players = static_cast<std::size_t>(game.players());
  std::vector<double> won(entrants.size()), knocked_out(won), seats(won);
  for (long number = 0; number < games; ++number) {
    Rng rng(seed * 0x1000'0000ULL + static_cast<std::uint64_t>(number));
    std::vector<Player> table;
    const auto who = [&](std::size_t seat) {
      return (seat + static_cast<std::size_t>(number)) % players % entrants.size();
    };
    for (std::size_t seat = 0; seat < players; ++seat) table.push_back(entrants[who(seat)]);
    Seats out = 0;
    const std::vector<float> shares = played(game, start, table, rng, nullptr, &out);
    for (std::size_t seat = 0; seat < players; ++seat) {
      won[who(seat)] += shares[seat];
      knocked_out[who(seat)] += out >> seat & 1;
      ++seats[who(seat)];
    }
  }
  for (std::size_t at = 0; at < entrants.size(); ++at) {
    std::printf("%s won %.4f, knocked out %.3f\n", names[at].c_str(), won[at] / static_cast<double>(games),
                knocked_out[at] / seats[at]);
  }
}

Numbers read_numbers() {
  std::size_t size = 0;
  std::cin >> size;
  Numbers numbers(size);
  for (Number& number : numbers) std::cin >> number;
  if (!std::cin) throw BadNumbers("no game on standard input");
  return numbers;
}

}  // namespace

int main(int count, char** given) {
  const std::vector<std::string> words(given + 1, given + count);
  if (words.size() < 4) return 2;
  const Numbers config = read_numbers(), first = read_numbers();
  Reader config_reader(config), state_reader(first);
  const Game game(config_reader);
  const State start = game.read(state_reader);
  const long games = std::stol(words[1]);
  const std::uint64_t seed = std::stoull(words[2]);
  if (words[0] == "match") {
    match(game, start, games, seed, {words.begin() + 3, words.end()});
    return 0;
  }
  Settings settings;
  Rng rng(seed + 1);
  Judge judge = new_judge(rng);
  for (std::size_t at = 4; at < words.size(); ++at) {
    const auto equals = words[at].find('=');
    if (equals == std::string::npos) {
      judge = read_judge(words[at]);
    } else {
      settings[words[at].substr(0, equals)] = std::stod(words[at].substr(equals + 1));
    }
  }
  train(game, start, games, seed, words[3], std::move(judge), settings);
}
