"""The five levels of the chase: the same search, which weaker levels use less often and less well.

Weak levels err like people: now and then they see no farther than their own move, and they misjudge what they see. None
runs past a catch. The strongest also knows what two ghosts can do alone, which is solved when it first looks
(native/chase/pairs.hpp); that reaches far beyond what it sees.
"""

from collections.abc import Sequence
from functools import cached_property, lru_cache
from random import Random
from typing import Any

import msgspec

from mazechase.bots.api import Bot, Budget
from mazechase.bots.chase.search import Search
from mazechase.bots.chase.worth import Weights, Worth
from mazechase.bots.temper import EVEN, Temper
from mazechase.engine.kernel import available
from mazechase.engine.twins.chase import ChaseTwin
from mazechase.rules.chase.game import Chase
from mazechase.rules.chase.values import PAC, ChaseAction, ChaseState, ChaseView, Step
from mazechase.rules.game import AnyGame
from mazechase.rules.turnlimit import unlimited

Legal = Sequence[ChaseAction]

MISCHIEF = 6.0  # how far a mischievous player strays from the best, in hundredths of a life
HUNTING = {"far_ghost": 3.0, "far_enough": 16.0}  # a ghost that sees little must be drawn to Pac-Man from anywhere


def tempered(temper: Temper, **others: float) -> Weights:
    """Return what counts how much for a character.

    The bold think of pellets more than of ghosts, the careful the other way round; the mischievous are hard to foresee.
    """
    usual = Weights(**others)
    return msgspec.structs.replace(
        usual,
        pellet=usual.pellet * (1 + 0.4 * temper.bold),
        sure=usual.sure * (1 + 0.4 * temper.bold),
        trapped=usual.trapped * (1 - 0.4 * temper.bold + 0.3 * temper.careful),
        room=usual.room * (1 + 0.4 * temper.careful),
        far_ghost=usual.far_ghost * (1 + 0.4 * temper.careful),
    )


