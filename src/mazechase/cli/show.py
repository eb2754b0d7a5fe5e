"""``mazechase show``: the board as text."""

import os
from argparse import ArgumentParser, Namespace

from mazechase.cli.command import GAME_HELP, Command, add_choices, add_moves
from mazechase.cli.opening import open_game, play
from mazechase.cli.records import open_record
from mazechase.errors import BadOption, BadText, NoSuchGame
from mazechase.rules.api import ALL, WATCHER, AnyGame, State, Viewer
from mazechase.rules.registry import game_types


def _arguments(parser: ArgumentParser) -> None:
    parser.add_argument(
        "what", metavar="GAME|RECORD", help=f"{GAME_HELP}; or a record's file: --moves then go on from its end"
    )
    add_choices(parser)
    add_moves(parser)
    parser.add_argument(
        "--viewer",
        metavar="SEAT|watcher|all",
        default=ALL,
        help="whose eyes to look through: a seat's number, watcher (what everybody sees) or all (the default)",
    )


def _run(args: Namespace) -> None:
    game, state = _position(args)
    viewer = _viewer(game, args.viewer)
    print(game.show(play(game, state, args.moves), viewer))


def _position(args: Namespace) -> tuple[AnyGame, State]:
    if args.what in game_types() or (":" in args.what and not _exists(args.what)):
        game = open_game(args.what, args)
        return game, game.start()
    if not _exists(args.what):
        raise NoSuchGame("neither-game-nor-file", text=args.what[:60])
    if args.players is not None or args.option:
        raise BadOption("record-has-options")
    match = open_record(args.what).replay()
    return match.game, match.state


def _exists(path: str) -> bool:
    return os.path.exists(path)  # noqa: PTH110 (Path.exists raises where a name is too long)


def _viewer(game: AnyGame, text: str) -> Viewer:
    viewers: dict[str, Viewer] = {ALL: ALL, WATCHER: WATCHER, **{str(seat): seat for seat in game.seats}}
    if text not in viewers:
        raise BadText("bad-viewer", viewer=text[:40], known=", ".join(viewers))
    return viewers[text]


COMMANDS = (Command("show", "draw the board of a position or of a record's end", _arguments, _run),)
