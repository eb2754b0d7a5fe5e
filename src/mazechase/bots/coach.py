"""A coach: the best actions from what one seat knows, with the chance to win and the reason.

A game's reasons come from ``REASONS`` in ``mazechase.bots.<game id>``: a function of the game, the view and an action
that returns what can be said about that action in that position, most telling first. Whatever it says must be true.
"""

import importlib
import importlib.util
from collections.abc import Callable, Sequence
from random import Random
from typing import Any

import msgspec

from mazechase.bots.analysis import analyst
from mazechase.bots.api import Budget
from mazechase.messages import Params
from mazechase.rules.api import Action, View
from mazechase.rules.game import AnyGame
from mazechase.rules.gestures import gestures_of

BEST = 3
SAID = 2  # reasons for one action


class Reason(msgspec.Struct, frozen=True):
    """Something that speaks for or against an action: a message, and the cells that show it."""

    message: str
    params: Params = msgspec.field(default_factory=dict)
    cells: tuple[str, ...] = ()


class Advice(msgspec.Struct, frozen=True):
    """An action as text, the seat's chance to win with it (``error`` as in ``Chances``), and the reasons.

    ``kind`` names the sort of action, for a sentence about it; ``taps`` is what is tapped for it on a page, in order.
    """

    action: str
    chance: float
    error: float | None
    reasons: tuple[Reason, ...]
    kind: str = ""
    taps: tuple[str, ...] = ()


Reasons = Callable[[AnyGame, Any, Any], Sequence[Reason]]


def advise(game: AnyGame, view: View, legal: Sequence[Action], rng: Random, budget: Budget) -> tuple[Advice, ...]:
    """Return the best actions of the seat whose view and legal actions these are, the best first."""
    state = game.rules.sample(view, rng)
    seat = game.actor(state, legal[0])
    explain, gestures = reasons_of(game.id), gestures_of(game)
    return tuple(
        Advice(
            game.write(one.action),
            one.chances.of(seat),
            one.chances.error,
            tuple(explain(game, view, one.action))[:SAID],
            type(one.action).__name__.lower(),
            gestures.taps(state, one.action),
        )
        for one in analyst(game).judge(view, legal, rng, budget)[:BEST]
    )


def reasons_of(game_id: str) -> Reasons:
    """Return the function that explains a game's actions; a game without one is not explained."""
    module = f"mazechase.bots.{game_id}"
    there = game_id.isidentifier() and importlib.util.find_spec(module) is not None
    found: Reasons | None = getattr(importlib.import_module(module), "REASONS", None) if there else None
    return found or _unexplained


def _unexplained(game: AnyGame, view: Any, action: Any) -> tuple[Reason, ...]:  # noqa: ARG001
    return ()
