"""What is worth measuring in the marble game."""

from typing import Any

from mazechase.rules.api import Event, Seat
from mazechase.rules.marbles.game import Marbles
from mazechase.workshop.measures import Measures


class MarblesMeasures(Measures[Marbles]):
    """Captures, gobbled ghosts, crossings, pieces that couldn't move; white marbles tell who leads."""

    events = ("captured", "ghost_gobbled", "crossed", "pac_stood", "ghost_stood", "both_stood")
    visits = ("stepped", "crossed", "prowled", "gobbled", "ghost_gobbled")
    turn_seconds = 30

    def whose(self, s: Any) -> Seat | None:
        """Return whose turn it is, once it is clear who begins."""
        return None if s.rolls else s.turn

    def standing(self, s: Any) -> tuple[float, ...]:
        """Return the white marbles in the trays."""
        return tuple(map(float, s.trays))

    def label(self, event: Event) -> str:
        """Return an event's kind; of a piece that couldn't move also which."""
        return f"{event.piece}_stood" if event.kind == "stood" else event.kind  # type: ignore[attr-defined]

    def places(self) -> tuple[str, ...]:
        """Return the holes."""
        layout = self.rules.setup.layout
        return tuple(layout.names[cell] for cell in layout.holes)


MEASURES = MarblesMeasures
