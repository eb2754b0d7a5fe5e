"""What a page needs to know about Ms. Pac-Man's walks."""

from mazechase.rules.api import Seat
from mazechase.rules.gestures import Gestures
from mazechase.rules.mspacman.game import MsPacMan
from mazechase.rules.mspacman.values import Go, MsPacManState, ghost_of


class MsPacManGestures(Gestures[MsPacMan, MsPacManState, Go]):
    """A cell is tapped, near or far; of equally short walks the one with the most dots is taken."""

    sent_whole = True

    def target(self, a: Go) -> str:
        """Return the cell."""
        return self.rules.board.names[a.to]

    def same_move(self, before: MsPacManState, after: MsPacManState) -> bool:
        """Return whether it is still the same walk, which may end with a next open square, not a new placement."""
        return after.phase in (before.phase, "bump")

    def gain(self, before: MsPacManState, after: MsPacManState, seat: Seat) -> int:
        """Return what the dots are worth that a walk has eaten on its way."""
        return self.rules.setup.gain(before.dots, after.dots, seat)

    def harms(self, before: MsPacManState, after: MsPacManState, seat: Seat) -> bool:
        """Return whether a walk loses Ms. Pac-Man, sends one's weak ghost home, or lets somebody else win."""
        if after.phase == "over":
            return seat not in self.rules.setup.result(after).winners
        if before.ctrl == seat:
            return after.ctrl != seat
        if after.ctrl == seat:
            return False
        ghost, home = ghost_of(after, seat), self.rules.setup.home(seat)
        return after.seat != seat and ghost.cell == home and ghost_of(before, seat).weak


GESTURES = MsPacManGestures
