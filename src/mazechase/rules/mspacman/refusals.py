"""Why an action is not legal: the ruling against it, and the cells that show it."""

from msgspec.structs import replace

from mazechase.boards.cells import Cell
from mazechase.rules.api import Refusal
from mazechase.rules.mspacman.legal import bump_cells
from mazechase.rules.mspacman.setup import MsPacManSetup
from mazechase.rules.mspacman.values import Go, MsPacManState, ghost_at, ghost_of
from mazechase.rules.refusals import refusal
from mazechase.rules.setup import put


def explain(setup: MsPacManSetup, s: MsPacManState, a: Go) -> Refusal:
    """Return why an action is not legal; called only when it is not."""
    to = a.to
    name = setup.layout.board.names[to]
    match s.phase:
        case "place":
            taken = to in setup.layout.circles
            return _refusal("circle-taken", "MSP-49", name) if taken else _refusal("no-circle", "MSP-6", name)
        case "bump":
            return _bump(setup, s, to)
        case _:
            return _step(setup, s, to)


def _step(setup: MsPacManSetup, s: MsPacManState, to: Cell) -> Refusal:
    layout = setup.layout
    names, places = layout.board.names, layout.board.places
    here = s.mp if s.seat == s.ctrl and s.mp is not None else ghost_of(s, s.seat).cell
    (x, y), (x2, y2) = places[here], places[to]
    if to == here:
        code, ruling = ("same-exit", "MSP-26") if here in layout.exits else ("no-pass", "MSP-12")
        return _refusal(code, ruling, names[to])
    hers = s.seat == s.ctrl
    if to in layout.homes and (hers or not setup.enter_ghost_space or to != setup.home(s.seat)):
        return _refusal("ghost-space", "MSP-31", names[to])
    if max(abs(x - x2), abs(y - y2)) > 1:
        return _refusal("too-far", "MSP-12", names[to], names[here])
    if here in layout.homes:
        return _refusal("by-the-door", "MSP-30", names[to], names[here])
    return _refusal("wall" if x == x2 or y == y2 else "diagonal", "MSP-14", names[to], names[here])


def _bump(setup: MsPacManSetup, s: MsPacManState, to: Cell) -> Refusal:
    """Return a refusal with the piece without which this would be a next open square, or with none."""
    name = setup.layout.board.names[to]
    if to in setup.layout.homes:
        return _refusal("ghost-space", "MSP-31", name)
    if to == s.came:
        return _refusal("came-from", "MSP-21", name)
    if to == s.mp and _is_next(setup, replace(s, mp=None), to):
        return _refusal("not-on-her", "MSP-23", name)
    other = ghost_at(s.ghosts, to, s.seat)
    if (
        other is not None
        and to != ghost_of(s, s.seat).cell
        and _is_next(setup, replace(s, ghosts=put(s.ghosts, other, None)), to)
    ):
        return refusal("mspacman", "not-open", "MSP-22", name, cell=name, seat=other)
    return _refusal("not-next", "MSP-21", name)


def _is_next(setup: MsPacManSetup, s: MsPacManState, to: Cell) -> bool:
    return s.came is not None and to in bump_cells(setup, s, s.came)


def _refusal(code: str, ruling: str, cell: str, *others: str) -> Refusal:
    return refusal("mspacman", code, ruling, cell, *others, cell=cell)
