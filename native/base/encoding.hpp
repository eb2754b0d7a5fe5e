// How a game is encoded for learning: its actions as numbers of a fixed list, and what a seat sees as small numbers.
// The twin of `mazechase.adapters.encoding`, which says what the numbers mean.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "base/kernel.hpp"

namespace mazechase {

// An observation that is being written, field by field in the order of the Python encoding. It begins as a copy of a
// template, in which all that can change is 0. Seats count from 0 here.
class Sheet {
 public:
  Sheet(std::uint8_t* at, int viewer, int players, std::uint32_t limit)
      : at_(at), viewer_(viewer), players_(players), limit_(limit) {}

  int viewer() const { return viewer_; }
  std::uint8_t* end() const { return at_; }

  // A field with a 1 at one place; nowhere if the place is negative.
  void mark(int size, int place) {
    if (place >= 0) at_[place] = 1;
    at_ += size;
  }
  // A single number, which stays within a byte.
  void number(std::uint64_t value) { *at_++ = static_cast<std::uint8_t>(std::min<std::uint64_t>(value, 255)); }
  // The turns that are left before the turn limit; 0 without one.
  void turns_left(std::uint32_t taken) { number(limit_ == 0 ? 0 : limit_ - taken); }
  // A field that `write(numbers)` writes.
  template <class Write>
  void field(int size, Write write) {
    write(at_);
    at_ += size;
  }
  // A field by seat: `write(seat, numbers)` writes each row, the viewer's first.
  template <class Write>
  void by_seat(int size, Write write) {
    for (int row = 0; row < players_; ++row, at_ += size) write((viewer_ + row) % players_, at_);
  }

 private:
  std::uint8_t* at_;
  int viewer_, players_;
  std::uint32_t limit_;
};

// A game's own encoding is a specialisation in native/<game>/encoding.hpp, built from its kernel:
//   ids(state, seat, actions, ids)   append the id of each action of a list, or kNoId
//   owner(action, seat)              the seat whose action it is, if `seat` is the first that may act
//   fill(state, sheet)               write the fields that change
template <class K>
class Encoding;

using Ids = std::vector<std::int32_t>;
inline constexpr std::int32_t kNoId = -1;

template <class K>
concept Encodes = Kernel<K> && requires { sizeof(Encoding<K>); };

}  // namespace mazechase
