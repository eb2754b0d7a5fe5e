"""Quoridor for 2, 3 and 4 players. legal.py decides every pawn move and every fence."""

from mazechase.rules.quoridor.game import Quoridor

GAME = Quoridor
