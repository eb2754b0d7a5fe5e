"""Standard environments for learning: encodings of every game, and adapters to PettingZoo, Gymnasium and OpenSpiel.

They need the extra ``research``: ``pip install "mazechase[research]"``. docs/research.md explains them.

>>> import mazechase
>>> from mazechase import adapters
>>> quoridor = adapters.encoding(mazechase.game("quoridor"))
>>> len(quoridor.names), quoridor.names[4], quoridor.size
(209, 'e1', 457)
"""

from mazechase.adapters.encoding import Encoding, encoding
from mazechase.adapters.fields import Field
from mazechase.adapters.recall import Recall, Recalled
from mazechase.adapters.returns import returns
from mazechase.adapters.symmetry import Symmetry
from mazechase.adapters.vector import VectorEnv, vector

__all__ = ["Encoding", "Field", "Recall", "Recalled", "Symmetry", "VectorEnv", "encoding", "returns", "vector"]
