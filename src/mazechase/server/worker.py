"""A worker process: reads jobs, lets a bot think, writes its choice; one JSON object a line."""

import contextlib
import os
import signal
import sys
import time
from random import Random
from typing import Any

import msgspec

from mazechase.bots.api import Budget, make_bot
from mazechase.rules.api import AnyGame
from mazechase.rules.registry import game as make_game
from mazechase.rules.registry import load

LONGEST_S = 60  # beyond its budget: then a bot that hangs ends itself, should the service have died meanwhile


class Job(msgspec.Struct, frozen=True, kw_only=True):
    """What a bot is asked: the game, what its seat sees, what it may do, and how long it may think."""

    game: str
    players: int
    options: dict[str, Any]
    rules_version: int
    bot: str
    view: msgspec.Raw
    legal: tuple[str, ...]
    budget_ms: int
    seed: str


class Choice(msgspec.Struct, frozen=True):
    """What the bot chose."""

    action: str


def choose(job: Job, games: dict[bytes, AnyGame]) -> str:
    """Let the bot choose; games are kept, since making one may mean reading a board."""
    key = msgspec.json.encode((job.game, job.players, job.options, job.rules_version))
    if key not in games:
        games.clear()
        games[key] = make_game(job.game, job.players, job.options, job.rules_version)
    game = games[key]
    view = msgspec.json.decode(job.view, type=game.view_type)
    legal = [game.read(text) for text in job.legal]
    budget = Budget(time_ms=job.budget_ms, now=time.perf_counter)
    return game.write(make_bot(game, job.bot).choose(view, legal, Random(job.seed), budget))


def main() -> None:
    """Answer jobs until the input ends. Arguments name games from outside the package, as ``module:Class``."""
    for name in sys.argv[1:]:
        load(name)
    games: dict[bytes, AnyGame] = {}
    decode = msgspec.json.Decoder(Job).decode
    answers = sys.stdout.fileno()  # written to without a buffer, so that nothing is left over when nobody listens
    os.write(answers, b"{}\n")  # ready
    for line in sys.stdin.buffer:
        job = decode(line)
        signal.alarm(job.budget_ms // 1000 + LONGEST_S)
        os.write(answers, msgspec.json.encode(Choice(choose(job, games))) + b"\n")
        signal.alarm(0)


if __name__ == "__main__":
    with contextlib.suppress(BrokenPipeError, KeyboardInterrupt):  # the service has ended
        main()
