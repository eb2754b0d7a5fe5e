// The card game's kernel; the twin of `mazechase.rules.cards.game`.
#pragma once

#include "base/kernel.hpp"
#include "cards/crossing.hpp"
#include "cards/knowing.hpp"
#include "cards/turns.hpp"

namespace mazechase::cards {

class Game {
 public:
  using State = cards::State;
  using Action = cards::Action;
  using Outcome = cards::Outcome;
  using Actions = cards::Actions;
  using Odds = cards::Odds;

  explicit Game(Reader& config) : setup_(config) {}

  int players() const { return setup_.players; }
  const Setup& setup() const { return setup_; }

  State read(Reader& reader) const {
    const Crossing crossing(setup_);
    State s = crossing.read(reader, nullptr);
    crossing.check(s);
    return s;
  }
  void write(const State& s, Writer& writer) const { Crossing(setup_).write(s, writer); }

  // Return a state behind a view, each deal as likely as any other (CARD-55).
  State sample(Reader& view, Rng& rng) const { return Knowing(setup_).sample(view, rng); }

  // Seats cross as they are numbered outside, from 1.
  void write_action(Action action, Writer& writer) const {
    using Sort = Action::Sort;
    const bool first_is_seat = action.sort >= Sort::swap && action.sort <= Sort::dictate;
    const bool second_is_seat = action.sort == Sort::give || action.sort == Sort::swap || action.sort == Sort::pass;
    writer.put(action.sort);
    writer.put(action.one + first_is_seat);
    writer.put(action.other + second_is_seat);
  }
  void write_outcome(Outcome outcome, Writer& writer) const {
    writer.put(setup_.deck.at(static_cast<std::size_t>(outcome)));
  }

  // Return who decides, who draws, or that the game is over.
  Node node(const State& s) const {
    switch (s.phase) {
      case Phase::over:
        return Node::over();
      case Phase::draw:
        return Node::chance(s.seat + 1);
      case Phase::all_draw:
        return Node::chance(s.drawing + 1);
      case Phase::pass_left:
        return Node::turn(to_pick(s));
      default:
        return Node::turn(seats_of(s.seat + 1));
    }
  }

  Result result(const State& s) const { return setup_.result(s); }

  // List draw, end and shut; or the answers to a power-up, by card and seat.
  void legal(const State& s, Actions& actions) const {
    if (s.phase == Phase::ask) {
      list_decisions(setup_, s, actions);
    } else if (s.phase == Phase::pass_left) {
      each_seat(to_pick(s), [&](int seat) { list_choices(setup_, s, seat, actions); });
    } else {
      list_choices(setup_, s, s.seat, actions);
    }
  }

  // List the cards left in the deck, in its order.
  void odds(const State& s, Odds& odds) const {
    for (std::size_t place = 0; place < static_cast<std::size_t>(setup_.deck.kinds()); ++place) {
      if (s.left[place]) odds.push({static_cast<Outcome>(place), s.left[place]});
    }
  }

  // Decide, or answer a power-up, and move on to what comes next.
  void apply(State& s, Action action) const {
    Course course{setup_, s};
    switch (action.sort) {
      case Action::Sort::draw:
        s.phase = Phase::draw;
        break;
      case Action::Sort::end:
        return end(course);
      case Action::Sort::shut:
        return shut(course);
      case Action::Sort::pass:
        if (pick(course, action)) resolved(course);
        break;
      default:
        play(course, action);
        resolved(course);
    }
  }

  // Take the card that was drawn: the turn's own, or one of an ALL-DRAW.
  void settle(State& s, Outcome outcome) const {
    Course course{setup_, s};
    const bool by_all = s.phase == Phase::all_draw;
    const Kind card = course.take(outcome);
    if (by_all) {
      drawn_by_all(course, card);
    } else {
      drawn(course, card);
    }
  }

 private:
  Setup setup_;
};

static_assert(Kernel<Game>);

}  // namespace mazechase::cards
