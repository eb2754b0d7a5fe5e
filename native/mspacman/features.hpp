// What an evaluation of Ms. Pac-Man notices about a seat: its dots, who has her, how near the ghosts are and how
// strong.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>

#include "mspacman/game.hpp"
#include "search/chances.hpp"

namespace mazechase::mspacman {

class Features {
 public:
  static constexpr int kBeam = 0;
  static constexpr int kCount = 331;

  explicit Features(const Game& game) : setup_(game.setup()) {
    for (int cell = 0; cell < kCells; ++cell) measure(cell);
  }

  void notice(const State& state, int seat, search::Noticed& noticed) const {
    const auto add = [&](int number, float value) { noticed.push({static_cast<std::uint16_t>(number), value}); };
    const auto mine = static_cast<Seat>(seat);
    const Set dots = state.dots & setup_.area(mine);
    const int left = dots.size();
    if (state.ctrl == kNobody) return;
    if (state.ctrl != mine) {
      add(kDots + left, 1);
      add(kRivals + 5 * stage(left) + stage((state.dots & setup_.area(state.ctrl)).size()), 1);
      if (state.mp == kNowhere) return add(kPlacing, 1);
      add(kHunting + nearness(state, mine), 1);
      if (dots.has(state.mp)) add(kOnDot, 1);
      add(kHerNear + std::min<int>(9, nearest(state.mp, dots)), 1);
      return;
    }
    add(kHerDots + left, 1);
    if (state.mp != kNowhere) add(kStakes + 16 * stage(left) + threat(state), 1);
    if (state.in_extra) add(kExtra, 1);
    if (state.mp == kNowhere) return add(kToPlace, 1);
    for (Seat ghost = 0; ghost < setup_.players; ++ghost) {
      if (ghost != mine) add(kHunted + nearness(state, ghost), 1);
    }
    add(kNext + std::min<int>(9, nearest(state.mp, dots)), 1);
    add(kTour + std::min(23, tour(state.mp, dots) / 2), 1);
    const Set powers = state.dots & setup_.layout.powers;
    add(kPower + std::min<int>(9, powers.empty() ? 9 : nearest(state.mp, powers)), 1);
  }

  std::uint64_t key(const State& state) const {
    std::uint64_t key = 0;
    const auto add = [&](std::uint64_t number) { key = search::mixed(key, number); };
    state.dots.each_word(add);
    std::uint64_t ghosts = 0;
    for (const Ghost& ghost : state.ghosts) {
      ghosts = ghosts << 16 |
               static_cast<std::uint64_t>(ghost.cell << 8 | static_cast<int>(ghost.cause) << 4 | ghost.flip_in);
    }
    add(ghosts);
    std::uint64_t spins = 0;
    for (const std::int8_t spin : state.spins) spins = spins << 8 | static_cast<std::uint8_t>(spin);
    add(spins);
    std::uint64_t rest = 0;
    for (const int number : {int(state.phase), int(state.seat), int(state.ctrl), int(state.mp), int(state.steps),
                             state.earned * 2 + state.in_extra, int(state.came)}) {
      rest = rest << 8 | static_cast<std::uint8_t>(number);
    }
    add(rest);
    return search::mixed(key, state.turns);
  }

  int sort(Go) const { return 0; }

  // In dots; danger is how near strong ghosts are to her, or she to a weak ghost.
  search::Traits traits(const State& before, const State& after, int seat) const {
    const auto mine = static_cast<Seat>(seat);
    search::Traits traits;
    traits.gain =
        static_cast<float>((before.dots & setup_.area(mine)).size() - (after.dots & setup_.area(mine)).size());
    if (before.ctrl != mine && after.ctrl == mine) {
      traits.gain += kTaken;
      traits.harm += 1;
    }
    if (after.mp == kNowhere) return traits;
    for (Seat ghost = 0; ghost < setup_.players; ++ghost) {
      if (ghost == after.ctrl) continue;
      const float near = 1.0F / std::max<float>(1, steps_[after.ghosts[ghost].cell][after.mp]);
      if (after.ctrl == mine && before.ctrl == mine) {
        after.ghosts[ghost].weak() ? traits.harm += near : traits.danger += near;
        if (before.ghosts[ghost].weak() && after.ghosts[ghost].cell == setup_.home(ghost)) traits.harm += 1;
      } else if (ghost == mine) {
        after.ghosts[ghost].weak() ? traits.danger += near : traits.gain += near;
        traits.harm += near;
      }
    }
    return traits;
  }

