"""How good a position is: every seat's chance to win, and what each action does to it.

An analyst gets what one viewer knows, as a bot does. A game's own analyst is ``ANALYST`` in ``mazechase.bots.<game
id>``; a game without one is judged by playing it out many times with its usual bot.
"""

import importlib
import importlib.util
import math
from abc import ABC, abstractmethod
from collections.abc import Sequence
from itertools import cycle
from random import Random
from typing import Any

import msgspec

from mazechase.bots.api import Budget, Meter, usual_bot
from mazechase.engine import play_many
from mazechase.rules.api import Action, Chance, Over, Result, Seat, State, View
from mazechase.rules.game import AnyGame

PLAYOUTS = 200  # games per position, if the budget sets no limit
SPREAD = 1.959963984540054  # 95 % of a normal distribution is within this many standard deviations of the mean


class Chances(msgspec.Struct, frozen=True):
    """Every seat's chance to win, from 0 to 1 in seat order; a shared win counts in parts.

    ``error`` is half of the 95 % interval: 0 if the chances are exact, None if nobody knows, as after a search.
    """

    wins: tuple[float, ...]
    error: float | None = None

    def of(self, seat: Seat) -> float:
        """Return one seat's chance."""
        return self.wins[seat - 1]


class Judged(msgspec.Struct, frozen=True):
    """An action, and everybody's chances once it is taken."""

    action: Action
    chances: Chances


class Analyst(ABC):
    """Estimates chances in one game. The same view, luck and node budget always lead to the same answer."""

    def __init__(self, game: AnyGame) -> None:
        self.game = game

    @classmethod
    def exact(cls, game: AnyGame) -> "Analyst | None":  # noqa: ARG003 (for games that can be solved)
        """Return an analyst that knows the game's solution, if this user has one."""
        return None

    @abstractmethod
    def chances(self, view: Any, rng: Random, budget: Budget) -> Chances:
        """Return everybody's chances in a position, if everybody goes on as well as they can."""

    @abstractmethod
    def judge(self, view: Any, legal: Sequence[Any], rng: Random, budget: Budget) -> tuple[Judged, ...]:
        """Return the best legal actions of the viewer's seat, the best first; all of them if hands are hidden."""


class OpenAnalyst(Analyst):
    """An analyst of a game without secrets: a view is the position itself. A game says what a position is worth."""

    @abstractmethod
    def at_turn(self, state: Any, rng: Random, budget: Budget) -> Chances:
        """Return the chances at somebody's turn."""

    def chances(self, view: Any, rng: Random, budget: Budget) -> Chances:
        """Return the chances in a position; those of a chance are the mean over its outcomes, exactly weighted."""
        return self.at(self.game.rules.sample(view, rng), rng, budget)

    def judge(self, view: Any, legal: Sequence[Any], rng: Random, budget: Budget) -> tuple[Judged, ...]:
        """Return the actions, the best first, each with the chances in the position it leads to."""
        rules, state = self.game.rules, self.game.rules.sample(view, rng)
        seat, each = view.to_act[0], divided(budget, len(legal))
        judged = [Judged(one, self.at(rules.apply(state, one).state, rng, each)) for one in legal]
        return tuple(sorted(judged, key=lambda one: -one.chances.of(seat)))

    def at(self, state: State, rng: Random, budget: Budget, *, drawn: bool = False) -> Chances:
        """Return the chances in a position, whatever comes next.

        If one chance follows another, as when everybody rolls for who begins, the later ones (``drawn``) are drawn
        instead of weighed: there are too many of them.
        """
        rules = self.game.rules
        match rules.node(state):
            case Over(result):
                return Chances(shares(self.game, result), 0.0)
            case Chance(odds) if drawn:
                outcome = odds.pick(rng.randrange(odds.total))
                return self.at(rules.settle(state, outcome).state, rng, budget, drawn=True)
            case Chance(odds):
                each = divided(budget, len(odds))
                after = (self.at(rules.settle(state, one).state, rng, each, drawn=True) for one in odds)
                return mean(list(zip(after, odds.values(), strict=True)))
            case _:
                return self.at_turn(state, rng, budget)


