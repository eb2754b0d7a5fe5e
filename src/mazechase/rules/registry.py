"""Which games there are: every folder in rules/ with a ``GAME``, and games that were registered."""

import importlib
import pkgutil
from collections.abc import Mapping
from functools import cache
from inspect import isabstract
from typing import Any

import msgspec

import mazechase.rules
from mazechase.errors import NoSuchGame
from mazechase.messages import add_folder
from mazechase.rules.api import AnyGame, Game
from mazechase.rules.options import Option

_registered: dict[str, type[AnyGame]] = {}


class Listing(msgspec.Struct, frozen=True):
    """A game that can be played: its id, player counts and options."""

    id: str
    players: tuple[int, ...]
    options: tuple[Option, ...]
    rules_version: int
    secrets: bool


def register(kind: type[AnyGame]) -> type[AnyGame]:
    """Make a game from outside this package known; works as a class decorator."""
    add_folder(kind.locales)
    _registered[kind.id] = kind
    return kind


def load(name: str) -> type[AnyGame]:
    """Import and register a game given as ``module:Class``."""
    module, _, cls = name.partition(":")
    try:
        kind = getattr(importlib.import_module(module), cls, None)
    except (Exception, SystemExit) as error:  # whatever the module of somebody else may raise
        problem = f"{type(error).__name__}: {error}"
        raise NoSuchGame("game-not-imported", name=name, problem=problem) from error
    if not (isinstance(kind, type) and issubclass(kind, Game)) or isabstract(kind):
        raise NoSuchGame("game-not-a-class", name=name)
    return register(kind)


@cache
def _shipped() -> dict[str, type[AnyGame]]:
    found = {}
    for module in pkgutil.iter_modules(mazechase.rules.__path__):
        if module.ispkg:
            kind: type[AnyGame] = importlib.import_module(f"mazechase.rules.{module.name}").GAME
            found[kind.id] = kind
    return found


def game_types() -> dict[str, type[AnyGame]]:
    """Give every known game's class by id."""
    return dict(sorted((_shipped() | _registered).items()))


def games() -> tuple[Listing, ...]:
    """List what there is: ids, player counts, options.

    >>> [listing.players for listing in games() if listing.id == "quoridor"]
    [(2, 3, 4)]
    """
    return tuple(
        Listing(kind.id, kind.player_counts, kind.declared, kind.newest_rules, kind.secrets)
        for kind in game_types().values()
    )


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
    kind = next((kind for name, kind in game_types().items() if name == id), None)  # the id may be anything
    if kind is None:
        raise NoSuchGame("no-such-game", game=id)
    return kind(min(kind.player_counts) if players is None else players, options, rules_version)
