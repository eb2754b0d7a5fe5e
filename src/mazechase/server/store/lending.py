"""What the processes of one server say to the parent that has their store, and what it answers.

A request that is to be answered has a number, which the answer repeats.
"""

from typing import Any

import msgspec

from mazechase.server.store.nodes import News
from mazechase.server.store.protocol import Batch, Store, Stored, TableRow, TokenRow


class Message(msgspec.Struct, frozen=True, array_like=True, tag=True):
    """Anything that is said over a link."""


class Work(Message, frozen=True):
    """Something to be done with the store."""

    number: int

    async def do(self, store: Store) -> object:
        """Do it, and return the result."""
        raise NotImplementedError

    @property
    def changes(self) -> str | None:
        """The table that others may have open and that is changed by this."""
        return None


class Create(Work, frozen=True):
    """Save a new table."""

    row: TableRow
    tokens: tuple[TokenRow, ...]
    log: tuple[Batch, ...]

    async def do(self, store: Store) -> None:
        """Save it."""
        await store.create(self.row, self.tokens, self.log)


class Save(Work, frozen=True):
    """Replace a table's metadata and tokens."""

    row: TableRow
    tokens: tuple[TokenRow, ...]
    batch: Batch | None

    async def do(self, store: Store) -> None:
        """Replace them."""
        await store.save(self.row, self.tokens, self.batch)

    @property
    def changes(self) -> str:
        """The table."""
        return self.row.id


class Load(Work, frozen=True):
    """Return a table, and tell of its changes from now on."""

    table: str
    since: int

    async def do(self, store: Store) -> Stored | None:
        """Return it."""
        return await store.load(self.table, self.since)


class Delete(Work, frozen=True):
    """Delete a table."""

    table: str

    async def do(self, store: Store) -> None:
        """Delete it."""
        await store.delete(self.table)

    @property
    def changes(self) -> str:
        """The table."""
        return self.table


class Newest(Work, frozen=True):
    """Return when any table last changed."""

    async def do(self, store: Store) -> int | None:
        """Return it."""
        return await store.newest_ms()


class Untouched(Work, frozen=True):
    """Return the tables that have not changed since."""

    limit_ms: int

    async def do(self, store: Store) -> tuple[str, ...]:
        """Return their ids."""
        return await store.untouched_since(self.limit_ms)


class Rows(Work, frozen=True):
    """Return the metadata of some tables."""

    after: str
    most: int

    async def do(self, store: Store) -> tuple[TableRow, ...]:
        """Return it."""
        return await store.rows(self.after, self.most)


class Rewrite(Work, frozen=True):
    """Replace a table's metadata and its log."""

    row: TableRow
    log: tuple[Batch, ...]

    async def do(self, store: Store) -> None:
        """Replace them."""
        await store.rewrite(self.row, self.log)

    @property
    def changes(self) -> str:
        """The table."""
        return self.row.id


class Note(Work, frozen=True):
    """Return what was noted under a name."""

    name: str

    async def do(self, store: Store) -> bytes | None:
        """Return it."""
        return await store.note(self.name)


class SetNote(Work, frozen=True):
    """Note something under a name."""

    name: str
    value: bytes
    was: bytes | None

    async def do(self, store: Store) -> None:
        """Note it."""
        await store.set_note(self.name, self.value, self.was)


class Probe(Work, frozen=True):
    """Check that the store works."""

    async def do(self, store: Store) -> None:
        """Check it."""
        await store.probe()


class Append(Message, frozen=True):
    """Add a batch to a table's log: by far the most frequent request."""

    number: int
    table: str
    batch: Batch
    at_ms: int


class Drive(Message, frozen=True):
    """Return whether the caller drives a table now."""

    number: int
    table: str


class LetGo(Message, frozen=True):
    """Let another process drive a table."""

    number: int
    table: str


class Forget(Message, frozen=True):
    """Report no more of a table's changes."""

    table: str


class Say(Message, frozen=True):
    """Pass something on to all other processes."""

    news: News


class Ready(Message, frozen=True):
    """The process accepts connections."""


Request = (
    Create
    | Save
    | Append
    | Load
    | Delete
    | Newest
    | Untouched
    | Rows
    | Rewrite
    | Note
    | SetNote
    | Probe
    | Drive
    | LetGo
    | Forget
    | Say
    | Ready
)


class Done(Message, frozen=True):
    """A request was carried out, with this result."""

    number: int
    result: msgspec.Raw


class Refused(Message, frozen=True):
    """A request failed: the code and parameters of the StoreFailure."""

    number: int
    code: str
    params: dict[str, Any]


class Heard(Message, frozen=True):
    """Another process said something."""

    node: str
    news: News


Answer = Done | Refused | Heard

encode = msgspec.msgpack.Encoder().encode
decode_request = msgspec.msgpack.Decoder(Request).decode
decode_answer = msgspec.msgpack.Decoder(Answer).decode
