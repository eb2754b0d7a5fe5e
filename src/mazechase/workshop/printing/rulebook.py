"""The rules in our words, for the sheets that come first: the parts of a game's help, and the options chosen."""

from collections.abc import Iterator, Mapping
from typing import Any

import msgspec

from mazechase.rules.game import AnyGame
from mazechase.rules.help import part_names
from mazechase.rules.options import OWN, Count, Documented, Flag, Option
from mazechase.workshop.printing.words import Words

ON_SCREEN = frozenset({"touch", "keys"})  # parts of the help that explain the page


class Paragraph(msgspec.Struct, frozen=True):
    """A part of the rules."""

    title: str
    text: str


class Rulebook(msgspec.Struct, frozen=True):
    """What is typeset: a title, a line about the game, the parts, and the options as names and values."""

    title: str
    about: str
    players: str
    parts: tuple[Paragraph, ...]
    options: tuple[tuple[str, str], ...]


def rulebook(game: AnyGame, words: Words) -> Rulebook:
    """Return the rules of a game as it is set up."""
    return Rulebook(
        title=words(f"{game.id}-name"),
        about=words(f"{game.id}-about"),
        players=words("print-players", count=game.players),
        parts=tuple(_parts(game, words)),
        options=tuple((_label(game, one, words), _value(game, one, words)) for one in _shown(game, words)),
    )


def _parts(game: AnyGame, words: Words) -> Iterator[Paragraph]:
    """Yield the parts; ``GAME-print-PART`` replaces words of the help that speak of the screen."""
    for name in part_names(game.id):
        if name not in ON_SCREEN:
            key = f"{game.id}-help-{name}"
            yield Paragraph(words(f"{key}-title"), words.first(f"{game.id}-print-{name}", otherwise=words(key)))


def _shown(game: AnyGame, words: Words) -> Iterator[Option]:
    """Yield the options that people choose, which have a name in the catalogues, and that change something here."""
    for one in game.rules.declared:
        if one.scope == "rules" and words.has(_key(game, one)) and _matters(game, one):
            yield one


def _matters(game: AnyGame, one: Option) -> bool:
    """Return whether an option changes anything with these players and the other options."""
    return not one.when or any(
        (not case.players or game.players in case.players)
        and all(_word(game.options[name]) in values for name, values in case.options.items())
        for case in one.when
    )


def _word(value: Any) -> str:
    """Return an option's value as the word that cases name it by."""
    return OWN if isinstance(value, Mapping) else str(value).lower() if isinstance(value, bool) else str(value)


def _key(game: AnyGame, one: Option) -> str:
    return f"{game.id}-option-{one.name}".replace("_", "-")


def _label(game: AnyGame, one: Option, words: Words) -> str:
    return words(_key(game, one))


def _value(game: AnyGame, one: Option, words: Words) -> str:
    """Return what was chosen, in the words of the set-up."""
    value = game.options[one.name]
    if isinstance(one.kind, Flag):
        return words("print-yes" if value else "print-no")
    if isinstance(one.kind, Count):
        return words("setup-no-limit") if value == "none" else str(value)
    if isinstance(one.kind, Documented) and not isinstance(value, str):
        return words(f"print-{OWN}")
    return words.first(f"{_key(game, one)}-{value}", otherwise=str(value))
