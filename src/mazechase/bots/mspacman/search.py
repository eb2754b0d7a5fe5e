"""Looking ahead over whole turns: every way a turn can end, and over chance what the next seats make of it."""

from mazechase.bots.api import Meter
from mazechase.bots.mspacman.worth import Worth
from mazechase.rules.api import Chance, Over
from mazechase.rules.mspacman.game import MsPacMan
from mazechase.rules.mspacman.values import Go, MsPacManState

WIDTH = 8  # how many ends of the turn at hand are followed
LATER = 4  # and of each later turn
DEEPEST = 5
_STEPPING = ("walk", "chase", "bump")

Worths = tuple[float, ...]  # by seat


class OutOfBudget(Exception):
    """There is no node left: no error, it unwinds a search."""


class Ahead:
    """Looks ahead in one game, within what a meter allows. Everybody is taken to do what is best for themselves."""

    def __init__(self, game: MsPacMan, worth: Worth, meter: Meter) -> None:
        self.game = game
        self.worth = worth
        self.meter = meter

    def ends(self, s: MsPacManState) -> dict[MsPacManState, Go]:
        """Give every position in which the turn at hand can end, with the first action on the way there."""
        found: dict[MsPacManState, Go] = {}
        seen = {s}
        edge: list[tuple[MsPacManState, Go | None]] = [(s, None)]
        for state, first in edge:  # which grows meanwhile
            for action in self.game.legal_unchecked(state):
                if not self.meter.spend():
                    raise OutOfBudget
                after = self.game.apply_unchecked(state, action).state
                if after in seen:
                    continue
                seen.add(after)
                if after.phase in _STEPPING:
                    edge.append((after, first or action))
                else:
                    found[after] = first or action
        return found

    def choose(self, s: MsPacManState) -> Go | None:
        """Give the first action towards the best end found; None if the budget did not reach for one look."""
        mine, best = s.seat - 1, None
        try:
            ends = self.ends(s)
            ranked = sorted(ends, key=lambda end: self.worth(end)[mine], reverse=True)[:WIDTH]
            best = ranked[0]
            for depth in range(1, DEEPEST):
                values: dict[MsPacManState, float] = {}
                for end in ranked:
                    values[end] = self.value(end, depth)[mine]
                    best = max(values, key=values.__getitem__)
                ranked.sort(key=values.__getitem__, reverse=True)
        except OutOfBudget:
            pass  # a deeper look begins with the best end so far, so what it has found by now is better
        return None if best is None else ends[best]

    def value(self, s: MsPacManState, depth: int) -> Worths:
        """Give what a position between turns is worth to every seat, so many turns ahead."""
        node = self.game.node_unchecked(s)
        if not depth or isinstance(node, Over):
            return self.worth(s)
        if not isinstance(node, Chance):  # she is to be placed
            return self._best(s, depth)
        found = [(self._best(self.game.settle_unchecked(s, face).state, depth), w) for face, w in node.odds.items()]
        return tuple(
            sum(worths[seat] * weight for worths, weight in found) / node.odds.total
            for seat in range(self.game.players)
        )

    def _best(self, s: MsPacManState, depth: int) -> Worths:
        """Give what a turn is worth to every seat if it ends as is best for the seat whose turn it is."""
        mine = s.seat - 1
        worths = {end: self.worth(end) for end in self.ends(s)}
        if depth > 1:
            ranked = sorted(worths, key=lambda end: worths[end][mine], reverse=True)[:LATER]
            worths = {end: self.value(end, depth - 1) for end in ranked}
        return max(worths.values(), key=lambda worth: worth[mine])
