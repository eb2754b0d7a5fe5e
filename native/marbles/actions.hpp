// The list of legal actions: ordinary lists in room of their own, the rare long one in memory from the heap.
#pragma once

#include <algorithm>
#include <cstddef>
#include <memory>
#include <new>
#include <vector>

#include "marbles/state.hpp"

namespace mazechase::marbles {

// A board may have many openings, and then more ways than anyone would keep room for. On the board that comes with the
// game no list outgrows its room.
class Actions {
 public:
  Actions() = default;
  Actions(const Actions&) = delete;
  Actions& operator=(const Actions&) = delete;

  void clear() { size_ = 0; }
  void push(const Action& action) {
    make_room(1);
    std::construct_at(items_ + size_++, action);
  }
  // Make sure that this many actions can be written at `end()`, for `grow` to accept.
  void make_room(std::size_t count) {
    if (room_ - size_ < count) move_out(count);
  }
  void grow(std::size_t count) { size_ += count; }
  // Drop what follows the first `size` actions.
  void shrink(std::size_t size) { size_ = size; }

  std::size_t size() const { return size_; }
  bool empty() const { return size_ == 0; }
  const Action& operator[](std::size_t index) const { return items_[index]; }
  Action* begin() { return items_; }
  Action* end() { return items_ + size_; }
  const Action* begin() const { return items_; }
  const Action* end() const { return items_ + size_; }

 private:
  static constexpr std::size_t kRoom = 1024;

  void move_out(std::size_t count) {
    std::vector<Action> larger(2 * room_ + count);
    std::copy(items_, items_ + size_, larger.begin());
    heap_.swap(larger);
    items_ = heap_.data();
    room_ = heap_.size();
  }

  alignas(Action) std::byte own_[kRoom * sizeof(Action)];  // not set to anything: only what was pushed is read
  std::vector<Action> heap_;
  Action* items_ = std::launder(reinterpret_cast<Action*>(own_));
  std::size_t size_ = 0;
  std::size_t room_ = kRoom;
};

}  // namespace mazechase::marbles
