"""What speaks for a step in Ms. Pac-Man: dots, catches and captures, how near it comes, and how safe it is."""

from collections.abc import Iterator
from random import Random

from mazechase.bots.coach import Reason
from mazechase.rules.api import Seat
from mazechase.rules.game import AnyGame
from mazechase.rules.mspacman.events import Ate, Captured, Caught, PowerEaten, RanIntoHer, Won
from mazechase.rules.mspacman.game import MsPacMan
from mazechase.rules.mspacman.values import Go, MsPacManState, MsPacManView


def reasons(game: AnyGame, view: MsPacManView, action: Go) -> Iterator[Reason]:
    """Yield what a step leads to."""
    rules = game.rules_as(MsPacMan)
    s = rules.sample(view, Random(0))  # nothing is hidden, so this is the position itself
    step = rules.apply(s, action)
    colours = {area.seat: area.colour for area in rules.facts.areas}
    for event in step.events:
        match event:
            case Won(seat=seat):
                yield Reason("mspacman-reason-wins") if seat == s.seat else Reason("mspacman-reason-gives")
            case Captured(seat=seat):
                yield Reason("mspacman-reason-captures") if seat == s.seat else Reason("mspacman-reason-lost")
            case RanIntoHer():
                yield Reason("mspacman-reason-ran")
            case Caught(ghost=ghost):
                yield Reason("mspacman-reason-catches", {"seat": ghost})
            case PowerEaten():
                yield Reason("mspacman-reason-power")
            case Ate(area=area) if area == colours.get(s.seat):
                yield Reason("mspacman-reason-dot")
    if not any(isinstance(event, Captured | RanIntoHer | Won) for event in step.events):
        yield from _nearness(rules, s, step.state)


def _nearness(rules: MsPacMan, s: MsPacManState, after: MsPacManState) -> Iterator[Reason]:
    """Yield the greatest risk for her after the step, or how far a ghost is from her."""
    seat: Seat = s.seat
    hints = rules.hints(rules.view(after, seat))
    if seat == s.ctrl:
        risks = [hint.value or 0 for hint in hints if hint.kind == "risk"]
        if risks:
            yield Reason("mspacman-reason-risk", {"percent": max(risks)})
        return
    for hint in hints:
        if hint.kind == "way-to-her" and hint.seat == seat and hint.value:
            yield Reason("mspacman-reason-near", {"steps": hint.value})
