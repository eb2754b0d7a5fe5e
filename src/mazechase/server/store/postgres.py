"""The store for several servers: tables, tokens and logs in a PostgreSQL database.

Batches that wait are added by one statement, so under load many commands share one commit and one round trip. The
unique number of a batch in its table's log decides between nodes: the second of two gets "already-saved".
"""

import asyncio
import contextlib
import logging
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from typing import Any, TypeAlias, TypeVar

import psycopg
from psycopg_pool import AsyncConnectionPool

from mazechase.server.servertime import ServerClock
from mazechase.server.store.faultlog import FaultLog
from mazechase.server.store.postgres_faults import ERRORS, REFUSALS, detail, failure
from mazechase.server.store.postgres_nodes import CHANNEL, PostgresNodes
from mazechase.server.store.postgres_schema import ADD, IS_THERE, migrate
from mazechase.server.store.protocol import Batch, Saved, Stored, StoreFailure, TableRow, TokenRow

log = logging.getLogger(__name__)
logging.getLogger("psycopg.pool").setLevel(logging.ERROR)  # lasting faults are logged here, and once

T = TypeVar("T")
Connection: TypeAlias = psycopg.AsyncConnection[tuple[Any, ...]]
CONNECTIONS = 4
MOST_IN_GROUP = 512
PATIENCE_S = 8.0  # how long a command waits for a database that is being restarted
AGAIN_S = 0.25
PROBE = TableRow("?probe", 0, 0, bytes(16_384), b"")

ROW = "id, created_ms, touched_ms, lobby, seed, setup, version"


class _Waiting:
    """A batch to be added, and who is to be answered."""

    __slots__ = ("at_ms", "batch", "saved", "table", "tried")

    def __init__(self, table: str, batch: Batch, at_ms: int, saved: Saved) -> None:
        self.table = table
        self.batch = batch
        self.at_ms = at_ms
        self.saved = saved
        self.tried = False  # whether it may have been added although the connection broke


