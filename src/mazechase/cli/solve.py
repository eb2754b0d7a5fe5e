"""``mazechase solve``: the exact value of a position."""

import os
from argparse import ArgumentParser, Namespace

import msgspec

from mazechase.cli.command import Command, add_choices, add_game, add_json, add_moves, whole
from mazechase.cli.opening import open_game, play
from mazechase.cli.output import print_json, progress
from mazechase.cli.words import say
from mazechase.engine.solving import find_solver

DESCRIPTION = """Find out who wins with perfect play, from the start or after some moves.

--save keeps the whole solution in your cache, for the bot `perfect` and for programs. --exact counts the cycles that a
game takes if nobody errs, which takes several times as long; without it the number is that of one game by the solution.
Options that would take too long or too much memory are refused beforehand, with an estimate."""


def _arguments(parser: ArgumentParser) -> None:
    parser.description = DESCRIPTION
    add_game(parser)
    add_choices(parser)
    add_moves(parser)
    parser.add_argument(
        "--threads", metavar="N", type=whole("--threads", 1, 256), default=os.cpu_count() or 1, help="default: all"
    )
    manner = parser.add_mutually_exclusive_group()
    manner.add_argument("--save", action="store_true", help="keep the solution in the cache")
    manner.add_argument("--exact", action="store_true", help="count the cycles of the best play")
    add_json(parser)


def _run(args: Namespace) -> None:
    game = open_game(args.game, args)
    state = play(game, game.start(), args.moves)
    solver = find_solver(game, threads=args.threads, exact=args.exact)
    solver.check()
    with progress(say("working-solving"), solver.parts(state)) as advance:
        verdict = solver.solve(state, advance, save=args.save)
    if args.json:
        facts = {"game": game.id, "players": game.players, "options": game.options, "moves": args.moves.split()}
        print_json(facts | msgspec.to_builtins(verdict))
    else:
        print("\n".join(verdict.lines()))


COMMANDS = (Command("solve", "find out who wins with perfect play", _arguments, _run),)
