"""The vectorized environment: many games per call, numpy arrays in and out."""

from collections.abc import Mapping
from typing import Any

import numpy as np
import numpy.typing as npt

from mazechase.adapters.batch import Choices, arrays, batch
from mazechase.adapters.encoding import encoding
from mazechase.adapters.fields import Bytes
from mazechase.adapters.opening import open_game
from mazechase.engine.rng import Rng, check_64_bits
from mazechase.errors import BadValue
from mazechase.rules.api import Seat, State
from mazechase.rules.game import AnyGame

MOST_DECISIONS = 10_000  # before a game is cut off


class VectorEnv:
    """Many games of one kind. After each step the arrays show what comes next in every game.

    A game that is over, or cut off, begins again at once: then ``terminated`` or ``truncated`` is 1, ``rewards`` belong
    to the game that ended, and observation and mask to the one that begins. The arrays are written to in place: copy
    what is to be kept.

    >>> import mazechase
    >>> env = VectorEnv(mazechase.game("cards", players=2), games=3, seed=7)
    >>> env.reset()
    >>> env.seats, env.observations.shape, env.masks.sum(axis=1)
    (array([1, 1, 1], dtype=int8), (3, 65), array([2, 2, 2], dtype=uint64))
    >>> env.step(env.sample())
    >>> env.rewards.shape
    (3, 2)
    """

    def __init__(  # noqa: PLR0913 (the first two say what is played, the rest how)
        self,
        game: AnyGame,
        games: int,
        *,
        seed: int = 0,
        most: int = MOST_DECISIONS,
        threads: int = 1,
        native: bool | None = None,
    ) -> None:
        check_64_bits(1, games=games, most=most, threads=threads)
        check_64_bits(seed=seed)
        self.game = game
        self.encoding = encoding(game)
        self.games = games
        self.players = game.players
        self._threads = threads
        self._arrays = arrays(self.encoding, games)
        self._batch = batch(self.encoding, self._arrays, most, again=True, native=native)
        self._chosen: Choices = np.zeros(games, np.int64)
        rng = Rng(seed)
        self._seeds = np.array([rng.next() for _ in range(games)], np.uint64)
        self.observations: Bytes = self._arrays.observations
        self.masks: Bytes = self._arrays.masks
        self.seats: npt.NDArray[np.int8] = self._arrays.seats
        self.rewards: npt.NDArray[np.float32] = self._arrays.rewards
        self.terminated: Bytes = self._arrays.terminated
        self.truncated: Bytes = self._arrays.truncated

    def reset(self, seed: int | None = None) -> None:
        """Begin every game again; with the same seed everything comes again."""
        if seed is not None:
            check_64_bits(seed=seed)
            rng = Rng(seed)
            self._seeds = np.array([rng.next() for _ in range(self.games)], np.uint64)
        self._batch.reset(self._seeds, self._threads)

    def step(self, actions: npt.NDArray[Any]) -> None:
        """Take an action, by its id, in every game; raise IndexError if one is not legal, and change nothing."""
        chosen = np.ascontiguousarray(actions, np.int64)
        if chosen.shape != (self.games,):
            raise BadValue("bad-action-count", wanted=f"({self.games},)", shape=str(np.shape(actions)))
        self._batch.step(chosen, self._threads)

    def sample(self) -> Choices:
        """Return a random legal action for every game, all equally likely; the array is used again by the next call."""
        self._batch.sample(self._chosen)
        return self._chosen

    def state(self, game: int) -> State:
        """Return the state of one game, as a value of the rules."""
        return self._batch.state(game)

    def observe(self, game: int, seat: Seat) -> Bytes:
        """Return what any seat of one game sees."""
        observation = np.zeros(self.encoding.size, np.uint8)
        self._batch.observe(game, seat, observation)
        return observation


def vector(
    game: str | AnyGame, games: int, players: int | None = None, options: Mapping[str, Any] | None = None, **how: Any
) -> VectorEnv:
    """Return a vectorized environment of a game or its id, which has begun: ``VectorEnv`` says what it takes."""
    env = VectorEnv(open_game(game, players, options), games, **how)
    env.reset()
    return env
