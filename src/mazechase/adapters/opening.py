"""What every environment is opened with: a game or its id, and choices among a few words."""

from collections.abc import Mapping, Sequence
from typing import Any

from mazechase.errors import BadOption
from mazechase.rules.game import AnyGame
from mazechase.rules.registry import game as make_game

RENDER_MODES = ("ansi",)


def open_game(game: str | AnyGame, players: int | None = None, options: Mapping[str, Any] | None = None) -> AnyGame:
    """Return a game by its id, or a game that was made already."""
    return make_game(game, players, options) if isinstance(game, str) else game


def check_word(name: str, word: str, known: Sequence[str]) -> None:
    """Raise BadOption if a word is none of those that are known."""
    if word not in known:
        raise BadOption("bad-option-value", option=name, value=str(word), takes=", ".join(known))


def check_render_mode(mode: str | None) -> None:
    """Raise BadOption for a way to show a game that no environment has."""
    if mode is not None:
        check_word("render_mode", mode, RENDER_MODES)
