"""The chase's three levels, each for either side: a wanderer, a careful beginner, and one who looks ahead."""

from abc import abstractmethod
from collections.abc import Sequence
from random import Random

from mazechase.bots.api import Bot, Budget, Meter
from mazechase.bots.chase.search import Search
from mazechase.bots.chase.worth import Worth
from mazechase.rules.chase.game import Chase
from mazechase.rules.chase.values import PAC, ChaseAction, ChaseState, ChaseView, Step

Legal = Sequence[ChaseAction]


class ChaseBot(Bot):
    """What the levels share: the view is the whole position, and running at the goal is never wrong by much."""

    usual_nodes = 1  # what a level spends when the budget sets no limit

    def __init__(self, game: Chase) -> None:
        super().__init__(game)
        # Without its turn limit: positions that differ by a count of cycles alone are then one to a search.
        self.rules = Chase(game.players, {**game.options, "max_turns": None}, game.rules_version)
        self.worth = Worth(self.rules)

    def choose(self, view: ChaseView, legal: Legal, rng: Random, budget: Budget) -> ChaseAction:
        """Choose one of the legal actions."""
        if len(legal) == 1:
            return legal[0]
        s = self.rules.sample(view, rng)  # nothing is hidden, so this is the position itself
        return self.decide(s, legal, rng, budget.meter(self.usual_nodes))

    @abstractmethod
    def decide(self, s: ChaseState, legal: Legal, rng: Random, meter: Meter) -> ChaseAction:
        """Choose one of the legal actions, within what the meter allows."""

    def run(self, s: ChaseState, legal: Legal, rng: Random) -> ChaseAction:
        """Step towards the nearest pellet with Pac-Man, towards Pac-Man with a ghost; name any ghost."""
        away = self.worth.nearest(s.pellets) if s.mover == PAC else self.worth.far[s.pac]
        moves = [action for action in legal if isinstance(action, Step)]
        if not moves:
            return rng.choice(legal)
        rng.shuffle(moves)
        return min(moves, key=lambda move: away[move.to])


class Level1(ChaseBot):
    """Runs at its goal now and then, Pac-Man more often than the ghosts, and otherwise does anything."""

    running_pacman = 0.7
    running_ghost = 0.35

    def decide(self, s: ChaseState, legal: Legal, rng: Random, meter: Meter) -> ChaseAction:  # noqa: ARG002
        """Run or wander."""
        running = self.running_pacman if s.mover == PAC else self.running_ghost
        return self.run(s, legal, rng) if rng.random() < running else rng.choice(legal)


class Level2(ChaseBot):
    """Looks at where the move of its piece can end, with an eye that is up to an eighth of a life wrong."""

    usual_nodes = 300  # more than there are ways to move
    error = 12.0

    def __init__(self, game: Chase) -> None:
        super().__init__(game)
        # Ghosts that look at one move only have to be drawn to Pac-Man from everywhere, or they stand about.
        self.hunting = Worth(self.rules, far_ghost=3.0, far_enough=16)

    def decide(self, s: ChaseState, legal: Legal, rng: Random, meter: Meter) -> ChaseAction:
        """Look one move ahead; with too small a budget for that, run."""
        worth = self.worth if s.mover == PAC else self.hunting
        found = Search(self.rules, worth, meter, rng, self.error).best(s, deepest=1)
        return self.run(s, legal, rng) if found is None else found


class Level3(ChaseBot):
    """Looks as far ahead as the budget goes."""

    usual_nodes = 12_000

    def decide(self, s: ChaseState, legal: Legal, rng: Random, meter: Meter) -> ChaseAction:
        """Search; with too small a budget for one look ahead, run."""
        found = Search(self.rules, self.worth, meter, rng).best(s)
        return self.run(s, legal, rng) if found is None else found
