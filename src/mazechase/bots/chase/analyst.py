"""Everybody's chances in the chase: exact from a saved solution, otherwise by what the search thinks of a position."""

import math
from functools import cache
from importlib import resources
from random import Random

import msgspec

from mazechase.bots.analysis import Chances, OpenAnalyst, PlayoutAnalyst
from mazechase.bots.api import Budget
from mazechase.bots.chase.levels import Level5
from mazechase.bots.chase.worth import WON
from mazechase.engine.kernel import available
from mazechase.engine.solvers.chase import Solution, find_solution
from mazechase.rules.chase.game import Chase
from mazechase.rules.chase.values import PAC, PELLETS, ChaseState
from mazechase.rules.game import AnyGame

NODES = 30_000  # for one position, if the budget sets no limit


class Curve(msgspec.Struct, frozen=True):
    """How chances follow from what is noticed about a position; bench/chase_chances.py fits it to results.

    ``layouts`` says how much better off Pac-Man is on a layout than the search can see.
    """

    command: str
    weights: tuple[float, ...]
    layouts: dict[str, float]

    def chance(self, noticed: tuple[float, ...], layout: str | None) -> float:
        """Return Pac-Man's chance."""
        sum_ = sum(weight * one for weight, one in zip(self.weights, noticed, strict=True))
        return 1 / (1 + math.exp(-sum_ - self.layouts.get(layout or "", 0.0)))


class ChaseAnalyst(OpenAnalyst):
    """Asks the search of the top level; where there is no kernel, positions are played out."""

    def __init__(self, game: AnyGame) -> None:
        super().__init__(game)
        self._bot = Level5(game)
        self._plain = PlayoutAnalyst(game)
        layout = game.options["layout"]
        self._layout = layout if isinstance(layout, str) else None

    @classmethod
    def exact(cls, game: AnyGame) -> "ExactChaseAnalyst | None":
        """Return an analyst that knows the solution, if there is one in the user's cache."""
        solution = find_solution(game)
        return None if solution is None else ExactChaseAnalyst(game, solution)

    def at_turn(self, state: ChaseState, rng: Random, budget: Budget) -> Chances:
        """Return the chances that go with what the search finds."""
        if not available("chase"):
            return self._plain.chances(self.game.rules.view(state, self.game.seats[0]), rng, budget)
        value = self.value(state, budget)
        if abs(value) >= WON / 2:
            return shared(self.game, float(value > 0))
        return shared(self.game, curve().chance(noticed(self.game.rules_as(Chase), state, value), self._layout))

    def value(self, state: ChaseState, budget: Budget) -> float:
        """Return what the search makes of a position, in hundredths of a life for Pac-Man."""
        if budget.nodes is None and budget.time_ms is None:
            budget = Budget(nodes=NODES)
        return self._bot.value(state, budget)


class ExactChaseAnalyst(OpenAnalyst):
    """Knows who wins if nobody errs; a turn limit is not thought of."""

    def __init__(self, game: AnyGame, solution: Solution) -> None:
        super().__init__(game)
        self._solution = solution

    def at_turn(self, state: ChaseState, rng: Random, budget: Budget) -> Chances:  # noqa: ARG002
        """Return who wins, as a chance."""
        winner = self._solution.winner(msgspec.structs.replace(state, cycles=0))
        chance = {"pacman": 1.0, "ghosts": 0.0, "nobody": 0.5}[winner]
        return msgspec.structs.replace(shared(self.game, chance), error=0.0)


def noticed(rules: Chase, s: ChaseState, value: float) -> tuple[float, ...]:
    """Return what Pac-Man's chance follows from: what the search finds, and what it may weigh wrongly."""
    stall = rules.setup.stall_limit
    return (
        1.0,
        value / 100,
        float(s.lives),
        float(s.lives == 1),
        float(PELLETS - len(s.pellets)),
        float(sum(ghost is None for ghost in s.ghosts)),
        (s.idle / stall) ** 2 if stall else 0.0,
        float(s.mover == PAC),
    )


def shared(game: AnyGame, pacman: float) -> Chances:
    """Return everybody's chances, given Pac-Man's."""
    seat = game.rules_as(Chase).setup.seat_of(PAC)
    return Chances(tuple(pacman if one == seat else 1 - pacman for one in game.seats))


@cache
def curve() -> Curve:
    """Return the curve that comes with the bots."""
    text = resources.files(__package__).joinpath("chances.json").read_bytes()
    return msgspec.json.decode(text, type=Curve)
