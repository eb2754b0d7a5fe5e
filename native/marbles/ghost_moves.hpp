// The moves of the ghosts, read off the table of routes; the second half of `mazechase.rules.marbles.legal`.
#pragma once

#include <memory>

#include "marbles/actions.hpp"
#include "marbles/routes.hpp"
#include "marbles/state.hpp"
#include "marbles/ways.hpp"

namespace mazechase::marbles {

// The moves of the ghosts.
class GhostMoves {
 public:
  GhostMoves(const Setup& setup, const Tables& tables, const State& state)
      : setup_(setup), routes_(tables.ghost), state_(state), pacs_(pacs_of(setup, state)) {}

  // List the moves with a die by ghost and end (MARB-57); a ghost cut short moves only if neither has a full move.
  void list(int die, Actions& actions) const {
    const std::size_t first = actions.size();
    each_ghost([&](int origin) { list_ends(origin, die, actions); });
    if (actions.size() > first || !setup_.ghost_partial) return;
    each_ghost([&](int origin) {  // MARB-27
      stops(origin, die).each([&](int to) { actions.push(Action::prowl(die, origin, to)); });
    });
  }

  bool can_prowl(int die) const {
    bool any = false;
    each_ghost([&](int origin) { any = any || can_end(origin, die); });
    if (!any && setup_.ghost_partial) each_ghost([&](int origin) { any = any || !stops(origin, die).empty(); });
    return any;
  }

 private:
  // Two ghosts on the start are one to choose from (MARB-62).
  template <class Visit>
  void each_ghost(Visit visit) const {
    visit(state_.ghosts[0]);
    if (state_.ghosts[1] != state_.ghosts[0]) visit(state_.ghosts[1]);
  }

  // List where a ghost can end: a full move, or one that meets a Pac-Man (MARB-27, MARB-32).
  void list_ends(int origin, int die, Actions& actions) const {
    const Set taken = pacs_ | only(other_ghost(state_, origin));  // MARB-30
    const bool clear = !routes_.within(origin, die).meets(taken);
    Set hit = clear ? Set{} : hits(origin, die, taken);
    actions.make_room(kCells);
    Action* const first = actions.end();
    Action* last = first;
    const Action any = Action::prowl(die, origin, 0);  // copied and filled in place, as for Pac-Man
    const auto add = [&](int to) {
      std::construct_at(last, any);
      last->to = static_cast<std::uint8_t>(to);
      ++last;
    };
    int next_hit = hit.first();
    const auto add_hits = [&](int before) {
      while (next_hit < before) {
        add(next_hit);
        hit = hit - only(next_hit);
        next_hit = hit.first();
      }
    };
    for (const Routes::Bundle& bundle : routes_.from(origin, die)) {
      if (!clear && (taken.has(bundle.to) || !is_open(bundle, taken))) continue;
      add_hits(bundle.to);
      add(bundle.to);
    }
    add_hits(kCells);
    actions.grow(static_cast<std::size_t>(last - first));
  }

  bool can_end(int origin, int die) const {
    const Set taken = pacs_ | only(other_ghost(state_, origin));
    for (const Routes::Bundle& bundle : routes_.from(origin, die)) {
      if (!taken.has(bundle.to) && is_open(bundle, taken)) return true;
    }
    return !hits(origin, die, taken).empty();
  }

  bool is_open(const Routes::Bundle& bundle, const Set& taken) const {
    for (const Set& before : routes_.of(bundle)) {
      if (!before.meets(taken)) return true;
    }
    return false;
  }

  // Return the Pac-Men a ghost can land on, at any count up to the die's (MARB-32).
  Set hits(int origin, int die, const Set& taken) const {
    Set hits;
    const Set near = (pacs_ & routes_.within(origin, die)) - only(other_ghost(state_, origin));
    near.each([&](int pac) {
      if (routes_.find_to(pac, origin, die, [&](const Set& before) { return !before.meets(taken); })) {
        hits = hits | only(pac);
      }
    });
    return hits;
  }

  Set stops(int origin, int die) const {
    const Set blocked = only(other_ghost(state_, origin));
    return Prowler{setup_.layout, origin, setup_.ghost_may_reverse, blocked, pacs_}.stops(die);
  }

  const Setup& setup_;
  const Routes& routes_;
  const State& state_;
  Set pacs_;
};

}  // namespace mazechase::marbles
