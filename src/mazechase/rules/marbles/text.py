"""The marble game in text: tokens, positions, and a board for terminals. docs/rules/marbles.md describes them."""

import re
from collections.abc import Iterable
from typing import Final, assert_never

from mazechase.boards.board import Board
from mazechase.boards.cells import Cell, Cells
from mazechase.errors import BadText
from mazechase.rules.api import Seat
from mazechase.rules.marbles.layout import RING, Layout
from mazechase.rules.marbles.values import (
    Go,
    MarblesAction,
    MarblesState,
    Pay,
    Piece,
    Prowl,
    Ring,
    Rob,
    Roll,
    Stay,
    Task,
    Under,
)
from mazechase.rules.notation import read_list, read_number

FORM = "white yellow pacs trays held ghosts owed turn dice piece rolls todo taken"
LONGEST = 1000
PIECES: Final[dict[str, Piece | None]] = {"-": None, "pac": "pac", "ghost": "ghost"}

_NAME = "[a-z][1-9][0-9]?"
_GO = re.compile(rf"([1-6]?)({_NAME})(?::({_NAME}(?:,{_NAME})*))?")
_PROWL = re.compile(rf"([1-6]?)({_NAME})>({_NAME})")
_TASK = re.compile(r"(under|ring|reward)([1-4])|(pay|give)([1-4])>([1-4])")
_WORDS: dict[str, MarblesAction] = {"-": Stay(), "take": Under(True), "leave": Under(False)}


def write_token(board: Board, x: MarblesAction | Roll) -> str:
    """Write a token: ``4c6:b6,c6``, ``3e5>g7``, ``-``, ``take``, ``@c4``, ``from2``, ``pay1``, ``*36``."""
    match x:
        case Go(die, to, eats):
            marbles = ",".join(board.names[cell] for cell in eats)
            return f"{die or ''}{board.names[to]}" + (f":{marbles}" if marbles else "")
        case Prowl(die, origin, to):
            return f"{die or ''}{board.names[origin]}>{board.names[to]}"
        case Ring(at):
            return f"@{board.names[at]}"
        case Rob(whom):
            return f"from{whom}"
        case Pay(yellow):
            return f"pay{yellow}"
        case Roll(low, high):
            return f"*{low}{high}"
        case Stay() | Under():
            return next(word for word, action in _WORDS.items() if action == x)
        case _:
            assert_never(x)


def read_token(board: Board, text: str) -> MarblesAction | Roll:
    """Read a token; even an illegal one, as long as it names things that exist."""
    if text in _WORDS:
        return _WORDS[text]
    if len(text) > LONGEST:
        raise BadText("marbles-bad-token", text=text[:20])
    if found := _GO.fullmatch(text):
        eats = _marbles(board, found[3]) if found[3] else Cells()
        return Go(int(found[1] or 0), _cell(board, found[2]), eats)
    if found := _PROWL.fullmatch(text):
        return Prowl(int(found[1] or 0), _cell(board, found[2]), _cell(board, found[3]))
    if found := re.fullmatch(rf"@({_NAME})", text):
        return Ring(_cell(board, found[1]))
    if found := re.fullmatch(r"from([1-4])", text):
        return Rob(Seat(int(found[1])))
    if found := re.fullmatch(r"pay([0-2])", text):
        return Pay(int(found[1]))
    if (found := re.fullmatch(r"\*([1-6])([1-6])", text)) and found[1] <= found[2]:
        return Roll(int(found[1]), int(found[2]))
    raise BadText("marbles-bad-token", text=text[:20])


def _marbles(board: Board, names: str) -> Cells:
    """Read a list of cells in any order, none named twice."""
    cells = [_cell(board, name) for name in names.split(",")]
    if len(set(cells)) < len(cells):
        raise BadText("marbles-bad-list", text=names[:40])
    return Cells.of(cells)


def _cell(board: Board, name: str) -> Cell:
    cell = board.cell(name)
    if cell is None:
        raise BadText("marbles-bad-cell", text=name[:20])
    return cell


