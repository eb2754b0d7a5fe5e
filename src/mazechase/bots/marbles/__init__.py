"""The marble game's bots: levels.py (how each chooses), worth.py (what a table is worth), ahead.py (what follows)."""

from mazechase.bots.marbles.levels import Level1, Level2, Level3

LEVELS = {"level1": Level1, "level2": Level2, "level3": Level3}
