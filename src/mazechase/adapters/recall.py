"""Information states: everything that one seat has been told so far, as text and as a tensor.

A view is what a seat knows now; it may forget. An information state remembers (perfect recall): the seat's first view,
then for every ply what the rules told it (``game.tell``), its own choices, and its view whenever it was to act.
"""

from collections.abc import Callable, Sequence
from functools import lru_cache
from hashlib import blake2b
from typing import NamedTuple

import msgspec
import numpy as np
import numpy.typing as npt

from mazechase.adapters.plain import features, place_of
from mazechase.rules.api import Action, Event, Seat, State
from mazechase.rules.game import AnyGame

ROWS = 32  # the newest entries, each a row of the tensor
COLUMNS = 64  # of a row: features of the entry, hashed
DIGEST = 64  # bits of the digest over everything, which tells apart what the rows no longer show
SIZE = DIGEST + ROWS * COLUMNS


Entries = Callable[[Seat], list[object]]


class Recalled(NamedTuple):
    """What one seat remembers: an entry for everything it was told."""

    entries: tuple[str, ...] = ()
    digest: bytes = bytes(8)

    def and_then(self, entry: str) -> "Recalled":
        """Return the memory with one more entry."""
        return Recalled((*self.entries, entry), blake2b(entry.encode(), digest_size=8, salt=self.digest).digest())

    def text(self) -> str:
        """Return the information state as text, one entry per line."""
        return "\n".join(self.entries)

    def tensor(self) -> npt.NDArray[np.float32]:
        """Return the information state as a flat tensor: the digest's bits, then the newest entries' features."""
        bits = np.unpackbits(np.frombuffer(self.digest, np.uint8))
        rows = np.zeros((ROWS, COLUMNS), np.uint8)
        for row, entry in zip(rows, self.entries[-ROWS:], strict=False):
            row[:] = _row(entry)
        return np.concatenate((bits, rows.ravel())).astype(np.float32)


@lru_cache(1 << 14)  # a search asks for the same entries again and again
def _row(entry: str) -> npt.NDArray[np.uint8]:
    """Return the features of an entry, counted by their places."""
    row = np.zeros(COLUMNS, np.uint8)
    for feature in features(msgspec.json.decode(entry)):
        row[place_of(feature, COLUMNS)] += 1
    return row


class Recall:
    """What every seat of a game remembers. It is a value: each method returns another one."""

    __slots__ = ("game", "seats")

    def __init__(self, game: AnyGame, seats: Sequence[Recalled] = ()) -> None:
        self.game = game
        self.seats = tuple(seats) or (Recalled(),) * game.players

    def of(self, seat: Seat) -> Recalled:
        """Return what a seat remembers."""
        return self.seats[seat - 1]

    def begin(self, state: State) -> "Recall":
        """Note the first view of every seat."""
        return self._each(lambda seat: [{"view": self.game.rules.view(state, seat)}])

    def told(
        self, state: State, events: Sequence[Event], actor: Seat | None = None, action: Action | None = None
    ) -> "Recall":
        """Record what each seat learns from a ply, its own choice, and its view afterwards if it acts next."""
        rules = self.game.rules
        choice = None if action is None else self.game.write(action)

        def entry(seat: Seat) -> list[object]:
            told = [event for event in (rules.tell(event, seat) for event in events) if event is not None]
            noted: list[object] = [{"chose": choice}] if seat == actor and choice is not None else []
            noted += [{"told": told}] if told else []
            view = rules.view(state, seat)
            return [*noted, {"view": view}] if seat in view.to_act else noted

        return self._each(entry)

    def _each(self, entries: Entries) -> "Recall":
        seats = []
        for seat, memory in zip(self.game.seats, self.seats, strict=True):
            for entry in entries(seat):
                memory = memory.and_then(msgspec.json.encode(entry).decode())  # noqa: PLW2901
            seats.append(memory)
        return Recall(self.game, seats)
