"""The card game's bots: levels.py (how each chooses), habit.py (a sensible player), ahead.py (playing it out)."""

from mazechase.bots.cards.levels import Level1, Level2, Level3

LEVELS = {"level1": Level1, "level2": Level2, "level3": Level3}
