"""What a command is, and the arguments that several commands take."""

import re
from argparse import Action, ArgumentParser, Namespace, RawDescriptionHelpFormatter
from collections.abc import Callable, Sequence
from typing import Any, NamedTuple, NoReturn

from mazechase.cli.hints import closest
from mazechase.engine.executors import PLACES
from mazechase.errors import BadText

GAME_HELP = "a game's id (see `mazechase games`), or module:Class for one from elsewhere"


class Command(NamedTuple):
    """One word after ``mazechase``: its help, its arguments, and what it does; it may return an exit code."""

    name: str
    help: str
    arguments: Callable[[ArgumentParser], None]
    run: Callable[[Namespace], int | None]


class Parser(ArgumentParser):
    """An argument parser that raises MazechaseError, like everything else."""

    def __init__(self, **settings: Any) -> None:
        super().__init__(allow_abbrev=False, formatter_class=RawDescriptionHelpFormatter, **settings)

    def read(self, args: Sequence[str]) -> Namespace:
        """Read the arguments; raise if there are some that the command doesn't take."""
        parsed, left = self.parse_known_args(args)
        if left:
            parser: Parser = getattr(parsed, "parser", None) or self
            parser.error(f"unrecognized arguments: {' '.join(left)}{parser.meant(left)}")
        return parsed

    def meant(self, unknown: Sequence[str]) -> str:
        """Return a guess at the option that was meant, to end an error message with, or nothing."""
        guesses = (closest(word.partition("=")[0], self._option_string_actions) for word in unknown)
        return next((f"; did you mean {guess}?" for guess in guesses if guess), "")

    def error(self, message: str) -> NoReturn:
        """Raise an error about the arguments."""
        raise BadText("bad-arguments", message=message, command=self.prog)

    def _check_value(self, action: Action, value: Any) -> None:
        """Raise if a value is not one of an argument's choices; the commands are such choices too."""
        if action.choices is None or value in action.choices:
            return
        known = ", ".join(map(str, action.choices))
        if action.option_strings:
            raise BadText("bad-choice", name=action.option_strings[0], text=str(value)[:60], known=known)
        raise BadText("no-such-command", command=str(value)[:60], known=known)


def whole(name: str, least: int, most: int) -> Callable[[str], int]:
    """Return a function that reads integers from ``least`` to ``most``.

    >>> whole("DEPTH", 0, 200)("3")
    3
    """

    def read(text: str) -> int:
        if not re.fullmatch(r"[0-9]{1,18}", text) or not least <= int(text) <= most:
            raise BadText("bad-argument-number", name=name, text=text[:40], least=str(least), most=str(most))
        return int(text)

    return read


def add_json(parser: ArgumentParser) -> None:
    """Add ``--json`` to a command."""
    parser.add_argument("--json", action="store_true", help="print JSON, for programs")


def add_game(parser: ArgumentParser) -> None:
    """Add the game to a command's arguments."""
    parser.add_argument("game", metavar="GAME", help=GAME_HELP)


def add_choices(
    parser: ArgumentParser, players_help: str = "number of players; default: the fewest the game allows"
) -> None:
    """Add players and options to a command's arguments."""
    parser.add_argument("--players", metavar="N", type=whole("--players", 0, 99), help=players_help)
    parser.add_argument(
        "--option",
        metavar="NAME=VALUE",
        action="append",
        default=[],
        help="choose an option; may be repeated. A board, deck or the like is an id, a path to a .toml or .json file, "
        "- for standard input, or JSON in braces",
    )
    parser.add_argument(
        "--by-the-book",
        action="store_true",
        help="set every house rule to what the rulebook says (see `mazechase games`); --option overrides it",
    )


def add_place(parser: ArgumentParser) -> None:
    """Add ``--workers`` and ``--on`` to a command."""
    place = parser.add_mutually_exclusive_group()
    place.add_argument("--workers", metavar="N", type=whole("--workers", 1, 64), default=1, help="processes; default 1")
    place.add_argument(
        "--on",
        choices=PLACES,
        default=PLACES[0],
        help="where: on this machine, or on a Ray cluster (RAY_ADDRESS names it; needs mazechase[ray])",
    )


def add_moves(parser: ArgumentParser) -> None:
    """Add moves to a command's arguments."""
    parser.add_argument(
        "--moves",
        metavar="TOKENS",
        default="",
        help='actions and chance outcomes in the order they happened, with spaces between: "e2 e8 e3h"',
    )
