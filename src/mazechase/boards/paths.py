"""A board drawn as cells joined by paths; everything not drawn is a barrier.

A drawing is plain text that a person can read and edit::

      ^
      o---o-------@
      |   |       |
     <o---o-----=====
                =====

Cells are on a lattice: every fourth column, every second row. ``-`` and ``|`` are paths of any length, always straight
and from cell to cell. ``^ v < >`` right beside a cell is an opening over the border there. One filled block of ``=``
may be a cell of its own, joined to every path that ends at its side.
"""

from typing import NamedTuple

import msgspec

from mazechase.boards.board import LETTERS, Board, square_name
from mazechase.boards.cells import Cell
from mazechase.errors import BadDocument

BLOCK = "="
ACROSS, UPRIGHT = 4, 2  # characters from one lattice point to the next
_BESIDE = {"^": (1, 0), "v": (-1, 0), "<": (0, 1), ">": (0, -1)}  # from an arrow to its cell
_MOST_LINES, _MOST_COLUMNS = len(LETTERS) * UPRIGHT + 1, len(LETTERS) * ACROSS - 1  # with room for arrows

Spot = tuple[int, int]  # line and column in the drawing, both from 0


class Opening(msgspec.Struct, frozen=True):
    """A way over the border: the cell beside it, and the arrow that marks it."""

    cell: Cell
    arrow: str


class PathBoard(msgspec.Struct, frozen=True):
    """What a drawing shows: the cells with their paths, the openings, and where each cell is in the drawing."""

    board: Board
    openings: tuple[Opening, ...]
    spots: tuple[Spot, ...]
    lines: tuple[str, ...]


class _Box(NamedTuple):
    """The extent of a block, from its first line and column to its last."""

    top: int
    left: int
    bottom: int
    right: int

    @property
    def middle(self) -> Spot:
        return (self.top + self.bottom) // 2, (self.left + self.right) // 2


def parse_paths(drawing: str, marks: str) -> PathBoard:
    r"""Read a drawing; ``marks`` are the characters for cells. Cells are named like the squares of a chessboard.

    >>> drawn = parse_paths(" <o---o\n  |   |\n  o---@", marks="o@")
    >>> drawn.board.names, drawn.board.marks, drawn.board.steps[0], drawn.openings
    (('a1', 'b1', 'a2', 'b2'), 'o@oo', (1, 2), (Opening(cell=2, arrow='<'),))
    """
    board, wrong = read_paths(drawing, marks)
    if wrong or board is None:
        raise wrong[0]
    return board


def read_paths(drawing: str, marks: str) -> tuple[PathBoard | None, tuple[BadDocument, ...]]:
    """Read a drawing as far as possible: return the board without what can't be read, and everything wrong with it."""
    lines = tuple(line.rstrip() for line in drawing.strip("\n").split("\n"))
    width = max(map(len, lines))
    if len(lines) > _MOST_LINES or not 1 <= width <= _MOST_COLUMNS:
        return None, (BadDocument("bad-drawing-size", rows=len(lines), columns=width, most=_MOST_COLUMNS),)
    found = {(row, column): mark for row, line in enumerate(lines) for column, mark in enumerate(line) if mark != " "}
    wrong: list[BadDocument] = []
    for spot, mark in list(found.items()):
        if mark not in f"{marks}{BLOCK}-|{''.join(_BESIDE)}":
            wrong.append(_wrong("paths-mark", spot, mark=mark, known=marks))
            del found[spot]
    box = _block(found, wrong)
    cells = {spot: mark for spot, mark in found.items() if mark in marks}
    if box is not None:
        cells[box.middle] = BLOCK
    places = _places(cells, wrong)
    if not places:
        return None, (*wrong, BadDocument("paths-empty"))
    order = sorted(places, key=lambda spot: (places[spot][1], places[spot][0]))
    number = {spot: Cell(cell) for cell, spot in enumerate(order)}
    links = _links(found, number, box, wrong)
    board = Board(
        names=tuple(square_name(*places[spot]) for spot in order),
        places=tuple(places[spot] for spot in order),
        marks="".join(cells[spot] for spot in order),
        steps=tuple(tuple(sorted(links[cell])) for cell in range(len(order))),
    )
    return PathBoard(board, _openings(found, number, wrong), tuple(order), lines), tuple(wrong)


def _block(found: dict[Spot, str], wrong: list[BadDocument]) -> _Box | None:
    """Return the one block, a filled rectangle, or None if there is none."""
    spots = [spot for spot, mark in found.items() if mark == BLOCK]
    if not spots:
        return None
    rows, columns = [row for row, _ in spots], [column for _, column in spots]
    box = _Box(min(rows), min(columns), max(rows), max(columns))
    if len(spots) != (box.bottom - box.top + 1) * (box.right - box.left + 1):
        wrong.append(_wrong("paths-block", spots[0]))
        return None
    return box


def _places(cells: dict[Spot, str], wrong: list[BadDocument]) -> dict[Spot, tuple[int, int]]:
    """Return each cell's place on the lattice, counted from the lower left; the block counts by its middle."""
    if not cells:
        return {}
    drawn = [spot for spot, mark in cells.items() if mark != BLOCK] or list(cells)
    low, left = max(row for row, _ in drawn), min(column for _, column in drawn)
    places = {}
    for row, column in cells:
        if (low - row) % UPRIGHT or (column - left) % ACROSS or column < left or row > low:
            wrong.append(_wrong("paths-lattice", (row, column)))
        else:
            places[row, column] = ((column - left) // ACROSS, (low - row) // UPRIGHT)
    return places


def _links(
    found: dict[Spot, str], number: dict[Spot, Cell], box: _Box | None, wrong: list[BadDocument]
) -> list[set[Cell]]:
    """Follow every path from its left or upper end; one that does not join two cells is wrong."""
    links: list[set[Cell]] = [set() for _ in number]
    used: set[Spot] = set()
    for line, (down, right) in (("-", (0, 1)), ("|", (1, 0))):
        for spot in sorted(found):
            if found[spot] != line or spot in used:
                continue
            begin, end = (spot[0] - down, spot[1] - right), spot
            while found.get(end) == line:
                used.add(end)
                end = (end[0] + down, end[1] + right)
            one, other = _cell_at(begin, number, box), _cell_at(end, number, box)
            if one is None or other is None:
                wrong.append(_wrong("paths-loose", spot))
                continue
            links[one].add(other)
            links[other].add(one)
    return links


def _cell_at(spot: Spot, number: dict[Spot, Cell], box: _Box | None) -> Cell | None:
    if box is not None and box.top <= spot[0] <= box.bottom and box.left <= spot[1] <= box.right:
        return number.get(box.middle)
    return number.get(spot)


def _openings(found: dict[Spot, str], number: dict[Spot, Cell], wrong: list[BadDocument]) -> tuple[Opening, ...]:
    openings = []
    for spot, mark in found.items():
        if mark in _BESIDE and spot not in number:
            down, right = _BESIDE[mark]
            cell = number.get((spot[0] + down, spot[1] + right))
            if cell is None:
                wrong.append(_wrong("paths-arrow", spot))
            else:
                openings.append(Opening(cell, mark))
    return tuple(sorted(openings, key=lambda opening: (opening.cell, opening.arrow)))


def _wrong(code: str, spot: Spot, **params: str) -> BadDocument:
    return BadDocument(code, line=spot[0] + 1, column=spot[1] + 1, **params)