 private:
  static constexpr int kDots = 0, kHerDots = 18, kHunting = 36, kHunted = kHunting + 64, kNext = kHunted + 64,
                       kTour = kNext + 10, kPower = kTour + 24, kHerNear = kPower + 10, kPlacing = kHerNear + 10,
                       kToPlace = kPlacing + 1, kExtra = kToPlace + 1, kOnDot = kExtra + 1, kStakes = kOnDot + 1,
                       kRivals = kStakes + 80;
  static_assert(kRivals + 25 <= kCount);

  // A ghost by its distance from her, whether it is strong when it next moves, and whether that is before she does.
  int nearness(const State& state, Seat seat) const {
    const Ghost& ghost = state.ghosts[seat];
    const int away = std::clamp<int>(steps_[ghost.cell][state.mp], 1, 15);
    const bool rolls = state.phase == Phase::roll && seat == state.seat;  // its timer has been counted down already
    const bool weak = ghost.weak() && (rolls || ghost.flip_in > 1);
    const int turns = (seat - state.seat + setup_.players) % setup_.players;
    const int hers = (state.ctrl - state.seat + setup_.players) % setup_.players;
    return (away * 2 + weak) * 2 + (turns < hers);
  }

  // How far the game has got for a seat with this many dots left, in five stages.
  static int stage(int left) { return left < 2 ? 0 : left < 4 ? 1 : left < 7 ? 2 : left < 11 ? 3 : 4; }

  // How near the nearest ghost that may take her is, before she moves or after.
  int threat(const State& state) const {
    int most = 15;
    for (Seat ghost = 0; ghost < setup_.players; ++ghost) {
      if (ghost == state.ctrl) continue;
      const int near = nearness(state, ghost);
      if (near & 2) continue;
      most = std::min(most, std::min(near >> 2, 8) - 1 + (near & 1 ? 0 : 7));
    }
    return most;
  }

  std::uint8_t nearest(int here, const Set& wanted) const {
    const auto& layers = layers_[at(here)];
    for (std::uint8_t away = 0; away < kLayers; ++away) {
      if (layers[away].meets(wanted)) return away;
    }
    return kLayers;
  }

  // The length of a walk over some cells that always goes to the nearest; she eats the last one by leaving it.
  int tour(int here, Set dots) const {
    int length = 0;
    while (!dots.empty()) {
      const std::uint8_t away = nearest(here, dots);
      if (away == kLayers) break;
      length += std::max<int>(1, away);
      here = (layers_[at(here)][away] & dots).first();
      dots = dots.without(here);
    }
    return length;
  }

  void measure(int origin) {
    auto& steps = steps_[at(origin)];
    steps.fill(kLayers);
    Set edge = Set::of(origin), seen;
    for (std::uint8_t away = 0; away < kLayers && !edge.empty(); ++away) {
      layers_[at(origin)][away] = edge;
      seen = seen | edge;
      Set next;
      edge.each([&](int cell) {
        steps[at(cell)] = away;
        next = next | setup_.layout.ways[at(cell)];
        for (std::uint8_t area = 0; area < kAreas; ++area) {
          if (setup_.layout.homes[area] == cell) next = next | setup_.layout.doors[area];
        }
      });
      edge = next - seen;
    }
  }

  static constexpr std::uint8_t kLayers = 40;
  static constexpr float kTaken = 6;  // Ms. Pac-Man, taken over

  const Setup& setup_;
  std::array<std::array<std::uint8_t, kCells>, kCells> steps_;
  std::array<std::array<Set, kLayers>, kCells> layers_;
};

}  // namespace mazechase::mspacman
