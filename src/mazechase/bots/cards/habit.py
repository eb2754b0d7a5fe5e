"""How a sensible player of the card game acts without looking ahead; used in playouts and simulations.

A habit only looks at its own hand and at open cards, never at a card it could not see.
"""

from collections.abc import Sequence
from random import Random

import msgspec

from mazechase.rules.api import Seat
from mazechase.rules.cards.deck import Card
from mazechase.rules.cards.setup import CardsSetup
from mazechase.rules.cards.values import (
    KNOCK_OUT,
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
)

# The points at which to stop with two ghosts, by number of players; the best in simulations over all levels.
STOPS = {2: 12, 3: 15, 4: 18, 5: 20, 6: 22, 7: 23, 8: 25}
GHOSTS_DOWN = 0.15  # rough share of ghosts among the cards of hands that have stopped


class Habit(msgspec.Struct, frozen=True):
    """Draws freely while no ghost can knock it out, then until its hand is worth ``stop`` points."""

    setup: CardsSetup
    stop: int
    mean: float  # rough points per card in a hidden hand
    haste: int = 3  # cards it draws per turn while others play
    dash: int = 3  # the same while it holds no ghost

    def act(self, s: CardsState, seat: Seat, legal: Sequence[CardsAction], rng: Random) -> CardsAction:
        """Choose one of the legal actions."""
        if len(legal) == 1:
            return legal[0]
        match legal[0]:
            case Draw() | End() | Shut():
                return self._decided(s, seat, legal)
            case Swap():
                return self._swapped(s, seat, legal, rng)
            case Pass():
                return max(legal, key=lambda a: _burden(self.setup, a))
            case _:
                return max(legal, key=lambda a: (*self._aim(s, seat, a), rng.random()))

    def _decided(self, s: CardsState, seat: Seat, legal: Sequence[CardsAction]) -> CardsAction:
        if Shut() in legal and self._holds(s, seat, self._enough(s, seat)):
            return Shut()
        cards = self.haste if self.setup.ghost_units(s.hands[seat - 1]) else self.dash
        waits = s.drawn >= cards and active(s.status) != (seat,)
        return End() if End() in legal and (waits or Draw() not in legal) else Draw()

    def sated(self, s: CardsState, seat: Seat) -> bool:
        """Return whether to stop with this hand while others still play."""
        return self._holds(s, seat, self.stop)

    def _holds(self, s: CardsState, seat: Seat, points: int) -> bool:
        """Return whether the next ghost would knock out a hand that is worth this much."""
        hand = s.hands[seat - 1]
        return self.setup.ghost_units(hand) >= KNOCK_OUT - 1 and self.setup.worth(hand) >= points

    def _enough(self, s: CardsState, seat: Seat) -> int:
        """Return how many points are enough: when playing on alone, enough to beat the hands that have stopped."""
        if active(s.status) != (seat,):
            return self.stop
        down = [len(hand) for hand, status in zip(s.hands, s.status, strict=True) if status == "down"]
        return round(max(down) * self.mean) + 1

    def _swapped(self, s: CardsState, seat: Seat, legal: Sequence[CardsAction], rng: Random) -> CardsAction:
        """Swap a bad hand for the biggest; with a good hand, make two others swap, including the biggest."""
        hand = s.hands[seat - 1]
        bad = self.setup.ghost_units(hand) >= KNOCK_OUT - 1 and self.setup.worth(hand) < self.stop
        small = any(len(s.hands[other - 1]) > len(hand) + 2 for other in active(s.status))
        own = [a for a in legal if isinstance(a, Swap) and (seat in (a.one, a.other)) == (bad or small)]
        return max(own or legal, key=lambda a: _sizes(s, a) + rng.random())

    def _aim(self, s: CardsState, seat: Seat, a: CardsAction) -> tuple[int, int, int]:
        """Rate an answer: prefer the others' biggest hand, the worst ghost, the most cards."""
        match a:
            case Give(card, to):
                return 0, len(s.hands[to - 1]), self.setup.units(card)
            case Skip(whom):
                return 0, len(s.hands[whom - 1]), 0
            case Dictate(whom, number):
                return -(whom == seat), len(s.hands[whom - 1]), number
            case _:
                return 0, 0, 0


def _burden(setup: CardsSetup, a: CardsAction) -> tuple[int, int]:
    return (setup.units(a.card), -setup.points.get(a.card, 0)) if isinstance(a, Pass) else (0, 0)


def _sizes(s: CardsState, a: CardsAction) -> int:
    return len(s.hands[a.one - 1]) + len(s.hands[a.other - 1]) if isinstance(a, Swap) else 0


def usual(setup: CardsSetup, stop: int | None = None, haste: int = 3, dash: int | None = None) -> Habit:
    """Return the habit with the stopping point that did best in simulations, or with another one."""
    held = {card: count for card, count in setup.deck.items() if card in setup.points}
    mean = sum(count * setup.points[card] for card, count in held.items()) / sum(held.values())
    return Habit(setup, stop or STOPS[setup.players], mean * (1 - GHOSTS_DOWN), haste, dash or haste)


def patient(setup: CardsSetup) -> Habit:
    """Return the habit of waiting for others to meet their ghosts, which did better in simulations than rushing.

    If hands are swapped, a big hand soon belongs to somebody else, so waiting is best from the first card on; if not,
    it is best to take as many cards as a turn allows until the first ghost.
    """
    return usual(setup, haste=1, dash=1 if Card("swap") in setup.deck else 3)
