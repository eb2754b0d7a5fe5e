"""Opening the store that a server is configured to use. No other module knows which stores there are."""

from pathlib import Path

from mazechase.server.servertime import ServerClock
from mazechase.server.store.protocol import Store
from mazechase.server.store.sqlite import SqliteStore


def open_store(database: Path, clock: ServerClock) -> Store:
    """Open a database; raise StoreFailure if it can't be used."""
    return SqliteStore(database, now_s=clock.steady_s)
