// A tool beside the kernel: it lets the search for two play against itself, on threads, without Python.
//
//   spar record FILE GAMES SEED NODES [THREADS] [net=FILE]     play games and write what to learn from
//   spar match GAMES SEED NODES [THREADS] [A settings] -- [B settings]    play two settings against each other
//   spar pairs GAMES SEED NODES [THREADS] [A settings] -- [B settings]    the same; print what A made of each pair
//   spar session [settings]                                    answer on standard input, for matches with others
//
// A setting is `name=number`, a name of `Tuning`, or `net=FILE`.
#include <chrono>
#include <cmath>
#include <cstdio>
#include <cstring>
#include <fstream>
#include <iostream>
#include <mutex>
#include <sstream>
#include <string>
#include <vector>

#include "base/threads.hpp"
#include "quoridor/duel.hpp"

namespace {

using namespace mazechase;
using namespace mazechase::quoridor;

Game make_game() {
  Numbers numbers{2, 1, 0, 0xffff'ffff};
  Squares north, south;
  for (int column = 0; column < 9; ++column) {
    north = north.with(72 + column);
    south = south.with(column);
  }
  Writer writer(numbers);
  north.write(writer);
  south.write(writer);
  Reader reader(numbers);
  return Game(reader);
}

const Game kGame = make_game();

State first_state() {
  State state;
  state.pawns = {4, 76, 0, 0};
  state.left = {10, 10, 0, 0};
  return state;
}

std::string name_of(Action action) {
  const int square = is_fence(action) ? fences::square_of(anchor_of(action)) : static_cast<int>(number_of(action));
  std::string name{static_cast<char>('a' + square % 9), static_cast<char>('1' + square / 9)};
  if (is_fence(action)) name += number_of(action) < kFirstV ? 'h' : 'v';
  return name;
}

Action action_named(const std::string& name) {
  const auto x = static_cast<unsigned>(name[0] - 'a'), y = static_cast<unsigned>(name[1] - '1');
  if (name.size() == 2) return action_of(y * 9 + x);
  return action_of((name[2] == 'h' ? kFirstH : kFirstV) + y * 8 + x);
}

// A player: the numbers of its search, how it differs from the best, and what it thinks of positions.
struct Player {
  Tuning tuning;
  Style style;
  std::shared_ptr<const Net> net;
  std::uint64_t nodes = 0;  // 0: as many as the other

  Answer think(const State& state, std::uint64_t usual, std::uint64_t seed, std::size_t positions) const {
    Limits limits(nodes ? nodes : usual, 0, nullptr);
    Style own = style;
    own.seed = seed;
    const Worth worth(net);
    return std::make_unique<Duel>(kGame, worth, tuning, own, positions)->think(state, limits, 1);
  }
};

Player read_player(const std::vector<std::string>& settings) {
  Player player;
  for (const std::string& setting : settings) {
    const auto at = setting.find('=');
    const std::string name = setting.substr(0, at), value = setting.substr(at + 1);
    if (name == "net") {
      std::ifstream file(value, std::ios::binary);
      std::vector<std::int16_t> numbers(Net::kNumbers);
      file.read(reinterpret_cast<char*>(numbers.data()), static_cast<std::streamsize>(numbers.size() * 2));
      if (!file) throw std::runtime_error("cannot read " + value);
      player.net = std::make_shared<Net>(numbers);
      continue;
    }
    const std::pair<std::string_view, int*> more[] = {{"deepest", &player.style.deepest},
                                                      {"error", &player.style.error},
                                                      {"forward", &player.style.forward},
                                                      {"back", &player.style.back},
                                                      {"fence", &player.style.fence}};
    int* number = player.tuning.find(name);
    for (const auto& [known, place] : more) {
      if (known == name) number = place;
    }
    if (name == "nodes") {
      player.nodes = std::stoull(value);
    } else if (name == "jumps") {
      player.style.sees_jumps = value != "0";
    } else if (number) {
      *number = std::stoi(value);
    } else {
      throw std::runtime_error("no setting " + name);
    }
  }
  return player;
}

// A random opening of a few plies: more moves than fences, and nobody almost home.
State opening(Rng& rng, std::vector<Action>* log = nullptr) {
  for (;;) {
    State state = first_state();
    if (log) log->clear();
    const auto plies = 2 * (1 + rng.below(5));
    for (std::uint64_t ply = 0; ply < plies; ++ply) {
      Actions actions;
      kGame.legal(state, actions);
      std::size_t moves = 0;
      while (moves < actions.size() && !is_fence(actions[moves])) ++moves;
      const bool move = rng.below(10) < 6;
      const Action action = move ? actions[rng.below(moves)] : actions[moves + rng.below(actions.size() - moves)];
      if (log) log->push_back(action);
      kGame.apply(state, action);
    }
    if (kGame.winner(state) < 0) return state;
  }
}

#pragma pack(push, 1)
struct Record {
  std::uint64_t h, v;
  std::uint8_t pawns[2], left[2], turn;
  std::int16_t value;
  std::int8_t won;  // 1 if the seat on turn won, -1 if it lost, 0 if nobody did
};
#pragma pack(pop)

int record(const std::vector<std::string>& args) {
  std::ofstream file(args.at(0), std::ios::binary);
  const std::size_t games = std::stoul(args.at(1));
  const std::uint64_t seed = std::stoull(args.at(2)), nodes = std::stoull(args.at(3));
  const unsigned threads = static_cast<unsigned>(std::stoul(args.at(4)));
  const auto seconds = std::stod(args.at(5));
  const Player player = read_player({args.begin() + 6, args.end()});
  const auto begun = std::chrono::steady_clock::now();
  std::mutex mutex;
  std::size_t written = 0, played = 0;
  on_all(threads, games, [&](std::size_t game) {
    if (std::chrono::duration<double>(std::chrono::steady_clock::now() - begun).count() > seconds) return;
    Rng rng(seed * 1'000'003 + game);
    State state = opening(rng);
    std::vector<Record> records;
    for (int ply = 0; ply < 160 && kGame.winner(state) < 0; ++ply) {
      const Line line = player.think(state, nodes / 2 + rng.below(nodes), 0, 1 << 13).lines.at(0);
      if (std::abs(line.value) < kSure && state.left[0] + state.left[1] > 0) {
        records.push_back({state.fences.h,
                           state.fences.v,
                           {state.pawns[0], state.pawns[1]},
                           {state.left[0], state.left[1]},
                           state.turn,
                           static_cast<std::int16_t>(line.value),
                           0});
      } else if (state.left[0] + state.left[1] == 0) {
        // The race decides.
        const int winner = line.value > 0 ? state.turn : 1 - state.turn;
        if (line.value) state.pawns[static_cast<std::size_t>(winner)] = winner ? 0 : 80;
        break;
      } else if (line.value) {
        const int winner = line.value > 0 ? state.turn : 1 - state.turn;
        state.pawns[static_cast<std::size_t>(winner)] = winner ? 0 : 80;
        break;
      }
      Action action = line.actions[0];
      if (rng.below(40) == 0) {  // stray now and then, mostly by a move
        Actions actions;
        kGame.legal(state, actions);
        std::size_t moves = 0;
        while (moves < actions.size() && !is_fence(actions[moves])) ++moves;
        action = rng.below(2) && moves ? actions[rng.below(moves)] : actions[rng.below(actions.size())];
      }
      kGame.apply(state, action);
    }
    const int winner = kGame.winner(state);
    for (Record& one : records) one.won = static_cast<std::int8_t>(winner < 0 ? 0 : winner == one.turn ? 1 : -1);
    const std::scoped_lock lock(mutex);
    file.write(reinterpret_cast<const char*>(records.data()),
               static_cast<std::streamsize>(records.size() * sizeof(Record)));
    written += records.size();
    ++played;
  });
  std::printf("%zu games, %zu positions\n", played, written);
  return 0;
}

State mirrored(const State& state) {
  State mirror;
  const auto flip = [](Word word) {
    Word flipped = 0;
    for (; word; word &= word - 1) flipped |= Word{1} << (std::countr_zero(word) ^ 7);
    return flipped;
  };
  for (Word rest = flip(state.fences.h); rest; rest &= rest - 1) mirror.maze.close_h(std::countr_zero(rest));
  for (Word rest = flip(state.fences.v); rest; rest &= rest - 1) mirror.maze.close_v(std::countr_zero(rest));
  mirror.fences = {flip(state.fences.h), flip(state.fences.v)};
  for (std::size_t seat = 0; seat < 2; ++seat) {
    mirror.pawns[seat] = static_cast<std::uint8_t>(state.pawns[seat] / 9 * 9 + 8 - state.pawns[seat] % 9);
  }
  mirror.left = state.left;
  mirror.turn = state.turn;
  return mirror;
}

// Write what the network sees of recorded positions, each as it is and mirrored.
int items(const std::vector<std::string>& args) {
  struct Row {
    std::array<std::uint16_t, 128> items;
    std::int16_t value;
    std::int8_t won;
    std::uint8_t bucket;
  };
  static_assert(sizeof(Row) == 260);
  std::ofstream out(args.at(0), std::ios::binary);
  const auto ply = std::make_unique<Ply>();
  for (std::size_t at = 1; at < args.size(); ++at) {
    std::ifstream in(args[at], std::ios::binary);
    for (Record record; in.read(reinterpret_cast<char*>(&record), sizeof record);) {
      State state;
      state.fences = {record.h, record.v};
      for (Word rest = record.h; rest; rest &= rest - 1) state.maze.close_h(std::countr_zero(rest));
      for (Word rest = record.v; rest; rest &= rest - 1) state.maze.close_v(std::countr_zero(rest));
      state.pawns = {record.pawns[0], record.pawns[1], 0, 0};
      state.left = {record.left[0], record.left[1], 0, 0};
      state.turn = record.turn;
      for (const State& one : {state, mirrored(state)}) {
        ply->begin(kGame, one);
        const Items seen(*ply);
        Row row{{}, record.value, record.won, static_cast<std::uint8_t>(seen.bucket())};
        row.items.fill(Items::kCount + 8);
        const auto size = static_cast<std::size_t>(seen.end() - seen.begin());
        if (size > row.items.size()) continue;
        std::copy(seen.begin(), seen.end(), row.items.begin());
        out.write(reinterpret_cast<const char*>(&row), sizeof row);
      }
    }
  }
  return 0;
}

// Play one game; return the winning seat, -1 if nobody wins.
int play(State state, const Player& one, const Player& other, std::uint64_t nodes, Rng rng) {
  for (int ply = 0; ply < 200 && kGame.winner(state) < 0; ++ply) {
    const Player& player = state.turn ? other : one;
    const Answer answer = player.think(state, nodes, rng.next(), std::size_t{1} << (nodes > 20000 ? 17 : 14));
    Actions actions;
    kGame.legal(state, actions);
    const bool weak = player.style.error || player.style.deepest;
    if (!weak && !answer.lines.empty() && answer.lines[0].value >= kSure) return state.turn;
    kGame.apply(state, answer.lines.empty() ? actions[0] : answer.lines[0].actions[0]);
  }
  return kGame.winner(state);
}

// What the first player makes of each opening, played with both colours: 0 to 2 points.
std::vector<double> play_pairs(const std::vector<std::string>& args) {
  const std::size_t games = std::stoul(args.at(0));
  const std::uint64_t seed = std::stoull(args.at(1)), nodes = std::stoull(args.at(2));
  const unsigned threads = static_cast<unsigned>(std::stoul(args.at(3)));
  const auto middle = std::find(args.begin() + 4, args.end(), "--");
  const Player one = read_player({args.begin() + 4, middle});
  const Player other = read_player({middle == args.end() ? middle : middle + 1, args.end()});
  std::vector<double> points(games / 2);
  on_all(threads, games / 2, [&](std::size_t pair) {
    Rng rng(seed * 1'000'003 + pair);
    const State state = opening(rng);
    const int first = play(state, one, other, nodes, rng), second = play(state, other, one, nodes, rng);
    points[pair] = (first < 0 ? 0.5 : first == 0) + (second < 0 ? 0.5 : second == 1);
  });
  return points;
}

int pairs(const std::vector<std::string>& args) {
  for (const double points : play_pairs(args)) std::printf("%g\n", points);
  return 0;
}

int match(const std::vector<std::string>& args) {
  const std::vector<double> points = play_pairs(args);
  const auto count = static_cast<double>(points.size());
  double score = 0, squares = 0;
  for (const double pair : points) {
    score += pair;
    squares += pair * pair;
  }
  const double mean = score / count / 2;
  const double spread = std::sqrt((squares / count / 4 - mean * mean) / count);
  std::printf("%zu games: %.1f %% +- %.1f\n", 2 * points.size(), 100 * mean, 196 * spread);
  return 0;
}

int session(const std::vector<std::string>& args) {
  const Player player = read_player(args);
  State state = first_state();
  for (std::string line; std::getline(std::cin, line);) {
    std::istringstream words(line);
    std::string word;
    words >> word;
    if (word == "position") {
      state = first_state();
      while (words >> word) kGame.apply(state, action_named(word));
      std::puts("ready");
    } else if (word == "go" || word == "nodes") {
      double much = 1;
      words >> much;
      const bool timed = word == "go";
      Limits limits(timed ? 0 : static_cast<std::uint64_t>(much), timed ? static_cast<std::uint64_t>(much * 1000) : 0,
                    nullptr);
      const auto begun = std::chrono::steady_clock::now();
      const Worth worth(player.net);
      const auto duel = std::make_unique<Duel>(kGame, worth, player.tuning, player.style, 1 << 20);
      const Answer found = duel->think(state, limits, 1);
      const double took = std::chrono::duration<double>(std::chrono::steady_clock::now() - begun).count();
      std::fprintf(stderr, "depth %d value %d nodes %llu in %.3f s:", found.depth, found.lines.at(0).value,
                   static_cast<unsigned long long>(limits.spent()), took);
      for (const Action action : found.lines[0].actions) std::fprintf(stderr, " %s", name_of(action).c_str());
      std::fprintf(stderr, "\n");
      std::printf("bestmove %s\n", name_of(found.lines[0].actions[0]).c_str());
    } else if (word == "quit") {
      break;
    }
    std::fflush(stdout);
  }
  return 0;
}

}  // namespace

int main(int count, char** words) try {
  const std::vector<std::string> args(words + std::min(count, 2), words + count);
  const std::string mode = count > 1 ? words[1] : "";
  if (mode == "record") return record(args);
  if (mode == "items") return items(args);
  if (mode == "match") return match(args);
  if (mode == "pairs") return pairs(args);
  if (mode == "session") return session(args);
  std::puts("spar record|match|pairs|session");
  return 2;
} catch (const std::exception& error) {
  std::fprintf(stderr, "spar: %s\n", error.what());
  return 1;
}
