"""What may be done in Toy. This file decides the legality of every action."""

from mazechase.rules.api import Seat
from toy.setup import ToySetup
from toy.values import (
    GHOST,
    MOST_CARDS,
    Choose,
    Hand,
    Peek,
    Step,
    Stop,
    ToyAction,
    ToyState,
    left_in_deck,
    seats_to_pick,
)


def legal(setup: ToySetup, s: ToyState, seat: Seat | None = None) -> tuple[ToyAction, ...]:
    """List steps by cell, then looks by seat and card, then the stop; or each seat's picks."""
    if s.phase == "pick":
        seats = [one for one in seats_to_pick(s.hands, s.picks) if seat in (None, one)]
        return tuple(Choose(one, slot) for one in seats for slot in playable(s.hands[one - 1]))
    if s.phase != "walk" or seat not in (None, setup.mover(s)):
        return ()
    return (*steps(setup, s), *peeks(setup, s), Stop())


def steps(setup: ToySetup, s: ToyState) -> tuple[Step, ...]:
    """List the steps the mover may take now (TOY-3, TOY-4)."""
    here = s.pawns[setup.mover(s) - 1]
    return tuple(Step(to) for to in setup.board.steps[here] if s.pips and to != s.came)


def peeks(setup: ToySetup, s: ToyState) -> tuple[Peek, ...]:
    """List the looks the mover may take from where it stands (TOY-6); everybody knows which."""
    me = setup.mover(s)
    return tuple(
        Peek(seat, slot)
        for seat in setup.seats
        if setup.peeking and seat != me and s.pawns[seat - 1] == s.pawns[me - 1]
        for slot, held in enumerate(s.hands[seat - 1], 1)
        if me not in held.seen
    )


def playable(hand: Hand) -> tuple[int, ...]:
    """Return what may be picked from a hand: nothing, or any card but a ghost (TOY-8)."""
    return (0, *(slot for slot, held in enumerate(hand, 1) if held.card != GHOST))


def may_draw(setup: ToySetup, s: ToyState) -> bool:
    """Return whether the mover draws after its walk (TOY-7)."""
    return len(s.hands[setup.mover(s) - 1]) < MOST_CARDS and bool(left_in_deck(s.hands, s.spent))
