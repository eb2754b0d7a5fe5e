"""Ms. Pac-Man, the board game of 1983, for 2 to 4 players. legal.py decides every step, effects.py what follows."""

from mazechase.rules.mspacman.game import MsPacMan

GAME = MsPacMan
