"""An open SQLite database: migrates its schema, turns errors into codes, watches its file."""

import contextlib
import sqlite3
from collections.abc import Sequence
from pathlib import Path

from mazechase.server.store.databasefile import DatabaseFile
from mazechase.server.store.protocol import StoreFailure

IN_MEMORY = ":memory:"
TREES = (("tables", ("rowid",)), ("tables", ("id",)), ("tokens", ("table_id", "digest")), ("log", ("table_id", "n")))
ERRORS = (sqlite3.Error, UnicodeDecodeError)  # the latter if an error message quotes damaged text
CODES = {
    sqlite3.SQLITE_CONSTRAINT: "already-saved",
    sqlite3.SQLITE_FULL: "store-full",
    sqlite3.SQLITE_READONLY: "store-read-only",
    sqlite3.SQLITE_CORRUPT: "store-damaged",
    sqlite3.SQLITE_NOTADB: "store-damaged",
}


class Database:
    """A connection to a database file that no other server uses, or to one in memory."""

    def __init__(self, path: Path | str, migrations: Sequence[str]) -> None:
        self._file = None if str(path) == IN_MEMORY else DatabaseFile(Path(path))
        try:
            self.connection = _open(IN_MEMORY if self._file is None else str(self._file.path), migrations)
        except StoreFailure:
            if self._file is not None:
                self._file.release()
            raise
        if self._file is not None:
            self._file.watch()

    def announce(self, address: str) -> None:
        """Publish the server's address for other programs; "" for none."""
        if self._file is not None:
            self._file.announce(address)

    def is_there(self) -> bool:
        """Return whether the file is still in place, so that what is saved now can be read again."""
        return self._file is None or self._file.is_there()

    def close(self) -> None:
        """Close the connection and let another server use the file."""
        with contextlib.suppress(sqlite3.Error):
            self.connection.close()
        if self._file is not None:
            self._file.release()

    def roll_back(self) -> None:
        """Roll back a failed transaction, unless SQLite already has."""
        if self.connection.in_transaction:
            try:
                self.connection.execute("ROLLBACK")
            except sqlite3.Error:
                self.connection.interrupt()


def failure(error: Exception) -> StoreFailure:
    """Return the StoreFailure for one of ERRORS."""
    code = getattr(error, "sqlite_errorcode", None)
    if code is None:  # raised by Python: text in a row or in an error message is not UTF-8
        damaged = isinstance(error, sqlite3.OperationalError | UnicodeDecodeError)
        return StoreFailure("store-damaged" if damaged else "store-failed")
    if code == sqlite3.SQLITE_CONSTRAINT_FOREIGNKEY:
        return StoreFailure("no-such-table")
    return StoreFailure(CODES.get(code & 0xFF, "store-failed"))  # the higher bits are detail


def newest(db: sqlite3.Connection) -> int | None:
    """Return when any table last changed."""
    (touched_ms,) = db.execute("SELECT max(touched_ms) FROM tables").fetchone()
    if not isinstance(touched_ms, int | None):
        raise StoreFailure("store-damaged")
    return touched_ms


def _open(path: str, migrations: Sequence[str]) -> sqlite3.Connection:
    """Open the file, migrate its schema, and check that it can be read and written."""
    db: sqlite3.Connection | None = None
    try:
        db = sqlite3.connect(path, isolation_level=None, check_same_thread=False)
        db.execute("PRAGMA journal_mode = WAL")
        db.execute("PRAGMA synchronous = FULL")
        db.execute("PRAGMA foreign_keys = ON")
        db.execute("PRAGMA temp_store = MEMORY")  # undoing a part of a transaction needs no file of its own
        _migrate(db, migrations)
        _look_at_ends(db)
        db.execute("BEGIN IMMEDIATE")
        db.execute("ROLLBACK")
    except (*ERRORS, StoreFailure) as error:
        if db is not None:
            with contextlib.suppress(sqlite3.Error):
                db.close()
        raise error if isinstance(error, StoreFailure) else failure(error) from error
    return db


def _migrate(db: sqlite3.Connection, migrations: Sequence[str]) -> None:
    """Apply every missing migration, each in its own transaction."""
    (version,) = db.execute("PRAGMA user_version").fetchone()
    if version < 0:
        raise StoreFailure("store-damaged")
    if version > len(migrations):
        raise StoreFailure("store-too-new", version=version, known=len(migrations))
    for number, script in enumerate(migrations[version:], version + 1):
        db.executescript(f"BEGIN; {script}; PRAGMA user_version = {number}; COMMIT;")


def _look_at_ends(db: sqlite3.Connection) -> None:
    """Raise SQLite's error if part of the database cannot be read at either end.

    If only one end is damaged, there are still tables that can be played.
    """
    newest(db)
    for table, keys in TREES:
        first, last = ", ".join(keys), ", ".join(f"{key} DESC" for key in keys)
        try:
            db.execute(f"SELECT 1 FROM {table} ORDER BY {first} LIMIT 1").fetchone()  # noqa: S608 (our own names)
        except ERRORS:
            db.execute(f"SELECT 1 FROM {table} ORDER BY {last} LIMIT 1").fetchone()  # noqa: S608
