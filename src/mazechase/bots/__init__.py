"""Bots: players that only see views. Where to look: api.py (the interface), arena.py (matches), one folder per game."""

from mazechase.bots.api import Bot, Budget, Meter, bot_names, level_names, make_bot
from mazechase.bots.temper import Temper

__all__ = ["Bot", "Budget", "Meter", "Temper", "bot_names", "level_names", "make_bot"]
