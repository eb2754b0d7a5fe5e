"""A game's rules for people to read: in parts, each with its rulings and a position that shows it.

A game's parts are listed in ``data/help.toml`` beside its rules, and their words are in the catalogues. What a picture
shows comes from the rules themselves: the position is placed, and what may be done there is what is legal.
"""

import importlib.resources
import sys
import tomllib
from typing import Any

import msgspec

from mazechase.rules.api import Facts, Hint, Turn, View
from mazechase.rules.game import AnyGame
from mazechase.rules.gestures import Offer, gestures_of
from mazechase.rules.options import Documented
from mazechase.rules.registry import game, game_types
from mazechase.rules.values import WATCHER


class HelpPart(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A part of the rules: its name, its rulings, and what its picture shows, if it has one.

    A picture is a position, with what the seat to act may do there; ``crop`` names two corners of the part to show.
    Or it is ``things``, such as cards.
    """

    name: str
    rulings: tuple[str, ...] = ()
    things: tuple[str, ...] = ()
    crop: tuple[str, ...] = ()
    view: View | None = None
    legal: tuple[str, ...] = ()
    offers: tuple[Offer, ...] = ()
    hints: tuple[Hint, ...] = ()


class Sample(msgspec.Struct, frozen=True, kw_only=True):
    """A board, deck or the like that is shipped: its option, its word there, and how a game with it begins."""

    option: str
    word: str
    facts: Facts
    view: View


class Help(msgspec.Struct, frozen=True, kw_only=True):
    """What a page needs to explain a game: the game as it usually begins, the parts of its rules, and its documents."""

    facts: Facts
    view: View
    parts: tuple[HelpPart, ...]
    samples: tuple[Sample, ...]


class _Part(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A part as it is written down."""

    name: str
    rulings: tuple[str, ...] = ()
    things: tuple[str, ...] = ()
    crop: tuple[str, ...] = ()
    position: str | None = None
    offered: bool = True  # whether to show the legal actions
    hinted: bool = False  # whether to show the hints


class _Written(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A game's help as it is written down: for how many players, with which options, and the parts in order."""

    players: int
    part: tuple[_Part, ...]
    options: dict[str, Any] = {}


def help_of(id: str) -> Help | None:  # noqa: A002
    """Return the help for a game; None if it has none."""
    written = _read(id)
    if written is None:
        return None
    usual = game(id, written.players, written.options)
    return Help(
        facts=usual.facts,
        view=usual.view(usual.start(), WATCHER),
        parts=tuple(_pictured(usual, part) for part in written.part),
        samples=_samples(usual),
    )


def part_names(id: str) -> tuple[str, ...]:  # noqa: A002
    """Return the names of a game's parts, in order; a game without help has none."""
    written = _read(id)
    return () if written is None else tuple(part.name for part in written.part)


def _read(id: str) -> _Written | None:  # noqa: A002
    kind = game_types().get(id)
    package = sys.modules[kind.__module__].__package__ if kind else None
    if not package:
        return None
    file = importlib.resources.files(package) / "data" / "help.toml"
    return msgspec.convert(tomllib.loads(file.read_text("utf-8")), _Written) if file.is_file() else None


def _pictured(usual: AnyGame, part: _Part) -> HelpPart:
    """Return a part with what to show of its position."""
    plain = HelpPart(name=part.name, rulings=part.rulings, things=part.things, crop=part.crop)
    if part.position is None:
        return plain
    s = usual.place(part.position)
    node = usual.node(s)
    view = usual.view(s, WATCHER)
    seen: dict[str, Any] = {"view": view, "hints": usual.hints(view) if part.hinted else ()}
    if part.offered and isinstance(node, Turn):
        seat = node.seats[0]
        seen["legal"] = tuple(usual.write(action) for action in usual.legal(s, seat))
        seen["offers"] = gestures_of(usual).offers(s, seat)
    return msgspec.structs.replace(plain, **seen)


def _samples(usual: AnyGame) -> tuple[Sample, ...]:
    """Return every shipped document of an option that has several, as a game begins with it."""
    found = []
    for option in usual.rules.declared:
        words = option.kind.shipped if isinstance(option.kind, Documented) else {}
        for word in words if len(words) > 1 else ():
            one = game(usual.id, usual.players, {**usual.rules.options, option.name: word})
            found.append(Sample(option=option.name, word=word, facts=one.facts, view=one.view(one.start(), WATCHER)))
    return tuple(found)
