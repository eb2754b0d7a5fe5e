"""What the start page asks for beside games: tables that hosts list, and things on their way to another device."""

from typing import Annotated

import msgspec
from msgspec import Meta

from mazechase.server.wire.messages import TableId, Token

LONGEST_PARCEL = 180_000  # bytes of text, so that a request stays within the limit of a body


class ShowTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Show a table on the start page, with the invite link's token; without one, no longer."""

    invite: Token | None


class OpenTable(msgspec.Struct, frozen=True):
    """A table with free seats that its host shows to everybody. It names nobody."""

    table: TableId
    invite: str
    game: str
    players: int
    free: int


class Parcel(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Something to be fetched once by another device; the server doesn't look into it."""

    content: Annotated[str, Meta(min_length=2, max_length=LONGEST_PARCEL)]


class ParcelKey(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a parcel is fetched with; None where several servers share the tables."""

    key: Annotated[str, Meta(min_length=16, max_length=64)] | None
