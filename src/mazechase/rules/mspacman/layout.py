"""The board as the rules use it: which cell is what, and where one can go (MSP-4)."""

from itertools import product

import msgspec

from mazechase.boards.cells import Cell, Cells
from mazechase.boards.walled import WalledBoard
from mazechase.rules.mspacman.values import COLOURS

LETTERS = "".join(colour[0].lower() for colour in COLOURS)
POWER, EXIT, WHITE, GHOST_SPACE = "*", "x", "o", "g"


class Layout(msgspec.Struct, frozen=True):
    """The cells by what they are; what comes in fours is in the order of the colours."""

    board: WalledBoard
    areas: tuple[Cells, ...]  # the squares with dots
    area_of: tuple[int | None, ...]  # a square's area, by cell
    powers: Cells
    circles: Cells
    exits: tuple[Cell, ...]
    homes: tuple[Cell, ...]  # the ghost spaces
    doors: tuple[tuple[Cell, ...], ...]  # the squares before each ghost space
    links: tuple[tuple[Cell, ...], ...]  # where a step leads, by cell: over open edges and from exit to exit

    @property
    def squares(self) -> Cells:
        """All squares with a dot at the start."""
        return self.areas[0] | self.areas[1] | self.areas[2] | self.areas[3]


def layout_of(board: WalledBoard) -> Layout:
    """Return the layout of a board that fulfils the constraints."""
    labels = [label.ljust(2) for label in board.labels]

    def drawn(letters: str, marks: str) -> Cells:
        return Cells.of(cell for cell in board.cells if labels[cell][0] in letters and labels[cell][1] in marks)

    exits = tuple(cell for letter in LETTERS for cell in drawn(letter, EXIT))
    homes = tuple(cell for letter in LETTERS for cell in drawn(letter, GHOST_SPACE))
    areas = tuple(drawn(letter, f" {POWER}{WHITE}") for letter in LETTERS)
    doors = {*board.doors, *((there, here) for here, there in board.doors)}
    return Layout(
        board=board,
        areas=areas,
        area_of=tuple(next((n for n, area in enumerate(areas) if cell in area), None) for cell in board.cells),
        powers=drawn(LETTERS, POWER),
        circles=drawn(LETTERS, WHITE),
        exits=exits,
        homes=homes,
        doors=tuple(tuple(sorted(there for here, there in doors if here == home)) for home in homes),
        links=_links(board, exits),
    )


def _links(board: WalledBoard, exits: tuple[Cell, ...]) -> tuple[tuple[Cell, ...], ...]:
    """Return where a step leads: as drawn (MSP-14), and from each Exit Space to the others (MSP-25, MSP-28)."""
    linked = {(here, there) for here, there in product(exits, exits) if here != there}
    return tuple(
        tuple(sorted({*board.steps[cell], *(there for here, there in linked if here == cell)})) for cell in board.cells
    )
