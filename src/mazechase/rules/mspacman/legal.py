"""What may be done: where the piece whose turn it is may go. This file decides the legality of every action."""

from collections.abc import Callable

from mazechase.boards.cells import Cell
from mazechase.rules.mspacman.setup import MsPacManSetup
from mazechase.rules.mspacman.values import Go, MsPacManState, ghost_of


def legal(setup: MsPacManSetup, s: MsPacManState) -> tuple[Go, ...]:
    """List the cells the piece whose turn it is may go to, row by row from the lower left."""
    ghost = s.ghosts[s.seat - 1]
    cells: tuple[Cell, ...] = ()
    match s.phase:
        case "place":
            cells = _open_circles(setup, s)
        case "walk" if s.mp is not None:
            cells = setup.layout.links[s.mp]
        case "chase" if ghost is not None:
            cells = setup.ghost_links(s.seat, ghost.cell)
        case "bump" if s.came is not None:
            cells = bump_cells(setup, s, s.came)
    return tuple(map(Go, cells))


def _open_circles(setup: MsPacManSetup, s: MsPacManState) -> tuple[Cell, ...]:
    """List the white circles she may be placed on: those without a ghost, or by option any (MSP-6, MSP-49).

    With four or more circles one is always free.
    """
    if setup.circle_choice == "any":
        return tuple(setup.layout.circles)
    taken = {ghost.cell for ghost in s.ghosts if ghost}
    return tuple(cell for cell in setup.layout.circles if cell not in taken)


def bump_cells(setup: MsPacManSetup, s: MsPacManState, came: Cell) -> tuple[Cell, ...]:
    """List the next open squares of the ghost whose turn it is (MSP-21, as amended)."""
    ghost = ghost_of(s, s.seat)
    start = ghost.cell
    ghosts = {other.cell for other in s.ghosts if other}
    shut = ghosts if setup.bump_can_capture else {*ghosts, s.mp}
    onward = _nearest(setup, start, lambda x: x not in shut and x != came, lambda x: x in ghosts and x != came)
    if onward:
        return onward
    # The cell it came from, where that is open: it is beside this one. If it is not, the nearest in any direction.
    return _nearest(setup, start, lambda x: x not in shut, lambda _: True)


def _nearest(
    setup: MsPacManSetup, start: Cell, wanted: Callable[[Cell], bool], through: Callable[[Cell], bool]
) -> tuple[Cell, ...]:
    """Return the wanted cells that are the fewest steps away; no path leads through a ghost space."""
    seen, layer = {start}, [start]
    while layer:
        beside = sorted({cell for here in layer for cell in setup.layout.links[here]} - seen)
        if found := tuple(cell for cell in beside if wanted(cell)):
            return found
        seen.update(beside)
        layer = [cell for cell in beside if through(cell)]
    return ()
