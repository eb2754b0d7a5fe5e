"""The embedded store: SQLite in one thread that commits, in one transaction, all that waits.

A commit waits for the disk (WAL, synchronous=FULL), so under load many commands share one wait. A job that fails on
its own is undone by its savepoint and does not harm the others of its group. Reading needs no transaction, there being
no other writer, so what was saved can be read also when nothing can be written.
"""

import asyncio
import sqlite3
import threading
from collections.abc import Callable, Sequence
from pathlib import Path
from queue import SimpleQueue
from typing import Any, TypeVar

from mazechase.server.store import Batch, Stored, StoreFailure, TableRow, TokenRow

T = TypeVar("T")
MOST_IN_GROUP = 512

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
)


class _Job:
    __slots__ = ("error", "future", "loop", "result", "work", "writes")

    def __init__(self, work: Callable[[sqlite3.Connection], Any] | None, *, writes: bool = False) -> None:
        self.work = work
        self.writes = writes
        self.loop = asyncio.get_running_loop()
        self.future: asyncio.Future[Any] = self.loop.create_future()
        self.result: Any = None
        self.error: Exception | None = None

    def answer(self) -> None:
        if self.future.done():
            return
        if self.error is not None:
            self.future.set_exception(self.error)
        else:
            self.future.set_result(self.result)


class SqliteStore:
    """A store in one file."""

    def __init__(self, path: Path | str, migrations: Sequence[str] = MIGRATIONS) -> None:
        self._jobs: SimpleQueue[_Job] = SimpleQueue()
        self._db = _open(str(path), migrations)
        self._closed = False
        self._thread = threading.Thread(target=self._run, name="store", daemon=True)
        self._thread.start()

    @staticmethod
    def probe(path: Path | str) -> None:
        """Open and close the file: one that is bad or cannot be written is a StoreFailure here."""
        db = _open(str(path), MIGRATIONS)
        try:
            db.execute("BEGIN IMMEDIATE")
            db.execute("ROLLBACK")
        except sqlite3.Error as error:
            raise _failure(error) from error
        finally:
            db.close()

    async def create(self, row: TableRow, tokens: Sequence[TokenRow], log: Batch | None = None) -> None:
        """Keep a new table, with what its log begins with."""

        def work(db: sqlite3.Connection) -> None:
            db.execute(
                "INSERT INTO tables (id, created_ms, touched_ms, lobby, seed, setup) VALUES (?, ?, ?, ?, ?, ?)",
                (row.id, row.created_ms, row.touched_ms, row.lobby, row.seed, row.setup),
            )
            _put_tokens(db, row.id, tokens)
            if log is not None:
                _put_batch(db, row.id, log)

        await self._do(work)

    async def save(self, row: TableRow, tokens: Sequence[TokenRow]) -> None:
        """Keep a table's particulars and tokens in place of those it had."""

        def work(db: sqlite3.Connection) -> None:
            done = db.execute(
                "UPDATE tables SET touched_ms = ?, lobby = ?, seed = ?, setup = ? WHERE id = ?",
                (row.touched_ms, row.lobby, row.seed, row.setup, row.id),
            )
            if done.rowcount != 1:
                raise StoreFailure("no-such-table")
            db.execute("DELETE FROM tokens WHERE table_id = ?", (row.id,))
            _put_tokens(db, row.id, tokens)

        await self._do(work)

    async def append(self, table: str, batch: Batch, now_ms: int) -> None:
        """Add a batch to a table's log."""

        def work(db: sqlite3.Connection) -> None:
            _put_batch(db, table, batch)
            db.execute("UPDATE tables SET touched_ms = ? WHERE id = ?", (now_ms, table))

        await self._do(work)

    async def load(self, table: str) -> Stored | None:
        """Read a table whole."""

        def work(db: sqlite3.Connection) -> Stored | None:
            found = db.execute(
                "SELECT id, created_ms, touched_ms, lobby, seed, setup FROM tables WHERE id = ?", (table,)
            ).fetchone()
            if found is None:
                return None
            tokens = db.execute("SELECT digest, kind, place FROM tokens WHERE table_id = ?", (table,))
            log = db.execute("SELECT n, command, entries FROM log WHERE table_id = ? ORDER BY n", (table,))
            return Stored(
                TableRow(*found),
                tuple(TokenRow(*row) for row in tokens),
                tuple(Batch(*row) for row in log),
            )

        return await self._do(work, writes=False)

    async def delete(self, table: str) -> None:
        """Forget a table."""
        await self._do(lambda db: db.execute("DELETE FROM tables WHERE id = ?", (table,)).rowcount)

    async def newest_ms(self) -> int | None:
        """Tell when something last happened at any table."""

        def work(db: sqlite3.Connection) -> int | None:
            (newest,) = db.execute("SELECT max(touched_ms) FROM tables").fetchone()
            return None if newest is None else int(newest)

        return await self._do(work, writes=False)

    async def untouched_since(self, limit_ms: int) -> tuple[str, ...]:
        """List the tables that nothing has happened at since."""

        def work(db: sqlite3.Connection) -> tuple[str, ...]:
            rows = db.execute("SELECT id FROM tables WHERE touched_ms < ?", (limit_ms,))
            return tuple(row[0] for row in rows)

        return await self._do(work, writes=False)

    async def close(self) -> None:
        """Finish what waits and close."""
        if not self._closed:
            self._closed = True
            job = _Job(None)
            self._jobs.put(job)
            await job.future

    async def _do(self, work: Callable[[sqlite3.Connection], T], *, writes: bool = True) -> T:
        if self._closed:
            raise StoreFailure("store-closed")
        job = _Job(work, writes=writes)
        self._jobs.put(job)
        result: T = await job.future  # whoever stops waiting does not stop the job
        return result

    def _run(self) -> None:
        closing: _Job | None = None
        while closing is None:
            group = [self._jobs.get()]
            while not self._jobs.empty() and len(group) < MOST_IN_GROUP:
                group.append(self._jobs.get())
            closing = next((job for job in group if job.work is None), None)
            self._commit([job for job in group if job.writes])
            for job in group:
                if job.work is not None and not job.writes:
                    _look_up(self._db, job)
            if closing is not None:
                self._db.close()
            for loop in {job.loop for job in group}:
                mine = [job for job in group if job.loop is loop]
                loop.call_soon_threadsafe(_answer_all, mine)

    def _commit(self, group: list[_Job]) -> None:
        if not group:
            return
        db = self._db
        try:
            db.execute("BEGIN IMMEDIATE")
            for job in group:
                _attempt(db, job)
            db.execute("COMMIT")
        except sqlite3.Error as error:
            _roll_back(db)
            for job in group:
                job.error = _failure(error)


