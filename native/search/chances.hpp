// Win chances of every seat: what a position is worth, and the linear evaluation that estimates it.
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cmath>
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <utility>
#include <vector>

#include "base/kernel.hpp"
#include "base/list.hpp"
#include "base/numbers.hpp"

namespace mazechase::search {

// By seat, from 0; they add up to 1.
using Chances = std::array<float, kMostSeats>;

constexpr std::size_t at(int number) { return static_cast<std::size_t>(number); }

// The chances at the end of a game: winners share, and without a winner everybody does.
inline Chances shares(const Result& result, int players) {
  Chances chances{};
  const auto all = static_cast<Seats>((1U << players) - 1);
  const Seats winners = result.winners ? result.winners : all;
  const float share = 1.0F / static_cast<float>(std::popcount(winners));
  for (int seat = 0; seat < players; ++seat) chances[at(seat)] = winners >> seat & 1 ? share : 0.0F;
  return chances;
}

// What is noticed about one seat of a position: numbered features with their values.
struct Feature {
  std::uint16_t number;
  float value;
};
using Noticed = List<Feature, 256>;

// What a turn looks like to somebody of a certain temper: what it brings, how much it risks, how it harms others.
struct Traits {
  float gain = 0, danger = 0, harm = 0;
};

// What a game's evaluation notices. A position is seen between turns; a key identifies a position.
template <class F, class K>
concept Notices =
    requires(const F& features, const typename K::State& state, Noticed& noticed, const typename K::Action& action) {
      { F::kCount } -> std::convertible_to<int>;
      // How many positions in the middle of a turn are followed, for each sort of the action that led there; 0: all.
      { F::kBeam } -> std::convertible_to<int>;
      { features.notice(state, 0, noticed) } -> std::same_as<void>;
      { features.key(state) } -> std::same_as<std::uint64_t>;
      { features.sort(action) } -> std::same_as<int>;
      { features.traits(state, state, 0) } -> std::same_as<Traits>;
    };

// Everybody's features are weighed and added up to a score, and the chances are the softmax of the scores.
template <Kernel K, Notices<K> F>
class Linear {
 public:
  Linear(const K& kernel, std::vector<float> weights)
      : kernel_(kernel), features_(kernel), weights_(std::move(weights)) {
    if (weights_.size() != at(F::kCount)) throw BadNumbers("weights of another evaluation");
  }

  Chances chances(const typename K::State& state) const {
    Chances chances{};
    for (int seat = 0; seat < kernel_.players(); ++seat) {
      Noticed noticed;
      features_.notice(state, seat, noticed);
      chances[at(seat)] = score(noticed);
    }
    soften(chances, kernel_.players());
    return chances;
  }

  float score(const Noticed& noticed) const {
    float sum = 0;
    for (const auto& [number, value] : noticed) sum += weights_[number] * value;
    return sum;
  }

  // Turn scores into chances.
  static void soften(Chances& scores, int players) {
    const auto end = scores.begin() + players;
    const float most = *std::max_element(scores.begin(), end);
    float sum = 0;
    for (auto score = scores.begin(); score != end; ++score) sum += * score = std::exp(*score - most);
    for (auto score = scores.begin(); score != end; ++score) *score /= sum;
  }

  const F& features() const { return features_; }
  std::vector<float>& weights() { return weights_; }

 private:
  const K& kernel_;
  F features_;
  std::vector<float> weights_;
};

// Mix a number into a hash (splitmix64's last step).
constexpr std::uint64_t mixed(std::uint64_t hash, std::uint64_t number) {
  hash = (hash ^ number) + 0x9e37'79b9'7f4a'7c15;
  hash = (hash ^ hash >> 30) * 0xbf58'476d'1ce4'e5b9;
  hash = (hash ^ hash >> 27) * 0x94d0'49bb'1331'11eb;
  return hash ^ hash >> 31;
}

}  // namespace mazechase::search
