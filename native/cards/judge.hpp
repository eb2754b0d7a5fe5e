// A small network that estimates a seat's chance to win after each choice: one hidden layer over what the seat sees and
// what the choice is about (sight.hpp), and an output for each sort of action.
#pragma once

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <span>
#include <vector>

#include "cards/sight.hpp"

namespace mazechase::cards {

class Judge {
 public:
  static constexpr std::size_t kWidth = 32, kSorts = 8;
  static constexpr std::size_t kInputs = kSights + kAims;
  static constexpr std::size_t kWeights = (kInputs + 1) * kWidth + kSorts * (kWidth + 1);
  using Hidden = std::array<float, kWidth>;

  // A row of the hidden layer for each input, the row to begin with, then a row and a constant for each sort.
  explicit Judge(std::span<const float> weights) : weights_(weights.begin(), weights.end()) {
    if (weights_.size() != kWeights) throw BadNumbers("a network of another size");
  }

  // Return the hidden layer for what is seen; each choice starts from it.
  Hidden look(const Sights& sights) const {
    Hidden hidden;
    std::copy_n(row(kInputs), kWidth, hidden.begin());
    for (std::size_t input = 0; input < kSights; ++input) add(hidden, input, sights[input]);
    return hidden;
  }

  // Return the logarithm of the odds of winning after a choice, and its hidden layer before it is cut off below 0.
  float rate(const Hidden& looked, const Aims& aims, std::size_t sort, Hidden* kept = nullptr) const {
    Hidden hidden = looked;
    for (std::size_t input = 0; input < kAims; ++input) add(hidden, kSights + input, aims[input]);
    if (kept) *kept = hidden;
    const float* const out = head(sort);
    float sum = out[kWidth];
    for (std::size_t unit = 0; unit < kWidth; ++unit) sum += std::max(0.0F, hidden[unit]) * out[unit];
    return sum;
  }

  const float* row(std::size_t input) const { return &weights_[input * kWidth]; }
  const float* head(std::size_t sort) const { return &weights_[(kInputs + 1) * kWidth + sort * (kWidth + 1)]; }
  std::vector<float>& weights() { return weights_; }

 private:
  void add(Hidden& hidden, std::size_t input, float value) const {
    if (value == 0) return;
    const float* const weights = row(input);
    for (std::size_t unit = 0; unit < kWidth; ++unit) hidden[unit] += weights[unit] * value;
  }

  std::vector<float> weights_;
};

inline float chance_of(float odds) { return 1 / (1 + std::exp(-odds)); }

}  // namespace mazechase::cards
