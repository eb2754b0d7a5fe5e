"""The stores that test_store_laws.py checks the laws for. A new store adds a line to STORES."""

from collections.abc import Callable
from pathlib import Path

from mazechase.server.store.protocol import Store
from mazechase.server.store.sqlite import SqliteStore
from server.postgres import programs, shared_cluster


def on_postgres(_: Path) -> Store:
    """Open a store in an empty PostgreSQL database."""
    from mazechase.server.store.postgres import PostgresStore  # noqa: PLC0415 (it may not be installed)

    return PostgresStore(shared_cluster().database())


STORES: dict[str, Callable[[Path], Store]] = {
    "sqlite": lambda folder: SqliteStore(folder / "tables.db"),
    "sqlite in memory": lambda _: SqliteStore(":memory:"),
}
if programs() is not None:
    STORES["postgres"] = on_postgres
