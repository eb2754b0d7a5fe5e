"""The three levels of the first releases: a runner who puts up a fence now and then, a careful beginner, a searcher.

Saved tables go on with them, and without native kernels they play for the levels of today.
"""

from abc import abstractmethod
from collections.abc import Sequence
from random import Random

from mazechase.boards.fences import slots_cutting
from mazechase.bots.api import Bot, Budget, Meter
from mazechase.bots.quoridor.ahead import Ahead
from mazechase.bots.quoridor.search import AlphaBeta, MaxN
from mazechase.bots.quoridor.worth import Lengths, nearest_rival, worth
from mazechase.rules.game import AnyGame
from mazechase.rules.quoridor.game import Quoridor
from mazechase.rules.quoridor.values import Fence, Move, QuoridorAction, QuoridorState, QuoridorView
from mazechase.rules.turnlimit import unlimited

Legal = Sequence[QuoridorAction]


class ClassicBot(Bot):
    """What the three share: the view is the whole position, and running home is never far wrong."""

    usual_nodes = 1  # a level's nodes if the budget sets no limit

    def __init__(self, game: AnyGame) -> None:
        super().__init__(game)
        # Without the turn limit, a search sees positions that differ only in the number of turns as one.
        self.rules = unlimited(game).rules_as(Quoridor)

    def choose(self, view: QuoridorView, legal: Legal, rng: Random, budget: Budget) -> QuoridorAction:
        """Choose one of the legal actions."""
        s = self.rules.sample(view, rng)  # nothing is hidden, so this is the position itself
        return self.decide(s, legal, rng, budget.meter(self.usual_nodes))

    @abstractmethod
    def decide(self, s: QuoridorState, legal: Legal, rng: Random, meter: Meter) -> QuoridorAction:
        """Choose one of the legal actions, within the meter's limit."""

    def run_home(self, s: QuoridorState, legal: Legal, rng: Random) -> QuoridorAction:
        """Step along a shortest path home, chosen at random; a pawn that can't move puts up any fence."""
        lengths = Lengths(self.rules)
        moves = [action for action in legal if isinstance(action, Move)]
        if not moves:
            return rng.choice(legal)
        rng.shuffle(moves)
        return min(moves, key=lambda move: lengths.of(s.fences, s.turn - 1, move.to))


class Classic1(ClassicBot):
    """Runs home, and one time in four puts a fence somewhere across the path of the rival who is nearest home."""

    fencing = 0.25

    def decide(self, s: QuoridorState, legal: Legal, rng: Random, meter: Meter) -> QuoridorAction:  # noqa: ARG002
        """Run, or put up a fence."""
        if rng.random() < self.fencing:
            lengths = Lengths(self.rules)
            rival = nearest_rival(lengths.all(s.fences, s.pawns), s.turn - 1)
            way = lengths.maze(s.fences).path(s.pawns[rival], self.rules.goals[rival])
            across = slots_cutting(way or ())
            fences = [action for action in legal if isinstance(action, Fence) and action.slot in across]
            if fences:
                return rng.choice(fences)
        return self.run_home(s, legal, rng)


class Classic2(ClassicBot):
    """Evaluates the position after each legal action, with an error of up to half a step."""

    usual_nodes = 200  # more than there are actions
    fence = 0.3  # what a fence in hand is worth, in steps
    error = 0.5

    def decide(self, s: QuoridorState, legal: Legal, rng: Random, meter: Meter) -> QuoridorAction:
        """Choose the best-looking of the actions that the budget allows it to evaluate."""
        lengths = Lengths(self.rules)
        home = self.run_home(s, legal, rng)
        rest = [action for action in legal if action != home]
        rng.shuffle(rest)
        best, most = home, float("-inf")
        for action in (home, *rest):
            if not meter.spend():
                break
            after = self.rules.after(s, action)
            away = lengths.all(after.fences, after.pawns)
            value = worth(away, after.left, after.turn - 1, s.turn - 1, self.fence)
            value += rng.uniform(-self.error, self.error)
            if value > most:
                best, most = action, value
        return best


class Classic3(ClassicBot):
    """Looks as far ahead as the budget goes."""

    usual_nodes = 30_000

    def decide(self, s: QuoridorState, legal: Legal, rng: Random, meter: Meter) -> QuoridorAction:
        """Search; if the budget is too small to look ahead at all, run home."""
        ahead = Ahead(self.rules, meter, rng)
        search = AlphaBeta(ahead) if self.rules.players == 2 else MaxN(ahead)
        found = search.best(s)
        return self.run_home(s, legal, rng) if found is None else found
