"""What the service needs from a store, whatever it is built on.

A table is stored as one row of metadata and a log of batches. A batch is what one command did, so it is saved as a
whole or not at all. Its position in the log and its command id are each unique, so a batch is never saved twice.
"""

from collections.abc import Callable, Sequence
from typing import Protocol

import msgspec

from mazechase.errors import MazechaseError
from mazechase.server.store.nodes import Nodes
from mazechase.server.wire.requests import TokenKind

TOUCH_MS = 60_000  # how old the time of a table's latest change may be: it is not written with each move


class StoreFailure(MazechaseError):
    """Something could not be saved or read; what was saved before is untouched."""


class TableRow(msgspec.Struct, frozen=True):
    """A table's metadata; ``lobby`` and ``setup`` are JSON, ``seed`` is the secret seed of its dice.

    ``touched_ms`` is when the table last changed, or up to a minute earlier. ``version`` counts the times that the
    metadata were saved.
    """

    id: str
    created_ms: int
    touched_ms: int
    lobby: bytes
    seed: bytes
    setup: bytes | None = None
    version: int = 0


class TokenRow(msgspec.Struct, frozen=True):
    """A token's hash and what it opens: the table, and for a seat's token the place."""

    digest: str
    kind: TokenKind
    place: int | None = None


class Batch(msgspec.Struct, frozen=True):
    """The entries that one command added: the number of the first, the command's id, and the entries as JSON."""

    n: int
    command: str | None
    entries: bytes


class Stored(msgspec.Struct, frozen=True):
    """A table as it is stored."""

    row: TableRow
    tokens: tuple[TokenRow, ...]
    log: tuple[Batch, ...]


Saved = Callable[[Exception | None], None]  # called in the event loop, with what went wrong or with None


class Store(Protocol):
    """Every change is durable when its call returns; if that fails, raises StoreFailure and changes nothing.

    A change that was decided on an outdated table fails with the code "already-saved".
    """

    @property
    def nodes(self) -> Nodes:
        """The other servers that use this store."""

    async def create(self, row: TableRow, tokens: Sequence[TokenRow], log: Sequence[Batch] = ()) -> None:
        """Save a new table, with its log so far."""

    async def save(self, row: TableRow, tokens: Sequence[TokenRow], batch: Batch | None = None) -> None:
        """Replace a table's metadata and tokens and add a batch to its log, all or nothing.

        The row's version is one higher than that of the row it replaces.
        """

    async def append(self, table: str, batch: Batch, now_ms: int) -> None:
        """Add a batch to a table's log."""

    def append_soon(self, table: str, batch: Batch, now_ms: int, saved: Saved) -> None:
        """Add a batch to a table's log, and then call ``saved``: the way of every move, without a task of its own."""

    async def load(self, table: str, since: int = 0) -> Stored | None:
        """Return a table with its log from number ``since`` on, or None if there is none."""

    async def delete(self, table: str) -> None:
        """Delete a table."""

    async def newest_ms(self) -> int | None:
        """Return when any table last changed."""

    async def untouched_since(self, limit_ms: int) -> tuple[str, ...]:
        """Return the ids of the tables that have not changed since."""

    async def rows(self, after: str, most: int) -> tuple[TableRow, ...]:
        """Return the metadata of the tables whose ids come after this one in the alphabet, at most so many."""

    async def rewrite(self, row: TableRow, log: Sequence[Batch]) -> None:
        """Replace a table's metadata and what the batches of its log contain, all or nothing.

        The row's version is one higher than that of the row it replaces, and the log has as many batches as before.
        """

    async def note(self, name: str) -> bytes | None:
        """Return what was noted under a name, for the whole service and not for a table; None if nothing was."""

    async def set_note(self, name: str, value: bytes, was: bytes | None) -> None:
        """Note something under a name; it fails with "already-saved" unless what was noted before is ``was``."""

    async def probe(self) -> None:
        """Save something and read it back, to check that the store works."""

    def announce(self, address: str) -> None:
        """Let other programs on this machine find the server at this address; "" when there is none any more."""

    async def close(self) -> None:
        """Finish all waiting work and close."""
