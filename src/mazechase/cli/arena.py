"""``mazechase arena``: bots against bots."""

import time
from argparse import ArgumentParser, Namespace
from collections.abc import Callable

from mazechase.bots.api import Budget
from mazechase.bots.arena import MAX_TURNS, ArenaResult, Played, Standing, run
from mazechase.cli.command import Command, add_choices, add_game, add_json, add_place, whole
from mazechase.cli.opening import look_here, open_game
from mazechase.cli.output import aligned, mention_kernels, print_json, progress
from mazechase.cli.words import percent, say
from mazechase.engine import GameLog, executor
from mazechase.match import RecordFolder
from mazechase.rules.api import Result
from mazechase.rules.game import AnyGame
from mazechase.rules.turnlimit import limited

DESCRIPTION = """Let bots play against each other and count.

After each game every bot moves on by one seat. There are as many players as bots; with more --players, the bots take
the seats in turn (level1 level2 --players 4 seats level1, level2, level1, level2). Unless the budget is a time, the
result depends only on the seed: neither the number of workers nor where they run changes it."""


def _arguments(parser: ArgumentParser) -> None:
    parser.description = DESCRIPTION
    add_game(parser)
    parser.add_argument(
        "bots",
        metavar="BOT",
        nargs="+",
        help="random, level1 to level5, or module:Class for your own (found in the current folder)",
    )
    add_choices(parser, "number of players; default: as many as bots")
    parser.add_argument("--games", metavar="N", type=whole("--games", 1, 1_000_000), default=20, help="default 20")
    parser.add_argument("--seed", metavar="S", type=whole("--seed", 0, 10**18 - 1), default=1, help="default 1")
    limit = parser.add_mutually_exclusive_group()
    limit.add_argument("--nodes", metavar="N", type=whole("--nodes", 1, 10**9), help="positions a bot may look at")
    limit.add_argument("--time", metavar="MS", type=whole("--time", 1, 3_600_000), help="milliseconds it may think")
    parser.add_argument("--save", metavar="DIR", help="write a record of every game into this folder")
    add_place(parser)
    add_json(parser)


def _run(args: Namespace) -> None:
    if any(":" in bot for bot in args.bots):
        look_here()
    game = open_game(args.game, args, players=len(args.bots))
    budget = Budget(nodes=args.nodes, time_ms=args.time, now=time.monotonic)  # noqa: TID251 (a command has a clock)
    place = executor(args.on, args.workers)
    save = _saving(game, args) if args.save else None
    mention_kernels()
    with progress(say("working-playing"), args.games) as advance:

        def on_game(played: Played) -> None:
            if save is not None:
                save(played)
            advance()

        result = run(game, args.bots, args.games, args.seed, budget, on_game=on_game, on=place)
    if args.json:
        print_json(result)
    else:
        print(_table(result))


def _saving(game: AnyGame, args: Namespace) -> Callable[[Played], None]:
    """Return a function that writes a record of a game."""
    folder = RecordFolder(args.save, limited(game, MAX_TURNS), f"{game.id}-{args.seed}")

    def save(played: Played) -> None:
        bots = tuple(args.bots[bot] for bot in played.seating)
        result = Result(played.winners, played.scores, played.reason)
        folder(GameLog(played.number, bots, played.movers, played.log, result))

    return save


def _table(result: ArenaResult) -> str:
    match = say("match", game=result.game, players=result.players)
    heading = say("arena-heading", match=match, games=result.games, seed=str(result.seed), budget=_budget(result))
    columns = [say(f"arena-{name}") for name in ("bot", "games", "wins", "draws", "score", "interval", "fair")]
    rows = [tuple(columns), *map(_row, result.bots)]
    return "\n".join([heading, *aligned(rows, numbers_from=1)])


def _budget(result: ArenaResult) -> str:
    if result.nodes:
        return say("arena-nodes", nodes=result.nodes)
    return say("arena-time", time=result.time_ms) if result.time_ms else say("arena-usual")


def _row(bot: Standing) -> tuple[str, ...]:
    low, high = bot.interval
    interval = say("from-to", low=percent(low, 1), high=percent(high, 1))
    shares = percent(bot.score, 1), interval, percent(bot.fair, 1)
    return bot.bot, str(bot.games), str(bot.wins), str(bot.draws), *shares


COMMANDS = (Command("arena", "let bots play against each other", _arguments, _run),)
