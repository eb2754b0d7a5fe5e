"""Bots that misbehave."""

import os
import sys
import time
from collections.abc import Sequence
from random import Random
from typing import Any

from mazechase.bots.api import Bot, Budget


class Hanging(Bot):
    """Never answers."""

    def choose(self, view: Any, legal: Sequence[Any], rng: Random, budget: Budget) -> Any:  # noqa: ARG002
        while True:
            time.sleep(1)


class Dying(Bot):
    """Kills its own process."""

    def choose(self, view: Any, legal: Sequence[Any], rng: Random, budget: Budget) -> Any:  # noqa: ARG002
        os._exit(3)


class Failing(Bot):
    """Raises."""

    def choose(self, view: Any, legal: Sequence[Any], rng: Random, budget: Budget) -> Any:  # noqa: ARG002
        raise ZeroDivisionError


class Babbling(Bot):
    """Prints where only answers belong."""

    def choose(self, view: Any, legal: Sequence[Any], rng: Random, budget: Budget) -> Any:  # noqa: ARG002
        sys.stdout.write("let me think...\n")
        sys.stdout.flush()
        return legal[-1]


class Endless(Bot):
    """Prints more than any answer has, without a line end."""

    def choose(self, view: Any, legal: Sequence[Any], rng: Random, budget: Budget) -> Any:  # noqa: ARG002
        while True:
            sys.stdout.write("." * 65_536)


class Cheating(Bot):
    """Chooses an illegal action."""

    def choose(self, view: Any, legal: Sequence[Any], rng: Random, budget: Budget) -> Any:  # noqa: ARG002
        return self.game.read("e9")


class Unreadable(Bot):
    """Chooses something that is not an action."""

    def choose(self, view: Any, legal: Sequence[Any], rng: Random, budget: Budget) -> Any:  # noqa: ARG002
        return None


class Spinning(Bot):
    """Never answers, and keeps the processor busy."""

    def choose(self, view: Any, legal: Sequence[Any], rng: Random, budget: Budget) -> Any:  # noqa: ARG002
        while True:
            pass


class Hoarding(Bot):
    """Allocates memory without end."""

    def choose(self, view: Any, legal: Sequence[Any], rng: Random, budget: Budget) -> Any:  # noqa: ARG002
        hoard = []
        while True:
            hoard.append(bytearray(1 << 22))


class Waiting(Bot):
    """Waits idly until its time is up, as long as the best bots think."""

    def choose(self, view: Any, legal: Sequence[Any], rng: Random, budget: Budget) -> Any:  # noqa: ARG002
        meter = budget.meter(usual=1)
        while meter.spend():
            time.sleep(0.001)
        return legal[-1]
