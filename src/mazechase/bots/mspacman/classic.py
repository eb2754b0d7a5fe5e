"""Ms. Pac-Man's levels: one that follows its nose, one that plans its turn, one that searches over chance."""

from abc import abstractmethod
from collections.abc import Sequence
from random import Random

from mazechase.bots.api import Bot, Budget, Meter
from mazechase.bots.mspacman.search import Ahead, OutOfBudget
from mazechase.bots.mspacman.worth import Worth
from mazechase.rules.game import AnyGame
from mazechase.rules.mspacman.game import MsPacMan
from mazechase.rules.mspacman.values import Go, MsPacManState, MsPacManView, ghost_at, ghost_of
from mazechase.rules.turnlimit import unlimited

Legal = Sequence[Go]


class MsPacManBot(Bot):
    """What the levels share: the view is the whole position, and following its nose is never far wrong."""

    usual_nodes = 1  # a level's nodes if the budget sets no limit

    def __init__(self, game: AnyGame) -> None:
        super().__init__(game)
        # Without the turn limit, a search sees positions that differ only in the number of turns as one.
        self.rules = unlimited(game).rules_as(MsPacMan)
        self.worth = Worth(self.rules)

    def choose(self, view: MsPacManView, legal: Legal, rng: Random, budget: Budget) -> Go:
        """Choose one of the legal actions."""
        s = self.rules.sample(view, rng)  # nothing is hidden, so this is the position itself
        return self.decide(s, legal, rng, budget.meter(self.usual_nodes))

    @abstractmethod
    def decide(self, s: MsPacManState, legal: Legal, rng: Random, meter: Meter) -> Go:
        """Choose one of the legal actions, within the meter's limit."""

    def follow_nose(self, s: MsPacManState, legal: Legal, rng: Random) -> Go:
        """Step towards the seat's next dot; as a strong ghost towards her, as a weak one away. Ties are random."""
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
    """Follows its nose, and two times out of five goes anywhere."""

    wandering = 0.4

    def decide(self, s: MsPacManState, legal: Legal, rng: Random, meter: Meter) -> Go:  # noqa: ARG002
        """Take one step without a plan."""
        return rng.choice(legal) if rng.random() < self.wandering else self.follow_nose(s, legal, rng)


class Level2(MsPacManBot):
    """Evaluates every position its turn can end in, with an error of up to two and a half dots."""

    usual_nodes = 2_000  # more than a turn needs
    error = 2.5

    def decide(self, s: MsPacManState, legal: Legal, rng: Random, meter: Meter) -> Go:
        """Take the first step towards the best-looking end; without the budget for that, follow the nose."""
        try:
            ends = Ahead(self.rules, self.worth, meter).ends(s)
        except OutOfBudget:
            return self.follow_nose(s, legal, rng)
        looks = {end: self.worth(end)[s.seat - 1] + rng.uniform(-self.error, self.error) for end in ends}
        return ends[max(looks, key=looks.__getitem__)]


class Level3(MsPacManBot):
    """Searches as many turns ahead as the budget allows, over every spin and roll."""

    usual_nodes = 30_000

    def decide(self, s: MsPacManState, legal: Legal, rng: Random, meter: Meter) -> Go:
        """Search; without the budget to look ahead at all, follow the nose."""
        found = Ahead(self.rules, self.worth, meter).choose(s)
        return self.follow_nose(s, legal, rng) if found is None else found
