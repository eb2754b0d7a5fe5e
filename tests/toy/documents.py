"""Boards as documents: those that come with the game, and what every one of them must fulfil (TOY-14)."""

from collections.abc import Mapping
from typing import Any

from mazechase.boards.board import Board, connected, parse_board
from mazechase.boards.cells import Cell
from mazechase.errors import BadDocument

STARTS = "1234"
MARKS = f".o{STARTS}"
SHIPPED: dict[str, dict[str, Any]] = {
    "ring": {"source": "home-made", "drawing": "1oo2\no##o\n3oo4"},
    "cross": {"source": "home-made", "drawing": "#1o2#\noo.oo\n#3o4#"},
}


def read_board(document: Mapping[str, Any]) -> Board:
    """Return the board a document describes; BadDocument names the place and the constraint that is broken."""
    for field in ("source", "drawing"):
        if not isinstance(document.get(field), str):
            raise BadDocument("toy-board-field", field=field)
    for field in document:
        if field not in ("source", "drawing"):
            raise BadDocument("toy-board-extra", field=str(field)[:20])
    board = parse_board(document["drawing"], MARKS)
    for mark in STARTS:
        if len(board.marked(mark)) != 1:
            raise BadDocument("toy-board-start", mark=mark, places=_places(board, mark))
    if not board.marked("o"):
        raise BadDocument("toy-board-dots")
    if not connected(board):
        raise BadDocument("toy-board-apart", place=_apart(board))
    return board


def _places(board: Board, mark: str) -> str:
    return ", ".join(board.names[cell] for cell in board.marked(mark)) or "-"


def _apart(board: Board) -> str:
    """Name a cell that cannot be reached from the first one."""
    seen, edge = {Cell(0)}, [Cell(0)]
    while edge:
        fresh = [cell for cell in board.steps[edge.pop()] if cell not in seen]
        seen.update(fresh)
        edge.extend(fresh)
    return next(board.names[cell] for cell in board.cells if cell not in seen)
