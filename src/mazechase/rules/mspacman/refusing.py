"""Why the piece whose turn it is may not go somewhere."""

from mazechase.boards.cells import Cell
from mazechase.rules.api import Refusal
from mazechase.rules.mspacman.setup import Setup, ghost_at
from mazechase.rules.mspacman.turns import ghost_of
from mazechase.rules.mspacman.values import MsPacManState


def explain(setup: Setup, s: MsPacManState, to: Cell) -> Refusal:
    """Say which rule stands against a cell; asked only where it may not be gone to."""
    name = setup.layout.board.names[to]
    match s.phase:
        case "place":
            taken = to in setup.layout.circles
            return _refusal("circle-taken", "MSP-49", name) if taken else _refusal("no-circle", "MSP-6", name)
        case "bump":
            return _bump(setup, s, to)
        case _:
            return _step(setup, s, to)


def _step(setup: Setup, s: MsPacManState, to: Cell) -> Refusal:
    layout = setup.layout
    names, places = layout.board.names, layout.board.places
    here = s.mp if s.seat == s.ctrl and s.mp is not None else ghost_of(s, s.seat).cell
    (x, y), (x2, y2) = places[here], places[to]
    if to == here:
        code, ruling = ("same-exit", "MSP-26") if here in layout.exits else ("no-pass", "MSP-12")
        return _refusal(code, ruling, names[to])
    if to in layout.homes:
        return _refusal("ghost-space", "MSP-31", names[to])
    if max(abs(x - x2), abs(y - y2)) > 1:
        return _refusal("too-far", "MSP-12", names[to], names[here])
    if here in layout.homes:
        return _refusal("by-the-door", "MSP-30", names[to], names[here])
    return _refusal("wall" if x == x2 or y == y2 else "diagonal", "MSP-14", names[to], names[here])


def _bump(setup: Setup, s: MsPacManState, to: Cell) -> Refusal:
    name = setup.layout.board.names[to]
    if to == s.mp:
        return _refusal("not-on-her", "MSP-23", name)
    if ghost_at(s.ghosts, to) is not None:
        return _refusal("not-open", "MSP-22", name)
    if to in setup.layout.homes:
        return _refusal("ghost-space", "MSP-31", name)
    if to == s.came:
        return _refusal("came-from", "MSP-21", name)
    return _refusal("not-next", "MSP-21", name)


def _refusal(code: str, ruling: str, cell: str, *others: str) -> Refusal:
    return Refusal(code, ruling, f"mspacman-refuse-{code}", {"cell": cell}, (cell, *others))
