"""All deals of the unseen cards that agree with a view, counted: the odds of the next card, and fair samples.

To a viewer a hidden hand is a gap: a number of unknown cards, with room for some ghost units, since its owner is not
knocked out. Power-ups are never in hands, so unseen ones are in the deck. Deals differ only in which cards are in which
gap, each deal of single cards is as likely as any other, and only a card's ghost units decide where it fits. So deals
are counted by class: cards of 0, 1 and 2 units (CARD-55).
"""

from collections import Counter
from collections.abc import Iterator
from functools import lru_cache
from math import comb, gcd
from random import Random

import msgspec

from mazechase.rules.api import Odds, Seat
from mazechase.rules.cards.deck import ALL_POWER_UPS, Card
from mazechase.rules.cards.setup import CardsSetup
from mazechase.rules.cards.values import KNOCK_OUT, CardsView, Hand

Counts = tuple[int, int, int]  # cards by ghost units


class Gap(msgspec.Struct, frozen=True):
    """What a viewer does not see of a hand: unknown cards, ghost units that fit, ghosts there must be."""

    cards: int
    room: int
    need: int = 0


@lru_cache(maxsize=1 << 14)
def count_deals(gaps: tuple[Gap, ...], counts: Counts) -> int:
    """Return the number of ways to fill the gaps with single cards, given the cards by class; the rest is the deck.

    >>> count_deals((Gap(2, 2),), (3, 2, 0)), count_deals((Gap(2, 1),), (3, 2, 0))
    (10, 9)
    >>> count_deals((Gap(1, 2), Gap(1, 2)), (2, 1, 0))
    6
    """
    if not gaps:
        return 1
    return sum(count * count_deals(gaps[1:], left) for count, _, left in _fillings(gaps[0], counts))


def _fillings(gap: Gap, counts: Counts) -> Iterator[tuple[int, Counts, Counts]]:
    """Yield each number of cards by class that fits a gap: in how many ways, which, and what is left."""
    plain, single, double = counts
    for twos in range(min(double, gap.room // 2) + 1):
        for ones in range(min(single, gap.room - 2 * twos) + 1):
            zeros = gap.cards - ones - twos
            if ones + twos >= gap.need and 0 <= zeros <= plain:
                count = comb(plain, zeros) * comb(single, ones) * comb(double, twos)
                yield count, (zeros, ones, twos), (plain - zeros, single - ones, double - twos)


class Unseen(msgspec.Struct, frozen=True):
    """The cards a viewer does not see, and the hands with gaps for them."""

    cards: Counter[Card]
    gaps: dict[Seat, Gap]


def seen(setup: CardsSetup, view: CardsView) -> tuple[Hand, ...]:
    """Return the cards of each hand that the viewer sees or knows about."""
    known = {entry.hand: entry.cards for entry in view.known if entry.viewer == view.viewer}
    both = zip(setup.seats, view.hands, strict=True)
    return tuple(known.get(seat, ()) if hand is None else hand for seat, hand in both)


def unseen(setup: CardsSetup, view: CardsView) -> Unseen:
    """Return what a viewer does not see."""
    shown = seen(setup, view)
    gaps = {
        seat: Gap(
            cards=view.sizes[seat - 1] - len(shown[seat - 1]),
            room=KNOCK_OUT - 1 - setup.ghost_units(shown[seat - 1]),
            need=int(view.phase == "give" and seat == view.seat and not setup.ghost_units(shown[seat - 1])),
        )
        for seat in setup.seats
        if view.hands[seat - 1] is None
    }
    return Unseen(setup.left(shown, view.discard), gaps)


def next_card(setup: CardsSetup, view: CardsView) -> dict[Card, int]:
    """Return exact integer odds for the next card, by counting the deals that leave it on top."""
    hidden = unseen(setup, view)
    gaps = tuple(hidden.gaps.values())
    counts = _counts(setup, hidden.cards)
    whole = count_deals(gaps, counts)
    without = [count_deals(gaps, _less(counts, units)) if counts[units] else 0 for units in range(3)]
    weights = {
        card: count * (whole if card in ALL_POWER_UPS else without[setup.units(card)])
        for card, count in hidden.cards.items()
    }
    divisor = gcd(*weights.values()) or 1
    return {card: weight // divisor for card, weight in weights.items() if weight}


def deal(setup: CardsSetup, view: CardsView, rng: Random) -> tuple[Hand, ...]:
    """Fill the gaps of a view, each deal as likely as any other."""
    hidden = unseen(setup, view)
    piles = [_pile(setup, hidden.cards, units, rng) for units in range(3)]
    hands = dict(zip(setup.seats, seen(setup, view), strict=True))
    gaps = tuple(hidden.gaps.values())
    for number, seat in enumerate(hidden.gaps):
        plain, single, double = map(len, piles)
        filling = _pick_filling(gaps[number:], (plain, single, double), rng)
        cards = [pile.pop() for pile, taken in zip(piles, filling, strict=True) for _ in range(taken)]
        hands[seat] = tuple(sorted((*hands[seat], *cards)))
    return tuple(hands.values())


def _pick_filling(gaps: tuple[Gap, ...], counts: Counts, rng: Random) -> Counts:
    """Choose how many cards of each class go into the first gap, each number as often as deals have it."""
    weights = {filling: count * count_deals(gaps[1:], left) for count, filling, left in _fillings(gaps[0], counts)}
    picked: Counts = Odds(weights).pick(rng.randrange(sum(weights.values())))
    return picked


def _counts(setup: CardsSetup, cards: Counter[Card]) -> Counts:
    held = [(setup.units(card), count) for card, count in cards.items() if card not in ALL_POWER_UPS]
    plain, single, double = (sum(count for units, count in held if units == number) for number in range(3))
    return plain, single, double


def _less(counts: Counts, units: int) -> Counts:
    plain, single, double = (count - (number == units) for number, count in enumerate(counts))
    return plain, single, double


def _pile(setup: CardsSetup, cards: Counter[Card], units: int, rng: Random) -> list[Card]:
    fitting = {card: n for card, n in cards.items() if setup.units(card) == units and card not in ALL_POWER_UPS}
    pile = list(Counter(fitting).elements())
    rng.shuffle(pile)
    return pile
