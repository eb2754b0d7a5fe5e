"""``mazechase show``: the board as text."""

import os
from argparse import ArgumentParser, Namespace
from typing import Any

from mazechase.cli.command import GAME_HELP, Command, add_choices, add_json, add_moves
from mazechase.cli.files import STANDARD_INPUT
from mazechase.cli.opening import open_game, play
from mazechase.cli.output import print_json
from mazechase.cli.positions import what_next
from mazechase.cli.records import open_record
from mazechase.errors import BadOption, BadText, NoSuchGame
from mazechase.rules.api import ALL, WATCHER, State, Viewer
from mazechase.rules.game import AnyGame
from mazechase.rules.registry import game_types


def _arguments(parser: ArgumentParser) -> None:
    parser.add_argument(
        "what",
        metavar="GAME|RECORD",
        help=f"{GAME_HELP}; or a record's file: --moves then continues from its end; - is standard input",
    )
    add_choices(parser)
    add_moves(parser)
    parser.add_argument(
        "--viewer",
        metavar="SEAT|watcher|all",
        default=ALL,
        help="whose eyes to look through: a seat's number, watcher (what everybody sees) or all (the default)",
    )
    add_json(parser)


def _run(args: Namespace) -> None:
    game, state = _position(args)
    viewer = _viewer(game, args.viewer)
    state = play(game, state, args.moves)
    if args.json:
        print_json(_as_data(game, state, viewer))
    else:
        print(game.show(state, viewer))


def _as_data(game: AnyGame, state: State, viewer: Viewer) -> dict[str, Any]:
    """Return a position for programs; its notation only for the viewer who sees everything, since it hides nothing."""
    return {
        "game": game.id,
        "players": game.players,
        "options": game.options,
        "viewer": viewer,
        **what_next(game, state),
        "position": game.position(state) if viewer == ALL else None,
        "view": game.view(state, viewer),
        "board": game.show(state, viewer),
    }


def _position(args: Namespace) -> tuple[AnyGame, State]:
    if args.what in game_types() or (":" in args.what and not _exists(args.what)):
        game = open_game(args.what, args)
        return game, game.start()
    if not _exists(args.what):
        raise NoSuchGame("neither-game-nor-file", text=args.what[:60])
    if args.players is not None or args.option or args.by_the_book:
        raise BadOption("record-has-options")
    match = open_record(args.what).replay()
    return match.game, match.state


def _exists(path: str) -> bool:
    return path == STANDARD_INPUT or os.path.exists(path)  # noqa: PTH110 (Path.exists raises where a name is too long)


def _viewer(game: AnyGame, text: str) -> Viewer:
    viewers: dict[str, Viewer] = {ALL: ALL, WATCHER: WATCHER, **{str(seat): seat for seat in game.seats}}
    if text not in viewers:
        raise BadText("bad-viewer", viewer=text[:40], known=", ".join(viewers))
    return viewers[text]


COMMANDS = (Command("show", "draw the board of a position or of a record's end", _arguments, _run),)
