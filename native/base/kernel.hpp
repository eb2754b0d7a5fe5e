// What a kernel is: the rules of one game with players, options and documents chosen, like a game in Python.
//
// Python is the specification. A kernel lists the same actions and outcomes in the same order with the same weights,
// and reaches the same states; it makes no events and explains nothing. `native/README.md` describes how to write one.
#pragma once

#include <array>
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <string_view>
#include <type_traits>

#include "base/list.hpp"
#include "base/numbers.hpp"
#include "base/rng.hpp"

namespace mazechase {

inline constexpr int kMostSeats = 8;

// A set of seats: bit 0 is seat 1.
using Seats = std::uint16_t;

constexpr Seats seats_of(int seat) { return static_cast<Seats>(1U << (seat - 1)); }

// Who or what comes next: a turn of some seats, a chance that one seat draws, or the end.
struct Node {
  enum class Kind : std::uint8_t { turn, chance, over };
  Kind kind;
  Seats seats = 0;

  static constexpr Node turn(Seats seats) { return {Kind::turn, seats}; }
  static constexpr Node chance(int seat) { return {Kind::chance, seats_of(seat)}; }
  static constexpr Node over() { return {Kind::over, 0}; }
};

// How it ended: the winners, each seat's score in seat order, and the Python rules' reason.
struct Result {
  Seats winners = 0;
  std::array<std::int32_t, kMostSeats> scores{};
  std::string_view reason;
};

// One chance outcome, with its weight. Weights are exact; their total stays below 2^64.
template <class Outcome>
struct Weighted {
  Outcome outcome;
  std::uint64_t weight;
};

// A kernel is a class `Game` in the namespace of its game. It is built once from its configuration (`Game(Reader&)`),
// never changes, and serves any number of threads at the same time. `Actions` and `Odds` are lists (list.hpp).
template <class K>
concept Kernel = std::copyable<typename K::State> && std::equality_comparable<typename K::State> &&
                 std::constructible_from<K, Reader&> &&
                 requires(const K& kernel, const typename K::State& state, typename K::State& next,
                          typename K::Actions& actions, typename K::Odds& odds, typename K::Action action,
                          typename K::Outcome outcome, Reader& reader, Writer& writer) {
                   { kernel.players() } -> std::same_as<int>;
                   // Read a state and check it, so that every accepted state can be played safely; write one.
                   { kernel.read(reader) } -> std::same_as<typename K::State>;
                   { kernel.write(state, writer) } -> std::same_as<void>;
                   { kernel.write_action(action, writer) } -> std::same_as<void>;
                   { kernel.write_outcome(outcome, writer) } -> std::same_as<void>;
                   { kernel.node(state) } -> std::same_as<Node>;
                   // Called only at a turn, at a chance, at the end. The lists arrive empty.
                   { kernel.legal(state, actions) } -> std::same_as<void>;
                   { kernel.odds(state, odds) } -> std::same_as<void>;
                   { kernel.result(state) } -> std::same_as<Result>;
                   // Change a state by a legal action or a possible outcome.
                   { kernel.apply(next, action) } -> std::same_as<void>;
                   { kernel.settle(next, outcome) } -> std::same_as<void>;
                 };

// A kernel may have a faster way to count its legal actions than listing them.
template <class K>
concept Counts = requires(const K& kernel, const typename K::State& state) {
  { kernel.count(state) } -> std::same_as<std::size_t>;
};

template <Kernel K>
std::size_t count_legal(const K& kernel, const typename K::State& state) {
  if constexpr (Counts<K>) {
    return kernel.count(state);
  } else {
    typename K::Actions actions;
    kernel.legal(state, actions);
    return actions.size();
  }
}

// A kernel for hidden hands may also complete a view, each deal with the probability it has by chance.
template <class K>
concept Samples = requires(const K& kernel, Reader& view, Rng& rng) {
  { kernel.sample(view, rng) } -> std::same_as<typename K::State>;
};

// Make a kernel from its numbers; raise BadNumbers if any are left.
template <class K>
K make_kernel(const Numbers& config) {
  Reader reader(config);
  K kernel(reader);
  reader.finish();
  return kernel;
}

// The same for several owners.
template <class K>
std::shared_ptr<const K> make_shared_kernel(const Numbers& config) {
  Reader reader(config);
  auto kernel = std::make_shared<const K>(reader);
  reader.finish();
  return kernel;
}

template <class K>
typename K::State read_state(const K& kernel, const Numbers& numbers) {
  Reader reader(numbers);
  typename K::State state = kernel.read(reader);
  reader.finish();
  return state;
}

// The outcome of a game without chance: there is none.
struct NoOutcome {};
using NoOdds = List<Weighted<NoOutcome>, 1>;

}  // namespace mazechase
