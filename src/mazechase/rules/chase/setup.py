"""What is chosen before the chase begins, and what follows from it alone: who runs which piece, when it is over."""

from typing import Literal

import msgspec

from mazechase.rules.api import Result, Seat
from mazechase.rules.chase.layout import Layout
from mazechase.rules.chase.values import CALL, GHOSTS, PAC, PELLETS, ChaseState


class Setup(msgspec.Struct, frozen=True):
    """The players, the layout and the options, each named as its ruling names it."""

    players: int
    layout: Layout
    lives: int
    pacman_short_move: bool
    boost_mandatory: bool
    boost_exact: bool
    boost_chain: bool
    eat_in_passing: bool
    pacman_into_ghost: Literal["blocked", "caught"]
    ghost_order: Literal["fixed", "free"]
    ghost_pass: bool
    ghost_cross_pellet: bool
    frenzy_path: Literal["straight", "free", "toward"]
    frenzy_exact: bool
    ghosts_stack: bool
    pellets_reset: bool
    stall_limit: int | None
    max_turns: int | None
    must_catch: bool

    @property
    def ghost_seats(self) -> tuple[Seat, ...]:
        """The seats that share the ghosts."""
        return tuple(Seat(number) for number in range(2, self.players + 1))

    def seat_of(self, mover: int) -> Seat:
        """Tell who acts: seat 1 for Pac-Man, the others for the ghosts dealt to them one by one (QPAC-1)."""
        if mover == PAC:
            return Seat(1)
        return Seat(2) if mover == CALL else Seat(2 + mover % (self.players - 1))  # QPAC-20: seat 2 names

    def level(self, s: ChaseState) -> int:
        """Give Pac-Man's level: the pellets eaten (QPAC-38), within one life where they come back (QPAC-35)."""
        return max(s.best, PELLETS - len(s.pellets))

    def result(self, s: ChaseState) -> Result | None:
        """Tell how it ended, if it has: Pac-Man scores his level, a ghost seat the lives its side took."""
        winners: tuple[Seat, ...] = ()
        reason = "turn_limit"
        if not s.pellets:
            winners, reason = (Seat(1),), "chase_pellets_eaten"  # QPAC-37
        elif not s.lives:
            winners, reason = self.ghost_seats, "chase_lives_lost"  # QPAC-36
        elif self.max_turns is None or s.cycles < self.max_turns:  # QPAC-40
            return None
        scores = (self.level(s), *(self.lives - s.lives for _ in self.ghost_seats))
        return Result(winners, scores, reason)

    def runs(self) -> dict[str, Seat]:
        """Tell which seat runs which ghost."""
        return {ghost: self.seat_of(number) for number, ghost in enumerate(GHOSTS)}
