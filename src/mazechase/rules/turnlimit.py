"""The turn limit: the option ``max_turns``, which every game declares and counts in the same way."""

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, Any

import msgspec

from mazechase.rules.options import Count, Option
from mazechase.rules.values import A, O, PublicEvent, S, V

if TYPE_CHECKING:
    from mazechase.rules.game import Game

NAME = "max_turns"
NONE = "none"
REASON = "turn_limit"  # of a result


def turn_limit(ruling: str) -> Option:
    """Return the option that a game declares; the ruling says what counts as a turn and who wins then."""
    return Option(NAME, Count(), NONE, ruling)


class TurnLimit(msgspec.Struct, frozen=True):
    """How many turns are played at most; None: no limit.

    A state counts its turns only under a limit. Without one the count stays 0, so that equal positions are equal.
    """

    most: int | None = None
    ruling: str = ""

    @classmethod
    def of(cls, declared: Iterable[Option], options: Mapping[str, Any]) -> "TurnLimit":
        """Return the limit that was chosen."""
        option = next((option for option in declared if option.name == NAME), None)
        if option is None:
            return cls()
        most = options[NAME]
        return cls(None if most == NONE else most, option.ruling)

    def count(self, taken: int) -> int:
        """Return the number of turns after one more.

        >>> TurnLimit(20).count(7), TurnLimit().count(0)
        (8, 0)
        """
        return 0 if self.most is None else taken + 1

    def reached(self, taken: int) -> bool:
        """Return whether this many turns end the game."""
        return self.most is not None and taken >= self.most

    def allows(self, taken: int) -> bool:
        """Return whether a position can have this number of turns."""
        return taken <= (self.most or 0)


class TurnsPlayed(PublicEvent, frozen=True, kw_only=True):
    """The agreed number of turns was played. A game adds what follows from it."""

    turns: int


def limit_by_default(declared: Iterable[Option], options: Mapping[str, Any], most: int) -> dict[str, Any]:
    """Return the options with a limit, unless they already set one; a game without the option gets none."""
    limited = any(option.name == NAME for option in declared)
    return {NAME: most, **options} if limited else dict(options)


def limited(game: "Game[S, A, O, V]", most: int) -> "Game[S, A, O, V]":
    """Return the same game with a limit, if it has none."""
    return game.with_options({NAME: most}) if game.options.get(NAME) == NONE else game


def unlimited(game: "Game[S, A, O, V]") -> "Game[S, A, O, V]":
    """Return the same game without a limit."""
    return game if game.options.get(NAME, NONE) == NONE else game.with_options({NAME: NONE})
