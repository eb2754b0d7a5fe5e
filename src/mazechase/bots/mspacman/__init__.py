"""Ms. Pac-Man's bots: levels.py (how each chooses), worth.py (what a position is worth), search.py (looking ahead)."""

from mazechase.bots.mspacman.levels import Level1, Level2, Level3

LEVELS = {"level1": Level1, "level2": Level2, "level3": Level3}
