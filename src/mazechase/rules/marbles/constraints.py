"""What a board must fulfil: each constraint has a number, which the error for a broken one names.

The rulebook's words ask for C1 to C19; C21 is what keeps a game from dragging on, and a board that was read from a
printed one may say ``waives = ["C21"]``. C2, C5, C9, C13, C15 to C17 and C20 bind the rules, not the drawing, or cannot
be broken by a drawing at all; C18 follows from the others, for a die that shows 1 leads to every neighbour.
"""

from collections.abc import Callable, Iterable, Iterator
from typing import Any

from mazechase.boards.cells import Cell, Cells
from mazechase.boards.paths import BLOCK
from mazechase.rules.flaws import Flaw, Flaws, flaw
from mazechase.rules.marbles.layout import HOLE, HOMES, Layout
from mazechase.rules.marbles.paths import Walker

DIE = 6
LEAST_DEGREE = 2.6  # paths per hole on average: with fewer, the last marbles take for ever


def _broken(number: int, cells: Iterable[str] = (), **params: Any) -> Flaw:
    """Return a constraint that does not hold, and where."""
    return flaw(f"marbles-board-c{number}", "drawing", cells=cells, constraint=f"C{number}", **params)


def _broken_at(number: int, layout: Layout, cell: Cell | int, **params: Any) -> Flaw:
    """Return a constraint that does not hold at one cell."""
    return _broken(number, [layout.names[cell]], place=layout.names[cell], **params)


def _counts(layout: Layout) -> Flaws:
    """C1, C3, C7: 72 holes and 4 ringed ones, a home of each colour, one start."""
    plain, ringed = len(layout.board.marked(HOLE)), len(layout.rings)
    if (plain, ringed) != (72, 4):
        yield _broken(1, plain=plain, ringed=ringed)
    for mark in HOMES:
        homes = layout.board.marked(mark)
        if len(homes) != 1:
            yield _broken(3, [layout.names[home] for home in homes], mark=mark, count=len(homes))
    places = layout.board.places
    middle = tuple(max(place[axis] for place in places) / 2 for axis in (0, 1))
    if not layout.board.marked(BLOCK) or places[layout.start] != middle:
        yield _broken(7)


def _homes(layout: Layout) -> Flaws:
    """C4: a home is on the paths, between holes."""
    for home in layout.homes:
        steps = layout.board.steps[home]
        if len(steps) < 2 or any(to not in layout.holes for to in steps):
            yield _broken_at(4, layout, home)


def _openings(layout: Layout) -> Flaws:
    """C10, C11: three openings or more, each beside a hole of its own at the border, with a path on inside."""
    openings = layout.drawn.openings
    if len(openings) < 3:
        yield _broken(10, count=len(openings))
    places = layout.board.places
    right, top = (max(place[axis] for place in places) for axis in (0, 1))
    border = {"^": (1, top), "v": (1, 0), "<": (0, 0), ">": (0, right)}
    for opening in openings:
        axis, edge = border[opening.arrow]
        own = sum(other.cell == opening.cell for other in openings) == 1
        inside = opening.cell in layout.holes and bool(layout.ghost_links[opening.cell])
        if not own or not inside or places[opening.cell][axis] != edge:
            yield _broken_at(11, layout, opening.cell)


def _ghosts(layout: Layout) -> Flaws:
    """C6, C8, C12: two paths out of the start, and every hole within reach without homes and openings."""
    if layout.start >= 0:
        yield from _ways_out(layout)
    if not layout.holes:
        return
    seen: set[Cell] = set()
    edge = [next(iter(layout.holes))]
    while edge:
        cell = edge.pop()
        if cell not in seen:
            seen.add(cell)
            edge.extend(layout.ghost_links[cell])
    for cell in layout.holes - Cells.of(seen):
        yield _broken_at(6, layout, cell)


