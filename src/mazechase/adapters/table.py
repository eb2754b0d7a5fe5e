"""One game in play with ids and arrays: what the adapters for PettingZoo and Gymnasium share."""

import numpy as np

from mazechase.adapters.batch import arrays, batch
from mazechase.adapters.encoding import encoding
from mazechase.adapters.fields import Bytes
from mazechase.adapters.spaces import Mask
from mazechase.engine.rng import check_64_bits
from mazechase.rules.api import Result, Seat, State
from mazechase.rules.game import AnyGame


class Table:
    """One game in play, which stays over when it is over."""

    def __init__(self, game: AnyGame, most: int) -> None:
        check_64_bits(1, max_cycles=most)
        self.game = game
        self.encoding = encoding(game)
        self.actions = len(self.encoding.names)
        self._arrays = arrays(self.encoding, 1)
        self._batch = batch(self.encoding, self._arrays, most, again=False)
        self._action = np.zeros(1, np.int64)
        self._masks = self._arrays.masks[0].view(np.int8)

    def reset(self, seed: int) -> None:
        """Begin again."""
        self._batch.reset(np.array([seed], np.uint64), 1)

    def step(self, action: int) -> None:
        """Take an action of the seat that is to act; raise IndexError if it is not legal."""
        self._action[0] = action
        self._batch.step(self._action, 1)

    def act(self, seat: Seat, action: int) -> None:
        """Take an action of any seat that may act; raise IndexError if it is not legal."""
        self._batch.act(0, seat, action)

    @property
    def seat(self) -> int:
        """The seat that is to act, the lowest if there are several; 0 once it is over."""
        return int(self._arrays.seats[0])

    @property
    def seats(self) -> tuple[Seat, ...]:
        """All seats that may act."""
        return self._batch.seats(0)

    @property
    def rewards(self) -> list[float]:
        """What the last action was worth, by seat."""
        rewards: list[float] = self._arrays.rewards[0].tolist()
        return rewards

    @property
    def terminated(self) -> bool:
        """Whether the game is over."""
        return bool(self._arrays.terminated[0])

    @property
    def truncated(self) -> bool:
        """Whether it was cut off."""
        return bool(self._arrays.truncated[0])

    @property
    def state(self) -> State:
        """The state, as a value of the rules."""
        return self._batch.state(0)

    @property
    def result(self) -> Result | None:
        """The result, or None before the end."""
        return self._batch.result(0)

    def observation(self, seat: int) -> Bytes:
        """Return what a seat sees, in an array of its own."""
        if seat == self.seat:
            own: Bytes = self._arrays.observations[0].copy()
            return own
        observation = np.zeros(self.encoding.size, np.uint8)
        self._batch.observe(0, seat, observation)
        return observation

    def mask(self, seat: int) -> Mask:
        """Return what a seat may do, in an array of its own; all zeros for a seat that is not to act."""
        if seat == self.seat:
            legal: Mask = self._masks.copy()
            return legal
        mask = np.zeros(self.actions, np.uint8)
        self._batch.mask(0, seat, mask)
        return mask.view(np.int8)
