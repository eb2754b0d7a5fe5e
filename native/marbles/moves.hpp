// What may be done now; the twin of `mazechase.rules.marbles.moves`.
#pragma once

#include <algorithm>

#include "marbles/actions.hpp"
#include "marbles/routes.hpp"
#include "marbles/state.hpp"
#include "marbles/ways.hpp"

namespace mazechase::marbles {

// The tables of a game, found once.
struct Tables {
  explicit Tables(const Setup& setup)
      : has_pac(find_pac_routes(setup.layout, setup.home_counts, pac)),
        ghost(find_ghost_routes(setup.layout, setup.ghost_may_reverse)) {}

  Routes pac;
  bool has_pac;  // or there are too many
  Routes ghost;
};

inline Set pacs_of(const Setup& setup, const State& state) {
  Set pacs;
  for (int seat = 0; seat < setup.players; ++seat) pacs = pacs.with(state.pacs[at(seat)]);
  return pacs;
}

// Return where the other ghost stands.
inline int other_ghost(const State& state, int origin) {
  return state.ghosts[1] == origin ? state.ghosts[0] : state.ghosts[1];
}

// Let a ghost go somewhere; the lower cell stays first.
inline void move_ghost(State& state, int origin, int to) {
  const int other = other_ghost(state, origin);
  state.ghosts = {static_cast<std::uint8_t>(std::min(other, to)), static_cast<std::uint8_t>(std::max(other, to))};
}

// Return the dice less one that shows this number.
inline Row<std::uint8_t, 2> without(Row<std::uint8_t, 2> dice, std::uint8_t die) {
  dice.remove(dice.find(die));
  return dice;
}

// Look at the table as the Pac-Man whose turn it is.
inline Walker walker(const Setup& setup, const State& state) {
  Set blocked;
  for (int seat = 0; seat < setup.players; ++seat) {
    if (seat != state.turn) blocked = blocked.with(state.pacs[at(seat)]);
  }
  return {
      .layout = setup.layout,
      .origin = state.pacs[state.turn],
      .homes_count = setup.home_counts,
      .closed = setup.closed[state.turn],
      .blocked = blocked,
      .ghosts = Set::of(state.ghosts[0]).with(state.ghosts[1]),
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
        ghosts_(state.ghosts),
        may_gobble_(walker_.privilege || (walker_.earns && !walker_.yellow.empty())) {}

  // List the moves with a die by end and marbles, one for each end and each set of marbles (MARB-62).
  void list(int die, Actions& actions) const {
    if (routes_ == nullptr) return search(die, actions);
    const Set no_end = taken_ | walker_.closed;
    int gobbles_listed = 0;
    for (const Routes::Bundle& bundle : routes_->from(walker_.origin, die)) {
      gobbles_listed = list_gobbles(die, gobbles_listed, bundle.to, actions);
      if (no_end.has(bundle.to)) continue;
      const std::size_t first = actions.size();
      const Set end = walker_.marbles & Set::of(bundle.to);
      for (const Set& before : routes_->of(bundle)) {
        if (before.meets(taken_)) continue;  // MARB-16, MARB-23, MARB-42
        actions.push(Action::go(die, bundle.to, (before & walker_.marbles) | end));  // MARB-12, MARB-13
      }
      put_in_order(first, actions);
    }
    list_gobbles(die, gobbles_listed, kCells, actions);
  }

  // Tell whether there is any way, or any that ends on no ghost.
  bool can_go(int die, bool gobbling) const {
    if (routes_ == nullptr) {
      return walker_.find(die, [&](const Trail& trail, const Set&) { return gobbling || !walker_.ghosts.has(trail.last()); });
    }
    const Set no_end = taken_ | walker_.closed;
    for (const Routes::Bundle& bundle : routes_->from(walker_.origin, die)) {
      if (no_end.has(bundle.to)) continue;
      for (const Set& before : routes_->of(bundle)) {
        if (!before.meets(taken_)) return true;
      }
    }
    if (!gobbling || !may_gobble_) return false;
    return std::any_of(ghosts_.begin(), ghosts_.end(), [&](int ghost) {
      return find_gobble(ghost, die, [](const Set&) { return true; });
    });
  }

 private:
  // List the gobbles of ghosts that stand before a cell, from one of the two on; returns how many are done with.
  int list_gobbles(int die, int ghost, int before, Actions& actions) const {
    for (; ghost < 2 && ghosts_[at(ghost)] < before; ++ghost) {
      const int to = ghosts_[at(ghost)];
      if (!may_gobble_ || (ghost == 1 && to == ghosts_[0])) continue;
      const std::size_t first = actions.size();
      const Set under = walker_.takes_under ? walker_.marbles & Set::of(to) : Set{};  // MARB-39
      find_gobble(to, die, [&](const Set& eaten) {
        actions.push(Action::go(die, to, eaten | under));
        return false;
      });
      put_in_order(first, actions);
    }
    return ghost;
  }

  // Call `visit` with the marbles gobbled before a ghost, on every way that ends on it at any count up to the die's
  // (MARB-43), until it returns true; returns whether it did.
  template <class Visit>
  bool find_gobble(int ghost, int die, Visit visit) const {
    return routes_->find_to(ghost, walker_.origin, die, [&](const Set& before) {
      if (before.meets(taken_)) return false;
      const Set eaten = before & walker_.marbles;
      return (walker_.privilege || eaten.meets(walker_.yellow)) && visit(eaten);  // MARB-40, MARB-41
    });
  }

  void search(int die, Actions& actions) const {
    const std::size_t first = actions.size();
    walker_.find(die, [&](const Trail& trail, const Set& eats) {
      actions.push(Action::go(die, trail.last(), eats));
      return false;
    });
    put_in_order(first, actions);
  }

  // Put moves with one die in order by end and marbles, each once.
  static void put_in_order(std::size_t first, Actions& actions) {
    if (actions.size() - first < 2) return;
    const auto less = [](const Action& a, const Action& b) { return a.to != b.to ? a.to < b.to : a.eats < b.eats; };
    const auto same = [](const Action& a, const Action& b) { return a.to == b.to && a.eats == b.eats; };
    std::sort(actions.begin() + first, actions.end(), less);
    const Action* last = std::unique(actions.begin() + first, actions.end(), same);
    actions.shrink(static_cast<std::size_t>(last - actions.begin()));
  }

  Walker walker_;
  const Routes* routes_;
  Set taken_;
  std::array<std::uint8_t, 2> ghosts_;
  bool may_gobble_;
};

// The moves of the ghosts.
class GhostMoves {
 public:
  GhostMoves(const Setup& setup, const Tables& tables, const State& state)
      : setup_(setup), routes_(tables.ghost), state_(state), pacs_(pacs_of(setup, state)) {}

  // List the moves with a die by ghost and end (MARB-57); a ghost cut short moves only where neither has a full move.
  void list(int die, Actions& actions) const {
    const std::size_t first = actions.size();
    each_ghost([&](int origin) { push(die, origin, ends(origin, die), actions); });
    if (actions.size() > first || !setup_.ghost_partial) return;
    each_ghost([&](int origin) { push(die, origin, stops(origin, die), actions); });  // MARB-27
  }

  bool can_prowl(int die) const {
    bool any = false;
    each_ghost([&](int origin) { any = any || can_end(origin, die); });
    if (!any && setup_.ghost_partial) each_ghost([&](int origin) { any = any || !stops(origin, die).empty(); });
    return any;
  }

 private:
  static void push(int die, int origin, const Set& ends, Actions& actions) {
    ends.each([&](int to) { actions.push(Action::prowl(die, origin, to)); });
  }

  // Two ghosts on the start are one to choose from (MARB-62).
  template <class Visit>
  void each_ghost(Visit visit) const {
    visit(state_.ghosts[0]);
    if (state_.ghosts[1] != state_.ghosts[0]) visit(state_.ghosts[1]);
  }

  // Return where a ghost can end: a full move, or one that meets a Pac-Man (MARB-27, MARB-32).
  Set ends(int origin, int die) const {
    const Set taken = pacs_.with(other_ghost(state_, origin));  // MARB-30
    Set ends = hits(origin, die, taken);
    for (const Routes::Bundle& bundle : routes_.from(origin, die)) {
      if (!taken.has(bundle.to) && is_open(bundle, taken)) ends = ends.with(bundle.to);
    }
    return ends;
  }

  bool can_end(int origin, int die) const {
    const Set taken = pacs_.with(other_ghost(state_, origin));
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
    const Set near = (pacs_ & routes_.within(origin, die)).without(other_ghost(state_, origin));
    near.each([&](int pac) {
      if (routes_.find_to(pac, origin, die, [&](const Set& before) { return !before.meets(taken); })) {
        hits = hits.with(pac);
      }
    });
    return hits;
  }

  Set stops(int origin, int die) const {
    const Set blocked = Set::of(other_ghost(state_, origin));
    return Prowler{setup_.layout, origin, setup_.ghost_may_reverse, blocked, pacs_}.stops(die);
  }

  const Setup& setup_;
  const Routes& routes_;
  const State& state_;
  Set pacs_;
};

// Call `visit` with every different number the dice show, the lower first.
template <class Visit>
void each_die(const State& state, Visit visit) {
  for (std::size_t place = 0; place < state.dice.size(); ++place) {
    if (place == 0 || state.dice[place] != state.dice[0]) visit(state.dice[place]);
  }
}

// Return the ringed holes with neither marble nor piece on them (MARB-48, MARB-50).
inline Set free_rings(const Setup& setup, const State& state) {
  return (setup.layout.rings - state.yellow - pacs_of(setup, state)).without(state.ghosts[0]).without(state.ghosts[1]);
}

// The white and yellow marbles a seat may pay with.
struct Purse {
  int white, yellow;

  int price() const { return std::min(kPrice, white + yellow); }  // two are paid, or what there is (MARB-35)
};

inline Purse purse_of(const Setup& setup, const State& state, Seat seat) {
  return {state.trays[seat], setup.pay_with_yellow ? state.held[seat] : 0};  // MARB-36
}

// List the answers to something that is to be decided.
template <class Answers>
void choices(const Setup& setup, const State& state, Task task, Answers& actions) {
  using Kind = Action::Kind;
  switch (task.kind) {
    case Task::Kind::under:
      actions.push(Action::answer(Kind::under, 1));
      actions.push(Action::answer(Kind::under, 0));
      return;
    case Task::Kind::ring:
      free_rings(setup, state).each([&](int ring) { actions.push(Action::answer(Kind::ring, ring)); });
      return;
    case Task::Kind::reward:  // from an opponent that has something to take (MARB-47)
      for (int seat = 0; seat < setup.players; ++seat) {
        if (seat == task.seat || purse_of(setup, state, static_cast<Seat>(seat)).price() == 0) continue;
        actions.push(Action::answer(Kind::rob, seat));
      }
      return;
    case Task::Kind::pay:
    case Task::Kind::give: {
      const Purse purse = purse_of(setup, state, task.seat);
      const int most = std::min(purse.yellow, purse.price());
      for (int yellow = std::max(0, purse.price() - purse.white); yellow <= most; ++yellow) {
        actions.push(Action::answer(Kind::pay, yellow));
      }
    }
  }
}

// Tell whether any piece that is still to move can (MARB-7: judged when it moves).
inline bool can_move(const Setup& setup, const Tables& tables, const State& state) {
  bool any = false;
  if (state.piece != Piece::pac) {
    const GhostMoves ghosts(setup, tables, state);
    each_die(state, [&](int die) { any = any || ghosts.can_prowl(die); });
  }
  if (!any && state.piece != Piece::ghost) {
    const PacMoves pac(setup, tables, state);
    each_die(state, [&](int die) { any = any || pac.can_go(die, true); });
  }
  return any;
}

inline bool is_gobble(const State& state, const Action& action) {
  return action.kind == Action::Kind::go && (action.to == state.ghosts[0] || action.to == state.ghosts[1]);
}

// Tell whether Pac-Man could move without a gobble after a ghost's move.
inline bool leaves_a_move(const Setup& setup, const Tables& tables, const State& state, const Action& prowl) {
  State after = state;
  for (int seat = 0; seat < setup.players; ++seat) {
    if (after.pacs[at(seat)] == prowl.to) after.pacs[at(seat)] = setup.homes[at(seat)];
  }
  move_ghost(after, prowl.origin, prowl.to);
  return PacMoves(setup, tables, after).can_go(without(state.dice, prowl.die)[0], false);
}

// Strike out ghost moves that leave Pac-Man standing, while some choice lets it move without a gobble (MARB-6).
inline void keep_a_move(const Setup& setup, const Tables& tables, const State& state, Actions& actions) {
  const auto is_go = [](const Action& action) { return action.kind == Action::Kind::go; };
  const auto is_plain = [&](const Action& action) { return !is_gobble(state, action); };
  const auto strands = [&](const Action& action) { return !leaves_a_move(setup, tables, state, action); };
  Action* prowls = std::partition_point(actions.begin(), actions.end(), is_go);
  if (std::none_of(actions.begin(), prowls, is_plain) && std::all_of(prowls, actions.end(), strands)) return;
  const Action* last = std::remove_if(prowls, actions.end(), strands);
  actions.shrink(static_cast<std::size_t>(last - actions.begin()));
}

// List what the seat that acts may do: a pending choice; otherwise Pac-Man's moves, the ghosts', and staying.
inline void list_legal(const Setup& setup, const Tables& tables, const State& state, Actions& actions) {
  if (!state.todo.empty()) return choices(setup, state, state.todo[0], actions);
  if (state.piece != Piece::ghost) {
    const PacMoves pac(setup, tables, state);
    each_die(state, [&](int die) { pac.list(die, actions); });
  }
  if (state.piece != Piece::pac) {
    const GhostMoves ghosts(setup, tables, state);
    each_die(state, [&](int die) { ghosts.list(die, actions); });
  }
  if (state.dice.size() == 2 && setup.must_move_if_possible) keep_a_move(setup, tables, state, actions);
  const auto gobbles = [&](const Action& action) { return is_gobble(state, action); };
  if (!actions.empty() && std::all_of(actions.begin(), actions.end(), gobbles)) {
    actions.push({Action::Kind::stay});  // MARB-8: a gobble is never forced
  }
}

}  // namespace mazechase::marbles
