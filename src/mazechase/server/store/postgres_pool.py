"""A node's connections to PostgreSQL: a small pool, opened on first use."""

import asyncio
import contextlib
import logging
from collections.abc import AsyncIterator, Callable
from typing import Any, TypeAlias
from weakref import WeakKeyDictionary

import psycopg
from psycopg.conninfo import make_conninfo
from psycopg_pool import AsyncConnectionPool

logging.getLogger("psycopg").setLevel(logging.ERROR)  # lasting faults are logged by the store, and once

Connection: TypeAlias = psycopg.AsyncConnection[tuple[Any, ...]]
MOST = 4
PATIENCE_S = 8.0  # how long a command waits for a database that is being restarted
IDLE_S = 1.0  # a connection that has not been used for so long is tried before it is used again

# A database that has become silent is noticed within some eight seconds, whether something was sent to it or not.
SILENCE = {"keepalives_idle": 4, "keepalives_interval": 2, "keepalives_count": 2, "tcp_user_timeout": 6000}
# The database's end: it ends the session of a node that is cut off, which frees its locks.
SESSION = "SET tcp_keepalives_idle = 4; SET tcp_keepalives_interval = 2; SET tcp_keepalives_count = 2"
# It also ends a transaction in the middle of which a node falls silent: the rows that it has locked would keep all
# others waiting.
UNFINISHED_MS = 8_000


def attentive(address: str) -> str:
    """Return an address with the settings that let a connection notice a database that is cut off.

    Text is UTF-8, also in a database that was made without an encoding, as where no locale is set.
    """
    return make_conninfo(address, **SILENCE, connect_timeout=5, client_encoding="utf8")


async def prepare(db: Connection) -> None:
    """Make the database's end of a new connection notice a node that is cut off."""
    await db.execute(f"{SESSION}; SET idle_in_transaction_session_timeout = {UNFINISHED_MS:d}".encode())


class Connections:
    """Lends connections; those that have been idle for a while are tried first, since they may be broken."""

    def __init__(self, address: str, now_s: Callable[[], float]) -> None:
        self._address = address
        self._now_s = now_s
        self._pool: AsyncConnectionPool[Connection] | None = None
        self._opening = asyncio.Lock()
        self._used_s: WeakKeyDictionary[Connection, float] = WeakKeyDictionary()

    @contextlib.asynccontextmanager
    async def one(self) -> AsyncIterator[Connection]:
        """Lend a connection."""
        async with (await self._opened()).connection() as db:
            yield db
            self._used_s[db] = self._now_s()

    async def sort_out(self) -> None:
        """Replace the connections that are broken."""
        await (await self._opened()).check()

    async def close(self) -> None:
        """Close all."""
        if self._pool is not None:
            await self._pool.close()

    async def _opened(self) -> AsyncConnectionPool[Connection]:
        async with self._opening:
            if self._pool is None:
                self._pool = AsyncConnectionPool(
                    attentive(self._address),
                    min_size=1,
                    max_size=MOST,
                    timeout=PATIENCE_S,
                    open=False,
                    configure=prepare,
                    check=self._try,
                    kwargs={"autocommit": True},
                )
                await self._pool.open()
            return self._pool

    async def _try(self, db: Connection) -> None:
        used_s = self._used_s.pop(db, None)
        if used_s is None or self._now_s() - used_s > IDLE_S:
            await AsyncConnectionPool.check_connection(db)
