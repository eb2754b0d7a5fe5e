"""What anybody could work out at the table, for a page to show on demand."""

from mazechase.boards.fences import NAMES, Maze
from mazechase.rules.api import Hint, Seat
from mazechase.rules.chase.setup import ChaseSetup
from mazechase.rules.chase.values import ChaseState


def hints(setup: ChaseSetup, s: ChaseState) -> tuple[Hint, ...]:
    """Return what each ghost sees, the line of one that sees Pac-Man, and his shortest path to a pellet.

    The value of ``sight`` and ``seen`` is the ghost's number from 1; that of ``pellet-way`` is the path's length.
    """
    layout = setup.layout
    found = []
    for number, at in enumerate(s.ghosts):
        if at is None:
            continue
        seat = setup.seat_of(number)
        sight = layout.lines[at]
        found.append(Hint("sight", seat, tuple(NAMES[cell] for cell in sorted(sight)), number + 1))
        if s.pac in sight:
            line = tuple(NAMES[cell] for cell in layout.line(at, s.pac))
            found.append(Hint("seen", seat, line, number + 1))
    if path := Maze(layout.fences).path(s.pac, s.pellets):
        found.append(Hint("pellet-way", Seat(1), tuple(NAMES[cell] for cell in path), len(path) - 1))
    return tuple(found)
