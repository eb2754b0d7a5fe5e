"""What can happen in the card game. Private events have a public twin, ``...Unseen``, for those they do not concern."""

from typing import ClassVar

from mazechase.rules.api import Event, PublicEvent, Seat
from mazechase.rules.cards.deck import Card
from mazechase.rules.cards.values import Hand
from mazechase.rules.turnlimit import TurnsPlayed


class TurnBegan(PublicEvent, frozen=True, kw_only=True):
    """A seat's turn began."""

    seat: Seat


class TurnOrdered(PublicEvent, frozen=True, kw_only=True):
    """A seat's turn began, in which it must draw this many cards."""

    seat: Seat
    number: int


class TurnEnded(PublicEvent, frozen=True, kw_only=True):
    """A seat ended its turn."""

    seat: Seat


class TurnSkipped(PublicEvent, frozen=True, kw_only=True):
    """A seat missed its turn."""

    seat: Seat


class ShutDown(PublicEvent, frozen=True, kw_only=True):
    """A seat shut down."""

    seat: Seat


class Drew(Event, frozen=True, kw_only=True):
    """A seat drew a card into its hand: for itself."""

    seat: Seat
    card: Card


class DrewUnseen(PublicEvent, frozen=True, kw_only=True):
    """A seat drew a card into its hand: for everybody else."""

    seat: Seat


class TurnedUp(PublicEvent, frozen=True, kw_only=True):
    """A seat drew a power-up, which everybody sees and which takes effect now."""

    seat: Seat
    card: Card

    reveals: ClassVar[bool] = True


class Wasted(PublicEvent, frozen=True, kw_only=True):
    """A seat drew a power-up in an ALL-DRAW, and it is discarded without effect."""

    seat: Seat
    card: Card

    reveals: ClassVar[bool] = True


class NoTarget(PublicEvent, frozen=True, kw_only=True):
    """A power-up is discarded: there is nobody to choose."""

    seat: Seat
    card: Card


class NoGhost(PublicEvent, frozen=True, kw_only=True):
    """A GIVE is discarded: its player holds no ghost."""

    seat: Seat
    card: Card

    reveals: ClassVar[bool] = True


class NothingToPass(PublicEvent, frozen=True, kw_only=True):
    """A PASS-LEFT is discarded: all hands are empty, or there is nobody to pass to."""

    seat: Seat
    card: Card


class Gave(Event, frozen=True, kw_only=True):
    """A seat gave away a ghost: for the two of them."""

    seat: Seat
    to: Seat
    card: Card


class GaveUnseen(PublicEvent, frozen=True, kw_only=True):
    """A seat gave away a ghost: for everybody else."""

    seat: Seat
    to: Seat


class Swapped(PublicEvent, frozen=True, kw_only=True):
    """Two seats swapped hands."""

    seat: Seat
    one: Seat
    other: Seat

    reveals: ClassVar[bool] = True


class HandTaken(Event, frozen=True, kw_only=True):
    """A seat looked at the hand it got by a SWAP: for itself alone."""

    seat: Seat
    hand: Hand


class Skipping(PublicEvent, frozen=True, kw_only=True):
    """A seat chose who misses the next turn."""

    seat: Seat
    whom: Seat


class Dictated(PublicEvent, frozen=True, kw_only=True):
    """A seat said how many cards somebody draws in the next turn."""

    seat: Seat
    whom: Seat
    number: int


class Picked(Event, frozen=True, kw_only=True):
    """A seat picked a card to pass; as that seat sees it."""

    seat: Seat
    card: Card

    reveals: ClassVar[bool] = False  # nobody learns what until all have picked


class PickedUnseen(PublicEvent, frozen=True, kw_only=True):
    """A seat picked the card it passes on: for everybody else."""

    seat: Seat


class Passed(Event, frozen=True, kw_only=True):
    """A card went to the left: for giver and receiver."""

    seat: Seat
    to: Seat
    card: Card


class PassedUnseen(PublicEvent, frozen=True, kw_only=True):
    """A card went to the left: for everybody else."""

    seat: Seat
    to: Seat


class KnockedOut(PublicEvent, frozen=True, kw_only=True):
    """A seat has too many ghosts and is out; its hand is revealed."""

    seat: Seat
    hand: Hand

    reveals: ClassVar[bool] = True


class DeckEmpty(PublicEvent, frozen=True, kw_only=True):
    """The deck is used up: these seats count as shut down."""

    seats: tuple[Seat, ...]


class Reshuffled(PublicEvent, frozen=True, kw_only=True):
    """Discards and knocked-out hands became a new deck of this many cards."""

    cards: int


class TurnLimit(TurnsPlayed, frozen=True, kw_only=True):
    """The agreed number of turns was played."""


class Ended(PublicEvent, frozen=True, kw_only=True):
    """The game is over: all hands are revealed (``-`` for an empty one), with their points, in seat order."""

    hands: tuple[str, ...]
    points: tuple[int, ...]
    winners: tuple[Seat, ...]

    reveals: ClassVar[bool] = True
