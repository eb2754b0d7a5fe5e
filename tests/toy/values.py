"""Toy's values: cards, the state, actions, outcomes, view and facts."""

from collections import Counter
from collections.abc import Sequence
from typing import Literal

import msgspec

from mazechase.boards.cells import Cell, Cells
from mazechase.rules.api import Action, Facts, Odds, Outcome, Seat, SeatedAction, State, View, Viewer

GHOST = "G"
DECK = Counter({"1": 5, "2": 4, "3": 3, GHOST: 4})
MOST_CARDS = 3
ROUNDS = 4
UNKNOWN: Literal["?"] = "?"

Phase = Literal["roll", "walk", "draw", "pick"]
Pick = int | Literal["?"] | None  # the number of a card in the hand, 0 for none; None: not picked yet


class Held(msgspec.Struct, frozen=True):
    """A card lying face down before its owner, and the other seats that have looked at it."""

    card: str
    seen: tuple[Seat, ...] = ()


Hand = tuple[Held, ...]


class ToyState(State, frozen=True):
    """The table between two plies; what is listed by seat is in seat order."""

    taken: int  # turns finished, which tells the round and whose turn it is
    phase: Phase
    pips: int  # steps left to walk
    came: Cell | None  # where the last step began
    pawns: tuple[Cell, ...]
    dots: Cells
    points: tuple[int, ...]
    hands: tuple[Hand, ...]
    spent: tuple[str, ...]  # cards played, sorted
    picks: tuple[Pick, ...]


def left_in_deck(hands: tuple[Hand, ...], spent: tuple[str, ...]) -> Counter[str]:
    """Return the cards that are neither held nor played; those a view does not show count as in the deck."""
    return DECK - Counter(held.card for hand in hands for held in hand) - Counter(spent)


def seats_to_pick(hands: Sequence[Hand], picks: Sequence[Pick]) -> tuple[Seat, ...]:
    """Return the seats with cards that have not picked yet; both are known to everybody."""
    both = enumerate(zip(hands, picks, strict=True), 1)
    return tuple(Seat(number) for number, (hand, pick) in both if hand and pick is None)


class Step(Action, frozen=True):
    """Go one cell."""

    to: Cell


class Stop(Action, frozen=True):
    """End the walk."""


class Peek(Action, frozen=True):
    """Look at a card of a seat on the same cell, which ends the walk."""

    whom: Seat
    slot: int


class Choose(SeatedAction, frozen=True):
    """Pick a card to play by its number in the hand; 0 plays none."""

    slot: int


ToyAction = Step | Stop | Peek | Choose


class Roll(Outcome, frozen=True):
    """The die shows this many pips."""

    pips: int


class Draw(Outcome, frozen=True):
    """The deck yields this card."""

    card: str


ToyOutcome = Roll | Draw
DIE = Odds({Roll(1): 3, Roll(2): 2, Roll(3): 1})


class ToyView(View, frozen=True, tag="toy"):
    """The table as one viewer knows it: unknown cards and picks are ``?``."""

    viewer: Viewer
    taken: int
    phase: Phase
    pips: int
    came: str | None
    pawns: tuple[str, ...]
    dots: tuple[str, ...]
    points: tuple[int, ...]
    hands: tuple[Hand, ...]
    deck: int
    spent: tuple[str, ...]
    picks: tuple[Pick, ...]

    @property
    def to_act(self) -> tuple[Seat, ...]:
        """The mover; in a round of picks all that have cards and have not picked."""
        if self.phase == "pick":
            return seats_to_pick(self.hands, self.picks)
        return (Seat(self.taken % len(self.points) + 1),)


class ToyFacts(Facts, frozen=True, kw_only=True):
    """The starts, the die's faces and the deck with their numbers, and the rounds."""

    starts: tuple[str, ...]
    die: dict[str, int]
    deck: dict[str, int]
    rounds: int
