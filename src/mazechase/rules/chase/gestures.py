"""What a page needs to know about moves in the chase."""

from mazechase.rules.api import Seat
from mazechase.rules.chase.game import Chase
from mazechase.rules.chase.text import write_action
from mazechase.rules.chase.values import GHOSTS, PAC, Call, ChaseAction, ChaseState, End, Step
from mazechase.rules.gestures import Gestures, Offer


class StepOffer(Offer, frozen=True, kw_only=True, omit_defaults=True, tag_field="kind", tag="step"):
    """A step to a square."""

    to: str


class CallOffer(Offer, frozen=True, kw_only=True, tag_field="kind", tag="call"):
    """Let a ghost move next."""

    ghost: str


class EndOffer(Offer, frozen=True, kw_only=True, tag_field="kind", tag="end"):
    """End the move here."""


class ChaseGestures(Gestures[Chase, ChaseState, ChaseAction]):
    """A square or a ghost is tapped; a move is one piece's."""

    def target(self, a: ChaseAction) -> str | None:
        """Return the square or the ghost; the end of a move has no place."""
        return None if isinstance(a, End) else write_action(a)

    def taps(self, s: ChaseState, a: ChaseAction) -> tuple[str, ...]:  # noqa: ARG002
        """Return the square, the ghost, or the button that ends a move."""
        return ("end",) if isinstance(a, End) else (write_action(a),)

    def same_move(self, before: ChaseState, after: ChaseState) -> bool:
        """Return whether the same piece is still in the same move."""
        begun = after.boost or after.left < before.left or after == before
        return after.mover == before.mover and begun

    def gain(self, before: ChaseState, after: ChaseState, seat: Seat) -> int:
        """Return the pellets and ghosts that Pac-Man has eaten, or whether a ghost has caught him."""
        caught = after.lives < before.lives
        if seat != self.rules.setup.seat_of(PAC):
            return int(caught)
        eaten = after.ghosts.count(None) - before.ghosts.count(None)
        return 0 if caught else len(before.pellets) - len(after.pellets) + eaten

    def harms(self, before: ChaseState, after: ChaseState, seat: Seat) -> bool:
        """Return whether Pac-Man has run into a ghost, or let his last round without a pellet go by."""
        return seat == self.rules.setup.seat_of(PAC) and after.lives < before.lives

    def may_end(self, s: ChaseState, seat: Seat) -> bool:
        """Return whether the move may end here with steps left."""
        return End() in self.rules.legal(s, seat)

    def offer(self, s: ChaseState, a: ChaseAction, token: str) -> Offer:
        """Return the square, the ghost, or the end of the move."""
        match a:
            case Step():
                there, seat = self.rules.apply(s, a).state, self.rules.setup.seat_of(s.mover)
                gain, harms = self.gain(s, there, seat), self.harms(s, there, seat)
                return StepOffer(token=token, to=token, gain=gain, harms=harms)
            case Call(ghost):
                return CallOffer(token=token, ghost=GHOSTS[ghost])
            case End():
                return EndOffer(token=token)

    def meant(self, s: ChaseState, seat: Seat, tapped: str, held: str | None) -> str:  # noqa: ARG002
        """Return the square or the ghost; ``end`` is the button that ends a move."""
        return write_action(End()) if tapped == "end" else tapped


GESTURES = ChaseGestures