def _ways_out(layout: Layout) -> Flaws:
    doors = layout.board.steps[layout.start]
    if sum(door in layout.holes for door in doors) < 2 or any(door not in layout.holes for door in doors):
        yield _broken(8, [layout.names[layout.start]], count=len(doors))


def _full_moves(layout: Layout) -> Flaws:
    """C14: from every home a move of every count, while everybody is at home."""
    homes = Cells.of(layout.homes)
    for home in layout.homes:
        others = homes.without(home).bits
        walker = Walker(layout, home, others, 0, 0, 0, 0, 0, False, False, False)
        for count in range(1, DIE + 1):
            if not walker.can_go(count):
                yield _broken_at(14, layout, home, count=count)


def _symmetry(layout: Layout) -> Flaws:
    """C19: turned or mirrored so that any home falls on any other, the board looks the same."""
    places = layout.board.places
    homes = {places[home] for home in layout.homes}
    if not homes:
        return
    picture = _picture(layout, lambda x, y: (x, y))
    first = places[layout.homes[0]]
    unlike: dict[Place, set[Place]] = {}  # by home, where the board differs from its most similar image
    for turn in _turns(layout):
        found = _unlike(picture, _picture(layout, turn))
        if len(found) < len(unlike.setdefault(turn(*first), found)):
            unlike[turn(*first)] = found
    differing = [found for home in homes if (found := unlike.get(home, {home}))]
    if differing:  # what is odd differs from all images; where several things are, whatever differs from any
        odd = set.intersection(*differing) or set.union(*differing)
        yield _broken(19, [layout.names[cell] for cell in layout.board.cells if places[cell] in odd])


def _degrees(layout: Layout) -> Flaws:
    """C21: no hole is a dead end, whoever is at home, and there are plenty of paths."""
    for cell in layout.holes:
        if len(layout.ghost_links[cell]) < 2:
            yield _broken_at(21, layout, cell)
    paths = sum(len(layout.pac_links[cell]) for cell in layout.holes)
    if paths < LEAST_DEGREE * len(layout.holes):
        yield _broken(21, place=f"{paths} / {len(layout.holes)} < {LEAST_DEGREE}")


CONSTRAINTS: tuple[Callable[[Layout], Flaws], ...] = (
    _counts,
    _homes,
    _openings,
    _ghosts,
    _full_moves,
    _symmetry,
    _degrees,
)

Place = tuple[int, int]
Turning = Callable[[int, int], Place]
Picture = tuple[frozenset[tuple[Place, str]], frozenset[tuple[Place, Place]], frozenset[Place]]


def _turns(layout: Layout) -> Iterator[Turning]:
    """Yield the turns and mirrorings of the square the board lies on."""
    right, top = (max(place[axis] for place in layout.board.places) for axis in (0, 1))
    yield lambda x, y: (x, y)
    yield lambda x, y: (right - x, y)
    yield lambda x, y: (x, top - y)
    yield lambda x, y: (right - x, top - y)
    if right == top:
        yield lambda x, y: (y, x)
        yield lambda x, y: (y, right - x)
        yield lambda x, y: (right - y, x)
        yield lambda x, y: (right - y, right - x)


def _unlike(picture: Picture, other: Picture) -> set[Place]:
    """Return the places of what is on only one of two pictures: marks, ends of paths, openings."""
    marks, paths, openings = picture[0] ^ other[0], picture[1] ^ other[1], picture[2] ^ other[2]
    return {*(place for place, _ in marks), *(end for path in paths for end in path), *openings}


def _picture(layout: Layout, turn: Turning) -> Picture:
    """Return all that is drawn after a turn, except for the colours."""
    board = layout.board
    where = [turn(*place) for place in board.places]
    marks = frozenset(
        (where[cell], "home" if board.marks[cell] in HOMES else board.marks[cell]) for cell in board.cells
    )
    paths = frozenset((where[cell], where[to]) for cell in board.cells for to in board.steps[cell])
    return marks, paths, frozenset(where[cell] for cell in layout.openings)
