// The search as Python sees it: `mazechase.bots.quoridor.thinking` is its only caller.
#pragma once

#include <pybind11/pybind11.h>

#include <algorithm>
#include <cstring>
#include <memory>
#include <string_view>

#include "base/crossing.hpp"
#include "base/threads.hpp"
#include "quoridor/thinker.hpp"

namespace mazechase::quoridor {

class Ask {
 public:
  // The network for so many players crosses as its file's bytes; without any, a formula says what positions are worth.
  Ask(const Numbers& config, const py::bytes& net)
      : game_(make_kernel<Game>(config)), thinker_(game_, read_net(game_.players(), net)) {}
  Ask(const Ask&) = delete;
  Ask& operator=(const Ask&) = delete;

  // Search from a state that isn't over. Zero nodes or milliseconds mean no limit. Returns the lines, best first, each
  // with its value and actions; the depth reached; and the nodes spent.
  py::tuple think(const Numbers& numbers, std::uint64_t nodes, std::uint64_t time_ms, std::size_t lines,
                  const Numbers& style) const {
    const State state = read_state(game_, numbers);
    if (game_.node(state).kind != Node::Kind::turn) throw BadNumbers("nobody is on turn");
    const Style own = read_style(style);
    Answer answer;
    std::uint64_t spent = 0;
    {
      const py::gil_scoped_release release;
      on_threads(
          1, 1,
          [&](std::size_t, const Stop& stop) {
            Limits limits(nodes, time_ms, &stop);
            answer = thinker_.think(state, limits, own, lines, room(nodes));
            spent = limits.spent();
          },
          [] {
            const py::gil_scoped_acquire acquire;
            if (PyErr_CheckSignals() != 0) throw py::error_already_set();
          });
    }
    py::list told;
    for (const Line& line : answer.lines) {
      py::list actions;
      for (const Action action : line.actions) actions.append(action_tuple(game_, action));
      told.append(py::make_tuple(line.value, actions));
    }
    return py::make_tuple(told, answer.depth, spent);
  }

 private:
  static Nets read_net(int players, const py::bytes& bytes) {
    const std::string_view text(bytes);
    if (text.empty()) return {};
    std::vector<std::int16_t> numbers(text.size() / 2);
    for (std::size_t at = 0; at < numbers.size(); ++at) {  // the lower byte comes first, on every machine
      const auto low = static_cast<unsigned char>(text[2 * at]), high = static_cast<unsigned char>(text[2 * at + 1]);
      numbers[at] = static_cast<std::int16_t>(static_cast<std::uint16_t>(low | high << 8));
    }
    if (players == 2) return {std::make_shared<Net>(numbers), nullptr};
    return {nullptr, std::make_shared<SeatNet>(numbers)};
  }

  static Style read_style(const Numbers& numbers) {
    Reader reader(numbers);
    Style style;
    style.deepest = reader.take_as<int>(0, 50);
    style.error = reader.take_as<int>(0, 10'000);
    style.seed = reader.take_as<std::uint64_t>(0, 0x7fff'ffff'ffff'ffff);
    style.sees_jumps = reader.take_flag();
    for (int* const liked : {&style.forward, &style.back, &style.fence}) *liked = reader.take_as<int>(-5000, 5000);
    reader.finish();
    return style;
  }

  // How many positions the search remembers: not many more than it can look at.
  static std::size_t room(std::uint64_t nodes) {
    constexpr std::uint64_t kMost = 1 << 20;
    return static_cast<std::size_t>(nodes ? std::clamp<std::uint64_t>(nodes, 1 << 10, kMost) : kMost);
  }

  Game game_;
  Thinker thinker_;
};

inline void bind_ask(py::module_& module) {
  py::class_<Ask>(module, "Ask", py::module_local())
      .def(py::init<const Numbers&, const py::bytes&>())
      .def("think", &Ask::think);
}

}  // namespace mazechase::quoridor
