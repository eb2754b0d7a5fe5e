"""The 9 x 9 board with grooves for fences: squares, fence slots, and the maze that fences make.

Squares are numbered row by row from a1 (0) to i9 (80). A fence two squares long is named by the square it touches
that is nearest a1 and its direction: ``h`` lies north of that square and of its eastern neighbour, ``v`` stands east
of that square and of its northern neighbour. One bit a square keeps every set of squares or slots in one integer, so
that a question about all slots, or one step of a flood, is a handful of shifts. No other module touches the bits.
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

Way = Literal["h", "v"]

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
    way: Way

    @property
    def name(self) -> str:
        """The slot in notation.

        >>> Slot(CELLS["e3"], "h").name
        'e3h'
        """
        return NAMES[self.at] + self.way

    @property
    def on_board(self) -> bool:
        """Whether the fence has two squares on either side, none over the border."""
        return bool(_ANCHORS >> self.at & 1)


class Slots(msgspec.Struct, frozen=True):
    """An immutable set of fence slots; the fences that stand on a board are such a set."""

    h: int = 0
    v: int = 0

    @classmethod
    def of(cls, slots: Iterable[Slot]) -> "Slots":
        """Collect slots into a set."""
        result = cls()
        for slot in slots:
            result = result.with_(slot)
        return result

    def __contains__(self, slot: object) -> bool:
        return isinstance(slot, Slot) and bool((self.h if slot.way == "h" else self.v) >> slot.at & 1)

    def __iter__(self) -> Iterator[Slot]:
        """Give the lying fences first, then the standing ones, each from a1 on."""
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
        """Give this set and one slot more."""
        bit = 1 << slot.at
        return Slots(self.h | bit, self.v) if slot.way == "h" else Slots(self.h, self.v | bit)


def free_slots(fences: Slots) -> Slots:
    """Give the slots on the board where a fence overlaps no other and crosses none."""
    h, v = fences.h, fences.v
    return Slots(
        _ANCHORS & ~(h | h << 1 | h >> 1 | v),
        _ANCHORS & ~(v | v << SIZE | v >> SIZE | h),
    )


def joining_slots(fences: Slots) -> Slots:
    """Give the slots where a fence would touch fences or the border at two of its three points.

    A fence that touches at one point or none leaves a way round its free end, so it can shut nobody in.
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
    """One of the four ways a step can go."""

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
        # The squares with an open edge to the north, and those with one to the east.
        self._north = _ALL & ~_ROW_9 & ~(fences.h | fences.h << 1)
        self._east = _ALL & ~_COLUMN_I & ~(fences.v | fences.v << SIZE)

    def step(self, cell: Cell, direction: Direction) -> Cell | None:
        """Give the square one step away, or None where a fence or the border is."""
        offset = direction.offset
        edges = self._north if offset in (SIZE, -SIZE) else self._east
        owner = cell if offset > 0 else cell + offset  # an edge belongs to its southern or western square
        return Cell(cell + offset) if owner >= 0 and edges >> owner & 1 else None

    def reaches(self, start: Cell, goals: Cells) -> bool:
        """Tell whether there is a way from a square to any of the goals."""
        return self._flood(start, goals.bits) is not None

    def region(self, start: Cell) -> Cells:
        """Give every square that can be reached from a square."""
        seen = 1 << start
        while (grown := self._grow(seen)) != seen:
            seen = grown
        return Cells(seen)

    def way(self, start: Cell, goals: Cells) -> tuple[Cell, ...] | None:
        """Give a shortest way from a square to any of the goals, both ends included."""
        layers = self._flood(start, goals.bits)
        if layers is None:
            return None
        here = (layers[-1] & goals.bits & -(layers[-1] & goals.bits)).bit_length() - 1
        way = [Cell(here)]
        for layer in reversed(layers[:-1]):
            before = self._grow(1 << here) & layer
            here = (before & -before).bit_length() - 1
            way.append(Cell(here))
        return tuple(reversed(way))

    def distance(self, start: Cell, goals: Cells) -> int | None:
        """Count the steps to the nearest goal."""
        layers = self._flood(start, goals.bits)
        return None if layers is None else len(layers) - 1

    def distances(self, goals: Cells) -> tuple[int | None, ...]:
        """Count the steps to the nearest goal from every square."""
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
        """Grow from a square until a goal is met; the layers hold all squares seen so far."""
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


def slots_cutting(way: Sequence[Cell]) -> Slots:
    """Give the slots whose fence would close a step of this way."""
    north = east = 0
    for here, there in pairwise(way):
        edge = 1 << min(here, there)
        if abs(there - here) == SIZE:
            north |= edge
        else:
            east |= edge
    return Slots(north | north >> 1, east | east >> SIZE)
