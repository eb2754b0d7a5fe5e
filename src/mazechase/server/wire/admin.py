"""What the operator's page and command exchange with the server."""

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

Network = Annotated[str, Meta(min_length=1, max_length=60)]
Note = Annotated[str, Meta(max_length=200)]
SomeName = Annotated[str, Meta(min_length=1, max_length=80)]
SomeTable = Annotated[str, Meta(min_length=1, max_length=64)]


class BusyTable(msgspec.Struct, frozen=True, kw_only=True):
    """An open table: how much goes on there, and what it costs."""

    id: str
    game: str
    phase: str
    players: int
    seats_here: int  # places whose people are connected to this node
    devices: int
    entries: int
    spent_ms: int  # of the server's time since it was opened
    slowest_ms: int  # the longest step
    bots_ms: int  # of the worker processes' time in the last minute or so


class BusyAddress(msgspec.Struct, frozen=True):
    """An address, how many connections it has, and what it has used of the worker processes lately."""

    address: str
    connections: int
    bots_ms: int


class Blocked(msgspec.Struct, frozen=True):
    """A network that may not connect, since when, and why."""

    network: str
    since_ms: int
    note: str = ""


class Overview(msgspec.Struct, frozen=True, kw_only=True):
    """What is going on at one node."""

    version: str
    node: str
    up_s: int
    processor_s: int
    memory_mb: int  # the most so far
    tables_open: int
    tables_watched: int
    strangers: int
    spectators: int
    players: int
    seats_here: int
    jobs_waiting: int
    jobs_running: int
    tables: tuple[BusyTable, ...]  # the slowest first
    addresses: tuple[BusyAddress, ...]  # those with most connections first
    blocked: tuple[Blocked, ...]
    limits: dict[str, float]


class Block(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A request to block an address or a network."""

    network: Network
    note: Note = ""


class Unblock(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A request to let a network in again."""

    network: Network


class HostLink(msgspec.Struct, frozen=True):
    """The token of a new link for a table's host."""

    token: str


class FindPerson(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A person, by the name that they go by; at one table, or at every table."""

    name: SomeName
    table: SomeTable | None = None


class Deed(msgspec.Struct, frozen=True):
    """An entry that a person has caused."""

    n: int
    entry: dict[str, Any]


class PersonAtTable(msgspec.Struct, frozen=True, kw_only=True):
    """What is stored about a person at one table."""

    table: str
    game: str
    created_ms: int
    touched_ms: int
    places: tuple[int, ...]  # that they hold now
    seats: tuple[int, ...]  # that they have ever held
    pieces: tuple[str, ...]
    deeds: tuple[Deed, ...]


class PersonData(msgspec.Struct, frozen=True):
    """Everything that is stored about a person."""

    name: str
    tables: tuple[PersonAtTable, ...]


class Erased(msgspec.Struct, frozen=True):
    """At how many tables a name was erased."""

    tables: int


class StoredTable(msgspec.Struct, frozen=True, kw_only=True):
    """A table in the store."""

    id: str
    game: str
    phase: Literal["lobby", "begun", "damaged"]
    created_ms: int
    touched_ms: int


class StoredTables(msgspec.Struct, frozen=True):
    """Some of the tables in the store, and the id to ask for those after them; None at the end."""

    tables: tuple[StoredTable, ...]
    after: str | None
