"""What messages and answers are made of: how a table, an entry, a question and a position are shown."""

from typing import Any, Literal

import msgspec

from mazechase.match.clock import ClockRule
from mazechase.rules.api import Event, View


class PlaceInfo(msgspec.Struct, frozen=True):
    """A place at the table as everybody sees it."""

    place: int
    kind: Literal["open", "human", "bot"]
    name: str
    bot: str | None
    seat: int | None  # known once the match has begun
    here: bool  # whether somebody holding it is connected
    piece: str | None  # the figure that was chosen for it
    stand_in_ms: int | None  # the server's time from which a stand-in may be asked for an absent person


class ReopeningInfo(msgspec.Struct, frozen=True):
    """A place with a hidden hand, played by a bot until everybody agrees to open it: who has agreed, who has not."""

    place: int
    agreed: tuple[int, ...]
    waits: tuple[int, ...]


class TableInfo(msgspec.Struct, frozen=True):
    """A table as everybody with a link sees it."""

    id: str
    game: str
    players: int
    options: dict[str, Any]
    seating: Literal["random", "chosen"]
    clock: ClockRule | None
    phase: Literal["lobby", "playing", "over"]
    paused: bool
    places: tuple[PlaceInfo, ...]
    rematch: str | None
    imported: bool  # a record to look at, not a match being played
    after: int | None  # how many plies of an earlier match had been played where this one begins
    expires_ms: int
    grace_ms: int  # how long a person must be away before a stand-in plays for them
    reopening: ReopeningInfo | None


class ToldStep(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """One entry of the log as far as a viewer may know it."""

    n: int
    entry: str
    seat: int | None = None
    keep: int | None = None  # of an undo: how many plies stay
    agree: bool | None = None
    events: tuple[Event, ...] | msgspec.Raw = ()


class UndoInfo(msgspec.Struct, frozen=True):
    """Somebody asks to take back: who, how far, who has agreed, and whose answer is still missing."""

    seat: int
    keep: int
    agreed: tuple[int, ...]
    waits: tuple[int, ...]


class Asked(msgspec.Struct, frozen=True):
    """What the match waits for: an action or a roll by these seats, or nothing."""

    kind: Literal["turn", "chance", "over"]
    seats: tuple[int, ...] = ()


class End(msgspec.Struct, frozen=True):
    """A place that can be reached, and the actions that lead there."""

    target: str
    actions: tuple[str, ...]


class Frame(msgspec.Struct, frozen=True, kw_only=True):
    """The position after a ply, and what happened by it; ply 0 is the beginning."""

    ply: int
    seat: int | None
    events: tuple[Event, ...]
    view: View | msgspec.Raw
