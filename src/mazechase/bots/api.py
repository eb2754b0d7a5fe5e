"""What a bot is, what it may spend, and how one is found by name.

A bot gets what a person in its seat would get: a view and the legal actions. Luck and limits come in as arguments,
so equal views, actions, luck and node budgets lead to equal choices.
"""

import importlib
import importlib.util
from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Any

import msgspec

from mazechase.errors import BadOption, NoSuchBot
from mazechase.rules.api import AnyGame


class Budget(msgspec.Struct, frozen=True, kw_only=True):
    """What a bot may spend on one choice: positions looked at, time, or (with neither) what the bot is used to.

    A node budget gives the same choice everywhere. A time budget needs the caller's clock, in seconds.
    """

    nodes: int | None = None
    time_ms: int | None = None
    now: Callable[[], float] | None = None

    def __post_init__(self) -> None:
        for limit in (self.nodes, self.time_ms):
            if limit is not None and limit < 1:
                raise BadOption("bad-budget", limit=limit)
        if self.time_ms is not None and self.now is None:
            raise BadOption("budget-without-clock")

    def meter(self, usual: int) -> "Meter":
        """Start counting; ``usual`` is the bot's own number of nodes, for a budget without limits."""
        unlimited = self.nodes is None and self.time_ms is None
        return Meter(usual if unlimited else self.nodes, self.time_ms, self.now)


class Meter:
    """Counts the positions looked at for one choice.

    >>> meter = Budget(nodes=2).meter(usual=1000)
    >>> meter.spend(), meter.spend(), meter.spend(), meter.spent
    (True, True, False, 2)
    """

    __slots__ = ("_deadline", "_most", "_now", "spent")

    def __init__(self, nodes: int | None, time_ms: int | None, now: Callable[[], float] | None) -> None:
        self.spent = 0
        self._most = nodes
        self._now = now
        self._deadline = now() + time_ms / 1000 if now is not None and time_ms is not None else None

    def spend(self) -> bool:
        """Take one node if there is one; False says: choose from what you know."""
        if self._most is not None and self.spent >= self._most:
            return False
        if self._deadline is not None and self._now is not None and self._now() >= self._deadline:
            return False
        self.spent += 1
        return True


class Bot(ABC):
    """A player of one game. It is made with the game's rules and never sees a state."""

    def __init__(self, game: AnyGame) -> None:
        self.game = game

    @abstractmethod
    def choose(self, view: Any, legal: Sequence[Any], rng: Random, budget: Budget) -> Any:
        """Choose one of the legal actions, knowing the view of one's own seat."""


Maker = Callable[[AnyGame], Bot]  # a Bot class, most of the time


def bot_names(game_id: str) -> tuple[str, ...]:
    """Name the bots a game comes with, weakest first.

    >>> bot_names("quoridor")
    ('random', 'level1', 'level2', 'level3')
    """
    return tuple(_shipped(game_id))


def make_bot(game: AnyGame, level: str | Maker) -> Bot:
    """Make a bot by name (``random``, ``level1``, ..., or ``module:Class`` for one's own) or from its class."""
    maker = find_bot(game.id, level) if isinstance(level, str) else level
    return maker(game)


def find_bot(game_id: str, name: str) -> Maker:
    """Find a bot's class by name; raises NoSuchBot with the names there are."""
    if ":" in name:
        return _from_module(name)
    shipped = _shipped(game_id)
    if name not in shipped:
        raise NoSuchBot("no-such-bot", bot=name, game=game_id, known=", ".join(shipped))
    return shipped[name]


def _shipped(game_id: str) -> dict[str, Maker]:
    """Give the levels in ``mazechase.bots.<game id>``; a game without such a module has ``random`` alone."""
    from mazechase.bots.random_bot import RandomBot  # noqa: PLC0415 (it is a Bot, so it imports this module)

    module = f"mazechase.bots.{game_id}"
    there = game_id.isidentifier() and importlib.util.find_spec(module) is not None
    levels: Mapping[str, Maker] = getattr(importlib.import_module(module), "LEVELS", {}) if there else {}
    return {"random": RandomBot, **levels}


def _from_module(name: str) -> Maker:
    module, _, cls = name.partition(":")
    try:
        found = getattr(importlib.import_module(module), cls, None)
    except (Exception, SystemExit) as error:  # whatever the module of somebody else may raise
        problem = f"{type(error).__name__}: {error}"
        raise NoSuchBot("bot-not-imported", bot=name, module=module, problem=problem) from error
    if not (isinstance(found, type) and issubclass(found, Bot)):
        raise NoSuchBot("bot-not-a-class", bot=name, module=module, cls=cls)
    return found
