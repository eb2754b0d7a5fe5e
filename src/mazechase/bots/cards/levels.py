"""Five levels of the card game, from a timid beginner to one who tries every choice in playouts.

Luck decides much here, so the steps between them are small (docs/cards-figures.md).
"""

from random import Random

from mazechase.bots.api import Meter
from mazechase.bots.cards.classic import CardsBot, Classic1, Classic2, Classic3, Legal
from mazechase.rules.api import Seat
from mazechase.rules.cards.values import CardsAction, CardsView
from mazechase.rules.game import AnyGame


class Level1(Classic1):
    """Takes two cards per turn, fears ghosts, and plays power-ups at random."""


class Level2(CardsBot):
    """Wavers between the beginner and the sensible player."""

    sense = 0.5  # how often it is sensible

    def __init__(self, game: AnyGame) -> None:
        super().__init__(game)
        self._timid, self._sensible = Classic1(game), Classic2(game)

    def decide(self, view: CardsView, seat: Seat, legal: Legal, rng: Random, meter: Meter) -> CardsAction:
        """Choose as one or the other would."""
        wise = rng.random() < self.sense
        return (self._sensible if wise else self._timid).decide(view, seat, legal, rng, meter)


class Level3(Classic2):
    """Draws while it is safe, then for enough points; aims power-ups at the biggest hand."""


class Level4(Classic3):
    """Tries every choice in a few playouts."""

    usual_nodes = 60


class Level5(Classic3):
    """Tries every choice in many playouts."""
