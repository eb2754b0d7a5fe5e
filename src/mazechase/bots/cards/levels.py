"""Five levels of the card game, which share one learned evaluation and differ in how they misjudge.

Luck decides much here, so the steps between them are small (docs/cards-figures.md). Weaker levels err like people:
they fear ghosts too much and stop too early. None but the most timid gives up a hand that nothing threatens.
"""

from random import Random
from typing import ClassVar

from mazechase.bots.api import Meter
from mazechase.bots.cards.advice import find_advice
from mazechase.bots.cards.classic import CardsBot, Classic1, Classic2, Classic3, Legal
from mazechase.bots.temper import EVEN, Temper
from mazechase.rules.api import Seat
from mazechase.rules.cards.values import (
    KNOCK_OUT,
    CardsAction,
    CardsView,
    Dictate,
    Draw,
    Give,
    Shut,
    Skip,
    Swap,
)
from mazechase.rules.game import AnyGame

NEVER = float("-inf")
# Nobody takes a choice that is worse than the best by more than this, in logarithms of odds.
BLUNDER = 0.7
LIKING = 0.35  # what the whole of a trait counts for in logarithms of odds, and more where much is misjudged
FRIGHT = 2.0  # the same for stopping with two ghosts in hand


class Judging(CardsBot):
    """Takes the choice that seems to win most often; a classic level answers where there is no kernel."""

    plainly: ClassVar[type[CardsBot]] = Classic3
    error: ClassVar[float] = 0.0  # how much it misjudges choices, in logarithms of odds
    fear: ClassVar[float] = 0.0  # how much worse it thinks of drawing with two ghosts in hand
    nerve: ClassVar[int | None] = None  # the points that it will not risk once it holds a ghost

    def __init__(self, game: AnyGame, temper: Temper = EVEN) -> None:
        super().__init__(game)
        self.temper = temper
        self.advice = find_advice(self.rules)
        self.plain = self.plainly(game) if self.advice is None else None

    def decide(self, view: CardsView, seat: Seat, legal: Legal, rng: Random, meter: Meter) -> CardsAction:
        """Rate every choice, perhaps wrongly, and take the best."""
        if self.advice is None or self.plain is not None:
            assert self.plain is not None  # noqa: S101 (made where there is no advice)
            return self.plain.decide(view, seat, legal, rng, meter)
        if Shut() in legal and self.is_timid(view, seat):
            return Shut()
        rates = self.advice.rate(view)
        endangered = (view.ghosts[seat - 1] or 0) >= KNOCK_OUT - 1
        seems = [
            self.seems(action, rate, max(rates), rng, endangered=endangered)
            + (LIKING + self.error / 2) * likes(self.temper, view, seat, action)
            for action, rate in zip(legal, rates, strict=True)
        ]
        return legal[max(range(len(seems)), key=seems.__getitem__)]

    def is_timid(self, view: CardsView, seat: Seat) -> bool:
        """Return whether this hand is more than it dares to risk."""
        points = view.points[seat - 1] or 0
        if self.nerve is None or not view.ghosts[seat - 1]:
            return False
        return points >= self.nerve * (1 + self.temper.bold / 2 - self.temper.careful / 3)

    def seems(self, action: CardsAction, rate: float, best: float, rng: Random, *, endangered: bool) -> float:
        """Return how good a choice looks to this player; blunders are out of the question."""
        stops = isinstance(action, Shut)
        forgiven = FRIGHT if stops and endangered else 0.0 if stops else BLUNDER
        if rate < best - forgiven:
            return NEVER
        feared = self.fear if endangered and isinstance(action, Draw) else 0.0
        return rate - feared + (self.error * rng.gauss(0, 1) if self.error else 0.0)


def likes(temper: Temper, view: CardsView, seat: Seat, action: CardsAction) -> float:
    """Return how much a character likes an action, from -1 to 1.

    The bold like to draw, the careful don't once they hold a ghost, and the mischievous pick on the biggest hand.
    """
    if isinstance(action, Draw):
        return temper.bold - (temper.careful if view.ghosts[seat - 1] else 0.0)
    whom = [other for other in targets(action) if other != seat]
    return temper.mischievous * max((view.sizes[other - 1] for other in whom), default=0) / max(*view.sizes, 1)


def targets(action: CardsAction) -> tuple[Seat, ...]:
    """Return whom an action is aimed at."""
    match action:
        case Give(to=whom) | Skip(whom=whom) | Dictate(whom=whom):
            return (whom,)
        case Swap(one=one, other=other):
            return (one, other)
        case _:
            return ()


class Level1(Classic1):
    """Takes two cards per turn, fears ghosts, and plays power-ups at random."""

    def __init__(self, game: AnyGame, temper: Temper = EVEN) -> None:
        super().__init__(game)
        self.temper = temper
        self.points = round(self.points * (1 + temper.bold / 2 - temper.careful / 3))

    def decide(self, view: CardsView, seat: Seat, legal: Legal, rng: Random, meter: Meter) -> CardsAction:
        """Choose cautiously; if mischievous, pick on the biggest hand."""
        if view.phase != "ask" and rng.random() < self.temper.mischievous:
            return max(legal, key=lambda action: (likes(self.temper, view, seat, action), rng.random()))
        return super().decide(view, seat, legal, rng, meter)


class Level2(Judging):
    """Stops for fear of ghosts, before its second one if it has some points, and hardly plans."""

    plainly = Classic1
    error = 5.0
    fear = 4.0
    nerve = 7


class Level3(Judging):
    """Stops with two ghosts unless it is far behind, or with one and many points, and misjudges much."""

    plainly = Classic2
    error = 4.0
    fear = 3.5
    nerve = 12


class Level4(Judging):
    """Is a little careful, and misjudges some choices."""

    plainly = Classic3
    error = 0.4
    fear = 0.4


class Level5(Judging):
    """Takes the choice that wins most often as far as the evaluation knows."""
