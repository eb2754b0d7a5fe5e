"""Quoridor's values: the state, actions, view and facts."""

from mazechase.boards.cells import Cell
from mazechase.boards.fences import Orientation, Slot, Slots
from mazechase.rules.api import Action, Facts, Seat, State, View


class QuoridorState(State, frozen=True):
    """Pawns and fences left in seat order, the fences on the board, and whose turn it is."""

    pawns: tuple[Cell, ...]
    left: tuple[int, ...]
    fences: Slots
    turn: Seat
    taken: int  # actions so far, counted only if max_turns is set


class Move(Action, frozen=True):
    """Move one's pawn to a square."""

    to: Cell


class Fence(Action, frozen=True):
    """Put up a fence."""

    at: Cell
    orientation: Orientation

    @property
    def slot(self) -> Slot:
        """Where the fence goes."""
        return Slot(self.at, self.orientation)


QuoridorAction = Move | Fence


class QuoridorView(View, frozen=True, tag="quoridor"):
    """Everything, for nothing is hidden: squares and fences by name."""

    pawns: tuple[str, ...]
    left: tuple[int, ...]
    fences: tuple[str, ...]
    turn: Seat
    taken: int

    @property
    def to_act(self) -> tuple[Seat, ...]:
        """The seat whose turn it is."""
        return (self.turn,)


class QuoridorFacts(Facts, frozen=True, kw_only=True):
    """The set-up: where each seat starts, its goal squares, and how many fences it has."""

    size: int
    starts: tuple[str, ...]
    goals: tuple[tuple[str, ...], ...]
    fences_each: int
