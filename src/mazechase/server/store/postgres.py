"""The store for several servers: tables, tokens and logs in a PostgreSQL database.

Batches that wait are added by one statement, so under load many commands share one commit and one round trip. The
unique number of a batch in its table's log decides between nodes: the second of two gets "already-saved".
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Sequence
from typing import Any, TypeVar

import psycopg
from psycopg_pool import PoolTimeout

from mazechase.server.servertime import ServerClock
from mazechase.server.store.faultlog import FaultLog
from mazechase.server.store.postgres_adding import Adding, Waiting
from mazechase.server.store.postgres_faults import ERRORS, REFUSALS, detail, failure
from mazechase.server.store.postgres_loading import Loading
from mazechase.server.store.postgres_nodes import CHANNEL, PostgresNodes
from mazechase.server.store.postgres_pool import Connection, Connections
from mazechase.server.store.postgres_schema import migrate
from mazechase.server.store.protocol import Batch, Saved, Stored, StoreFailure, TableRow, TokenRow

log = logging.getLogger(__name__)

T = TypeVar("T")
PROBE = TableRow("?probe", 0, 0, bytes(16_384), b"")
ROW = "id, created_ms, touched_ms, lobby, seed, setup, version"

NOTED = "SELECT value FROM notes WHERE name = %s"


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
        self._closed = False
        self._saving = FaultLog(log, "saving", now_s)
        self._reading = FaultLog(log, "reading what was saved", now_s)
        self._connections = Connections(address, now_s)
        self._adding = Adding(self._connections, self.nodes.name, self._saving, now_s)
        self._loading = Loading(self._connections)

    async def create(self, row: TableRow, tokens: Sequence[TokenRow], log: Sequence[Batch] = ()) -> None:
        """Save a new table, with its log so far."""
        await self._write(lambda db: _put_table(db, row, tokens, log))

    async def save(self, row: TableRow, tokens: Sequence[TokenRow], batch: Batch | None = None) -> None:
        """Replace a table's metadata and tokens and add a batch to its log, all or nothing."""

        async def work(db: Connection) -> None:
            await _replace_row(db, row)
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
        self._adding.add(Waiting(table, batch, now_ms, saved))

    async def load(self, table: str, since: int = 0) -> Stored | None:
        """Return a table with its log from number ``since`` on, or None if there is none."""
        return await self._read(lambda: self._loading.load(table, since))

    async def delete(self, table: str) -> None:
        """Delete a table."""

        async def work(db: Connection) -> None:
            await db.execute("DELETE FROM tables WHERE id = %s", (table,))
            await db.execute("SELECT pg_notify(%s, %s)", (CHANNEL, self.nodes.changed(table)))

        await self._write(work)

    async def newest_ms(self) -> int | None:
        """Return when any table last changed."""
        ((newest,),) = await self._select("SELECT max(touched_ms) FROM tables")
        return newest  # type: ignore[no-any-return]

    async def untouched_since(self, limit_ms: int) -> tuple[str, ...]:
        """Return the ids of the tables that have not changed since."""
        found = await self._select("SELECT id FROM tables WHERE touched_ms < %s", (limit_ms,))
        return tuple(table for (table,) in found)

    async def rows(self, after: str, most: int) -> tuple[TableRow, ...]:
        """Return the metadata of the tables whose ids come after this one in the alphabet, at most so many."""
        found = await self._select(f"SELECT {ROW} FROM tables WHERE id > %s ORDER BY id LIMIT %s", (after, most))  # noqa: S608
        return tuple(TableRow(*row) for row in found)

    async def rewrite(self, row: TableRow, log: Sequence[Batch]) -> None:
        """Replace a table's metadata and what the batches of its log contain, all or nothing."""

        async def work(db: Connection) -> None:
            await _replace_row(db, row)  # which locks it: nobody adds a batch now
            found = await db.execute("SELECT count(*) FROM log WHERE table_id = %s", (row.id,))
            if await found.fetchone() != (len(log),):
                raise StoreFailure("already-saved")
            if log:
                async with db.cursor() as cursor:
                    await cursor.executemany(
                        "UPDATE log SET entries = %s WHERE table_id = %s AND n = %s",
                        [(batch.entries, row.id, batch.n) for batch in log],
                    )
            await db.execute("SELECT pg_notify(%s, %s)", (CHANNEL, self.nodes.changed(row.id)))

        await self._write(work)

    async def note(self, name: str) -> bytes | None:
        """Return what was noted under a name, or None."""
        found = await self._select(NOTED, (name,))
        return found[0][0] if found else None

    async def set_note(self, name: str, value: bytes, was: bytes | None) -> None:
        """Note something under a name, unless something else than ``was`` is noted there."""

        async def work(db: Connection) -> None:
            await db.execute("LOCK TABLE notes IN SHARE ROW EXCLUSIVE MODE")
            if await _noted(db, name) != was:
                raise StoreFailure("already-saved")
            await db.execute(
                "INSERT INTO notes VALUES (%s, %s) ON CONFLICT (name) DO UPDATE SET value = excluded.value",
                (name, value),
            )

        await self._write(work)

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
        await self._adding.close()
        await self._loading.close()
        await self.nodes.close()
        await self._connections.close()

    async def _write(self, work: Callable[[Connection], Awaitable[None]]) -> None:
        """Do some work in a transaction."""

        async def attempt() -> None:
            async with self._connections.one() as db, db.transaction():
                await work(db)

        await self._try(attempt, self._saving)

    async def _select(self, statement: str, values: tuple[object, ...] = ()) -> list[tuple[Any, ...]]:
        async def attempt() -> list[tuple[Any, ...]]:
            async with self._connections.one() as db:
                return await (await db.execute(statement.encode(), values)).fetchall()

        return await self._read(attempt)

    async def _read(self, attempt: Callable[[], Awaitable[T]]) -> T:
        """Read something; once more if the connection turns out to be broken."""

        async def patiently() -> T:
            try:
                return await attempt()
            except PoolTimeout:
                raise
            except psycopg.OperationalError:
                await self._connections.sort_out()
                return await attempt()

        return await self._try(patiently, self._reading)

    async def _try(self, attempt: Callable[[], Awaitable[T]], faults: FaultLog) -> T:
        if self._closed:
            raise StoreFailure("store-closed")
        try:
            result = await attempt()
        except ERRORS as error:
            failed = failure(error)
            if failed.code not in REFUSALS:
                faults.failed(failed.code, detail(error))
            raise failed from None  # the error's text may contain the database's address
        faults.worked()
        return result


async def _noted(db: Connection, name: str) -> bytes | None:
    found = await (await db.execute(NOTED, (name,))).fetchone()
    return None if found is None else found[0]


async def _replace_row(db: Connection, row: TableRow) -> None:
    """Replace a table's metadata; raise StoreFailure if it is not the version before."""
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
