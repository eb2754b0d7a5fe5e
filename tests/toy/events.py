"""What happens in Toy. Private events have a public twin, ``...Unseen``, for those they do not concern."""

from typing import ClassVar

from mazechase.rules.api import Event, PublicEvent, Seat


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
