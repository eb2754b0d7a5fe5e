"""The chase: Quoridor's PAC-MAN variant. Where to look: ways.py (steps), turns.py (what follows), layout.py (mazes)."""

from mazechase.rules.chase.game import Chase

GAME = Chase
