"""What a solver is, and how to find a game's solver."""

import importlib
import importlib.util
from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import Any

import msgspec

from mazechase.errors import NoSuchGame
from mazechase.rules.api import State
from mazechase.rules.game import AnyGame

_SOLVERS = "mazechase.engine.solvers"

OnPart = Callable[[], None]  # called after each part of the work


class Verdict(msgspec.Struct, frozen=True, kw_only=True):
    """How a game ends with perfect play. A solver adds what else it knows."""

    winner: str  # a side, or "nobody"
    cycles: int  # how long that takes

    def lines(self) -> list[str]:
        """Return what to print, one line each."""
        return [f"winner {self.winner}", f"cycles {self.cycles}"]


class Solver(ABC):
    """Solves one game, with its options."""

    def __init__(self, game: AnyGame, *, threads: int = 1, exact: bool = False) -> None:
        self.game = game
        self.threads = threads
        self.exact = exact  # whether the verdict's number of cycles is the best possible for both sides

    @abstractmethod
    def check(self) -> None:
        """Raise MazechaseError if these options can't be solved, or not in reasonable time and memory."""

    @abstractmethod
    def parts(self, state: State) -> int:
        """Return how many parts the work has at most, for a progress bar."""

    @abstractmethod
    def solve(self, state: State, on_part: OnPart, *, save: bool) -> Verdict:
        """Return the exact value of a state; ``save`` keeps the whole solution in the user's cache."""


def find_solver(game: AnyGame, *, threads: int = 1, exact: bool = False) -> Solver:
    """Return the solver of a game; raise NoSuchGame if it has none."""
    name = f"{_SOLVERS}.{game.id}"
    if not game.id.isidentifier() or importlib.util.find_spec(name) is None:
        raise NoSuchGame("no-solver", game=game.id)
    solver: type[Any] = importlib.import_module(name).SOLVER
    made: Solver = solver(game, threads=threads, exact=exact)
    return made
