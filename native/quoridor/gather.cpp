// A tool beside the kernel: the search for three and four plays against itself and others, and learns from it, without
// Python.
//
//   gather match PLAYERS GAMES SEED THREADS [A settings] -- [B settings]    one seat for A, the others for B, by turns
//   gather learn PLAYERS FILE ROUNDS GAMES SEED THREADS    make a network from nothing but games
//
// A setting is `name=value`: net=FILE, or a formula says what positions are worth; nodes; error and jumps as in
// `Style`; classic=NODES is the bot of the first releases.
#include <algorithm>
#include <array>
#include <atomic>
#include <cmath>
#include <cstdint>
#include <cstdio>
#include <fstream>
#include <memory>
#include <stdexcept>
#include <string>
#include <vector>

#include "base/threads.hpp"
#include "quoridor/classic.hpp"
#include "quoridor/learner.hpp"
#include "quoridor/party.hpp"

namespace {

using namespace mazechase;
using namespace mazechase::quoridor;

// The seats' first squares and goals, clockwise (QUOR-23 to QUOR-25).
struct Table {
  explicit Table(int players) : game(make(players)) {
    first.pawns = {4, 36, 76, 44};
    for (int seat = 0; seat < players; ++seat)
      first.left[static_cast<std::size_t>(seat)] = static_cast<std::uint8_t>(kMostFences / players);
    if (players == 3) first.pawns[3] = 0;
  }

  State first;
  Game game;

 private:
  static Game make(int players) {
    std::array<Squares, 4> goals;  // north, east, south, west
    for (int at = 0; at < 9; ++at) {
      goals[0] = goals[0].with(72 + at);
      goals[1] = goals[1].with(9 * at + 8);
      goals[2] = goals[2].with(at);
      goals[3] = goals[3].with(9 * at);
    }
    Numbers numbers{players, 1, 0, 0xffff'ffff};
    Writer writer(numbers);
    for (int seat = 0; seat < players; ++seat) goals[static_cast<std::size_t>(seat)].write(writer);
    Reader reader(numbers);
    return Game(reader);
  }
};

double drawn(Rng& rng) { return static_cast<double>(rng.next() >> 11) / 9007199254740992.0; }

std::shared_ptr<const SeatNet> read_net(const std::string& path) {
  std::ifstream file(path, std::ios::binary);
  std::vector<std::int16_t> numbers(SeatNet::kNumbers);
  file.read(reinterpret_cast<char*>(numbers.data()), static_cast<std::streamsize>(2 * numbers.size()));
  if (!file) throw std::runtime_error("no network in " + path);
  return std::make_shared<SeatNet>(numbers);
}

struct Player {
  Style style;
  std::uint64_t nodes = 3000, classic = 0;
  std::shared_ptr<const SeatNet> net;

