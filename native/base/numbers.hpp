// Numbers: how configurations, states, actions and outcomes are passed between Python and a kernel.
//
// Everything is passed as a flat list of integers. Python's side is `mazechase.engine.twins`, which packs the same
// fields in the same order. A large set of bits is passed as words of 32 bits, the lowest first.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <stdexcept>
#include <string>
#include <vector>

namespace mazechase {

using Number = std::int64_t;
using Numbers = std::vector<Number>;

// Numbers that no twin could have written: too few, too many, or out of range.
class BadNumbers : public std::invalid_argument {
 public:
  using std::invalid_argument::invalid_argument;
};

class Reader {
 public:
  explicit Reader(std::span<const Number> numbers) : numbers_(numbers) {}

  // Return the next number, which must be from `least` to `most`.
  Number take(Number least, Number most) {
    if (at_ == numbers_.size()) throw BadNumbers("too few numbers");
    const Number number = numbers_[at_];
    if (number < least || number > most) {
      throw BadNumbers("number " + std::to_string(at_) + " is " + std::to_string(number) + ", not from " +
                       std::to_string(least) + " to " + std::to_string(most));
    }
    ++at_;
    return number;
  }

  // The same for another type, such as std::uint8_t or an enum.
  template <class T>
  T take_as(Number least, Number most) {
    return static_cast<T>(take(least, most));
  }

  bool take_flag() { return take(0, 1) == 1; }

  // Return a list's length, which precedes its items. It can't exceed the numbers left, so nobody reserves too much.
  std::size_t take_size(std::size_t most) {
    const auto size = static_cast<std::size_t>(take(0, static_cast<Number>(most)));
    if (size > numbers_.size() - at_) throw BadNumbers("too few numbers for a list");
    return size;
  }

  // Return the next 32 bits of a large set.
  std::uint32_t take_word() { return take_as<std::uint32_t>(0, 0xffff'ffff); }

  // Check that nothing is left.
  void finish() const {
    if (at_ != numbers_.size()) throw BadNumbers("too many numbers");
  }

 private:
  std::span<const Number> numbers_;
  std::size_t at_ = 0;
};

class Writer {
 public:
  explicit Writer(Numbers& numbers) : numbers_(numbers) {}

  template <class T>
  void put(T number) {
    numbers_.push_back(static_cast<Number>(number));
  }

 private:
  Numbers& numbers_;
};

}  // namespace mazechase
