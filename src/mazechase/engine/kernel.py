"""A native kernel behind the rules' own values, and how it is found."""

import importlib
import importlib.util
import os
from collections.abc import Callable, Sequence
from functools import cache, lru_cache
from typing import Any, Protocol, TypeVar, cast

import msgspec

from mazechase.engine.twin import Numbers, Twin
from mazechase.errors import BadValue, NoKernel
from mazechase.rules.api import Action, AnyGame, Chance, Node, Odds, Outcome, Over, Result, Seat, State, Turn, View
from mazechase.rules.guarding import CHECKS, named
from mazechase.rules.registry import game_types

SWITCH = "MAZECHASE_NATIVE"  # 0 in the environment: build no kernels, and use none
_TWINS = "mazechase.engine.twins"

R = TypeVar("R")
NativeResult = tuple[tuple[int, ...], tuple[int, ...], str]


class Core(Protocol):
    """What an extension module's ``Core`` can do (native/base/bind.hpp); states are numbers, choices are indexes."""

    def check(self, state: Numbers) -> list[int]: ...  # noqa: D102
    def node(self, state: Numbers) -> tuple[Any, ...]: ...  # noqa: D102
    def legal(self, state: Numbers) -> list[Numbers]: ...  # noqa: D102
    def count(self, state: Numbers) -> int: ...  # noqa: D102
    def after(self, state: Numbers, index: int) -> Numbers: ...  # noqa: D102
    def following(self, state: Numbers) -> list[Numbers]: ...  # noqa: D102
    def perft(self, states: Sequence[Numbers], depth: int, threads: int) -> list[int]: ...  # noqa: D102
    def playout(self, state: Numbers, seed: int, most: int) -> tuple[list[int], Numbers, NativeResult | None]: ...  # noqa: D102
    def play_many(  # noqa: D102
        self, state: Numbers, seeds: Sequence[int], most: int, threads: int
    ) -> list[tuple[int, NativeResult | None]]: ...
    def list_often(self, state: Numbers, times: int) -> int: ...  # noqa: D102
    def sample(self, view: Numbers, seed: int) -> Numbers: ...  # noqa: D102


class Playout(msgspec.Struct, frozen=True):
    """One random game: the place of each choice in its list, the state it came to, and the result (None: cut off)."""

    seed: int
    choices: tuple[int, ...]
    state: Any
    result: Result | None


class Played(msgspec.Struct, frozen=True):
    """One of many random games: how many plies it took, and the result (None: cut off)."""

    seed: int
    plies: int
    result: Result | None


