"""Fast play: native kernels of the games behind one small API, which also works without them, only slower.

A kernel has no behaviour of its own: the Python rules are the specification, and a kernel's answers are the same.

>>> import mazechase
>>> from mazechase import engine
>>> game = mazechase.game("quoridor", players=2)
>>> engine.perft(game, 2)
16677
>>> engine.playout(game, seed=7).result
Result(winners=(2,), scores=(0, 1), reason='goal_reached')
"""

from mazechase.engine.executors import Executor, executor
from mazechase.engine.kernel import Kernel, available, built, find_kernel, kernel, kernels_here, twin_of
from mazechase.engine.play import perft, play_many, playout
from mazechase.engine.results import GameLog, Played, PlayedGames, Playout
from mazechase.engine.rng import Rng
from mazechase.engine.walk import Walk, walk

__all__ = [
    "Executor",
    "GameLog",
    "Kernel",
    "Played",
    "PlayedGames",
    "Playout",
    "Rng",
    "Walk",
    "available",
    "built",
    "executor",
    "find_kernel",
    "kernel",
    "kernels_here",
    "perft",
    "play_many",
    "playout",
    "twin_of",
    "walk",
]
