"""What is worth measuring in Ms. Pac-Man."""

from typing import Any

from mazechase.rules.mspacman.game import MsPacMan
from mazechase.workshop.measures import Measures


class MsPacManMeasures(Measures[MsPacMan]):
    """Captures, caught ghosts, Power Dots, extra turns, bumps; the dots left in one's own area tell who leads."""

    events = ("captured", "caught", "ran_into_her", "power_eaten", "extra_turn", "bumped")
    turn_events = ("spun", "rolled")
    visits = ("stepped", "ghost_stepped", "bumped")
    turn_seconds = 15

    def standing(self, s: Any) -> tuple[float, ...]:
        """Return minus the dots left in each seat's area."""
        setup = self.rules.setup
        return tuple(-float(setup.left_of(s.dots, seat)) for seat in setup.seats)

    def places(self) -> tuple[str, ...]:
        """Return the squares with dots and the Exit Spaces."""
        layout = self.rules.setup.layout
        return tuple(layout.board.names[cell] for cell in (*layout.squares, *layout.exits))


MEASURES = MsPacManMeasures
