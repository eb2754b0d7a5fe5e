"""The embedded store: tables, tokens and logs in one SQLite file."""

import asyncio
import sqlite3
from collections import Counter
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from mazechase.server.servertime import ServerClock
from mazechase.server.store.database import Database, newest
from mazechase.server.store.nodes import Alone
from mazechase.server.store.protocol import TOUCH_MS, Batch, Saved, Stored, StoreFailure, TableRow, TokenRow
from mazechase.server.store.writer import Row, Work, Writer

T = TypeVar("T")
PROBE = TableRow("?probe", 0, 0, bytes(16_384), b"")  # several pages long, so that the disk must have room

ROW = "id, created_ms, touched_ms, lobby, seed, setup, version"

# The log's commands again, from their index alone: it shows whether damage has cut off the end of a log.
INDEXED = "SELECT command FROM log WHERE table_id = ? ORDER BY command"

# How many rows one statement adds; each is prepared once.
SIZES = (64, 16, 4, 1)
ADD_BATCHES = {
    size: "INSERT INTO log (table_id, n, command, entries) VALUES " + ", ".join(["(?, ?, ?, ?)"] * size)  # noqa: S608
    for size in SIZES
}
TOUCH = {
    size: f"UPDATE tables SET touched_ms = ? WHERE id IN ({', '.join('?' * size)}) AND touched_ms <= ?"  # noqa: S608
    for size in SIZES
}

MIGRATIONS: tuple[str, ...] = (
    """
    CREATE TABLE tables (
        id TEXT PRIMARY KEY, created_ms INTEGER NOT NULL, touched_ms INTEGER NOT NULL,
        lobby BLOB NOT NULL, seed BLOB NOT NULL, setup BLOB
    ) STRICT;
    CREATE INDEX tables_touched ON tables (touched_ms);
    CREATE TABLE tokens (
        table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
        digest TEXT NOT NULL, kind TEXT NOT NULL, place INTEGER,
        PRIMARY KEY (table_id, digest)
    ) STRICT, WITHOUT ROWID;
    CREATE TABLE log (
        table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
        n INTEGER NOT NULL, command TEXT, entries BLOB NOT NULL,
        PRIMARY KEY (table_id, n), UNIQUE (table_id, command)
    ) STRICT, WITHOUT ROWID;
    """,
    "ALTER TABLE tables ADD COLUMN version INTEGER NOT NULL DEFAULT 0",
    "CREATE TABLE notes (name TEXT PRIMARY KEY, value BLOB NOT NULL) STRICT, WITHOUT ROWID",
)


