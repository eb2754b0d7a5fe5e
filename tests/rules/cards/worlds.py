"""What a viewer must hold possible, counted out one by one; and all that luck can lead to, with its chance."""

from collections import Counter, defaultdict
from collections.abc import Callable, Iterator
from fractions import Fraction
from itertools import combinations
from typing import Any, TypeVar

from games import CardsGame
from mazechase.rules.cards.deck import ALL_POWER_UPS, Card
from mazechase.rules.cards.game import Cards
from mazechase.rules.cards.values import CardsView, Hand

T = TypeVar("T")
Deal = tuple[tuple[Hand, ...], Hand]  # the hands, and the deck


def deals(game: CardsGame, view: CardsView) -> Counter[Deal]:
    """Count the deals of single cards that agree with a view: no power-up and no third ghost unit in a hand."""
    known = {entry.hand: entry.cards for entry in view.known}
    start = [
        hand if hand is not None else known.get(seat, ()) for seat, hand in zip(game.seats, view.hands, strict=True)
    ]
    unseen = (
        Counter(game.rules_as(Cards).setup.deck)
        - Counter(card for hand in start for card in hand)
        - Counter(view.discard)
    )
    cards = list(enumerate(sorted(unseen.elements())))
    found: Counter[Deal] = Counter()
    for hands, rest in _dealt(view, start, cards):
        if all(_can_be(game, view, number, hand) for number, hand in enumerate(hands)):
            found[tuple(tuple(sorted(hand)) for hand in hands), tuple(sorted(rest))] += 1
    return found


def _dealt(
    view: CardsView, start: list[Hand], cards: list[tuple[int, Card]], at: int = 0
) -> Iterator[tuple[list[Hand], Hand]]:
    if at == len(start):
        yield [], tuple(card for _, card in cards)
        return
    for chosen in combinations(cards, view.sizes[at] - len(start[at])):
        left = [card for card in cards if card not in chosen]
        for hands, rest in _dealt(view, start, left, at + 1):
            yield [(*start[at], *(card for _, card in chosen)), *hands], rest


def _can_be(game: CardsGame, view: CardsView, number: int, hand: Hand) -> bool:
    units = sum(
        game.rules_as(Cards).setup.red_units if card == "blinky" else card in ("pinky", "inky", "clyde")
        for card in hand
    )
    if any(card in ALL_POWER_UPS for card in hand) or (view.phase == "give" and number + 1 == view.seat and not units):
        return False
    return units < 3 or view.status[number] == "out"


def chances(counted: Counter[Deal]) -> dict[tuple[Hand, ...], Fraction]:
    """Give each dealing of hands its share."""
    total = counted.total()
    return {hands: Fraction(count, total) for (hands, _), count in counted.items()}


def next_cards(counted: Counter[Deal]) -> dict[Card, Fraction]:
    """Give the chance of each card to be on top of the deck."""
    top: dict[Card, Fraction] = defaultdict(Fraction)
    for (_, deck), count in counted.items():
        for card, times in Counter(deck).items():
            top[card] += Fraction(count * times, counted.total() * len(deck))
    return dict(top)


class _Script:
    """Luck that follows a script and then takes the first of everything, noting how much there was."""

    def __init__(self, script: list[int]) -> None:
        self.script = script
        self.sizes: list[int] = []

    def randrange(self, size: int) -> int:
        at = len(self.sizes)
        self.sizes.append(size)
        return self.script[at] if at < len(self.script) else 0

    def shuffle(self, items: list[Any]) -> None:
        for last in range(len(items) - 1, 0, -1):
            other = self.randrange(last + 1)
            items[last], items[other] = items[other], items[last]

    def choice(self, items: list[Any]) -> Any:
        return items[self.randrange(len(items))]


def outcomes(draw: Callable[[Any], T]) -> dict[T, Fraction]:
    """Give every result of drawing with every luck there is, with its exact chance."""
    found: dict[T, Fraction] = defaultdict(Fraction)
    script: list[int] = []
    while True:
        luck = _Script(script)
        result = draw(luck)
        chance = Fraction(1)
        for size in luck.sizes:
            chance /= size
        found[result] += chance
        script = [*script, *[0] * (len(luck.sizes) - len(script))]
        while script and script[-1] + 1 == luck.sizes[len(script) - 1]:
            script.pop()
        if not script:
            return dict(found)
        script[-1] += 1
