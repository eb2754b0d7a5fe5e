// A tool beside the kernel: it lets the search for three and four play against itself and others, on threads, without
// Python.
//
//   gather match PLAYERS GAMES SEED THREADS [A settings] -- [B settings]    one seat for A, the others for B, by turns
//
// A setting is `name=number`: nodes, deepest, error, back and jumps as in `Style`; classic=NODES is the bot of the
// first releases.
#include <atomic>
#include <chrono>
#include <cmath>
#include <cstdio>
#include <fstream>
#include <mutex>
#include <string>
#include <vector>

#include "base/threads.hpp"
#include "quoridor/classic.hpp"
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

struct Player {
  Style style;
  std::uint64_t nodes = 400, classic = 0;

  Action choose(const Game& game, const State& state, std::uint64_t seed) const {
    Actions actions;
    game.legal(state, actions);
    if (classic) return Classic(game, classic, seed).best(state).value_or(actions[0]);
    Limits limits(nodes, 0, nullptr);
    Style own = style;
    own.seed = seed;
    const Answer answer = Party(game, own).think(state, limits, 1);
    return answer.lines.empty() ? actions[0] : answer.lines[0].actions[0];
  }
};

Player read_player(const std::vector<std::string>& settings) {
  Player player;
  for (const std::string& setting : settings) {
    const auto at = setting.find('=');
    const std::string name = setting.substr(0, at);
    const int value = std::stoi(setting.substr(at + 1));
    if (name == "nodes") {
      player.nodes = static_cast<std::uint64_t>(value);
    } else if (name == "classic") {
      player.classic = static_cast<std::uint64_t>(value);
    } else if (name == "jumps") {
      player.style.sees_jumps = value != 0;
    } else if (name == "deepest" || name == "error" || name == "back") {
      (name == "deepest" ? player.style.deepest : name == "error" ? player.style.error : player.style.back) = value;
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

int match(const std::vector<std::string>& args) {
  const Table table(std::stoi(args.at(0)));
  const std::size_t games = std::stoul(args.at(1));
  const std::uint64_t seed = std::stoull(args.at(2));
  const auto middle = std::find(args.begin() + 4, args.end(), "--");
  const Player one = read_player({args.begin() + 4, middle});
  const Player other = read_player({middle == args.end() ? middle : middle + 1, args.end()});
  std::atomic<std::size_t> wins{0}, unfinished{0};
  const auto players = static_cast<std::size_t>(table.game.players());
  on_all(static_cast<unsigned>(std::stoul(args.at(3))), games, [&](std::size_t number) {
    Rng rng(seed * 1'000'003 + number / players);  // equal openings for all seats
    State state = opening(table, rng);
    for (int ply = 0; ply < 400 && table.game.winner(state) < 0; ++ply) {
      const Player& player = state.turn == number % players ? one : other;
      table.game.apply(state, player.choose(table.game, state, rng.next()));
    }
    wins += table.game.winner(state) == static_cast<int>(number % players);
    unfinished += table.game.winner(state) < 0;
  });
  const double share = static_cast<double>(wins) / static_cast<double>(games);
  const double spread = 1.96 * std::sqrt(share * (1 - share) / static_cast<double>(games));
  std::printf("%zu games: %.1f %% +- %.1f, fair %.1f %% (%zu unfinished)\n", games, 100 * share, 100 * spread,
              100.0 / static_cast<double>(players), unfinished.load());
  return 0;
}

}  // namespace

int main(int count, char** words) try {
  const std::vector<std::string> args(words + std::min(count, 2), words + count);
  const std::string mode = count > 1 ? words[1] : "";
  if (mode == "match") return match(args);
  std::puts("gather match");
  return 2;
} catch (const std::exception& error) {
  std::fprintf(stderr, "gather: %s\n", error.what());
  return 1;
}