def write_position(board: Board, s: MarblesState) -> str:
    """Write a state as one line of fields, lists with commas, ``-`` for none."""
    names = board.names
    fields: tuple[Iterable[object], ...] = (
        [names[cell] for cell in s.white],
        [names[cell] for cell in s.yellow],
        [names[cell] for cell in s.pacs],
        s.trays,
        s.held,
        [names[cell] for cell in s.ghosts],
        s.owed,
        (s.turn,),
        s.dice,
        (s.piece or "-",),
        ["-" if roll is None else roll for roll in s.rolls],
        [_task(task) for task in s.todo],
        (s.taken,),
    )
    return " ".join(",".join(map(str, field)) or "-" for field in fields)


def _task(task: Task) -> str:
    return f"{task.kind}{task.seat}" + (f">{task.to}" if task.to else "")


def read_position(board: Board, text: str) -> MarblesState:
    """Read a position's form; positions.py decides whether it is possible."""
    fields = text.split(" ") if len(text) <= LONGEST else []
    if len(fields) != len(FORM.split()) or fields[9] not in PIECES:
        raise BadText("marbles-bad-position", text=text[:40], form=FORM)
    white, yellow, pacs, trays, held, ghosts, owed, turn, dice, piece, rolls, todo, taken = fields
    return MarblesState(
        white=_marbles(board, white) if white != "-" else Cells(),
        yellow=_marbles(board, yellow) if yellow != "-" else Cells(),
        pacs=tuple(_cell(board, name) for name in pacs.split(",")),
        trays=tuple(read_number(count) for count in trays.split(",")),
        held=tuple(read_number(count) for count in held.split(",")),
        ghosts=tuple(_cell(board, name) for name in ghosts.split(",")),
        owed=tuple(Seat(read_number(seat)) for seat in read_list(owed)),
        turn=Seat(read_number(turn)),
        dice=tuple(read_number(die) for die in read_list(dice)),
        piece=PIECES[piece],
        rolls=tuple(None if roll == "-" else read_number(roll) for roll in rolls.split(",")) if rolls != "-" else (),
        todo=tuple(_read_task(task) for task in read_list(todo)),
        taken=read_number(taken),
    )


def _read_task(text: str) -> Task:
    found = _TASK.fullmatch(text)
    if found is None:
        raise BadText("marbles-bad-task", text=text[:20])
    if found[1]:
        return Task(found[1], Seat(int(found[2])))  # type: ignore[arg-type]  # one of the words above
    return Task(found[3], Seat(int(found[4])), Seat(int(found[5])))  # type: ignore[arg-type]


def draw(layout: Layout, s: MarblesState) -> str:
    """Draw the board: ``o`` and ``@`` marbles, ``.`` and ``:`` empty holes, seats by number, ``M`` the ghosts."""
    rows = [list(line.replace("=", " ")) for line in layout.drawn.lines]
    for cell, (row, column) in enumerate(layout.drawn.spots):
        if cell != layout.start:
            rows[row][column] = _mark(layout, s, cell)
    row, column = layout.drawn.spots[layout.start]
    rows[row][column - 1 : column + 2] = ("   ", " M ", "M M")[s.ghosts.count(layout.start)]
    lines = ["".join(line).rstrip() for line in rows]
    seats = (
        f"{seat}: {layout.names[pac]}, white {tray}, yellow {held}" + (f", owes {owes}" if owes else "")
        for seat, (pac, tray, held) in enumerate(zip(s.pacs, s.trays, s.held, strict=True), 1)
        for owes in [s.owed.count(Seat(seat))]
    )
    return "\n".join([*lines, *seats])


def _mark(layout: Layout, s: MarblesState, cell: int) -> str:
    if cell in s.pacs:
        return str(s.pacs.index(Cell(cell)) + 1)
    if cell in s.ghosts:
        return "M"
    mark = layout.board.marks[cell]
    if cell not in layout.holes or cell in s.white or cell in s.yellow:
        return mark
    return ":" if mark == RING else "."
