"""Cells and sets of cells."""

from collections.abc import Iterable, Iterator
from typing import NewType, cast

import msgspec

Cell = NewType("Cell", int)


def bits_of(bits: int) -> Iterator[int]:
    """Yield the numbers of the bits that are set, lowest first.

    >>> list(bits_of(0b1011))
    [0, 1, 3]
    """
    while bits:
        low = bits & -bits
        yield low.bit_length() - 1
        bits ^= low


class Cells(msgspec.Struct, frozen=True):
    """An immutable set of cells, one bit per cell.

    >>> pair = Cells.of([3, 70])
    >>> Cell(70) in pair, len(pair), list(pair.without(Cell(3)))
    (True, 2, [70])
    """

    bits: int = 0

    @classmethod
    def of(cls, cells: Iterable[int]) -> "Cells":
        """Return the set of these cells."""
        bits = 0
        for cell in cells:
            bits |= 1 << cell
        return cls(bits)

    def __contains__(self, cell: object) -> bool:
        return isinstance(cell, int) and bool(self.bits >> cell & 1)

    def __iter__(self) -> Iterator[Cell]:
        return cast("Iterator[Cell]", bits_of(self.bits))

    def __len__(self) -> int:
        return self.bits.bit_count()

    def __bool__(self) -> bool:
        return bool(self.bits)

    def __or__(self, other: "Cells") -> "Cells":
        return Cells(self.bits | other.bits)

    def __and__(self, other: "Cells") -> "Cells":
        return Cells(self.bits & other.bits)

    def __sub__(self, other: "Cells") -> "Cells":
        return Cells(self.bits & ~other.bits)

    def with_(self, cell: Cell) -> "Cells":
        """Return this set plus one cell."""
        return Cells(self.bits | 1 << cell)

    def without(self, cell: Cell) -> "Cells":
        """Return this set minus one cell."""
        return Cells(self.bits & ~(1 << cell))
