"""Several servers on one store: what a node says to the others, and which of them drives a table.

Every node may change any table; the store refuses a change that was decided on an outdated table. What a node has to
know beyond the store goes through here: that a table has changed, who is connected where, and which one node carries
out what is due at a table without anybody asking (clocks, dice after a delay, bots).
"""

from collections.abc import Callable, Sequence
from typing import Protocol

import msgspec


class Changed(msgspec.Struct, frozen=True, tag="changed", tag_field="t"):
    """A table was changed in some other way, or deleted."""

    table: str


class Added(msgspec.Struct, frozen=True, tag="added", tag_field="t"):
    """A batch was added to a table's log; whoever has all before it need not read it from the store."""

    table: str
    n: int
    command: str | None
    entries: bytes


class Here(msgspec.Struct, frozen=True, tag="here", tag_field="t"):
    """Who is connected to a table at one node: the places, and whether there is anybody at all."""

    table: str
    places: tuple[int, ...]
    anybody: bool


class Free(msgspec.Struct, frozen=True, tag="free", tag_field="t"):
    """A node no longer drives a table, so another may."""

    table: str


class Spoken(msgspec.Struct, frozen=True, tag="spoken", tag_field="t"):
    """Somebody at a table said a phrase."""

    table: str
    seat: int
    phrase: str


class Missed(msgspec.Struct, frozen=True, tag="missed", tag_field="t"):
    """The connection to the others was interrupted: anything may have changed."""


News = Changed | Added | Here | Free | Spoken | Missed
Heard = Callable[[str, News], None]  # called in the event loop with the node that says it


class Nodes(Protocol):
    """The other nodes."""

    @property
    def alone(self) -> bool:
        """Whether there can be no others."""

    def follow(self, heard: Heard) -> None:
        """Call ``heard`` with everything that other nodes say from now on."""

    def say(self, news: News) -> None:
        """Say something to all other nodes soon; it may get lost."""

    async def drive(self, table: str) -> bool:
        """Return whether this node drives a table now; the first that asks does until it lets go."""

    async def drive_some(self, tables: Sequence[str]) -> Sequence[str]:
        """Return which of some tables this node drives now and did not before; see ``drive``."""

    def drives(self, table: str) -> bool:
        """Return whether this node drives a table, as far as it knows."""

    async def let_go(self, table: str) -> None:
        """Let another node drive a table."""

    def closed(self, table: str) -> None:
        """Note that this node has a table no longer open, so it need not hear of its changes."""


class Alone:
    """There are no other nodes."""

    alone = True

    def follow(self, heard: Heard) -> None:
        """There is nothing to hear."""

    def say(self, news: News) -> None:
        """There is nobody to hear it."""

    async def drive(self, table: str) -> bool:  # noqa: ARG002
        """Return True."""
        return True

    async def drive_some(self, tables: Sequence[str]) -> Sequence[str]:
        """Return all of them."""
        return tables

    def drives(self, table: str) -> bool:  # noqa: ARG002
        """Return True."""
        return True

    async def let_go(self, table: str) -> None:
        """Nobody else would drive it."""

    def closed(self, table: str) -> None:
        """There is nothing to hear in any case."""
