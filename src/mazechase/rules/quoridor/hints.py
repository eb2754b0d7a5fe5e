"""What anybody could work out at the table, for a page to show on demand."""

from mazechase.boards.fences import NAMES, Maze
from mazechase.rules.api import Hint
from mazechase.rules.quoridor.setup import QuoridorSetup
from mazechase.rules.quoridor.values import QuoridorState


def hints(setup: QuoridorSetup, s: QuoridorState) -> tuple[Hint, ...]:
    """Return each pawn's shortest path to its goal line with its number of steps; other pawns are not counted."""
    maze = Maze(s.fences)
    paths = ((seat, maze.path(*runner) or ()) for seat, runner in zip(setup.seats, setup.runners(s), strict=True))
    return tuple(
        Hint("shortest-way", seat, tuple(NAMES[cell] for cell in path), max(0, len(path) - 1)) for seat, path in paths
    )
