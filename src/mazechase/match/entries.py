"""The entries of a match's log, and the setup it starts from.

The log is the truth: a match is a fold over its entries, and nothing is ever deleted from it. Each entry says when it
was made and by which command; the tags and field names are those of the wire and of files (docs/records.md).
"""

import re
from typing import Annotated, Any, Literal

import msgspec

from mazechase.errors import BadText
from mazechase.match.clock import ClockRule
from mazechase.rules.api import Seat
from mazechase.rules.game import AnyGame
from mazechase.rules.options import Documented
from mazechase.rules.registry import game as make_game

Millis = Annotated[int, msgspec.Meta(ge=0, le=1 << 53)]  # what a browser's numbers can hold exactly
Token = Annotated[str, msgspec.Meta(max_length=200)]
Name = Annotated[str, msgspec.Meta(max_length=80)]

_ID = re.compile(r"[A-Za-z0-9_-]{1,64}")  # no "|" and no ",": see the text that luck.py hashes


class Player(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """Who holds a seat: a person, or a bot by name such as ``level2``."""

    name: Name = ""
    kind: Literal["human", "bot"] = "human"
    bot: Name | None = None
    piece: Name | None = None  # the figure that represents the seat; the rules ignore it

    def __post_init__(self) -> None:
        if (self.kind == "bot") != bool(self.bot):
            raise BadText("bad-player", name=self.name)


class _Entry(msgspec.Struct, frozen=True, kw_only=True, tag_field="t", omit_defaults=True, forbid_unknown_fields=True):
    at_ms: Millis
    command: Token | None = None  # the id of the command that made it, to recognise a retry


class Salted(_Entry, frozen=True, tag="salted"):
    """A seat's browser added its salt to the dice; only before the first draw."""

    seat: Seat
    salt: Token


class Acted(_Entry, frozen=True, tag="acted"):
    """A seat took an action, in the game's notation."""

    seat: Seat
    action: Token


class Drawn(_Entry, frozen=True, tag="drawn"):
    """A chance outcome came up: draw ``k`` of the line at that time, asked for by a seat or by nobody."""

    outcome: Token
    k: Millis
    asked: Seat | None = None


class UndoAsked(_Entry, frozen=True, tag="undo-asked"):
    """A seat asks to go back to ``keep`` plies."""

    seat: Seat
    keep: Millis


class UndoAnswered(_Entry, frozen=True, tag="undo-answered"):
    """A seat agreed to a requested undo, or refused it."""

    seat: Seat
    agree: bool


class Undone(_Entry, frozen=True, tag="undone"):
    """The line went back to ``keep`` plies."""

    keep: Millis


class Resigned(_Entry, frozen=True, tag="resigned"):
    """A seat gave up."""

    seat: Seat


class Flagged(_Entry, frozen=True, tag="flagged"):
    """A seat ran out of time."""

    seat: Seat


class Paused(_Entry, frozen=True, tag="paused"):
    """The match was paused; no clock runs."""


class Resumed(_Entry, frozen=True, tag="resumed"):
    """The match was resumed."""


class Woke(_Entry, frozen=True, tag="woke"):
    """Nothing could be played since the entry before; that time is charged to nobody."""


class Replaced(_Entry, frozen=True, tag="replaced"):
    """A seat changed hands."""

    seat: Seat
    player: Player


class StoodIn(_Entry, frozen=True, tag="minded"):
    """A bot plays for an absent person, or (None) the person is back."""

    seat: Seat
    bot: Name | None = None


Entry = (
    Salted
    | Acted
    | Drawn
    | UndoAsked
    | UndoAnswered
    | Undone
    | Resigned
    | Flagged
    | Paused
    | Resumed
    | Woke
    | Replaced
    | StoodIn
)


class MatchSetup(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, forbid_unknown_fields=True):
    """What a match starts from; together with the log, everything there is to know about a match."""

    id: Token
    game: Token
    players: Annotated[int, msgspec.Meta(ge=1, le=100)]
    options: dict[str, Any]
    rules_version: Annotated[int, msgspec.Meta(ge=1, le=1_000_000)]
    documents: dict[str, Any]  # complete boards, decks and the like: a record depends on no shipped file
    position: Annotated[str, msgspec.Meta(max_length=20_000)] | None = None  # None: from the start
    seats: tuple[Player, ...]
    clock: ClockRule | None = None
    seal: Name | None = None  # SHA-256 of the seed; older databases may hold something else
    stand_in: Name = "level1"  # the bot that takes over a seat that resigned

    def __post_init__(self) -> None:
        if not _ID.fullmatch(self.id):
            raise BadText("bad-match-id", id=self.id[:80])
        if len(self.seats) != self.players:
            raise BadText("bad-seats", seats=len(self.seats), players=self.players)

    @classmethod
    def make(  # noqa: PLR0913 (a setup has this many parts)
        cls,
        game: AnyGame,
        id: str,  # noqa: A002
        seats: tuple[Player, ...],
        *,
        position: str | None = None,
        clock: ClockRule | None = None,
        seal: str | None = None,
        stand_in: str = "level1",
    ) -> "MatchSetup":
        """Return the setup of a game, with the documents it uses and who sits where."""
        documented = {option.name for option in game.declared if isinstance(option.kind, Documented)}
        return cls(
            id=id,
            game=game.id,
            players=game.players,
            options={name: value for name, value in game.options.items() if name not in documented},
            rules_version=game.rules_version,
            documents=game.documents,
            position=position,
            seats=seats,
            clock=clock,
            seal=seal,
            stand_in=stand_in,
        )

    def open(self) -> AnyGame:
        """Create the game from this setup alone."""
        return make_game(self.game, self.players, {**self.options, **self.documents}, self.rules_version)
