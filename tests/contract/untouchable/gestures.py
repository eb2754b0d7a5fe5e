"""Targets that cannot be read, offers of what is not legal, and taps that mean something else."""

from mazechase.rules.api import Seat
from mazechase.rules.gestures import Offer
from toy.gestures import ToyGestures
from toy.values import ToyAction, ToyState


class Garbled(ToyGestures):
    def target(self, a: ToyAction) -> str | None:
        return f"card {super().target(a)}"

    def offer(self, s: ToyState, a: ToyAction, token: str) -> Offer:  # noqa: ARG002
        return Offer(token=f"card {self.rules.write(a)}")

    def meant(self, s: ToyState, seat: Seat, tapped: str, held: str | None) -> str:  # noqa: ARG002
        return self.rules.write(self.rules.legal(s, seat)[-1])


GESTURES = Garbled
