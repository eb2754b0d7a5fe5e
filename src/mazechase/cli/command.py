"""What a command is, and the arguments that several of them take."""

import re
from argparse import ArgumentParser, Namespace, RawDescriptionHelpFormatter
from collections.abc import Callable
from typing import Any, NamedTuple, NoReturn

from mazechase.errors import BadText

GAME_HELP = "a game's id (see `mazechase games`), or module:Class for one from elsewhere"


class Command(NamedTuple):
    """One word after ``mazechase``: what it is for, what it takes, what it does."""

    name: str
    help: str
    arguments: Callable[[ArgumentParser], None]
    run: Callable[[Namespace], None]


class Parser(ArgumentParser):
    """An argument parser whose complaints are errors like all others."""

    def __init__(self, **settings: Any) -> None:
        super().__init__(allow_abbrev=False, formatter_class=RawDescriptionHelpFormatter, **settings)

    def error(self, message: str) -> NoReturn:
        """Refuse the arguments."""
        raise BadText("bad-arguments", message=message, command=self.prog)


def whole(name: str, least: int, most: int) -> Callable[[str], int]:
    """Make a reader of whole numbers from ``least`` to ``most``.

    >>> whole("DEPTH", 0, 200)("3")
    3
    """

    def read(text: str) -> int:
        if not re.fullmatch(r"[0-9]{1,18}", text) or not least <= int(text) <= most:
            raise BadText("bad-argument-number", name=name, text=text[:40], least=str(least), most=str(most))
        return int(text)

    return read


def add_game(parser: ArgumentParser) -> None:
    """Let a command take a game."""
    parser.add_argument("game", metavar="GAME", help=GAME_HELP)


def add_choices(
    parser: ArgumentParser, players_help: str = "how many play; the fewest the game takes if left out"
) -> None:
    """Let a command take players and options."""
    parser.add_argument("--players", metavar="N", type=whole("--players", 0, 99), help=players_help)
    parser.add_argument(
        "--option",
        metavar="NAME=VALUE",
        action="append",
        default=[],
        help="choose an option; may be repeated. A board, deck or the like is an id, a path to a .toml or .json file, "
        "or JSON in braces",
    )


def add_moves(parser: ArgumentParser) -> None:
    """Let a command take moves."""
    parser.add_argument(
        "--moves",
        metavar="TOKENS",
        default="",
        help='actions and chance outcomes in the order they happened, with spaces between: "e2 e8 e3h"',
    )
