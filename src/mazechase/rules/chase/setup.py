"""What is chosen before the chase begins, and what follows from it alone: who runs which piece, when it is over."""

from collections.abc import Mapping
from typing import Any, Literal

from mazechase.rules.api import Result, Seat
from mazechase.rules.chase.documents import read_layout
from mazechase.rules.chase.layout import Layout
from mazechase.rules.chase.values import BASE_STEPS, CALL, GHOSTS, PAC, PELLETS, ChaseState
from mazechase.rules.setup import Setup
from mazechase.rules.turnlimit import NAME, REASON, TurnLimit


class ChaseSetup(Setup, frozen=True, kw_only=True):
    """The players, the layout and the options, each named as its ruling names it."""

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
    must_catch: bool

    @property
    def ghost_seats(self) -> tuple[Seat, ...]:
        """The seats that share the ghosts."""
        return tuple(Seat(number) for number in range(2, self.players + 1))

    def seat_of(self, mover: int) -> Seat:
        """Return who acts: seat 1 for Pac-Man, the others for the ghosts dealt to them one by one (QPAC-1)."""
        if mover == PAC:
            return Seat(1)
        return Seat(2) if mover == CALL else Seat(2 + mover % (self.players - 1))  # QPAC-20: seat 2 names

    def level(self, s: ChaseState) -> int:
        """Return Pac-Man's level: the pellets eaten (QPAC-38), within one life where they come back (QPAC-35)."""
        return max(s.best, PELLETS - len(s.pellets))

    def result(self, s: ChaseState) -> Result | None:
        """Return how it ended, or None: Pac-Man scores his level, a ghost seat the lives its side took."""
        winners: tuple[Seat, ...] = ()
        reason = REASON
        if not s.pellets:
            winners, reason = (Seat(1),), "chase_pellets_eaten"  # QPAC-37
        elif not s.lives:
            winners, reason = self.ghost_seats, "chase_lives_lost"  # QPAC-36
        elif not self.limit.reached(s.cycles):  # QPAC-40
            return None
        scores = (self.level(s), *(self.lives - s.lives for _ in self.ghost_seats))
        return Result(winners, scores, reason)

    def runs(self) -> dict[str, Seat]:
        """Return which seat runs which ghost."""
        return {ghost: self.seat_of(number) for number, ghost in enumerate(GHOSTS)}


def set_up(players: int, options: Mapping[str, Any], documents: Mapping[str, Any], limit: TurnLimit) -> ChaseSetup:
    """Return what the rules need to know about the players, options and documents."""
    chosen = {name: None if value == "none" else value for name, value in options.items() if name != NAME}
    own: dict[str, Any] = {"layout": read_layout(documents["layout"]), "lives": int(options["lives"])}
    return ChaseSetup(players=players, limit=limit, **{**chosen, **own})


def start(setup: ChaseSetup) -> ChaseState:
    """Return the first state: everybody at the start, all pellets there, Pac-Man to move (QPAC-4)."""
    layout = setup.layout
    return ChaseState(
        pac=layout.pac,
        ghosts=layout.ghosts,
        pellets=layout.pellets,
        lives=setup.lives,
        idle=0,
        mover=PAC,
        left=BASE_STEPS,
        boost=False,
        frenzy=False,
        heading=None,
        waiting=(),
        ate=False,
        best=0,
        cycles=0,
    )
