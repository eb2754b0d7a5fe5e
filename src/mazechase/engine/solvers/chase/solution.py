"""The value of every position, and the best moves: what a perfect player knows.

Only positions in which a cycle begins are stored. Inside a cycle the rules themselves are followed to its end.
"""

from collections.abc import Callable, Sequence
from typing import Literal, Protocol

import msgspec

from mazechase.boards.fences import SQUARES
from mazechase.engine.solvers.chase.layers import Key, pellet_bits, reset_bits
from mazechase.rules.chase.game import Chase
from mazechase.rules.chase.values import BASE_STEPS, PAC, PELLETS, ChaseAction, ChaseState
from mazechase.rules.turnlimit import unlimited

Winner = Literal["pacman", "ghosts", "nobody"]
WON = 1000.0  # the scale of `Value.score`


class Value(msgspec.Struct, frozen=True):
    """What a position is worth with perfect play from there on.

    ``cycles`` is known where Pac-Man wins and may not be caught: within this many he can force his next pellet.
    ``score`` orders positions with the same winner: more is better for Pac-Man.
    """

    winner: Winner
    cycles: int | None
    score: float


class Source(Protocol):
    """Where the solved layers are: in memory, or in a file."""

    resets: Sequence[int]

    def changes(self, key: Key, ghosts: int, pac: int) -> bytes:
        """Return the changes of a layer."""

    def base(self, key: Key) -> bool:
        """Return who wins with no cycle left."""


class Solution:
    """The values of all positions that can follow the one that was solved.

    >>> from mazechase.engine.solvers.chase import find_solution  # doctest: +SKIP
    >>> find_solution(game).winner(game.start())  # doctest: +SKIP
    'pacman'
    """

    def __init__(self, rules: Chase, sources: Sequence[Source]) -> None:
        self.rules = rules
        self._sources = sources  # one, or with no stall limit two: an endless chase is lost by Pac-Man, or won
        self._far = _distances(rules)
        self._seen: dict[ChaseState, Value] = {}

    def winner(self, s: ChaseState) -> Winner:
        """Return who wins from a position, wherever in a cycle it is."""
        return self.value(s).winner

    def value(self, s: ChaseState) -> Value:
        """Return a position's value, wherever in a cycle it is."""
        found = self._seen.get(s)
        if found is None:
            if len(self._seen) > 100_000:
                self._seen.clear()
            found = self._seen[s] = self._look(s)
        return found

    def values(self, s: ChaseState) -> dict[ChaseAction, Value]:
        """Return the value of each legal action."""
        return {action: self.value(self.rules.after(s, action)) for action in self.rules.legal(s)}

    def best(self, s: ChaseState) -> ChaseAction:
        """Return a best action: one that keeps what the position is worth, and hurries a win or puts off a loss."""
        values = self.values(s)
        choose: Callable[..., ChaseAction] = max if s.mover == PAC else min
        return choose(values, key=lambda action: values[action].score)

    def _look(self, s: ChaseState) -> Value:
        result = self.rules.setup.result(s)
        if result is not None:
            pacman = not s.pellets
            return Value("pacman" if pacman else "ghosts", 0, 2 * WON if pacman else -2 * WON)
        if s.mover == PAC and s.left == BASE_STEPS and not s.boost and not s.ate:
            return self._begins(s)
        values = [self.value(self.rules.after(s, action)) for action in self.rules.legal(s)]
        return (max if s.mover == PAC else min)(values, key=lambda value: value.score)

    def _begins(self, s: ChaseState) -> Value:
        """Look up a position in which a cycle begins."""
        winners = [self._wins(source, s) for source in self._sources]
        near = min(self._far[s.pac][at] for at in s.pellets)
        if all(won for won, _ in winners):
            change = winners[0][1]
            score = WON + 100 * (PELLETS - len(s.pellets)) - 3 * (change or 0) - near
            return Value("pacman", change, score)
        chased = sum(self._far[s.pac][at] for at in s.ghosts if at is not None)
        score = 100 * s.lives + chased - 0.1 * near
        if any(won for won, _ in winners):
            return Value("nobody", None, score)
        return Value("ghosts", None, score - WON)

    def _wins(self, source: Source, s: ChaseState) -> tuple[bool, int | None]:
        """Return whether Pac-Man wins, and within how many cycles he can force a pellet, if that is known."""
        pellets = pellet_bits(self.rules, s)
        endless = source is not self._sources[0]
        key = Key(pellets, reset_bits(self.rules, source.resets[s.lives - 1], pellets), endless)
        ghosts = sorted(at for at in s.ghosts if at is not None)
        change = source.changes(key, len(ghosts), s.pac)[place(ghosts)]
        limit = self.rules.setup.stall_limit
        changed = change > 0 and (limit is None or change <= limit - s.idle)
        base = source.base(key)
        return base != changed, change if changed and not base else None


def place(squares: Sequence[int]) -> int:
    """Return the number of a sorted multiset of squares, as native/chase/rows.hpp counts them.

    >>> [place(squares) for squares in ([], [80], [0, 0], [0, 1], [1, 1], [80, 80, 80, 80])]
    [0, 80, 0, 1, 2, 1929500]
    """
    number = 0
    for size, square in enumerate(squares, 1):
        below = 1
        for factor in range(size):
            below = below * (square + factor) // (factor + 1)
        number += below
    return number


def of_rules(rules: Chase) -> Chase:
    """Return rules without a turn limit, which positions that differ only in the number of cycles share."""
    from mazechase.rules.game import Game  # noqa: PLC0415

    return unlimited(Game(rules)).rules_as(Chase)


def _distances(rules: Chase) -> list[list[int]]:
    """Return the number of steps between any two squares."""
    found = []
    for start in range(SQUARES):
        far = {start: 0}
        edge = [start]
        for here in edge:
            for to in rules.layout.neighbours[here]:
                if to not in far:
                    far[to] = far[here] + 1
                    edge.append(to)
        found.append([far[square] for square in range(SQUARES)])
    return found
