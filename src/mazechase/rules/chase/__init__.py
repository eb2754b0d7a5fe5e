"""The chase: Quoridor's PAC-MAN variant. legal.py decides every step, effects.py what follows from it."""

from mazechase.rules.chase.game import Chase

GAME = Chase