class ChaseBot(Bot):
    """Looks ahead; the levels differ in how far, and in how well they judge."""

    nodes = 30_000  # positions to look at, if the budget doesn't say
    python_nodes = 12_000  # the same without a native kernel
    deepest = 60  # moves of pieces
    error = 0.0  # the largest misjudgement, in hundredths of a life
    lapse = 0.0  # how often it sees no farther than its own move
    pairs = False  # whether it knows what two ghosts can do alone

    def __init__(self, game: AnyGame, temper: Temper = EVEN) -> None:
        super().__init__(game)
        self.temper = temper
        # Without the turn limit, a search sees positions that differ only in the number of cycles as one.
        self.rules = unlimited(game).rules_as(Chase)

    def choose(self, view: ChaseView, legal: Legal, rng: Random, budget: Budget) -> ChaseAction:
        """Choose one of the legal actions."""
        if len(legal) == 1:
            return legal[0]
        s = msgspec.structs.replace(self.rules.sample(view, rng), cycles=0)  # the position itself: nothing is hidden
        caught = self._catch(s, legal)
        if caught is not None:
            return caught
        error = self.error + MISCHIEF * self.temper.mischievous
        deepest = 1 if rng.random() < self.lapse else self.deepest
        if available("chase"):
            found = self._look(s, legal, deepest, error, rng.getrandbits(64), budget)
        else:
            meter = budget.meter(self.python_nodes)
            found = Search(self.rules, self._worths[self._judge(s, deepest)], meter, rng, error).best(s, deepest)
        return self._run(s, legal) if found is None else found

    def _catch(self, s: ChaseState, legal: Legal) -> ChaseAction | None:
        """Return a step onto Pac-Man's square, or towards it where the run goes on to it."""
        if s.mover == PAC:
            return None
        for action in legal:
            if isinstance(action, Step):
                if action.to == s.pac:
                    return action
                after = self.rules.after(s, action)
                runs = after.mover == s.mover and after.lives == s.lives and after.left < s.left
                if runs and any(isinstance(on, Step) and on.to == s.pac for on in self.rules.legal(after)):
                    return action
        return None

    def _look(  # noqa: PLR0913, PLR0917 (what a search is given)
        self, s: ChaseState, legal: Legal, deepest: int, error: float, seed: int, budget: Budget
    ) -> ChaseAction | None:
        """Search with the native kernel."""
        index, _ = self._search(s, deepest, error, seed, budget, self._pairs)
        return None if index < 0 else legal[index]

    def value(self, s: ChaseState, budget: Budget) -> float:
        """Return what the native search makes of a position, in hundredths of a life for Pac-Man."""
        return self._search(msgspec.structs.replace(s, cycles=0), self.deepest, 0.0, 0, budget)[1]

    def _search(  # noqa: PLR0913, PLR0917 (what a search is given)
        self, s: ChaseState, deepest: int, error: float, seed: int, budget: Budget, pairs: Any = None
    ) -> tuple[int, float]:
        """Return the place of the best action, -1 if there was no time to look at any, and what it is worth."""
        search: Any = self._native[self._judge(s, deepest)]
        unlimited_budget = budget.nodes is None and budget.time_ms is None
        nodes = self.nodes if unlimited_budget else budget.nodes or 0
        index, value, *_ = search.best(self._twin.pack(s), nodes, budget.time_ms or 0, deepest, error, seed, pairs)
        return index, value

    def _run(self, s: ChaseState, legal: Legal) -> ChaseAction:
        """Step towards the nearest pellet as Pac-Man, towards Pac-Man as a ghost; call the first ghost."""
        worth = self._worths[0]
        away = worth.nearest(s.pellets) if s.mover == PAC else worth.far[s.pac]
        moves = [action for action in legal if isinstance(action, Step)]
        return min(moves, key=lambda move: away[move.to]) if moves else legal[0]

    def _judge(self, s: ChaseState, deepest: int) -> bool:
        """Return whether a ghost judges that sees no farther than its own move."""
        return s.mover != PAC and deepest == 1

    @cached_property
    def _worths(self) -> tuple[Worth, Worth]:
        """How positions are judged, usually and by a ghost that sees little."""
        usual, hunting = (Worth(self.rules, weights) for weights in self._weights)
        return usual, hunting

    @cached_property
    def _native(self) -> tuple[Any, Any]:
        from mazechase.engine.twins import _chase  # type: ignore[attr-defined]  # noqa: PLC0415 (not built everywhere)

        config = self._twin.config()
        usual, hunting = (_chase.Search(config, list(msgspec.structs.astuple(weights))) for weights in self._weights)
        return usual, hunting

    @cached_property
    def _pairs(self) -> Any:
        """What two ghosts can do alone; None for a level that does not know, and where ghosts block one another."""
        return _solved_pairs(self._twin.config()[2:]) if self.pairs and self.rules.setup.ghosts_stack else None

    @cached_property
    def _twin(self) -> ChaseTwin:
        return ChaseTwin(self.rules)

    @property
    def _weights(self) -> tuple[Weights, Weights]:
        return tempered(self.temper), tempered(self.temper, **HUNTING)


class Level1(ChaseBot):
    """Looks at its own move alone, and often misjudges it."""

    nodes = python_nodes = 300
    error = 60.0
    lapse = 1.0


class Level2(ChaseBot):
    """Looks a cycle ahead now and then, and judges a little better."""

    nodes = 5000
    python_nodes = 2000
    deepest = 5
    error = 35.0
    lapse = 0.68


class Level3(ChaseBot):
    """Looks a cycle ahead two times out of three."""

    nodes = 5000
    python_nodes = 2000
    deepest = 5
    error = 18.0
    lapse = 0.33


class Level4(ChaseBot):
    """Looks more than a cycle ahead, most of the time."""

    nodes = 15_000
    python_nodes = 3000
    deepest = 8
    error = 8.0
    lapse = 0.15


class Level5(ChaseBot):
    """Looks as far ahead as the budget goes, and knows what two ghosts can do alone."""

    nodes = 100_000
    pairs = True


@lru_cache(maxsize=8)  # four megabytes each
def _solved_pairs(config: tuple[int, ...]) -> Any:
    """Solve what two ghosts can do alone; players and lives make no difference."""
    from mazechase.engine.twins import _chase  # type: ignore[attr-defined]  # noqa: PLC0415 (not built everywhere)

    return _chase.Pairs([2, 1, *config])
