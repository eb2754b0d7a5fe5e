"""What the match itself tells everybody, beside what the rules tell: undo, resignation, pauses, who sits where.

Their sentences are ``match-event-...`` in the catalogues.
"""

from typing import Literal

from mazechase.rules.api import PublicEvent, Seat


class MatchEvent(PublicEvent, frozen=True, kw_only=True):
    """Something that happened to the match, not in the game; no ruling caused it."""

    ruling: str = ""


class SaltAdded(MatchEvent, frozen=True, kw_only=True):
    """A seat's browser added a salt to the luck."""

    seat: Seat
    salt: str


class UndoWanted(MatchEvent, frozen=True, kw_only=True):
    """A seat asked to take its latest action back."""

    seat: Seat


class UndoReply(MatchEvent, frozen=True, kw_only=True):
    """A seat agreed to an undo, or did not."""

    seat: Seat
    answer: Literal["yes", "no"]


class Rewound(MatchEvent, frozen=True, kw_only=True):
    """The line went back to an earlier position; viewers need a full view."""

    keep: int


class GaveUp(MatchEvent, frozen=True, kw_only=True):
    """A seat resigned."""

    seat: Seat


class TimeUp(MatchEvent, frozen=True, kw_only=True):
    """A seat ran out of time."""

    seat: Seat


class MatchPaused(MatchEvent, frozen=True, kw_only=True):
    """Nothing can be done until the match goes on, and no clock runs."""


class MatchResumed(MatchEvent, frozen=True, kw_only=True):
    """The match goes on."""


class MatchWoke(MatchEvent, frozen=True, kw_only=True):
    """Play goes on after an interruption, which was charged to nobody."""


class SeatTaken(MatchEvent, frozen=True, kw_only=True):
    """Somebody else holds a seat now: a person by name, or a bot."""

    seat: Seat
    name: str
    bot: str = "none"


class SeatMinded(MatchEvent, frozen=True, kw_only=True):
    """A bot minds a seat while its owner is away."""

    seat: Seat
    bot: str


class SeatReclaimed(MatchEvent, frozen=True, kw_only=True):
    """A seat's owner is back."""

    seat: Seat


class MatchEnded(MatchEvent, frozen=True, kw_only=True):
    """The match ended outside the rules; the reason is a message key."""

    winners: tuple[Seat, ...]
    reason: str
