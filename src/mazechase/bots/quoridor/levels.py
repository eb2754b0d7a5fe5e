"""Quoridor's five levels: a search for two and one for more, which see less far and misjudge more at the lower ones.

A level below the top is short-sighted, as people are: it looks at little, its estimates are off, and more so where many
fences stand; a beginner's own jumps don't occur to it. It still takes a win that it sees.
"""

from collections.abc import Sequence
from random import Random
from typing import ClassVar

import msgspec

from mazechase.bots.api import Bot, Budget
from mazechase.bots.quoridor.classic import Classic1, Classic2, Classic3
from mazechase.bots.quoridor.guarding import guarded
from mazechase.bots.quoridor.thinking import Style, think
from mazechase.bots.temper import EVEN, Temper
from mazechase.rules.game import AnyGame
from mazechase.rules.quoridor.game import Quoridor
from mazechase.rules.quoridor.values import QuoridorAction, QuoridorView
from mazechase.rules.turnlimit import unlimited

_SEEDS = 1 << 62
_TWO = 2


def tempered(style: Style, temper: Temper, unit: int) -> Style:
    """Return a style with a temper; ``unit`` is how much the whole of a trait counts.

    The bold run rather than fence, the careful keep their fences and don't go back, and the mischievous love fences.
    """
    return msgspec.structs.replace(
        style,
        forward=style.forward + round(unit * temper.bold),
        back=style.back - round(unit * temper.careful),
        fence=style.fence + round(unit * (temper.mischievous - temper.careful) / 2),
    )


class Level(Bot):
    """What the levels share: the native search in its own style; without kernels, a bot of the first releases."""

    nodes: ClassVar[tuple[int, int, int]]  # what it uses with two, three and four players, at most
    duel: ClassVar[Style]  # with two players
    party: ClassVar[Style]  # with more
    stand_in: ClassVar[type[Bot]]  # plays where there is no native search
    stand_in_nodes: ClassVar[int]

    def __init__(self, game: AnyGame, temper: Temper = EVEN) -> None:
        super().__init__(game)
        # Without the turn limit, positions that differ only in the number of turns are one.
        self.rules = unlimited(game).rules_as(Quoridor)
        two = game.players == _TWO
        self.usual_nodes = self.nodes[game.players - _TWO]
        self.style = tempered(self.duel if two else self.party, temper, 60 if two else 250)

    def choose(
        self, view: QuoridorView, legal: Sequence[QuoridorAction], rng: Random, budget: Budget
    ) -> QuoridorAction:
        """Choose the first action of the best line; with more than two players, stop whoever would walk home."""
        state = self.rules.sample(view, rng)  # nothing is hidden, so this is the position itself
        seed = rng.randrange(_SEEDS)
        found = think(self.rules, state, self.share(budget), self.usual_nodes, style=self.style, seed=seed)
        if found is None:
            action: QuoridorAction = self.stand_in(self.game).choose(view, legal, rng, self.stand_in_share(budget))
        else:
            action = found.lines[0].actions[0]
        return action if self.rules.players == _TWO else guarded(self.rules, state, legal, action)

    def share(self, budget: Budget) -> Budget:
        """Return what this level uses of a budget: its own number of nodes at most."""
        nodes = min(budget.nodes or self.usual_nodes, self.usual_nodes)
        return msgspec.structs.replace(budget, nodes=nodes)

    def stand_in_share(self, budget: Budget) -> Budget:
        """Return what the bot that stands in uses of a budget."""
        nodes = min(budget.nodes or self.stand_in_nodes, self.stand_in_nodes)
        return msgspec.structs.replace(budget, nodes=nodes)


class Level1(Level):
    """A friendly beginner: looks a few plies ahead at most, judges badly, and misses its own jumps."""

    nodes = (700, 150, 150)
    duel = Style(deepest=4, error=190, sees_jumps=False, back=-100)
    party = Style(error=500, sees_jumps=False, back=-400)
    stand_in = Classic1
    stand_in_nodes = 200


class Level2(Level):
    """Looks a little further, and often judges wrongly."""

    nodes = (1_200, 150, 150)
    duel = Style(error=180, back=-60)
    party = Style(error=350, back=-250)
    stand_in = Classic2
    stand_in_nodes = 200


class Level3(Level):
    """A fair player."""

    nodes = (5_000, 300, 300)
    duel = Style(error=120)
    party = Style(error=200)
    stand_in = Classic3
    stand_in_nodes = 500


class Level4(Level):
    """A strong player, who still misjudges positions a little."""

    nodes = (30_000, 2_000, 6_000)
    duel = Style(error=60)
    party = Style(error=70)
    stand_in = Classic3
    stand_in_nodes = 4_000


class Level5(Level):
    """The best there is: as deep as the budget goes."""

    nodes = (300_000, 100_000, 100_000)
    duel = Style()
    party = Style()
    stand_in = Classic3
    stand_in_nodes = 30_000

    def share(self, budget: Budget) -> Budget:
        """Use all of it."""
        return budget

    def stand_in_share(self, budget: Budget) -> Budget:
        """Use all of it."""
        return budget
