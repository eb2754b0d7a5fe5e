"""What is chosen before Quoridor begins, and what follows from it: starts, goals, and when it is over."""

from collections.abc import Mapping
from typing import Any

from mazechase.boards.cells import Cell, Cells
from mazechase.boards.fences import CELLS, COLUMNS, ROWS, Slots
from mazechase.rules.api import Result, Seat
from mazechase.rules.quoridor.values import QuoridorState
from mazechase.rules.setup import Setup
from mazechase.rules.turnlimit import REASON, TurnLimit

# Where seats 1 to 4 start and where they go (QUOR-2, QUOR-23, QUOR-24, QUOR-25). Two players sit opposite each
# other; three and four sit clockwise.
_SOUTH = (CELLS["e1"], ROWS[8])
_WEST = (CELLS["a5"], COLUMNS[8])
_NORTH = (CELLS["e9"], ROWS[0])
_EAST = (CELLS["i5"], COLUMNS[0])
SEATING: dict[int, tuple[tuple[Cell, Cells], ...]] = {
    2: (_SOUTH, _NORTH),
    3: (_SOUTH, _WEST, _NORTH),
    4: (_SOUTH, _WEST, _NORTH, _EAST),
}
FENCES_EACH = {2: 10, 3: 6, 4: 5}


class QuoridorSetup(Setup, frozen=True, kw_only=True):
    """The players and the two options that bear on jumps, with the starts and goals in seat order."""

    edge_as_fence: bool  # QUOR-18
    diagonal_past_piece: bool  # QUOR-19
    starts: tuple[Cell, ...]
    goals: tuple[Cells, ...]

    @property
    def fences_each(self) -> int:
        """How many fences each seat begins with."""
        return FENCES_EACH[self.players]

    def runners(self, s: QuoridorState) -> tuple[tuple[Cell, Cells], ...]:
        """Return every pawn with its goal squares, in seat order."""
        return tuple(zip(s.pawns, self.goals, strict=True))

    def result(self, s: QuoridorState) -> Result | None:
        """Return how it ended, or None: a pawn on its goal line ends the game at once (QUOR-26)."""
        for seat, (pawn, goal) in enumerate(zip(s.pawns, self.goals, strict=True), 1):
            if pawn in goal:
                scores = tuple(int(other == seat) for other in self.seats)
                return Result((Seat(seat),), scores, "goal_reached")
        if self.limit.reached(s.taken):  # QUOR-27
            return Result((), (0,) * self.players, REASON)
        return None


def set_up(players: int, options: Mapping[str, Any], limit: TurnLimit) -> QuoridorSetup:
    """Return what the rules need to know about the players and options."""
    return QuoridorSetup(
        players=players,
        limit=limit,
        edge_as_fence=options["edge_as_fence"],
        diagonal_past_piece=options["diagonal_past_piece"],
        starts=tuple(start for start, _ in SEATING[players]),
        goals=tuple(goal for _, goal in SEATING[players]),
    )


def start(setup: QuoridorSetup) -> QuoridorState:
    """Return the first state: pawns on their lines, no fence up, seat 1 to act (QUOR-3)."""
    return QuoridorState(setup.starts, (setup.fences_each,) * setup.players, Slots(), Seat(1), 0)