class SqliteStore:
    """A store in one file, for one server."""

    def __init__(
        self, path: Path | str, migrations: Sequence[str] = MIGRATIONS, now_s: Callable[[], float] | None = None
    ) -> None:
        self.nodes = Alone()
        database = Database(path, migrations)
        self._db = database.connection
        self._announce = database.announce
        self._writer = Writer(database, now_s or ServerClock().steady_s, _put_batches)

    async def create(self, row: TableRow, tokens: Sequence[TokenRow], log: Sequence[Batch] = ()) -> None:
        """Save a new table, with its log so far."""
        await self._do(lambda db: _put_table(db, row, tokens, log))

    async def save(self, row: TableRow, tokens: Sequence[TokenRow], batch: Batch | None = None) -> None:
        """Replace a table's metadata and tokens and add a batch to its log, all or nothing."""

        def work(db: sqlite3.Connection) -> None:
            _replace_row(db, row)
            db.execute("DELETE FROM tokens WHERE table_id = ?", (row.id,))
            _put_tokens(db, row.id, tokens)
            if batch is not None:
                _put_batch(db, row.id, batch)

        await self._do(work)

    async def append(self, table: str, batch: Batch, now_ms: int) -> None:
        """Add a batch to a table's log."""
        future: asyncio.Future[None] = asyncio.get_running_loop().create_future()

        def saved(error: Exception | None) -> None:
            if not future.done():  # a caller that stops waiting does not stop the job
                future.set_result(None) if error is None else future.set_exception(error)

        self.append_soon(table, batch, now_ms, saved)
        await future

    def append_soon(self, table: str, batch: Batch, now_ms: int, saved: Saved) -> None:
        """Add a batch to a table's log, and then call ``saved`` with None, or with what went wrong."""
        values = (table, batch.n, batch.command, batch.entries, now_ms)

        def work(db: sqlite3.Connection) -> None:
            _put_batches(db, (values,))

        self._writer.post(Row(values, work, lambda job: saved(job.error)))

    async def load(self, table: str, since: int = 0) -> Stored | None:
        """Return a table with its log from number ``since`` on, or None if there is none."""
        return await self._do(lambda db: _get_table(db, table, since), writes=False)

    async def delete(self, table: str) -> None:
        """Delete a table."""
        await self._do(lambda db: db.execute("DELETE FROM tables WHERE id = ?", (table,)).rowcount)

    async def newest_ms(self) -> int | None:
        """Return when any table last changed."""
        return await self._do(newest, writes=False)

    async def untouched_since(self, limit_ms: int) -> tuple[str, ...]:
        """Return the ids of the tables that have not changed since."""

        def work(db: sqlite3.Connection) -> tuple[str, ...]:
            found = db.execute("SELECT id FROM tables WHERE touched_ms < ?", (limit_ms,)).fetchall()
            # Check the row as well as the index: with a damaged index alone, tables would be deleted.
            sure = "SELECT 1 FROM tables WHERE id = ? AND +touched_ms < ?"
            return tuple(table for (table,) in found if db.execute(sure, (table, limit_ms)).fetchone())

        return await self._do(work, writes=False)

    async def rows(self, after: str, most: int) -> tuple[TableRow, ...]:
        """Return the metadata of the tables whose ids come after this one in the alphabet, at most so many."""

        def work(db: sqlite3.Connection) -> tuple[TableRow, ...]:
            found = db.execute(f"SELECT {ROW} FROM tables WHERE id > ? ORDER BY id LIMIT ?", (after, most))  # noqa: S608
            return tuple(_read(TableRow, row) for row in found)

        return await self._do(work, writes=False)

    async def rewrite(self, row: TableRow, log: Sequence[Batch]) -> None:
        """Replace a table's metadata and what the batches of its log contain, all or nothing."""

        def work(db: sqlite3.Connection) -> None:
            db.execute("PRAGMA secure_delete = ON")  # what is replaced here may have to be gone from the file too
            try:
                _replace_row(db, row)
                if db.execute("SELECT count(*) FROM log WHERE table_id = ?", (row.id,)).fetchone() != (len(log),):
                    raise StoreFailure("already-saved")
                db.executemany(
                    "UPDATE log SET entries = ? WHERE table_id = ? AND n = ?",
                    [(batch.entries, row.id, batch.n) for batch in log],
                )
            finally:
                db.execute("PRAGMA secure_delete = OFF")

        await self._do(work)

    async def note(self, name: str) -> bytes | None:
        """Return what was noted under a name, or None."""
        return await self._do(lambda db: _noted(db, name), writes=False)

    async def set_note(self, name: str, value: bytes, was: bytes | None) -> None:
        """Note something under a name, unless something else than ``was`` is noted there."""

        def work(db: sqlite3.Connection) -> None:
            if _noted(db, name) != was:
                raise StoreFailure("already-saved")
            db.execute("INSERT OR REPLACE INTO notes (name, value) VALUES (?, ?)", (name, value))

        await self._do(work)

    async def probe(self) -> None:
        """Save a table, read it back and delete it: whatever fails for this one fails for others."""

        def work(db: sqlite3.Connection) -> None:
            kept = Stored(PROBE, (TokenRow("probe", "watch"),), (Batch(0, "probe", b"[]"),))
            _put_table(db, kept.row, kept.tokens, kept.log)
            found = _get_table(db, PROBE.id)
            db.execute("DELETE FROM tables WHERE id = ?", (PROBE.id,))
            if found != kept:
                raise StoreFailure("store-damaged")

        await self._do(work)

    def announce(self, address: str) -> None:
        """Let other programs on this machine find the server at this address; "" when there is none any more."""
        self._announce(address)

    async def close(self) -> None:
        """Finish all waiting work and close."""
        await self._writer.close()

    async def _do(self, work: Work[T], *, writes: bool = True) -> T:
        return await self._writer.do(work, writes=writes)


