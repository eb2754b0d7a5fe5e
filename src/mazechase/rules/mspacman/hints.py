"""What anybody could work out at the table, for a page to show on demand."""

from collections.abc import Iterator

from mazechase.boards.cells import Cell
from mazechase.rules.api import Hint, Seat
from mazechase.rules.mspacman.setup import MsPacManSetup
from mazechase.rules.mspacman.values import FLIP, MsPacManState, ghost_of, weak_at_next_roll


def hints(setup: MsPacManSetup, s: MsPacManState) -> Iterator[Hint]:
    """Yield each ghost's shortest path to her with its length, and the chance in percent that it captures her.

    The chance is that of the ghost's next roll if she stays where she is, 100 for certain.
    """
    if s.mp is None or s.phase == "over":
        return
    names = setup.layout.board.names
    for seat, ghost in zip(setup.seats, s.ghosts, strict=True):
        if ghost is not None:
            path = shortest_path(setup, seat, ghost.cell, s.mp)
            yield Hint("way-to-her", seat, tuple(names[cell] for cell in path), len(path) - 1)
            yield Hint("risk", seat, (names[ghost.cell],), risk(setup, s, seat, s.mp))


def shortest_path(setup: MsPacManSetup, seat: Seat, start: Cell, goal: Cell) -> tuple[Cell, ...]:
    """Return a ghost's shortest path, both ends included; of several, the first in cell order."""
    before: dict[Cell, Cell] = {start: start}
    layer = [start]
    while goal not in before:
        beside = [(there, here) for here in layer for there in setup.ghost_links(seat, here) if there not in before]
        for there, here in beside:
            before.setdefault(there, here)
        layer = [there for there, _ in dict(beside).items()]
    path = [goal]
    while path[-1] != start:
        path.append(before[path[-1]])
    return tuple(reversed(path))


def risk(setup: MsPacManSetup, s: MsPacManState, seat: Seat, goal: Cell) -> int:
    """Return the chance in percent that a ghost can capture her with its next roll, sides as they will be by then."""
    weak, here = weak_at_next_roll(s, seat), ghost_of(s, seat).cell
    taking = 0
    for face, weight in setup.die.items():
        strong = weak if face.text == FLIP else not weak  # MSP-36, MSP-37
        taking += weight * (strong and _can_meet(setup, seat, here, goal, face.count))
    return round(100 * taking / setup.die.total)


def _can_meet(setup: MsPacManSetup, seat: Seat, start: Cell, goal: Cell, steps: int) -> bool:
    """Return whether some walk of so many steps meets her: anywhere on it, or at its end where the option says so."""
    here = {start}
    for _ in range(steps):
        here = {there for cell in here for there in setup.ghost_links(seat, cell)}
        if setup.capture_in_passing and goal in here:
            return True
    return goal in here
