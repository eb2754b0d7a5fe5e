"""``mazechase measure``: whether a game is fair, how long it takes, and what happens in it."""

from argparse import ArgumentParser, Namespace

from mazechase.bots.api import Budget, usual_bot
from mazechase.cli.command import Command, add_choices, add_game, add_json, add_place, whole
from mazechase.cli.files import write_bytes
from mazechase.cli.opening import look_here, open_game
from mazechase.cli.output import aligned, mention_kernels, print_json, progress
from mazechase.cli.words import say
from mazechase.engine import executor
from mazechase.messages import spoken
from mazechase.workshop.html import page
from mazechase.workshop.measuring import Measured, measure
from mazechase.workshop.report import Words, heading, says, tables

DESCRIPTION = """Let bots play and find out whether the seats are equal, how long games take and what happens in them.

The bots keep their seats: one bot plays all of them, several take them in turn. It stops as soon as every share of
wins either differs from the fair one beyond chance or is certainly close to it (--within); --all plays every game.
Intervals are 95 % and allow for stopping early, and the words allow for comparing several seats. The result depends
only on the seed: neither the number of workers nor where they run changes it."""


def add_measuring(parser: ArgumentParser, games: int) -> None:
    """Add what is played and how to a command's arguments."""
    add_game(parser)
    add_choices(parser)
    parser.add_argument(
        "--bot",
        metavar="BOT",
        action="append",
        default=[],
        help="who plays: a bot for all seats, or several to take the seats in turn; default: the one of medium level",
    )
    most = whole("--games", 1, 10_000_000)
    parser.add_argument("--games", metavar="N", type=most, default=games, help=f"at most; default {games}")
    parser.add_argument("--seed", metavar="S", type=whole("--seed", 0, 10**18 - 1), default=1, help="default 1")
    parser.add_argument("--nodes", metavar="N", type=whole("--nodes", 1, 10**9), help="positions a bot may look at")
    add_place(parser)


def _arguments(parser: ArgumentParser) -> None:
    parser.description = DESCRIPTION
    add_measuring(parser, 1000)
    parser.add_argument(
        "--within", metavar="POINTS", type=whole("--within", 1, 50), default=5, help="percentage points; default 5"
    )
    parser.add_argument("--all", action="store_true", help="play all games, even if the answer is clear earlier")
    parser.add_argument("--html", metavar="FILE", help="also write a page with plots")
    add_json(parser)


def _run(args: Namespace) -> None:
    if any(":" in bot for bot in args.bot):
        look_here()
    game = open_game(args.game, args)
    place = executor(args.on, args.workers)
    mention_kernels()
    with progress(say("working-playing"), args.games) as advance:
        measured = measure(
            game,
            args.bot or [usual_bot(game.id)],
            games=args.games,
            seed=args.seed,
            budget=Budget(nodes=args.nodes),
            within=args.within / 100,
            whole=args.all,
            on=place,
            on_game=lambda _: advance(),
        )
    if args.html:
        write_file(args.html, page(measured, spoken()))
    if args.json:
        print_json(measured)
    else:
        print(_as_text(measured))


def _as_text(measured: Measured) -> str:
    words = Words(measured.game, spoken())
    parts = ["\n".join(aligned(table, numbers_from=1)) for table in tables(measured, words)]
    return "\n\n".join([heading(measured, words), *parts, "\n".join(says(measured, words))])


def write_file(path: str, text: str) -> None:
    """Write a text; raise BadText if that fails."""
    write_bytes(path, text.encode())


COMMANDS = (Command("measure", "measure fairness, length and events", _arguments, _run),)
