"""One step of Ms. Pac-Man or of a ghost, and the next open square of a ghost that ends on another."""

from collections.abc import Callable

from mazechase.boards.cells import Cell
from mazechase.rules.mspacman import turns
from mazechase.rules.mspacman.setup import Setup, ghost_at
from mazechase.rules.mspacman.turns import Events, change, ghost_of
from mazechase.rules.mspacman.values import (
    Bumped,
    Caught,
    Ghost,
    GhostStepped,
    MsPacManState,
    RanIntoHer,
    Stepped,
)


def walk(setup: Setup, s: MsPacManState, to: Cell, events: Events) -> MsPacManState:
    """Take a step with Ms. Pac-Man, in the order of MSP-34: what she leaves, then whom she meets."""
    here = s.mp
    assert here is not None  # noqa: S101 (she is on the board)
    names, left = setup.layout.board.names, s.steps - 1
    ruling = _ruling(setup, here, to)
    events.append(Stepped(ruling=ruling, seat=s.seat, origin=names[here], to=names[to], left=left))
    s = turns.leave(setup, change(s, mp=to, steps=left), here, events, "MSP-8")
    if s.phase == "over":  # MSP-55
        return s
    met = ghost_at(s.ghosts, to)
    if met is not None and (setup.capture_in_passing or not left):  # MSP-15
        if not ghost_of(s, met).weak:
            return turns.capture(setup, s, met, events, "MSP-17")
        events.append(Caught(ruling="MSP-18", seat=s.seat, ghost=met, at=names[to]))
        s = change(turns.send_home(setup, s, met, events, "MSP-41"), earned=True)
    return s if left else turns.end_her_turn(setup, s, events)


def chase(setup: Setup, s: MsPacManState, to: Cell, events: Events) -> MsPacManState:
    """Take a step with a ghost."""
    ghost = ghost_of(s, s.seat)
    names, left, here = setup.layout.board.names, s.steps - 1, ghost.cell
    ruling = _ruling(setup, here, to)
    events.append(GhostStepped(ruling=ruling, seat=s.seat, origin=names[here], to=names[to], left=left))
    s = turns.put_ghost(change(s, steps=left), s.seat, Ghost(to, ghost.cause, ghost.flip_in))
    if to == s.mp and (setup.capture_in_passing or not left):
        return _meet(setup, s, events)
    if left:
        return s
    return _bump(setup, s, here, events) if ghost_at(s.ghosts, to, s.seat) else _done(setup, s, events)


def bump(setup: Setup, s: MsPacManState, to: Cell, events: Events) -> MsPacManState:
    """Put a ghost that has ended on another on an open square: no step, no contact (MSP-21, MSP-23)."""
    ghost = ghost_of(s, s.seat)
    names = setup.layout.board.names
    events.append(Bumped(ruling="MSP-21", seat=s.seat, origin=names[ghost.cell], to=names[to]))
    s = turns.put_ghost(s, s.seat, Ghost(to, ghost.cause, ghost.flip_in))
    return _meet(setup, s, events) if to == s.mp else _done(setup, s, events)


def bump_cells(setup: Setup, s: MsPacManState, came: Cell) -> tuple[Cell, ...]:
    """List the next open squares of the ghost whose turn it is (MSP-21, as amended)."""
    ghost = ghost_of(s, s.seat)
    start = ghost.cell
    ghosts = {other.cell for other in s.ghosts if other}
    shut = ghosts if setup.bump_can_capture else {*ghosts, s.mp}
    onward = _nearest(setup, start, lambda x: x not in shut and x != came, lambda x: x in ghosts and x != came)
    if onward:
        return onward
    # The cell it came from, where that is open: it is beside this one. Else the nearest in any direction.
    return _nearest(setup, start, lambda x: x not in shut, lambda _: True)


def _nearest(
    setup: Setup, start: Cell, wanted: Callable[[Cell], bool], through: Callable[[Cell], bool]
) -> tuple[Cell, ...]:
    """Give the wanted cells that are the fewest steps away; ghost spaces are on no such way."""
    seen, layer = {start}, [start]
    while layer:
        beside = sorted({cell for here in layer for cell in setup.layout.ways[here]} - seen)
        if found := tuple(cell for cell in beside if wanted(cell)):
            return found
        seen.update(beside)
        layer = [cell for cell in beside if through(cell)]
    return ()


def _bump(setup: Setup, s: MsPacManState, came: Cell, events: Events) -> MsPacManState:
    cells = bump_cells(setup, s, came)
    return bump(setup, s, cells[0], events) if len(cells) == 1 else change(s, phase="bump", came=came)


def _meet(setup: Setup, s: MsPacManState, events: Events) -> MsPacManState:
    """Let the ghost whose turn it is meet her: strong it takes her over, weak it goes home (MSP-16, MSP-19)."""
    ghost = ghost_of(s, s.seat)
    if not ghost.weak:
        return turns.capture(setup, s, s.seat, events, "MSP-16")
    events.append(RanIntoHer(ruling="MSP-19", seat=s.seat, at=setup.layout.board.names[ghost.cell]))
    return _done(setup, turns.send_home(setup, s, s.seat, events, "MSP-19"), events)


def _done(setup: Setup, s: MsPacManState, events: Events) -> MsPacManState:
    return turns.end_turn(setup, s, setup.after(s.seat), events)


def _ruling(setup: Setup, here: Cell, to: Cell) -> str:
    layout = setup.layout
    if here in layout.exits and to in layout.exits:
        return "MSP-25"
    if here in layout.homes:
        return "MSP-30"
    return "MSP-31" if to in layout.homes else "MSP-12"


def steps_open(setup: Setup, s: MsPacManState) -> tuple[Cell, ...]:
    """List where the piece whose turn it is may go now, in the order of the cells."""
    ghost = s.ghosts[s.seat - 1]
    match s.phase:
        case "place":
            return setup.circles(s)
        case "walk" if s.mp is not None:
            return setup.layout.ways[s.mp]
        case "chase" if ghost is not None:
            return setup.ghost_ways(s.seat, ghost.cell)
        case "bump" if s.came is not None:
            return bump_cells(setup, s, s.came)
        case _:
            return ()
