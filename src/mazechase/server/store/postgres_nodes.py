"""The other nodes, through PostgreSQL: notifications carry the news, advisory locks say who drives a table.

The locks belong to one connection of their own. If this node dies, they are free at once; if it is cut off, the
database notices within ten seconds (keepalives), and this node stops driving as soon as it notices.
"""

import asyncio
import contextlib
import hashlib
import logging
import secrets
from collections.abc import Awaitable, Callable, Sequence
from typing import Any

import msgspec
import psycopg

from mazechase.server.store.nodes import Added, Changed, Heard, Missed, News
from mazechase.server.store.postgres_pool import Connection, attentive, prepare

log = logging.getLogger(__name__)

CHANNEL = "mazechase"
AGAIN_S = 1.0
BEAT_S = 2.0  # between two signs of life of the connection that holds the locks
SILENCE_S = 4.0  # without an answer for so long, the connection counts as lost

DRIVE = "SELECT lock, pg_try_advisory_lock(lock) FROM unnest(%s::bigint[]) AS lock"
# Locks that this node may still take. A database without room for locks lets nobody connect any more, so all nodes
# together use no more than half of what is sure to be there, and each of them only half of what is left.
ROOM = """
SELECT greatest(0, (
    current_setting('max_locks_per_transaction')::bigint
    * (current_setting('max_connections')::bigint + current_setting('max_prepared_transactions')::bigint) / 2
    - (SELECT count(*) FROM pg_locks WHERE locktype = 'advisory')
) / 2)
"""
SHORT = "no room for more locks: bots and clocks stand still at some tables; raise max_locks_per_transaction"
FEW = 64  # locks that are tried at once even if there is less room
SAY = "SELECT count(pg_notify(%s, said)) FROM unnest(%s::text[]) AS said"

_news = msgspec.json.Decoder(News)


