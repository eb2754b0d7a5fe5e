"""Quoridor's bots.

Where to look: levels.py (how each level differs), thinking.py (asking the native search), analysis.py (what a position
is worth, for a coach); classic.py, ahead.py, search.py and worth.py are the levels of the first releases.
"""

from mazechase.bots.api import Bot
from mazechase.bots.quoridor.analysis import Analysis, Variation, analyse
from mazechase.bots.quoridor.analyst import QuoridorAnalyst
from mazechase.bots.quoridor.classic import Classic1, Classic2, Classic3
from mazechase.bots.quoridor.levels import Level1, Level2, Level3, Level4, Level5
from mazechase.bots.quoridor.reasons import reasons

__all__ = ["ANALYST", "CHARACTERS", "LEVELS", "REASONS", "Analysis", "Variation", "analyse"]

LEVELS: dict[str, type[Bot]] = {
    "level1": Level1,
    "level2": Level2,
    "level3": Level3,
    "level4": Level4,
    "level5": Level5,
    "classic1": Classic1,
    "classic2": Classic2,
    "classic3": Classic3,
}
ANALYST = QuoridorAnalyst
CHARACTERS = {"bruno": "level2+bold+careful=0.3", "otto": "level4+mischievous=0.5"}
REASONS = reasons
