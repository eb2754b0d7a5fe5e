"""Five levels of one search, from a beginner who grabs what is near to one who weighs every roll that may follow."""

from typing import ClassVar

from mazechase.bots.api import Maker
from mazechase.bots.lookahead import Looker, Temper, learned_weights
from mazechase.bots.marbles import classic
from mazechase.engine.search import Search, Widths, find_search

TURN_IN_HAND = Widths(deepest=0)


class MarblesLooker(Looker):
    """What the levels share: the learned evaluation, and a level in Python for where there is no kernel."""

    plainly: ClassVar[Maker]

    def find_search(self) -> Search | None:
        """Return the search with the weights for this number of players."""
        return find_search(self.game, learned_weights(__package__)[self.game.players])

    def without_kernel(self) -> Maker:
        """Return the classic level that is nearest in strength."""
        return self.plainly


class Level1(MarblesLooker):
    """Takes the most it can get at once, and judges everything else hardly better than by chance."""

    plainly = classic.Level1
    widths = TURN_IN_HAND
    error = 8.0
    temper = Temper(bold=1.0)


class Level2(MarblesLooker):
    """Is greedy, and misjudges a lot."""

    plainly = classic.Level2
    widths = TURN_IN_HAND
    error = 3.0
    temper = Temper(bold=0.6)


class Level3(MarblesLooker):
    """Plans its whole turn, ghosts and yellow marbles too, with some misjudgements."""

    plainly = classic.Level2
    widths = TURN_IN_HAND
    error = 1.6


class Level4(MarblesLooker):
    """Plans its whole turn well, but does not think of what the others may roll."""

    plainly = classic.Level3
    widths = TURN_IN_HAND


class Level5(MarblesLooker):
    """Weighs its best turns by every roll of the next seat and the best answer to it."""

    plainly = classic.Level3
    nodes = 400_000
    widths = Widths(first=24, deeper=0, beam=8, narrow=4, deepest=1)
