"""The hub: all open tables, loaded from the store when somebody connects and closed when nobody is left."""

import asyncio
import contextlib
import logging
from collections.abc import Sequence
from functools import partial
from typing import Self

from mazechase.errors import MazechaseError, NotNow
from mazechase.server.limits import Limits
from mazechase.server.servertime import ServerClock
from mazechase.server.shares import Payer, Shares
from mazechase.server.store.faultlog import FaultLog
from mazechase.server.store.protocol import Batch, Store, Stored, StoreFailure, TableRow, TokenRow
from mazechase.server.table.autoplay import Autoplay
from mazechase.server.table.commands import Wake
from mazechase.server.table.following import Following
from mazechase.server.table.loading import LoadedTable, load_table
from mazechase.server.table.table import House, Table
from mazechase.server.table.tokens import NoSuchTable
from mazechase.server.thinking.thinkers import Thinkers

log = logging.getLogger(__name__)

OURSELVES = Payer("service")  # charged for work that nobody in particular asked for


class Hub:
    """Finds, opens and closes tables; ``away_ms`` is how long the service was down before it started."""

    def __init__(  # noqa: PLR0913, PLR0917 (what all tables share)
        self,
        store: Store,
        clock: ServerClock,
        thinkers: Thinkers,
        limits: Limits,
        shares: Shares | None = None,
        away_ms: int = 0,
    ) -> None:
        self.store = store
        self.clock = clock
        self.limits = limits
        self.shares = shares or Shares.of(limits, clock.steady_s)
        self.closing = False  # during a shutdown, disconnects are not announced
        self._thinkers = thinkers
        self._lasting_ms = limits.expires_after_ms + away_ms
        self._tables: dict[str, tuple[Table, Autoplay]] = {}
        self._opening: dict[str, tuple[asyncio.Task[tuple[Table, Autoplay]], set[Payer]]] = {}
        self._reading: set[asyncio.Task[LoadedTable]] = set()
        self._idle_since: dict[str, float] = {}
        self._following = Following(store.nodes, self, clock.steady_s)
        self._damage = FaultLog(log, "reading a damaged table", clock.steady_s)

    @classmethod
    async def open(
        cls, store: Store, clock: ServerClock, thinkers: Thinkers, limits: Limits, shares: Shares | None = None
    ) -> Self:
        """Open the hub on a store.

        The time since the last change in the store does not count towards expiry: neither a long downtime nor a clock
        that was set ahead makes people's tables expire.
        """
        newest_ms = await store.newest_ms()
        away_ms = 0 if newest_ms is None else max(0, clock.now_ms() - newest_ms)
        hub = cls(store, clock, thinkers, limits, shares, away_ms)
        hub._following.start()
        return hub

    def opened(self, table_id: str) -> tuple[Table, Autoplay] | None:
        """Return a table and its autoplay if it is open."""
        return self._tables.get(table_id)

    def all_open(self) -> tuple[str, ...]:
        """Return the ids of all open tables."""
        return tuple(self._tables)

    async def table(self, table_id: str, payer: Payer = OURSELVES) -> Table:
        """Return an open table; raise NoSuchTable if there is none. Loading it is charged to those who ask for it.

        It is at least as new as anything that any node has sent or answered so far.
        """
        opened = self._tables.get(table_id)
        if opened is None:
            return (await self._open(table_id, payer))[0]
        if not self.store.nodes.alone:
            with contextlib.suppress(StoreFailure):  # then what is known here has to do
                await opened[0].follow()
        if opened[0].gone:  # it was deleted at another node
            await self._close_this(opened[0])
            raise NoSuchTable("no-such-table")
        return opened[0]

    async def create(
        self, row: TableRow, tokens: Sequence[TokenRow], log: Sequence[Batch] = (), payer: Payer = OURSELVES
    ) -> Table:
        """Save a new table and open it; a table made from a record already has a log."""
        await self.store.create(row, tokens, log)
        return await self.table(row.id, payer)

    async def delete(self, table: Table) -> None:
        """Delete a table and disconnect everybody."""
        await table.forget()
        await self._close(table.id)

    async def remove(self, table_id: str) -> None:
        """Delete a table and disconnect everybody, even if it is too damaged to be opened."""
        if table_id not in self._tables:
            with contextlib.suppress(StoreFailure):
                if await self.store.load(table_id) is None:
                    raise NoSuchTable("no-such-table")
        await self._expire(table_id)

    async def sweep(self) -> None:
        """Close tables nobody uses, and delete those that have expired."""
        now = self.clock.steady_s()
        for table_id, (table, autoplay) in tuple(self._tables.items()):
            if table.gone:
                await self._close_this(table)
            elif table.audience or table.busy or autoplay.busy:
                self._idle_since.pop(table_id, None)
            elif now - self._idle_since.setdefault(table_id, now) >= self.limits.idle_room_s:
                if table.lesson is not None:  # it is easily begun again
                    await self._expire(table_id)
                else:
                    await self._close_this(table)
        for table_id in await self.store.untouched_since(self.clock.now_ms() - self._lasting_ms):
            with contextlib.suppress(StoreFailure):  # a damaged table must not keep the others
                await self._expire(table_id)

    async def _expire(self, table_id: str) -> None:
        await self.store.delete(table_id)
        if table_id in self._tables:
            self._tables[table_id][0].audience.vanish()
            await self._close(table_id)

    def end(self) -> None:
        """Begin to shut down: tables that are still being read are given up, since a long log can take minutes."""
        self.closing = True
        for reading in self._reading:
            reading.cancel()

    async def close(self) -> None:
        """Close all tables."""
        self.end()
        self._following.close()
        await asyncio.gather(*(task for task, _ in self._opening.values()), return_exceptions=True)
        for table_id in tuple(self._tables):
            await self._close(table_id)

    async def _open(self, table_id: str, payer: Payer) -> tuple[Table, Autoplay]:
        """Return a table and its autoplay.

        Everybody who asks while it is loading waits for the same load and shares the charge; none of them can stop it.
        """
        if table_id in self._tables:
            return self._tables[table_id]
        if table_id not in self._opening:
            payers = {payer}
            task = asyncio.get_running_loop().create_task(self._load(table_id, payers))
            task.add_done_callback(lambda task: self._opened(table_id, task))
            self._opening[table_id] = (task, payers)
        task, payers = self._opening[table_id]
        payers.add(payer)
        return await asyncio.shield(task)

    async def _load(self, table_id: str, payers: set[Payer]) -> tuple[Table, Autoplay]:
        alive = not await self.store.nodes.drive(table_id)  # at another node
        try:
            stored = await self.store.load(table_id)
            if stored is None:
                raise NoSuchTable("no-such-table")
            table = await self._make(stored, payers)
        except MazechaseError:
            await self.store.nodes.let_go(table_id)
            raise
        if not alive:
            with contextlib.suppress(MazechaseError):  # not begun, or nothing can be saved: it can still be viewed
                await table.executed(None, Wake())
        autoplay = Autoplay(table, self._thinkers, partial(self.store.nodes.drives, table_id))
        self._tables[table_id] = (table, autoplay)
        self._following.watch(table, autoplay)
        if not self.store.nodes.alone:  # what changed since it was loaded was announced to nobody here
            await table.follow()
        return self._tables[table_id]

    def _opened(self, table_id: str, task: asyncio.Task[tuple[Table, Autoplay]]) -> None:
        del self._opening[table_id]
        if not task.cancelled():
            task.exception()  # retrieve it, in case nobody is waiting any more

    async def _make(self, stored: Stored, payers: set[Payer]) -> Table:
        reading = asyncio.get_running_loop().create_task(self.shares.in_slices(payers, load_table(stored)))
        self._reading.add(reading)
        reading.add_done_callback(self._reading.discard)
        if self.closing:
            reading.cancel()
        try:
            loaded = await reading
        except asyncio.CancelledError:
            if not self.closing:
                raise
            raise NotNow("table-closed") from None
        except StoreFailure as error:
            self._damage.failed(error.code, f"table {stored.row.id}: {error.__cause__}")
            raise
        return Table(stored, loaded, House(self.store, self.clock.now_ms, self.limits, self.shares))

    async def _close_this(self, table: Table) -> None:
        """Close a table, unless it was closed and opened again in the meantime."""
        if self._tables.get(table.id, (None,))[0] is table:
            await self._close(table.id)

    async def _close(self, table_id: str) -> None:
        self._idle_since.pop(table_id, None)
        if table_id in self._tables:
            table, autoplay = self._tables.pop(table_id)
            autoplay.close()
            await table.close()
            if not self.closing:  # when the service ends, the store lets go of everything at once
                await self._following.closed(table_id)
