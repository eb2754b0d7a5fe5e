"""The stores that test_store_laws.py checks the laws for. A new store adds a line to STORES."""

from collections.abc import Callable
from pathlib import Path

from mazechase.server.store.protocol import Store
from mazechase.server.store.sqlite import SqliteStore

STORES: dict[str, Callable[[Path], Store]] = {
    "sqlite": lambda folder: SqliteStore(folder / "tables.db"),
    "sqlite in memory": lambda _: SqliteStore(":memory:"),
}
