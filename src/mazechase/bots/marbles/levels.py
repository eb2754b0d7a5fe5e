"""Five levels of one search, from a beginner who grabs what is near to one who weighs every roll that may follow."""

from typing import ClassVar

from mazechase.bots.lookahead import LearnedLooker
from mazechase.bots.marbles import classic
from mazechase.bots.temper import EVEN, Temper
from mazechase.engine.search import Widths
from mazechase.rules.api import Seat
from mazechase.rules.game import AnyGame

TURN_IN_HAND = Widths(deepest=0)


class MarblesLooker(LearnedLooker):
    """What the levels share."""

    package = __package__
    errors: ClassVar[dict[int, float]] = {}  # with so many players, where a level's usual error is no even step

    def __init__(self, game: AnyGame, seat: Seat | None = None, temper: Temper = EVEN) -> None:
        super().__init__(game, seat, temper)
        self.error = self.errors.get(game.players, self.error)


class Level1(MarblesLooker):
    """Takes the most it can get at once, and judges everything else hardly better than by chance."""

    plainly = classic.Level1
    widths = TURN_IN_HAND
    error = 8.0
    errors: ClassVar[dict[int, float]] = {3: 14.0, 4: 14.0}
    greed = 1.0


class Level2(MarblesLooker):
    """Is greedy, and misjudges a lot."""

    plainly = classic.Level2
    widths = TURN_IN_HAND
    error = 3.0
    errors: ClassVar[dict[int, float]] = {3: 4.2, 4: 6.5}
    greed = 0.6


class Level3(MarblesLooker):
    """Plans its whole turn, ghosts and yellow marbles too, with some misjudgements."""

    plainly = classic.Level2
    widths = TURN_IN_HAND
    error = 1.6
    errors: ClassVar[dict[int, float]] = {3: 1.5, 4: 1.4}


class Level4(MarblesLooker):
    """Plans its whole turn well, but does not think of what the others may roll."""

    plainly = classic.Level3
    widths = TURN_IN_HAND


class Level5(MarblesLooker):
    """Weighs its best turns by every roll of the next seat and the best answer to it."""

    plainly = classic.Level3
    nodes = 400_000
    widths = Widths(first=24, deeper=0, beam=8, narrow=4, deepest=1)
