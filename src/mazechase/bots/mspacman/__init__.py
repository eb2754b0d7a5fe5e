"""Ms. Pac-Man's bots: levels.py (five that search natively), classic.py (three in Python; worth.py, search.py)."""

from mazechase.bots.api import Maker
from mazechase.bots.mspacman import classic, levels
from mazechase.bots.mspacman.analyst import MsPacManAnalyst
from mazechase.bots.mspacman.reasons import reasons

LEVELS: dict[str, Maker] = {
    "level1": levels.Level1,
    "level2": levels.Level2,
    "level3": levels.Level3,
    "level4": levels.Level4,
    "level5": levels.Level5,
    "classic1": classic.Level1,
    "classic2": classic.Level2,
    "classic3": classic.Level3,
}
ANALYST = MsPacManAnalyst
CHARACTERS = {"tilly": "level1+careful=0.5", "kiki": "level3+mischievous"}
REASONS = reasons
