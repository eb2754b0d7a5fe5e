"""What is chosen before the marble game begins, and what follows from it: homes, and when it is over."""

from collections.abc import Mapping
from typing import Any

from mazechase.boards.cells import Cell
from mazechase.rules.api import Result, Seat
from mazechase.rules.marbles.documents import read_layout
from mazechase.rules.marbles.layout import Layout
from mazechase.rules.marbles.values import MarblesState
from mazechase.rules.setup import Setup
from mazechase.rules.turnlimit import NAME, REASON, TurnLimit


class MarblesSetup(Setup, frozen=True, kw_only=True):
    """The players, the board and the options that the rules look at."""

    layout: Layout
    unused_home: str = "closed_to_stop"
    must_move_if_possible: bool = False
    home_counts: bool = True
    ghost_may_reverse: bool = False
    ghost_partial: bool = False
    pay_with_yellow: str = "false"
    lose_privilege_when_hit: bool = False
    marble_under_ghost: str = "auto"
    privilege_stacks: bool = True
    same_move_gobble: bool = True
    gobble_ends_turn: bool = False
    end_timing: str = "at_once"

    @property
    def homes(self) -> tuple[Cell, ...]:
        """The homes in seat order: opposite for two, clockwise for more (MARB-2)."""
        return self.layout.homes[::2] if self.players == 2 else self.layout.homes[: self.players]

    def over(self, s: MarblesState) -> str | None:
        """Return why the game is over, or None (MARB-52, MARB-53, MARB-60)."""
        if s.todo or s.dice or s.rolls:
            return None
        if not s.white:
            return "marbles_cleared"
        return REASON if self.limit.reached(s.taken) else None

    def result(self, s: MarblesState, reason: str) -> Result:
        """Return the result by white marbles; the most win, and equals win together (MARB-54, MARB-55)."""
        best = max(s.trays)
        return Result(tuple(seat for seat in self.seats if s.trays[seat - 1] == best), s.trays, reason)


def set_up(players: int, options: Mapping[str, Any], documents: Mapping[str, Any], limit: TurnLimit) -> MarblesSetup:
    """Return what the rules need to know about the players, options and documents."""
    chosen = {name: value for name, value in options.items() if name not in ("layout", NAME)}
    return MarblesSetup(players=players, limit=limit, layout=read_layout(documents["layout"]), **chosen)


def start(setup: MarblesSetup) -> MarblesState:
    """Return the first state: every hole has its marble, everybody is at home, seat 1 rolls (MARB-2, MARB-4)."""
    layout, nothing = setup.layout, (0,) * setup.players
    return MarblesState(
        white=layout.holes - layout.rings,
        yellow=layout.rings,
        pacs=setup.homes,
        trays=nothing,
        held=nothing,
        ghosts=(layout.start, layout.start),
        owed=(),
        turn=Seat(1),
        rolls=nothing,
    )
