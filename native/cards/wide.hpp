// Whole numbers of 192 bits, with only what counting deals needs (dealing.hpp).
#pragma once

#include <array>
#include <bit>
#include <compare>
#include <cstddef>
#include <cstdint>

#include "base/rng.hpp"

namespace mazechase::cards {

class Wide {
 public:
  explicit Wide(std::uint64_t number = 0) : limbs_{} {
    limbs_[0] = static_cast<std::uint32_t>(number);
    limbs_[1] = static_cast<std::uint32_t>(number >> 32);
  }

  Wide& operator*=(std::uint32_t factor) {
    std::uint64_t carry = 0;
    for (std::uint32_t& limb : limbs_) {
      carry += std::uint64_t{limb} * factor;
      limb = static_cast<std::uint32_t>(carry);
      carry >>= 32;
    }
    return *this;
  }

  Wide& operator+=(const Wide& other) {
    std::uint64_t carry = 0;
    for (std::size_t at = 0; at < limbs_.size(); ++at) {
      carry += std::uint64_t{limbs_[at]} + other.limbs_[at];
      limbs_[at] = static_cast<std::uint32_t>(carry);
      carry >>= 32;
    }
    return *this;
  }

  // Subtract a number that is not larger.
  Wide& operator-=(const Wide& other) {
    std::uint64_t borrow = 0;
    for (std::size_t at = 0; at < limbs_.size(); ++at) {
      const std::uint64_t less = std::uint64_t{limbs_[at]} - other.limbs_[at] - borrow;
      limbs_[at] = static_cast<std::uint32_t>(less);
      borrow = less >> 63;
    }
    return *this;
  }

  friend bool operator<(const Wide& one, const Wide& other) {
    for (std::size_t at = one.limbs_.size(); at-- > 0;) {
      if (one.limbs_[at] != other.limbs_[at]) return one.limbs_[at] < other.limbs_[at];
    }
    return false;
  }

  bool is_zero() const { return *this == Wide(); }
  friend bool operator==(const Wide&, const Wide&) = default;

  // Return a number below this one, which is not 0, each exactly as likely as any other: as many random bits as it has,
  // until they are below it, which takes less than two tries on average.
  Wide below(Rng& rng) const {
    std::size_t last = limbs_.size() - 1;
    while (!limbs_[last]) --last;
    const std::uint32_t mask = 0xffff'ffff >> std::countl_zero(limbs_[last]);
    Wide number;
    do {
      for (std::size_t at = 0; at <= last; ++at) number.limbs_[at] = static_cast<std::uint32_t>(rng.next() >> 32);
      number.limbs_[last] &= mask;
    } while (!(number < *this));
    return number;
  }

 private:
  std::array<std::uint32_t, 6> limbs_;  // the lowest first
};

}  // namespace mazechase::cards
