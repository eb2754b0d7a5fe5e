"""The 9 x 9 board with grooves for fences: squares, fence slots, and the maze that fences make.

Squares are numbered row by row from a1 (0) to i9 (80). A fence is two squares long. Its name is the adjoining square
nearest a1 and its direction: ``h`` is north of that square and of its eastern neighbour, ``v`` is east of that square
and of its northern neighbour. With one bit per square, every set of squares or slots is one integer, so a question
about all slots, or one step of a flood fill, takes a handful of shifts. No other module touches the bits.
"""

from collections.abc import Iterable, Iterator, Sequence
from itertools import pairwise
from typing import Literal, NamedTuple

import msgspec

from mazechase.boards.board import square_name
from mazechase.boards.cells import Cell, Cells, bits_of

SIZE = 9
SQUARES = SIZE * SIZE
NAMES: tuple[str, ...] = tuple(square_name(cell % SIZE, cell // SIZE) for cell in range(SQUARES))
CELLS: dict[str, Cell] = {name: Cell(cell) for cell, name in enumerate(NAMES)}

Orientation = Literal["h", "v"]

_ALL = (1 << SQUARES) - 1
_COLUMN_A = sum(1 << SIZE * row for row in range(SIZE))
_COLUMN_I = _COLUMN_A << SIZE - 1
_ROW_1 = (1 << SIZE) - 1
_ROW_9 = _ROW_1 << SIZE * (SIZE - 1)
_ANCHORS = _ALL & ~_COLUMN_I & ~_ROW_9  # a fence needs two squares on either side

ROWS: tuple[Cells, ...] = tuple(Cells(_ROW_1 << SIZE * row) for row in range(SIZE))
COLUMNS: tuple[Cells, ...] = tuple(Cells(_COLUMN_A << column) for column in range(SIZE))


class Slot(msgspec.Struct, frozen=True):
    """A place for a fence, on the board or off it."""

    at: Cell
    orientation: Orientation

    @property
    def name(self) -> str:
        """The slot's name in notation.

        >>> Slot(CELLS["e3"], "h").name
        'e3h'
        """
        return NAMES[self.at] + self.orientation

    @property
    def on_board(self) -> bool:
        """Whether the fence has two squares on either side, all of them on the board."""
        return bool(_ANCHORS >> self.at & 1)


class Slots(msgspec.Struct, frozen=True):
    """An immutable set of fence slots, such as the fences on a board."""

    h: int = 0
    v: int = 0

    @classmethod
    def of(cls, slots: Iterable[Slot]) -> "Slots":
        """Return the set of these slots."""
        result = cls()
        for slot in slots:
            result = result.with_(slot)
        return result

    def __contains__(self, slot: object) -> bool:
        return isinstance(slot, Slot) and bool((self.h if slot.orientation == "h" else self.v) >> slot.at & 1)

    def __iter__(self) -> Iterator[Slot]:
        """Yield the horizontal fences first, then the vertical ones, each from a1 on."""
        yield from (Slot(Cell(at), "h") for at in bits_of(self.h))
        yield from (Slot(Cell(at), "v") for at in bits_of(self.v))

    def __len__(self) -> int:
        return self.h.bit_count() + self.v.bit_count()

    def __bool__(self) -> bool:
        return bool(self.h or self.v)

    def __and__(self, other: "Slots") -> "Slots":
        return Slots(self.h & other.h, self.v & other.v)

    def __or__(self, other: "Slots") -> "Slots":
        return Slots(self.h | other.h, self.v | other.v)

    def __sub__(self, other: "Slots") -> "Slots":
        return Slots(self.h & ~other.h, self.v & ~other.v)

    def with_(self, slot: Slot) -> "Slots":
        """Return this set plus one slot."""
        bit = 1 << slot.at
        return Slots(self.h | bit, self.v) if slot.orientation == "h" else Slots(self.h, self.v | bit)


def free_slots(fences: Slots) -> Slots:
    """Return the slots on the board where a fence overlaps and crosses no other."""
    h, v = fences.h, fences.v
    return Slots(
        _ANCHORS & ~(h | h << 1 | h >> 1 | v),
        _ANCHORS & ~(v | v << SIZE | v >> SIZE | h),
    )


def joining_slots(fences: Slots) -> Slots:
    """Return the slots where a fence would touch fences or the border at two of its three points.

    A fence that touches at one point or none leaves a path around its free end, so it can't shut anybody in.
    A point is numbered by the square whose north-eastern corner it is.
    """
    h, v = fences.h, fences.v
    touched = h | h << 1 | h >> 1 | v | v << SIZE | v >> SIZE | _COLUMN_I | _ROW_9
    west, east = touched << 1 | _COLUMN_A, touched >> 1
    south, north = touched << SIZE | _ROW_1, touched >> SIZE
    return Slots(
        west & touched | west & east | touched & east,
        south & touched | south & north | touched & north,
    )


class Direction(NamedTuple):
    """One of the four directions of a step."""

    name: str
    offset: int


NORTH = Direction("north", SIZE)
EAST = Direction("east", 1)
SOUTH = Direction("south", -SIZE)
WEST = Direction("west", -1)
DIRECTIONS = (NORTH, EAST, SOUTH, WEST)


class Maze:
    """The squares, and which steps between neighbours the fences leave open."""

    __slots__ = ("_east", "_north")

    def __init__(self, fences: Slots) -> None:
        # The squares with an open edge to the north, and those with an open edge to the east.
        self._north = _ALL & ~_ROW_9 & ~(fences.h | fences.h << 1)
        self._east = _ALL & ~_COLUMN_I & ~(fences.v | fences.v << SIZE)

    def step(self, cell: Cell, direction: Direction) -> Cell | None:
        """Return the square one step away, or None if a fence or the border is in between."""
        offset = direction.offset
        edges = self._north if offset in (SIZE, -SIZE) else self._east
        owner = cell if offset > 0 else cell + offset  # an edge belongs to its southern or western square
        return Cell(cell + offset) if owner >= 0 and edges >> owner & 1 else None

    def reaches(self, start: Cell, goals: Cells) -> bool:
        """Return whether there is a path from a square to any of the goals."""
        return self._flood(start, goals.bits) is not None

    def region(self, start: Cell) -> Cells:
        """Return every square that can be reached from a square."""
        seen = 1 << start
        while (grown := self._grow(seen)) != seen:
            seen = grown
        return Cells(seen)

    def path(self, start: Cell, goals: Cells) -> tuple[Cell, ...] | None:
        """Return a shortest path from a square to any of the goals, both ends included, or None if there is none."""
        layers = self._flood(start, goals.bits)
        if layers is None:
            return None
        here = (layers[-1] & goals.bits & -(layers[-1] & goals.bits)).bit_length() - 1
        path = [Cell(here)]
        for layer in reversed(layers[:-1]):
            before = self._grow(1 << here) & layer
            here = (before & -before).bit_length() - 1
            path.append(Cell(here))
        return tuple(reversed(path))

    def distance(self, start: Cell, goals: Cells) -> int | None:
        """Return the number of steps to the nearest goal, or None if there is no path."""
        layers = self._flood(start, goals.bits)
        return None if layers is None else len(layers) - 1

    def distances(self, goals: Cells) -> tuple[int | None, ...]:
        """Return the number of steps to the nearest goal from every square."""
        counts: list[int | None] = [None] * SQUARES
        seen, layer, steps = 0, goals.bits, 0
        while layer:
            for cell in bits_of(layer):
                counts[cell] = steps
            seen |= layer
            layer = self._grow(layer) & ~seen
            steps += 1
        return tuple(counts)

    def _grow(self, seen: int) -> int:
        north, east = self._north, self._east
        return seen | (seen & north) << SIZE | seen >> SIZE & north | (seen & east) << 1 | seen >> 1 & east

    def _flood(self, start: Cell, goals: int) -> list[int] | None:
        """Grow from a square until a goal is met, or return None; each layer holds all squares seen so far."""
        north, east = self._north, self._east
        seen = 1 << start
        layers = [seen]
        while not seen & goals:
            grown = seen | (seen & north) << SIZE | seen >> SIZE & north | (seen & east) << 1 | seen >> 1 & east
            if grown == seen:
                return None
            seen = grown
            layers.append(seen)
        return layers


def slots_cutting(path: Sequence[Cell]) -> Slots:
    """Return the slots where a fence would block a step of this path."""
    north = east = 0
    for here, there in pairwise(path):
        edge = 1 << min(here, there)
        if abs(there - here) == SIZE:
            north |= edge
        else:
            east |= edge
    return Slots(north | north >> 1, east | east >> SIZE)
