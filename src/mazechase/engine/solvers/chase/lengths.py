"""The exact number of cycles: whoever wins hurries, and the other side delays.

The native counter (native/chase/tallies.hpp) gives every position a score: a win of Pac-Man is the best score less the
cycles until then, a defeat is the number of cycles, and in the middle nobody wins. Here the scores of the starts are
handed from one number of lives to the next, and a position inside a cycle is followed to the cycle's end.
"""

from collections import defaultdict
from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple, Protocol

import msgspec

from mazechase.engine.solvers.chase.layers import ALL_PELLETS, Plan, extension, pellet_bits
from mazechase.engine.solvers.chase.solution import Winner
from mazechase.engine.twins.chase import ChaseTwin
from mazechase.rules.chase.game import Chase
from mazechase.rules.chase.values import BASE_STEPS, PAC, PELLETS, ChaseAction, ChaseState
from mazechase.rules.game import Game
from mazechase.rules.turnlimit import limited

MOST = 120  # cycles that a byte can tell, for a win as for a defeat
FOREVER = 10**9  # cycles until a stall or a limit that never comes

Place = tuple[int, int, Sequence[int]]  # cycles until the stall, Pac-Man's square and the ghosts' sorted squares


class Counter(Protocol):
    """The counter in the extension module."""

    best: int

    def solve(self, pellets: int, resets: Sequence[int], /) -> int: ...  # noqa: D102
    def ask(self, pellets: int, resets: Sequence[int], places: Sequence[Place], /) -> list[int]: ...  # noqa: D102
    def forget(self) -> None: ...  # noqa: D102


class Length(NamedTuple):
    """Who wins, and after how many cycles; 0 if nobody does."""

    winner: Winner
    cycles: int


class Lengths:
    """Counts the cycles from one position, with all the numbers of lives up to its own."""

    def __init__(self, rules: Chase, plan: Plan, *, threads: int = 1) -> None:
        self.rules = rules
        self.plan = plan
        native = extension(rules)
        kind = native.WideCounter if longest(rules, plan) > MOST else native.Counter
        self._counter: Counter = kind(ChaseTwin(rules).config(), threads, plan.ghosts, plan.pellets)
        self._clock = Clock(rules)
        self._scores: dict[ChaseState, int] = {}
        self.starts: list[Length] = []  # with all pellets of the plan, by lives from one on

    def count(self, s: ChaseState, on_layer: Callable[[], None]) -> Length:
        """Return who wins from a position and when; a cycle that has begun counts."""
        asked = defaultdict(list)
        for begun in set(self._begins(s)):
            asked[begun.lives, pellet_bits(self.rules, begun)].append(begun)
        resets = [0] * (ALL_PELLETS + 1)  # with no life left the game has been lost for 0 cycles
        for lives in range(1, self.plan.lives + 1):
            starts = [0] * (ALL_PELLETS + 1)
            for pellets in self.plan.sets():
                starts[pellets] = self._solve(pellets, resets, asked.get((lives, pellets), ()))
                on_layer()
            self._counter.forget()
            self.starts.append(self._length(starts[self.plan.pellets]))
            resets = starts
        return self._length(self._score(s))

    def _solve(self, pellets: int, resets: Sequence[int], asked: Sequence[ChaseState]) -> int:
        """Solve a layer, and note the scores of the positions in it that are asked for."""
        every = self.rules.setup.pellets_reset
        reached = [score if every or not within & ~pellets else 0 for within, score in enumerate(resets)]
        if asked:
            scores = self._counter.ask(pellets, reached, [self._place(s) for s in asked])
            self._scores.update(zip(asked, scores, strict=True))
        return self._counter.solve(pellets, reached)

    def _place(self, s: ChaseState) -> Place:
        limit = self.rules.setup.stall_limit
        left = FOREVER if limit is None else limit - s.idle
        return left, s.pac, sorted(at for at in s.ghosts if at is not None)

    def _begins(self, s: ChaseState) -> Iterator[ChaseState]:
        """Yield the positions in which the next cycle can begin, or the position itself if it is one."""
        edge, seen = [s], {s}
        for here in edge:
            if begins(here):
                yield here
            elif self.rules.setup.result(here) is None:
                after = {self.rules.after(here, action) for action in self.rules.legal(here)} - seen
                seen |= after
                edge += after

    def _score(self, s: ChaseState) -> int:
        found = self._scores.get(s)
        if found is None:
            found = self._scores[s] = self._look(s)
        return found

    def _look(self, s: ChaseState) -> int:
        """Return the score of a position inside a cycle, or at the end of the game."""
        if self.rules.setup.result(s) is not None:
            return 0 if s.pellets else self._counter.best
        scores = [self._earlier(*self._clock.after(s, action)) for action in self.rules.legal(s)]
        return max(scores) if s.mover == PAC else min(scores)

    def _earlier(self, s: ChaseState, cycles: int) -> int:
        """Return what the score of a position is some cycles earlier."""
        score, middle = self._score(s), self._counter.best // 2
        return score + cycles * ((score < middle) - (score > middle))

    def _length(self, score: int) -> Length:
        middle = self._counter.best // 2
        if score == middle:
            return Length("nobody", 0)
        return Length("ghosts", score) if score < middle else Length("pacman", self._counter.best - score)


def longest(rules: Chase, plan: Plan) -> float:
    """Return how many cycles a game can take at most: each pellet and each life can take as many as the stall limit."""
    limit = rules.setup.stall_limit
    stages = PELLETS * plan.lives if rules.setup.pellets_reset else plan.lives + PELLETS - 1
    return float("inf") if limit is None else limit * stages


def begins(s: ChaseState) -> bool:
    """Return whether a cycle begins in a position."""
    return s.mover == PAC and s.left == BASE_STEPS and not s.boost and not s.ate and bool(s.pellets and s.lives)


class Clock:
    """Follows actions and counts the cycles that they end."""

    def __init__(self, rules: Chase) -> None:
        self._rules = limited(Game(rules), FOREVER).rules_as(Chase)  # only then the rules count cycles

    def after(self, s: ChaseState, action: ChaseAction) -> tuple[ChaseState, int]:
        """Return where an action leads, and how many cycles have ended: more than one if Pac-Man could not move."""
        after = self._rules.after(msgspec.structs.replace(s, cycles=0), action)
        return msgspec.structs.replace(after, cycles=0), after.cycles
