"""The other nodes, through PostgreSQL: notifications carry the news, advisory locks say who drives a table.

The locks belong to one connection of their own. If this node dies, they are free at once; if it is cut off, the
database notices within ten seconds (keepalives), and this node stops driving as soon as it notices.
"""

import asyncio
import contextlib
import hashlib
import logging
import secrets
from typing import Any, TypeAlias

import msgspec
import psycopg
from psycopg.conninfo import make_conninfo

from mazechase.server.store.nodes import Changed, Heard, Missed, News

log = logging.getLogger(__name__)

Connection: TypeAlias = psycopg.AsyncConnection[tuple[Any, ...]]
CHANNEL = "mazechase"
AGAIN_S = 1.0
BEAT_S = 2.0  # between two signs of life of the connection that holds the locks
SILENCE_S = 4.0  # without an answer for so long, the connection counts as lost
KEEPALIVE = {"keepalives_idle": 4, "keepalives_interval": 2, "keepalives_count": 2, "connect_timeout": 5}
# The server's end: it ends the session of a node that is cut off, which frees its locks.
SESSION = "SET tcp_keepalives_idle = 4; SET tcp_keepalives_interval = 2; SET tcp_keepalives_count = 2"

SAY = "SELECT count(pg_notify(%s, said)) FROM unnest(%s::text[]) AS said"

_news = msgspec.json.Decoder(News)


class PostgresNodes:
    """The nodes that use the same database."""

    alone = False

    def __init__(self, address: str) -> None:
        self.name = secrets.token_hex(6)
        self._address = address
        self._heard: Heard = lambda _, __: None
        self._saying: list[str] = []
        self._something = asyncio.Event()
        self._tasks: list[asyncio.Task[None]] = []
        self._locks: Connection | None = None
        self._one_at_a_time = asyncio.Lock()
        self._driven: set[str] = set()

    def changed(self, table: str) -> str:
        """Return what to notify others with when a table has changed; for "", all but the table's id.

        >>> nodes = PostgresNodes("")
        >>> nodes.changed("abc") == nodes.changed("") + "abc"
        True
        """
        return f"{self.name} changed {table}"

    def follow(self, heard: Heard) -> None:
        """Call ``heard`` with everything that other nodes say from now on."""
        self._heard = heard
        loop = asyncio.get_running_loop()
        self._tasks = [
            loop.create_task(self._listen()),
            loop.create_task(self._speak()),
            loop.create_task(self._beat()),
        ]

    def say(self, news: News) -> None:
        """Say something to all other nodes soon; it may get lost."""
        self._saying.append(f"{self.name} {msgspec.json.encode(news).decode()}")
        self._something.set()

    def drives(self, table: str) -> bool:
        """Return whether this node drives a table, as far as it knows."""
        return table in self._driven

    async def drive(self, table: str) -> bool:
        """Return whether this node drives a table now; the first that asks does until it lets go."""
        async with self._one_at_a_time:
            if table in self._driven:
                return True
            try:
                db = await self._lock_connection()
                found = await asyncio.wait_for(
                    _ask(db, "SELECT pg_try_advisory_lock(%s)", (lock_of(table),)), SILENCE_S
                )
            except (psycopg.Error, TimeoutError, OSError):
                await self._lose_locks()
                return False
            if found == (True,):
                self._driven.add(table)
            return table in self._driven

    async def let_go(self, table: str) -> None:
        """Let another node drive a table."""
        async with self._one_at_a_time:
            if table not in self._driven:
                return
            self._driven.discard(table)
            if self._locks is None:
                return
            try:
                await asyncio.wait_for(_ask(self._locks, "SELECT pg_advisory_unlock(%s)", (lock_of(table),)), SILENCE_S)
            except (psycopg.Error, TimeoutError, OSError):
                await self._lose_locks()

    async def close(self) -> None:
        """Say what is left to say, and disconnect."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        async with self._one_at_a_time:
            await self._lose_locks()

    # Locks.

    async def _lock_connection(self) -> Connection:
        if self._locks is None or self._locks.closed:
            await self._lose_locks()
            self._locks = await _connect(self._address)
        return self._locks

    async def _lose_locks(self) -> None:
        """Drive nothing any more: the locks go with their connection."""
        self._driven.clear()
        if self._locks is not None:
            with contextlib.suppress(psycopg.Error, OSError):
                await self._locks.close()
        self._locks = None

    async def _beat(self) -> None:
        """Notice soon when the connection that holds the locks is lost."""
        while True:
            await asyncio.sleep(BEAT_S)
            async with self._one_at_a_time:
                if self._locks is None:
                    continue
                try:
                    await asyncio.wait_for(_ask(self._locks, "SELECT 1", ()), SILENCE_S)
                except (psycopg.Error, TimeoutError, OSError):
                    await self._lose_locks()

    # News.

    async def _listen(self) -> None:
        """Listen for ever, connecting again whenever the connection is lost."""
        while True:
            with contextlib.suppress(psycopg.Error, TimeoutError, OSError):
                async with await _connect(self._address) as db:
                    await db.execute(f"LISTEN {CHANNEL}")
                    self._heard("", Missed())
                    while True:
                        async for notice in db.notifies(timeout=SILENCE_S):
                            self._take(notice.payload)
                        await asyncio.wait_for(_ask(db, "SELECT 1", ()), SILENCE_S)
            await asyncio.sleep(AGAIN_S)

    def _take(self, payload: str) -> None:
        node, _, rest = payload.partition(" ")
        if node == self.name:
            return
        news: News
        if rest.startswith("changed "):
            news = Changed(rest.removeprefix("changed "))
        else:
            try:
                news = _news.decode(rest)
            except msgspec.MsgspecError:
                return  # of a newer version
        self._heard(node, news)

    async def _speak(self) -> None:
        """Say what there is to say; what can't be said now is not said later, since it would be outdated."""
        while True:
            with contextlib.suppress(psycopg.Error, TimeoutError, OSError):
                async with await _connect(self._address) as db:
                    while True:
                        await self._something.wait()
                        self._something.clear()
                        saying, self._saying = self._saying, []
                        await asyncio.wait_for(_ask(db, SAY, (CHANNEL, saying)), SILENCE_S)
            await asyncio.sleep(AGAIN_S)


def lock_of(table: str) -> int:
    """Return the number of a table's advisory lock.

    >>> lock_of("a") == lock_of("a") != lock_of("b")
    True
    """
    return int.from_bytes(hashlib.blake2b(table.encode(), digest_size=8, person=b"mazechase").digest(), signed=True)


async def _connect(address: str) -> Connection:
    db = await psycopg.AsyncConnection.connect(make_conninfo(address, **KEEPALIVE), autocommit=True)
    try:
        await db.execute(SESSION)
    except BaseException:
        await db.close()
        raise
    return db


async def _ask(db: Connection, statement: str, values: tuple[object, ...]) -> tuple[Any, ...] | None:
    return await (await db.execute(statement.encode(), values)).fetchone()
