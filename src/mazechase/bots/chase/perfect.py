"""A bot that plays from a solution in the user's cache (``mazechase solve chase --save``)."""

from collections.abc import Sequence
from random import Random

import msgspec

from mazechase.bots.api import Bot, Budget
from mazechase.engine.solvers.chase import find_solution
from mazechase.errors import NoSuchBot
from mazechase.rules.chase.game import Chase
from mazechase.rules.chase.values import ChaseAction, ChaseView
from mazechase.rules.game import AnyGame
from mazechase.rules.turnlimit import unlimited


class Perfect(Bot):
    """Never gives away a win. Without a solution it isn't created: to solve a layout takes a minute."""

    def __init__(self, game: AnyGame) -> None:
        super().__init__(game)
        self.rules = unlimited(game).rules_as(Chase)
        solution = find_solution(game)
        if solution is None:
            raise NoSuchBot("no-solution", bot="perfect")
        self.solution = solution

    def choose(self, view: ChaseView, legal: Sequence[ChaseAction], rng: Random, budget: Budget) -> ChaseAction:  # noqa: ARG002
        """Choose the best action."""
        if len(legal) == 1:
            return legal[0]
        return self.solution.best(msgspec.structs.replace(self.rules.sample(view, rng), cycles=0))
