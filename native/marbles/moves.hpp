// What may be done now; the twin of `mazechase.rules.marbles.legal`.
#pragma once

#include <algorithm>

#include "marbles/actions.hpp"
#include "marbles/ghost_moves.hpp"
#include "marbles/pac_moves.hpp"
#include "marbles/state.hpp"

namespace mazechase::marbles {

// Return the dice less one that shows this number.
inline Row<std::uint8_t, 2> without(Row<std::uint8_t, 2> dice, std::uint8_t die) {
  dice.remove(dice.find(die));
  return dice;
}

// Call `visit` with every different number the dice show, the lower first.
template <class Visit>
void each_die(const State& state, Visit visit) {
  for (std::size_t place = 0; place < state.dice.size(); ++place) {
    if (place == 0 || state.dice[place] != state.dice[0]) visit(state.dice[place]);
  }
}

// Return the ringed holes with neither marble nor piece on them (MARB-48, MARB-50).
inline Set free_rings(const Setup& setup, const State& state) {
  return setup.layout.rings - state.yellow - pacs_of(setup, state) - only(state.ghosts[0]) - only(state.ghosts[1]);
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

// Return whether any piece that is still to move can (MARB-7: judged when it moves).
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

// Return whether Pac-Man could move without a gobble after a ghost's move.
inline bool leaves_a_move(const Setup& setup, const Tables& tables, const State& state, const Action& prowl) {
  State after = state;
  for (int seat = 0; seat < setup.players; ++seat) {
    if (after.pacs[at(seat)] == prowl.to) after.pacs[at(seat)] = setup.homes[at(seat)];
  }
  move_ghost(after, prowl.origin, prowl.to);
  return PacMoves(setup, tables, after).can_go(without(state.dice, prowl.die)[0], false);
}

// Remove ghost moves that leave Pac-Man without a move, while some choice lets it move without a gobble (MARB-6).
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
