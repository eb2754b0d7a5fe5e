"""Everybody's chances in Quoridor: for two from the search of the top level, for more from games played out."""

from collections.abc import Sequence
from random import Random

from mazechase.bots.analysis import Chances, Judged, OpenAnalyst, PlayoutAnalyst
from mazechase.bots.api import Budget
from mazechase.bots.quoridor.analysis import analyse
from mazechase.rules.game import AnyGame
from mazechase.rules.quoridor.values import QuoridorAction, QuoridorState, QuoridorView

BEST = 5  # actions that are judged: the search is at its best with few


class QuoridorAnalyst(OpenAnalyst):
    """Asks the search for two players; the search for more is not good enough to be believed."""

    def __init__(self, game: AnyGame) -> None:
        super().__init__(game)
        self._plain = PlayoutAnalyst(game) if game.players > 2 else None

    def at_turn(self, state: QuoridorState, rng: Random, budget: Budget) -> Chances:
        """Return the chances with the best play."""
        if self._plain is not None:
            return self._plain.chances(self.game.rules.view(state, state.turn), rng, budget)
        best = analyse(self.game, state, budget, lines=1).best[0]
        return _shared(state, best.chance)

    def judge(
        self, view: QuoridorView, legal: Sequence[QuoridorAction], rng: Random, budget: Budget
    ) -> tuple[Judged, ...]:
        """Return the best actions with their chances."""
        if self._plain is not None:
            return self._plain.judge(view, legal, rng, budget)
        state = self.game.rules.sample(view, rng)
        found = analyse(self.game, state, budget, lines=min(BEST, len(legal)))
        return tuple(Judged(one.action, _shared(state, one.chance)) for one in found.best)


def _shared(state: QuoridorState, chance: float) -> Chances:
    """Return both seats' chances, given that of the one on turn."""
    return Chances((chance, 1 - chance) if state.turn == 1 else (1 - chance, chance))
