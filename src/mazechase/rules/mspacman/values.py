"""Ms. Pac-Man's values: the state, the action, the outcome, events, view and facts."""

from typing import Literal

import msgspec

from mazechase.boards.cells import Cell, Cells
from mazechase.boards.walled import Wall
from mazechase.rules.api import Action, Facts, Outcome, PublicEvent, Seat, State, View

# What comes next: a spin or roll for the start, Ms. Pac-Man's placement, her spin, one of her steps, a ghost's roll,
# one of its steps, its choice of the next open square, nothing.
Phase = Literal["begin", "place", "spin", "walk", "roll", "chase", "bump", "over"]
Cause = Literal["strong", "f2", "power"]  # strong-side up, or what turned it weak-side up

COLOURS = ("Blinky", "Inky", "Pinky", "Sue")  # clockwise
DOTS_EACH = 17
FLIP = "F2"
WAITING, OUT = 0, -1  # in place of a number, for a seat that is still to spin for the start, or no longer does
FLIP_IN: dict[Cause, int] = {"strong": 0, "f2": 1, "power": 2}


class Ghost(msgspec.Struct, frozen=True):
    """A ghost on the board, and in how many of its own turns' beginnings it is strong again (MSP-35)."""

    cell: Cell
    cause: Cause = "strong"
    flip_in: int = 0

    @property
    def weak(self) -> bool:
        """Whether it lies weak-side up."""
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
    turns: int = 0  # completed, counted only where max_turns asks for it


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


class SpunToBegin(PublicEvent, frozen=True, kw_only=True):
    """A seat spun or rolled for who begins."""

    seat: Seat
    face: str


class TiedToBegin(PublicEvent, frozen=True, kw_only=True):
    """Some seats have the highest number and go on among themselves."""

    seats: tuple[Seat, ...]


class TookControl(PublicEvent, frozen=True, kw_only=True):
    """A seat controls Ms. Pac-Man from now on; its ghost has left the board."""

    seat: Seat


class Placed(PublicEvent, frozen=True, kw_only=True):
    """Ms. Pac-Man was put on a white circle."""

    seat: Seat
    at: str


class Spun(PublicEvent, frozen=True, kw_only=True):
    """Ms. Pac-Man's player spun."""

    seat: Seat
    face: str


class Rolled(PublicEvent, frozen=True, kw_only=True):
    """A ghost's player rolled."""

    seat: Seat
    face: str


class Stepped(PublicEvent, frozen=True, kw_only=True):
    """Ms. Pac-Man went one step; ``left`` are still to go."""

    seat: Seat
    origin: str
    to: str
    left: int


class GhostStepped(PublicEvent, frozen=True, kw_only=True):
    """A ghost went one step; ``left`` are still to go."""

    seat: Seat
    origin: str
    to: str
    left: int


class Ate(PublicEvent, frozen=True, kw_only=True):
    """A dot was removed from an area that has ``left`` more."""

    seat: Seat
    at: str
    area: str
    left: int


class PowerEaten(PublicEvent, frozen=True, kw_only=True):
    """That dot was a Power Dot."""

    seat: Seat
    at: str


class Weakened(PublicEvent, frozen=True, kw_only=True):
    """A ghost lies weak-side up, until its own turn has begun ``turns`` times."""

    seat: Seat
    cause: Cause
    turns: int


class Recovered(PublicEvent, frozen=True, kw_only=True):
    """A ghost lies strong-side up again."""

    seat: Seat


class Caught(PublicEvent, frozen=True, kw_only=True):
    """Ms. Pac-Man stepped on a weak ghost."""

    seat: Seat
    ghost: Seat
    at: str


class RanIntoHer(PublicEvent, frozen=True, kw_only=True):
    """A weak ghost stepped on Ms. Pac-Man."""

    seat: Seat
    at: str


class WentHome(PublicEvent, frozen=True, kw_only=True):
    """A ghost was put on its ghost space, strong-side up."""

    seat: Seat
    at: str


class ExtraTurn(PublicEvent, frozen=True, kw_only=True):
    """Ms. Pac-Man's player spins again for a catch."""

    seat: Seat


class Captured(PublicEvent, frozen=True, kw_only=True):
    """A strong ghost and Ms. Pac-Man met; she changes hands."""

    seat: Seat
    former: Seat
    at: str


class Bumped(PublicEvent, frozen=True, kw_only=True):
    """A ghost ended on another and went on to the next open square."""

    seat: Seat
    origin: str
    to: str


class Won(PublicEvent, frozen=True, kw_only=True):
    """The area of a seat is clear."""

    seat: Seat
    area: str


class TurnLimit(PublicEvent, frozen=True, kw_only=True):
    """The agreed number of turns was played; the fewest dots left win."""

    turns: int
    winners: tuple[Seat, ...]


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
