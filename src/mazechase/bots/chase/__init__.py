"""The bots for the chase: levels.py (how each looks), classic.py (the first three), perfect.py (from a solution).

worth.py says what a position is worth, search.py looks ahead, and native/chase has twins of both; reasons.py says why
an action is good, and analyst.py what a position is worth to everybody.
"""

from mazechase.bots.chase.analyst import ChaseAnalyst
from mazechase.bots.chase.classic import Classic1, Classic2, Classic3
from mazechase.bots.chase.levels import Level1, Level2, Level3, Level4, Level5
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
CHARACTERS = {  # here boldness is strength, so nobody has all of it
    "pip": "level1+bold=0.3",
    "tilly": "level1+careful=0.3",
    "rufus": "level2+mischievous=0.5+bold=0.3",
    "bruno": "level2+bold=0.5",
    "hazel": "level3+careful=0.3",
    "otto": "level4+bold=0.3",
}
ANALYST = ChaseAnalyst
REASONS = reasons
AT_HOME = ("perfect",)  # it needs a solution, which a server may not have
