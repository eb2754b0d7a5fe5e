"""What can go wrong with a PostgreSQL database, as codes; never with its address, which may hold a password."""

import psycopg
from psycopg import errors
from psycopg_pool import PoolTimeout

from mazechase.server.store.protocol import StoreFailure

ERRORS = (psycopg.Error, PoolTimeout)
REFUSALS = frozenset({"already-saved", "no-such-table"})  # answers, not faults: the store works
_CODES: tuple[tuple[type[Exception], str], ...] = (
    (errors.UniqueViolation, "already-saved"),
    (errors.ForeignKeyViolation, "no-such-table"),
    (errors.DiskFull, "store-full"),
    (errors.ReadOnlySqlTransaction, "store-read-only"),
    (errors.DataCorrupted, "store-damaged"),
    (errors.IndexCorrupted, "store-damaged"),
    (PoolTimeout, "store-unreachable"),
    (psycopg.OperationalError, "store-unreachable"),
)


def failure(error: Exception) -> StoreFailure:
    """Return the StoreFailure for one of ERRORS."""
    return StoreFailure(next((code for kind, code in _CODES if isinstance(error, kind)), "store-failed"))


def detail(error: Exception | None) -> str:
    """Return what to log of an error: its kind and the server's code, not its text."""
    state = getattr(error, "sqlstate", None)
    return f"{type(error).__name__} {state}" if state else type(error).__name__