class PostgresStore:
    """A store in a PostgreSQL database, which other nodes use too."""

    def __init__(self, address: str, now_s: Callable[[], float] | None = None) -> None:
        try:
            with psycopg.connect(address, connect_timeout=10) as connection:
                migrate(connection)
        except ERRORS as error:
            raise failure(error) from error
        self.nodes = PostgresNodes(address)
        now_s = now_s or ServerClock().steady_s
        self._address = address
        self._now_s = now_s
        self._pool: AsyncConnectionPool[Connection] | None = None
        self._opening = asyncio.Lock()
        self._waiting: list[_Waiting] = []
        self._adding: asyncio.Task[None] | None = None
        self._closed = False
        self._saving = FaultLog(log, "saving", now_s)
        self._reading = FaultLog(log, "reading what was saved", now_s)

    async def create(self, row: TableRow, tokens: Sequence[TokenRow], log: Sequence[Batch] = ()) -> None:
        """Save a new table, with its log so far."""
        await self._write(lambda db: _put_table(db, row, tokens, log))

    async def save(self, row: TableRow, tokens: Sequence[TokenRow], batch: Batch | None = None) -> None:
        """Replace a table's metadata and tokens and add a batch to its log, all or nothing."""

        async def work(db: Connection) -> None:
            found = await db.execute("SELECT version FROM tables WHERE id = %s FOR UPDATE", (row.id,))
            version = await found.fetchone()
            if version is None:
                raise StoreFailure("no-such-table")
            if version != (row.version - 1,):
                raise StoreFailure("already-saved")
            await db.execute(
                "UPDATE tables SET touched_ms = %s, lobby = %s, seed = %s, setup = %s, version = %s WHERE id = %s",
                (row.touched_ms, row.lobby, row.seed, row.setup, row.version, row.id),
            )
            await db.execute("DELETE FROM tokens WHERE table_id = %s", (row.id,))
            await _put_tokens(db, row.id, tokens)
            if batch is not None:
                await _put_batch(db, row.id, batch)
            await db.execute("SELECT pg_notify(%s, %s)", (CHANNEL, self.nodes.changed(row.id)))

        await self._write(work)

    async def append(self, table: str, batch: Batch, now_ms: int) -> None:
        """Add a batch to a table's log."""
        future: asyncio.Future[None] = asyncio.get_running_loop().create_future()

        def saved(error: Exception | None) -> None:
            if not future.done():  # a caller that stops waiting does not stop the saving
                future.set_result(None) if error is None else future.set_exception(error)

        self.append_soon(table, batch, now_ms, saved)
        await future

    def append_soon(self, table: str, batch: Batch, now_ms: int, saved: Saved) -> None:
        """Add a batch to a table's log, and then call ``saved`` with None, or with what went wrong."""
        if self._closed:
            raise StoreFailure("store-closed")
        self._waiting.append(_Waiting(table, batch, now_ms, saved))
        if self._adding is None:
            self._adding = asyncio.get_running_loop().create_task(self._add_all(), name="store")

    async def load(self, table: str, since: int = 0) -> Stored | None:
        """Return a table with its log from number ``since`` on, or None if there is none."""

        async def work(db: Connection) -> Stored | None:
            await db.execute("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ READ ONLY")
            row = await (await db.execute(f"SELECT {ROW} FROM tables WHERE id = %s", (table,))).fetchone()  # noqa: S608
            if row is None:
                return None
            tokens = await db.execute("SELECT digest, kind, place FROM tokens WHERE table_id = %s", (table,))
            batches = await db.execute(
                "SELECT n, command, entries FROM log WHERE table_id = %s AND n >= %s ORDER BY n", (table, since)
            )
            return Stored(
                TableRow(*row),
                tuple([TokenRow(*token) async for token in tokens]),
                tuple([Batch(*batch) async for batch in batches]),
            )

        return await self._read(work)

    async def delete(self, table: str) -> None:
        """Delete a table."""

        async def work(db: Connection) -> None:
            await db.execute("DELETE FROM tables WHERE id = %s", (table,))
            await db.execute("SELECT pg_notify(%s, %s)", (CHANNEL, self.nodes.changed(table)))

        await self._write(work)

    async def newest_ms(self) -> int | None:
        """Return when any table last changed."""

        async def work(db: Connection) -> int | None:
            found = await (await db.execute("SELECT max(touched_ms) FROM tables")).fetchone()
            return None if found is None else found[0]

        return await self._read(work)

    async def untouched_since(self, limit_ms: int) -> tuple[str, ...]:
        """Return the ids of the tables that have not changed since."""

        async def work(db: Connection) -> tuple[str, ...]:
            found = await db.execute("SELECT id FROM tables WHERE touched_ms < %s", (limit_ms,))
            return tuple([table async for (table,) in found])

        return await self._read(work)

    async def probe(self) -> None:
        """Save a table and read it back, in a transaction that is not kept."""

        async def work(db: Connection) -> None:
            async with db.transaction(force_rollback=True):
                await _put_table(db, PROBE, (TokenRow("probe", "watch"),), (Batch(0, "probe", b"[]"),))
                found = await db.execute("SELECT lobby FROM tables WHERE id = %s", (PROBE.id,))
                if await found.fetchone() != (PROBE.lobby,):
                    raise StoreFailure("store-damaged")

        await self._write(work)

    def announce(self, address: str) -> None:
        """Do nothing: the database is no file on this machine that another program could look beside."""

    async def close(self) -> None:
        """Finish all waiting work and close."""
        if self._closed:
            return
        self._closed = True
        if self._adding is not None:
            await self._adding
        await self.nodes.close()
        if self._pool is not None:
            await self._pool.close()

    # Adding batches.

    async def _add_all(self) -> None:
        while self._waiting:
            group, self._waiting = _first_of_each_table(self._waiting)
            await self._add_patiently(group)
        self._adding = None

    async def _add_patiently(self, group: list[_Waiting]) -> None:
        """Add a group; while the database can't be reached, try again for a while."""
        deadline = self._now_s() + PATIENCE_S
        while group:
            error: StoreFailure
            try:
                async with self._connection() as db:
                    group = await self._without_those_there(db, group)
                    await self._add(db, group)
            except ERRORS as fault:
                error = failure(fault)
                self._saving.failed(error.code, detail(fault), len(group))
            except StoreFailure as fault:
                error = fault
            else:
                return
            if error.code != "store-unreachable" or self._now_s() >= deadline or self._closed:
                for waiting in group:
                    waiting.saved(error)
                return
            await asyncio.sleep(AGAIN_S)

    async def _without_those_there(self, db: Connection, group: list[_Waiting]) -> list[_Waiting]:
        """Answer those that were added although their connection broke, and return the others."""
        left = []
        for waiting in group:
            batch = waiting.batch
            key = (waiting.table, batch.n, batch.command, batch.entries)
            if waiting.tried and await (await db.execute(IS_THERE, key)).fetchone() is not None:
                waiting.saved(None)
            else:
                left.append(waiting)
        return left

    async def _add(self, db: Connection, group: list[_Waiting]) -> None:
        for waiting in group:
            waiting.tried = True
        given = [
            [waiting.table for waiting in group],
            [waiting.batch.n for waiting in group],
            [waiting.batch.command for waiting in group],
            [waiting.batch.entries for waiting in group],
            [waiting.at_ms for waiting in group],
        ]
        found = await (await db.execute(ADD, (*given, CHANNEL, self.nodes.changed("")))).fetchall()
        self._saving.worked()
        result = {table: (there, added) for table, there, added, _ in found}
        for waiting in group:
            there, added = result[waiting.table]
            code = None if added else "already-saved" if there else "no-such-table"
            waiting.saved(None if code is None else StoreFailure(code))

    # Everything else.

    async def _write(self, work: Callable[[Connection], Awaitable[T]]) -> T:
        return await self._do(work, self._saving)

    async def _read(self, work: Callable[[Connection], Awaitable[T]]) -> T:
        return await self._do(work, self._reading)

    async def _do(self, work: Callable[[Connection], Awaitable[T]], faults: FaultLog) -> T:
        """Do some work in a transaction."""
        if self._closed:
            raise StoreFailure("store-closed")
        try:
            async with self._connection() as db, db.transaction():
                result = await work(db)
        except ERRORS as error:
            failed = failure(error)
            if failed.code not in REFUSALS:
                faults.failed(failed.code, detail(error))
            raise failed from None  # the error's text may contain the database's address
        faults.worked()
        return result

    @contextlib.asynccontextmanager
    async def _connection(self) -> AsyncIterator[Connection]:
        async with self._opening:
            if self._pool is None:
                self._pool = AsyncConnectionPool(
                    self._address,
                    min_size=1,
                    max_size=CONNECTIONS,
                    timeout=PATIENCE_S,
                    open=False,
                    check=AsyncConnectionPool.check_connection,
                    kwargs={"autocommit": True},
                )
                await self._pool.open()
        async with self._pool.connection() as db:
            yield db


