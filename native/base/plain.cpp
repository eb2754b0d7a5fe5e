// A kernel without Python: one function that answers questions in numbers, for ctypes.
//
// It takes a second to compile, a twentieth of the binding's time, so `make mutants` builds kernels that are broken
// on purpose this way. Compiled for one game at a time with MAZECHASE_HEADER and MAZECHASE_GAME, as fuzz.cpp is.
#include <algorithm>
#include <cstddef>
#include <exception>
#include <memory>
#include <span>

#include "base/kernel.hpp"
#include "base/playout.hpp"
#include MAZECHASE_HEADER

namespace {

using namespace mazechase;
using Game = mazechase::MAZECHASE_GAME::Game;

enum class Question { check, node, legal, count, after, sample };

Game::State read(const Game& game, std::span<const Number> numbers) {
  Reader reader(numbers);
  Game::State state = game.read(reader);
  reader.finish();
  return state;
}

// Write a list's length, then its items.
template <class Write>
void put_list(Numbers& out, Write write) {
  const std::size_t at = out.size();
  out.push_back(0);
  Writer writer(out);
  write(writer);
  out[at] = static_cast<Number>(out.size() - at - 1);
}

// The kind; seats or winners as bits; then the odds with their weights, or the scores and the letters of the reason.
void put_node(const Game& game, const Game::State& state, Numbers& out) {
  const Node node = game.node(state);
  out.push_back(static_cast<Number>(node.kind));
  if (node.kind == Node::Kind::over) {
    const Result result = game.result(state);
    out.push_back(result.winners);
    for (int seat = 0; seat < game.players(); ++seat) out.push_back(result.scores[static_cast<std::size_t>(seat)]);
    for (const char letter : result.reason) out.push_back(letter);
    return;
  }
  out.push_back(node.seats);
  if (node.kind == Node::Kind::turn) return;
  Game::Odds odds;
  game.odds(state, odds);
  for (const auto& one : odds) {
    put_list(out, [&](Writer& writer) { game.write_outcome(one.outcome, writer); });
    out.push_back(static_cast<Number>(one.weight));
  }
}

template <Kernel K>
Numbers sample(const K& game, Number seed, std::span<const Number> view) {
  Numbers out;
  if constexpr (Samples<K>) {
    Reader reader(view);
    Rng rng(static_cast<std::uint64_t>(seed));
    const typename K::State state = game.sample(reader, rng);
    reader.finish();
    Writer writer(out);
    game.write(state, writer);
  }
  return out;
}

Numbers answer(const Game& game, Question question, Number index, std::span<const Number> numbers) {
  if (question == Question::sample) return sample(game, index, numbers);
  Numbers out;
  Writer writer(out);
  Game::State state = read(game, numbers);
  const bool turn = game.node(state).kind == Node::Kind::turn;
  Game::Actions actions;
  switch (question) {
    case Question::check:
      game.write(state, writer);
      break;
    case Question::node:
      put_node(game, state, out);
      break;
    case Question::legal:
      if (turn) game.legal(state, actions);
      for (const auto& action : actions) put_list(out, [&](Writer& item) { game.write_action(action, item); });
      break;
    case Question::count:
      out.push_back(turn ? static_cast<Number>(count_legal(game, state)) : 0);
      break;
    case Question::after:
      go_on(game, state, game.node(state), static_cast<std::size_t>(index));
      game.write(state, writer);
      break;
    case Question::sample:
      break;
  }
  return out;
}

}  // namespace

// Create a kernel; return null if the configuration is refused.
extern "C" void* mazechase_make(const Number* config, std::size_t size) try {
  Reader reader({config, size});
  auto game = std::make_unique<Game>(reader);
  reader.finish();
  return game.release();
} catch (const std::exception&) {
  return nullptr;
}

// Answer a question about a state, or sample one behind a view with the index as the seed; returns how many numbers the
// answer has, -1 if there is none.
extern "C" long long mazechase_ask(const void* game, int question, Number index, const Number* numbers,
                                   std::size_t size, Number* out, std::size_t room) try {
  const Numbers answered =
      answer(*static_cast<const Game*>(game), static_cast<Question>(question), index, std::span(numbers, size));
  std::copy_n(answered.begin(), std::min(room, answered.size()), out);
  return static_cast<long long>(answered.size());
} catch (const std::exception&) {
  return -1;
}