class PostgresNodes:
    """The nodes that use the same database."""

    alone = False

    def __init__(self, address: str) -> None:
        self.name = secrets.token_hex(6)
        self._address = address
        self._heard: Heard = lambda _, __: None
        self._saying: dict[tuple[type[News], str, int], str] = {}  # the latest of each kind about each table or seat
        self._something = asyncio.Event()
        self._tasks: list[asyncio.Task[None]] = []
        self._locks: Connection | None = None
        self._one_at_a_time = asyncio.Lock()
        self._driven: set[str] = set()
        self._room = 0  # for locks, as of the latest beat
        self._short_noted = False
        self._closed = False

    def changed(self, table: str) -> str:
        """Return what to notify others with when a table has changed."""
        return f"{self.name} changed {table}"

    def follow(self, heard: Heard) -> None:
        """Call ``heard`` with everything that other nodes say from now on."""
        self._heard = heard
        loop = asyncio.get_running_loop()
        self._tasks = [
            loop.create_task(self._for_ever(self._listen)),
            loop.create_task(self._for_ever(self._speak)),
            loop.create_task(self._beat()),
        ]

    def say(self, news: News) -> None:
        """Say something to all other nodes soon; it may get lost."""
        about = type(news), getattr(news, "table", ""), getattr(news, "seat", 0)
        self._saying.pop(about, None)  # what was to be said before is outdated
        self._saying[about] = f"{self.name} {msgspec.json.encode(news).decode()}"
        self._something.set()

    def drives(self, table: str) -> bool:
        """Return whether this node drives a table, as far as it knows."""
        return table in self._driven

    async def drive(self, table: str) -> bool:
        """Return whether this node drives a table now; the first that asks does until it lets go."""
        if table not in self._driven:
            await self.drive_some((table,))
        return table in self._driven

    async def drive_some(self, tables: Sequence[str]) -> Sequence[str]:
        """Return which of some tables this node drives now and did not before."""
        async with self._one_at_a_time:
            wanted, new = [table for table in tables if table not in self._driven], list[str]()
            if not wanted or self._closed:
                return ()
            try:
                db = await self._lock_connection()
                while wanted and self._room > 0:
                    at_once = max(self._room, FEW)
                    some, wanted = wanted[:at_once], wanted[at_once:]
                    new += await self._try_some(db, some)
            except (psycopg.Error, TimeoutError, OSError):
                await self._lose_locks()
                return ()
            if wanted:
                self._note_shortage()
            return new

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

    def closed(self, table: str) -> None:
        """Do nothing: every node hears of every table, and ignores those that it has not open."""

    async def close(self) -> None:
        """Disconnect."""
        self._closed = True
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        async with self._one_at_a_time:
            await self._lose_locks()

    # Locks.

    async def _try_some(self, db: Connection, tables: Sequence[str]) -> list[str]:
        locks = {lock_of(table): table for table in tables}
        found = await asyncio.wait_for(_all(db, DRIVE, (list(locks),)), SILENCE_S)
        new = [locks[lock] for lock, ours in found if ours]
        self._driven.update(new)
        self._room -= len(new)
        return new

    async def _lock_connection(self) -> Connection:
        if self._locks is None or self._locks.closed:
            await self._lose_locks()
            self._locks = await _connect(self._address)
            await self._look_for_room(self._locks)
        return self._locks

    async def _look_for_room(self, db: Connection) -> None:
        found = await asyncio.wait_for(_ask(db, ROOM, ()), SILENCE_S)
        self._room = found[0] if found is not None else 0

    def _note_shortage(self) -> None:
        if not self._short_noted:
            log.error(SHORT)
        self._short_noted = True

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
                    await self._look_for_room(self._locks)
                except (psycopg.Error, TimeoutError, OSError):
                    await self._lose_locks()

    # News.

    async def _for_ever(self, work: Callable[[], Awaitable[None]]) -> None:
        """Do some work, and again whenever its connection is lost."""
        while True:
            try:
                await work()
            except (psycopg.Error, TimeoutError, OSError):
                await asyncio.sleep(AGAIN_S)
            except Exception:
                log.exception("keeping in touch with other nodes failed")
                await asyncio.sleep(AGAIN_S)

    async def _listen(self) -> None:
        """Listen until the connection is lost."""
        async with await _connect(self._address) as db:
            await db.execute(f"LISTEN {CHANNEL}")
            self._heard("", Missed())
            while True:
                async for notice in db.notifies(timeout=SILENCE_S):
                    self._take(notice.payload)
                await asyncio.wait_for(_ask(db, "SELECT 1", ()), SILENCE_S)

    def _take(self, payload: str) -> None:
        node, _, rest = payload.partition(" ")
        if node == self.name:
            return
        try:
            news = _read(rest)
        except (ValueError, msgspec.MsgspecError):
            return  # of another version
        self._heard(node, news)

    async def _speak(self) -> None:
        """Say what there is to say, until the connection is lost; meanwhile only the latest is kept."""
        async with await _connect(self._address) as db:
            while True:
                await self._something.wait()
                self._something.clear()
                saying, self._saying = list(self._saying.values()), {}
                await asyncio.wait_for(_ask(db, SAY, (CHANNEL, saying)), SILENCE_S)


def _read(said: str) -> News:
    """Return news as they were said: by the store's statements in words, by ``say`` as JSON."""
    if said.startswith("{"):
        news: News = _news.decode(said)
        return news
    kind, table, *more = said.split(" ", 4)
    if kind == "added":
        n, command, entries = more
        return Added(table, int(n), command or None, entries.encode())
    return Changed(table)  # whatever a newer version says of it


def lock_of(table: str) -> int:
    """Return the number of a table's advisory lock.

    >>> lock_of("a") == lock_of("a") != lock_of("b")
    True
    """
    return int.from_bytes(hashlib.blake2b(table.encode(), digest_size=8, person=b"mazechase").digest(), signed=True)


async def _connect(address: str) -> Connection:
    db = await psycopg.AsyncConnection.connect(attentive(address), autocommit=True)
    try:
        await prepare(db)
    except BaseException:
        await db.close()
        raise
    return db


async def _all(db: Connection, statement: str, values: tuple[object, ...]) -> list[tuple[Any, ...]]:
    return await (await db.execute(statement.encode(), values)).fetchall()


async def _ask(db: Connection, statement: str, values: tuple[object, ...]) -> tuple[Any, ...] | None:
    return await (await db.execute(statement.encode(), values)).fetchone()
