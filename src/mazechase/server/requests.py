"""What is asked for, and answered, about tables; docs/protocol.md tells what each is for."""

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from mazechase.match.clock import ClockRule
from mazechase.server.lobby import GRACE_MS, Seating
from mazechase.server.shown import TableInfo

LEAST_MIND_MS = 120_000  # phones sleep
LEAST_GRACE_MS = 30_000
DAY_MS = 86_400_000

PieceName = Annotated[str, Meta(pattern="^[a-z][a-z0-9-]{0,19}$")]  # the page knows the pictures
PersonName = Annotated[str, Meta(max_length=40)]
PlaceNumber = Annotated[int, Meta(ge=1, le=16)]


class NewPlace(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who shall sit in a place: somebody here, whoever has the invite link, or a bot."""

    kind: Literal["here", "link", "bot"] = "link"
    name: PersonName = ""
    bot: Annotated[str, Meta(max_length=40)] | None = None
    piece: PieceName | None = None


class NewTable(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A table to be made. Options take a value, an id of something shipped, or a document inline."""

    game: Annotated[str, Meta(max_length=40)]
    players: Annotated[int, Meta(ge=1, le=16)] | None = None
    options: dict[str, Any] = {}
    places: Annotated[tuple[NewPlace, ...], Meta(max_length=16)] = ()
    seating: Seating = "random"
    clock: ClockRule | None = None
    draw_delay_ms: Annotated[int, Meta(ge=0, le=600_000)] | None = None
    mind_after_ms: Annotated[int, Meta(ge=LEAST_MIND_MS, le=DAY_MS)] | None = None
    grace_ms: Annotated[int, Meta(ge=LEAST_GRACE_MS, le=DAY_MS)] = GRACE_MS
    bot_ms: Annotated[int, Meta(ge=10, le=10_000)] = 500
    start: bool = False


class Created(msgspec.Struct, frozen=True, kw_only=True):
    """A new table and its tokens: the host's own, those for links, and one for every place taken here.

    A token is said once and never again: only its hash is kept.
    """

    table: TableInfo
    host: str
    invite: str
    watch: str
    places: dict[str, str]


class Claim(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Sit down: at these places, or at the first open one."""

    name: PersonName = ""
    piece: PieceName | None = None
    places: Annotated[tuple[PlaceNumber, ...], Meta(max_length=16)] = ()


class Claimed(msgspec.Struct, frozen=True, kw_only=True):
    """The places taken, each with its token."""

    table: TableInfo
    places: dict[str, str]


class Reorder(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The places in their new order."""

    order: Annotated[tuple[PlaceNumber, ...], Meta(max_length=16)]


class Replace(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Put a bot in a place, or open it for whoever has the invite link; its former token opens nothing any more.

    Where hands are hidden and the match is running, a bot plays the place until everybody agrees to open it.
    """

    place: PlaceNumber
    kind: Literal["bot", "open"]
    bot: Annotated[str, Meta(max_length=40)] | None = None


class Agree(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Agree to open a place whose hidden hand a bot plays."""

    place: PlaceNumber


class RenewLink(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Ask for a new link in place of the old one, which opens nothing any more."""

    kind: Literal["invite", "watch"]


class RenewedLink(msgspec.Struct, frozen=True):
    """A new link's token."""

    kind: Literal["invite", "watch"]
    token: str


class Fork(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Go on from an earlier position on a new table: how many plies stay."""

    keep: Annotated[int, Meta(ge=0, le=1_000_000)]
