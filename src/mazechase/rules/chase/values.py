"""The chase's values: names, the state, actions, view and facts."""

from typing import Final

from mazechase.boards.cells import Cell, Cells
from mazechase.rules.api import Action, Facts, Seat, State, View

GHOSTS = ("Blinky", "Inky", "Pinky", "Clyde")  # in the order in which they move (QPAC-20)
PACMAN: Final = "Pac-Man"
MOVERS = (*GHOSTS, PACMAN, "call")
PAC, CALL = 4, 5  # places in MOVERS; a ghost's place is its number. CALL: the next ghost is to be named

LIVES = 3  # QPAC-36, unless the option lives says otherwise
PELLETS = 4
BASE_STEPS = 2  # QPAC-5
BOOST_STEPS = 3  # QPAC-10


class ChaseState(State, frozen=True):
    """Where the pieces are, what is left, and how far the piece that moves has come in its move."""

    pac: Cell
    ghosts: tuple[Cell | None, ...]  # None: eaten
    pellets: Cells
    lives: int
    idle: int  # cycles in a row without a pellet, counted only if stall_limit is set
    mover: int  # a place in MOVERS
    left: int  # steps that may still be taken in this move
    boost: bool
    frenzy: bool  # whether the ghost that moves saw Pac-Man when its move began (QPAC-28)
    heading: int | None  # the direction a frenzied ghost has begun to run in
    waiting: tuple[int, ...]  # the ghosts that move later in this cycle
    ate: bool  # a pellet was eaten in this cycle
    best: int  # the most pellets eaten in any life lost so far, kept only if pellets_reset is on
    cycles: int  # cycles finished, counted only if max_turns is set


class Step(Action, frozen=True):
    """Move the piece whose move it is to a neighbouring square."""

    to: Cell


class End(Action, frozen=True):
    """End the move here, with steps left."""


class Call(Action, frozen=True):
    """Name the ghost that moves next."""

    ghost: int


ChaseAction = Step | End | Call


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
    seat: Seat = Seat(1)  # who runs the piece that moves

    @property
    def to_act(self) -> tuple[Seat, ...]:
        """The seat that runs the piece that moves, or names the next ghost."""
        return (self.seat,)


class ChaseFacts(Facts, frozen=True, kw_only=True):
    """The maze, the starts, and which seat runs which piece."""

    size: int
    fences: tuple[str, ...]
    pellets: tuple[str, ...]
    starts: dict[str, str]
    runs: dict[str, Seat]
    lives: int
    stall_limit: int | None
