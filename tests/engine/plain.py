"""A kernel compiled without the binding (native/base/plain.cpp), with those of its methods that are compared."""

import ctypes
import os
import subprocess
from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from typing import Any, cast

from engine.variants import ROOT
from mazechase.engine import Kernel, available, kernel, twin_of
from mazechase.engine.native import Core
from mazechase.engine.twin import Numbers
from mazechase.rules.game import AnyGame

FLAGS = ("-std=c++20", "-O1", "-fPIC", "-shared", "-DNDEBUG")
ROOM = 1 << 16
CHOSEN = "MAZECHASE_PLAIN"
CHECK, NODE, LEGAL, COUNT, AFTER, SAMPLE = range(6)


def compile_plain(game_id: str, native: Path, made: Path) -> None:
    """Compile a game's kernel from a folder like native/; raises CalledProcessError with what the compiler says."""
    names = (f'-DMAZECHASE_HEADER="{game_id}/game.hpp"', f"-DMAZECHASE_GAME={game_id}")
    source = str(native / "base" / "plain.cpp")
    command = (os.environ.get("CXX", "c++"), *FLAGS, *names, f"-I{native}", source, "-o", str(made))
    subprocess.run(command, cwd=ROOT, check=True, capture_output=True, text=True)  # noqa: S603 (our own code)


class PlainCore:
    """Asks a compiled kernel in numbers."""

    def __init__(self, file: Path, config: Numbers, players: int) -> None:
        self._players = players
        self._library = ctypes.CDLL(str(file))
        self._library.mazechase_make.restype = ctypes.c_void_p
        self._library.mazechase_ask.restype = ctypes.c_longlong
        made = self._library.mazechase_make(_array(config), ctypes.c_size_t(len(config)))
        if made is None:
            raise ValueError(config)
        self._kernel = ctypes.c_void_p(made)
        self._out = (ctypes.c_int64 * ROOM)()

    def check(self, state: Numbers) -> list[int]:
        return self._ask(CHECK, state)

    def count(self, state: Numbers) -> int:
        return self._ask(COUNT, state)[0]

    def after(self, state: Numbers, index: int) -> Numbers:
        return tuple(self._ask(AFTER, state, index))

    def legal(self, state: Numbers) -> list[Numbers]:
        answer = iter(self._ask(LEGAL, state))
        return [_list(answer, size) for size in answer]

    def node(self, state: Numbers) -> tuple[Any, ...]:
        kind, bits, *rest = self._ask(NODE, state)
        seats = tuple(seat for seat in range(1, 17) if bits >> seat - 1 & 1)
        if kind == 0:
            return "turn", seats
        if kind == 1:
            answer = iter(rest)
            return "chance", seats, [(_list(answer, size), next(answer)) for size in answer]
        return "over", seats, tuple(rest[: self._players]), "".join(map(chr, rest[self._players :]))

    def sample(self, view: Numbers, seed: int) -> Numbers:
        return tuple(self._ask(SAMPLE, view, seed))

    def _ask(self, question: int, state: Numbers, index: int = 0) -> list[int]:
        size = self._library.mazechase_ask(
            self._kernel,
            question,
            ctypes.c_int64(index),
            _array(state),
            ctypes.c_size_t(len(state)),
            self._out,
            ctypes.c_size_t(ROOM),
        )
        if not 0 <= size <= ROOM:
            raise ValueError("numbers refused", state)
        return self._out[:size]


def _array(numbers: Numbers) -> ctypes.Array[ctypes.c_int64]:
    return (ctypes.c_int64 * len(numbers))(*numbers)


def _list(answer: Iterator[int], size: int) -> Numbers:
    return tuple(islice(answer, size))


def has_chosen_kernel(game_id: str) -> bool:
    """Return whether there is a kernel to test: a mutant is, also where none was built."""
    return CHOSEN in os.environ or available(game_id)


def chosen_kernel(game: AnyGame) -> Kernel:
    """Return the kernel that is tested: the one that CHOSEN names in the environment, otherwise the built one."""
    file = os.environ.get(CHOSEN)
    return plain_kernel(game, Path(file)) if file else kernel(game)


def plain_kernel(game: AnyGame, file: Path) -> Kernel:
    """Return a kernel that was compiled without the binding."""
    twin = twin_of(game)
    assert twin is not None
    return Kernel(game, twin, cast("Core", PlainCore(file, twin.config(), game.players)))
