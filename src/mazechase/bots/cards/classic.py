"""The first three levels: a timid beginner, a sensible player, and one who tries every choice in playouts."""

from abc import abstractmethod
from collections.abc import Sequence
from random import Random

from mazechase.bots.api import Bot, Budget, Meter
from mazechase.bots.cards.ahead import Ahead
from mazechase.bots.cards.habit import patient, usual
from mazechase.rules.api import Seat
from mazechase.rules.cards.game import Cards
from mazechase.rules.cards.values import KNOCK_OUT, CardsAction, CardsView, Draw, End, Shut
from mazechase.rules.game import AnyGame

Legal = Sequence[CardsAction]


class CardsBot(Bot):
    """What the levels share: the rules, and choosing for the right seat."""

    usual_nodes = 1  # a level's nodes if the budget sets no limit

    def __init__(self, game: AnyGame) -> None:
        super().__init__(game)
        self.rules = game.rules_as(Cards)
        self.habit = usual(self.rules.setup)

    def choose(self, view: CardsView, legal: Legal, rng: Random, budget: Budget) -> CardsAction:
        """Choose one of the legal actions."""
        if len(legal) == 1:
            return legal[0]
        return self.decide(view, Seat(int(view.viewer)), legal, rng, budget.meter(self.usual_nodes))

    @abstractmethod
    def decide(self, view: CardsView, seat: Seat, legal: Legal, rng: Random, meter: Meter) -> CardsAction:
        """Choose one of several legal actions, within the meter's limit."""


class Classic1(CardsBot):
    """Takes two cards per turn, fears ghosts, and plays power-ups at random."""

    cards = 2
    points = 6  # not risked once it holds a ghost

    def decide(self, view: CardsView, seat: Seat, legal: Legal, rng: Random, meter: Meter) -> CardsAction:  # noqa: ARG002
        """Choose cautiously."""
        if view.phase != "ask":
            return rng.choice(legal)
        ghosts, points = view.ghosts[seat - 1] or 0, view.points[seat - 1] or 0
        if Shut() in legal and (ghosts == KNOCK_OUT - 1 or (ghosts and points >= self.points)):
            return Shut()
        return Draw() if Draw() in legal and (view.drawn < self.cards or End() not in legal) else End()


class Classic2(CardsBot):
    """Follows its habit: draws while it is safe, then for enough points; aims power-ups at the biggest hand."""

    def decide(self, view: CardsView, seat: Seat, legal: Legal, rng: Random, meter: Meter) -> CardsAction:  # noqa: ARG002
        """Follow the habit, which looks at nothing the view hides."""
        return self.habit.act(self.rules.sample(view, rng), seat, legal, rng)


class Classic3(CardsBot):
    """Deals the unseen cards many times and plays each choice out, assuming that the others have level 2's habit."""

    usual_nodes = 400

    def __init__(self, game: AnyGame) -> None:
        super().__init__(game)
        self.patient = patient(self.rules.setup)

    def decide(self, view: CardsView, seat: Seat, legal: Legal, rng: Random, meter: Meter) -> CardsAction:
        """Choose the action that clearly wins more often than the habit's, if there is one."""
        return Ahead(self.rules, self.patient, self.habit, rng).best(view, seat, legal, meter)
