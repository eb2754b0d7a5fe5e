"""Ms. Pac-Man, the board game of 1983, for 2 to 4 players.

Where to look: values.py (what there is), turns.py and stepping.py (what happens), layout.py with constraints.py and
data/ (boards, die and spinner), text.py and drawing.py, placing.py (which positions can be), game.py (the contract).
"""

from mazechase.rules.mspacman.game import MsPacMan

GAME = MsPacMan
