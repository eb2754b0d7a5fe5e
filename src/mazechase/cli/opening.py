"""From arguments to a game and a position: ``GAME --players N --option k=v --moves "..."``."""

import sys
from argparse import Namespace
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import mazechase
from mazechase.cli.files import read_document
from mazechase.errors import BadOption, BadText, MazechaseError, NoSuchGame
from mazechase.rules.api import AnyGame, Outcome, State
from mazechase.rules.documents import parse_document
from mazechase.rules.options import Documented, Kind
from mazechase.rules.registry import game_types, load


def open_game(name: str, args: Namespace, players: int | None = None) -> AnyGame:
    """Make the game that was asked for; ``players`` counts where ``--players`` does not say."""
    kind = find_game(name)
    options = read_options(kind, args.option)
    return mazechase.game(kind.id, players if args.players is None else args.players, options)


def find_game(name: str) -> type[AnyGame]:
    """Give the game of this id, or bring one in that is named by module and class."""
    kind = game_types().get(name)
    if kind is not None:
        return kind
    if ":" not in name:
        raise NoSuchGame("no-such-game", game=name[:60])
    look_here()
    return load(name)


def look_here() -> None:
    """Let modules in the current folder be found, as ``python -m`` would."""
    here = str(Path.cwd())
    if here not in sys.path:
        sys.path.insert(0, here)


def read_options(kind: type[AnyGame], texts: Sequence[str]) -> dict[str, Any]:
    """Read ``name=value`` pairs by what each option takes; the game checks what came out."""
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
        if text.endswith((".toml", ".json")):
            return read_document(text)
    return kind.read(text)


def play(game: AnyGame, state: State, moves: str) -> State:
    """Take actions and chance outcomes in order; an error tells which token it was."""
    for number, token in enumerate(moves.split(), 1):
        try:
            move = game.read(token)
            step = game.settle(state, move) if isinstance(move, Outcome) else game.apply(state, move)
        except MazechaseError as error:
            raise BadText("bad-move", number=str(number), token=token[:40], reason=str(error)) from error
        state = step.state
    return state
