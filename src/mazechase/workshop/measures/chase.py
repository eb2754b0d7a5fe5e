"""What is worth measuring in the chase."""

from mazechase.boards.fences import NAMES
from mazechase.rules.chase.game import Chase
from mazechase.workshop.measures import Measures


class ChaseMeasures(Measures[Chase]):
    """Pellets, lives lost, ghosts eaten, frenzies, pieces that couldn't move; the sides have no common score."""

    events = ("caught", "ate_pellet", "ate_ghost", "frenzied", "stayed", "stalled")
    side_names = ("pacman", "ghosts")
    visits = ("moved", "stopped")
    turn_seconds = 15

    def places(self) -> tuple[str, ...]:
        """Return all squares."""
        return tuple(NAMES)


MEASURES = ChaseMeasures
