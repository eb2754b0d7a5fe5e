"""The card game's bots: levels.py, classic.py (the first three), habit.py (a sensible player), ahead.py (playouts)."""

from mazechase.bots.cards.analyst import CardsAnalyst
from mazechase.bots.cards.classic import Classic1, Classic2, Classic3
from mazechase.bots.cards.levels import Level1, Level2, Level3, Level4, Level5
from mazechase.bots.cards.reasons import reasons

LEVELS = {
    "level1": Level1,
    "level2": Level2,
    "level3": Level3,
    "level4": Level4,
    "level5": Level5,
    "classic1": Classic1,
    "classic2": Classic2,
    "classic3": Classic3,
}
ANALYST = CardsAnalyst
CHARACTERS = {  # here caution costs much and boldness little, so nobody weak has much of either
    "pip": "level1+bold=0.3",
    "tilly": "level2+careful=0.5",
    "kiki": "level3+mischievous",
    "hazel": "level3+careful=0.15",
}
REASONS = reasons
