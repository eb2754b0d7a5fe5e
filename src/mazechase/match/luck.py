"""Luck: where chance outcomes come from. It is an argument of a draw, never part of a match.

``Sealed`` is for tables, ``Recorded`` for replays and tutorials, ``Seeded`` for tests and the arena. Draw ``k`` always
has the same luck, however often it is repeated, so nobody can fish for better dice by taking a draw back.
"""

import hashlib
import hmac
from collections.abc import Sequence
from itertools import count
from random import Random
from typing import Any, Protocol

from mazechase.errors import BadOutcome, BadText
from mazechase.rules.api import Odds

SEED_BYTES = 32
_SPAN = 1 << 256  # the number of different HMAC-SHA-256 values


class Luck(Protocol):
    """A source of chance outcomes."""

    def outcome(self, k: int, odds: Odds) -> Any:
        """Return the outcome of draw k under these odds."""


def seal(seed: bytes) -> str:
    """Return the hash of a seed, which a table shows before the first draw."""
    return hashlib.sha256(seed).hexdigest()


class Sealed:
    """Luck from a secret seed that was fixed, and its hash shown, before the first draw (docs/fair-dice.md).

    >>> Sealed(bytes(32), "m1", ("left", "right"))
    Sealed('m1')
    """

    __slots__ = ("_match_id", "_salts", "_seed")

    def __init__(self, seed: bytes, match_id: str, salts: Sequence[str]) -> None:
        if len(seed) != SEED_BYTES:
            raise BadText("bad-seed")
        self._seed = seed
        self._match_id = match_id
        self._salts = ",".join(salts)

    def __repr__(self) -> str:
        return f"Sealed({self._match_id!r})"  # the seed must never get into a log

    def outcome(self, k: int, odds: Odds) -> Any:
        """Return the outcome of draw k; the odds are exact, because numbers past the last full round are redrawn."""
        if odds.total > _SPAN:
            raise OverflowError(odds.total)
        rounds_end = _SPAN - _SPAN % odds.total
        numbers = (self._number(k, attempt) for attempt in count())
        return odds.pick(next(number for number in numbers if number < rounds_end) % odds.total)

    def _number(self, k: int, attempt: int) -> int:
        message = f"{self._match_id}|{self._salts}|{k}|{attempt}"
        return int.from_bytes(hmac.digest(self._seed, message.encode(), "sha256"), "big")


class Seeded:
    """Repeatable luck for tests and the arena; anybody who knows the seed knows the dice."""

    __slots__ = ("_seed",)

    def __init__(self, seed: int) -> None:
        self._seed = seed

    def outcome(self, k: int, odds: Odds) -> Any:
        """Return the outcome of draw k."""
        return odds.pick(Random(f"{self._seed}/{k}").randrange(odds.total))


class Recorded:
    """The outcomes of an earlier match, in order."""

    __slots__ = ("_outcomes",)

    def __init__(self, outcomes: Sequence[Any]) -> None:
        self._outcomes = tuple(outcomes)

    def outcome(self, k: int, odds: Odds) -> Any:  # noqa: ARG002
        """Return the recorded outcome of draw k, whatever the odds; the rules refuse an impossible one."""
        if not 0 <= k < len(self._outcomes):
            raise BadOutcome("no-such-draw", k=k, draws=len(self._outcomes))
        return self._outcomes[k]
