"""``mazechase legal`` and ``mazechase perft``: what may come after a position."""

import os
import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Sequence
from functools import partial
from typing import Any

from mazechase.cli.command import Command, add_choices, add_game, add_json, add_moves, add_place, whole
from mazechase.cli.opening import open_game, play
from mazechase.cli.output import aligned, mention_kernels, print_json, progress
from mazechase.cli.words import say
from mazechase.engine import executor, perft
from mazechase.engine.executors import Inline
from mazechase.rules.api import Chance, Over, State, Turn
from mazechase.rules.game import AnyGame

DEEPEST = 200


def _position(args: Namespace) -> tuple[AnyGame, State]:
    game = open_game(args.game, args)
    return game, play(game, game.start(), args.moves)


def what_next(game: AnyGame, state: State) -> dict[str, Any]:
    """Return who or what comes next, for programs; the result if it is over."""
    match game.node(state):
        case Turn(seats):
            return {"next": "turn", "seats": seats, "result": None}
        case Chance(_, seat):
            return {"next": "chance", "seats": (seat,), "result": None}
        case Over(result):
            return {"next": "over", "seats": (), "result": result}


# Legal.


def _legal_arguments(parser: ArgumentParser) -> None:
    add_game(parser)
    add_choices(parser)
    add_moves(parser)
    add_json(parser)


def _legal(args: Namespace) -> None:
    game, state = _position(args)
    legal = [game.write(action) for action in game.legal(state)]
    node = game.node(state)
    weights = {game.write(outcome): weight for outcome, weight in node.odds.items()} if isinstance(node, Chance) else {}
    if args.json:
        outcomes = [{"token": token, "weight": weight} for token, weight in weights.items()]
        print_json({**what_next(game, state), "legal": legal, "outcomes": outcomes})
        return
    for token in legal:
        print(token)
    if (
        isinstance(node, Chance) and sys.stderr is not None
    ):  # on standard error, so that a script reading actions gets none
        print(say("chance", seat=node.seat), file=sys.stderr)
        rows = [(token, str(weight)) for token, weight in weights.items()]
        print(*aligned(rows, numbers_from=1), sep="\n", file=sys.stderr)


# Perft.


def _perft_arguments(parser: ArgumentParser) -> None:
    add_game(parser)
    parser.add_argument(
        "depth", metavar="DEPTH", type=whole("DEPTH", 0, DEEPEST), help="how many plies each sequence has"
    )
    add_choices(parser)
    add_moves(parser)
    parser.add_argument("--divide", action="store_true", help="count for each first action or outcome, then the total")
    add_place(parser)
    add_json(parser)


def _perft(args: Namespace) -> None:
    game, state = _position(args)
    counts = _divided(game, state, args)
    total = sum(counts.values()) if args.depth else 1
    if args.json:
        report = {"game": game.id, "players": game.players, "depth": args.depth, "count": total}
        parts = [{"token": token, "count": count} for token, count in counts.items()]
        print_json({**report, "divide": parts} if args.divide else report)
    elif args.divide:
        print(*(f"{token} {count}" for token, count in counts.items()), f"total {total}", sep="\n")
    else:
        print(total)


def _divided(game: AnyGame, state: State, args: Namespace) -> dict[str, int]:
    """Count the sequences that begin with each action or outcome, in order."""
    place = executor(args.on, args.workers)
    threads = os.cpu_count() or 1 if isinstance(place, Inline) else 1
    mention_kernels()
    following = _following(game, state) if args.depth else {}
    count = partial(_count, game, tuple(following.values()), args.depth - 1, threads)
    counts = {}
    with progress(say("working-counting"), len(following)) as advance:
        for token, counted in zip(following, place.map(count, range(len(following))), strict=True):
            counts[token] = counted
            advance()
    return counts


def _count(game: AnyGame, states: Sequence[State], depth: int, threads: int, number: int) -> int:
    return perft(game, depth, states[number], threads=threads)


def _following(game: AnyGame, state: State) -> dict[str, State]:
    """Return the state after each action or outcome, by its token."""
    node = game.node(state)
    if isinstance(node, Chance):
        return {game.write(outcome): game.rules.settle(state, outcome).state for outcome in node.odds}
    return {game.write(action): game.rules.apply(state, action).state for action in game.legal(state)}


COMMANDS = (
    Command("legal", "list the legal actions in a position, one per line", _legal_arguments, _legal),
    Command("perft", "count the sequences of DEPTH plies from a position", _perft_arguments, _perft),
)