  Action choose(const Game& game, const State& state, std::uint64_t seed) const {
    Actions actions;
    game.legal(state, actions);
    if (classic) return Classic(game, classic, seed).best(state).value_or(actions[0]);
    Limits limits(nodes, 0, nullptr);
    Style own = style;
    own.seed = seed;
    const Answer answer = Party(game, net.get(), own).think(state, limits, 1);
    return answer.lines.empty() ? actions[0] : answer.lines[0].actions[0];
  }
};

Player read_player(const std::vector<std::string>& settings) {
  Player player;
  for (const std::string& setting : settings) {
    const auto at = setting.find('=');
    const std::string name = setting.substr(0, at), value = setting.substr(at + 1);
    if (name == "net") {
      player.net = read_net(value);
    } else if (name == "nodes") {
      player.nodes = std::stoull(value);
    } else if (name == "classic") {
      player.classic = std::stoull(value);
    } else if (name == "jumps") {
      player.style.sees_jumps = value != "0";
    } else if (name == "error") {
      player.style.error = std::stoi(value);
    } else {
      throw std::runtime_error("no setting " + name);
    }
  }
  return player;
}

// A random legal action, mostly a move of the pawn.
Action stray(const Game& game, const State& state, Rng& rng) {
  Actions actions;
  game.legal(state, actions);
  std::size_t moves = 0;
  while (moves < actions.size() && !is_fence(actions[moves])) ++moves;
  const bool move = moves && (moves == actions.size() || rng.below(10) < 6);
  return move ? actions[rng.below(moves)] : actions[moves + rng.below(actions.size() - moves)];
}

State opening(const Table& table, Rng& rng) {
  for (;;) {
    State state = table.first;
    const auto players = static_cast<std::uint64_t>(table.game.players());
    for (std::uint64_t plies = players * rng.below(4); plies; --plies)
      table.game.apply(state, stray(table.game, state, rng));
    if (table.game.winner(state) < 0) return state;
  }
}

// Let one player sit among others; return how many of the games it wins, and how many don't end.
std::array<std::size_t, 2> play(const Table& table, const Player& one, const Player& other, std::size_t games,
                                std::uint64_t seed, unsigned threads) {
  std::atomic<std::size_t> wins{0}, unfinished{0};
  const auto players = static_cast<std::size_t>(table.game.players());
  on_all(threads, games, [&](std::size_t number) {
    Rng rng(seed * 1'000'003 + number / players);  // equal openings for all seats
    State state = opening(table, rng);
    for (int ply = 0; ply < 400 && table.game.winner(state) < 0; ++ply) {
      const Player& player = state.turn == number % players ? one : other;
      table.game.apply(state, player.choose(table.game, state, rng.next()));
    }
    wins += table.game.winner(state) == static_cast<int>(number % players);
    unfinished += table.game.winner(state) < 0;
  });
  return {wins, unfinished};
}

void report(const Table& table, std::size_t games, const std::array<std::size_t, 2>& counts) {
  const double share = static_cast<double>(counts[0]) / static_cast<double>(games);
  const double spread = 1.96 * std::sqrt(share * (1 - share) / static_cast<double>(games));
  std::printf("%zu games: %.1f %% +- %.1f, fair %.1f %% (%zu unfinished)\n", games, 100 * share, 100 * spread,
              100.0 / table.game.players(), counts[1]);
  std::fflush(stdout);
}

int match(const std::vector<std::string>& args) {
  const Table table(std::stoi(args.at(0)));
  const std::size_t games = std::stoul(args.at(1));
  const auto middle = std::find(args.begin() + 4, args.end(), "--");
  const Player one = read_player({args.begin() + 4, middle});
  const Player other = read_player({middle == args.end() ? middle : middle + 1, args.end()});
  const auto threads = static_cast<unsigned>(std::stoul(args.at(3)));
  report(table, games, play(table, one, other, games, std::stoull(args.at(2)), threads));
  return 0;
}

// A game that was played to its end.
struct Record {
  State first;
  std::vector<Action> actions;
  int winner = -1;
};

// One of the actions: the better it looks, the likelier.
Action take(const std::vector<Party::Rated>& rated, double warmth, Rng& rng) {
  std::vector<double> sums;
  double sum = 0;
  for (const auto& [action, worth] : rated) {
    const double behind = worth - rated[0].worth;
    sums.push_back(sum += warmth > 0 ? std::exp(behind / 256 / warmth) : behind == 0);
  }
  const double place = drawn(rng) * sum;
  const auto at = std::upper_bound(sums.begin(), sums.end(), place) - sums.begin();
  return rated[std::min(static_cast<std::size_t>(at), rated.size() - 1)].action;
}

// Play a game in which some seats take what the network rates best, or nearly, and others are classic. In the first
// round there is no network yet.
Record record(const Table& table, const SeatNet* net, Rng rng) {
  constexpr double kClassics = 0.25, kStray = 0.02;
  constexpr int kMostPlies = 300;
  Record game{opening(table, rng), {}, -1};
  std::array<double, kMostPlayers> warmth{};
  std::array<bool, kMostPlayers> classic{};
  for (int seat = 0; seat < table.game.players(); ++seat) {
    classic[static_cast<std::size_t>(seat)] = !net || drawn(rng) < kClassics;
    const double luck = drawn(rng);
    warmth[static_cast<std::size_t>(seat)] = luck < 0.3 ? 0 : luck < 0.7 ? 0.1 : 0.25;
  }
  State state = game.first;
  for (int ply = 0; ply < kMostPlies && table.game.winner(state) < 0; ++ply) {
    Action action;
    Actions actions;
    table.game.legal(state, actions);
    if (drawn(rng) < kStray) {
      action = stray(table.game, state, rng);
    } else if (classic[state.turn]) {
      const std::uint64_t nodes = net ? 400 : 150 + rng.below(500);
      action = Classic(table.game, nodes, rng.next()).best(state).value_or(actions[0]);
    } else {
      action = take(Party(table.game, net, Style{}).rated(state), warmth[state.turn], rng);
    }
    game.actions.push_back(action);
    table.game.apply(state, action);
  }
  game.winner = table.game.winner(state);
  return game;
}

using Chances = std::array<float, kMostPlayers>;

// What there is to learn from a game: everybody's chances at every ply, as they turned out; a little of what the last
// network thought on the way makes them less a matter of luck (temporal differences, Sutton 1988).
class Lesson {
 public:
  Lesson(const Game& game, const Record& record, const SeatNet* net)
      : game_(&game), record_(&record), state_(record.first), targets_(record.actions.size()) {
    constexpr float kLambda = 0.9F;
    Chances chances{};
    chances[static_cast<std::size_t>(record.winner)] = 1;
    if (net) judge(*net);
    for (std::size_t ply = targets_.size(); ply-- > 0;) {
      const Chances thought = targets_[ply];
      targets_[ply] = chances;
      if (!net) continue;
      for (std::size_t seat = 0; seat < kMostPlayers; ++seat)
        chances[seat] = kLambda * chances[seat] + (1 - kLambda) * thought[seat];
    }
  }

