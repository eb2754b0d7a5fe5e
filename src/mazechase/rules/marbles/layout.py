"""The board as the rules use it: what a drawing means (MARB-1, MARB-29).

``o`` is a hole, ``@`` a hole with an orange ring, ``Y R G B`` are the SAFE/HOME spaces, the block of ``=`` is where the
ghosts start, an arrow is a white-arrow opening. constraints.py lists what any board must fulfil.
"""

from math import atan2, tau

import msgspec

from mazechase.boards.board import Board
from mazechase.boards.cells import Cell, Cells
from mazechase.boards.paths import BLOCK, PathBoard, parse_paths

HOLE, RING, HOMES = "o", "@", "YRGB"
MARKS = f"{HOLE}{RING}{HOMES}"
COLOURS = {"Y": "yellow", "R": "red", "G": "green", "B": "blue"}

Links = tuple[tuple[Cell, ...], ...]  # for each cell, where one step leads


class Layout(msgspec.Struct, frozen=True):
    """The board as the rules use it; homes are listed clockwise from the yellow one."""

    drawn: PathBoard
    homes: tuple[Cell, ...]
    holes: Cells
    rings: Cells
    start: Cell
    openings: Cells
    pac_links: Links  # paths between holes and homes
    ghost_links: Links  # paths between holes, and those out of the start (MARB-29); never into a home

    @property
    def board(self) -> Board:
        """The cells with their names and places."""
        return self.drawn.board

    @property
    def names(self) -> tuple[str, ...]:
        """The cells' names, by number."""
        return self.drawn.board.names


def layout_of(drawing: str) -> Layout:
    """Return the layout a drawing shows, even one that cannot be played on: one block, any number of homes."""
    return layout_on(parse_paths(drawing, MARKS))


def layout_on(drawn: PathBoard) -> Layout:
    """Return the layout on a board as it was drawn."""
    board = drawn.board
    homes = Cells.of(cell for cell in board.cells if board.marks[cell] in HOMES)
    rings = board.marked(RING)
    holes = board.marked(HOLE) | rings
    start = next(iter(board.marked(BLOCK)), Cell(-1))
    on_path = holes | homes
    return Layout(
        drawn=drawn,
        homes=_clockwise(board, homes),
        holes=holes,
        rings=rings,
        start=start,
        openings=Cells.of(opening.cell for opening in drawn.openings),
        pac_links=tuple(_kept(board, cell, on_path) if cell in on_path else () for cell in board.cells),
        ghost_links=tuple(_kept(board, cell, holes) if cell not in homes else () for cell in board.cells),
    )


def _kept(board: Board, cell: Cell | int, wanted: Cells) -> tuple[Cell, ...]:
    return tuple(to for to in board.steps[cell] if to in wanted)


def _clockwise(board: Board, homes: Cells) -> tuple[Cell, ...]:
    """Order the homes clockwise round the middle of the board, the yellow one first (MARB-2)."""
    across, up = (max(place[axis] for place in board.places) / 2 for axis in (0, 1))

    def angle(cell: Cell) -> float:
        x, y = board.places[cell]
        return atan2(x - across, y - up)  # from the north, growing clockwise

    first = next((angle(home) for home in homes if board.marks[home] == HOMES[0]), 0.0)
    return tuple(sorted(homes, key=lambda home: ((angle(home) - first) % tau, home)))
