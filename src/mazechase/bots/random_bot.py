"""The bot that every game has."""

from collections.abc import Sequence
from random import Random
from typing import Any

from mazechase.bots.api import Bot, Budget


class RandomBot(Bot):
    """Takes any legal action, each as likely as the others."""

    def choose(self, view: Any, legal: Sequence[Any], rng: Random, budget: Budget) -> Any:  # noqa: ARG002
        """Draw one of the legal actions."""
        return rng.choice(legal)
