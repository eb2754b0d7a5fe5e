"""The card game's values: hands, the state, actions, outcomes, view and facts."""

from collections.abc import Sequence
from typing import Literal

import msgspec

from mazechase.rules.api import Action, Facts, Outcome, Seat, SeatedAction, State, View, Viewer
from mazechase.rules.cards.deck import Card

Hand = tuple[Card, ...]  # sorted
Status = Literal["active", "down", "out"]
Phase = Literal["ask", "draw", "give", "swap", "skip", "dictate", "all-draw", "pass-left", "over"]
Pick = Card | Literal["?"] | None  # None: not picked; ?: picked, but hidden from the viewer

MOST_DRAWS = 3  # in one turn (CARD-6)
KNOCK_OUT = 3  # ghost units in hand (CARD-11)


class Known(msgspec.Struct, frozen=True):
    """Cards that a seat knows for certain to be in another seat's hand (CARD-55)."""

    viewer: Seat
    hand: Seat
    cards: Hand


class CardsState(State, frozen=True):
    """The table between two plies; what is listed by seat is in seat order. All other cards are in the deck."""

    phase: Phase
    seat: Seat  # whose turn it is
    drawing: Seat | None  # whose card is next in an ALL-DRAW
    drawn: int  # cards drawn in this turn
    quota: int  # cards this turn must have, by a DICTATE; 0: any number
    status: tuple[Status, ...]
    skips: tuple[int, ...]
    orders: tuple[int, ...]  # what a DICTATE says about the next turn; 0: nothing
    hands: tuple[Hand, ...]
    picks: tuple[Card | None, ...]
    discard: Hand
    known: tuple[Known, ...]  # by viewer, then by hand
    reshuffled: bool
    taken: int  # turns finished, counted only if max_turns is set


class Draw(Action, frozen=True):
    """Draw a card."""


class End(Action, frozen=True):
    """End the turn."""


class Shut(Action, frozen=True):
    """Shut down until the end of the game."""


class Give(Action, frozen=True):
    """GIVE: hand a ghost to another seat."""

    card: Card
    to: Seat


class Swap(Action, frozen=True):
    """SWAP: let two seats swap hands; ``one`` is the lower."""

    one: Seat
    other: Seat


class Skip(Action, frozen=True):
    """SKIP: let a seat miss its next turn."""

    whom: Seat


class Dictate(Action, frozen=True):
    """DICTATE: say how many cards a seat draws in its next turn."""

    whom: Seat
    number: int


class Pass(SeatedAction, frozen=True):
    """PASS-LEFT: pick the card to pass on."""

    card: Card


CardsAction = Draw | End | Shut | Give | Swap | Skip | Dictate | Pass


class Drawn(Outcome, frozen=True):
    """The deck yields this card."""

    card: Card


def active(status: Sequence[Status]) -> tuple[Seat, ...]:
    """Return the seats that are neither shut down nor knocked out."""
    return tuple(Seat(number) for number, one in enumerate(status, 1) if one == "active")


def with_card(hand: Hand, card: Card) -> Hand:
    """Return the hand with one card more."""
    return tuple(sorted((*hand, card)))


def without_card(hand: Hand, card: Card) -> Hand:
    """Return the hand with one card of a kind less."""
    at = hand.index(card)
    return (*hand[:at], *hand[at + 1 :])


def seats_to_pick(status: Sequence[Status], sizes: Sequence[int], picks: Sequence[Pick]) -> tuple[Seat, ...]:
    """Return the seats that still have to pick a card for a PASS-LEFT (CARD-38)."""
    both = enumerate(zip(status, sizes, picks, strict=True), 1)
    return tuple(Seat(number) for number, (one, size, pick) in both if one == "active" and size and pick is None)


class CardsView(View, frozen=True, tag="cards"):
    """The table as one viewer knows it; hands, points and ghost units that it does not see are None."""

    viewer: Viewer
    phase: Phase
    seat: Seat
    drawing: Seat | None
    drawn: int
    quota: int
    status: tuple[Status, ...]
    skips: tuple[int, ...]
    orders: tuple[int, ...]
    sizes: tuple[int, ...]
    hands: tuple[Hand | None, ...]
    points: tuple[int | None, ...]
    ghosts: tuple[int | None, ...]
    picks: tuple[Pick, ...]
    discard: Hand
    deck: int
    known: tuple[Known, ...]
    reshuffled: bool
    taken: int

    @property
    def to_act(self) -> tuple[Seat, ...]:
        """The seat that decides or draws; for a PASS-LEFT all that have yet to pick."""
        if self.phase == "pass-left":
            return seats_to_pick(self.status, self.sizes, self.picks)
        return (self.drawing or self.seat,)


class CardFact(msgspec.Struct, frozen=True):
    """A kind of card: what sort it is, what it is worth, its ghost units, and how many are in the deck."""

    name: Card
    sort: Literal["dot", "fruit", "ghost", "power-up"]
    points: int
    units: int
    count: int


class CardsFacts(Facts, frozen=True, kw_only=True):
    """The kinds of cards in play, and the numbers of the rules."""

    kinds: tuple[CardFact, ...]
    deck: int
    most_draws: int
    knock_out: int
