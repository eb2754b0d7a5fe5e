"""Join codes, as requests and answers have them."""

from typing import Annotated

import msgspec
from msgspec import Meta

from mazechase.patterns import whole

DIGITS = 8


class JoinCode(msgspec.Struct, frozen=True):
    """The code to type instead of an invite link; None where several servers share the tables."""

    code: str | None


class Join(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A code that somebody typed."""

    code: Annotated[str, Meta(pattern=whole(f"[0-9]{{{DIGITS}}}"))]


class Invitation(msgspec.Struct, frozen=True):
    """Where a code leads: a table, and its invite token."""

    table: str
    invite: str
