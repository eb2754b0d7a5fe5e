"""``mazechase arena``: bots against bots."""

import time
from argparse import ArgumentParser, Namespace

import msgspec

from mazechase.bots.api import Budget
from mazechase.bots.arena import ArenaResult, Standing, run
from mazechase.cli.command import Command, add_choices, add_game, whole
from mazechase.cli.opening import look_here, open_game
from mazechase.cli.output import aligned, counted, progress

DESCRIPTION = """Let bots play against each other and count.

In each game everybody moves on by one seat. As many play as bots are named, unless --players says more: then the
bots take turns round the table (level1 level2 --players 4 seats level1, level2, level1, level2). A result depends on
the seed alone, unless the budget is time."""


def _arguments(parser: ArgumentParser) -> None:
    parser.description = DESCRIPTION
    add_game(parser)
    parser.add_argument(
        "bots",
        metavar="BOT",
        nargs="+",
        help="random, level1, level2, level3, or module:Class for your own (found in the current folder)",
    )
    add_choices(parser, "how many play; as many as bots are named if left out")
    parser.add_argument("--games", metavar="N", type=whole("--games", 1, 1_000_000), default=20, help="default 20")
    parser.add_argument("--seed", metavar="S", type=whole("--seed", 0, 10**18 - 1), default=1, help="default 1")
    limit = parser.add_mutually_exclusive_group()
    limit.add_argument("--nodes", metavar="N", type=whole("--nodes", 1, 10**9), help="positions a bot may look at")
    limit.add_argument("--time", metavar="MS", type=whole("--time", 1, 3_600_000), help="milliseconds it may think")
    parser.add_argument(
        "--workers", metavar="N", type=whole("--workers", 1, 64), default=1, help="processes; default 1"
    )
    parser.add_argument("--json", action="store_true", help="print JSON, for programs")


def _run(args: Namespace) -> None:
    if any(":" in bot for bot in args.bots):
        look_here()
    game = open_game(args.game, args, players=len(args.bots))
    budget = Budget(nodes=args.nodes, time_ms=args.time, now=time.monotonic)  # noqa: TID251 (a command has a clock)
    with progress("playing", args.games) as advance:
        result = run(game, args.bots, args.games, args.seed, budget, on_game=lambda _: advance(), workers=args.workers)
    print(msgspec.json.format(msgspec.json.encode(result)).decode() if args.json else _table(result))


def _table(result: ArenaResult) -> str:
    budget = f"{result.nodes} nodes" if result.nodes else f"{result.time_ms} ms" if result.time_ms else "usual thinking"
    games = counted(result.games, "game")
    heading = f"{result.game}, {result.players} players, {games}, seed {result.seed}, {budget}"
    rows = [("bot", "games", "wins", "draws", "score", "95 % interval", "fair"), *map(_row, result.bots)]
    return "\n".join([heading, *aligned(rows, numbers_from=1)])


def _row(bot: Standing) -> tuple[str, ...]:
    low, high = bot.interval
    shares = f"{bot.score:.1%}", f"{low:.1%} to {high:.1%}", f"{bot.fair:.1%}"
    return bot.bot, str(bot.games), str(bot.wins), str(bot.draws), *shares


COMMANDS = (Command("arena", "let bots play against each other", _arguments, _run),)
