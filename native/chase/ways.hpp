// Where the piece that moves may step, and when its move may end; the twin of `mazechase.rules.chase.legal`.
//
// Python asks about one square at a time; here every answer is a set of directions, so that all squares a step away, or
// two steps away straight on, are looked at together.
#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>

#include "chase/setup.hpp"
#include "chase/state.hpp"

namespace mazechase::chase {

// Return the ways to squares with a ghost, one step away and two; some may be closed. The four ghosts are written out:
// a loop over them makes play a tenth slower.
inline Ways ghosts_beside(const State& state, int square) {
  const auto [first, second, third, fourth] = state.ghosts;
  return one_away(square, first) | one_away(square, second) | one_away(square, third) | one_away(square, fourth);
}
inline Ways ghosts_beyond(const State& state, int square) {
  const auto [first, second, third, fourth] = state.ghosts;
  return two_away(square, first) | two_away(square, second) | two_away(square, third) | two_away(square, fourth);
}

inline Ways pac_steps(const Setup& setup, const State& state) {
  const Ways open = setup.layout.open[state.pac];
  if (state.boost || setup.caught_by_walking_in) return open;  // QPAC-12, QPAC-17
  return open & ~ghosts_beside(state, state.pac);              // QPAC-17
}

inline bool pac_may_end(const Setup& setup, const State& state) {
  if (!state.boost) return setup.pacman_short_move && state.left == 1;  // QPAC-5
  const bool unused = state.left == kBoostSteps;
  return unused ? !setup.boost_mandatory : !setup.boost_exact;  // QPAC-10, QPAC-11
}

// Where the ghost that moves may go.
class GhostWays {
 public:
  GhostWays(const Setup& setup, const State& state)
      : setup_(setup),
        layout_(setup.layout),
        state_(state),
        from_(state.ghosts[state.mover]),
        open_(layout_.open[at(from_)]) {}

  // The squares it may step to.
  Ways steps() const {
    const Ways found = possible();
    return setup_.must_catch ? catching_if_possible(found) : found;
  }

  bool can_catch() const { return catching(possible()); }

  // The squares one step away on which it may end its move, those two steps away, and those it may run over
  // (QPAC-23, QPAC-32).
  Ways stops() const { return without_ghosts(open_ & ~pellets_beside()); }
  Ways stops_beyond() const {
    const Ways open = layout_.open_twice[at(from_)] & ~layout_.pellets_beyond[state_.pellets][at(from_)];
    return setup_.ghosts_stack ? open : open & ~ghosts_beyond(state_, from_);
  }
  Ways passes() const { return without_ghosts(setup_.ghost_cross_pellet ? open_ : open_ & ~pellets_beside()); }

  // Where a frenzied ghost can run two squares. On the first it may catch Pac-Man, and nobody runs through him
  // (QPAC-30, QPAC-31).
  Ways runs() const { return (open_ & one_away(from_, state_.pac)) | (passes() & stops_beyond()); }

 private:
  Ways possible() const { return state_.frenzy ? frenzied() : stops(); }

  Ways frenzied() const {
    if (state_.left == 1) return state_.heading ? open_ & state_.heading : stops();  // the second step
    if (setup_.frenzy_path == FrenzyPath::free) return passes();  // the way back is always there to stop on
    // QPAC-29
    const Ways directions = setup_.frenzy_path == FrenzyPath::toward ? layout_.sight[at(from_)][state_.pac] : open_;
    const Ways two = directions & runs();
    if (setup_.frenzy_exact && two) return two;  // QPAC-30
    return two | (directions & stops());
  }

  // A ghost that can catch must (QPAC-41).
  Ways catching_if_possible(Ways found) const {
    const Ways caught = catching(found);
    return caught ? caught : found;
  }

  // Those of the ways on which this step catches Pac-Man, or the next one in this move can.
  Ways catching(Ways found) const {
    Ways caught = one_away(from_, state_.pac);
    if (state_.frenzy && state_.left == kFrenzySteps) {
      if (setup_.frenzy_path == FrenzyPath::free) {
        caught |= beside_pac(found);
      } else {
        caught |= layout_.open_twice[at(from_)] & two_away(from_, state_.pac);
      }
    }
    return found & caught;
  }

  Ways beside_pac(Ways found) const {
    Ways beside = kNowhere;
    for (Ways rest = found; rest; rest &= rest - 1) {
      const int to = step(from_, rest);
      if (layout_.open[at(to)] & one_away(to, state_.pac)) beside |= rest & (0 - rest);
    }
    return beside;
  }

  Ways pellets_beside() const { return layout_.pellets_beside[state_.pellets][at(from_)]; }
  Ways without_ghosts(Ways ways) const { return setup_.ghosts_stack ? ways : ways & ~ghosts_beside(state_, from_); }

  const Setup& setup_;
  const Layout& layout_;
  const State& state_;
  int from_;
  Ways open_;
};

inline bool ghost_may_end(const Setup& setup, const State& state) {
  if (setup.must_catch && GhostWays(setup, state).can_catch()) return false;  // QPAC-41
  if (!state.frenzy || state.left == kFrenzySteps) return setup.ghost_pass;   // QPAC-22
  const int from = state.ghosts[state.mover];
  return !setup.frenzy_exact && !(state.pellets & setup.layout.pellet_on[at(from)]);  // QPAC-30, QPAC-23
}

// Return where the piece that moves may step.
inline Ways steps(const Setup& setup, const State& state) {
  return state.mover == kPac ? pac_steps(setup, state) : GhostWays(setup, state).steps();
}

// Whether the move may end here, with steps left.
inline bool may_end(const Setup& setup, const State& state) {
  return state.mover == kPac ? pac_may_end(setup, state) : ghost_may_end(setup, state);
}

// List the number behind each of four flags, counted from `first`. Every number is written, and kept where its flag is
// set: that is quicker than looking for the flags.
inline void list_flags(unsigned flags, int first, const std::array<int, 4>& numbers, Actions& actions) {
  const auto list = [&](int flag) {
    *actions.end() = action_of(first + numbers[at(flag)]);
    actions.grow(flags >> flag & 1);
  };
  list(0), list(1), list(2), list(3);
}

// List the ghosts to name in their order, or the steps from a1 on and then the end of the move.
inline void list_legal(const Setup& setup, const State& state, Actions& actions) {
  if (state.mover == kCall) return list_flags(state.waiting, kFirstCall, {0, 1, 2, 3}, actions);
  const bool pac = state.mover == kPac;
  list_flags(steps(setup, state), pac ? state.pac : state.ghosts[state.mover], kOffset, actions);
  if (may_end(setup, state)) actions.push(action_of(kEnd));
}

// Return how many actions that lists.
inline std::size_t count_actions(const Setup& setup, const State& state) {
  if (state.mover == kCall) return at(std::popcount(state.waiting));
  return at(std::popcount(steps(setup, state)) + may_end(setup, state));
}

}  // namespace mazechase::chase
