"""The command's start: parse, run, and turn every error into one line and an exit code."""

import sys
from argparse import Action, ArgumentParser
from collections.abc import Sequence
from typing import Any, NoReturn

from mazechase import __version__
from mazechase.cli import arena, games, play, positions, records, serve, show
from mazechase.cli.command import Command, Parser
from mazechase.cli.output import abandon, complain, flush, use_any_encoding
from mazechase.engine import built
from mazechase.errors import MazechaseError

COMMANDS: tuple[Command, ...] = (
    *games.COMMANDS,
    *positions.COMMANDS,
    *show.COMMANDS,
    *arena.COMMANDS,
    *records.COMMANDS,
    *serve.COMMANDS,
)

BAD_INPUT = 2
INTERRUPTED = 130  # what a shell reports for a command that Ctrl-C ended
NO_READER = 141  # and for one whose reader left


def main(argv: Sequence[str] | None = None) -> int:
    """Run the command and give its exit code."""
    use_any_encoding()
    try:
        try:
            _run(sys.argv[1:] if argv is None else argv)
        finally:
            flush()
    except MazechaseError as error:
        complain(str(error))
        return BAD_INPUT
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        abandon()
        return NO_READER
    except OSError as error:
        complain(str(error))
        abandon()
        return BAD_INPUT
    return 0


def _run(argv: Sequence[str]) -> None:
    parser = make_parser()
    args = parser.parse_args(argv)
    if args.command is None:
        play.run(args)
    else:
        args.command.run(args)


class _Version(Action):
    """Print the version and which games have a native kernel here; looked up only when asked for."""

    def __call__(self, parser: ArgumentParser, *_: Any) -> NoReturn:
        kernels = f"native kernels: {', '.join(built())}" if built() else "no native kernels"
        print(f"mazechase {__version__} ({kernels})")
        parser.exit()


def make_parser() -> ArgumentParser:
    """Make the parser of the whole command line."""
    parser = Parser(
        prog="mazechase",
        description="PAC-MAN tabletop games to play, program against and measure.\n"
        "Without a command: start the service and open the page.",
    )
    parser.add_argument(
        "--version", action=_Version, nargs=0, help="print the version and which native kernels there are"
    )
    parser.set_defaults(command=None)
    play.arguments(parser)
    words = parser.add_subparsers(title="commands", metavar="COMMAND")
    for command in COMMANDS:
        word = words.add_parser(command.name, help=command.help, description=f"{command.help.capitalize()}.")
        word.set_defaults(command=command)
        command.arguments(word)
    return parser
