// A kernel's values as Python objects.
#pragma once

#include <pybind11/pybind11.h>

#include <cstddef>
#include <vector>

#include "base/kernel.hpp"

namespace mazechase {

namespace py = pybind11;

inline py::tuple as_tuple(const Numbers& numbers) {
  py::tuple tuple(numbers.size());
  for (std::size_t at = 0; at < numbers.size(); ++at) tuple[at] = py::int_(numbers[at]);
  return tuple;
}

// Return what `write` writes, as a tuple.
template <class Write>
py::tuple written(Write write) {
  Numbers numbers;
  Writer writer(numbers);
  write(writer);
  return as_tuple(numbers);
}

template <Kernel K>
py::tuple action_tuple(const K& kernel, const typename K::Action& action) {
  return written([&](Writer& writer) { kernel.write_action(action, writer); });
}

template <Kernel K>
py::tuple outcome_tuple(const K& kernel, const typename K::Outcome& outcome) {
  return written([&](Writer& writer) { kernel.write_outcome(outcome, writer); });
}

template <Kernel K>
py::tuple state_tuple(const K& kernel, const typename K::State& state) {
  return written([&](Writer& writer) { kernel.write(state, writer); });
}

inline py::tuple seat_tuple(Seats seats) {
  py::list listed;
  for (int seat = 1; seat <= kMostSeats; ++seat) {
    if (seats & seats_of(seat)) listed.append(seat);
  }
  return py::tuple(listed);
}

// (winners, scores, reason)
inline py::tuple result_tuple(const Result& result, int players) {
  py::tuple scores(static_cast<std::size_t>(players));
  for (std::size_t at = 0; at < scores.size(); ++at) scores[at] = py::int_(result.scores[at]);
  return py::make_tuple(seat_tuple(result.winners), scores, result.reason);
}

// Return a column of plain numbers as bytes, which Python reads without creating an object for each.
template <class T>
py::bytes column(const std::vector<T>& items) {
  return {reinterpret_cast<const char*>(items.data()), items.size() * sizeof(T)};
}

}  // namespace mazechase
