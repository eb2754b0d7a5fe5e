"""Symmetries: ways to turn or mirror a whole game, or to move its seats round, that its rules don't notice."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, NamedTuple

from mazechase.rules.api import CellFact, Seat

Place = tuple[int, int]


class Symmetry(NamedTuple):
    """One symmetry: what it makes of seats, cells, states and actions. Chance outcomes stay as they are.

    It holds from the first turn on: who rolls or spins first for the start is decided by the seats' numbers.
    """

    name: str
    seats: tuple[Seat, ...]  # what becomes of each seat, in seat order
    cells: Mapping[str, str]  # what becomes of each cell
    state: Callable[[Any], Any]
    action: Callable[[Any], Any]

    def seat(self, seat: Seat) -> Seat:
        """Return what becomes of a seat."""
        return self.seats[seat - 1]

    def by_seat(self, items: Sequence[Any]) -> tuple[Any, ...]:
        """Return what is listed by seat, with every item at the place its seat moves to."""
        moved = dict(zip(self.seats, items, strict=True))
        return tuple(moved[Seat(seat)] for seat in range(1, len(items) + 1))


def motions(cells: Sequence[CellFact]) -> Iterator[tuple[str, dict[str, str]]]:
    """Yield the turns and mirrorings of a square that take every cell to a cell, without the identity.

    >>> square = [CellFact("a1", 0, 0), CellFact("b1", 1, 0), CellFact("a2", 0, 1), CellFact("b2", 1, 1)]
    >>> {name: cells["a1"] for name, cells in motions(square)}
    {'half turn': 'b2', 'quarter turn': 'a2', 'quarter turn back': 'b1', 'mirror': 'b1', 'flip': 'a2', \
'diagonal': 'a1', 'other diagonal': 'b2'}
    """
    width, height = max(cell.x for cell in cells), max(cell.y for cell in cells)
    names = {(cell.x, cell.y): cell.name for cell in cells}
    ways: dict[str, Callable[[int, int], Place]] = {
        "half turn": lambda x, y: (width - x, height - y),
        "quarter turn": lambda x, y: (y, width - x),
        "quarter turn back": lambda x, y: (height - y, x),
        "mirror": lambda x, y: (width - x, y),
        "flip": lambda x, y: (x, height - y),
        "diagonal": lambda x, y: (y, x),
        "other diagonal": lambda x, y: (height - y, width - x),
    }
    for name, way in ways.items():
        moved = {cell.name: names.get(way(cell.x, cell.y)) for cell in cells}
        if None not in moved.values():
            yield name, {cell: str(to) for cell, to in moved.items()}


def turn_order(seats: Sequence[int | None]) -> tuple[Seat, ...] | None:
    """Return the seats that seats become if their turn order stays the same, or None.

    >>> turn_order([2, 3, 1]), turn_order([3, 2, 1]), turn_order([1, None])
    ((2, 3, 1), None, None)
    """
    players = len(seats)
    if any(seat is None for seat in seats):
        return None
    moved = [int(seat or 0) for seat in seats]
    if any(moved[place] != (moved[0] - 1 + place) % players + 1 for place in range(players)):
        return None
    return tuple(map(Seat, moved))
