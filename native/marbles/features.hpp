// What an evaluation of the marble game notices about a seat: marbles in its tray and near it, ghosts, yellow marbles.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>

#include "marbles/game.hpp"
#include "search/chances.hpp"

namespace mazechase::marbles {

class Features {
 public:
  static constexpr int kBeam = 8;
  // Every feature counts differently as the board empties: its weight is interpolated between these numbers of white
  // marbles.
  static constexpr std::array<int, 6> kStages{0, 3, 8, 18, 40, 72};
  static constexpr int kKinds = 61, kCount = kKinds * static_cast<int>(kStages.size());

  explicit Features(const Game& game) : setup_(game.setup()) {
    const Layout& layout = setup_.layout;
    Links over = layout.pac_links;
    layout.openings.each([&](int cell) { over[at(cell)] = over[at(cell)] | layout.openings.without(cell); });
    for (int cell = 0; cell < kCells; ++cell) {
      measure(layout.ghost_links, cell, ghost_steps_[at(cell)]);
      auto& steps = pac_steps_[at(cell)];
      measure(over, cell, steps);
      for (int to = 0; to < kCells; ++to) {
        if (steps[at(to)] <= kNear) rings_[at(cell)][steps[at(to)]] = rings_[at(cell)][steps[at(to)]].with(to);
      }
    }
  }

  void notice(const State& state, int seat, search::Noticed& noticed) const {
    const int left = state.white.size();
    std::size_t stage = 0;
    while (stage + 2 < kStages.size() && left > kStages[stage + 1]) ++stage;
    const float part =
        static_cast<float>(left - kStages[stage]) / static_cast<float>(kStages[stage + 1] - kStages[stage]);
    const auto add = [&](int kind, float value = 1) {
      const auto number = static_cast<std::uint16_t>(at(kind) * kStages.size() + stage);
      noticed.push({number, value * (1 - part)});
      noticed.push({static_cast<std::uint16_t>(number + 1), value * part});
    };
    const int pac = state.pacs[at(seat)], held = state.held[at(seat)];
    const int wait = (seat - state.turn + setup_.players) % setup_.players;  // turns before its own
    const int later = wait > 0 ? 1 : 0;
    const float tray = static_cast<float>(state.trays[at(seat)]) / 8;
    add(kTray, tray);
    if (!later) add(kTrayToMove, tray);
    add(kWait + wait);
    if (held > 0) add(kHeld);
    if (held > 1) add(kHeld + 1);
    const Set marbles = state.white | state.yellow;
    for (int away = 1; away <= kNear; ++away) {
      const int count = (marbles & rings_[at(pac)][at(away)]).size();
      if (count > 0) add(kMarbles + away - 1, static_cast<float>(count) / 4);
    }
    if (setup_.layout.homes.has(pac)) {
      add(kHome + later);
    } else {
      const int one = ghost_steps_[state.ghosts[0]][at(pac)], other = ghost_steps_[state.ghosts[1]][at(pac)];
      add(kGhost + kSteps * later + std::clamp(std::min(one, other), 1, kSteps) - 1);
      add(kOtherGhost + std::clamp(std::max(one, other), 1, kSteps) - 1);
    }
    if (held > 0) {
      add(kPrey + kSteps * later + steps_to_ghost(state, pac) - 1);
    } else {
      int away = 1;
      while (away < kNear && !state.yellow.meets(rings_[at(pac)][at(away)])) ++away;
      add(kYellowAway + away - 1);
    }
  }

  std::uint64_t key(const State& state) const {
    std::uint64_t key = 0;
    const auto add = [&](std::uint64_t number) { key = search::mixed(key, number); };
    const auto add_row = [&](const auto& row) {
      std::uint64_t number = static_cast<std::uint64_t>(row.size());
      for (const auto item : row) number = number << 8 | item;
      add(number);
    };
    state.white.each_word(add);
    state.yellow.each_word(add);
    add_row(state.pacs);
    add_row(state.trays);
    add_row(state.held);
    add_row(state.owed);
    add_row(state.dice);
    add_row(state.rolls);
    for (const Task task : state.todo) add(static_cast<std::uint64_t>(task.kind) << 16 | task.seat << 8 | task.to);
    add_row(state.ghosts);
    add(state.turn << 8 | static_cast<std::uint64_t>(state.piece));
    return search::mixed(key, state.taken);
  }

  // The piece that moves, and the die: the best of each are followed.
  int sort(const Action& action) const {
    return action.kind == Action::Kind::go ? (action.die & 1 ? 0 : 1) : action.kind == Action::Kind::prowl ? 2 : 3;
  }

  // In white marbles; danger is the chance to be caught by the next roll.
  search::Traits traits(const State& before, const State& after, int seat) const {
    const auto now = [&](const auto& row, int whose) { return static_cast<float>(row[at(whose)]); };
    search::Traits traits{
        .gain = now(after.trays, seat) - now(before.trays, seat) + now(after.held, seat) - now(before.held, seat),
        .danger = hit_chance(after, seat)};
    for (int other = 0; other < setup_.players; ++other) {
      if (other == seat) continue;
      traits.harm += now(before.trays, other) - now(after.trays, other) + hit_chance(after, other);
    }
    return traits;
  }

 private:
  // Return how far Pac-Man is from the nearer ghost, by way of a cell beside it.
  int steps_to_ghost(const State& state, int pac) const {
    int away = kSteps;
    for (const std::uint8_t ghost : state.ghosts) {
      setup_.layout.ghost_links[ghost].each(
          [&](int beside) { away = std::min(away, 1 + pac_steps_[at(pac)][at(beside)]); });
    }
    return away;
  }

  // How likely a roll is to bring a ghost to a Pac-Man: any die of that distance or more is enough.
  float hit_chance(const State& state, int seat) const {
    const int pac = state.pacs[at(seat)];
    if (setup_.layout.homes.has(pac)) return 0;
    const int away = std::min(ghost_steps_[state.ghosts[0]][at(pac)], ghost_steps_[state.ghosts[1]][at(pac)]);
    const float missed = static_cast<float>(std::clamp(away - 1, 0, kDie)) / kDie;
    return 1 - missed * missed;
  }

  static constexpr int kNear = 8, kSteps = 7;  // distances beyond are as good as these
  // The features by kind; where a kind has several, they are by distance, or by turns to wait.
  static constexpr int kTray = 0, kHeld = 1, kWait = 3, kMarbles = kWait + kMostPlayers, kGhost = kMarbles + kNear,
                       kHome = kGhost + 2 * kSteps, kPrey = kHome + 2, kYellowAway = kPrey + 2 * kSteps,
                       kOtherGhost = kYellowAway + kNear, kTrayToMove = kOtherGhost + kSteps;
  static_assert(kTrayToMove + 1 == kKinds);
  static constexpr std::uint8_t kFar = 99;
  using Steps = std::array<std::uint8_t, kCells>;

  static void measure(const Links& links, int origin, Steps& steps) {
    steps.fill(kFar);
    Set edge = only(origin), seen;
    for (std::uint8_t away = 0; !edge.empty(); ++away) {
      seen = seen | edge;
      Set next;
      edge.each([&](int cell) {
        steps[at(cell)] = away;
        next = next | links[at(cell)];
      });
      edge = next - seen;
    }
  }

  const Setup& setup_;
  std::array<Steps, kCells> ghost_steps_, pac_steps_;
  std::array<std::array<Set, kNear + 1>, kCells> rings_;
};

}  // namespace mazechase::marbles
