"""What happens in Ms. Pac-Man, step by step. Everybody sees everything (MSP-58)."""

from mazechase.rules.api import PublicEvent, Seat
from mazechase.rules.mspacman.values import Cause
from mazechase.rules.turnlimit import TurnsPlayed


class SpunToBegin(PublicEvent, frozen=True, kw_only=True):
    """A seat spun or rolled for who begins."""

    seat: Seat
    face: str


class TiedToBegin(PublicEvent, frozen=True, kw_only=True):
    """Several seats tied for the highest number, and only they go again."""

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
    """A ghost is weak-side up, until its own turn has begun ``turns`` times."""

    seat: Seat
    cause: Cause
    turns: int


class Recovered(PublicEvent, frozen=True, kw_only=True):
    """A ghost is strong-side up again."""

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


class TurnLimit(TurnsPlayed, frozen=True, kw_only=True):
    """The agreed number of turns was played; the fewest dots left win."""

    winners: tuple[Seat, ...]
