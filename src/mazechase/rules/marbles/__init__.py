"""The 1982 Pac-Man game with marbles. paths.py and legal.py decide every move, effects.py what follows from it."""

from mazechase.rules.marbles.game import Marbles

GAME = Marbles
