"""What a position is worth to a seat: who gets home first, and with how many fences in hand.

This package counts seats from 0, like the tuples of a state.
"""

from collections.abc import Sequence

from mazechase.boards.cells import Cell
from mazechase.boards.fences import Maze, Slots
from mazechase.rules.quoridor.game import Quoridor

WON = 1000.0
SAFE = 20.0  # ahead of rivals who have no fence left, so that little can go wrong
SHUT_IN = -1  # the length of a path that doesn't exist


class Lengths:
    """How far pawns are from home, cached while one choice is made."""

    def __init__(self, rules: Quoridor) -> None:
        self._goals = rules.goals
        self._known: dict[tuple[Slots, int, Cell], int] = {}
        self._mazes: dict[Slots, Maze] = {}

    def maze(self, fences: Slots) -> Maze:
        """Return the maze that these fences make."""
        maze = self._mazes.get(fences)
        if maze is None:
            maze = self._mazes[fences] = Maze(fences)
        return maze

    def of(self, fences: Slots, seat: int, pawn: Cell) -> int:
        """Return the number of steps home from a square, or SHUT_IN; other pawns don't count (QUOR-12)."""
        key = (fences, seat, pawn)
        length = self._known.get(key)
        if length is None:
            steps = self.maze(fences).distance(pawn, self._goals[seat])
            length = self._known[key] = SHUT_IN if steps is None else steps
        return length

    def all(self, fences: Slots, pawns: Sequence[Cell]) -> list[int]:
        """Return each pawn's distance to its goal."""
        return [self.of(fences, seat, pawn) for seat, pawn in enumerate(pawns)]


def nearest_rival(lengths: Sequence[int], me: int) -> int:
    """Return the other seat that is nearest home, the first one in seat order if there are several."""
    return min((seat for seat in range(len(lengths)) if seat != me), key=lengths.__getitem__)


def worth(lengths: Sequence[int], left: Sequence[int], turn: int, me: int, fence: float) -> float:
    """Return how good a position is for a seat, in steps; ``turn`` acts next, and a fence in hand counts ``fence``.

    A pawn that needs k steps gets home after k rounds, minus the part of a round by which its turn comes earlier.
    """
    count = len(lengths)
    if not lengths[me]:
        return WON
    mine = lengths[me] + (me - turn) % count / count
    first = WON
    fences = 0
    for seat in range(count):
        if seat != me:
            if not lengths[seat]:
                return -WON
            fences += left[seat]
            first = min(first, lengths[seat] + (seat - turn) % count / count)
    ahead = first - mine
    value = ahead + fence * (left[me] - fences / (count - 1))
    if ahead > 0 and not fences:
        return value + SAFE
    if ahead < 0 and not left[me]:
        return value - SAFE
    return value
