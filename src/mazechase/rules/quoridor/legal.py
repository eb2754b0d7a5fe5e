"""What may be done: where a pawn may go and where a fence may go. This file decides the legality of every action."""

from collections.abc import Collection, Iterator, Sequence
from typing import NamedTuple

from mazechase.boards.cells import Cell, Cells
from mazechase.boards.fences import (
    DIRECTIONS,
    EAST,
    NORTH,
    SIZE,
    SOUTH,
    WEST,
    Direction,
    Maze,
    Slots,
    free_slots,
    joining_slots,
    slots_cutting,
)
from mazechase.rules.api import Seat
from mazechase.rules.quoridor.setup import QuoridorSetup
from mazechase.rules.quoridor.values import Fence, Move, QuoridorAction, QuoridorState

Runners = Sequence[tuple[Cell, Cells]]  # every pawn with its goal squares, in seat order
SIDES = {NORTH: (WEST, EAST), SOUTH: (EAST, WEST), EAST: (NORTH, SOUTH), WEST: (SOUTH, NORTH)}


def legal(setup: QuoridorSetup, s: QuoridorState) -> tuple[QuoridorAction, ...]:
    """List the pawn's moves, then the fences, each from a1 on, horizontal before vertical."""
    moves = sorted({hop.to for hop in hops_of(setup, s, s.turn)})
    return (*(Move(to) for to in moves), *_fences(setup, s))


def can_act(setup: QuoridorSetup, s: QuoridorState) -> bool:
    """Return whether the seat on turn can do anything."""
    return bool(hops_of(setup, s, s.turn) or _fences(setup, s))


def _fences(setup: QuoridorSetup, s: QuoridorState) -> tuple[Fence, ...]:
    if not s.left[s.turn - 1]:
        return ()
    return tuple(Fence(slot.at, slot.orientation) for slot in legal_slots(s.fences, setup.runners(s)))


def legal_slots(fences: Slots, runners: Runners) -> Slots:
    """Return the slots where a fence may be put up.

    A slot must be on the board, clear of other fences (QUOR-8, QUOR-9, QUOR-10), and leave every pawn a path to its
    goal (QUOR-11), other pawns not counting as obstacles (QUOR-12). A fence can take a pawn's last path only if it
    closes a step of the path that pawn has now, and joins fences or border at two points: only those are tried.
    """
    free = free_slots(fences)
    joining = free & joining_slots(fences)
    maze = Maze(fences)
    shutting = Slots()
    for pawn, goal in runners:
        path = maze.path(pawn, goal)
        if path is None:
            return Slots()
        for slot in (joining - shutting) & slots_cutting(path):
            if not Maze(fences.with_(slot)).reaches(pawn, goal):
                shutting = shutting.with_(slot)
    return free - shutting


class Hop(NamedTuple):
    """One place a pawn may go: by a step, or by a jump over the square ``over``."""

    to: Cell
    over: Cell | None
    ruling: str


def hops_of(setup: QuoridorSetup, s: QuoridorState, seat: Seat) -> tuple[Hop, ...]:
    """List every place a seat's pawn may go."""
    return tuple(hops(Maze(s.fences), s.pawns[seat - 1], other_pawns(s, seat), setup))


def other_pawns(s: QuoridorState, seat: Seat) -> tuple[Cell, ...]:
    """Return where the other seats' pawns are."""
    return (*s.pawns[: seat - 1], *s.pawns[seat:])


def hops(maze: Maze, pawn: Cell, others: Collection[Cell], setup: QuoridorSetup) -> Iterator[Hop]:
    """Yield every place a pawn may go, direction by direction."""
    for direction in DIRECTIONS:
        near = maze.step(pawn, direction)
        if near is None:  # QUOR-7
            continue
        if near not in others:
            yield Hop(near, None, "QUOR-6")
            continue
        far = maze.step(near, direction)
        if far is not None and far not in others:
            yield Hop(far, near, "QUOR-15")  # QUOR-13: as well as, not instead of, the other moves
        elif ruling := side_landing(near, far, direction, setup):
            for side in SIDES[direction]:
                beside = maze.step(near, side)  # QUOR-17
                if beside is not None and beside not in others:  # QUOR-21
                    yield Hop(beside, near, ruling)


def side_landing(near: Cell, far: Cell | None, direction: Direction, setup: QuoridorSetup) -> str | None:
    """Return the ruling that opens a side landing past ``near`` when the straight jump is closed, or None."""
    if far is not None:  # another piece stands behind
        return "QUOR-19" if setup.diagonal_past_piece else None
    if _at_border(near, direction):
        return "QUOR-18" if setup.edge_as_fence else None
    return "QUOR-16"


def _at_border(cell: Cell, direction: Direction) -> bool:
    column, row = cell % SIZE, cell // SIZE
    return {
        NORTH: row == SIZE - 1,
        EAST: column == SIZE - 1,
        SOUTH: row == 0,
        WEST: column == 0,
    }[direction]
