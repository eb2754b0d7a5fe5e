"""What a page needs to know about Toy's actions."""

from mazechase.rules.gestures import Gestures
from toy.game import Toy
from toy.values import Stop, ToyAction, ToyState


class ToyGestures(Gestures[Toy, ToyState, ToyAction]):
    """A cell or a card is tapped."""

    def target(self, a: ToyAction) -> str | None:
        """Return the cell or the card; a stop has none."""
        return None if isinstance(a, Stop) else self.rules.write(a)


GESTURES = ToyGestures
