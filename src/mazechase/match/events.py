"""Events of the match itself, in addition to the rules': undo, resignation, pauses, who sits where.

Their sentences are ``match-event-...`` in the catalogues.
"""

from typing import Literal

from mazechase.rules.api import PublicEvent, Seat


class MatchEvent(PublicEvent, frozen=True, kw_only=True):
    """Something that happened to the match, not in the game, so without a ruling."""

    ruling: str = ""


class SaltAdded(MatchEvent, frozen=True, kw_only=True):
    """A seat's browser added a salt to the dice."""

    seat: Seat
    salt: str


class UndoWanted(MatchEvent, frozen=True, kw_only=True):
    """A seat asked to take back its latest action."""

    seat: Seat


class UndoReply(MatchEvent, frozen=True, kw_only=True):
    """A seat agreed to an undo, or refused it; or whoever asked for it no longer wants it."""

    seat: Seat
    answer: Literal["yes", "no", "withdrawn"]


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
    """The match is paused: nobody can act, and no clock runs."""


class MatchResumed(MatchEvent, frozen=True, kw_only=True):
    """The match was resumed."""


class MatchWoke(MatchEvent, frozen=True, kw_only=True):
    """Play continues after an interruption, which was charged to nobody."""


class SeatTaken(MatchEvent, frozen=True, kw_only=True):
    """Somebody else took a seat: a person by name, or a bot."""

    seat: Seat
    name: str
    bot: str = "none"


class SeatMinded(MatchEvent, frozen=True, kw_only=True):
    """A bot plays for a seat while its owner is away."""

    seat: Seat
    bot: str


class SeatReclaimed(MatchEvent, frozen=True, kw_only=True):
    """A seat's owner is back."""

    seat: Seat


class MatchEnded(MatchEvent, frozen=True, kw_only=True):
    """The match ended outside the rules; the reason is a message key."""

    winners: tuple[Seat, ...]
    reason: str
