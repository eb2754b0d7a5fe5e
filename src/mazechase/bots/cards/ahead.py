"""Playouts: the rest of the game is played many times, from deals that agree with a view."""

from collections.abc import Sequence
from math import sqrt
from random import Random

from mazechase.bots.api import Meter
from mazechase.bots.cards.habit import Habit
from mazechase.rules.api import Seat
from mazechase.rules.cards.deck import Card
from mazechase.rules.cards.game import Cards
from mazechase.rules.cards.values import CardsAction, CardsState, CardsView, Drawn, Pass

FIRST_LOOK = 12  # deals on which every action is tried before the worse half is dropped
DEALS = 8  # random deals from which one is chosen
DOUBT = 0.2  # roughly how often others act against their habit


class Gain:
    """How much more often an action wins than another one, on the same deals and decks."""

    def __init__(self) -> None:
        self.looks = 0
        self.total = 0.0
        self.squares = 0.0

    def add(self, difference: float) -> None:
        """Add the result of one playout of each."""
        self.looks += 1
        self.total += difference
        self.squares += difference * difference

    def least(self) -> float:
        """Return a cautious estimate: the mean gain minus its standard error."""
        if self.looks < FIRST_LOOK:
            return -1.0
        mean = self.total / self.looks
        return mean - sqrt(max(0.0, self.squares / self.looks - mean * mean) / self.looks)


class Ahead:
    """Runs playouts for one seat, which follows one habit after the next choice, while the others follow another."""

    def __init__(self, rules: Cards, mine: Habit, theirs: Habit, rng: Random) -> None:
        self.rules = rules
        self.mine = mine
        self.theirs = theirs
        self.rng = rng

    def best(self, view: CardsView, seat: Seat, legal: Sequence[CardsAction], meter: Meter) -> CardsAction:
        """Return an action that wins more often than the habit's with some certainty, or the habit's if there is none.

        Each deal tries all remaining actions on the same deck, so that only the action makes a difference. Whenever the
        number of deals has doubled, the worse half of the actions is dropped. A node is one playout.
        """
        usual = self.mine.act(self.rules.sample(view, self.rng), seat, legal, self.rng)
        gains = {action: Gain() for action in legal if action != usual}
        looks, mark = 0, FIRST_LOOK
        while meter.spend():
            s = self.likely(view, seat)
            deck = self.shuffled_deck(s)
            won = self.win_share(s, usual, seat, deck)
            for action, gain in gains.items():
                if meter.spend():
                    gain.add(self.win_share(s, action, seat, deck) - won)
            looks += 1
            if looks == mark:
                kept = sorted(gains, key=lambda action: gains[action].total, reverse=True)[: (len(gains) + 1) // 2]
                gains = {action: gains[action] for action in kept}
                mark *= 2
        found = max(gains, key=lambda action: gains[action].least())
        return found if gains[found].least() > 0 else usual

    def win_share(self, s: CardsState, action: CardsAction, seat: Seat, deck: Sequence[Card]) -> float:
        """Take an action, play on by habit, drawing from the end of this deck, and return the share of the win."""
        rules, left = self.rules, list(deck)
        s = rules.apply(s, action).state
        while s.phase != "over":
            if s.phase in ("draw", "all-draw"):
                left = left or self.shuffled_deck(s)  # reshuffled from the discards
                s = rules.settle(s, Drawn(left.pop())).state
            else:
                legal = rules.legal(s)
                acting = legal[0].seat if isinstance(legal[0], Pass) else s.seat
                habit = self.mine if acting == seat else self.theirs
                own = rules.legal(s, acting) if isinstance(legal[0], Pass) else legal
                s = rules.apply(s, habit.act(s, acting, own, self.rng)).state
        winners = rules.setup.result(s).winners
        return (seat in winners) / max(1, len(winners))

    def likely(self, view: CardsView, seat: Seat) -> CardsState:
        """Deal the unseen cards in a way that explains, given the others' habit, why they stopped or played on."""
        deals = [self.rules.sample(view, self.rng) for _ in range(DEALS)]
        others = [other for other in self.rules.setup.seats if other != seat and view.status[other - 1] != "out"]
        odd = [sum(self.theirs.sated(s, other) != (s.status[other - 1] == "down") for other in others) for s in deals]
        return self.rng.choices(deals, [DOUBT**count for count in odd])[0]

    def shuffled_deck(self, s: CardsState) -> list[Card]:
        """Return the cards of the deck in random order."""
        deck = list(self.rules.setup.left(s.hands, s.discard).elements())
        self.rng.shuffle(deck)
        return deck
