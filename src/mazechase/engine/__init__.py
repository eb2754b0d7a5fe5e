"""Fast play: native kernels of the games behind one small API, which works without them too, slower.

A kernel has no behaviour of its own: the Python rules are the specification, and the answers are the same.

>>> import mazechase
>>> from mazechase import engine
>>> game = mazechase.game("quoridor", players=2)
>>> engine.perft(game, 2)
16677
>>> engine.playout(game, seed=7).result
Result(winners=(2,), scores=(0, 1), reason='goal_reached')
"""

from mazechase.engine.kernel import Kernel, Played, Playout, available, built, find_kernel, kernel, twin_of
from mazechase.engine.play import perft, play_many, playout
from mazechase.engine.rng import Rng

__all__ = [
    "Kernel",
    "Played",
    "Playout",
    "Rng",
    "available",
    "built",
    "find_kernel",
    "kernel",
    "perft",
    "play_many",
    "playout",
    "twin_of",
]
