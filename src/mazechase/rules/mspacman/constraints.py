"""The constraints on every board of Ms. Pac-Man: the numbers that the rulebook gives, and what play needs.

The constraints are numbered as in docs/rules/mspacman.md: M1 dots, M2 Exit Spaces, M4 Power Squares, M5 white circles,
M6 ghost spaces, M7 doors, M9 one maze, M12 no dead ends, M16 equal areas, M19 circles and doors apart.
"""

import re
from collections import Counter
from collections.abc import Iterable
from math import atan2

from mazechase.boards.cells import Cell
from mazechase.boards.walled import WalledBoard
from mazechase.errors import BadDocument
from mazechase.rules.mspacman.layout import EXIT, GHOST_SPACE, LETTERS, POWER, WHITE
from mazechase.rules.mspacman.values import COLOURS, DOTS_EACH

_LABEL = re.compile(f"[{LETTERS}][{POWER}{EXIT}{WHITE}{GHOST_SPACE}]?")


def check_board(board: WalledBoard) -> None:
    """Raise BadDocument with the first constraint that a board breaks, and where."""
    for cell in board.cells:
        if not _LABEL.fullmatch(board.labels[cell]):
            raise BadDocument("mspacman-board-label", label=board.labels[cell], place=board.names[cell])
    for check in (_dots, _exits, _powers, _circles, _ghost_spaces, _doors, _paths, _areas, _apart):
        check(board)


def _marked(board: WalledBoard, mark: str) -> list[Cell]:
    return [Cell(cell) for cell in board.cells if board.labels[cell][1:] == mark]


def _each(board: WalledBoard, cells: Iterable[Cell]) -> Counter[str]:
    """Return the number of cells of each colour."""
    return Counter(board.labels[cell][0] for cell in cells)


def _from_middle(board: WalledBoard, cell: Cell) -> float:
    """Return how far a cell's centre is from the board's, along the axis that is further."""
    (x, y) = board.places[cell]
    return max(abs(x + 0.5 - board.width / 2), abs(y + 0.5 - board.height / 2))


def _dots(board: WalledBoard) -> None:
    dotted = (*_marked(board, ""), *_marked(board, POWER), *_marked(board, WHITE))
    counts = _each(board, dotted)
    for letter, colour in zip(LETTERS, COLOURS, strict=True):
        if counts[letter] != DOTS_EACH:
            raise BadDocument("mspacman-board-dots", area=colour, count=counts[letter], each=DOTS_EACH)


def _exits(board: WalledBoard) -> None:
    exits = _marked(board, EXIT)
    if len(exits) != 4:
        raise BadDocument("mspacman-board-exits", count=len(exits))
    opened = Counter(cell for cell, _ in board.openings)
    for cell in exits:
        if opened.pop(cell, 0) != 1:
            raise BadDocument("mspacman-board-exit-opening", place=board.names[cell])
    for cell in opened:
        raise BadDocument("mspacman-board-opening", place=board.names[cell])


def _powers(board: WalledBoard) -> None:
    powers = _marked(board, POWER)
    if len(powers) != 4:
        raise BadDocument("mspacman-board-powers", count=len(powers))


def _circles(board: WalledBoard) -> None:
    circles = _marked(board, WHITE)
    counts = _each(board, circles)
    for letter, colour in zip(LETTERS, COLOURS, strict=True):
        if not counts[letter]:
            raise BadDocument("mspacman-board-circles", area=colour)
    for cell in circles:
        if _from_middle(board, cell) > min(board.width, board.height) / 4:
            raise BadDocument("mspacman-board-circle-far", place=board.names[cell])


def _ghost_spaces(board: WalledBoard) -> None:
    spaces = _marked(board, GHOST_SPACE)
    if sorted(board.labels[cell][0] for cell in spaces) != sorted(LETTERS):
        raise BadDocument("mspacman-board-ghost-spaces", count=len(spaces))
    others = [Cell(cell) for cell in board.cells if cell not in spaces]
    inmost = min(others, key=lambda cell: _from_middle(board, cell))
    for cell in spaces:
        if _from_middle(board, cell) >= _from_middle(board, inmost):
            raise BadDocument("mspacman-board-ghost-middle", place=board.names[cell], other=board.names[inmost])


def _doors(board: WalledBoard) -> None:
    spaces = set(_marked(board, GHOST_SPACE))
    for here, there in board.doors:
        if (here in spaces) == (there in spaces):
            raise BadDocument("mspacman-board-door", place=board.names[here], other=board.names[there])
    behind = {cell for door in board.doors for cell in door}
    for cell in spaces:
        if cell not in behind or board.steps[cell]:
            raise BadDocument("mspacman-board-no-door", place=board.names[cell])


def _paths(board: WalledBoard) -> None:
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
            raise BadDocument("mspacman-board-unreachable", place=board.names[cell])
    for cell in maze:
        if len(board.steps[cell]) < (1 if cell in exits else 2):
            raise BadDocument("mspacman-board-dead-end", place=board.names[cell])


def _areas(board: WalledBoard) -> None:
    """Check that the areas have equal shares (M16) and go round clockwise (MSP-7)."""
    for mark, thing in ((EXIT, "exit"), (POWER, "power"), (WHITE, "circle")):
        counts = _each(board, _marked(board, mark))
        if len({counts[letter] for letter in LETTERS}) > 1:
            raise BadDocument("mspacman-board-unequal", thing=thing, counts=", ".join(str(counts[x]) for x in LETTERS))
    angles = [_angle(board, letter) for letter in LETTERS]
    first = angles.index(max(angles))
    if (turned := (*angles[first:], *angles[:first])) != tuple(sorted(turned, reverse=True)):
        raise BadDocument("mspacman-board-clockwise", order=", ".join(COLOURS))


def _angle(board: WalledBoard, letter: str) -> float:
    """Return the average direction of an area's cells from the middle."""
    places = [board.places[cell] for cell in board.cells if board.labels[cell][0] == letter]
    x = sum(x + 0.5 - board.width / 2 for x, _ in places)
    y = sum(y + 0.5 - board.height / 2 for _, y in places)
    return atan2(y, x)


def _apart(board: WalledBoard) -> None:
    doors = {cell for door in board.doors for cell in door}
    for cell in _marked(board, WHITE):
        if cell in doors:
            raise BadDocument("mspacman-board-circle-door", place=board.names[cell])
