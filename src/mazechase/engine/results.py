"""The results of random games and of games between bots."""

from array import array
from collections.abc import Iterator, Sequence
from typing import Any, overload

import msgspec

from mazechase.rules.api import Result, Seat

MOST_SEATS = 8
SEATS = tuple(
    tuple(Seat(seat) for seat in range(1, MOST_SEATS + 1) if bits >> seat - 1 & 1) for bits in range(1 << MOST_SEATS)
)  # by a set of seats as bits, as kernels write it


class Playout(msgspec.Struct, frozen=True):
    """One random game: the index of each choice in its list, the final state, and the result (None: cut off)."""

    seed: int
    choices: tuple[int, ...]
    state: Any
    result: Result | None


class Played(msgspec.Struct, frozen=True):
    """One of many games: its number of plies, and the result (None: cut off)."""

    seed: int
    plies: int
    result: Result | None


class GameLog(msgspec.Struct, frozen=True):
    """A whole game between bots: who had which seat, every ply with the seat that chose it (0: chance), the result."""

    seed: int
    bots: tuple[str, ...]  # in seat order
    movers: tuple[int, ...]
    tokens: tuple[str, ...]
    result: Result | None  # None: cut off
    position: str | None = None  # where it began; None: at the start


class PlayedGames(Sequence[Played]):
    """Many played games, in the order of their seeds.

    A ``Played`` is created on access: creating them all would take longer than playing a million short games.
    ``plies`` holds all lengths at once.

    >>> import mazechase
    >>> from mazechase import engine
    >>> games = engine.play_many(mazechase.game("quoridor"), ["random"], [1, 2, 3])
    >>> len(games), games[0].result.winners, sum(games.plies)
    (3, (1,), 630)
    """

    __slots__ = ("_results", "plies", "seeds")

    def __init__(self, seeds: Sequence[int], plies: Sequence[int], results: Sequence[Result | None]) -> None:
        self.seeds = seeds
        self.plies = plies
        self._results = results

    def __len__(self) -> int:
        return len(self.seeds)

    @overload
    def __getitem__(self, at: int) -> Played: ...
    @overload
    def __getitem__(self, at: slice) -> tuple[Played, ...]: ...
    def __getitem__(self, at: int | slice) -> Played | tuple[Played, ...]:
        if isinstance(at, slice):
            return tuple(map(self.__getitem__, range(*at.indices(len(self)))))
        return Played(self.seeds[at], self.plies[at], self._results[at])

    def __iter__(self) -> Iterator[Played]:
        return map(Played, self.seeds, self.plies, self._results)

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, PlayedGames | tuple):
            return NotImplemented
        return tuple(self) == tuple(other)

    def __hash__(self) -> int:
        return hash(tuple(self))

    def __repr__(self) -> str:
        return f"<{len(self)} played games>"


class NativeResults(Sequence[Result | None]):
    """The results of many games, as a kernel's columns (native/base/bind.hpp)."""

    __slots__ = ("_ends", "_players", "_reasons", "_scores", "_winners")

    def __init__(self, players: int, winners: bytes, scores: bytes, ends: bytes, reasons: Sequence[str]) -> None:
        self._players = players
        self._winners = array("H", winners)
        self._scores = array("i", scores)
        self._ends = ends
        self._reasons = reasons  # the first is empty: the game was cut off

    def __len__(self) -> int:
        return len(self._ends)

    @overload
    def __getitem__(self, at: int) -> Result | None: ...
    @overload
    def __getitem__(self, at: slice) -> tuple[Result | None, ...]: ...
    def __getitem__(self, at: int | slice) -> Result | tuple[Result | None, ...] | None:
        if isinstance(at, slice):
            return tuple(map(self.__getitem__, range(*at.indices(len(self)))))
        if not self._ends[at]:
            return None
        first = range(len(self))[at] * self._players
        scores = tuple(self._scores[first : first + self._players])
        return Result(SEATS[self._winners[at]], scores, self._reasons[self._ends[at]])

    def __iter__(self) -> Iterator[Result | None]:
        if not all(self._ends):
            return map(self.__getitem__, range(len(self)))
        winners = map(SEATS.__getitem__, self._winners)
        scores = zip(*[iter(self._scores)] * self._players, strict=True)
        return map(Result, winners, scores, map(self._reasons.__getitem__, self._ends))
