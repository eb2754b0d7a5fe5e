"""The constraints on every board of Ms. Pac-Man: the numbers that the rulebook gives, and what play needs.

The constraints are numbered as in docs/rules/mspacman.md: M1 dots, M2 Exit Spaces, M4 Power Squares, M5 white circles,
M6 ghost spaces, M7 doors, M9 one maze, M12 no dead ends, M16 equal areas, M19 circles and doors apart.
"""

import re
from collections import Counter
from collections.abc import Iterable
from math import atan2
from typing import Any

from mazechase.boards.cells import Cell
from mazechase.boards.walled import WalledBoard
from mazechase.rules.flaws import Flaw, Flaws, flaw, with_line
from mazechase.rules.mspacman.layout import EXIT, GHOST_SPACE, LETTERS, POWER, WHITE
from mazechase.rules.mspacman.values import COLOURS, DOTS_EACH

_LABEL = re.compile(f"[{LETTERS}][{POWER}{EXIT}{WHITE}{GHOST_SPACE}]?")


def board_flaws(board: WalledBoard) -> Flaws:
    """List the constraints that a board breaks, and where."""
    lines = {name: 2 * (board.height - row) for name, (_, row) in zip(board.names, board.places, strict=True)}
    yield from (with_line(one, lines) for one in _broken_ones(board))


def _broken_ones(board: WalledBoard) -> Flaws:
    for cell in board.cells:
        if not _LABEL.fullmatch(board.labels[cell]):
            yield _broken("label", "", board.names[cell], label=board.labels[cell], place=board.names[cell])
    for check in (_dots, _exits, _powers, _circles, _ghost_spaces, _doors, _paths, _areas, _apart):
        yield from check(board)


def _broken(code: str, constraint: str, *cells: str, **params: Any) -> Flaw:
    return flaw(f"mspacman-board-{code}", "drawing", cells=cells, constraint=constraint, **params)


def _broken_at(code: str, constraint: str, board: WalledBoard, cell: Cell) -> Flaw:
    return _broken(code, constraint, board.names[cell], place=board.names[cell])


def _marked(board: WalledBoard, mark: str) -> list[Cell]:
    return [Cell(cell) for cell in board.cells if board.labels[cell][1:] == mark]


def _each(board: WalledBoard, cells: Iterable[Cell]) -> Counter[str]:
    """Return the number of cells of each colour."""
    return Counter(board.labels[cell][0] for cell in cells)


def _from_middle(board: WalledBoard, cell: Cell) -> float:
    """Return how far a cell's centre is from the board's, along the axis that is further."""
    (x, y) = board.places[cell]
    return max(abs(x + 0.5 - board.width / 2), abs(y + 0.5 - board.height / 2))


def _dots(board: WalledBoard) -> Flaws:
    dotted = (*_marked(board, ""), *_marked(board, POWER), *_marked(board, WHITE))
    counts = _each(board, dotted)
    for letter, colour in zip(LETTERS, COLOURS, strict=True):
        if counts[letter] != DOTS_EACH:
            yield _broken("dots", "M1", area=colour, count=counts[letter], each=DOTS_EACH)


def _exits(board: WalledBoard) -> Flaws:
    exits = _marked(board, EXIT)
    if len(exits) != 4:
        yield _broken("exits", "M2", count=len(exits))
    opened = Counter(cell for cell, _ in board.openings)
    for cell in exits:
        if opened.pop(cell, 0) != 1:
            yield _broken_at("exit-opening", "M2", board, cell)
    for cell in opened:
        yield _broken_at("opening", "M2", board, cell)


def _powers(board: WalledBoard) -> Flaws:
    powers = _marked(board, POWER)
    if len(powers) != 4:
        yield _broken("powers", "M4", count=len(powers))


def _circles(board: WalledBoard) -> Flaws:
    circles = _marked(board, WHITE)
    counts = _each(board, circles)
    for letter, colour in zip(LETTERS, COLOURS, strict=True):
        if not counts[letter]:
            yield _broken("circles", "M5", area=colour)
    for cell in circles:
        if _from_middle(board, cell) > min(board.width, board.height) / 4:
            yield _broken_at("circle-far", "M5", board, cell)


def _ghost_spaces(board: WalledBoard) -> Flaws:
    spaces = _marked(board, GHOST_SPACE)
    if sorted(board.labels[cell][0] for cell in spaces) != sorted(LETTERS):
        yield _broken("ghost-spaces", "M6", count=len(spaces))
    others = [Cell(cell) for cell in board.cells if cell not in spaces]
    if not others:
        return
    inmost = min(others, key=lambda cell: _from_middle(board, cell))
    for cell in spaces:
        if _from_middle(board, cell) >= _from_middle(board, inmost):
            yield _broken(
                "ghost-middle",
                "M6",
                board.names[cell],
                board.names[inmost],
                place=board.names[cell],
                other=board.names[inmost],
            )


def _doors(board: WalledBoard) -> Flaws:
    spaces = set(_marked(board, GHOST_SPACE))
    for here, there in board.doors:
        if (here in spaces) == (there in spaces):
            yield _broken(
                "door", "M7", board.names[here], board.names[there], place=board.names[here], other=board.names[there]
            )
    behind = {cell for door in board.doors for cell in door}
    for cell in spaces:
        if cell not in behind or board.steps[cell]:
            yield _broken_at("no-door", "M7", board, cell)


def _paths(board: WalledBoard) -> Flaws:
    """Check that the maze is one (M9) and has no dead ends (M12); from exit to exit counts as a path."""
    exits = _marked(board, EXIT)
    spaces = _marked(board, GHOST_SPACE)
    seen, edge = set(exits), list(exits)
    while edge:
        fresh = [cell for cell in board.steps[edge.pop()] if cell not in seen]
        seen.update(fresh)
        edge.extend(fresh)
    maze = [Cell(cell) for cell in board.cells if cell not in spaces]
    for cell in maze:
        if cell not in seen:
            yield _broken_at("unreachable", "M9", board, cell)
    for cell in maze:
        if len(board.steps[cell]) < (1 if cell in exits else 2):
            yield _broken_at("dead-end", "M12", board, cell)


def _areas(board: WalledBoard) -> Flaws:
    """Check that the areas have equal shares (M16) and go round clockwise (MSP-7)."""
    for mark, thing in ((EXIT, "exit"), (POWER, "power"), (WHITE, "circle")):
        counts = _each(board, _marked(board, mark))
        if len({counts[letter] for letter in LETTERS}) > 1:
            yield _broken("unequal", "M16", thing=thing, counts=", ".join(str(counts[x]) for x in LETTERS))
    if {label[0] for label in board.labels} < set(LETTERS):
        return
    angles = [_angle(board, letter) for letter in LETTERS]
    first = angles.index(max(angles))
    if (turned := (*angles[first:], *angles[:first])) != tuple(sorted(turned, reverse=True)):
        yield _broken("clockwise", "MSP-7", order=", ".join(COLOURS))


def _angle(board: WalledBoard, letter: str) -> float:
    """Return the average direction of an area's cells from the middle."""
    places = [board.places[cell] for cell in board.cells if board.labels[cell][0] == letter]
    x = sum(x + 0.5 - board.width / 2 for x, _ in places)
    y = sum(y + 0.5 - board.height / 2 for _, y in places)
    return atan2(y, x)


def _apart(board: WalledBoard) -> Flaws:
    doors = {cell for door in board.doors for cell in door}
    for cell in _marked(board, WHITE):
        if cell in doors:
            yield _broken_at("circle-door", "M19", board, cell)
