"""The chase's values: names, the state, actions, events, view and facts."""

from typing import Literal

from mazechase.boards.cells import Cell, Cells
from mazechase.rules.api import Action, Facts, PublicEvent, Seat, State, View

GHOSTS = ("Blinky", "Inky", "Pinky", "Clyde")  # in the order in which they move (QPAC-20)
PACMAN = "Pac-Man"
MOVERS = (*GHOSTS, PACMAN, "call")
PAC, CALL = 4, 5  # places in MOVERS; a ghost's place is its number. CALL: the next ghost is to be named

LIVES = 3  # QPAC-36, unless the option lives says otherwise
PELLETS = 4
BASE_STEPS = 2  # QPAC-5
BOOST_STEPS = 3  # QPAC-10

Side = Literal["Pac-Man", "ghosts"]


class ChaseState(State, frozen=True):
    """Where the pieces are, what is left, and how far the piece that moves has come in its move."""

    pac: Cell
    ghosts: tuple[Cell | None, ...]  # None: eaten
    pellets: Cells
    lives: int
    idle: int  # cycles in a row without a pellet, counted only where stall_limit asks for it
    mover: int  # a place in MOVERS
    left: int  # steps that may still be taken in this move
    boost: bool
    frenzy: bool  # whether the ghost that moves saw Pac-Man when its move began (QPAC-28)
    heading: int | None  # the direction a frenzied ghost has begun to run in
    waiting: tuple[int, ...]  # the ghosts that move later in this cycle
    ate: bool  # a pellet was eaten in this cycle
    best: int  # the most pellets eaten within a life that is lost, kept only where pellets_reset asks for it
    cycles: int  # cycles finished, counted only where max_turns asks for it


class Step(Action, frozen=True):
    """Move the piece whose move it is to a neighbouring square."""

    to: Cell


class End(Action, frozen=True):
    """End the move here, with steps left."""


class Call(Action, frozen=True):
    """Name the ghost that moves next."""

    ghost: int


ChaseAction = Step | End | Call


class Moved(PublicEvent, frozen=True, kw_only=True):
    """A piece went one square."""

    seat: Seat
    piece: str
    origin: str
    to: str


class AtePellet(PublicEvent, frozen=True, kw_only=True):
    """Pac-Man ate a power pellet."""

    at: str
    left: int


class Boosted(PublicEvent, frozen=True, kw_only=True):
    """Pac-Man is boosted for so many steps more."""

    steps: int


class AteGhost(PublicEvent, frozen=True, kw_only=True):
    """Boosted Pac-Man ate a ghost."""

    ghost: str
    at: str


class BoostEnded(PublicEvent, frozen=True, kw_only=True):
    """The boost is over."""

    at: str


class Called(PublicEvent, frozen=True, kw_only=True):
    """A seat named the ghost that moves next."""

    seat: Seat
    ghost: str


class Frenzied(PublicEvent, frozen=True, kw_only=True):
    """A ghost sees Pac-Man as its move begins; the line goes from it to him."""

    ghost: str
    line: tuple[str, ...]


class Stayed(PublicEvent, frozen=True, kw_only=True):
    """A piece does not move: it cannot, or it need not."""

    piece: str
    at: str


class Stopped(PublicEvent, frozen=True, kw_only=True):
    """A seat ended its piece's move with steps left."""

    seat: Seat
    piece: str
    at: str


class Caught(PublicEvent, frozen=True, kw_only=True):
    """A ghost and Pac-Man met, and it cost him a life."""

    ghost: str
    at: str
    lives: int


class Stalled(PublicEvent, frozen=True, kw_only=True):
    """Too many cycles went by without a pellet, and it cost Pac-Man a life."""

    cycles: int
    lives: int


class Reset(PublicEvent, frozen=True, kw_only=True):
    """Everybody is back at the start: Pac-Man, and the ghosts in their order."""

    pacman: str
    ghosts: tuple[str, ...]


class PelletsBack(PublicEvent, frozen=True, kw_only=True):
    """The eaten pellets are back on the board."""

    pellets: tuple[str, ...]


class Won(PublicEvent, frozen=True, kw_only=True):
    """One side has won; the level is Pac-Man's, 0 for none."""

    winner: Side
    level: int


class TurnLimit(PublicEvent, frozen=True, kw_only=True):
    """The agreed number of cycles was played; the level is Pac-Man's, 0 for none."""

    cycles: int
    level: int


class ChaseView(View, frozen=True, tag="chase"):
    """Everything, for nothing is hidden: squares by name, ghosts in their order (None: eaten)."""

    pacman: str
    ghosts: tuple[str | None, ...]
    pellets: tuple[str, ...]
    lives: int
    idle: int
    mover: str
    left: int
    boost: bool
    frenzy: bool
    heading: str | None
    waiting: tuple[str, ...]
    ate: bool
    best: int
    cycles: int
    level: int


class ChaseFacts(Facts, frozen=True, kw_only=True):
    """The maze, the starts, and which seat runs which piece."""

    size: int
    fences: tuple[str, ...]
    pellets: tuple[str, ...]
    starts: dict[str, str]
    runs: dict[str, Seat]
    lives: int
    stall_limit: int | None
