"""What is chosen before the card game begins, and what follows: sorts of cards, the deck, who plays, the end."""

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import TypeVar

import msgspec

from mazechase.rules.api import Result, Seat
from mazechase.rules.cards.deck import BLINKY, GHOSTS, Card
from mazechase.rules.cards.values import KNOCK_OUT, CardsState, Hand, Status

T = TypeVar("T")


class Setup(msgspec.Struct, frozen=True):
    """The players, the deck and the options that the rules look at."""

    players: int
    deck: dict[Card, int]
    points: dict[Card, int]
    red_units: int = 1
    skip_stacks: bool = False
    dictate_self: bool = True
    dictate_blocks_shutdown: bool = True
    reshuffle_once: bool = False
    solo_one_turn: bool = False
    max_turns: int | None = None

    @property
    def seats(self) -> tuple[Seat, ...]:
        """Seats from 1 on."""
        return tuple(Seat(number) for number in range(1, self.players + 1))

    def units(self, card: Card) -> int:
        """Tell how many ghosts a card counts for (CARD-54)."""
        if card not in GHOSTS:
            return 0
        return self.red_units if card == BLINKY else 1

    def haunted(self, hand: Iterable[Card]) -> int:
        """Count the ghost units of some cards."""
        return sum(self.units(card) for card in hand)

    def worth(self, hand: Iterable[Card]) -> int:
        """Add up the points of some cards; ghosts have none (CARD-49)."""
        return sum(self.points.get(card, 0) for card in hand)

    def left(self, hands: Iterable[Hand], discard: Hand) -> Counter[Card]:
        """Count the cards that lie neither in these hands nor in the discard pile, in the deck's order."""
        left = Counter(self.deck)
        for hand in (*hands, discard):
            for card in hand:
                left[card] -= 1
        return left

    def remains(self, s: CardsState) -> int:
        """Count the cards in the deck."""
        return sum(self.deck.values()) - sum(map(len, s.hands)) - len(s.discard)

    def after(self, seat: Seat) -> tuple[Seat, ...]:
        """Give all seats clockwise, from the one on the left of this seat to the seat itself."""
        return tuple(Seat((seat - 1 + step) % self.players + 1) for step in range(1, self.players + 1))

    def over(self, status: Sequence[Status]) -> str | None:
        """Tell why it is over, if it is: all but one knocked out (CARD-45, CARD-46), or nobody left to play."""
        if status.count("out") >= self.players - 1:
            return "ghost_knockout"
        return None if "active" in status else "highest_score"

    def result(self, s: CardsState) -> Result:
        """Find who has won; hands that are not knocked out score (CARD-45, CARD-49, CARD-50)."""
        reason = self.over(s.status) or "turn_limit"
        left = [seat for seat in self.seats if s.status[seat - 1] != "out"]
        scores = tuple(self.worth(s.hands[seat - 1]) if seat in left else 0 for seat in self.seats)
        if reason == "turn_limit":
            left = []
        best = max((scores[seat - 1] for seat in left), default=0)
        return Result(tuple(seat for seat in left if scores[seat - 1] == best), scores, reason)


def active(status: Sequence[Status]) -> tuple[Seat, ...]:
    """Give the seats that are neither shut down nor knocked out."""
    return tuple(Seat(number) for number, one in enumerate(status, 1) if one == "active")


def put(row: tuple[T, ...], seat: Seat, value: T) -> tuple[T, ...]:
    """Give a row by seat with one value changed."""
    return (*row[: seat - 1], value, *row[seat:])


def with_card(hand: Hand, card: Card) -> Hand:
    """Give the hand with one card more."""
    return tuple(sorted((*hand, card)))


def without_card(hand: Hand, card: Card) -> Hand:
    """Give the hand with one card of a kind less."""
    at = hand.index(card)
    return (*hand[:at], *hand[at + 1 :])


def is_out(setup: Setup, hand: Hand) -> bool:
    """Tell whether a hand knocks its owner out (CARD-11)."""
    return setup.haunted(hand) >= KNOCK_OUT
