"""A board: named cells with coordinates and the steps between them, read from a drawing."""

from collections.abc import Mapping

import msgspec

from mazechase.boards.cells import Cell, Cells
from mazechase.errors import BadDocument

WALLS = "# "
LETTERS = "abcdefghijklmnopqrstuvwxyz"


class Board(msgspec.Struct, frozen=True):
    """Cells by number: each has a name, a place, a mark from the drawing, and neighbours."""

    names: tuple[str, ...]
    places: tuple[tuple[int, int], ...]
    marks: str
    steps: tuple[tuple[Cell, ...], ...]

    @property
    def cells(self) -> range:
        """The numbers of all cells."""
        return range(len(self.names))

    def cell(self, name: str) -> Cell | None:
        """Return a cell by name, or None if there is none."""
        return Cell(self.names.index(name)) if name in self.names else None

    def marked(self, mark: str) -> Cells:
        """Return the cells drawn with this character."""
        return Cells.of(cell for cell in self.cells if self.marks[cell] == mark)


def square_name(column: int, row: int) -> str:
    """Return the name of a square as in chess: columns are letters from the left, rows numbers from the bottom.

    >>> square_name(4, 0)
    'e1'
    """
    return f"{LETTERS[column]}{row + 1}"


def parse_board(drawing: str, marks: str) -> Board:
    r"""Read a drawing: one character per cell, ``#`` and space are walls, cells side by side are joined.

    >>> board = parse_board("..#\n#S.", marks=".S")
    >>> board.names, board.steps[0], board.marks
    (('b1', 'c1', 'a2', 'b2'), (1, 3), 'S...')
    """
    rows = drawing.strip("\n").splitlines()
    width = max((len(row) for row in rows), default=0)
    if not 1 <= len(rows) <= 26 or not 1 <= width <= 26:
        raise BadDocument("bad-drawing-size", rows=len(rows), columns=width, most=26)
    found: dict[tuple[int, int], str] = {}
    for row, line in enumerate(reversed(rows)):
        for column, mark in enumerate(line):
            if mark in WALLS:
                continue
            if mark not in marks:
                raise BadDocument("bad-drawing-mark", mark=mark, place=square_name(column, row), known=marks)
            found[column, row] = mark
    return _joined({place: found[place] for place in sorted(found, key=lambda place: (place[1], place[0]))})


def _joined(found: Mapping[tuple[int, int], str]) -> Board:
    number = {place: Cell(cell) for cell, place in enumerate(found)}
    beside = ((1, 0), (-1, 0), (0, 1), (0, -1))
    steps = tuple(
        tuple(sorted(number[x + dx, y + dy] for dx, dy in beside if (x + dx, y + dy) in number)) for x, y in number
    )
    return Board(
        names=tuple(square_name(*place) for place in number),
        places=tuple(number),
        marks="".join(found.values()),
        steps=steps,
    )


def connected(board: Board) -> bool:
    """Return whether every cell can be reached from every other."""
    seen = {Cell(0)}
    edge = [Cell(0)]
    while edge:
        for neighbour in board.steps[edge.pop()]:
            if neighbour not in seen:
                seen.add(neighbour)
                edge.append(neighbour)
    return len(seen) == len(board.names)
