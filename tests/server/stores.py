"""The stores that test_store_laws.py checks the laws for. A new store adds a line to STORES.

``--store`` runs the servers of all other tests on one of them: ``make store-tests``.
"""

import contextlib
from collections.abc import Callable, Iterator
from pathlib import Path

from mazechase.server.store.protocol import Store
from mazechase.server.store.sqlite import SqliteStore
from server.lending import Lent, parent
from server.postgres import programs, shared_cluster


def on_postgres(_: Path) -> Store:
    """Open a store in an empty PostgreSQL database."""
    from mazechase.server.store.postgres import PostgresStore  # noqa: PLC0415 (it may not be installed)

    return PostgresStore(shared_cluster().database())


STORES: dict[str, Callable[[Path], Store]] = {
    "sqlite": lambda folder: SqliteStore(folder / "tables.db"),
    "sqlite in memory": lambda _: SqliteStore(":memory:"),
    "sqlite of the parent": Lent,
}
if programs() is not None:
    STORES["postgres"] = on_postgres


_chosen = "sqlite"
_addresses: dict[Path, str] = {}  # of the databases that stand for files


def choose(store: str) -> None:
    """Let the servers of the tests use this store."""
    global _chosen  # noqa: PLW0603 (an option of the whole run)
    _chosen = store


@contextlib.contextmanager
def standing_for(database: Path | str) -> Iterator[tuple[Path | str, Store | None]]:
    """Yield the database to use in place of a file, and the store to use if it is open already."""
    if _chosen == "sqlite" or not isinstance(database, Path):
        yield database, None
    elif _chosen == "parent":
        with parent(database) as it:
            yield database, it.store()
    else:
        if database not in _addresses:
            _addresses[database] = shared_cluster().database()
        yield _addresses[database], None


def fleeting() -> Store:
    """Return an empty store for one test."""
    return on_postgres(Path()) if _chosen == "postgres" else SqliteStore(":memory:")