class Kernel:
    """The native kernel of a game: the same lists, states and results as the Python rules give, faster."""

    def __init__(self, game: AnyGame, twin: Twin[Any], core: Core) -> None:
        self.game = game
        self.twin = twin
        self.core = core
        self._action = lru_cache(1 << 14)(twin.action)
        self._outcome = lru_cache(1 << 10)(twin.outcome)

    def place(self, text: str) -> State:
        """Return the state of a position in text, checked by the rules."""
        state: State = self.game.place(text)
        return state

    def node(self, state: State) -> Node:
        """Return who or what comes next."""
        match self._ask(self.core.node, state):
            case ("turn", seats):
                return Turn(tuple(map(Seat, seats)))
            case ("chance", (seat,), listed):
                return Chance(Odds({self._outcome(numbers): weight for numbers, weight in listed}), Seat(seat))
            case (_, winners, scores, reason):
                return Over(result_of((winners, scores, reason)))
            case other:
                raise AssertionError(other)

    def legal(self, state: State) -> tuple[Action, ...]:
        """List what may be done by any seat, in the order of the rules."""
        return tuple(map(self._action, self._ask(self.core.legal, state)))

    def odds(self, state: State) -> tuple[tuple[Outcome, int], ...]:
        """List what chance may bring with its weights, in the order of the rules; nothing where chance has no part."""
        node = self.node(state)
        return tuple(node.odds.items()) if isinstance(node, Chance) else ()

    def after(self, state: State, index: int) -> State:
        """Return the state after the action, or the chance outcome, at a place in its list."""
        return self.twin.unpack(self._ask(self.core.after, state, index))

    def following(self, state: State) -> tuple[State, ...]:
        """Return the states after every action or outcome, in the order of its list."""
        return tuple(map(self.twin.unpack, self._ask(self.core.following, state)))

    def perft(self, state: State, depth: int, threads: int = 1) -> int:
        """Count the sequences of exactly ``depth`` plies."""
        if threads == 1 or depth < 2:
            return self._ask(lambda numbers: self.core.perft([numbers], depth, 1), state)[0]
        return sum(self.core.perft(self._ask(self.core.following, state), depth - 1, threads))

    def playout(self, state: State, seed: int, most: int) -> Playout:
        """Play at random, for so many plies at most."""
        choices, last, result = self._ask(self.core.playout, state, seed, most)
        return Playout(seed, tuple(choices), self.twin.unpack(last), None if result is None else result_of(result))

    def play_many(self, state: State, seeds: Sequence[int], most: int, threads: int) -> tuple[Played, ...]:
        """Play a random game for every seed, on threads."""
        played = self._ask(self.core.play_many, state, seeds, most, threads)
        return tuple(
            Played(seed, plies, None if result is None else result_of(result))
            for seed, (plies, result) in zip(seeds, played, strict=True)
        )

    def sample(self, view: View, seed: int) -> State:
        """Return a full state that agrees with a view, each with the probability chance alone gives it."""
        return self.twin.unpack(self.core.sample(self.twin.pack_view(view), seed))

    def _ask(self, method: Callable[..., R], state: State, *args: Any) -> R:
        """Call the core with a state as numbers; a state that is not this game's, or that cannot be, is refused."""
        CHECKS["node"]["s"](self.game, state)
        try:
            return method(self.twin.pack(state), *args)
        except (ValueError, TypeError) as error:  # BadNumbers, or numbers that are none
            raise BadValue("foreign-state", value=named(state)) from error


def result_of(native: NativeResult) -> Result:
    """Return a result that came from a kernel."""
    winners, scores, reason = native
    return Result(tuple(map(Seat, winners)), scores, reason)


def twin_of(game: AnyGame) -> Twin[Any] | None:
    """Return the twin of a game, or None where it has none."""
    name = f"{_TWINS}.{game.id}"
    if not game.id.isidentifier() or importlib.util.find_spec(name) is None:
        return None
    twin: type[Twin[Any]] = importlib.import_module(name).TWIN
    return twin(game)


def available(game_id: str) -> bool:
    """Tell whether a game has a native kernel here: one was written, was built, and is not switched off."""
    return os.environ.get(SWITCH) != "0" and _extension(game_id) is not None


def built() -> tuple[str, ...]:
    """Name the games whose native kernels can be used here."""
    return tuple(game_id for game_id in game_types() if available(game_id))


def find_kernel(game: AnyGame) -> Kernel | None:
    """Return the native kernel of a game, or None where there is none."""
    return _made(game) if available(game.id) else None


def kernel(game: AnyGame) -> Kernel:
    """Return the native kernel of a game; raises NoKernel where there is none."""
    found = find_kernel(game)
    if found is None:
        raise NoKernel("no-kernel", game=game.id)
    return found


@lru_cache(64)
def _made(game: AnyGame) -> Kernel | None:
    twin = twin_of(game)
    if twin is None:
        return None
    core: Core = cast("Any", _extension(game.id)).Core(twin.config())
    return Kernel(game, twin, core)


@cache
def _extension(game_id: str) -> object | None:
    try:
        return importlib.import_module(f"{_TWINS}._{game_id}")
    except ImportError:  # not built, or built for another Python
        return None
