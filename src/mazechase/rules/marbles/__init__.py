"""The 1982 Pac-Man game with marbles: layout.py (the board), moves.py (what is legal), turns.py (what follows)."""

from mazechase.rules.marbles.game import Marbles

GAME = Marbles
