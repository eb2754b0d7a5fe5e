// Arrays of Python's that a kernel reads from and writes to in place.
#pragma once

#include <pybind11/pybind11.h>

#include <cstddef>

#include "base/numbers.hpp"

namespace mazechase {

namespace py = pybind11;

// A writable array of Python's, kept alive while it is here.
template <class T>
class Array {
 public:
  Array(const py::buffer& buffer, std::size_t size) : info_(buffer.request(true)) {
    if (!info_.item_type_is_equivalent_to<T>() || static_cast<std::size_t>(info_.size) != size) {
      throw BadNumbers("an array of another type or size");
    }
    py::ssize_t next = info_.itemsize;
    for (auto at = info_.ndim; at-- > 0; next *= info_.shape[static_cast<std::size_t>(at)]) {
      if (info_.strides[static_cast<std::size_t>(at)] != next) throw BadNumbers("an array with gaps");
    }
  }
  T* data() const { return static_cast<T*>(info_.ptr); }

 private:
  py::buffer_info info_;
};

}  // namespace mazechase
