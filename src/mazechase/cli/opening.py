"""From arguments to a game and a position: ``GAME --players N --option k=v --moves "..."``."""

import sys
from argparse import Namespace
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import mazechase
from mazechase.cli.files import STANDARD_INPUT, read_document
from mazechase.errors import BadOption, BadText, MazechaseError, NoSuchGame
from mazechase.rules.api import AnyRules, Outcome, State
from mazechase.rules.documents import parse_document
from mazechase.rules.game import AnyGame
from mazechase.rules.options import Documented, Kind, by_the_book
from mazechase.rules.registry import game_types, load


def open_game(name: str, args: Namespace, players: int | None = None) -> AnyGame:
    """Return the requested game; ``players`` is the default for ``--players``."""
    kind = find_game(name)
    options = {**(by_the_book(kind.declared) if args.by_the_book else {}), **read_options(kind, args.option)}
    return mazechase.game(kind.id, players if args.players is None else args.players, options)


def find_game(name: str) -> type[AnyRules]:
    """Return the game with this id, or import one given by module and class."""
    kind = game_types().get(name)
    if kind is not None:
        return kind
    if ":" not in name:
        raise NoSuchGame("no-such-game", game=name[:60])
    look_here()
    return load(name)


def look_here() -> None:
    """Make modules in the current folder importable, like ``python -m``."""
    here = str(Path.cwd())
    if here not in sys.path:
        sys.path.insert(0, here)


def read_options(kind: type[AnyRules], texts: Sequence[str]) -> dict[str, Any]:
    """Parse ``name=value`` pairs by each option's type; the game checks the values."""
    kinds = {option.name: option.kind for option in kind.declared}
    options: dict[str, Any] = {}
    for text in texts:
        name, equals, value = text.partition("=")
        if not equals:
            raise BadOption("option-form", text=text[:60])
        if name in options:
            raise BadOption("option-twice", option=name[:60])
        options[name] = _read_value(kinds[name], value) if name in kinds else value
    return options


def _read_value(kind: Kind, text: str) -> Any:
    if isinstance(kind, Documented):
        if text.startswith("{"):
            return parse_document(text, "{...}", toml=False)
        if text == STANDARD_INPUT or text.endswith((".toml", ".json")):
            return read_document(text)
    return kind.read(text)


def play(game: AnyGame, state: State, moves: str) -> State:
    """Return the state after these actions and chance outcomes; an error names the token that was refused."""
    for number, token in enumerate(moves.split(), 1):
        try:
            move = game.read(token)
            step = game.settle(state, move) if isinstance(move, Outcome) else game.apply(state, move)
        except MazechaseError as error:
            raise BadText("bad-move", number=str(number), token=token[:40], reason=str(error)) from error
        state = step.state
    return state
