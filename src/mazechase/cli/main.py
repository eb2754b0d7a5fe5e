"""The command's entry point: parse, run, and turn every error into one line and an exit code."""

import sys
from argparse import Namespace
from collections.abc import Sequence

from mazechase import __version__
from mazechase.cli import (
    admin,
    arena,
    completion,
    database,
    documents,
    export,
    games,
    measure,
    page,
    play,
    positions,
    printing,
    records,
    review,
    serve,
    show,
    solve,
    suggest,
)
from mazechase.cli.command import Command, Parser
from mazechase.cli.hints import hint
from mazechase.cli.language import add_language, language_here
from mazechase.cli.output import abandon, complain, flush, print_json, use_any_encoding
from mazechase.cli.words import say
from mazechase.engine import built, kernels_here
from mazechase.errors import BadText, MazechaseError
from mazechase.messages import speaking

COMMANDS: tuple[Command, ...] = (
    *games.COMMANDS,
    *positions.COMMANDS,
    *show.COMMANDS,
    *play.COMMANDS,
    *arena.COMMANDS,
    *solve.COMMANDS,
    *records.COMMANDS,
    *review.COMMANDS,
    *export.COMMANDS,
    *documents.COMMANDS,
    *measure.COMMANDS,
    *suggest.COMMANDS,
    *printing.COMMANDS,
    *serve.COMMANDS,
    *database.COMMANDS,
    *admin.COMMANDS,
)

NOT_DONE = 2  # 1 is for commands: they have checked something and found it false
SERVER_NEEDS = frozenset({"h11", "litestar", "segno", "uvicorn", "uvloop", "websockets"})  # the extra "server"
RESEARCH_NEEDS = frozenset({"pyarrow"})  # the extra "research"
INTERRUPTED = 130  # a shell's exit code for a command ended by Ctrl-C
NO_READER = 141  # and for one whose reader closed the pipe


def main(argv: Sequence[str] | None = None) -> int:
    """Run the command in the terminal's language and return its exit code."""
    use_any_encoding()
    with speaking(language_here()):
        return _guarded(argv)


def _guarded(argv: Sequence[str] | None) -> int:
    """Run the command; turn every error into a line and an exit code."""
    try:
        try:
            code = _run(sys.argv[1:] if argv is None else argv)
        finally:
            flush()
    except MazechaseError as error:
        complain(f"{error}{hint(error)}")
        return NOT_DONE
    except ModuleNotFoundError as error:
        missing = (error.name or "").partition(".")[0]
        if missing in RESEARCH_NEEDS:
            complain(say("needs", package=missing, install="pip install 'mazechase[research]'"))
            return NOT_DONE
        if missing not in SERVER_NEEDS:
            raise
        complain(say("needs-server", package=error.name or "?", install="pip install 'mazechase[server]'"))
        return NOT_DONE
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        abandon()
        return NO_READER
    except OSError as error:
        complain(str(error))
        abandon()
        return NOT_DONE
    return code


def _run(argv: Sequence[str]) -> int:
    parser = make_parser()
    try:
        args = parser.read(argv)
    except SystemExit:  # after --help
        return 0
    if args.version:
        _print_version(args)
        return 0
    if args.version_json:
        parser.error("--json goes with --version, or after a command")
    if args.command is None:
        page.run(args)
        return 0
    if args.lan and args.command not in serve.COMMANDS:
        raise BadText("lan-elsewhere", command=args.command.name)
    return args.command.run(args) or 0


def _print_version(args: Namespace) -> None:
    if args.version_json:
        print_json({"version": __version__, "kernels": built()})
    else:
        print(f"mazechase {__version__} ({kernels_here()})")


def make_parser() -> Parser:
    """Return the parser of the whole command line."""
    parser = Parser(
        prog="mazechase",
        description="PAC-MAN tabletop games to play, program against and measure.\n"
        "Without a command: start the server and open the page.",
    )
    parser.add_argument("--version", action="store_true", help="print the version and which native kernels there are")
    parser.add_argument("--json", action="store_true", dest="version_json", help="with --version: print JSON")
    parser.set_defaults(command=None)
    page.arguments(parser)
    add_language(parser)
    words = parser.add_subparsers(title="commands", metavar="COMMAND")
    for command in (*COMMANDS, completion.make_command(make_parser)):
        word = words.add_parser(
            command.name, help=command.help, description=f"{command.help[0].upper()}{command.help[1:]}."
        )
        word.set_defaults(command=command, parser=word)
        command.arguments(word)
        add_language(word)
    return parser
