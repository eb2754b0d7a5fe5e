"""What a page needs to know about Quoridor's moves."""

from mazechase.rules.gestures import Gestures
from mazechase.rules.quoridor.game import Quoridor
from mazechase.rules.quoridor.text import write_action
from mazechase.rules.quoridor.values import QuoridorAction, QuoridorState


class QuoridorGestures(Gestures[Quoridor, QuoridorState, QuoridorAction]):
    """In Quoridor, a tap is on a square or a fence slot."""

    def target(self, a: QuoridorAction) -> str:
        """Return the square or the slot."""
        return write_action(a)


GESTURES = QuoridorGestures