def _read(kind: type[T], values: Sequence[Any]) -> T:
    """Build a row from the values read; raise StoreFailure if damage has left something else there."""
    try:
        named = dict(zip(kind.__struct_fields__, values, strict=True))  # type: ignore[attr-defined]
        return msgspec.convert(named, kind, builtin_types=(bytes,))
    except msgspec.ValidationError as error:
        raise StoreFailure("store-damaged") from error


def _noted(db: sqlite3.Connection, name: str) -> bytes | None:
    found = db.execute("SELECT value FROM notes WHERE name = ?", (name,)).fetchone()
    return None if found is None else found[0]


def _replace_row(db: sqlite3.Connection, row: TableRow) -> None:
    """Replace a table's metadata; raise StoreFailure if it is not the version before."""
    found = db.execute("SELECT version FROM tables WHERE id = ?", (row.id,)).fetchone()
    if found is None:
        raise StoreFailure("no-such-table")
    if found != (row.version - 1,):
        raise StoreFailure("already-saved")
    db.execute(
        "UPDATE tables SET touched_ms = ?, lobby = ?, seed = ?, setup = ?, version = ? WHERE id = ?",
        (row.touched_ms, row.lobby, row.seed, row.setup, row.version, row.id),
    )


def _put_table(db: sqlite3.Connection, row: TableRow, tokens: Sequence[TokenRow], log: Sequence[Batch]) -> None:
    db.execute(
        f"INSERT INTO tables ({ROW}) VALUES (?, ?, ?, ?, ?, ?, ?)",  # noqa: S608
        (row.id, row.created_ms, row.touched_ms, row.lobby, row.seed, row.setup, row.version),
    )
    _put_tokens(db, row.id, tokens)
    for batch in log:
        _put_batch(db, row.id, batch)


def _get_table(db: sqlite3.Connection, table: str, since: int = 0) -> Stored | None:
    """Return a table with its log from a number on; if that is all of it, check the log against its index."""
    found = db.execute(f"SELECT {ROW} FROM tables WHERE id = ?", (table,)).fetchone()  # noqa: S608
    if found is None:
        return None
    tokens = db.execute("SELECT digest, kind, place FROM tokens WHERE table_id = ?", (table,))
    log = db.execute(
        "SELECT n, command, entries FROM log WHERE table_id = ? AND n >= ? ORDER BY n", (table, since)
    ).fetchall()
    if not since and Counter(db.execute(INDEXED, (table,))) != Counter((command,) for _, command, _ in log):
        raise StoreFailure("store-damaged")
    return Stored(
        _read(TableRow, found),
        tuple(_read(TokenRow, row) for row in tokens),
        tuple(_read(Batch, row) for row in log),
    )


def _put_tokens(db: sqlite3.Connection, table: str, tokens: Sequence[TokenRow]) -> None:
    db.executemany(
        "INSERT INTO tokens (table_id, digest, kind, place) VALUES (?, ?, ?, ?)",
        [(table, token.digest, token.kind, token.place) for token in tokens],
    )


def _put_batch(db: sqlite3.Connection, table: str, batch: Batch) -> None:
    db.execute(
        "INSERT INTO log (table_id, n, command, entries) VALUES (?, ?, ?, ?)",
        (table, batch.n, batch.command, batch.entries),
    )


def _put_batches(db: sqlite3.Connection, rows: Sequence[tuple[Any, ...]]) -> None:
    """Add many batches with few statements: between any two, the event loop may take the interpreter away.

    A row is a table, a batch's number, command and entries, and the time.
    """
    for size in SIZES:
        while len(rows) >= size:
            some, rows = rows[:size], rows[size:]
            values = [value for row in some for value in row[:4]]
            db.execute(ADD_BATCHES[size], values)
            now_ms, tables = max(row[4] for row in some), [row[0] for row in some]
            db.execute(TOUCH[size], (now_ms, *tables, now_ms - TOUCH_MS))
