"""What seats have come to know of each other's hands, and how it goes stale (CARD-55).

A seat knows what it gave, passed or swapped away, for as long as the card must still be there. When a card leaves a
hand unseen, every kind that it may have been loses one: of two known cherries one is still certain, of one none.
"""

from collections.abc import Iterable

import msgspec

from mazechase.rules.api import Seat
from mazechase.rules.cards.deck import GHOSTS, Card
from mazechase.rules.cards.values import Hand, Known, with_card, without_card

Mind = dict[tuple[Seat, Seat], Hand]  # by viewer and hand


class Move(msgspec.Struct, frozen=True):
    """A card that goes from one hand to another."""

    giver: Seat
    taker: Seat
    card: Card


def _read(known: Iterable[Known]) -> Mind:
    return {(entry.viewer, entry.hand): entry.cards for entry in known}


def _written(mind: Mind) -> tuple[Known, ...]:
    return tuple(Known(viewer, hand, cards) for (viewer, hand), cards in sorted(mind.items()) if cards)


def moved(known: tuple[Known, ...], moves: tuple[Move, ...], *, ghosts: bool) -> tuple[Known, ...]:
    """Move cards from hand to hand, all at the same time; everybody sees whose, and knows whether they are ghosts.

    Only giver and taker see the card. All cards leave before any arrives, because a received card isn't passed on.
    """
    mind = _read(known)
    for move in moves:
        for (viewer, hand), cards in mind.items():
            if hand == move.giver:
                maybe = {move.card} if viewer == move.taker else {*(GHOSTS if ghosts else cards)}
                for card in maybe.intersection(cards):
                    mind[viewer, hand] = without_card(mind[viewer, hand], card)
    for move in moves:
        mind[move.giver, move.taker] = with_card(mind.get((move.giver, move.taker), ()), move.card)
    return _written(mind)


def swapped(known: tuple[Known, ...], hands: tuple[Hand, ...], one: Seat, other: Seat) -> tuple[Known, ...]:
    """Let two seats swap hands, given as they were before: knowledge goes along, and both know what they gave up."""
    names = {one: other, other: one}
    mind = {
        (viewer, names.get(hand, hand)): cards
        for (viewer, hand), cards in _read(known).items()
        if {viewer, hand} != {one, other}
    }
    mind[one, other], mind[other, one] = hands[one - 1], hands[other - 1]
    return _written(mind)


def turned_up(known: tuple[Known, ...], seat: Seat) -> tuple[Known, ...]:
    """Drop what was known of a hand that everybody sees now."""
    return tuple(entry for entry in known if entry.hand != seat)
