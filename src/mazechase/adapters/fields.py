"""What an observation consists of: named fields of small whole numbers, one after the other in a flat array."""

from collections.abc import Sequence

import msgspec
import numpy as np
import numpy.typing as npt

from mazechase.rules.api import Seat

Bytes = npt.NDArray[np.uint8]
MOST = 255  # a number in an observation is never larger; counts beyond it stay there


class Field(msgspec.Struct, frozen=True):
    """A part of an observation: a number for each item, such as a cell; by seat, a row of them for every seat.

    Rows begin with the viewer's seat and go on in turn order, so that the same situation looks the same from any seat.
    """

    name: str
    says: str  # what its numbers mean
    items: tuple[str, ...] = ("",)  # what its columns stand for; one without a name for a single number
    by_seat: bool = False
    most: int = 1  # the largest number there can be
    fixed: bool = False  # the same in every state: part of the board

    def shape(self, players: int) -> tuple[int, ...]:
        """Return its shape: rows and columns, or columns alone."""
        return (players, len(self.items)) if self.by_seat else (len(self.items),)

    def size(self, players: int) -> int:
        """Return how many numbers it has."""
        return len(self.items) * (players if self.by_seat else 1)


class Fields:
    """Fields with their places in the flat array."""

    def __init__(self, fields: Sequence[Field], players: int) -> None:
        self.all = tuple(fields)
        self.players = players
        self.named = {field.name: field for field in fields}
        self.columns = {field.name: {item: at for at, item in enumerate(field.items)} for field in fields}
        self.first: dict[str, int] = {}
        self.size = 0
        for field in fields:
            self.first[field.name] = self.size
            self.size += field.size(players)

    def most(self) -> Bytes:
        """Return the largest number that there can be in every place."""
        return np.concatenate([np.full(field.size(self.players), field.most, np.uint8) for field in self.all])

    def split(self, array: npt.NDArray[np.generic]) -> dict[str, npt.NDArray[np.generic]]:
        """Return views into an observation, or into a batch of them, by the fields' names."""
        parts = {}
        for field in self.all:
            first = self.first[field.name]
            part = array[..., first : first + field.size(self.players)]
            parts[field.name] = part.reshape(*array.shape[:-1], *field.shape(self.players))
        return parts


class Sheet:
    """An observation that is being written, from the point of view of one seat."""

    __slots__ = ("array", "fields", "viewer")

    def __init__(self, fields: Fields, viewer: Seat, array: Bytes) -> None:
        self.fields = fields
        self.viewer = viewer
        self.array = array

    def add(self, name: str, item: str = "", *, seat: int | None = None, count: int = 1) -> None:
        """Add to one number of a field, in the row of a seat if the field has rows; it stays within a byte."""
        columns = self.fields.columns[name]
        row = 0 if seat is None else (seat - self.viewer) % self.fields.players
        at = self.fields.first[name] + row * len(columns) + columns[item]
        self.array[at] = min(MOST, int(self.array[at]) + count)

    def mark(self, name: str, items: Sequence[str], *, seat: int | None = None) -> None:
        """Add one for each of several items."""
        for item in items:
            self.add(name, item, seat=seat)
