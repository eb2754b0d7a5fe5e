"""Toy's values: cards, the state, actions, outcomes, events, view and facts."""

from collections import Counter
from typing import ClassVar, Literal

import msgspec

from mazechase.boards.cells import Cell, Cells
from mazechase.rules.api import (
    Action,
    Event,
    Facts,
    Odds,
    Outcome,
    PublicEvent,
    Seat,
    SeatedAction,
    State,
    View,
    Viewer,
)

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


class Rolled(PublicEvent, frozen=True, kw_only=True):
    """A seat rolled the die."""

    seat: Seat
    pips: int


class Stepped(PublicEvent, frozen=True, kw_only=True):
    """A pawn went one cell."""

    seat: Seat
    origin: str
    to: str


class Ate(PublicEvent, frozen=True, kw_only=True):
    """A dot was eaten."""

    seat: Seat
    at: str
    left: int


class Stopped(PublicEvent, frozen=True, kw_only=True):
    """A seat ended its walk."""

    seat: Seat


class Peeked(Event, frozen=True, kw_only=True):
    """A seat looked at another's card: for the two of them."""

    seat: Seat
    whom: Seat
    slot: int
    card: str


class PeekedUnseen(PublicEvent, frozen=True, kw_only=True):
    """A seat looked at another's card: for everybody else."""

    seat: Seat
    whom: Seat
    slot: int


class Drew(Event, frozen=True, kw_only=True):
    """A seat drew a card: for itself."""

    seat: Seat
    card: str


class DrewUnseen(PublicEvent, frozen=True, kw_only=True):
    """A seat drew a card: for everybody else."""

    seat: Seat


class Chose(Event, frozen=True, kw_only=True):
    """A seat picked what to play: for itself."""

    seat: Seat
    slot: int

    reveals: ClassVar[bool] = False  # nobody learns what until all have picked


class ChoseUnseen(PublicEvent, frozen=True, kw_only=True):
    """A seat picked what to play: for everybody else."""

    seat: Seat


class Revealed(PublicEvent, frozen=True, kw_only=True):
    """The picks were turned up: in seat order a card and its number in the hand, or ``-`` and 0 for none."""

    cards: tuple[str, ...]
    slots: tuple[int, ...]

    reveals: ClassVar[bool] = True


class RoundWon(PublicEvent, frozen=True, kw_only=True):
    """One card beat all others."""

    seat: Seat
    card: str


class RoundDrawn(PublicEvent, frozen=True, kw_only=True):
    """No card was played, or the best was not alone."""


class Ended(PublicEvent, frozen=True, kw_only=True):
    """It is over: hands shown (``-`` for an empty one) and points with ghosts paid for, in seat order."""

    hands: tuple[str, ...]
    points: tuple[int, ...]

    reveals: ClassVar[bool] = True


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


class ToyFacts(Facts, frozen=True, kw_only=True):
    """The starts, the die's faces and the deck with their numbers, and the rounds."""

    starts: tuple[str, ...]
    die: dict[str, int]
    deck: dict[str, int]
    rounds: int
