"""What happens in the marble game, fine enough to show it step by step. Everybody sees everything (MARB-61)."""

from typing import Literal

from mazechase.rules.api import PublicEvent, Seat
from mazechase.rules.turnlimit import TurnsPlayed

Colour = Literal["white", "yellow"]
Rule = Literal["book", "house"]  # whether a house rule made the difference


class Rolled(PublicEvent, frozen=True, kw_only=True):
    """A seat rolled both dice."""

    seat: Seat
    low: int
    high: int


class RollTied(PublicEvent, frozen=True, kw_only=True):
    """Several seats rolled the highest sum and roll again."""

    seats: tuple[Seat, ...]
    total: int


class Begins(PublicEvent, frozen=True, kw_only=True):
    """A seat rolled the highest sum and plays first."""

    seat: Seat
    total: int


class Stepped(PublicEvent, frozen=True, kw_only=True):
    """A Pac-Man went one cell along the path."""

    seat: Seat
    origin: str
    to: str


class Crossed(PublicEvent, frozen=True, kw_only=True):
    """A Pac-Man went off the board by one opening and came back by another."""

    seat: Seat
    origin: str
    to: str


class Gobbled(PublicEvent, frozen=True, kw_only=True):
    """A Pac-Man gobbled a marble; ``tray`` counts the seat's white ones now, ``left`` those on the board."""

    seat: Seat
    at: str
    colour: Colour
    tray: int
    left: int


class GhostGobbled(PublicEvent, frozen=True, kw_only=True):
    """A Pac-Man gobbled a ghost, which went back to its start."""

    seat: Seat
    at: str
    to: str


class LeftUnder(PublicEvent, frozen=True, kw_only=True):
    """A seat left the marble under the ghost it gobbled."""

    seat: Seat
    at: str


class Prowled(PublicEvent, frozen=True, kw_only=True):
    """A ghost went one cell, moved by a seat."""

    seat: Seat
    origin: str
    to: str


class Captured(PublicEvent, frozen=True, kw_only=True):
    """A ghost landed on a Pac-Man, which went home."""

    seat: Seat
    whom: Seat
    at: str
    home: str


class Paid(PublicEvent, frozen=True, kw_only=True):
    """A seat gave marbles to another."""

    seat: Seat
    to: Seat
    white: int
    yellow: int
    rule: Rule = "book"  # house: yellow marbles are kept back (MARB-36)


class PrivilegeLost(PublicEvent, frozen=True, kw_only=True):
    """A captured seat lost its yellow marbles."""

    seat: Seat
    count: int


class Returned(PublicEvent, frozen=True, kw_only=True):
    """A yellow marble went back to a ring."""

    seat: Seat
    at: str


class Waits(PublicEvent, frozen=True, kw_only=True):
    """A used yellow marble waits for an empty ring."""

    seat: Seat


class Stood(PublicEvent, frozen=True, kw_only=True):
    """A piece had no full move and stood still."""

    seat: Seat
    piece: Literal["pac", "ghost", "both"]
    rule: Rule = "book"  # house: another die or order would have let it move (MARB-6)


class Stayed(PublicEvent, frozen=True, kw_only=True):
    """A seat chose not to gobble and stood still."""

    seat: Seat


class Cleared(PublicEvent, frozen=True, kw_only=True):
    """The last white marble is off the board: the winners, and everybody's white marbles in seat order."""

    winners: tuple[Seat, ...]
    trays: tuple[int, ...]


class TurnLimit(TurnsPlayed, frozen=True, kw_only=True):
    """The agreed number of turns was played: the winners, and everybody's white marbles in seat order."""

    winners: tuple[Seat, ...]
    trays: tuple[int, ...]
