"""Quoridor's bots. Where to look: levels.py (how each level chooses), worth.py (what a position is worth), search.py."""

from mazechase.bots.quoridor.levels import Level1, Level2, Level3

LEVELS = {"level1": Level1, "level2": Level2, "level3": Level3}
