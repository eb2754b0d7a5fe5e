"""Bots that look ahead with a native search, and err as people do: short sight, greed, fear, and what they overlook."""

from abc import abstractmethod
from collections.abc import Callable, Sequence
from functools import cache
from importlib import resources
from math import log
from random import Random
from statistics import pstdev
from typing import Any, ClassVar

import msgspec

from mazechase.bots.api import Bot, Budget, Maker, make_bot
from mazechase.bots.temper import EVEN, Temper
from mazechase.engine.search import End, Search, Widths, find_search
from mazechase.rules.api import Seat
from mazechase.rules.game import AnyGame

LEAST = 1e-6  # no chance counts as smaller than this
LIKING = 0.25  # what the whole of a trait counts for, in logarithms of odds


class Looker(Bot):
    """Rates every way its turn can end by the chance to win, as far ahead as it looks, and by its temper.

    ``error`` is how much it misjudges, compared with how much the ends differ. What it misjudges in one position is the
    same whenever it looks, so that it keeps to a plan within its turn.
    """

    nodes: ClassVar[int] = 1  # if the budget sets no limit
    widths: ClassVar[Widths] = Widths()
    error: float = 0.0
    greed: ClassVar[float] = 0.0  # how much it likes gains at once, beyond what they are worth

    def __init__(self, game: AnyGame, seat: Seat | None = None, temper: Temper = EVEN) -> None:
        super().__init__(game, seat)
        self.likes = temper
        self.search = self.find_search()
        self.plain = make_bot(game, self.without_kernel(), seat) if self.search is None else None

    @abstractmethod
    def find_search(self) -> Search | None:
        """Return the game's native search, or None if there is no kernel."""

    @abstractmethod
    def without_kernel(self) -> Maker:
        """Return the bot that plays instead where there is no kernel."""

    def choose(self, view: Any, legal: Sequence[Any], rng: Random, budget: Budget) -> Any:
        """Choose the first action towards the end that looks best."""
        if self.search is None or self.plain is not None:
            assert self.plain is not None  # noqa: S101 (made where there is no search)
            return self.plain.choose(view, legal, rng, budget)
        if len(legal) == 1:
            return legal[0]
        state = self.game.rules.sample(view, rng)  # nothing is hidden, so this is the position itself
        ends = self.search.ends(state, budget.nodes or self.nodes, self.widths, deadline(budget))
        return self.search.action(state, self.best(ends, view.to_act[0]).first)

    def best(self, ends: Sequence[End], seat: Seat) -> End:
        """Return the end that looks best to this player, who may be mistaken."""
        rated = [_odds(end.chances[seat - 1]) for end in ends]
        mistake = self.error * pstdev(rated) if self.error else 0.0
        likes = self.likes
        looks = [
            value
            + mistake * _whim(end.key, seat)
            + (self.greed + LIKING * likes.bold) * end.gain
            - LIKING * likes.careful * end.danger
            + LIKING * likes.mischievous * end.harm
            for value, end in zip(rated, ends, strict=True)
        ]
        if not (self.error or self.greed) and likes == EVEN:
            return ends[0]  # the deepest look comes first
        return ends[max(range(len(ends)), key=looks.__getitem__)]


class LearnedLooker(Looker):
    """A level whose evaluation was learned by self-play, and the level in Python for where there is no kernel."""

    package: ClassVar[str]  # where the weights are
    plainly: ClassVar[Maker]

    def find_search(self) -> Search | None:
        """Return the search with the weights for this number of players."""
        return find_search(self.game, learned_weights(self.package)[self.game.players])

    def without_kernel(self) -> Maker:
        """Return the classic level that is nearest in strength."""
        return self.plainly


@cache
def learned_weights(package: str) -> dict[int, tuple[float, ...]]:
    """Return the weights of an evaluation for each number of players; the file says which command made them."""
    text = resources.files(package).joinpath("weights.json").read_bytes()
    return msgspec.json.decode(text, type=_Learned).weights


class _Learned(msgspec.Struct, frozen=True):
    command: str
    weights: dict[int, tuple[float, ...]]


def deadline(budget: Budget) -> Callable[[], bool] | None:
    """Return a function that says whether the time of a budget is up; None if it has no time."""
    now = budget.now
    if now is None or budget.time_ms is None:
        return None
    end = now() + budget.time_ms / 1000
    return lambda: now() >= end


def _odds(chance: float) -> float:
    """Return the logarithm of the odds, in which evaluations add up."""
    return log(max(LEAST, chance) / max(LEAST, 1 - chance))


def _whim(key: int, seat: Seat) -> float:
    """Return a number from -1 to 1 that is always the same for a position and a seat."""
    return ((key * 0x9E3779B97F4A7C15 + seat * 0xBF58476D1CE4E5B9) % (1 << 64) >> 11) / (1 << 52) - 1
