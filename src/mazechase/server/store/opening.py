"""Opening the store that a server is configured to use. No other module knows which stores there are."""

import re
from pathlib import Path

from mazechase.errors import CannotServe
from mazechase.server.servertime import ServerClock
from mazechase.server.store.protocol import Store
from mazechase.server.store.sqlite import SqliteStore

SCHEMES = ("postgresql://", "postgres://")


def is_address(database: str) -> bool:
    """Return whether a database is named by an address, and not by a file.

    >>> is_address("postgresql://db.example/mazechase"), is_address("tables.db")
    (True, False)
    """
    return database.startswith(SCHEMES)


def shown(database: Path | str) -> str:
    """Return the name of a database as it may be shown: an address without its password.

    >>> shown("postgresql://host:secret@db.example/mazechase?password=secret&port=1")
    'postgresql://host:***@db.example/mazechase?password=***&port=1'
    """
    if isinstance(database, Path) or not is_address(database):
        return str(database)
    return re.sub(r"(password=)[^&]*", r"\1***", re.sub(r"(//[^/@]*?:)[^/]*@", r"\1***@", database))


def open_store(database: Path | str, clock: ServerClock) -> Store:
    """Open a database, a file's path or an address; raise StoreFailure if it can't be used."""
    if isinstance(database, Path) or not is_address(database):
        return SqliteStore(database, now_s=clock.steady_s)
    try:
        from mazechase.server.store.postgres import PostgresStore  # noqa: PLC0415 (an extra)
    except ModuleNotFoundError as error:
        raise CannotServe("no-postgres", module=error.name or "") from error
    return PostgresStore(database, now_s=clock.steady_s)
