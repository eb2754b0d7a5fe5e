"""Everybody's chances in the card game: good players play positions out, and the learned evaluation rates choices."""

from collections.abc import Sequence
from math import exp
from random import Random

from mazechase.bots.analysis import Analyst, Chances, Judged, PlayoutAnalyst, counted, divided
from mazechase.bots.api import Budget
from mazechase.bots.cards.advice import Advice, find_advice
from mazechase.rules.cards.game import Cards
from mazechase.rules.cards.values import CardsAction, CardsView
from mazechase.rules.game import AnyGame

GAMES = 4000  # per position, if the budget sets no limit
AT_ONCE = 16  # games between two looks at the clock
LEARNED = "home-made"  # the deck that the evaluation knows


class CardsAnalyst(Analyst):
    """Knows what the top level knows; without kernels, games are played out by bots."""

    def __init__(self, game: AnyGame) -> None:
        super().__init__(game)
        rules = game.rules_as(Cards)
        self._advice = find_advice(rules)
        self._rated = rules.options["deck"] == LEARNED
        self._plain = PlayoutAnalyst(game)

    def chances(self, view: CardsView, rng: Random, budget: Budget) -> Chances:
        """Return the shares of games that good players win from here; what the viewer doesn't see is dealt again."""
        if self._advice is None:
            return self._plain.chances(view, rng, budget)
        return self._played(self._advice, view, None, rng, budget)

    def judge(self, view: CardsView, legal: Sequence[CardsAction], rng: Random, budget: Budget) -> tuple[Judged, ...]:
        """Return the actions, the best first: as the evaluation rates them or, with another deck, by playing on."""
        advice = self._advice
        if advice is None:
            return self._plain.judge(view, legal, rng, budget)
        seat = self.game.actor(self.game.rules.sample(view, rng), legal[0])
        if self._rated:
            chances = [self._shared(seat, 1 / (1 + exp(-rate))) for rate in advice.rate(view)]
        else:
            each = divided(budget, len(legal))
            chances = [self._played(advice, view, action, rng, each) for action in legal]
        judged = (Judged(action, one) for action, one in zip(legal, chances, strict=True))
        return tuple(sorted(judged, key=lambda one: -one.chances.of(seat)))

    def _shared(self, seat: int, mine: float) -> Chances:
        """Return the chances if a seat has this one, and the others have the rest evenly."""
        rest = (1 - mine) / (self.game.players - 1)
        return Chances(tuple(mine if one == seat else rest for one in self.game.seats))

    def _played(
        self, advice: Advice, view: CardsView, action: CardsAction | None, rng: Random, budget: Budget
    ) -> Chances:
        """Play on, perhaps after an action, as long as the budget lasts, and count."""
        rules, meter, won, games = self.game.rules, budget.meter(GAMES), [0.0] * self.game.players, 0
        while more := sum(meter.spend() for _ in range(AT_ONCE)) or not games:
            state = rules.sample(view, rng)
            if action is not None:
                state = rules.apply(state, action).state
            some = advice.play_out(state, more, rng.getrandbits(63))
            won = [one + other for one, other in zip(won, some, strict=True)]
            games += more
        return counted(won, games)
