"""What a decision at a table results in, before it is saved and after."""

from collections.abc import Callable
from typing import NamedTuple

import msgspec

from mazechase.match.entries import Entry, MatchSetup
from mazechase.match.match import Match
from mazechase.server.shares import Payer
from mazechase.server.store.protocol import StoreFailure, TokenRow
from mazechase.server.table.devices import Device
from mazechase.server.table.lobby import Lobby


class Change(msgspec.Struct, frozen=True, kw_only=True):
    """The result of an arrangement; fields that are None stay unchanged."""

    match: Match | None = None
    lobby: Lobby | None = None
    tokens: tuple[TokenRow, ...] | None = None
    setup: MatchSetup | None = None  # of a match that begins


class Acting(NamedTuple):
    """Whose command it is, and the id they gave it."""

    device: Device
    id: str


class Decided(NamedTuple):
    """The result of a command: the match before and after it, and who pays for sending it."""

    before: Match
    after: Match
    key: str | None  # of the command in the store
    acting: Acting | None  # None for the table's own commands
    payer: Payer | None

    @property
    def added(self) -> tuple[Entry, ...]:
        """The new entries."""
        return self.after.entries[len(self.before.entries) :]


class Outcome(NamedTuple):
    """How a command ended: the log's length or an error, and whether the device's update has told it already."""

    n: int = 0
    error: Exception | None = None
    told: bool = False


Answer = Callable[[Outcome], None]


def overtaken(error: Exception | None) -> bool:
    """Return whether a change was not saved because another node, or an earlier try, has saved something first."""
    return isinstance(error, StoreFailure) and error.code == "already-saved"


def table_facts(match: Match | None) -> tuple[object, ...]:
    """Return what a table's description shows of its match; who sits where is sent with the arrangement."""
    return () if match is None else (match.paused, match.stand_ins, match.gone)