class PlayoutAnalyst(Analyst):
    """Plays a position out with the game's usual bot in every seat, and counts who wins; a game is a node."""

    def chances(self, view: View, rng: Random, budget: Budget) -> Chances:
        """Return the shares of the games won from here, with their error."""
        (count,) = self._count(view, (None,), rng, budget.meter(PLAYOUTS))
        return count.chances()

    def judge(self, view: View, legal: Sequence[Action], rng: Random, budget: Budget) -> tuple[Judged, ...]:
        """Play the actions out in turn; one that the budget leaves no game for is taken to be as good as the others."""
        seat = self.game.actor(self.game.rules.sample(view, rng), legal[0])
        counts = self._count(view, legal, rng, budget.meter(PLAYOUTS))
        others = sum(counts, _Count((0.0,) * self.game.players, 0)).chances()
        judged = [
            Judged(action, count.chances() if count.games else others)
            for action, count in zip(legal, counts, strict=True)
        ]
        return tuple(sorted(judged, key=lambda one: -one.chances.of(seat)))

    def _count(self, view: View, actions: Sequence[Action | None], rng: Random, meter: Meter) -> "list[_Count]":
        """Play on after each action in turn, or from the position itself, until the budget is spent."""
        game, bots = self.game, [usual_bot(self.game.id)]
        counts = [_Count((0.0,) * game.players, 0)] * len(actions)
        for played, place in enumerate(cycle(range(len(actions)))):
            if not meter.spend() and played:  # one game is always played
                break
            state, action = game.rules.sample(view, rng), actions[place]
            if action is not None:
                state = game.rules.apply(state, action).state
            result = play_many(game, bots, [rng.getrandbits(64)], state)[0].result
            counts[place] += _Count(shares(game, result), 1)
        return counts


class _Count(msgspec.Struct, frozen=True):
    """Games played out, and how many each seat won, shared wins in parts."""

    won: tuple[float, ...]
    games: int

    def __add__(self, other: "_Count") -> "_Count":
        return _Count(tuple(map(sum, zip(self.won, other.won, strict=True))), self.games + other.games)

    def chances(self) -> Chances:
        return counted(self.won, self.games)


def counted(won: Sequence[float], games: int) -> Chances:
    """Return the chances that games played out stand for, by how many each seat won, with their error.

    >>> counted((30.0, 70.0), 100)
    Chances(wins=(0.3, 0.7), error=0.0979981992270027)
    """
    wins = tuple(one / games for one in won)
    widest = min(max(wins), 0.5)
    return Chances(wins, SPREAD * math.sqrt(max(widest * (1 - widest), 1 / games) / games))


def shares(game: AnyGame, result: Result | None) -> tuple[float, ...]:
    """Return what a result is worth to every seat: winning sides share one, and without a winner all sides do.

    >>> import mazechase
    >>> quoridor = mazechase.game("quoridor", players=4)
    >>> shares(quoridor, Result((Seat(1), Seat(3)), (), "")), shares(quoridor, None)
    ((0.5, 0.0, 0.5, 0.0), (0.25, 0.25, 0.25, 0.25))
    """
    winners = result.winners if result else ()
    won = [side for side in game.sides if not set(winners).isdisjoint(side)] or list(game.sides)
    return tuple(sum(seat in side for side in won) / len(won) for seat in game.seats)


def mean(weighted: Sequence[tuple[Chances, int]]) -> Chances:
    """Return the mean of chances, each with its weight.

    >>> mean([(Chances((1.0, 0.0), 0.0), 1), (Chances((0.5, 0.5), 0.0), 3)])
    Chances(wins=(0.625, 0.375), error=0.0)
    """
    total = sum(weight for _, weight in weighted)
    wins = zip(*(tuple(chance * weight / total for chance in one.wins) for one, weight in weighted), strict=True)
    errors = [one.error for one, _ in weighted]
    known = [error for error in errors if error is not None]
    return Chances(tuple(map(sum, wins)), max(known) if len(known) == len(errors) else None)


def divided(budget: Budget, parts: int) -> Budget:
    """Return a part of a budget; a budget without limits stays without.

    >>> divided(Budget(nodes=100), 8).nodes, divided(Budget(nodes=3), 8).nodes, divided(Budget(), 8).nodes
    (12, 1, None)
    """
    nodes = None if budget.nodes is None else max(1, budget.nodes // parts)
    time_ms = None if budget.time_ms is None else max(1, budget.time_ms // parts)
    return Budget(nodes=nodes, time_ms=time_ms, now=budget.now)


def analyst(game: AnyGame, *, exact: bool = False) -> Analyst:
    """Return the analyst of a game; if ``exact``, one that knows the solution, if this user has saved one."""
    module = f"mazechase.bots.{game.id}"
    there = game.id.isidentifier() and importlib.util.find_spec(module) is not None
    own: type[Analyst] = getattr(importlib.import_module(module) if there else None, "ANALYST", PlayoutAnalyst)
    return (own.exact(game) if exact else None) or own(game)
