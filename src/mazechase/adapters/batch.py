"""Many games at once: what the vectorized environment runs on, with native kernels or with the Python rules.

Both do exactly the same (native/base/batch.hpp): each game has a generator of its own for chance, seeded with its seed,
and another for random choices, so what happens depends on the seeds and the actions alone.
"""

import importlib
from typing import Any, Protocol

import msgspec
import numpy as np
import numpy.typing as npt

from mazechase.adapters.encoding import NO_ID, Encoding
from mazechase.adapters.fields import Bytes
from mazechase.adapters.returns import returns
from mazechase.engine import Rng, find_kernel
from mazechase.engine.kernel import result_of
from mazechase.rules.api import Action, Chance, Over, Result, Seat, State, Turn

_ALL_BITS = (1 << 64) - 1
Choices = npt.NDArray[np.int64]


class Arrays(msgspec.Struct, frozen=True):
    """What a batch writes to, an item or a row for every game."""

    observations: Bytes  # of the seat that is to act
    masks: Bytes
    seats: npt.NDArray[np.int8]  # the seat that is to act; 0 once it is over
    rewards: npt.NDArray[np.float32]  # by seat, for the last action
    terminated: Bytes  # the last action ended the game
    truncated: Bytes  # the game was cut off after the last action


def arrays(encoding: Encoding[Any], games: int) -> Arrays:
    """Return arrays for so many games."""
    return Arrays(
        observations=np.zeros((games, encoding.size), np.uint8),
        masks=np.zeros((games, len(encoding.names)), np.uint8),
        seats=np.zeros(games, np.int8),
        rewards=np.zeros((games, encoding.players), np.float32),
        terminated=np.zeros(games, np.uint8),
        truncated=np.zeros(games, np.uint8),
    )


class Batch(Protocol):
    """Many games at once. An action that is not legal raises IndexError, and nothing changes."""

    def reset(self, seeds: npt.NDArray[np.uint64], threads: int) -> None: ...  # noqa: D102
    def step(self, actions: Choices, threads: int) -> None: ...  # noqa: D102
    def sample(self, actions: Choices) -> None: ...  # noqa: D102
    def observe(self, game: int, seat: int, observation: Bytes) -> None: ...  # noqa: D102
    def mask(self, game: int, seat: int, mask: Bytes) -> None: ...  # noqa: D102
    def act(self, game: int, seat: int, number: int) -> None: ...  # noqa: D102
    def seats(self, game: int) -> tuple[Seat, ...]: ...  # noqa: D102
    def state(self, game: int) -> State: ...  # noqa: D102
    def result(self, game: int) -> Result | None: ...  # noqa: D102


def batch(encoding: Encoding[Any], out: Arrays, most: int, *, again: bool, native: bool | None = None) -> Batch:
    """Return a batch that writes to these arrays: native if it can be, or as asked for."""
    kernel = find_kernel(encoding.game) if encoding.native and native is not False else None
    if kernel is None and native:
        raise LookupError(f"{encoding.game.id} has no native batch here")
    return RulesBatch(encoding, out, most, again=again) if kernel is None else _native(encoding, out, most, again=again)


def _native(encoding: Encoding[Any], out: Arrays, most: int, *, again: bool) -> Batch:
    kernel = find_kernel(encoding.game)
    assert kernel is not None  # noqa: S101 (the caller has looked)
    module: Any = importlib.import_module(type(kernel.core).__module__)
    start = kernel.twin.pack(encoding.game.start())
    limit = encoding.rules.limit.most or 0
    made = module.Batch(
        kernel.twin.config(), start, len(out.seats), encoding.templates, len(encoding.names), limit, most, again
    )
    made.attach(out.observations, out.masks, out.seats, out.rewards, out.terminated, out.truncated)
    return NativeBatch(made, kernel.twin.unpack)


class NativeBatch:
    """A batch on the native kernel; states and results come back as values of the rules."""

    def __init__(self, native: Any, unpack: Any) -> None:
        self._native = native
        self._unpack = unpack
        self.reset = native.reset
        self.step = native.step
        self.sample = native.sample
        self.observe = native.observe
        self.mask = native.mask
        self.act = native.act
        self.seats = native.seats

    def state(self, game: int) -> State:
        """Return the state of a game."""
        state: State = self._unpack(self._native.state(game))
        return state

    def result(self, game: int) -> Result | None:
        """Return the result of a game, or None before its end."""
        native = self._native.result(game)
        return None if native is None else result_of(native)


