"""The maze as the rules use it. documents.py reads it from a document."""

from collections.abc import Iterator
from functools import cached_property

from mazechase.boards.cells import Cell, Cells
from mazechase.boards.fences import DIRECTIONS, SQUARES, Maze, Slots


class Layout:
    """A maze with pellets and starts, and what the rules ask of it again and again."""

    def __init__(self, fences: Slots, pellets: Cells, pac: Cell, ghosts: tuple[Cell, ...]) -> None:
        self.fences = fences
        self.pellets = pellets
        self.pac = pac
        self.ghosts = ghosts
        maze = Maze(fences)
        # The square one step away in each direction, or None where a fence or the border is.
        self.steps = tuple(
            tuple(maze.step(Cell(cell), direction) for direction in DIRECTIONS) for cell in range(SQUARES)
        )
        self.neighbours = tuple(tuple(sorted(to for to in near if to is not None)) for near in self.steps)

    @cached_property
    def lines(self) -> tuple[dict[Cell, int], ...]:
        """From every square, the squares in sight along row and column, each with its direction (QPAC-25, QPAC-27)."""
        return tuple(dict(self._lines(Cell(cell))) for cell in range(SQUARES))

    def _lines(self, cell: Cell) -> Iterator[tuple[Cell, int]]:
        for direction in range(len(DIRECTIONS)):
            here = self.steps[cell][direction]
            while here is not None:
                yield here, direction
                here = self.steps[here][direction]

    def line(self, cell: Cell, to: Cell) -> tuple[Cell, ...]:
        """Return the squares from one to another in its sight, both included."""
        direction = self.lines[cell][to]
        line = [cell]
        while line[-1] != to:
            line.append(Cell(line[-1] + DIRECTIONS[direction].offset))
        return tuple(line)
