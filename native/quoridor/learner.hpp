// Learning a network of net.hpp: stochastic gradient descent on how likely results were (AdaGrad, Duchi et al. 2011).
#pragma once

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "base/rng.hpp"
#include "quoridor/net.hpp"

namespace mazechase::quoridor {

template <class Items>
class Learner {
 public:
  explicit Learner(std::uint64_t seed) : numbers_(kNumbers), squares_(kNumbers, 1) {
    Rng rng(seed);
    const auto drawn = [&] { return static_cast<float>(rng.next() >> 11) / 9007199254740992.0F - 0.5F; };
    for (float& number : numbers_) number = drawn() / 16;
    for (std::size_t at = 0; at < kWidth; ++at) numbers_[Items::kCount * kWidth + at] = at ? 0.3F : 0;
    for (std::size_t at = kOut; at < kConstant; ++at) numbers_[at] = drawn();
    for (std::size_t at = kConstant; at < kNumbers; ++at) numbers_[at] = 0;
  }

  // Take a step towards a chance of winning; return the cross entropy before.
  double learn(const Items& items, float target, float rate) {
    const Row hidden = hidden_of(items);
    const std::size_t out = kOut + static_cast<std::size_t>(items.bucket()) * kWidth;
    const std::size_t constant = kConstant + static_cast<std::size_t>(items.bucket());
    const float chance = chance_of(hidden, out, constant), wrong = chance - target;
    Row slope{wrong};
    for (std::size_t at = 1; at < kWidth; ++at) {
      slope[at] = hidden[at] > 0 && hidden[at] < 1 ? wrong * numbers_[out + at] : 0;
    }
    for (std::size_t at = 1; at < kWidth; ++at) step(out + at, wrong * std::clamp(hidden[at], 0.0F, 1.0F), rate);
    step(constant, wrong, rate);
    for (const std::uint16_t item : items) step_row(item, slope, rate);
    step_row(Items::kCount, slope, rate);
    return surprise(chance, target);
  }

  // Return the cross entropy without learning from it.
  double judge(const Items& items, float target) const {
    const std::size_t out = kOut + static_cast<std::size_t>(items.bucket()) * kWidth;
    return surprise(chance_of(hidden_of(items), out, kConstant + static_cast<std::size_t>(items.bucket())), target);
  }

  // Let old steps count less, before games of better players are learned from.
  void refresh() {
    for (float& square : squares_) square = 1 + 0.3F * square;
  }

  // Return everything as integers, in the order of net.hpp.
  std::vector<std::int16_t> numbers() const {
    std::vector<std::int16_t> whole;
    whole.reserve(kNumbers);
    for (const float number : numbers_) {
      const long rounded = std::lround(number * NetOf<Items>::kOne);
      whole.push_back(static_cast<std::int16_t>(std::clamp(rounded, -32000L, 32000L)));
    }
    return whole;
  }

 private:
  static constexpr std::size_t kWidth = NetOf<Items>::kWidth, kNumbers = NetOf<Items>::kNumbers;
  static constexpr std::size_t kOut = (Items::kCount + 1) * kWidth, kConstant = kNumbers - Items::kBuckets;
  using Row = std::array<float, kWidth>;

  Row hidden_of(const Items& items) const {
    Row hidden;
    std::copy_n(&numbers_[Items::kCount * kWidth], kWidth, hidden.begin());
    for (const std::uint16_t item : items) {
      const float* const row = &numbers_[item * kWidth];
      for (std::size_t at = 0; at < kWidth; ++at) hidden[at] += row[at];
    }
    return hidden;
  }

  float chance_of(const Row& hidden, std::size_t out, std::size_t constant) const {
    float logit = hidden[0] + numbers_[constant];
    for (std::size_t at = 1; at < kWidth; ++at) logit += std::clamp(hidden[at], 0.0F, 1.0F) * numbers_[out + at];
    return 1 / (1 + std::exp(-logit));
  }

  static double surprise(float chance, float target) {
    const float sure = 1e-7F;
    return -target * std::log(std::max(chance, sure)) - (1 - target) * std::log(std::max(1 - chance, sure));
  }

  void step(std::size_t at, float slope, float rate) {
    squares_[at] += slope * slope;
    numbers_[at] -= rate * slope / std::sqrt(squares_[at]);
  }

  void step_row(std::size_t item, const Row& slope, float rate) {
    float* const numbers = &numbers_[item * kWidth];
    float* const squares = &squares_[item * kWidth];
    for (std::size_t at = 0; at < kWidth; ++at) {
      squares[at] += slope[at] * slope[at];
      numbers[at] -= rate * slope[at] / std::sqrt(squares[at]);
    }
  }

  std::vector<float> numbers_, squares_;  // the second: of the slopes so far
};

}  // namespace mazechase::quoridor
