"""What speaks for a move in the marble game: what it eats, whom it sends home, and how safe it is."""

from collections.abc import Iterator
from random import Random

from mazechase.bots.coach import Reason
from mazechase.rules.game import AnyGame
from mazechase.rules.marbles.events import Captured, GhostGobbled, Gobbled
from mazechase.rules.marbles.game import Marbles
from mazechase.rules.marbles.values import DICE, Go, MarblesAction, MarblesView, Prowl


def reasons(game: AnyGame, view: MarblesView, action: MarblesAction) -> Iterator[Reason]:
    """Yield what a move of a piece brings; other decisions need no explanation."""
    if not isinstance(action, Go | Prowl):
        return
    rules = game.rules_as(Marbles)
    s = rules.sample(view, Random(0))  # nothing is hidden, so this is the position itself
    step = rules.apply(s, action)
    for captured in (event for event in step.events if isinstance(event, Captured)):
        if captured.whom == captured.seat:
            yield Reason("marbles-reason-own")
        else:
            yield Reason("marbles-reason-captures", {"seat": captured.whom})
    if any(isinstance(event, GhostGobbled) for event in step.events):
        yield Reason("marbles-reason-ghost")
    eaten = [event for event in step.events if isinstance(event, Gobbled)]
    if any(event.colour == "yellow" for event in eaten):
        yield Reason("marbles-reason-yellow")
    if white := sum(event.colour == "white" for event in eaten):
        yield Reason("marbles-reason-marbles", {"count": white})
    after = rules.view(step.state, s.turn)
    danger = next(hint for hint in rules.hints(after) if hint.kind == "danger" and hint.seat == s.turn)
    percent = round(100 * (danger.value or 0) / DICE.total)
    yield (
        Reason("marbles-reason-danger", {"percent": percent}, danger.cells)
        if percent
        else Reason("marbles-reason-safe")
    )
