"""What a bot is, how much it may compute, and how to find one by name.

A bot gets what a person in its seat would get: a view and the legal actions. Luck and limits are arguments, so the
same view, actions, luck and node budget always lead to the same choice.
"""

import contextlib
import importlib
import importlib.util
import inspect
from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from random import Random
from types import ModuleType
from typing import Any

import msgspec

from mazechase.bots.characters import USUAL
from mazechase.bots.temper import EVEN, Temper, named_temper
from mazechase.errors import BadOption, NoSuchBot
from mazechase.rules.api import Seat
from mazechase.rules.game import AnyGame


class Budget(msgspec.Struct, frozen=True, kw_only=True):
    """How much a bot may compute for one choice: nodes, time, or (with neither) the bot's own default.

    With a node budget the choice is the same on every machine. A time budget needs the caller's clock, in seconds.
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
        """Start a meter; ``usual`` is the bot's own number of nodes, for a budget without limits."""
        unlimited = self.nodes is None and self.time_ms is None
        return Meter(usual if unlimited else self.nodes, self.time_ms, self.now)


class Meter:
    """Counts the nodes searched for one choice.

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
        """Use up one node, or return False if none is left: then the bot chooses from what it has found."""
        if self._most is not None and self.spent >= self._most:
            return False
        if self._deadline is not None and self._now is not None and self._now() >= self._deadline:
            return False
        self.spent += 1
        return True


class Bot(ABC):
    """A player of one game. It is created with the game and its seat, and never sees a state.

    A bot with its own ``__init__`` takes the game, or the game and the seat: ``__init__(self, game, seat)``.
    Either way ``self.seat`` is set before it has to choose.
    """

    seat: Seat | None = None  # None: not given when the bot was created

    def __init__(self, game: AnyGame, seat: Seat | None = None) -> None:
        self.game = game
        self.seat = seat

    @abstractmethod
    def choose(self, view: Any, legal: Sequence[Any], rng: Random, budget: Budget) -> Any:
        """Choose one of the legal actions, given the view of the bot's own seat."""


Maker = Callable[..., Bot]  # takes a game, or a game and a seat; usually a Bot class


def bot_names(game_id: str) -> tuple[str, ...]:
    """Return the names of the bots that come with a game: ``random``, then its levels, weakest first, then others.

    >>> bot_names("quoridor")
    ('random', 'level1', 'level2', 'level3', 'level4', 'level5', 'classic1', 'classic2', 'classic3')
    """
    return tuple(_shipped(game_id))


def level_names(game_id: str) -> tuple[str, ...]:
    """Return the names of a game's levels for people to choose from, weakest first.

    >>> level_names("quoridor")[0]
    'level1'
    """
    return tuple(name for name in bot_names(game_id) if name.startswith("level"))


