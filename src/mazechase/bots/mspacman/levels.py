"""Ms. Pac-Man's levels: one that follows its nose, one that plans its turn, one that looks ahead over chance."""

from abc import abstractmethod
from collections.abc import Sequence
from random import Random

from mazechase.bots.api import Bot, Budget, Meter
from mazechase.bots.mspacman.search import Ahead, OutOfBudget
from mazechase.bots.mspacman.worth import Worth
from mazechase.rules.mspacman.game import MsPacMan
from mazechase.rules.mspacman.setup import ghost_at
from mazechase.rules.mspacman.turns import ghost_of
from mazechase.rules.mspacman.values import Go, MsPacManState, MsPacManView

Legal = Sequence[Go]


class MsPacManBot(Bot):
    """What the levels share: the view is the whole position, and following one's nose is never wrong by much."""

    usual_nodes = 1  # what a level spends when the budget sets no limit

    def __init__(self, game: MsPacMan) -> None:
        super().__init__(game)
        # Without its turn limit: positions that differ by a count of turns alone are then one to a search.
        self.rules = MsPacMan(game.players, {**game.options, "max_turns": None}, game.rules_version)
        self.worth = Worth(self.rules)

    def choose(self, view: MsPacManView, legal: Legal, rng: Random, budget: Budget) -> Go:
        """Choose one of the legal actions."""
        s = self.rules.sample(view, rng)  # nothing is hidden, so this is the position itself
        return self.decide(s, legal, rng, budget.meter(self.usual_nodes))

    @abstractmethod
    def decide(self, s: MsPacManState, legal: Legal, rng: Random, meter: Meter) -> Go:
        """Choose one of the legal actions, within what the meter allows."""

    def follow_nose(self, s: MsPacManState, legal: Legal, rng: Random) -> Go:
        """Go towards one's own next dot, or with a strong ghost towards her, with a weak one away; any such way."""
        ways = list(legal)
        rng.shuffle(ways)
        if s.seat == s.ctrl:
            return min(ways, key=lambda way: (self._strong_on(s, way), self.worth.to_next_dot(s, s.seat - 1, way.to)))
        weak, her = ghost_of(s, s.seat).weak, s.mp
        assert her is not None  # noqa: S101 (a ghost moves only while she is there)
        return min(ways, key=lambda way: self.worth.distance(way.to, her) * (-1 if weak else 1))

    def _strong_on(self, s: MsPacManState, way: Go) -> bool:
        met = ghost_at(s.ghosts, way.to)
        return met is not None and not ghost_of(s, met).weak


class Level1(MsPacManBot):
    """Follows its nose, and two times in five goes anywhere."""

    wandering = 0.4

    def decide(self, s: MsPacManState, legal: Legal, rng: Random, meter: Meter) -> Go:  # noqa: ARG002
        """Take one step without a plan."""
        return rng.choice(legal) if rng.random() < self.wandering else self.follow_nose(s, legal, rng)


class Level2(MsPacManBot):
    """Weighs every way its turn can end, with an eye that is up to two and a half dots wrong."""

    usual_nodes = 2_000  # more than a turn has
    error = 2.5

    def decide(self, s: MsPacManState, legal: Legal, rng: Random, meter: Meter) -> Go:
        """Take the first step towards the end that looks best; without the budget for that, follow the nose."""
        try:
            ends = Ahead(self.rules, self.worth, meter).ends(s)
        except OutOfBudget:
            return self.follow_nose(s, legal, rng)
        looks = {end: self.worth(end)[s.seat - 1] + rng.uniform(-self.error, self.error) for end in ends}
        return ends[max(looks, key=looks.__getitem__)]


class Level3(MsPacManBot):
    """Looks as many turns ahead as the budget goes, over every spin and roll."""

    usual_nodes = 30_000

    def decide(self, s: MsPacManState, legal: Legal, rng: Random, meter: Meter) -> Go:
        """Search; without the budget for one look ahead, follow the nose."""
        found = Ahead(self.rules, self.worth, meter).choose(s)
        return self.follow_nose(s, legal, rng) if found is None else found
