"""What happens in the chase, step by step. Everybody sees everything."""

from typing import Literal

from mazechase.rules.api import PublicEvent, Seat

Side = Literal["Pac-Man", "ghosts"]


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
    """Pac-Man is boosted for this many more steps."""

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
