"""Quoridor in text: notation, positions, and a board for terminals."""

import re

from mazechase.boards.cells import Cell
from mazechase.boards.drawing import draw_board
from mazechase.boards.fences import CELLS, NAMES, Slots, free_slots
from mazechase.errors import BadText
from mazechase.rules.api import Seat
from mazechase.rules.notation import read_number
from mazechase.rules.quoridor.values import Fence, Move, QuoridorAction, QuoridorState

_TOKEN = re.compile(r"([a-i][1-9])([hv]?)")


def write_action(action: QuoridorAction) -> str:
    """Write an action: the target square of a pawn, or a fence's square and direction.

    >>> write_action(Fence(CELLS["e3"], "h"))
    'e3h'
    """
    return NAMES[action.to] if isinstance(action, Move) else action.slot.name


def read_action(text: str) -> QuoridorAction:
    """Read an action; any square and any slot can be read, even illegal ones."""
    match = _TOKEN.fullmatch(text)
    if match is None:
        raise BadText("quoridor-bad-action", text=text[:20])
    square, orientation = CELLS[match[1]], match[2]
    return Fence(square, "h" if orientation == "h" else "v") if orientation else Move(square)


def write_position(s: QuoridorState) -> str:
    """Write a state: pawns, fences left, fences on the board, seat to act, actions counted."""
    fields = (
        ",".join(NAMES[pawn] for pawn in s.pawns),
        ",".join(map(str, s.left)),
        ",".join(slot.name for slot in s.fences) or "-",
        str(s.turn),
        str(s.taken),
    )
    return " ".join(fields)


def read_position(text: str) -> QuoridorState:
    """Read a position's form; positions.py decides whether it is possible."""
    match text.split(" ") if len(text) < 400 else []:
        case [pawns, left, fences, turn, taken]:
            return QuoridorState(
                pawns=tuple(_square(name) for name in pawns.split(",")),
                left=tuple(read_number(count) for count in left.split(",")),
                fences=Slots() if fences == "-" else _fences(fences),
                turn=Seat(read_number(turn)),
                taken=read_number(taken),
            )
        case _:
            raise BadText("quoridor-bad-position", text=text[:40], form="pawns left fences turn taken")


def _square(name: str) -> Cell:
    if name not in CELLS:
        raise BadText("quoridor-bad-square", text=name[:20])
    return CELLS[name]


def _fences(text: str) -> Slots:
    fences = Slots()
    for name in text.split(","):
        action = read_action(name)
        if not isinstance(action, Fence) or action.slot not in free_slots(fences):
            raise BadText("quoridor-bad-fence", fence=name[:20])
        fences = fences.with_(action.slot)
    return fences


def draw(s: QuoridorState) -> str:
    """Draw the board seen from seat 1: pawns by seat number, fences as lines."""
    board = draw_board(s.fences, lambda cell: str(s.pawns.index(cell) + 1) if cell in s.pawns else ".")
    left = "  ".join(f"{seat}: {count}" for seat, count in enumerate(s.left, 1))
    return f"{board}\nfences left  {left}"
