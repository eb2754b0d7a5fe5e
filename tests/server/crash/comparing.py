"""Compare what clients were told with what is in the store."""

import contextlib
import sqlite3
from collections.abc import Iterable, Iterator
from pathlib import Path

import msgspec

import toy.game  # noqa: F401 (makes the test game known)
from mazechase.match.entries import Entry, MatchSetup
from mazechase.match.match import Match
from mazechase.rules.api import WATCHER, Seat, Viewer
from mazechase.server.servertime import ServerClock
from mazechase.server.store.opening import open_store
from mazechase.server.store.protocol import Stored
from mazechase.server.table import updates
from server.crash.told import Ledger, Told, plain

SAME_IN_FRESH = (
    "n",
    "viewer",
    "view",
    "plies",
    "asked",
    "legal",
    "odds",
    "result",
    "undo",
    "takes_back",
    "gone",
    "paused",
)

NOT_KNOWN = "store-unreachable"  # it may have been saved just before the database could no longer be reached


class Kept(msgspec.Struct):
    """A table's log in the store: where each command's batch ends, commands in order, and all entries."""

    setup: MatchSetup
    ends: dict[str, int]
    entries: list[Entry]


async def read_store(database: Path | str, tables: Iterable[str]) -> dict[str, Kept | str]:
    """Return what the store has of each table, or what is wrong with it."""
    store = open_store(database, ServerClock())
    try:
        return {table: _read(await store.load(table)) for table in tables}
    finally:
        await store.close()


def wrong_in_store(database: Path | str, store: dict[str, Kept | str], ledgers: Iterable[Ledger]) -> Iterator[str]:
    """List everything that a client was told and that differs from the store."""
    if isinstance(database, Path):
        with contextlib.closing(sqlite3.connect(database)) as db:
            (fine,) = db.execute("PRAGMA integrity_check").fetchone()
            if fine != "ok":
                yield f"the database is damaged: {fine}"
    for ledger in ledgers:
        about = f"table {ledger.table}"
        yield from (f"{about}: {wrong}" for wrong in ledger.wrong)
        kept = store[ledger.table]
        if isinstance(kept, str):
            yield f"{about}: {kept}"
        else:
            yield from (f"{about}: {wrong}" for wrong in (*_wrong_answers(ledger, kept), *_wrong_tales(ledger, kept)))


def differences(resumed: Told, fresh: Told) -> list[str]:
    """List the differences between what a client has after resuming and what it gets on a fresh connection."""
    return [name for name in SAME_IN_FRESH if resumed.get(name) != fresh.get(name)]


def _read(stored: Stored | None) -> Kept | str:
    if stored is None or stored.row.setup is None:
        return "is lost"
    kept = Kept(msgspec.json.decode(stored.row.setup, type=MatchSetup), {}, [])
    for batch in stored.log:
        if batch.n != len(kept.entries):
            return f"has a batch at {batch.n} after {len(kept.entries)} entries"
        kept.entries += msgspec.json.decode(batch.entries, type=tuple[Entry, ...])
        if batch.command in kept.ends:
            return f"has {batch.command} twice"
        if batch.command is not None:
            kept.ends[batch.command] = len(kept.entries)
    return kept


def _wrong_answers(ledger: Ledger, kept: Kept) -> Iterator[str]:
    for key, n in ledger.acks.items():
        if kept.ends.get(key) != n:
            yield f"{key} was acknowledged at {n}; the log has it at {kept.ends.get(key)}"
    for key, code in ledger.refused.items():
        if key in kept.ends and code != NOT_KNOWN:
            yield f"{key} was refused ({code}) but is in the log"
    mine = set(ledger.sent)
    if [key for key in kept.ends if key in mine] != [key for key in ledger.sent if key in kept.ends]:
        yield "the log has a client's commands in another order than they were sent"


def _wrong_tales(ledger: Ledger, kept: Kept) -> Iterator[str]:
    if (ledger.have or 0) > len(kept.entries):
        yield f"a client was told of {ledger.have} entries; the log has {len(kept.entries)}"
    viewers: set[Viewer] = {Seat(viewer) if isinstance(viewer, int) else WATCHER for _, viewer in ledger.views}
    match = Match.begin(kept.setup)
    yield from _wrong_at(ledger, match, viewers)
    for entry in kept.entries:
        match = match.then(entry)
        yield from _wrong_at(ledger, match, viewers)


def _wrong_at(ledger: Ledger, match: Match, viewers: Iterable[Viewer]) -> Iterator[str]:
    n = len(match.entries)
    for viewer in viewers:
        step, view = ledger.steps.get((n - 1, viewer)), ledger.views.get((n, viewer))
        if step is None and view is None:
            continue
        true = updates.Moment(match, max(0, n - 1), match.at_ms).update(viewer, ())
        if step is not None and step != plain(true.steps[0]):
            yield f"viewer {viewer} was told another entry {n - 1} than the log has"
        if view is not None and view != plain(true.view):
            yield f"viewer {viewer} was shown another position after {n} entries than the log leads to"
