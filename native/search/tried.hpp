// A short search from any state, for the sanitizers (base/fuzz.cpp).
#pragma once

#include <cassert>
#include <functional>

#include "search/ahead.hpp"

namespace mazechase::search {

// Look ahead with weights that mean nothing, over a few thousand nodes.
template <Kernel K, Notices<K> F>
void try_ahead(const K& kernel, const typename K::State& state) {
  if (kernel.node(state).kind != Node::Kind::turn) return;
  typename K::Actions actions;
  kernel.legal(state, actions);
  if (actions.empty()) return;  // only in a state that no game reaches
  std::vector<float> weights(at(F::kCount));
  for (std::size_t place = 0; place < weights.size(); ++place) weights[place] = static_cast<float>(place % 7) - 3;
  const Linear<K, F> evaluation(kernel, weights);
  Ahead<K, F> ahead(kernel, evaluation, {4, 2, 2, 4, 2, 2}, Meter(2000, std::function<bool()>()));
  const auto found = ahead.ends(state);
  assert(!found.empty());
}

}  // namespace mazechase::search