  // Call `see(items, target)` for every seat of the next ply; return false after the last.
  template <class See>
  bool next(See see) {
    Ply here;
    here.begin(*game_, state_);
    const Ways ways(here, game_->players());
    for (int seat = 0; seat < game_->players(); ++seat)
      see(SeatItems(here, ways, seat), targets_[ply_][static_cast<std::size_t>(seat)]);
    game_->apply(state_, record_->actions[ply_]);
    return ++ply_ < targets_.size();
  }

 private:
  void judge(const SeatNet& net) {
    State state = record_->first;
    Ply here;
    for (std::size_t ply = 0; ply < targets_.size(); ++ply) {
      here.begin(*game_, state);
      const Ways ways(here, game_->players());
      for (int seat = 0; seat < game_->players(); ++seat) {
        const int worth = net.worth(SeatItems(here, ways, seat));
        targets_[ply][static_cast<std::size_t>(seat)] = 1 / (1 + std::exp(-static_cast<float>(worth) / 256));
      }
      game_->apply(state, record_->actions[ply]);
    }
  }

  const Game* game_;
  const Record* record_;
  State state_;
  std::vector<Chances> targets_;
  std::size_t ply_ = 0;
};

// Learn from all games but the last few, which show how well it went; return the cross entropy there.
double study(const Table& table, Learner<SeatItems>& learner, const SeatNet* net, const std::vector<Record>& games,
             float rate, Rng& rng) {
  constexpr std::size_t kAtOnce = 256;  // games, so that neighbouring positions don't follow each other
  const std::size_t learned = games.size() - games.size() / 20;
  std::vector<std::size_t> order(learned);
  for (std::size_t at = 0; at < learned; ++at) {
    order[at] = at;
    std::swap(order[at], order[rng.below(at + 1)]);
  }
  std::vector<Lesson> lessons;
  while (!order.empty() || !lessons.empty()) {
    if (!order.empty() && lessons.size() < kAtOnce) {
      lessons.emplace_back(table.game, games[order.back()], net);
      order.pop_back();
      continue;
    }
    const std::size_t at = rng.below(lessons.size());
    const auto learn = [&](const SeatItems& items, float target) { learner.learn(items, target, rate); };
    if (lessons[at].next(learn)) continue;
    lessons[at] = std::move(lessons.back());
    lessons.pop_back();
  }
  double sum = 0;
  std::size_t count = 0;
  for (std::size_t at = learned; at < games.size(); ++at) {
    Lesson lesson(table.game, games[at], nullptr);
    const auto judge = [&](const SeatItems& items, float target) {
      sum += learner.judge(items, target);
      ++count;
    };
    while (lesson.next(judge)) {
    }
  }
  return sum / static_cast<double>(std::max<std::size_t>(count, 1));
}

int learn(const std::vector<std::string>& args) {
  const Table table(std::stoi(args.at(0)));
  const std::string path = args.at(1);
  const int rounds = std::stoi(args.at(2));
  const std::size_t count = std::stoul(args.at(3));
  const std::uint64_t seed = std::stoull(args.at(4));
  const auto threads = static_cast<unsigned>(std::stoul(args.at(5)));
  Learner<SeatItems> learner(seed);
  std::shared_ptr<const SeatNet> net;
  std::vector<Record> games;  // of this round and the one before
  Rng rng(seed);
  for (int round = 0; round < rounds; ++round) {
    std::vector<Record> fresh(count);
    on_all(threads, count, [&](std::size_t number) {
      fresh[number] = record(table, net.get(), Rng((seed + static_cast<std::uint64_t>(round)) * 1'000'003 + number));
    });
    std::erase_if(fresh, [](const Record& game) { return game.winner < 0; });
    if (games.size() > count) games.erase(games.begin(), games.end() - static_cast<std::ptrdiff_t>(count));
    games.insert(games.end(), fresh.begin(), fresh.end());
    learner.refresh();
    const int epochs = round + 1 < rounds ? 2 : 4;
    for (int epoch = 0; epoch < epochs; ++epoch) {
      const float rate = 0.03F * (1 - 0.9F * static_cast<float>(epoch) / static_cast<float>(epochs));
      std::printf("round %d: %zu games, surprise %.4f\n", round + 1, games.size(),
                  study(table, learner, net.get(), games, rate, rng));
      std::fflush(stdout);
    }
    const std::vector<std::int16_t> numbers = learner.numbers();
    net = std::make_shared<SeatNet>(numbers);
    std::ofstream(path, std::ios::binary)
        .write(reinterpret_cast<const char*>(numbers.data()), static_cast<std::streamsize>(2 * numbers.size()));
    Player classic, searcher;
    classic.classic = 1000;
    searcher.net = net;
    searcher.nodes = 200;
    report(table, 120, play(table, searcher, classic, 120, seed, threads));
  }
  return 0;
}

}  // namespace

int main(int count, char** words) try {
  const std::vector<std::string> args(words + std::min(count, 2), words + count);
  const std::string mode = count > 1 ? words[1] : "";
  if (mode == "match") return match(args);
  if (mode == "learn") return learn(args);
  std::puts("gather match | learn");
  return 2;
} catch (const std::exception& error) {
  std::fprintf(stderr, "gather: %s\n", error.what());
  return 1;
}
