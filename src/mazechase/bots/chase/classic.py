"""The first three bots for the chase, which go on playing as they always have."""

from abc import abstractmethod
from collections.abc import Sequence
from random import Random

from mazechase.bots.api import Bot, Budget, Meter
from mazechase.bots.chase.search import Search
from mazechase.bots.chase.worth import Weights, Worth
from mazechase.rules.chase.game import Chase
from mazechase.rules.chase.values import PAC, ChaseAction, ChaseState, ChaseView, Step
from mazechase.rules.game import AnyGame
from mazechase.rules.turnlimit import unlimited

Legal = Sequence[ChaseAction]


class ClassicBot(Bot):
    """What the first three bots share: the view is the whole position, and running for the goal is never far wrong."""

    usual_nodes = 1  # a level's nodes if the budget sets no limit

    def __init__(self, game: AnyGame) -> None:
        super().__init__(game)
        # Without the turn limit, a search sees positions that differ only in the number of cycles as one.
        self.rules = unlimited(game).rules_as(Chase)
        self.worth = Worth(self.rules)

    def choose(self, view: ChaseView, legal: Legal, rng: Random, budget: Budget) -> ChaseAction:
        """Choose one of the legal actions."""
        if len(legal) == 1:
            return legal[0]
        s = self.rules.sample(view, rng)  # nothing is hidden, so this is the position itself
        return self.decide(s, legal, rng, budget.meter(self.usual_nodes))

    @abstractmethod
    def decide(self, s: ChaseState, legal: Legal, rng: Random, meter: Meter) -> ChaseAction:
        """Choose one of the legal actions, within the meter's limit."""

    def run(self, s: ChaseState, legal: Legal, rng: Random) -> ChaseAction:
        """Step towards the nearest pellet as Pac-Man, towards Pac-Man as a ghost; call any ghost."""
        away = self.worth.nearest(s.pellets) if s.mover == PAC else self.worth.far[s.pac]
        moves = [action for action in legal if isinstance(action, Step)]
        if not moves:
            return rng.choice(legal)
        rng.shuffle(moves)
        return min(moves, key=lambda move: away[move.to])


class Classic1(ClassicBot):
    """Runs for its goal now and then, Pac-Man more often than the ghosts, and otherwise moves at random."""

    running_pacman = 0.7
    running_ghost = 0.35

    def decide(self, s: ChaseState, legal: Legal, rng: Random, meter: Meter) -> ChaseAction:  # noqa: ARG002
        """Run or wander."""
        running = self.running_pacman if s.mover == PAC else self.running_ghost
        return self.run(s, legal, rng) if rng.random() < running else rng.choice(legal)


class Classic2(ClassicBot):
    """Evaluates where the move of its piece can end, with an error of up to an eighth of a life."""

    usual_nodes = 300  # more than there are moves
    error = 12.0

    def __init__(self, game: AnyGame) -> None:
        super().__init__(game)
        # Ghosts that look only one move ahead must be drawn to Pac-Man from anywhere, or they stand about.
        self.hunting = Worth(self.rules, Weights(far_ghost=3.0, far_enough=16))

    def decide(self, s: ChaseState, legal: Legal, rng: Random, meter: Meter) -> ChaseAction:
        """Look one move ahead; if the budget is too small for that, run."""
        worth = self.worth if s.mover == PAC else self.hunting
        found = Search(self.rules, worth, meter, rng, self.error).best(s, deepest=1)
        return self.run(s, legal, rng) if found is None else found


class Classic3(ClassicBot):
    """Looks as far ahead as the budget goes."""

    usual_nodes = 12_000

    def decide(self, s: ChaseState, legal: Legal, rng: Random, meter: Meter) -> ChaseAction:
        """Search; if the budget is too small to look ahead at all, run."""
        found = Search(self.rules, self.worth, meter, rng).best(s)
        return self.run(s, legal, rng) if found is None else found
