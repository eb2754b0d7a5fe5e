"""Five levels of one search, from a beginner who follows her nose to one who looks several turns ahead."""

from mazechase.bots.lookahead import LearnedLooker
from mazechase.bots.mspacman import classic
from mazechase.engine.search import Widths

TURN_IN_HAND = Widths(beam=0, narrow=0, deepest=0)


class MsPacManLooker(LearnedLooker):
    """What the levels share."""

    package = __package__


class Level1(MsPacManLooker):
    """Runs for the nearest dot, or for her, and judges everything else hardly better than by chance."""

    plainly = classic.Level1
    widths = TURN_IN_HAND
    error = 8.0
    greed = 1.0


class Level2(MsPacManLooker):
    """Sees where its turn may end, and misjudges a lot."""

    plainly = classic.Level2
    widths = TURN_IN_HAND
    error = 3.0


class Level3(MsPacManLooker):
    """Sees where its turn may end, with some misjudgements."""

    plainly = classic.Level2
    widths = TURN_IN_HAND
    error = 1.6


class Level4(MsPacManLooker):
    """Rates where its turn may end well, but does not look any further."""

    plainly = classic.Level3
    widths = TURN_IN_HAND


class Level5(MsPacManLooker):
    """Looks two turns ahead over every spin and roll, and further while its nodes last."""

    plainly = classic.Level3
    nodes = 400_000
    widths = Widths(first=24, deeper=12, later=6, beam=0, narrow=0, deepest=4)
