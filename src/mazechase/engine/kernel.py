"""A native kernel behind the rules' own values, and how to find it."""

import importlib
import importlib.util
import os
from array import array
from collections.abc import Callable
from functools import cache, lru_cache
from typing import Any, TypeVar, cast

from mazechase.engine.native import Core, NativeResult, NativeWalk
from mazechase.engine.results import NativeResults, PlayedGames, Playout
from mazechase.engine.rng import check_64_bits
from mazechase.engine.twin import Twin
from mazechase.errors import BadValue, NoKernel
from mazechase.rules.api import Action, AnyRules, Chance, Node, Odds, Outcome, Over, Result, Seat, State, Turn, View
from mazechase.rules.checks import named
from mazechase.rules.game import AnyGame, Game
from mazechase.rules.registry import game_types

SWITCH = "MAZECHASE_NATIVE"  # set to 0 in the environment to build and use no kernels
_TWINS = "mazechase.engine.twins"

_UNREADABLE = (ValueError, TypeError, KeyError, AttributeError)  # BadNumbers, or errors from malformed values

R = TypeVar("R")


class Kernel:
    """The native kernel of a game: the same lists, states and results as from the Python rules, only faster."""

    def __init__(self, game: AnyGame, twin: Twin[Any], core: Core) -> None:
        self.game = game
        self.twin = twin
        self.core = core
        self.action = lru_cache(1 << 14)(twin.action)
        self.outcome = lru_cache(1 << 10)(twin.outcome)
        self.action_token = lru_cache(1 << 14)(lambda numbers: game.write(twin.action(numbers)))
        self.outcome_token = lru_cache(1 << 10)(lambda numbers: game.write(twin.outcome(numbers)))

    def place(self, text: str) -> State:
        """Return the state of a position in text, checked by the rules."""
        state: State = self.game.place(text)
        return state

    def node(self, state: State) -> Node:
        """Return who or what comes next."""
        return node_of(self, self._ask(self.core.node, state))

    def legal(self, state: State) -> tuple[Action, ...]:
        """List the legal actions of all seats, in the order of the rules."""
        return tuple(map(self.action, self._ask(self.core.legal, state)))

    def odds(self, state: State) -> tuple[tuple[Outcome, int], ...]:
        """List the chance outcomes with their weights, in the order of the rules; empty except at a chance."""
        node = self.node(state)
        return tuple(node.odds.items()) if isinstance(node, Chance) else ()

    def begin(self, state: State) -> NativeWalk:
        """Begin a native walk from a state."""
        return self._ask(self.core.walk, state)

    def after(self, state: State, index: int) -> State:
        """Return the state after the action or chance outcome at an index of its list."""
        return self.twin.unpack(self._ask(self.core.after, state, index))

    def following(self, state: State) -> tuple[State, ...]:
        """Return the states after every action or outcome, in the order of their list."""
        return tuple(map(self.twin.unpack, self._ask(self.core.following, state)))

    def perft(self, state: State, depth: int, threads: int = 1) -> int:
        """Count the sequences of exactly ``depth`` plies."""
        if threads == 1 or depth < 2:
            return self._ask(lambda numbers: self.core.perft([numbers], depth, 1), state)[0]
        return sum(self.core.perft(self._ask(self.core.following, state), depth - 1, threads))

    def playout(self, state: State, seed: int, most: int) -> Playout:
        """Play at random, for at most this many plies."""
        choices, last, result = self._ask(self.core.playout, state, seed, most)
        return Playout(seed, tuple(choices), self.twin.unpack(last), None if result is None else result_of(result))

    def play_many(self, state: State, seeds: "array[int]", most: int, threads: int) -> PlayedGames:
        """Play a random game for every seed, on threads."""
        plies, winners, scores, ends, reasons = self._ask(self.core.play_many, state, seeds, most, threads)
        results = NativeResults(self.game.players, winners, scores, ends, reasons)
        return PlayedGames(seeds, array("Q", plies), results)

    def sample(self, view: View, seed: int) -> State:
        """Return a full state that agrees with a view, with the probability it has by chance alone."""
        self.game.check_view(view)
        check_64_bits(seed=seed)
        try:
            numbers = self.twin.pack_view(view)
            return self.twin.unpack(self.core.sample(numbers, seed))
        except _UNREADABLE as error:
            raise BadValue("foreign-view", value=named(view)) from error

    def _ask(self, method: Callable[..., R], state: State, *args: Any) -> R:
        """Call the core with a state as numbers; refuse a state of another game or an impossible one."""
        self.game.check_state(state)
        try:
            return method(self.twin.pack(state), *args)
        except _UNREADABLE as error:
            raise BadValue("foreign-state", value=named(state)) from error


def node_of(kernel: Kernel, native: tuple[Any, ...]) -> Node:
    """Return a node that came from a kernel."""
    match native:
        case ("turn", seats):
            return Turn(tuple(map(Seat, seats)))
        case ("chance", (seat,), listed):
            return Chance(Odds({kernel.outcome(numbers): weight for numbers, weight in listed}), Seat(seat))
        case (_, winners, scores, reason):
            return Over(result_of((winners, scores, reason)))
        case other:
            raise AssertionError(other)


def result_of(native: NativeResult) -> Result:
    """Return a result that came from a kernel."""
    winners, scores, reason = native
    return Result(tuple(map(Seat, winners)), scores, reason)


def twin_of(game: AnyGame) -> Twin[Any] | None:
    """Return the twin of a game, or None if it has none."""
    name = f"{_TWINS}.{game.id}"
    if not game.id.isidentifier() or importlib.util.find_spec(name) is None:
        return None
    twin: type[Twin[Any]] = importlib.import_module(name).TWIN
    return twin(game.rules)


def available(game_id: str) -> bool:
    """Return whether a game has a usable native kernel: written, built, and not switched off."""
    return not switched_off() and _extension(game_id) is not None


def switched_off() -> bool:
    """Return whether the environment switches kernels off."""
    return os.environ.get(SWITCH) == "0"


def built() -> tuple[str, ...]:
    """Return the games whose native kernels can be used here."""
    return tuple(game_id for game_id in game_types() if available(game_id))


def kernels_here() -> str:
    """Describe in a few words which native kernels there are, or why there are none."""
    if built():
        return f"native kernels: {', '.join(built())}"
    return f"no native kernels: {f'{SWITCH}=0' if switched_off() else 'none were built'}"


def find_kernel(game: AnyGame) -> Kernel | None:
    """Return the native kernel of a game, or None if there is none."""
    return _made(game.rules) if available(game.id) else None


def kernel(game: AnyGame) -> Kernel:
    """Return the native kernel of a game; raise NoKernel if there is none."""
    found = find_kernel(game)
    if found is None:
        raise NoKernel("no-kernel", game=game.id)
    return found


@lru_cache(64)
def _made(rules: AnyRules) -> Kernel | None:
    game = Game(rules)
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
