"""Copies of a database file, made while a server uses it, and put back when none does."""

import contextlib
import os
import sqlite3
from collections.abc import Callable
from pathlib import Path

from mazechase.errors import BadText
from mazechase.server.store.database import ERRORS, failure
from mazechase.server.store.databasefile import PRIVATE
from mazechase.server.store.protocol import StoreFailure

PAGES = 1_000  # copied at a time; in between, the server can write
PARTIAL = ".partial"
BESIDE = ("", "-wal", "-shm", ".lock", PARTIAL)  # what is beside a database that is in use, or was


def back_up(source: Path, target: Path, progress: Callable[[int, int], None] = lambda _, __: None) -> None:
    """Copy a database to a new file: as it is at one moment, whole, checked, and on the disk.

    ``progress`` is called with the pages that are left and all of them. Raise BadText if the target is there already,
    and StoreFailure if the source is damaged. The target appears under its name only when it is complete.
    """
    if not source.is_file():
        raise BadText("unreadable-file", file=str(source), reason="there is no such file")
    there = next((path for path in (target.with_name(target.name + end) for end in BESIDE) if path.exists()), None)
    if there is not None:
        raise BadText("backup-exists", file=str(there))
    partial = target.with_name(target.name + PARTIAL)
    os.close(os.open(partial, os.O_WRONLY | os.O_CREAT | os.O_EXCL, PRIVATE))  # it holds the seeds of the dice
    try:
        _copy(source, partial, progress)
        _sync(partial)
        os.link(partial, target)  # unlike a rename, this never replaces a file that has appeared meanwhile
        _sync(target.parent)
    except ERRORS as error:
        raise failure(error) from error
    except FileExistsError as error:
        raise BadText("backup-exists", file=str(target)) from error
    finally:
        partial.unlink()


def _copy(source: Path, target: Path, progress: Callable[[int, int], None]) -> None:
    uri = f"{source.resolve().as_uri()}?mode=ro"
    with contextlib.closing(sqlite3.connect(uri, uri=True, isolation_level=None)) as live:
        live.execute("BEGIN")  # one moment: without it, a copy starts again whenever the server writes
        live.execute("SELECT count(*) FROM tables").fetchone()
        with contextlib.closing(sqlite3.connect(target, isolation_level=None)) as copy:
            live.backup(copy, pages=PAGES, progress=lambda _, left, pages: progress(left, pages), sleep=0)
            copy.execute("PRAGMA journal_mode = DELETE")  # one file, with nothing beside it
            found = copy.execute("PRAGMA integrity_check(1)").fetchone()
            if found != ("ok",) or copy.execute("PRAGMA foreign_key_check").fetchone() is not None:
                raise StoreFailure("store-damaged")


def _sync(path: Path) -> None:
    descriptor = os.open(path, os.O_RDONLY)
    try:
        os.fsync(descriptor)
    finally:
        os.close(descriptor)
