// The moves of a Pac-Man, read off the table of routes; the first half of `mazechase.rules.marbles.legal`.
#pragma once

#include <algorithm>
#include <array>
#include <compare>
#include <memory>
#include <span>

#include "marbles/actions.hpp"
#include "marbles/routes.hpp"
#include "marbles/state.hpp"
#include "marbles/ways.hpp"

namespace mazechase::marbles {

// Look at the table as the Pac-Man whose turn it is.
inline Walker walker(const Setup& setup, const State& state) {
  Set blocked;
  for (int seat = 0; seat < setup.players; ++seat) {
    if (seat != state.turn) blocked = blocked | only(state.pacs[at(seat)]);
  }
  return {
      .layout = setup.layout,
      .origin = state.pacs[state.turn],
      .homes_count = setup.home_counts,
      .closed = setup.closed[state.turn],
      .blocked = blocked,
      .ghosts = only(state.ghosts[0]) | only(state.ghosts[1]),
      .marbles = state.white | state.yellow,
      .yellow = state.yellow,
      .privilege = state.held[state.turn] > 0,
      .earns = setup.same_move_gobble,
      .takes_under = !setup.ask_under_ghost,
  };
}

// The moves of the Pac-Man whose turn it is.
class PacMoves {
 public:
  PacMoves(const Setup& setup, const Tables& tables, const State& state)
      : walker_(walker(setup, state)),
        routes_(tables.has_pac ? &tables.pac : nullptr),
        taken_(walker_.blocked | walker_.ghosts),
        ghosts_(state.ghosts) {}

  // List the moves with a die by end and marbles, one for each end and each set of marbles (MARB-62).
  void list(int die, Actions& actions) const {
    if (routes_ == nullptr) return search(die, actions);
    const Set no_end = taken_ | walker_.closed;
    const bool clear = !routes_->within(walker_.origin, die).meets(taken_);
    const Action any = Action::go(die, 0, {});  // copied and filled in place: quicker than made field by field
    int ghost = !clear && may_gobble(die) ? 0 : 2;
    for (const Routes::Bundle& bundle : routes_->from(walker_.origin, die)) {
      if (ghost < 2) ghost = list_gobbles(die, ghost, bundle.to, actions);
      if (no_end.has(bundle.to)) continue;
      const std::span<const Set> routes = routes_->of(bundle);
      actions.make_room(routes.size());
      Action* const first = actions.end();
      Action* last = first;
      const Set end = walker_.marbles & only(bundle.to);
      for (const Set& before : routes) {
        if (!clear && before.meets(taken_)) continue;  // MARB-16, MARB-23, MARB-42
        std::construct_at(last, any);
        last->to = bundle.to;
        last->eats = (before & walker_.marbles) | end;  // MARB-12, MARB-13
        ++last;
      }
      actions.grow(last - first > 1 ? each_once(first, last) : static_cast<std::size_t>(last - first));
    }
    if (ghost < 2) list_gobbles(die, ghost, kCells, actions);
  }

  // Return whether there is any path, or any that doesn't end on a ghost.
  bool can_go(int die, bool gobbling) const {
    if (routes_ == nullptr) {
      return walker_.find(
          die, [&](const Trail& trail, const Set&) { return gobbling || !walker_.ghosts.has(trail.last()); });
    }
    const Set no_end = taken_ | walker_.closed;
    for (const Routes::Bundle& bundle : routes_->from(walker_.origin, die)) {
      if (no_end.has(bundle.to)) continue;
      for (const Set& before : routes_->of(bundle)) {
        if (!before.meets(taken_)) return true;
      }
    }
    return gobbling && may_gobble(die) && std::any_of(ghosts_.begin(), ghosts_.end(), [&](int ghost) {
             return find_gobble(ghost, die, [](const Set&) { return true; });
           });
  }

 private:
  // Return whether it has a yellow marble, or there is one on some path (MARB-40, MARB-41).
  bool may_gobble(int die) const {
    return walker_.privilege || (walker_.earns && walker_.yellow.meets(routes_->within(walker_.origin, die)));
  }

  // List the gobbles of ghosts that come before a cell, from one of the two on; return how many are done.
  int list_gobbles(int die, int ghost, int before, Actions& actions) const {
    for (; ghost < 2 && ghosts_[at(ghost)] < before; ++ghost) {
      const int to = ghosts_[at(ghost)];
      const std::size_t first = actions.size();
      const Set under = walker_.takes_under ? walker_.marbles & only(to) : Set{};  // MARB-39
      find_gobble(to, die, [&](const Set& eaten) {
        actions.push(Action::go(die, to, eaten | under));
        return false;
      });
      actions.shrink(first + each_once(actions.begin() + first, actions.end()));
    }
    return ghost;
  }

  // Call `visit` with the marbles gobbled before a ghost, on every path that ends on it at any count up to the die's
  // (MARB-43), until it returns true; returns whether it did.
  template <class Visit>
  bool find_gobble(int ghost, int die, Visit visit) const {
    return routes_->find_to(ghost, walker_.origin, die, [&](const Set& before) {
      if (before.meets(taken_)) return false;
      const Set eaten = before & walker_.marbles;
      return (walker_.privilege || eaten.meets(walker_.yellow)) && visit(eaten);  // MARB-40, MARB-41
    });
  }

  // Keep one move of each set of marbles, in order; the moves have the same end. Returns how many are kept.
  static std::size_t each_once(Action* first, Action* last) {
    if (last - first > kFew) return each_once_of_many(first, last);
    Action* kept = first;
    for (const Action* next = first; next != last; ++next) {
      const Set eats = next->eats;
      Action* place = kept;
      while (place != first && eats < place[-1].eats) --place;
      if (place != first && (eats <=> place[-1].eats) == 0) continue;
      for (Action* moved = kept++; moved != place; --moved) moved->eats = moved[-1].eats;
      place->eats = eats;
    }
    return static_cast<std::size_t>(kept - first);
  }
  static constexpr std::ptrdiff_t kFew = 24;  // longer lists are sorted faster by the library

  // The same for moves with any ends, in order of these first.
  static std::size_t each_once_of_many(Action* first, Action* last) {
    const auto order = [](const Action& a, const Action& b) {
      return a.to != b.to ? a.to <=> b.to : a.eats <=> b.eats;
    };
    std::sort(first, last, [&](const Action& a, const Action& b) { return order(a, b) < 0; });
    last = std::unique(first, last, [&](const Action& a, const Action& b) { return order(a, b) == 0; });
    return static_cast<std::size_t>(last - first);
  }

  // List by searching, on a board with more ways than a table has room for.
  void search(int die, Actions& actions) const {
    const std::size_t first = actions.size();
    walker_.find(die, [&](const Trail& trail, const Set& eats) {
      actions.push(Action::go(die, trail.last(), eats));
      return false;
    });
    actions.shrink(first + each_once_of_many(actions.begin() + first, actions.end()));
  }

  Walker walker_;
  const Routes* routes_;
  Set taken_;
  std::array<std::uint8_t, 2> ghosts_;
};

}  // namespace mazechase::marbles
