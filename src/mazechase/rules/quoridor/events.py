"""What happens in Quoridor. Everybody sees everything."""

from mazechase.rules.api import PublicEvent, Seat
from mazechase.rules.turnlimit import TurnsPlayed


class Moved(PublicEvent, frozen=True, kw_only=True):
    """A pawn stepped to a neighbouring square."""

    seat: Seat
    origin: str
    to: str


class Jumped(PublicEvent, frozen=True, kw_only=True):
    """A pawn jumped over another, straight or to its side."""

    seat: Seat
    origin: str
    over: str
    to: str


class Fenced(PublicEvent, frozen=True, kw_only=True):
    """A fence was put up."""

    seat: Seat
    fence: str
    left: int


class PassedOver(PublicEvent, frozen=True, kw_only=True):
    """A seat could do nothing and was passed over."""

    seat: Seat


class Won(PublicEvent, frozen=True, kw_only=True):
    """A pawn reached its goal line."""

    seat: Seat
    at: str


class TurnLimit(TurnsPlayed, frozen=True, kw_only=True):
    """The agreed number of turns was played; nobody wins."""
