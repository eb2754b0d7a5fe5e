"""Everybody's chances in games of dice, from the native search of their bots that look ahead."""

from collections.abc import Sequence
from random import Random
from typing import Any, ClassVar

from mazechase.bots.analysis import Analyst, Chances, Judged, OpenAnalyst, PlayoutAnalyst
from mazechase.bots.api import Budget
from mazechase.bots.lookahead import Looker, deadline
from mazechase.engine.search import End, Search
from mazechase.rules.api import Seat
from mazechase.rules.game import AnyGame

NODES = 20_000  # for one position, if the budget sets no limit
TOLD = 3  # actions to choose from


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
        """Return the actions that begin the best turns, each with the chances of the best turn it begins.

        Only turns that were looked at equally deep are compared.
        """
        search = self._bot.search
        if search is None:
            return self._plain.judge(view, legal, rng, budget)
        state, seat = self.game.rules.sample(view, rng), view.to_act[0]  # nothing is hidden: the position itself
        best = compared(self._ends(search, state, budget), seat)
        return tuple(Judged(search.action(state, first), Chances(chances)) for first, chances in best.items())

    def _ends(self, search: Search, state: Any, budget: Budget) -> list[End]:
        return search.ends(state, budget.nodes or NODES, self._bot.widths, deadline(budget))


def compared(ends: Sequence[End], seat: Seat) -> dict[int, tuple[float, ...]]:
    """Return the first actions of the ends that were looked at deepest, the best first, with the best one's chances.

    If so few got that far that there is little to choose from, one turn less deep is compared instead.
    """
    deepest = max(end.depth for end in ends)
    same = [(end.first, end.chances) for end in ends if end.depth == deepest]
    if deepest and len({first for first, _ in same}) < min(TOLD, len({end.first for end in ends})):
        same = [(end.first, end.before) for end in ends if end.depth == deepest]
        same += [(end.first, end.chances) for end in ends if end.depth == deepest - 1]
    best: dict[int, tuple[float, ...]] = {}
    for first, chances in sorted(same, key=lambda one: -one[1][seat - 1]):
        best.setdefault(first, chances)
    return best
