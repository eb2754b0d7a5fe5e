// What the evaluation says about the choices behind a view.
#pragma once

#include <cstdint>
#include <vector>

#include "cards/habit.hpp"
#include "cards/judge.hpp"

namespace mazechase::cards {

class Advice {
 public:
  Advice(const Game& game, const Judge& judge) : game_(game), judge_(judge) {}

  // Rate the choices of a view's owner, in the order of its legal actions: the logarithm of the odds of winning after
  // each. Any deal of the unseen cards will do, since nothing hidden is looked at; the seed only says which.
  std::vector<float> rate(const Numbers& view, std::uint64_t seed) const {
    if (view.empty() || view[0] < 1 || view[0] > game_.players()) throw BadNumbers("nobody's view");
    Reader reader(view);
    Rng rng(seed);
    const State s = game_.sample(reader, rng);
    reader.finish();
    return rate(s, static_cast<int>(view[0]) - 1);
  }

  std::vector<float> rate(const State& s, int seat, bool seer = false) const {
    const Node node = game_.node(s);
    if (node.kind != Node::Kind::turn || !(node.seats >> seat & 1)) throw BadNumbers("somebody else's turn");
    const Sight sight(game_.setup(), s, seat, seer);
    const Judge::Hidden looked = judge_.look(sight.sights());
    std::vector<float> rates;
    for (const Action& action : own_actions(game_, s, seat)) {
      rates.push_back(judge_.rate(looked, sight.aims(action), static_cast<std::size_t>(action.sort)));
    }
    return rates;
  }

 private:
  const Game& game_;
  const Judge& judge_;
};

}  // namespace mazechase::cards
