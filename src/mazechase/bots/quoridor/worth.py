"""What a position is worth to a seat: who gets home first, and with how many fences in hand."""

from collections.abc import Sequence

from mazechase.boards.cells import Cell
from mazechase.boards.fences import Maze, Slots
from mazechase.rules.quoridor import Quoridor

WON = 1000.0
FENCE = 1.3  # a fence in hand, in steps
SAFE = 20.0  # ahead of rivals who have no fence left: little can go wrong


class Lengths:
    """How far pawns are from home, remembered for as long as one choice takes."""

    def __init__(self, game: Quoridor) -> None:
        self._goals = game.goals
        self._known: dict[tuple[Slots, int, Cell], int | None] = {}
        self._mazes: dict[Slots, Maze] = {}

    def maze(self, fences: Slots) -> Maze:
        """Give the maze these fences make."""
        if fences not in self._mazes:
            self._mazes[fences] = Maze(fences)
        return self._mazes[fences]

    def of(self, fences: Slots, index: int, pawn: Cell) -> int | None:
        """Count the steps home of the pawn of a seat (from 0), other pawns not counting; None: there is no way."""
        key = (fences, index, pawn)
        try:
            return self._known[key]
        except KeyError:
            length = self._known[key] = self.maze(fences).distance(pawn, self._goals[index])
            return length

    def all(self, fences: Slots, pawns: Sequence[Cell]) -> list[int] | None:
        """Count the steps home of every pawn; None if one has no way."""
        lengths = []
        for index, pawn in enumerate(pawns):
            length = self.of(fences, index, pawn)
            if length is None:
                return None
            lengths.append(length)
        return lengths


def worth(lengths: Sequence[int], left: Sequence[int], turn: int, me: int, fence: float = FENCE) -> float:
    """Say how good a position is for a seat, in steps; seats count from 0, ``turn`` acts next.

    A pawn that needs k steps gets home after as many rounds, less the part of a round its turn comes earlier.
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
