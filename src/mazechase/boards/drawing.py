"""The 9 x 9 board with its fences in plain text, for terminals, tests and docs."""

from collections.abc import Callable

from mazechase.boards.cells import Cell
from mazechase.boards.fences import EAST, NORTH, SIZE, Maze, Slot, Slots


def draw_board(fences: Slots, mark: Callable[[Cell], str]) -> str:
    """Draw the board as seen from row 1: one mark per square, fences as lines."""
    maze = Maze(fences)
    lines = []
    for row in reversed(range(SIZE)):
        lines.append(_squares(maze, mark, row))
        if row:
            lines.append(_grooves(fences, maze, row - 1))
    letters = "   ".join("abcdefghi")
    return "\n".join([*(line.rstrip() for line in lines), f"   {letters}"])


def _squares(maze: Maze, mark: Callable[[Cell], str], row: int) -> str:
    text = f"{row + 1} "
    for column in range(SIZE):
        cell = Cell(row * SIZE + column)
        wall = column < SIZE - 1 and maze.step(cell, EAST) is None
        text += f" {mark(cell)} " + ("|" if wall else " ")
    return text


def _grooves(fences: Slots, maze: Maze, row: int) -> str:
    """Draw the grooves on the north side of a row."""
    text = "  "
    for column in range(SIZE):
        cell = Cell(row * SIZE + column)
        text += "---" if maze.step(cell, NORTH) is None else "   "
        joint = "-" if Slot(cell, "h") in fences else "|" if Slot(cell, "v") in fences else " "
        text += joint
    return text
