// What an action or a roll leads to; the twin of `mazechase.rules.marbles.effects`.
#pragma once

#include <algorithm>
#include <string_view>

#include "marbles/moves.hpp"

namespace mazechase::marbles {

// Return why the game is over, or nothing if it is not (MARB-52, MARB-53, MARB-60).
inline std::string_view over(const Setup& setup, const State& state) {
  if (!state.todo.empty() || !state.dice.empty() || !state.rolls.empty()) return {};
  if (state.white.empty()) return "marbles_cleared";
  return setup.max_turns != kNoLimit && state.taken >= setup.max_turns ? "turn_limit" : std::string_view{};
}

// A table while one action or roll is carried out.
class Play {
 public:
  Play(const Setup& setup, const Tables& tables, State& state) : setup_(setup), tables_(tables), s_(state) {}

  // Take a legal action, and move on to the next decision or roll.
  void act(const Action& action) {
    switch (action.kind) {
      case Action::Kind::go:
        go(action);
        break;
      case Action::Kind::prowl:
        prowl(action);
        break;
      case Action::Kind::stay:  // MARB-8
        drop_dice();
        break;
      default:
        answer(done(), action);
    }
    go_on();
  }

  // Take a roll: for who begins, or of the seat whose turn it is.
  void roll(Roll roll) {
    if (!s_.rolls.empty()) return roll_for_order(roll.low + roll.high);
    s_.dice.push(roll.low);
    s_.dice.push(roll.high);
    go_on();
  }

 private:
  // The highest sum begins; equals roll again among themselves (MARB-4).
  void roll_for_order(int total) {
    s_.rolls[s_.turn] = static_cast<std::uint8_t>(total);
    std::size_t next = s_.rolls.find(0);
    if (next == s_.rolls.size()) {
      std::uint8_t best = 0;
      for (const std::uint8_t roll : s_.rolls) best = roll == kOut ? best : std::max(best, roll);
      next = s_.rolls.find(best);
      if (std::count(s_.rolls.begin(), s_.rolls.end(), best) == 1) {
        s_.rolls.clear();
      } else {
        for (std::size_t seat = 0; seat < s_.rolls.size(); ++seat) s_.rolls[seat] = s_.rolls[seat] == best ? 0 : kOut;
      }
    }
    s_.turn = static_cast<Seat>(next);
  }

  void go(const Action& go) {
    if (setup_.end_timing == EndTiming::at_once && (s_.white - go.eats).empty()) {
      const Trail trail = way_of(go);
      use_die(go.die, Piece::ghost);
      return walk(trail);
    }
    use_die(go.die, Piece::ghost);
    const bool gobbles = is_gobble(s_, go);
    s_.pacs[s_.turn] = go.to;
    eat(s_.turn, gobbles ? go.eats - only(go.to) : go.eats);
    if (gobbles) gobble_ghost(go.to);
  }

  // Return the cells a move goes over: of the ways that end and gobble alike, the first.
  Trail way_of(const Action& go) const {
    Trail way;
    walker(setup_, s_).find(go.die, [&](const Trail& trail, const Set& eats) {
      way = trail;
      return trail.last() == go.to && eats == go.eats;
    });
    return way;
  }

  // Walk cell by cell: the last white marble ends the game on the way (MARB-52).
  void walk(const Trail& trail) {
    for (std::size_t step = 0; step < trail.size; ++step) {
      const std::uint8_t to = trail.cells[step];
      s_.pacs[s_.turn] = to;
      if (to == s_.ghosts[0] || to == s_.ghosts[1]) return gobble_ghost(to);
      eat(s_.turn, only(to));  // MARB-12
      if (s_.white.empty()) return;
    }
  }

  // Take the marbles on some cells.
  void eat(Seat seat, const Set& cells) {
    const Set white = s_.white & cells, yellow = s_.yellow & cells;
    s_.white = s_.white - white;
    s_.yellow = s_.yellow - yellow;
    add(s_.trays, seat, white.size());
    add(s_.held, seat, yellow.size());
  }

