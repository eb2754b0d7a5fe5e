"""Puzzles as they are stored: a file of lines per game, one line per puzzle, in the order of the days."""

from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any, Literal

import msgspec

from mazechase.rules.game import AnyGame
from mazechase.rules.registry import game as make_game

DATA = Path(str(files(__package__).joinpath("data")))

Method = Literal["exhaustive", "solved", "counted", "search"]
Line = dict[str, "Reply"]  # a right answer, as tokens with blanks between them, and what follows


class Reply(msgspec.Struct, frozen=True, array_like=True):
    """What follows a right answer: the others' actions as tokens, and the right answers to those; none: solved."""

    plays: str = ""
    then: Line = {}


class Proof(msgspec.Struct, frozen=True, omit_defaults=True):
    """How it was proved that one answer is best, and by how much.

    ``exhaustive``: every continuation was followed to the end. ``solved``: the values come from a complete solution of
    the game. ``counted``: every deal of the hidden cards was counted. In these three, ``best`` and ``next`` are exact.
    ``search``: they are chances from a search that weighs every outcome of the next roll.
    """

    method: Method
    best: float  # the chance to win, or to reach what the task asks for, with the best answer
    next: float  # the same with the second best
    answers: int  # how many were compared
    depth: int  # how far one has to look to find it, in the game's own measure


class Puzzle(msgspec.Struct, frozen=True, omit_defaults=True):
    """A position, what is asked, and the proved answers."""

    position: str
    task: str  # a message key is made of it
    line: Line
    proof: Proof
    grade: int = 0  # 1 easy, 2 medium, 3 hard
    number: int = 1  # what the task counts: moves, or steps of the roll
    players: int = 2
    options: dict[str, Any] = {}

    def game(self, game_id: str) -> AnyGame:
        """Return the game it is played in."""
        return make_game(game_id, players=self.players, options=self.options)


def games() -> tuple[str, ...]:
    """Return the games that have puzzles."""
    return tuple(sorted(file.stem for file in DATA.glob("*.jsonl")))


def count(game: str) -> int:
    """Return how many puzzles a game has; after the last one the series starts again."""
    return len(_lines(game))


def puzzle(game: str, number: int) -> Puzzle:
    """Return a puzzle by its number, from 1 to ``count(game)``."""
    return msgspec.json.decode(_lines(game)[number - 1], type=Puzzle)


@cache
def grades(game: str) -> str:
    """Return the grades of a game's puzzles in order, a digit each."""
    return "".join(str(msgspec.json.decode(line, type=Puzzle).grade) for line in _lines(game))


@cache
def _lines(game: str) -> tuple[bytes, ...]:
    if game not in games():
        return ()
    return tuple((DATA / f"{game}.jsonl").read_bytes().splitlines())
