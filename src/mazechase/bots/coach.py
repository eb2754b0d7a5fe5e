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

from mazechase.bots.analysis import Judged, analyst, divided
from mazechase.bots.api import Budget
from mazechase.messages import Params
from mazechase.rules.api import Action, Seat, State, View
from mazechase.rules.game import AnyGame
from mazechase.rules.gestures import gestures_of

BEST = 3
SAID = 2  # reasons for one action
SHARE = 8  # a later step of a move that is sent as a whole gets this part of the budget
MOST_STEPS = 12


class Reason(msgspec.Struct, frozen=True):
    """Something that speaks for or against an action: a message, and the cells that show it."""

    message: str
    params: Params = msgspec.field(default_factory=dict)
    cells: tuple[str, ...] = ()


class Advice(msgspec.Struct, frozen=True):
    """An action as text, the seat's chance to win with it (``error`` as in ``Chances``), and the reasons.

    ``kind`` names the sort of action, for a sentence about it; ``taps`` is what is tapped for it on a page, in order.
    Of a move that a page sends as a whole, the best action has the taps to its end, and the reasons for that.
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
    judged = analyst(game).judge(view, legal, rng, budget)[:BEST]
    advice = tuple(explained(game, view, state, seat, one) for one in judged)
    if not gestures_of(game).sent_whole:
        return advice
    share = divided(budget, SHARE)
    best = _to_its_end(game, state, seat, advice[0], judged[0].action, rng=rng, budget=share)
    return (best, *advice[1:])


def _to_its_end(  # noqa: PLR0913 (an action, in a position, and what it takes to go on)
    game: AnyGame, state: State, seat: Seat, advice: Advice, action: Action, *, rng: Random, budget: Budget
) -> Advice:
    """Return advice with the taps of the whole move that an action begins, and the reasons for where it ends."""
    rules, gestures = game.rules, gestures_of(game)
    taps, before = advice.taps, state
    after = rules.apply(state, action).state
    while len(taps) < MOST_STEPS and gestures.goes_on(state, after, seat):
        before, view = after, game.view(after, seat)
        action = analyst(game).judge(view, game.legal(after, seat), rng, budget)[0].action
        taps += gestures.taps(before, action)
        after = rules.apply(before, action).state
    if before is state:
        return advice
    reasons = tuple(reasons_of(game.id)(game, game.view(before, seat), action))[:SAID]
    return msgspec.structs.replace(advice, taps=taps, reasons=reasons)


def explained(game: AnyGame, view: View, state: State, seat: Seat, judged: Judged) -> Advice:
    """Return an action of a seat as advice, with what its view shows to speak for it; the state is one it allows."""
    action = judged.action
    return Advice(
        game.write(action),
        judged.chances.of(seat),
        judged.chances.error,
        tuple(reasons_of(game.id)(game, view, action))[:SAID],
        type(action).__name__.lower(),
        gestures_of(game).taps(state, action),
    )


def reasons_of(game_id: str) -> Reasons:
    """Return the function that explains a game's actions; a game without one is not explained."""
    module = f"mazechase.bots.{game_id}"
    there = game_id.isidentifier() and importlib.util.find_spec(module) is not None
    found: Reasons | None = getattr(importlib.import_module(module), "REASONS", None) if there else None
    return found or _unexplained


def _unexplained(game: AnyGame, view: Any, action: Any) -> tuple[Reason, ...]:  # noqa: ARG001
    return ()
