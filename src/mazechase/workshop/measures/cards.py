"""What is worth measuring in the card game."""

from typing import Any

from mazechase.rules.cards.game import Cards
from mazechase.workshop.measures import Measures


class CardsMeasures(Measures[Cards]):
    """Knock-outs, draws and power-ups; the worth of the hands tells who leads, though the players don't know it."""

    events = ("knocked_out", "shut_down", "drew", "gave", "swapped", "skipping", "dictated", "passed", "wasted")
    turn_events = ("turn_began",)
    turn_seconds = 0
    choice_seconds = 15

    def standing(self, s: Any) -> tuple[float, ...]:
        """Return the points in each hand; a player who is out has none."""
        worth = self.rules.setup.worth
        return tuple(-1.0 if out == "out" else float(worth(hand)) for out, hand in zip(s.status, s.hands, strict=True))


MEASURES = CardsMeasures
