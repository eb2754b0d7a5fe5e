"""Bots that do what a bot must not do."""

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
    """Takes its process along."""

    def choose(self, view: Any, legal: Sequence[Any], rng: Random, budget: Budget) -> Any:  # noqa: ARG002
        os._exit(3)


class Failing(Bot):
    """Raises."""

    def choose(self, view: Any, legal: Sequence[Any], rng: Random, budget: Budget) -> Any:  # noqa: ARG002
        raise ZeroDivisionError


class Babbling(Bot):
    """Writes where only answers belong."""

    def choose(self, view: Any, legal: Sequence[Any], rng: Random, budget: Budget) -> Any:  # noqa: ARG002
        sys.stdout.write("let me think...\n")
        sys.stdout.flush()
        return legal[-1]


class Endless(Bot):
    """Writes more than any answer has, and no end of line."""

    def choose(self, view: Any, legal: Sequence[Any], rng: Random, budget: Budget) -> Any:  # noqa: ARG002
        while True:
            sys.stdout.write("." * 65_536)


class Cheating(Bot):
    """Chooses what is not legal."""

    def choose(self, view: Any, legal: Sequence[Any], rng: Random, budget: Budget) -> Any:  # noqa: ARG002
        return self.game.read("e9")


class Unreadable(Bot):
    """Chooses what is no action at all."""

    def choose(self, view: Any, legal: Sequence[Any], rng: Random, budget: Budget) -> Any:  # noqa: ARG002
        return None


class Spinning(Bot):
    """Never answers, and keeps the processor busy."""

    def choose(self, view: Any, legal: Sequence[Any], rng: Random, budget: Budget) -> Any:  # noqa: ARG002
        while True:
            pass


class Hoarding(Bot):
    """Takes memory without end."""

    def choose(self, view: Any, legal: Sequence[Any], rng: Random, budget: Budget) -> Any:  # noqa: ARG002
        hoard = []
        while True:
            hoard.append(bytearray(1 << 22))


class Waiting(Bot):
    """Thinks without work until its time is up, as the best bots do with much."""

    def choose(self, view: Any, legal: Sequence[Any], rng: Random, budget: Budget) -> Any:  # noqa: ARG002
        meter = budget.meter(usual=1)
        while meter.spend():
            time.sleep(0.001)
        return legal[-1]
