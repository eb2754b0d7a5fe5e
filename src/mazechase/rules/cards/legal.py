"""What may be done: the decisions of a turn, and the answers to a power-up. This file decides every action."""

from mazechase.rules.api import Seat
from mazechase.rules.cards.setup import CardsSetup
from mazechase.rules.cards.values import (
    MOST_DRAWS,
    CardsAction,
    CardsState,
    Dictate,
    Draw,
    End,
    Give,
    Pass,
    Shut,
    Skip,
    Swap,
    active,
    seats_to_pick,
)


def legal(setup: CardsSetup, s: CardsState, seat: Seat | None = None) -> tuple[CardsAction, ...]:
    """List draw, end and shut; or the answers to a power-up, by card and seat."""
    if s.phase in ("over", "draw", "all-draw"):
        return ()
    seats = still_to_pick(s) if s.phase == "pass-left" else (s.seat,)
    acting = [one for one in seats if seat in (None, one)]
    if s.phase == "ask":
        return _decisions(setup, s) if acting else ()
    return tuple(choice for one in acting for choice in _choices(setup, s, one))


def still_to_pick(s: CardsState) -> tuple[Seat, ...]:
    """Return the seats that still have to pick a card for a PASS-LEFT (CARD-38)."""
    return seats_to_pick(s.status, tuple(map(len, s.hands)), s.picks)


def _decisions(setup: CardsSetup, s: CardsState) -> tuple[CardsAction, ...]:
    """List what the seat on turn may decide between two cards (CARD-5, CARD-6, CARD-27, CARD-28)."""
    if s.quota and s.drawn < s.quota:
        return (Draw(),) if setup.dictate_blocks_shutdown else (Draw(), Shut())
    if s.drawn == 0:
        return (Draw(), Shut())
    return (End(), Shut()) if s.quota or s.drawn == MOST_DRAWS else (Draw(), End(), Shut())


def _choices(setup: CardsSetup, s: CardsState, seat: Seat) -> tuple[CardsAction, ...]:
    """List what a seat may answer to the power-up in effect; equal cards are one answer (CARD-56)."""
    players = active(s.status)
    others = tuple(other for other in players if other != seat)
    hand = dict.fromkeys(s.hands[seat - 1])
    match s.phase:
        case "give":
            return tuple(Give(card, to) for card in hand if setup.units(card) for to in others)
        case "swap":
            return tuple(Swap(one, other) for one in players for other in players if one < other)
        case "skip":
            return tuple(Skip(whom) for whom in others)
        case "dictate":
            whoever = players if setup.dictate_self else others
            return tuple(Dictate(whom, number) for whom in whoever for number in range(1, MOST_DRAWS + 1))
        case "pass-left":
            return tuple(Pass(seat, card) for card in hand)
        case _:
            return ()
