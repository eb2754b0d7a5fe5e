"""Trying documents that strangers bring along, before the service plays with them."""

from random import Random
from typing import Any

from mazechase.rules.api import Chance, Over
from mazechase.rules.documents import parse_document
from mazechase.rules.game import AnyGame
from mazechase.rules.registry import game as make_game
from mazechase.rules.turnlimit import unlimited
from mazechase.server.thinking.job import TooCostly
from mazechase.server.thinking.jobs import CheckDocument, ReadDocument, Tried, TryGame

GAMES_TRIED, PLIES_TRIED = 3, 120  # enough to explore a board
MOST_CHOICES = 1000  # in one list of legal actions; shipped games have at most a third of that


def check_document(job: CheckDocument) -> ReadDocument:
    """Read a document and try it as an option of a game."""
    document = parse_document(job.text, job.file, toml=job.file.lower().endswith(".toml"))
    _tried(make_game(job.game, job.players, {**job.options, job.option: document}))
    return ReadDocument(document)


def try_game(job: TryGame) -> Tried:
    """Create a game with custom documents, and play it at random for a while."""
    return _tried(make_game(job.game, job.players, job.options, job.rules_version), job.position)


def _tried(game: AnyGame, position: str | None = None) -> Tried:
    """Play at random for a while; raise an error if the game can't be served, or TooCostly if it has too many choices.

    The service lists choices in between other people's messages. A document that makes this slow can't be played with
    anyway: it overruns a job's time, or leads to lists that no page can show.
    """
    unfit = game.unfit_to_serve()
    if unfit is not None:
        raise unfit
    endless = unlimited(game)  # a limit could end the trial before anything is slow
    for seed in range(GAMES_TRIED):
        _play_at_random(endless, endless.start(), Random(seed))
    if position is not None:
        _play_at_random(game, game.place(position), Random(position))
    return Tried()


def _play_at_random(game: AnyGame, state: Any, rng: Random) -> None:
    for _ in range(PLIES_TRIED):
        node = game.node(state)
        if isinstance(node, Over):
            return
        if isinstance(node, Chance):
            state = game.settle(state, node.odds.pick(rng.randrange(node.odds.total))).state
            continue
        legal = game.legal(state)
        if len(legal) > MOST_CHOICES:
            raise TooCostly("too-costly")
        state = game.apply(state, rng.choice(legal)).state
