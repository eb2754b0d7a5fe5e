"""Everybody's chances in games of dice, from the native search of their bots that look ahead."""

from collections.abc import Sequence
from random import Random
from typing import Any, ClassVar

from mazechase.bots.analysis import Analyst, Chances, Judged, OpenAnalyst, PlayoutAnalyst
from mazechase.bots.api import Budget
from mazechase.bots.lookahead import Looker, deadline
from mazechase.engine.search import End, Search
from mazechase.rules.game import AnyGame

NODES = 20_000  # for one position, if the budget sets no limit


class ForeseeingAnalyst(OpenAnalyst):
    """Asks the search of a game's strongest bot; where there is no kernel, positions are played out."""

    looker: ClassVar[type[Looker]]

    def __init__(self, game: AnyGame) -> None:
        super().__init__(game)
        self._bot = self.looker(game)
        self._plain: Analyst = PlayoutAnalyst(game)

    def at_turn(self, state: Any, rng: Random, budget: Budget) -> Chances:
        """Return the chances with the best turn."""
        search = self._bot.search
        if search is None:
            return self._plain.chances(self.game.rules.view(state, self.game.seats[0]), rng, budget)
        return Chances(self._ends(search, state, budget)[0].chances)

    def judge(self, view: Any, legal: Sequence[Any], rng: Random, budget: Budget) -> tuple[Judged, ...]:
        """Return the actions that begin the best turns, each with the chances of the best turn it begins."""
        search = self._bot.search
        if search is None:
            return self._plain.judge(view, legal, rng, budget)
        state = self.game.rules.sample(view, rng)  # nothing is hidden, so this is the position itself
        best: dict[int, End] = {}
        for end in self._ends(search, state, budget):
            best.setdefault(end.first, end)
        return tuple(Judged(search.action(state, first), Chances(end.chances)) for first, end in best.items())

    def _ends(self, search: Search, state: Any, budget: Budget) -> list[End]:
        return search.ends(state, budget.nodes or NODES, self._bot.widths, deadline(budget))
