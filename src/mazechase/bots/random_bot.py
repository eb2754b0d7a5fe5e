"""The random bot, which every game has."""

from collections.abc import Sequence
from random import Random
from typing import Any

from mazechase.bots.api import Bot, Budget


class RandomBot(Bot):
    """Chooses any legal action with equal probability."""

    def choose(self, view: Any, legal: Sequence[Any], rng: Random, budget: Budget) -> Any:  # noqa: ARG002
        """Choose a random legal action."""
        return rng.choice(legal)
