"""The bots for the chase: levels.py (how each looks), classic.py (the first three), perfect.py (from a solution).

worth.py says what a position is worth, search.py looks ahead, and native/chase has twins of both; reasons.py says why
an action is good.
"""

from mazechase.bots.chase.classic import Classic1, Classic2, Classic3
from mazechase.bots.chase.levels import Level1, Level2, Level3, Level4, Level5, Temper
from mazechase.bots.chase.perfect import Perfect
from mazechase.bots.chase.reasons import reasons

LEVELS = {
    "level1": Level1,
    "level2": Level2,
    "level3": Level3,
    "level4": Level4,
    "level5": Level5,
    "classic1": Classic1,
    "classic2": Classic2,
    "classic3": Classic3,
    "perfect": Perfect,
}
REASONS = reasons
AT_HOME = ("perfect",)  # it needs a solution, which a server may not have

__all__ = ["LEVELS", "REASONS", "Temper"]
