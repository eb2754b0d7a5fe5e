"""Bots: players that see views only. Where to look: api.py (the interface), arena.py (matches), one folder a game."""

from mazechase.bots.api import Bot, Budget, Meter, bot_names, make_bot

__all__ = ["Bot", "Budget", "Meter", "bot_names", "make_bot"]
