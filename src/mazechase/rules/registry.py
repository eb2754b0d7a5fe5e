"""Which games there are: every folder in rules/ with a ``GAME``, and games that were registered."""

import importlib
import pkgutil
from collections.abc import Callable, Mapping
from functools import cache
from inspect import isabstract
from typing import Any, cast

import msgspec

import mazechase.rules
from mazechase.errors import NoSuchGame
from mazechase.messages import add_folder
from mazechase.rules import options as declarations
from mazechase.rules.api import AnyRules, Rules
from mazechase.rules.game import AnyGame, Game
from mazechase.rules.options import Option
from mazechase.rules.typed import MakeGame

_registered: dict[str, type[AnyRules]] = {}


class Listing(msgspec.Struct, frozen=True):
    """A game that can be played: its id, player counts and options."""

    id: str
    players: tuple[int, ...]
    options: tuple[Option, ...]
    rules_version: int
    secrets: bool

    @property
    def by_the_book(self) -> dict[str, Any]:
        """The ready-made choice of options that sets every house rule to what is printed."""
        return declarations.by_the_book(self.options)


def register(kind: type[AnyRules]) -> type[AnyRules]:
    """Register a game from outside this package; works as a class decorator."""
    add_folder(kind.locales)
    _registered[kind.id] = kind
    return kind


def load(name: str) -> type[AnyRules]:
    """Import and register a game given as ``module:Class``."""
    module, _, cls = name.partition(":")
    try:
        kind = getattr(importlib.import_module(module), cls, None)
    except (Exception, SystemExit) as error:  # somebody else's module may raise anything
        problem = f"{type(error).__name__}: {error}"
        raise NoSuchGame("game-not-imported", name=name, problem=problem) from error
    if not (isinstance(kind, type) and issubclass(kind, Rules)) or isabstract(kind):
        raise NoSuchGame("game-not-a-class", name=name)
    return register(kind)


@cache
def shipped() -> dict[str, type[AnyRules]]:
    """Return the rules of the games in this package by id."""
    found = {}
    for module in pkgutil.iter_modules(mazechase.rules.__path__):
        if module.ispkg:
            kind: type[AnyRules] = importlib.import_module(f"mazechase.rules.{module.name}").GAME
            found[kind.id] = kind
    return dict(sorted(found.items()))


def game_types() -> dict[str, type[AnyRules]]:
    """Return the rules of every known game by id."""
    return dict(sorted((shipped() | _registered).items()))


def games() -> tuple[Listing, ...]:
    """List what there is: ids, player counts, options.

    >>> [listing.players for listing in games() if listing.id == "quoridor"]
    [(2, 3, 4)]
    """
    return tuple(
        Listing(kind.id, kind.player_counts, kind.declared, kind.newest_rules, kind.secrets)
        for kind in game_types().values()
    )


def by_the_book(id: str) -> dict[str, Any]:  # noqa: A002
    """Return the options that set every house rule of a game to what its rulebook says; a copy, to be added to.

    >>> game("chase", options=by_the_book("chase")).options["stall_limit"]
    'none'
    """
    return declarations.by_the_book(_kind(id).declared)


def _typed(make: Callable[..., AnyGame]) -> MakeGame:
    """Let type checkers know the types that come with each id; at run time nothing changes."""
    return cast("MakeGame", make)


@_typed
def game(
    id: str,  # noqa: A002
    players: int | None = None,
    options: Mapping[str, Any] | None = None,
    rules_version: int | None = None,
) -> AnyGame:
    """Make a game: its rules with players and options chosen; bad input raises a MazechaseError.

    >>> game("quoridor", players=4).options["edge_as_fence"]
    True
    """
    kind = _kind(id)
    return Game(kind(min(kind.player_counts) if players is None else players, options, rules_version))


def _kind(id: str) -> type[AnyRules]:  # noqa: A002
    kind = next((kind for name, kind in game_types().items() if name == id), None)  # the id may be anything
    if kind is None:
        raise NoSuchGame("no-such-game", game=id)
    return kind
