"""The parts of messages and answers: how a table, an entry, a question and a position are shown."""

from typing import Any, Literal

import msgspec

from mazechase.match.clock import ClockRule
from mazechase.rules.api import Event, View
from mazechase.server.wire.series import SeriesInfo


class PlaceInfo(msgspec.Struct, frozen=True):
    """A place at the table as everybody sees it."""

    place: int
    kind: Literal["open", "human", "bot"]
    name: str
    bot: str | None
    seat: int | None  # known once the match has begun
    here: bool  # whether somebody holding it is connected
    piece: str | None  # the figure chosen for it
    stand_in_ms: int | None  # the server time from which a stand-in may be asked for, if the person is absent
    coached: bool = False  # whether the person there has switched the coach on


class ReopeningInfo(msgspec.Struct, frozen=True):
    """A place with a hidden hand that a bot plays until everybody agrees to open it: who has agreed, who hasn't."""

    place: int
    agreed: tuple[int, ...]
    waits: tuple[int, ...]


class LessonStep(msgspec.Struct, frozen=True):
    """An instruction, given after ``at`` plies: its message key, and what is tapped to follow it, in order."""

    at: int
    says: str
    taps: tuple[str, ...]


class LessonInfo(msgspec.Struct, frozen=True):
    """The lesson that a table gives: its place in the course, its instructions, and what is said after ``plies``."""

    name: str
    title: str
    number: int  # from 1
    lessons: int  # in the course
    next: str | None  # the lesson after it
    steps: tuple[LessonStep, ...]
    plies: int
    done: str


class CertainInfo(msgspec.Struct, frozen=True):
    """Who is certain to win, and after how many plies that was found out."""

    winners: tuple[int, ...]
    plies: int


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
    after: int | None  # how many plies of an earlier match come before this one
    expires_ms: int
    grace_ms: int  # how long a person must be away before a stand-in plays for them
    reopening: ReopeningInfo | None
    host: int | None = None  # the place of the person who opened the table, if they have one
    coach: bool = True  # whether there is a coach; people who play each other have to switch it on first
    lesson: str | None = None  # the lesson that is given there
    series: SeriesInfo | None = None  # what its games add up to, if they do
    certain: CertainInfo | None = None  # who wins in any case, if somebody has asked; people may finish quickly then
    hurried: bool = False  # whether its bots think for much less time than usual, as many are thinking at once


class ToldStep(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """One entry of the log as far as a viewer may know it."""

    n: int
    entry: str
    seat: int | None = None
    keep: int | None = None  # of an undo: how many plies remain
    agree: bool | None = None
    events: tuple[Event, ...] | msgspec.Raw = ()


class UndoInfo(msgspec.Struct, frozen=True):
    """A request to take back: whose, how far, who has agreed, and whose answer is still missing."""

    seat: int
    keep: int
    agreed: tuple[int, ...]
    waits: tuple[int, ...]


class Asked(msgspec.Struct, frozen=True):
    """What the match waits for: an action or a roll by these seats, or nothing."""

    kind: Literal["turn", "chance", "over"]
    seats: tuple[int, ...] = ()


class End(msgspec.Struct, frozen=True, omit_defaults=True):
    """A target that can be reached, and the actions that lead there."""

    target: str
    actions: tuple[str, ...]
    passing: bool = False  # whether the move must go on from there
    gain: int = 0  # what the seat gains on the way
    harms: bool = False  # whether the seat would hurt itself


class Frame(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """The position after a ply, and what happened in it; ply 0 is the start."""

    ply: int
    seat: int | None
    events: tuple[Event, ...]
    view: View | msgspec.Raw
    to_act: tuple[int, ...] = ()  # whose decision or draw comes next
