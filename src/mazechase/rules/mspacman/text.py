"""Ms. Pac-Man in text: tokens, positions, and a board for terminals."""

import re
from typing import get_args

from mazechase.boards.board import LETTERS
from mazechase.boards.cells import Cell, Cells
from mazechase.boards.walled import WalledBoard
from mazechase.errors import BadText
from mazechase.rules.api import Seat
from mazechase.rules.mspacman.setup import MsPacManSetup
from mazechase.rules.mspacman.values import COLOURS, FLIP, OUT, WAITING, Cause, Face, Ghost, Go, MsPacManState, Phase
from mazechase.rules.notation import read_number

FORM = "phase seat controls her ghosts dots steps flags came spins turns"
LONGEST = 800
_FLAGS = {"-": (False, False), "e": (True, False), "x": (False, True), "ex": (True, True)}
_CAUSES: dict[str, Cause] = {"f": "f2", "p": "power"}
_CAUSE_LETTERS = {cause: letter for letter, cause in _CAUSES.items()}
_SPINS = {"-": WAITING, "x": OUT}


def write_token(board: WalledBoard, x: Go | Face) -> str:
    """Write a token: ``c8`` for a cell to go to, ``*4`` or ``*F2`` for what the spinner or die shows."""
    return board.names[x.to] if isinstance(x, Go) else f"*{x.text}"


def read_token(board: WalledBoard, text: str) -> Go | Face:
    """Read a token; even an illegal one, as long as it names things that exist."""
    if (cell := board.cell(text)) is not None:
        return Go(cell)
    if found := re.fullmatch(rf"\*({FLIP}|[1-9][0-9]?)", text, re.ASCII):
        return Face(found[1])
    raise BadText("mspacman-bad-token", text=text[:20])


def write_position(board: WalledBoard, s: MsPacManState) -> str:
    """Write a state as one line of fields, lists with commas."""

    def name(cell: Cell | None) -> str:
        return "-" if cell is None else board.names[cell]

    def ghost(ghost: Ghost | None) -> str:
        if ghost is None:
            return "-"
        return name(ghost.cell) + (f"{_CAUSE_LETTERS[ghost.cause]}{ghost.flip_in}" if ghost.weak else "")

    def spin(number: int) -> str:
        return {WAITING: "-", OUT: "x"}.get(number, str(number))

    return " ".join(
        (
            s.phase,
            str(s.seat),
            str(s.ctrl or "-"),
            name(s.mp),
            ",".join(map(ghost, s.ghosts)),
            ",".join(map(name, s.dots)) or "-",
            str(s.steps),
            ("e" * s.earned + "x" * s.in_extra) or "-",
            name(s.came),
            ",".join(map(spin, s.spins)) or "-",
            str(s.turns),
        )
    )


def read_position(board: WalledBoard, text: str) -> MsPacManState:
    """Read a position's form; positions.py decides whether it is possible."""
    match text.split(" ") if len(text) <= LONGEST else []:
        case [phase, seat, ctrl, mp, ghosts, dots, steps, flags, came, spins, turns] if flags in _FLAGS:
            earned, in_extra = _FLAGS[flags]
            return MsPacManState(
                phase=_phase(phase),
                seat=Seat(read_number(seat)),
                ctrl=None if ctrl == "-" else Seat(read_number(ctrl)),
                mp=None if mp == "-" else _cell(board, mp),
                ghosts=tuple(_ghost(board, ghost) for ghost in ghosts.split(",")),
                dots=Cells() if dots == "-" else _dots(board, dots),
                steps=read_number(steps),
                earned=earned,
                in_extra=in_extra,
                came=None if came == "-" else _cell(board, came),
                spins=() if spins == "-" else tuple(_spin(spin) for spin in spins.split(",")),
                turns=read_number(turns),
            )
        case _:
            raise BadText("mspacman-bad-position", text=text[:40], form=FORM)


def _phase(text: str) -> Phase:
    for phase in get_args(Phase):
        if text == phase:
            return phase  # type: ignore[no-any-return]
    raise BadText("mspacman-bad-phase", text=text[:20])


def _spin(text: str) -> int:
    return _SPINS[text] if text in _SPINS else read_number(text)


def _cell(board: WalledBoard, text: str) -> Cell:
    if (cell := board.cell(text)) is None:
        raise BadText("mspacman-bad-cell", text=text[:20])
    return cell


def _dots(board: WalledBoard, text: str) -> Cells:
    """Read the dots, in any order."""
    return Cells.of(_cell(board, name) for name in text.split(","))


def _ghost(board: WalledBoard, text: str) -> Ghost | None:
    """Read a ghost: its cell, and if it is weak why and for how long: ``d5p2``; ``-`` for her player's."""
    if text == "-":
        return None
    found = re.fullmatch(r"([a-z][0-9]{1,2})(?:([fp])([12]))?", text, re.ASCII)
    if found is None:
        raise BadText("mspacman-bad-ghost", text=text[:20])
    if found[2] is None:
        return Ghost(_cell(board, found[1]))
    return Ghost(_cell(board, found[1]), _CAUSES[found[2]], int(found[3]))


def draw(setup: MsPacManSetup, drawing: str, s: MsPacManState) -> str:
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


def _square(setup: MsPacManSetup, s: MsPacManState, cell: Cell) -> str:
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


def _seats(setup: MsPacManSetup, s: MsPacManState) -> list[str]:
    return [
        f"seat {seat}, {COLOURS[setup.colour(seat)]}: {setup.left_of(s.dots, seat)} dots left, {_role(setup, ghost)}"
        for seat, ghost in zip(setup.seats, s.ghosts, strict=True)
    ]


def _role(setup: MsPacManSetup, ghost: Ghost | None) -> str:
    if ghost is None:
        return "Ms. Pac-Man"
    at = setup.layout.board.names[ghost.cell]
    return f"ghost on {at}, weak by {ghost.cause}, {ghost.flip_in}" if ghost.weak else f"ghost on {at}"
