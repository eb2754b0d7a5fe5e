"""Quoridor's values: the set-up, the state, actions, events, view and facts."""

from mazechase.boards.cells import Cell, Cells
from mazechase.boards.fences import CELLS, COLUMNS, ROWS, Slot, Slots, Way
from mazechase.rules.api import Action, Facts, PublicEvent, Seat, State, View

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


class QuoridorState(State, frozen=True):
    """Pawns and fences left in seat order, the fences that stand, and whose turn it is."""

    pawns: tuple[Cell, ...]
    left: tuple[int, ...]
    fences: Slots
    turn: Seat
    taken: int  # actions so far, counted only where max_turns asks for it


class Move(Action, frozen=True):
    """Move one's pawn to a square."""

    to: Cell


class Fence(Action, frozen=True):
    """Put up a fence."""

    at: Cell
    way: Way

    @property
    def slot(self) -> Slot:
        """Where the fence goes."""
        return Slot(self.at, self.way)


QuoridorAction = Move | Fence


class Moved(PublicEvent, frozen=True, kw_only=True):
    """A pawn stepped to a neighbouring square."""

    seat: Seat
    origin: str
    to: str


class Jumped(PublicEvent, frozen=True, kw_only=True):
    """A pawn jumped over another, straight or to its side."""

    seat: Seat
    origin: str
    over: str
    to: str


class Fenced(PublicEvent, frozen=True, kw_only=True):
    """A fence was put up."""

    seat: Seat
    fence: str
    left: int


class PassedOver(PublicEvent, frozen=True, kw_only=True):
    """A seat could do nothing and was passed over."""

    seat: Seat


class Won(PublicEvent, frozen=True, kw_only=True):
    """A pawn reached its goal line."""

    seat: Seat
    at: str


class TurnLimit(PublicEvent, frozen=True, kw_only=True):
    """The agreed number of turns was played."""

    turns: int


class QuoridorView(View, frozen=True, tag="quoridor"):
    """Everything, for nothing is hidden: squares and fences by name."""

    pawns: tuple[str, ...]
    left: tuple[int, ...]
    fences: tuple[str, ...]
    turn: Seat
    taken: int


class QuoridorFacts(Facts, frozen=True, kw_only=True):
    """The set-up: where each seat starts, its goal squares, and how many fences it has."""

    size: int
    starts: tuple[str, ...]
    goals: tuple[tuple[str, ...], ...]
    fences_each: int
