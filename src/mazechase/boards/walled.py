"""A walled grid: squares with walls, doors and openings between them, read from a drawing.

Lines of edges and lines of squares alternate, with four characters per square::

    +---+ ^ +---+        --- and |   wall            ^ v < >   an opening over the border
    | a   b | c |        = and :     door            ### or nothing where a square would be: solid
    +   +---+ = +        nothing     open            anything else is the square's label
    | d   e   f |
    +---+---+---+
"""

from collections.abc import Iterator
from typing import NamedTuple

import msgspec

from mazechase.boards.board import square_name
from mazechase.boards.cells import Cell
from mazechase.errors import BadDocument

MOST = 26  # columns are letters
_SOLID = ("", "###")
_WALL, _OPEN, _DOORS = ("---", "|"), ("",), ("=", ":")
_OPENINGS = {"^": "north", "v": "south", "<": "west", ">": "east"}

Place = tuple[int, int]  # column and row, from the lower left


class Wall(msgspec.Struct, frozen=True):
    """A piece of wall one square long, between two corners; a square's lower left corner has the square's own place."""

    x1: int
    y1: int
    x2: int
    y2: int


class WalledBoard(msgspec.Struct, frozen=True):
    """Cells by number, row by row from the lower left, and what is between them."""

    width: int
    height: int
    names: tuple[str, ...]
    places: tuple[Place, ...]
    labels: tuple[str, ...]
    steps: tuple[tuple[Cell, ...], ...]  # each cell's neighbours with nothing in between
    doors: tuple[tuple[Cell, Cell], ...]
    openings: tuple[tuple[Cell, str], ...]  # over which side of the board: north, east, south or west
    walls: tuple[Wall, ...]

    @property
    def cells(self) -> range:
        """The numbers of all cells."""
        return range(len(self.names))

    def cell(self, name: str) -> Cell | None:
        """Return a cell by name, or None if there is none."""
        return Cell(self.names.index(name)) if name in self.names else None


class _Edge(NamedTuple):
    """What is drawn between a square and the one above it or to its right, even off the board."""

    mark: str
    here: Place
    there: Place
    wall: Wall


def parse_walled(drawing: str) -> WalledBoard:
    r"""Read a drawing; raise BadDocument naming the line or the square that is wrong.

    >>> board = parse_walled("+---+ ^ +\n| a   b |\n+ = +---+\n| c |###|\n+---+---+")
    >>> board.names, board.labels, board.steps, board.doors, board.openings
    (('a1', 'a2', 'b2'), ('c', 'a', 'b'), ((), (2,), (1,)), ((0, 1),), ((2, 'north'),))
    """
    board, wrong = read_walled(drawing)
    if wrong or board is None:
        raise wrong[0]
    return board


def read_walled(drawing: str) -> tuple[WalledBoard | None, tuple[BadDocument, ...]]:
    """Read a drawing as far as possible: return the board, and everything wrong with it. A wrong edge is a wall."""
    lines = drawing.strip("\n").splitlines()
    unsized = tuple(_wrong_lines(lines))
    if unsized:
        return None, unsized
    width, height = len(lines[0]) // 4, len(lines) // 2
    wrong: list[BadDocument] = []
    labels = dict(_labels(lines, width, height))
    number = {place: Cell(cell) for cell, place in enumerate(labels)}
    steps: list[list[Cell]] = [[] for _ in number]
    doors, openings, walls = [], [], []
    for edge in _edges(lines, width, height):
        here, there = number.get(edge.here), number.get(edge.there)
        if edge.mark in _WALL:
            if here is not None or there is not None:
                walls.append(edge.wall)
        elif here is not None and there is not None and edge.mark in _OPEN:
            steps[here].append(there)
            steps[there].append(here)
        elif here is not None and there is not None and edge.mark in _DOORS:
            doors.append((here, there))
        elif (out := _over_the_border(edge, number, width, height)) is not None:
            openings.append((out, _OPENINGS[edge.mark]))
        elif edge.mark not in _OPEN or not _inside_solid(edge, number, width, height):
            place = _name_either(edge, width, height)
            wrong.append(BadDocument("bad-walled-edge", mark=edge.mark or " ", place=place))
    board = WalledBoard(
        width=width,
        height=height,
        names=tuple(square_name(*place) for place in number),
        places=tuple(number),
        labels=tuple(labels.values()),
        steps=tuple(tuple(sorted(beside)) for beside in steps),
        doors=tuple(doors),
        openings=tuple(openings),
        walls=tuple(walls),
    )
    return board, tuple(wrong)


def _wrong_lines(lines: list[str]) -> Iterator[BadDocument]:
    """Yield what keeps the lines from being a grid at all."""
    width, height = len(lines[0]) // 4 if lines else 0, len(lines) // 2
    if not 1 <= width <= MOST or not 1 <= height <= MOST:
        yield BadDocument("bad-drawing-size", rows=height, columns=width, most=MOST)
        return
    if len(lines) % 2 == 0:
        yield BadDocument("bad-walled-lines", lines=len(lines))
    for number, line in enumerate(lines, 1):
        corners = line[::4] if number % 2 else ""
        if len(line) != 4 * width + 1 or not line.isascii() or corners.strip("+ "):
            yield BadDocument("bad-walled-line", line=number, length=4 * width + 1)


def _labels(lines: list[str], width: int, height: int) -> Iterator[tuple[Place, str]]:
    for row in range(height):
        for column in range(width):
            label = lines[2 * (height - row) - 1][4 * column + 1 : 4 * column + 4].strip()
            if label not in _SOLID:
                yield (column, row), label


def _edges(lines: list[str], width: int, height: int) -> Iterator[_Edge]:
    for row in range(-1, height):
        for column in range(-1, width):
            x, y = column + 1, row + 1
            if column >= 0:
                mark = lines[2 * (height - row) - 2][4 * column + 1 : 4 * column + 4].strip()
                yield _Edge(mark, (column, row), (column, row + 1), Wall(column, y, x, y))
            if row >= 0:
                mark = lines[2 * (height - row) - 1][4 * x].strip()
                yield _Edge(mark, (column, row), (column + 1, row), Wall(x, row, x, y))


def _on_board(place: Place, width: int, height: int) -> bool:
    return 0 <= place[0] < width and 0 <= place[1] < height


def _over_the_border(edge: _Edge, number: dict[Place, Cell], width: int, height: int) -> Cell | None:
    """Return the cell that an opening leads out from; None if it is not an opening, or points the wrong way."""
    lying = edge.here[0] == edge.there[0]
    outwards = "^v" if lying else "><"
    for mark, inner, outer in zip(outwards, (edge.here, edge.there), (edge.there, edge.here), strict=True):
        if edge.mark == mark and not _on_board(outer, width, height):
            return number.get(inner)
    return None


def _inside_solid(edge: _Edge, number: dict[Place, Cell], width: int, height: int) -> bool:
    return all(_on_board(place, width, height) and place not in number for place in (edge.here, edge.there))


def _name_either(edge: _Edge, width: int, height: int) -> str:
    return square_name(*(edge.here if _on_board(edge.here, width, height) else edge.there))