class _Play:
    """One game of a batch."""

    __slots__ = ("choices", "decisions", "ids", "luck", "state")

    def __init__(self, state: State) -> None:
        self.state = state
        self.luck = self.choices = Rng(0)
        self.decisions = 0
        self.ids: dict[int, Action] = {}  # the legal actions of the seat that is to act


class RulesBatch:
    """A batch on the Python rules."""

    def __init__(self, encoding: Encoding[Any], out: Arrays, most: int, *, again: bool) -> None:
        self._encoding = encoding
        self._rules = encoding.rules
        self._out = out
        self._most = most
        self._again = again
        self._games = [_Play(self._rules.start()) for _ in out.seats]

    def reset(self, seeds: npt.NDArray[np.uint64], threads: int) -> None:  # noqa: ARG002
        """Begin every game again, each with its seed."""
        for game, seed in enumerate(seeds):
            play = self._games[game]
            play.luck, play.choices = Rng(int(seed)), Rng(~int(seed) & _ALL_BITS)
            self._clear(game)
            self._begin(play)
            self._list(game)

    def step(self, actions: Choices, threads: int) -> None:  # noqa: ARG002
        """Take an action in every game."""
        chosen = [self._find(game, int(number), self._games[game].ids) for game, number in enumerate(actions)]
        for game, action in enumerate(chosen):
            self._go(game, action)

    def sample(self, actions: Choices) -> None:
        """Write a random legal action for every game."""
        for game, play in enumerate(self._games):
            ids = list(play.ids)
            actions[game] = ids[play.choices.below(len(ids))] if ids else NO_ID

    def observe(self, game: int, seat: int, observation: Bytes) -> None:
        """Write what a seat sees."""
        self._observe(self._games[game].state, Seat(seat), observation)

    def mask(self, game: int, seat: int, mask: Bytes) -> None:
        """Write what a seat may do."""
        mask[:] = self._encoding.mask(list(self._legal(self._games[game].state, Seat(seat))))

    def act(self, game: int, seat: int, number: int) -> None:
        """Take an action of any seat that may act."""
        self._go(game, self._find(game, number, self._legal(self._games[game].state, Seat(seat))))

    def seats(self, game: int) -> tuple[Seat, ...]:
        """Return the seats that may act."""
        node = self._rules.node(self._games[game].state)
        return node.seats if isinstance(node, Turn) else ()

    def state(self, game: int) -> State:
        """Return the state of a game."""
        return self._games[game].state

    def result(self, game: int) -> Result | None:
        """Return the result of a game, or None before its end."""
        node = self._rules.node(self._games[game].state)
        return node.result if isinstance(node, Over) else None

    def _find(self, game: int, number: int, ids: dict[int, Action]) -> Action:
        if number not in ids:
            raise IndexError(f"action {number} is not legal in game {game}")
        return ids[number]

    def _go(self, game: int, action: Action) -> None:
        play = self._games[game]
        self._clear(game)
        play.state = self._rules.apply(play.state, action).state
        play.decisions += 1
        self._settle(play)
        result = self.result(game)
        cut = result is None and play.decisions >= self._most
        self._out.terminated[game] = result is not None
        self._out.truncated[game] = cut
        self._out.rewards[game] = returns(result, self._encoding.players)
        if (result is not None or cut) and self._again:
            self._begin(play)
        self._list(game)

    def _begin(self, play: _Play) -> None:
        play.state = self._rules.start()
        play.decisions = 0
        self._settle(play)

    def _settle(self, play: _Play) -> None:
        while isinstance(node := self._rules.node(play.state), Chance):
            outcome = node.odds.pick(play.luck.below(node.odds.total))
            play.state = self._rules.settle(play.state, outcome).state

    def _clear(self, game: int) -> None:
        self._out.rewards[game] = 0
        self._out.terminated[game] = self._out.truncated[game] = 0

    def _list(self, game: int) -> None:
        play = self._games[game]
        seats = self.seats(game)
        play.ids = self._legal(play.state, seats[0]) if seats else {}
        self._out.seats[game] = seats[0] if seats else 0
        self._out.masks[game] = self._encoding.mask(list(play.ids))
        self._observe(play.state, seats[0] if seats else Seat(1), self._out.observations[game])

    def _legal(self, state: State, seat: Seat) -> dict[int, Action]:
        legal: tuple[Action, ...] = self._rules.legal(state, seat)
        ids = self._encoding.ids(self._rules.view(state, seat), seat, legal) if legal else []
        return {number: action for number, action in zip(ids, legal, strict=True) if number != NO_ID}

    def _observe(self, state: State, seat: Seat, observation: Bytes) -> None:
        over = isinstance(self._rules.node(state), Over)
        observation[:] = self._encoding.observe(self._rules.view(state, seat), seat, over=over)
