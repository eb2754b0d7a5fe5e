"""Playing the rest of a game out, over and over, from deals that agree with a view."""

from collections.abc import Sequence
from math import sqrt
from random import Random

from mazechase.bots.api import Meter
from mazechase.bots.cards.habit import Habit
from mazechase.rules.api import Seat
from mazechase.rules.cards.deck import Card
from mazechase.rules.cards.game import Cards
from mazechase.rules.cards.values import CardsAction, CardsState, CardsView, Drawn, Pass

FIRST_LOOK = 12  # deals that every action is tried on before the worse ones are dropped
DEALS = 8  # fair deals of which one is looked at
DOUBT = 0.2  # how likely others are to act against their habit, about


class Gain:
    """What an action won over another on the same deals and decks."""

    def __init__(self) -> None:
        self.looks = 0
        self.total = 0.0
        self.squares = 0.0

    def add(self, difference: float) -> None:
        """Count one look at both."""
        self.looks += 1
        self.total += difference
        self.squares += difference * difference

    def least(self) -> float:
        """Give the mean gain less its standard error: what one can be fairly sure of."""
        if self.looks < FIRST_LOOK:
            return -1.0
        mean = self.total / self.looks
        return mean - sqrt(max(0.0, self.squares / self.looks - mean * mean) / self.looks)


class Ahead:
    """Looks ahead for one seat, which follows one habit from the next choice on, while the others follow another."""

    def __init__(self, game: Cards, mine: Habit, theirs: Habit, rng: Random) -> None:
        self.game = game
        self.mine = mine
        self.theirs = theirs
        self.rng = rng

    def best(self, view: CardsView, seat: Seat, legal: Sequence[CardsAction], meter: Meter) -> CardsAction:
        """Find an action that surely wins more than what habit would do, else do that.

        Each deal tries all actions that are left on the same deck, so that they differ by the action alone. The worse
        half is dropped whenever looks have doubled. A node is one game played out.
        """
        usual = self.mine.act(self.game.sample(view, self.rng), seat, legal, self.rng)
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
        """Take an action, play on as habits would, with this deck from its last card on; give the part of the win."""
        game, left = self.game, list(deck)
        s = game.apply_unchecked(s, action).state
        while s.phase != "over":
            if s.phase in ("draw", "all-draw"):
                left = left or self.shuffled_deck(s)  # made anew from what lay open
                s = game.settle_unchecked(s, Drawn(left.pop())).state
            else:
                legal = game.legal_unchecked(s)
                acting = legal[0].seat if isinstance(legal[0], Pass) else s.seat
                habit = self.mine if acting == seat else self.theirs
                own = game.legal_unchecked(s, acting) if isinstance(legal[0], Pass) else legal
                s = game.apply_unchecked(s, habit.act(s, acting, own, self.rng)).state
        winners = game.setup.result(s).winners
        return (seat in winners) / max(1, len(winners))

    def likely(self, view: CardsView, seat: Seat) -> CardsState:
        """Deal the unseen cards such that the others, with their habit, would have stopped or played on as they did."""
        deals = [self.game.sample(view, self.rng) for _ in range(DEALS)]
        others = [other for other in self.game.setup.seats if other != seat and view.status[other - 1] != "out"]
        odd = [sum(self.theirs.sated(s, other) != (s.status[other - 1] == "down") for other in others) for s in deals]
        return self.rng.choices(deals, [DOUBT**count for count in odd])[0]

    def shuffled_deck(self, s: CardsState) -> list[Card]:
        """Give the cards of the deck in some order, all orders alike."""
        deck = list(self.game.setup.left(s.hands, s.discard).elements())
        self.rng.shuffle(deck)
        return deck
