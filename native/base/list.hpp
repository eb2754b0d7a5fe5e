// A list of small values with room for a fixed number of them, so that a search allocates nothing.
#pragma once

#include <array>
#include <cassert>
#include <cstddef>

namespace mazechase {

template <class T, std::size_t Capacity>
class List {
 public:
  using value_type = T;

  void clear() { size_ = 0; }
  void push(T value) {
    assert(size_ < Capacity);
    items_[size_++] = value;
  }
  // Drop everything after the first `size` items.
  void shrink(std::size_t size) { size_ = size; }
  // Accept items that were written at `end()`; there must be room for them.
  void grow(std::size_t count) {
    assert(size_ + count <= Capacity);
    size_ += count;
  }

  std::size_t size() const { return size_; }
  bool empty() const { return size_ == 0; }
  static constexpr std::size_t capacity() { return Capacity; }
  T& operator[](std::size_t index) { return items_[index]; }
  const T& operator[](std::size_t index) const { return items_[index]; }
  T* begin() { return items_.data(); }
  T* end() { return items_.data() + size_; }
  const T* begin() const { return items_.data(); }
  const T* end() const { return items_.data() + size_; }

 private:
  std::array<T, Capacity> items_;  // not initialised: only what was pushed is read
  std::size_t size_ = 0;
};

}  // namespace mazechase
