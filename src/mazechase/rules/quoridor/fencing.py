"""Where a fence may go, and why not elsewhere. This file decides the legality of every fence."""

from collections.abc import Sequence

from mazechase.boards.cells import Cell, Cells
from mazechase.boards.fences import (
    NAMES,
    SIZE,
    Maze,
    Slot,
    Slots,
    free_slots,
    joining_slots,
    slots_cutting,
)
from mazechase.messages import Params
from mazechase.rules.api import Refusal, Seat

Runners = Sequence[tuple[Cell, Cells]]  # every pawn with its goal squares, in seat order


def legal_slots(fences: Slots, runners: Runners) -> Slots:
    """Give the slots where a fence may be put up.

    A slot must be on the board, clear of other fences (QUOR-8, QUOR-9, QUOR-10), and leave every pawn a way to its
    goal (QUOR-11), other pawns not counting as obstacles (QUOR-12). A fence can take a pawn's last way only if it
    closes a step of the way that pawn has now, and joins fences or border at two points: only those are tried.
    """
    free = free_slots(fences)
    joining = free & joining_slots(fences)
    maze = Maze(fences)
    shutting = Slots()
    for pawn, goal in runners:
        way = maze.way(pawn, goal)
        if way is None:
            return Slots()
        for slot in (joining - shutting) & slots_cutting(way):
            if not Maze(fences.with_(slot)).reaches(pawn, goal):
                shutting = shutting.with_(slot)
    return free - shutting


def explain_fence(fences: Slots, runners: Runners, left: int, slot: Slot) -> Refusal:
    """Say why a fence may not be put up; asked only when it may not."""
    fence: Params = {"fence": slot.name}
    if not slot.on_board:
        return _refusal("off-board", "QUOR-10", fence, NAMES[slot.at])
    if not left:
        return _refusal("no-fences-left", "QUOR-4", fence)
    if slot not in free_slots(fences):
        shifts = (0, 1) if slot.way == "h" else (0, SIZE)
        overlaps = [other.name for other in fences if other.way == slot.way and abs(other.at - slot.at) in shifts]
        if overlaps:
            return _refusal("overlap", "QUOR-9", {**fence, "other": overlaps[0]}, *overlaps)
        crossed = Slot(slot.at, "v" if slot.way == "h" else "h").name
        return _refusal("crossing", "QUOR-9", {**fence, "other": crossed}, crossed)
    return _shut_in(fences.with_(slot), runners, fence)


def _shut_in(fences: Slots, runners: Runners, fence: Params) -> Refusal:
    """Name the pawns that would have no way left, the first in seat order in the message."""
    maze = Maze(fences)
    shut = [(Seat(seat), NAMES[pawn]) for seat, (pawn, goal) in enumerate(runners, 1) if not maze.reaches(pawn, goal)]
    return _refusal("last-path", "QUOR-11", {**fence, "seat": shut[0][0]}, *(name for _, name in shut))


def _refusal(code: str, ruling: str, params: Params, *cells: str) -> Refusal:
    return Refusal(code, ruling, f"quoridor-refuse-{code}", dict(params), cells)
