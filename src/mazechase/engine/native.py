"""What an extension module offers (native/base): values cross as numbers, choices as indexes into their lists."""

from array import array
from collections.abc import Sequence
from typing import Any, Protocol

from mazechase.engine.twin import Numbers

NativeResult = tuple[tuple[int, ...], tuple[int, ...], str]  # winners, scores, reason


class NativeWalk(Protocol):
    """The interface of an extension module's walk (native/base/walk.hpp); values are numbers, choices are indexes."""

    @property
    def kind(self) -> int: ...  # noqa: D102
    @property
    def seats(self) -> int: ...  # noqa: D102
    @property
    def count(self) -> int: ...  # noqa: D102
    @property
    def total(self) -> int: ...  # noqa: D102
    def advance(self, index: int) -> None: ...  # noqa: D102
    def pick(self, ticket: int) -> int: ...  # noqa: D102
    def choice(self, index: int) -> Numbers: ...  # noqa: D102
    def legal(self) -> list[Numbers]: ...  # noqa: D102
    def node(self) -> tuple[Any, ...]: ...  # noqa: D102
    def state(self) -> Numbers: ...  # noqa: D102
    def result(self) -> NativeResult | None: ...  # noqa: D102
    def copy(self) -> "NativeWalk": ...  # noqa: D102


class Core(Protocol):
    """The interface of an extension module's ``Core`` (native/base/bind.hpp); states are numbers, choices indexes."""

    def check(self, state: Numbers) -> Numbers: ...  # noqa: D102
    def walk(self, state: Numbers) -> NativeWalk: ...  # noqa: D102
    def node(self, state: Numbers) -> tuple[Any, ...]: ...  # noqa: D102
    def legal(self, state: Numbers) -> list[Numbers]: ...  # noqa: D102
    def count(self, state: Numbers) -> int: ...  # noqa: D102
    def after(self, state: Numbers, index: int) -> Numbers: ...  # noqa: D102
    def following(self, state: Numbers) -> list[Numbers]: ...  # noqa: D102
    def perft(self, states: Sequence[Numbers], depth: int, threads: int) -> list[int]: ...  # noqa: D102
    def playout(self, state: Numbers, seed: int, most: int) -> tuple[list[int], Numbers, NativeResult | None]: ...  # noqa: D102
    def play_many(  # noqa: D102
        self, state: Numbers, seeds: "array[int]", most: int, threads: int
    ) -> tuple[bytes, bytes, bytes, bytes, list[str]]: ...
    def list_often(self, state: Numbers, times: int) -> int: ...  # noqa: D102
    def sample(self, view: Numbers, seed: int) -> Numbers: ...  # noqa: D102
