"""What may be done in Toy, and what it leads to."""

from typing import Any

import msgspec

from mazechase.boards.cells import Cell
from mazechase.rules.api import Event, Seat
from toy import knowing
from toy.setup import Setup
from toy.values import (
    MOST_CARDS,
    Ate,
    Chose,
    Drew,
    Held,
    Peek,
    Peeked,
    Revealed,
    Rolled,
    RoundDrawn,
    RoundWon,
    Step,
    Stepped,
    Stopped,
    ToyState,
)

After = tuple[ToyState, tuple[Event, ...]]
change = msgspec.structs.replace


def steps(setup: Setup, s: ToyState) -> tuple[Step, ...]:
    """List the steps the mover may take now (TOY-3, TOY-4)."""
    here = s.pawns[setup.mover(s) - 1]
    return tuple(Step(to) for to in setup.board.steps[here] if s.pips and to != s.came)


def peeks(setup: Setup, s: ToyState) -> tuple[Peek, ...]:
    """List the looks the mover may take from where it stands (TOY-6); everybody knows which."""
    me = setup.mover(s)
    return tuple(
        Peek(seat, slot)
        for seat in setup.seats
        if setup.peeking and seat != me and s.pawns[seat - 1] == s.pawns[me - 1]
        for slot, held in enumerate(s.hands[seat - 1], 1)
        if me not in held.seen
    )


def may_draw(setup: Setup, s: ToyState) -> bool:
    """Tell whether the mover draws after its walk (TOY-7)."""
    return len(s.hands[setup.mover(s) - 1]) < MOST_CARDS and bool(knowing.left_in_deck(s.hands, s.spent))


def roll(setup: Setup, s: ToyState, pips: int) -> After:
    """Begin the walk."""
    return change(s, phase="walk", pips=pips), (Rolled(ruling="TOY-2", seat=setup.mover(s), pips=pips),)


def step(setup: Setup, s: ToyState, to: Cell) -> After:
    """Go one cell and eat the dot there; the walk is over when nothing is left but to stop."""
    seat, names = setup.mover(s), setup.board.names
    here = s.pawns[seat - 1]
    events: tuple[Event, ...] = (Stepped(ruling="TOY-3", seat=seat, origin=names[here], to=names[to]),)
    s = change(s, pips=s.pips - 1, came=here, pawns=_put(s.pawns, seat, to))
    if to in s.dots:
        s = change(s, dots=s.dots.without(to), points=_put(s.points, seat, s.points[seat - 1] + 1))
        events = (*events, Ate(ruling="TOY-5", seat=seat, at=names[to], left=len(s.dots)))
    if not s.dots:
        return change(s, phase="roll", pips=0, came=None), events
    return (s, events) if steps(setup, s) or peeks(setup, s) else _walked(setup, s, events)


def stop(setup: Setup, s: ToyState) -> After:
    """End the walk."""
    return _walked(setup, s, (Stopped(ruling="TOY-3", seat=setup.mover(s)),))


def peek(setup: Setup, s: ToyState, whom: Seat, slot: int) -> After:
    """Look at a card, and end the walk."""
    seat, hand = setup.mover(s), s.hands[whom - 1]
    held = hand[slot - 1]
    seen = Held(held.card, tuple(sorted((*held.seen, seat))))
    s = change(s, hands=_put(s.hands, whom, (*hand[: slot - 1], seen, *hand[slot:])))
    return _walked(setup, s, (Peeked(ruling="TOY-6", seat=seat, whom=whom, slot=slot, card=held.card),))


def draw(setup: Setup, s: ToyState, card: str) -> After:
    """Take a card, and end the turn."""
    seat = setup.mover(s)
    s = change(s, hands=_put(s.hands, seat, (*s.hands[seat - 1], Held(card))))
    return _turn_ends(setup, s, (Drew(ruling="TOY-7", seat=seat, card=card),))


def choose(setup: Setup, s: ToyState, seat: Seat, slot: int) -> After:
    """Pick what to play; when all have, the picks are turned up."""
    s = change(s, picks=_put(s.picks, seat, slot))
    events: tuple[Event, ...] = (Chose(ruling="TOY-8", seat=seat, slot=slot),)
    return (s, events) if knowing.seats_to_pick(s.hands, s.picks) else _reveal(setup, s, events)


def _walked(setup: Setup, s: ToyState, events: tuple[Event, ...]) -> After:
    s = change(s, phase="draw", pips=0, came=None)
    return (s, events) if may_draw(setup, s) else _turn_ends(setup, s, events)


def _turn_ends(setup: Setup, s: ToyState, events: tuple[Event, ...]) -> After:
    s = change(s, phase="roll", taken=s.taken + 1)
    picking = change(s, phase="pick")  # some hand has a card then: ghosts are never played
    return picking if s.taken % setup.players == 0 and not setup.over(picking) else s, events


def _reveal(setup: Setup, s: ToyState, events: tuple[Event, ...]) -> After:
    slots = tuple(pick if isinstance(pick, int) else 0 for pick in s.picks)
    both = tuple(zip(s.hands, slots, strict=True))
    played = tuple(hand[slot - 1].card if slot else "-" for hand, slot in both)
    cards = [card for card in played if card != "-"]
    best = (max if setup.wins == "highest" else min)(cards, default="-")
    points = s.points
    verdict: Event = RoundDrawn(ruling="TOY-9")
    if cards.count(best) == 1:
        seat = Seat(played.index(best) + 1)
        points, verdict = _put(points, seat, points[seat - 1] + 2), RoundWon(ruling="TOY-9", seat=seat, card=best)
    after = change(
        s,
        phase="roll",
        points=points,
        hands=tuple((*hand[: slot - 1], *hand[slot:]) if slot else hand for hand, slot in both),
        spent=tuple(sorted((*s.spent, *cards))),
        picks=(None,) * setup.players,
    )
    return after, (*events, Revealed(ruling="TOY-9", cards=played, slots=slots), verdict)


def _put(row: tuple[Any, ...], seat: Seat, value: Any) -> tuple[Any, ...]:
    return (*row[: seat - 1], value, *row[seat:])
