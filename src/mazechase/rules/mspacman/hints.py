"""What anybody could work out at the table: how far each ghost is from Ms. Pac-Man, and how likely it meets her."""

from collections.abc import Iterator

from mazechase.boards.cells import Cell
from mazechase.rules.api import Hint, Seat
from mazechase.rules.mspacman.setup import Setup
from mazechase.rules.mspacman.turns import ghost_of, weak_at_next_roll
from mazechase.rules.mspacman.values import FLIP, MsPacManState


def hints(setup: Setup, s: MsPacManState) -> Iterator[Hint]:
    """Give each ghost's shortest way to her with its length, and for strong ones the chance in percent of a capture.

    The chance is that of the ghost's next roll if she stays where she is, 100 for certain.
    """
    if s.mp is None or s.phase == "over":
        return
    names = setup.layout.board.names
    for seat, ghost in zip(setup.seats, s.ghosts, strict=True):
        if ghost is not None:
            way = shortest_way(setup, seat, ghost.cell, s.mp)
            yield Hint("way-to-her", seat, tuple(names[cell] for cell in way), len(way) - 1)
            yield Hint("risk", seat, (names[ghost.cell],), risk(setup, s, seat, s.mp))


def shortest_way(setup: Setup, seat: Seat, start: Cell, goal: Cell) -> tuple[Cell, ...]:
    """Find a ghost's shortest way, both ends included; the first in the order of the cells where there are several."""
    before: dict[Cell, Cell] = {start: start}
    layer = [start]
    while goal not in before:
        beside = [(there, here) for here in layer for there in setup.ghost_ways(seat, here) if there not in before]
        for there, here in beside:
            before.setdefault(there, here)
        layer = [there for there, _ in dict(beside).items()]
    way = [goal]
    while way[-1] != start:
        way.append(before[way[-1]])
    return tuple(reversed(way))


def risk(setup: Setup, s: MsPacManState, seat: Seat, goal: Cell) -> int:
    """Give the chance in percent that a ghost can capture her with its next roll, sides as they will be by then."""
    weak, here = weak_at_next_roll(s, seat), ghost_of(s, seat).cell
    taking = 0
    for face, weight in setup.die.items():
        strong = weak if face.text == FLIP else not weak  # MSP-36, MSP-37
        taking += weight * (strong and _can_meet(setup, seat, here, goal, face.count))
    return round(100 * taking / setup.die.total)


def _can_meet(setup: Setup, seat: Seat, start: Cell, goal: Cell, steps: int) -> bool:
    """Tell whether some walk of so many steps meets her: anywhere on it, or at its end where the option says so."""
    here = {start}
    for _ in range(steps):
        here = {there for cell in here for there in setup.ghost_ways(seat, cell)}
        if setup.capture_in_passing and goal in here:
            return True
    return goal in here
