"""Ms. Pac-Man's board in plain text, drawn over the document's own drawing."""

from mazechase.boards.board import LETTERS
from mazechase.boards.cells import Cell
from mazechase.rules.mspacman.setup import Setup
from mazechase.rules.mspacman.values import COLOURS, Ghost, MsPacManState


def draw(setup: Setup, drawing: str, s: MsPacManState) -> str:
    """Draw dots as ``.``, Power Dots ``*``, circles ``( )``, Ms. Pac-Man ``M``, ghosts by seat, weak ones ``~2``."""
    board = setup.layout.board
    lines = [list(line) for line in drawing.strip("\n").splitlines()]
    for cell, (column, row) in enumerate(board.places):
        line = lines[2 * (board.height - row) - 1]
        line[4 * column + 1 : 4 * column + 4] = _square(setup, s, Cell(cell))
    numbered = (
        f"{f'{board.height - number // 2:2}' if number % 2 else '  '} {''.join(line)}"
        for number, line in enumerate(lines)
    )
    letters = " " * 5 + "   ".join(LETTERS[: board.width])
    return "\n".join((*numbered, letters, *_seats(setup, s)))


def _square(setup: Setup, s: MsPacManState, cell: Cell) -> str:
    layout = setup.layout
    pieces = "M" * (s.mp == cell) + "".join(
        f"{'~' * ghost.weak}{seat}" for seat, ghost in enumerate(s.ghosts, 1) if ghost and ghost.cell == cell
    )
    if pieces:
        return f" {pieces}".ljust(3)[:3]
    dot = " " if cell not in s.dots else "*" if cell in layout.powers else "."
    if cell in layout.circles:
        return f"({dot})"
    return " x " if cell in layout.exits else f" {dot} "


def _seats(setup: Setup, s: MsPacManState) -> list[str]:
    return [
        f"seat {seat}, {COLOURS[setup.colour(seat)]}: {setup.left_of(s.dots, seat)} dots left, {_role(setup, ghost)}"
        for seat, ghost in zip(setup.seats, s.ghosts, strict=True)
    ]


def _role(setup: Setup, ghost: Ghost | None) -> str:
    if ghost is None:
        return "Ms. Pac-Man"
    at = setup.layout.board.names[ghost.cell]
    return f"ghost on {at}, weak by {ghost.cause}, {ghost.flip_in}" if ghost.weak else f"ghost on {at}"
