// The random generator of playouts, small and the same everywhere: `mazechase.engine.rng` is its Python twin.
#pragma once

#include <cstdint>

namespace mazechase {

// splitmix64 (Steele, Lea, Flood 2014). Equal seeds give equal numbers; the seed is mixed first, so that neighbouring
// seeds have nothing in common.
class Rng {
 public:
  explicit constexpr Rng(std::uint64_t seed) : state_(mix(seed)) {}

  constexpr std::uint64_t next() {
    state_ += 0x9e37'79b9'7f4a'7c15;
    return mix(state_);
  }

  // Return a number from 0 to n - 1, all equally likely (Lemire 2019: multiply, rarely retry).
  constexpr std::uint64_t below(std::uint64_t n) {
    Product product = multiply(next(), n);
    if (product.low < n) {
      const std::uint64_t least = (0 - n) % n;
      while (product.low < least) product = multiply(next(), n);
    }
    return product.high;
  }

 private:
  struct Product {
    std::uint64_t high, low;
  };

  static constexpr std::uint64_t mix(std::uint64_t z) {
    z = (z ^ z >> 30) * 0xbf58'476d'1ce4'e5b9;
    z = (z ^ z >> 27) * 0x94d0'49bb'1331'11eb;
    return z ^ z >> 31;
  }

  static constexpr Product multiply(std::uint64_t a, std::uint64_t b) {
#ifdef __SIZEOF_INT128__
    __extension__ using Wide = unsigned __int128;
    const Wide product = static_cast<Wide>(a) * b;
    return {static_cast<std::uint64_t>(product >> 64), static_cast<std::uint64_t>(product)};
#else
    const std::uint64_t mask = 0xffff'ffff;
    const std::uint64_t low = (a & mask) * (b & mask), middle = (a >> 32) * (b & mask) + (low >> 32);
    const std::uint64_t other = (a & mask) * (b >> 32) + (middle & mask);
    return {(a >> 32) * (b >> 32) + (middle >> 32) + (other >> 32), a * b};
#endif
  }

  std::uint64_t state_;
};

}  // namespace mazechase
