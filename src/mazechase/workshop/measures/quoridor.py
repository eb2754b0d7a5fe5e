"""What is worth measuring in Quoridor."""

from typing import Any

from mazechase.boards.fences import Maze
from mazechase.rules.quoridor.game import Quoridor
from mazechase.workshop.measures import Measures


class QuoridorMeasures(Measures[Quoridor]):
    """Fences, jumps and passes; the length of the way to the goal tells who leads."""

    events = ("moved", "jumped", "fenced", "passed_over")
    turn_seconds = 20

    def whose(self, s: Any) -> Any:
        """Return whose turn it is."""
        return s.turn

    def standing(self, s: Any) -> tuple[float, ...]:
        """Return minus the steps that each pawn is from its goal line."""
        maze = Maze(s.fences)
        return tuple(-float(maze.distance(pawn, goal) or 0) for pawn, goal in self.rules.setup.runners(s))


MEASURES = QuoridorMeasures
