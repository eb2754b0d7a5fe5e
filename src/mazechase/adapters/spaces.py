"""Gymnasium spaces of a game's observations and actions."""

from collections.abc import Callable
from typing import Any

import numpy as np
import numpy.typing as npt
from gymnasium.spaces import Box, Discrete

from mazechase.adapters.encoding import Encoding

Mask = npt.NDArray[np.int8]  # as Gymnasium wants it


class LegalActions(Discrete):
    """The ids of all actions; a sample without a mask is one that is legal now."""

    def __init__(self, count: int, legal: Callable[[], Mask]) -> None:
        super().__init__(count)
        self._legal = legal

    def sample(self, mask: Mask | None = None, probability: Any = None) -> np.int64:
        """Return a random action: by the mask or probabilities if they are given, otherwise a legal one."""
        if mask is None and probability is None:
            legal = self._legal()
            mask = legal if legal.any() else None
        return super().sample(mask=mask, probability=probability)

    def __reduce__(self) -> tuple[Any, ...]:
        """Travel without the game: another process, as of Gymnasium's AsyncVectorEnv, gets a plain Discrete."""
        return Discrete, (int(self.n),), {name: value for name, value in vars(self).items() if name != "_legal"}


def observations(encoding: Encoding[Any]) -> Box:
    """Return the space of observations: small numbers, each with its largest value."""
    return Box(np.zeros(encoding.size, np.uint8), np.maximum(encoding.fields.most(), 1), dtype=np.uint8)


def masks(count: int) -> Box:
    """Return the space of masks."""
    return Box(0, 1, (count,), np.int8)