def usual_bot(game_id: str) -> str:
    """Return the bot of medium strength; a game without levels has only ``random``.

    >>> usual_bot("no-such-game")
    'random'
    """
    levels = level_names(game_id)
    return levels[len(levels) // 2] if levels else "random"


def offered_bots(game_id: str) -> tuple[str, ...]:
    """Return the names of the bots that the page offers as opponents, weakest first.

    These are ``random`` and the levels, unless the game's module lists others as ``OFFERED``.

    >>> offered_bots("no-such-game")
    ('random',)
    """
    offered: Sequence[str] = getattr(_module(game_id), "OFFERED", ("random", *level_names(game_id)))
    return tuple(name for name in bot_names(game_id) if name in offered)


def served_bots(game_id: str) -> tuple[str, ...]:
    """Return the names of the bots that may play on a server: all but those the game's module lists as ``AT_HOME``.

    >>> "perfect" in bot_names("chase"), "perfect" in served_bots("chase")
    (True, False)
    """
    at_home: Sequence[str] = getattr(_module(game_id), "AT_HOME", ())
    return tuple(name for name in bot_names(game_id) if name not in at_home)


def characters(game_id: str) -> dict[str, str]:
    """Return the characters that play a game, weakest first, each with the bot that it is there.

    A game has them if it has all the levels that they are.

    >>> characters("quoridor")["pip"], characters("no-such-game")
    ('level1+bold', {})
    """
    own: Mapping[str, str] = getattr(_module(game_id), "CHARACTERS", {})
    found = {name: own.get(name, usual) for name, usual in USUAL.items()}
    return found if all(named_temper(bot)[0] in _shipped(game_id) for bot in found.values()) else {}


def is_served(game_id: str, name: str) -> bool:
    """Return whether a bot, perhaps with a temper, or a character may play on a server.

    >>> is_served("chase", "level3+bold"), is_served("chase", "level3+rude"), is_served("chase", "mine:Bot")
    (True, False, False)
    >>> is_served("chase", "rufus")
    True
    """
    try:
        return name in characters(game_id) or named_temper(name)[0] in served_bots(game_id)
    except ValueError:
        return False


def make_bot(game: AnyGame, level: str | Maker, seat: int | None = None, temper: Temper = EVEN) -> Bot:
    """Create a bot by name (``random``, ``level1``, a character, or ``module:Class`` for your own) or from its class.

    A bot that takes no temper plays as ever.
    """
    maker = _tempered(find_bot(game.id, level) if isinstance(level, str) else level, temper)
    own = None if seat is None else Seat(seat)
    bot = maker(game, seat=own) if _takes(maker, "seat") else maker(game)
    if own is not None:
        with contextlib.suppress(AttributeError):  # a bot may have a read-only ``seat`` of its own
            bot.seat = own
    return bot


def _tempered(maker: Maker, temper: Temper) -> Maker:
    """Return a maker of bots with a temper, if they can have one."""
    return partial(maker, temper=temper) if temper != EVEN and _takes(maker, "temper") else maker


def _takes(maker: Maker, argument: str) -> bool:
    try:
        return argument in inspect.signature(maker).parameters
    except (TypeError, ValueError):  # its signature can't be inspected
        return False


def find_bot(game_id: str, name: str) -> Maker:
    """Return a bot's class by name, perhaps with a temper, or a character's; raise NoSuchBot if there is none.

    Its message has the names of the game's bots.
    """
    if ":" in name:
        return _from_module(name)
    shipped = _shipped(game_id)
    try:
        plain, temper = named_temper(characters(game_id).get(name, name))
        return _tempered(shipped[plain], temper)
    except (KeyError, ValueError) as error:
        raise NoSuchBot("no-such-bot", bot=name, game=game_id, known=", ".join(shipped)) from error


def _shipped(game_id: str) -> dict[str, Maker]:
    """Return the levels in ``mazechase.bots.<game id>``; a game without such a module has only ``random``."""
    from mazechase.bots.random_bot import RandomBot  # noqa: PLC0415 (it is a Bot, so it imports this module)

    levels: Mapping[str, Maker] = getattr(_module(game_id), "LEVELS", {})
    return {"random": RandomBot, **levels}


def _module(game_id: str) -> ModuleType | None:
    """Return the module with a game's bots, if there is one."""
    module = f"mazechase.bots.{game_id}"
    there = game_id.isidentifier() and importlib.util.find_spec(module) is not None
    return importlib.import_module(module) if there else None


def _from_module(name: str) -> Maker:
    module, _, cls = name.partition(":")
    try:
        found = getattr(importlib.import_module(module), cls, None)
    except (Exception, SystemExit) as error:  # somebody else's module may raise anything
        problem = f"{type(error).__name__}: {error}"
        raise NoSuchBot("bot-not-imported", bot=name, module=module, problem=problem) from error
    if not (isinstance(found, type) and issubclass(found, Bot)):
        raise NoSuchBot("bot-not-a-class", bot=name, module=module, cls=cls)
    return found
