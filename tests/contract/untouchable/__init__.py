"""The test game with broken gestures, which are found beside the class as any game's are."""

from toy.game import Toy


class Untouchable(Toy):
    """Its targets cannot be read, and its offers and taps are wrong."""