def _first_of_each_table(waiting: list[_Waiting]) -> tuple[list[_Waiting], list[_Waiting]]:
    """Split off what one statement can add: of each table the first."""
    now: dict[str, _Waiting] = {}
    later = []
    for one in waiting:
        if one.table in now or len(now) == MOST_IN_GROUP:
            later.append(one)
        else:
            now[one.table] = one
    return list(now.values()), later


async def _put_table(db: Connection, row: TableRow, tokens: Sequence[TokenRow], log: Sequence[Batch]) -> None:
    await db.execute(
        f"INSERT INTO tables ({ROW}) VALUES (%s, %s, %s, %s, %s, %s, %s)",  # noqa: S608
        (row.id, row.created_ms, row.touched_ms, row.lobby, row.seed, row.setup, row.version),
    )
    await _put_tokens(db, row.id, tokens)
    for batch in log:
        await _put_batch(db, row.id, batch)


async def _put_tokens(db: Connection, table: str, tokens: Sequence[TokenRow]) -> None:
    if tokens:
        async with db.cursor() as cursor:
            await cursor.executemany(
                "INSERT INTO tokens (table_id, digest, kind, place) VALUES (%s, %s, %s, %s)",
                [(table, token.digest, token.kind, token.place) for token in tokens],
            )


async def _put_batch(db: Connection, table: str, batch: Batch) -> None:
    await db.execute(
        "INSERT INTO log (table_id, n, command, entries) VALUES (%s, %s, %s, %s)",
        (table, batch.n, batch.command, batch.entries),
    )
