"""The marble game's values: state, actions, outcomes, view and facts."""

from typing import Literal

import msgspec

from mazechase.boards.cells import Cell, Cells
from mazechase.rules.api import Action, Facts, Odds, Outcome, Seat, State, View

WHITE, YELLOW = 72, 4
PRICE = 2  # marbles for a captured Pac-Man or a gobbled ghost

Piece = Literal["pac", "ghost"]
Kind = Literal["under", "ring", "reward", "pay", "give"]


class Task(msgspec.Struct, frozen=True):
    """Something a seat must decide before play goes on; ``to`` is who is paid.

    ``under``: take the marble under a gobbled ghost or leave it. ``ring``: where a used yellow marble goes.
    ``reward``: whose marbles to take. ``pay``, ``give``: with which marbles to pay for a capture or a reward.
    """

    kind: Kind
    seat: Seat
    to: Seat = Seat(0)


class MarblesState(State, frozen=True):
    """The table between two plies; what is listed by seat is in seat order."""

    white: Cells
    yellow: Cells
    pacs: tuple[Cell, ...]
    trays: tuple[int, ...]  # white marbles
    held: tuple[int, ...]  # yellow marbles not used yet
    ghosts: tuple[Cell, ...]  # two, the lower cell first: nobody can tell them apart
    owed: tuple[Seat, ...]  # a used yellow marble each, waiting for an empty ring; first come, first served
    turn: Seat
    dice: tuple[int, ...] = ()  # not played yet, the lower first
    piece: Piece | None = None  # what the last die is for
    rolls: tuple[int | None, ...] = ()  # who begins: 0 has yet to roll, None is out; empty once that is decided
    todo: tuple[Task, ...] = ()
    taken: int = 0  # turns so far, counted only if max_turns is set


class Go(Action, frozen=True):
    """Move one's Pac-Man to a cell, gobbling these marbles; die 0 is for asking about a cell alone."""

    die: int
    to: Cell
    eats: Cells = Cells()


class Prowl(Action, frozen=True):
    """Move the ghost on this cell; die 0 is for asking about a ghost and a cell alone."""

    die: int
    origin: Cell
    to: Cell


class Stay(Action, frozen=True):
    """Do not gobble: stand still."""


class Under(Action, frozen=True):
    """Take the marble under the gobbled ghost, or leave it."""

    take: bool


class Ring(Action, frozen=True):
    """Put a used yellow marble back on this ring."""

    at: Cell


class Rob(Action, frozen=True):
    """Take the reward from this seat."""

    whom: Seat


class Pay(Action, frozen=True):
    """Pay with this many yellow marbles, and the rest in white."""

    yellow: int


MarblesAction = Go | Prowl | Stay | Under | Ring | Rob | Pay


class Roll(Outcome, frozen=True):
    """What the two dice show, the lower first."""

    low: int
    high: int


# 21 outcomes (MARB-62); a double means nothing special (MARB-56).
DICE = Odds({Roll(low, high): 1 if low == high else 2 for low in range(1, 7) for high in range(low, 7)})


class MarblesView(View, frozen=True, tag="marbles"):
    """Everything, for nothing is hidden (MARB-61): cells by name."""

    white: tuple[str, ...]
    yellow: tuple[str, ...]
    pacs: tuple[str, ...]
    trays: tuple[int, ...]
    held: tuple[int, ...]
    ghosts: tuple[str, ...]
    owed: tuple[Seat, ...]
    turn: Seat
    dice: tuple[int, ...]
    piece: Piece | None
    rolls: tuple[int | None, ...]
    todo: tuple[Task, ...]
    taken: int

    @property
    def to_act(self) -> tuple[Seat, ...]:
        """The seat that has something to decide, or else the one whose turn it is."""
        return (self.todo[0].seat if self.todo else self.turn,)


class OpeningFact(msgspec.Struct, frozen=True):
    """A white-arrow opening: the hole inside, and the side of that hole it is on."""

    cell: str
    arrow: str


class MarblesFacts(Facts, frozen=True, kw_only=True):
    """The board: homes in seat order with their colours, homes of nobody, the ghosts' start and doors, openings."""

    title: str
    source: str
    homes: tuple[str, ...]
    colours: tuple[str, ...]
    unused_homes: tuple[str, ...]
    rings: tuple[str, ...]
    start: str
    doors: tuple[str, ...]
    openings: tuple[OpeningFact, ...]
    dice: dict[str, int]
    price: int
