"""The card game's three levels: a timid beginner, a sensible player, and one who plays every choice out in mind."""

from abc import abstractmethod
from collections.abc import Sequence
from random import Random

from mazechase.bots.api import Bot, Budget, Meter
from mazechase.bots.cards.ahead import Ahead
from mazechase.bots.cards.habit import patient, usual
from mazechase.rules.api import Seat
from mazechase.rules.cards.game import Cards
from mazechase.rules.cards.values import KNOCK_OUT, CardsAction, CardsView, Draw, End, Shut

Legal = Sequence[CardsAction]


class CardsBot(Bot):
    """What the levels share: who asks, and the rules."""

    usual_nodes = 1  # what a level spends when the budget sets no limit

    def __init__(self, game: Cards) -> None:
        super().__init__(game)
        self.rules = game
        self.habit = usual(game.setup)

    def choose(self, view: CardsView, legal: Legal, rng: Random, budget: Budget) -> CardsAction:
        """Choose one of the legal actions."""
        if len(legal) == 1:
            return legal[0]
        return self.decide(view, Seat(int(view.viewer)), legal, rng, budget.meter(self.usual_nodes))

    @abstractmethod
    def decide(self, view: CardsView, seat: Seat, legal: Legal, rng: Random, meter: Meter) -> CardsAction:
        """Choose one of several legal actions, within what the meter allows."""


class Level1(CardsBot):
    """Takes two cards a turn, fears ghosts, and plays power-ups at random."""

    cards = 2
    points = 6  # that it will not risk once it holds a ghost

    def decide(self, view: CardsView, seat: Seat, legal: Legal, rng: Random, meter: Meter) -> CardsAction:  # noqa: ARG002
        """Be careful."""
        if view.phase != "ask":
            return rng.choice(legal)
        ghosts, points = view.ghosts[seat - 1] or 0, view.points[seat - 1] or 0
        if Shut() in legal and (ghosts == KNOCK_OUT - 1 or (ghosts and points >= self.points)):
            return Shut()
        return Draw() if Draw() in legal and (view.drawn < self.cards or End() not in legal) else End()


class Level2(CardsBot):
    """Follows its habit: draws while that is safe, then for points enough; aims power-ups at the biggest hand."""

    def decide(self, view: CardsView, seat: Seat, legal: Legal, rng: Random, meter: Meter) -> CardsAction:  # noqa: ARG002
        """Follow the habit, which looks at nothing that the view hides."""
        return self.habit.act(self.rules.sample(view, rng), seat, legal, rng)


class Level3(CardsBot):
    """Deals the unseen cards again and again and plays each choice out, as if the others had the habit of level 2."""

    usual_nodes = 400

    def __init__(self, game: Cards) -> None:
        super().__init__(game)
        self.patient = patient(game.setup)

    def decide(self, view: CardsView, seat: Seat, legal: Legal, rng: Random, meter: Meter) -> CardsAction:
        """Take what wins more than habit would, if anything surely does."""
        return Ahead(self.rules, self.patient, self.habit, rng).best(view, seat, legal, meter)
