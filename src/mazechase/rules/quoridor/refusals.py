"""Why an action is not legal: the ruling against it, and the squares or fences that show it."""

from collections.abc import Collection
from functools import partial

from mazechase.boards.cells import Cell
from mazechase.boards.fences import DIRECTIONS, NAMES, SIZE, Maze, Slot, Slots, free_slots
from mazechase.rules.api import Refusal, Seat
from mazechase.rules.quoridor.legal import SIDES, Runners, hops, other_pawns, side_landing
from mazechase.rules.quoridor.setup import QuoridorSetup
from mazechase.rules.quoridor.values import Move, QuoridorAction, QuoridorState
from mazechase.rules.refusals import refusal

_refusal = partial(refusal, "quoridor")


def explain(setup: QuoridorSetup, s: QuoridorState, a: QuoridorAction) -> Refusal:
    """Return why an action is not legal; called only when it is not."""
    if isinstance(a, Move):
        return _explain_move(Maze(s.fences), s.pawns[s.turn - 1], other_pawns(s, s.turn), setup, a.to)
    return _explain_fence(s.fences, setup.runners(s), s.left[s.turn - 1], a.slot)


def _explain_fence(fences: Slots, runners: Runners, left: int, slot: Slot) -> Refusal:
    """Return why a fence may not be put up; called only when it may not."""
    fence = slot.name
    if not slot.on_board:
        return _refusal("off-board", "QUOR-10", NAMES[slot.at], fence=fence)
    if not left:
        return _refusal("no-fences-left", "QUOR-4", fence=fence)
    if slot not in free_slots(fences):
        shifts = (0, 1) if slot.orientation == "h" else (0, SIZE)
        overlaps = [
            other.name
            for other in fences
            if other.orientation == slot.orientation and abs(other.at - slot.at) in shifts
        ]
        crossed = [other.name for other in fences if other.orientation != slot.orientation and other.at == slot.at]
        if overlaps:
            return _refusal("overlap", "QUOR-9", *overlaps, *crossed, fence=fence, other=overlaps[0])
        return _refusal("crossing", "QUOR-9", *crossed, fence=fence, other=crossed[0])
    return _shut_in(fences.with_(slot), runners, fence)


def _shut_in(fences: Slots, runners: Runners, fence: str) -> Refusal:
    """Return a refusal that names the pawns without a path, the first in seat order in the message."""
    maze = Maze(fences)
    shut = [(Seat(seat), NAMES[pawn]) for seat, (pawn, goal) in enumerate(runners, 1) if not maze.reaches(pawn, goal)]
    return _refusal("last-path", "QUOR-11", *(name for _, name in shut), fence=fence, seat=shut[0][0])


def _explain_move(maze: Maze, pawn: Cell, others: Collection[Cell], setup: QuoridorSetup, to: Cell) -> Refusal:
    """Return why a pawn may not go to a square; called only when it may not."""
    across, along = to % SIZE - pawn % SIZE, to // SIZE - pawn // SIZE
    if to == pawn:
        return _move_refusal("no-pass", "QUOR-4", to, pawn)
    if to in others and to in {hop.to for hop in hops(maze, pawn, _less(others, to), setup)}:
        return _move_refusal("occupied", "QUOR-21", to, to)
    if abs(across) == abs(along) == 1:
        return _explain_diagonal(maze, pawn, others, setup, to)
    if across and along:
        return _move_refusal("too-far", "QUOR-6", to, to)
    between = [Cell(cell) for cell in _between(pawn, to)]
    pieces = [cell for cell in between if cell in others]
    if len(between) == len(pieces) >= 2:
        return _move_refusal("one-piece-a-jump", "QUOR-19", to, *pieces)
    if len(pieces) < len(between):
        return _move_refusal("too-far", "QUOR-6", to, to)
    return _move_refusal("fence-between", "QUOR-7", to, pawn, *between, to)


def _less(cells: Collection[Cell], gone: Cell) -> tuple[Cell, ...]:
    return tuple(cell for cell in cells if cell != gone)


def _explain_diagonal(maze: Maze, pawn: Cell, others: Collection[Cell], setup: QuoridorSetup, to: Cell) -> Refusal:
    """Return why a pawn may not land beside a piece next to it; fences come first: they could be elsewhere."""
    fences, rules = [], []
    for direction in DIRECTIONS:
        near = Cell(pawn + direction.offset)
        if near not in others or near not in (to + side.offset for side in SIDES[direction]):
            continue
        far, beside = maze.step(near, direction), (maze.step(near, side) for side in SIDES[direction])
        jumps = maze.step(pawn, direction) is not None
        if (far is None or far in others) and side_landing(near, far, direction, setup):
            if jumps:
                fences.append(_move_refusal("fence-beside", "QUOR-17", to, near, to))
            else:
                cells = (pawn, near) if to in beside else (pawn, near, to)
                fences.append(_move_refusal("fence-between", "QUOR-7", to, *cells))
        elif jumps:
            rules.append(_no_side_landing(near, far, others, to))
    return next(iter((*fences, *rules)), _move_refusal("no-diagonal", "QUOR-6", to, to))


def _no_side_landing(near: Cell, far: Cell | None, others: Collection[Cell], to: Cell) -> Refusal:
    if far is None:
        return _move_refusal("edge-behind", "QUOR-18", to, near)
    if far in others:
        return _move_refusal("piece-behind", "QUOR-19", to, near, far)
    return _move_refusal("jump-straight", "QUOR-16", to, near, far)


def _between(here: Cell, there: Cell) -> range:
    step = SIZE if (there - here) % SIZE == 0 else 1
    low, high = sorted((here, there))
    return range(low + step, high, step)


def _move_refusal(code: str, ruling: str, to: Cell, *cells: Cell) -> Refusal:
    return _refusal(code, ruling, *(NAMES[cell] for cell in cells), square=NAMES[to])
