"""Ms. Pac-Man's values: the state, the action, the outcome, view and facts."""

from collections.abc import Iterable
from typing import Literal

import msgspec

from mazechase.boards.cells import Cell, Cells
from mazechase.boards.walled import Wall
from mazechase.rules.api import Action, Facts, Outcome, Seat, State, View

# What comes next: a spin or roll for the start, Ms. Pac-Man's placement, her spin, one of her steps, a ghost's roll,
# one of its steps, its choice of the next open square, nothing.
Phase = Literal["begin", "place", "spin", "walk", "roll", "chase", "bump", "over"]
Cause = Literal["strong", "f2", "power"]  # strong-side up, or what turned it weak-side up

COLOURS = ("Blinky", "Inky", "Pinky", "Sue")  # clockwise
DOTS_EACH = 17
FLIP = "F2"
WAITING, OUT = 0, -1  # instead of a number: the seat has yet to spin for the start, or is out
FLIP_IN: dict[Cause, int] = {"strong": 0, "f2": 1, "power": 2}


class Ghost(msgspec.Struct, frozen=True):
    """A ghost on the board, and how many of its own turns have to begin before it is strong again (MSP-35)."""

    cell: Cell
    cause: Cause = "strong"
    flip_in: int = 0

    @property
    def weak(self) -> bool:
        """Whether it is weak-side up."""
        return self.cause != "strong"


class MsPacManState(State, frozen=True):
    """The table between two plies; what is listed by seat is in seat order."""

    phase: Phase
    seat: Seat  # whose turn it is
    ctrl: Seat | None  # who controls Ms. Pac-Man
    mp: Cell | None  # where she is
    ghosts: tuple[Ghost | None, ...]  # None for her player
    dots: Cells
    steps: int = 0  # still to go
    earned: bool = False  # an extra turn, in this turn of hers
    in_extra: bool = False  # this turn of hers is an extra turn
    came: Cell | None = None  # where a ghost that has to find the next open square came from
    spins: tuple[int, ...] = ()  # for the start
    turns: int = 0  # completed, counted only if max_turns is set


def ghost_of(s: MsPacManState, seat: Seat) -> Ghost:
    """Return the ghost of a seat that has one on the board."""
    ghost = s.ghosts[seat - 1]
    assert ghost is not None  # noqa: S101 (every seat but her player's has one)
    return ghost


def ghost_at(ghosts: Iterable[Ghost | None], cell: Cell, but: Seat | None = None) -> Seat | None:
    """Return the seat whose ghost is on a cell, other than the one named."""
    for number, ghost in enumerate(ghosts, 1):
        if ghost is not None and ghost.cell == cell and number != but:
            return Seat(number)
    return None


def weak_at_next_roll(s: MsPacManState, seat: Seat) -> bool:
    """Return whether a ghost will be weak when it rolls next, if nothing happens until then (MSP-35)."""
    begun = s.phase == "roll" and s.seat == seat  # its timer has gone down already
    return ghost_of(s, seat).flip_in > (0 if begun else 1)


class Go(Action, frozen=True):
    """Put the piece whose turn it is on a cell: a step, a placement, or the next open square."""

    to: Cell


class Face(Outcome, frozen=True):
    """What the spinner or the die shows."""

    text: str

    @property
    def count(self) -> int:
        """How many steps it gives."""
        return 2 if self.text == FLIP else int(self.text)


class GhostSeen(msgspec.Struct, frozen=True):
    """A ghost as everybody sees it."""

    at: str
    cause: Cause
    flip_in: int


class MsPacManView(View, frozen=True, tag="mspacman"):
    """Everything, for nothing is hidden (MSP-58): cells by name; ``left`` are the dots of each colour's area."""

    phase: Phase
    seat: Seat
    ctrl: Seat | None
    mp: str | None
    ghosts: tuple[GhostSeen | None, ...]
    dots: tuple[str, ...]
    left: dict[str, int]
    steps: int
    earned: bool
    in_extra: bool
    came: str | None
    spins: tuple[int, ...]
    turns: int

    def __hash__(self) -> int:
        return hash((self.phase, self.seat, self.mp, self.ghosts, self.dots, self.steps, self.spins, self.turns))

    @property
    def to_act(self) -> tuple[Seat, ...]:
        """The seat that spins, rolls, places or moves."""
        return (self.seat,)


class AreaFact(msgspec.Struct, frozen=True):
    """One colour's part of the board, and the seat that plays it."""

    colour: str
    seat: Seat | None
    squares: tuple[str, ...]
    power: str
    circles: tuple[str, ...]
    exit: str
    opening: str  # the side of the board that the exit leads over: north, east, south or west
    home: str
    door: tuple[str, ...]  # the squares before the ghost space


class MsPacManFacts(Facts, frozen=True, kw_only=True):
    """The board as it is drawn, the areas, and the faces with how many of each there are."""

    width: int
    height: int
    walls: tuple[Wall, ...]
    solids: tuple[tuple[int, int], ...]
    areas: tuple[AreaFact, ...]
    spinner: dict[str, int]
    die: dict[str, int]
