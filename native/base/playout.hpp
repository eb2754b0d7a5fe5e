// Random play: all legal actions are equally likely, chance keeps its odds, and each ply takes one random number.
#pragma once

#include <cstdint>
#include <optional>
#include <stdexcept>
#include <vector>

#include "base/kernel.hpp"
#include "base/rng.hpp"

namespace mazechase {

// Return the index of the outcome for a ticket from 0 to the total - 1.
template <class Odds>
std::size_t pick(const Odds& odds, std::uint64_t ticket) {
  std::size_t at = 0;
  while (ticket >= odds[at].weight) ticket -= odds[at++].weight;
  return at;
}

template <class Odds>
std::uint64_t total_weight(const Odds& odds) {
  std::uint64_t total = 0;
  for (const auto& [outcome, weight] : odds) total += weight;
  return total;
}

// Take the action or outcome at an index of its list.
template <Kernel K>
void go_on(const K& kernel, typename K::State& state, Node node, std::size_t index) {
  if (node.kind == Node::Kind::turn) {
    typename K::Actions actions;
    kernel.legal(state, actions);
    if (index >= actions.size()) throw std::out_of_range("no such action");
    kernel.apply(state, actions[index]);
  } else if (node.kind == Node::Kind::chance) {
    typename K::Odds odds;
    kernel.odds(state, odds);
    if (index >= odds.size()) throw std::out_of_range("no such outcome");
    kernel.settle(state, odds[index].outcome);
  } else {
    throw std::out_of_range("the game is over");
  }
}

struct Played {
  std::uint64_t plies = 0;
  std::optional<Result> result;  // none if play was cut off
};

// Play from a state to the end, or for `most` plies; `note` gets the index of each choice in its list.
template <Kernel K, class Note>
Played play_out(const K& kernel, typename K::State& state, Rng rng, std::uint64_t most, Note note) {
  Played played;
  typename K::Actions actions;
  typename K::Odds odds;
  for (;; ++played.plies) {
    const Node node = kernel.node(state);
    if (node.kind == Node::Kind::over) {
      played.result = kernel.result(state);
      return played;
    }
    if (played.plies == most) return played;
    std::size_t index = 0;
    if (node.kind == Node::Kind::turn) {
      actions.clear();
      kernel.legal(state, actions);
      if (actions.empty()) throw BadNumbers("nobody can act in a state that no game reaches");
      index = rng.below(actions.size());
      kernel.apply(state, actions[index]);
    } else {
      odds.clear();
      kernel.odds(state, odds);
      if (odds.empty()) throw BadNumbers("chance brings nothing in a state that no game reaches");
      index = pick(odds, rng.below(total_weight(odds)));
      kernel.settle(state, odds[index].outcome);
    }
    note(index);
  }
}

}  // namespace mazechase
