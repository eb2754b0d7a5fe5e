"""Where a pawn may go, and why not elsewhere: steps, jumps and side landings."""

from collections.abc import Collection, Iterator
from typing import NamedTuple

from mazechase.boards.cells import Cell
from mazechase.boards.fences import DIRECTIONS, EAST, NAMES, NORTH, SIZE, SOUTH, WEST, Direction, Maze
from mazechase.rules.api import Refusal

_SIDES = {NORTH: (WEST, EAST), SOUTH: (EAST, WEST), EAST: (NORTH, SOUTH), WEST: (SOUTH, NORTH)}


class Jumping(NamedTuple):
    """The two options that bear on jumps."""

    edge_as_fence: bool  # QUOR-18
    diagonal_past_piece: bool  # QUOR-19


class Hop(NamedTuple):
    """One place a pawn may go: by a step, or by a jump over the square ``over``."""

    to: Cell
    over: Cell | None
    ruling: str


def hops(maze: Maze, pawn: Cell, others: Collection[Cell], jumping: Jumping) -> Iterator[Hop]:
    """Give every place a pawn may go, direction by direction."""
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
        elif ruling := _side_landing(near, far, direction, jumping):
            for side in _SIDES[direction]:
                beside = maze.step(near, side)  # QUOR-17
                if beside is not None and beside not in others:  # QUOR-21
                    yield Hop(beside, near, ruling)


def _side_landing(near: Cell, far: Cell | None, direction: Direction, jumping: Jumping) -> str | None:
    """Give the ruling that opens a side landing past ``near``, when the straight jump is closed."""
    if far is not None:  # another piece stands behind
        return "QUOR-19" if jumping.diagonal_past_piece else None
    if _at_border(near, direction):
        return "QUOR-18" if jumping.edge_as_fence else None
    return "QUOR-16"


def _at_border(cell: Cell, direction: Direction) -> bool:
    column, row = cell % SIZE, cell // SIZE
    return {
        NORTH: row == SIZE - 1,
        EAST: column == SIZE - 1,
        SOUTH: row == 0,
        WEST: column == 0,
    }[direction]


def explain_move(maze: Maze, pawn: Cell, others: Collection[Cell], to: Cell) -> Refusal:
    """Say why a pawn may not go to a square; asked only when it may not."""
    across, along = to % SIZE - pawn % SIZE, to // SIZE - pawn // SIZE
    square = {"square": NAMES[to]}
    if to == pawn:
        return _refusal("no-pass", "QUOR-4", square, pawn)
    if to in others:
        return _refusal("occupied", "QUOR-21", square, to)
    if abs(across) == abs(along) == 1:
        return _explain_diagonal(maze, pawn, others, to)
    if across and along:
        return _refusal("too-far", "QUOR-6", square, to)
    between = [Cell(cell) for cell in _between(pawn, to)]
    pieces = [cell for cell in between if cell in others]
    if len(between) == len(pieces) >= 2:
        return _refusal("one-piece-a-jump", "QUOR-19", square, *pieces)
    if len(pieces) < len(between):
        return _refusal("too-far", "QUOR-6", square, to)
    return _refusal("fence-between", "QUOR-7", square, pawn, *between, to)


def _explain_diagonal(maze: Maze, pawn: Cell, others: Collection[Cell], to: Cell) -> Refusal:
    """Say why a pawn may not land to the side of a piece it stands beside."""
    square = {"square": NAMES[to]}
    refusals = []
    for direction in DIRECTIONS:
        near = Cell(pawn + direction.offset)
        touching = near in (to + side.offset for side in _SIDES[direction])
        if not touching or near not in others:
            continue
        far = maze.step(near, direction)
        if maze.step(pawn, direction) is None:
            refusals.append(_refusal("fence-between", "QUOR-7", square, pawn, near))
        elif far is not None and far not in others:
            refusals.append(_refusal("jump-straight", "QUOR-16", square, near, far))
        elif to not in (maze.step(near, side) for side in _SIDES[direction]):
            refusals.append(_refusal("fence-beside", "QUOR-17", square, near, to))
        elif far is not None:
            refusals.append(_refusal("piece-behind", "QUOR-19", square, near, far))
        else:
            refusals.append(_refusal("edge-behind", "QUOR-18", square, near))
    no_diagonal = _refusal("no-diagonal", "QUOR-6", square, to)
    return min(refusals, key=lambda refusal: refusal.code, default=no_diagonal)


def _between(here: Cell, there: Cell) -> range:
    step = SIZE if (there - here) % SIZE == 0 else 1
    low, high = sorted((here, there))
    return range(low + step, high, step)


def _refusal(code: str, ruling: str, params: dict[str, str], *cells: Cell) -> Refusal:
    return Refusal(code, ruling, f"quoridor-refuse-{code}", dict(params), tuple(NAMES[cell] for cell in cells))
