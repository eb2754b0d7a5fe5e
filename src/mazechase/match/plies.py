"""The plies of a match's line, and a pending undo."""

import msgspec

from mazechase.match.clock import Clock
from mazechase.rules.api import Event, Seat, State


class Ply(msgspec.Struct, frozen=True, gc=False):  # in no cycle, so Python's search for garbage may skip it
    """One step of the line: an action, or a chance outcome with the seat that asked for it."""

    n: int  # the number of its entry
    seat: Seat | None
    token: str
    chance: bool
    state: State
    events: tuple[Event, ...]
    clock: Clock | None  # as it was when this was played
    reveals: bool  # whether it revealed something to somebody
    draws: int  # the number of draws in the line so far, with this one


class UndoAsk(msgspec.Struct, frozen=True):
    """An undo waiting for the others: whose it is, how many plies would remain, and who has agreed."""

    seat: Seat
    keep: int
    agreed: tuple[Seat, ...] = ()
