"""Quoridor for 2, 3 and 4 players. Where to look: moving.py (pawns), fencing.py (fences), game.py (turns, the end)."""

from mazechase.rules.quoridor.game import Quoridor

GAME = Quoridor