def _attempt(db: sqlite3.Connection, job: _Job) -> None:
    """Do one job inside the group's transaction; a failure of its own undoes it alone."""
    assert job.work is not None  # noqa: S101 (the closing job is not attempted)
    db.execute("SAVEPOINT job")
    try:
        job.result = job.work(db)
    except (sqlite3.IntegrityError, StoreFailure) as error:
        db.execute("ROLLBACK TO job")
        job.error = error if isinstance(error, StoreFailure) else _failure(error)
    db.execute("RELEASE job")


def _look_up(db: sqlite3.Connection, job: _Job) -> None:
    assert job.work is not None  # noqa: S101 (the closing job looks nothing up)
    try:
        job.result = job.work(db)
    except sqlite3.Error as error:
        job.error = _failure(error)


def _answer_all(jobs: list[_Job]) -> None:
    for job in jobs:
        job.answer()


def _roll_back(db: sqlite3.Connection) -> None:
    if db.in_transaction:
        try:
            db.execute("ROLLBACK")
        except sqlite3.Error:
            db.interrupt()


def _failure(error: sqlite3.Error) -> StoreFailure:
    code = getattr(error, "sqlite_errorcode", 0)
    if code == sqlite3.SQLITE_CONSTRAINT_FOREIGNKEY:
        return StoreFailure("no-such-table")
    names = {
        sqlite3.SQLITE_CONSTRAINT: "already-saved",
        sqlite3.SQLITE_FULL: "store-full",
        sqlite3.SQLITE_READONLY: "store-read-only",
        sqlite3.SQLITE_CORRUPT: "store-damaged",
        sqlite3.SQLITE_NOTADB: "store-damaged",
    }
    return StoreFailure(names.get(code & 0xFF, "store-failed"))  # the rest of the code is detail


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


def _open(path: str, migrations: Sequence[str]) -> sqlite3.Connection:
    """Open the file and bring its schema up to date, each step in a transaction of its own."""
    db: sqlite3.Connection | None = None
    try:
        db = sqlite3.connect(path, isolation_level=None, check_same_thread=False)
        db.execute("PRAGMA journal_mode = WAL")
        db.execute("PRAGMA synchronous = FULL")
        db.execute("PRAGMA foreign_keys = ON")
        _migrate(db, migrations)
    except (sqlite3.Error, StoreFailure) as error:
        if db is not None:
            db.close()
        raise error if isinstance(error, StoreFailure) else _failure(error) from error
    return db


def _migrate(db: sqlite3.Connection, migrations: Sequence[str]) -> None:
    (version,) = db.execute("PRAGMA user_version").fetchone()
    if version > len(migrations):
        raise StoreFailure("store-too-new", version=version, known=len(migrations))
    for number, script in enumerate(migrations[version:], version + 1):
        db.executescript(f"BEGIN; {script}; PRAGMA user_version = {number}; COMMIT;")
