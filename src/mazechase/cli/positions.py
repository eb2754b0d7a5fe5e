"""``mazechase legal`` and ``mazechase perft``: what may come after a position."""

import os
from argparse import ArgumentParser, Namespace
from collections.abc import Callable
from functools import partial

from mazechase.cli.command import Command, add_choices, add_game, add_moves, whole
from mazechase.cli.opening import open_game, play
from mazechase.cli.output import progress
from mazechase.engine import find_kernel
from mazechase.rules.api import AnyGame, Chance, State
from mazechase.rules.census import perft

DEEPEST = 200


def _position(args: Namespace) -> tuple[AnyGame, State]:
    game = open_game(args.game, args)
    return game, play(game, game.start(), args.moves)


def _arguments(parser: ArgumentParser) -> None:
    add_game(parser)
    add_choices(parser)
    add_moves(parser)


def _legal(args: Namespace) -> None:
    game, state = _position(args)
    for action in game.legal(state):
        print(game.write(action))


def _perft_arguments(parser: ArgumentParser) -> None:
    add_game(parser)
    parser.add_argument("depth", metavar="DEPTH", type=whole("DEPTH", 0, DEEPEST), help="how many plies long")
    add_choices(parser)
    add_moves(parser)


def _perft(args: Namespace) -> None:
    game, state = _position(args)
    if args.depth == 0:
        print(perft(game, state, 0))
        return
    total = 0
    following = _following(game, state)
    count = _counter(game)
    with progress("counting", len(following)) as advance:
        for after in following:
            total += count(after, args.depth - 1)
            advance()
    print(total)


def _counter(game: AnyGame) -> Callable[[State, int], int]:
    """Return what counts: the native kernel on all processors where there is one, otherwise the Python rules."""
    native = find_kernel(game)
    if native is None:
        return partial(perft, game)
    return partial(native.perft, threads=os.cpu_count() or 1)


def _following(game: AnyGame, state: State) -> tuple[State, ...]:
    node = game.node(state)
    if isinstance(node, Chance):
        return tuple(game.settle_unchecked(state, outcome).state for outcome in node.odds)
    return tuple(game.apply_unchecked(state, action).state for action in game.legal(state))


COMMANDS = (
    Command("legal", "list the legal actions in a position, one a line", _arguments, _legal),
    Command("perft", "count the sequences of so many plies from a position", _perft_arguments, _perft),
)