  // Ghost home, marble, used yellow marbles owed, reward: in this order (MARB-48).
  void gobble_ghost(std::uint8_t cell) {
    const Seat seat = s_.turn;
    move_ghost(s_, cell, setup_.layout.start);
    owe(seat, setup_.privilege_stacks ? 1 : s_.held[seat]);  // MARB-40
    s_.todo.push({Task::Kind::reward, seat});
    if (setup_.gobble_ends_turn) drop_dice();  // MARB-45
    if (!setup_.ask_under_ghost) {
      eat(seat, only(cell));  // MARB-39
    } else if (s_.white.has(cell) || s_.yellow.has(cell)) {
      s_.todo.push_front({Task::Kind::under, seat});
    }
  }

  // Yellow marbles of a seat are to go back to rings.
  void owe(Seat seat, int count) {
    add(s_.held, seat, -count);
    for (; count > 0; --count) {
      s_.owed.push(seat);
      s_.todo.push({Task::Kind::ring, seat});
    }
  }

  void prowl(const Action& prowl) {
    move_ghost(s_, prowl.origin, prowl.to);
    use_die(prowl.die, Piece::pac);
    for (int seat = 0; seat < setup_.players; ++seat) {
      if (s_.pacs[at(seat)] == prowl.to) return capture(static_cast<Seat>(seat));
    }
  }

  // Send a Pac-Man home; others pay, oneself does not (MARB-34, MARB-35, MARB-37).
  void capture(Seat whom) {
    s_.pacs[whom] = setup_.homes[whom];
    if (setup_.lose_privilege_when_hit) owe(whom, s_.held[whom]);
    if (whom != s_.turn) s_.todo.push({Task::Kind::pay, whom, s_.turn});
  }

  // What is to be decided.

  Task done() {
    const Task task = s_.todo[0];
    s_.todo.remove(0);
    return task;
  }

  void answer(Task task, const Action& action) {
    switch (action.kind) {
      case Action::Kind::under:
        if (action.to == 1) eat(task.seat, only(s_.pacs[task.seat]));  // MARB-39
        break;
      case Action::Kind::ring:
        put_back(task.seat, action.to);
        break;
      case Action::Kind::rob:
        s_.todo.push_front({Task::Kind::give, static_cast<Seat>(action.to), task.seat});
        break;
      default:
        pay(task, action.to);
    }
  }

  void put_back(Seat seat, int ring) {
    s_.owed.remove(s_.owed.find(seat));
    s_.yellow = s_.yellow | only(ring);
  }

  void pay(Task task, int yellow) {
    const int white = purse_of(setup_, s_, task.seat).price() - yellow;
    add(s_.trays, task.seat, -white);
    add(s_.held, task.seat, -yellow);
    add(s_.trays, task.to, white);
    add(s_.held, task.to, yellow);
  }

  // Going on.

  // Do all that needs no decision, up to the next one, the next roll or the end.
  void go_on() {
    while (!s_.todo.empty()) {
      List<Action, 4> answers;
      choices(setup_, s_, s_.todo[0], answers);
      if (answers.size() > 1) return;
      const Task task = done();
      if (answers.size() == 1) answer(task, answers[0]);  // with no ring free the marble waits (MARB-49)
    }
    if (s_.white.empty() && setup_.end_timing != EndTiming::after_turn) drop_dice();
    if (!s_.dice.empty() && can_move(setup_, tables_, s_)) return;  // MARB-11, MARB-27
    end_turn();
  }

  // Put waiting yellow marbles on empty rings, count the turn, pass it on (MARB-49, MARB-60).
  void end_turn() {
    drop_dice();
    while (!s_.white.empty() && !s_.owed.empty()) {
      const Set free = free_rings(setup_, s_);
      if (free.empty()) break;
      if (free.size() > 1) return s_.todo.push({Task::Kind::ring, s_.owed[0]});
      put_back(s_.owed[0], free.first());
    }
    if (s_.white.empty()) return;
    if (setup_.max_turns != kNoLimit) ++s_.taken;
    s_.turn = static_cast<Seat>((s_.turn + 1) % setup_.players);
  }

  // Take one die; the other is for the other piece (MARB-5).
  void use_die(std::uint8_t die, Piece other) {
    s_.piece = s_.dice.size() == 2 ? other : Piece::none;
    s_.dice = without(s_.dice, die);
  }

  void drop_dice() {
    s_.dice.clear();
    s_.piece = Piece::none;
  }

  static void add(std::array<std::uint8_t, kMostPlayers>& row, Seat seat, int count) {
    row[seat] = static_cast<std::uint8_t>(row[seat] + count);
  }

  const Setup& setup_;
  const Tables& tables_;
  State& s_;
};

}  // namespace mazechase::marbles
