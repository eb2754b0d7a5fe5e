"""What the service needs of a store, whatever it is made of.

A table is kept as one row of particulars and a log of batches. A batch is what one command did, so it is all there or
not at all; its place in the log and its command id are each unique, so a batch is never doubled.
"""

from collections.abc import Sequence
from typing import Literal, Protocol

import msgspec

from mazechase.errors import MazechaseError

TokenKind = Literal["host", "invite", "watch", "seat"]


class StoreFailure(MazechaseError):
    """Something could not be saved or read; what was saved before is untouched."""


class TableRow(msgspec.Struct, frozen=True):
    """A table's particulars; ``lobby`` and ``setup`` are JSON, ``seed`` is the secret of its dice."""

    id: str
    created_ms: int
    touched_ms: int
    lobby: bytes
    seed: bytes
    setup: bytes | None = None


class TokenRow(msgspec.Struct, frozen=True):
    """A token's hash and what it opens: the table, and for a seat's token the place."""

    digest: str
    kind: TokenKind
    place: int | None = None


class Batch(msgspec.Struct, frozen=True):
    """The entries one command added: the number of the first, the command's id, and their JSON."""

    n: int
    command: str | None
    entries: bytes


class Stored(msgspec.Struct, frozen=True):
    """A table as it is kept."""

    row: TableRow
    tokens: tuple[TokenRow, ...]
    log: tuple[Batch, ...]


class Store(Protocol):
    """Durable when a call returns; raises StoreFailure and changes nothing when it cannot be."""

    async def create(self, row: TableRow, tokens: Sequence[TokenRow], log: Batch | None = None) -> None:
        """Keep a new table, with what its log begins with."""

    async def save(self, row: TableRow, tokens: Sequence[TokenRow]) -> None:
        """Keep a table's particulars and tokens in place of those it had."""

    async def append(self, table: str, batch: Batch, now_ms: int) -> None:
        """Add a batch to a table's log."""

    async def load(self, table: str) -> Stored | None:
        """Read a table whole."""

    async def delete(self, table: str) -> None:
        """Forget a table."""

    async def newest_ms(self) -> int | None:
        """Tell when something last happened at any table."""

    async def untouched_since(self, limit_ms: int) -> tuple[str, ...]:
        """List the tables that nothing has happened at since."""

    async def probe(self) -> None:
        """Save something and read it again, to see whether that works."""

    async def close(self) -> None:
        """Finish what waits and close."""
