"""The hub: all open rooms, opened from the store when somebody comes and closed when nobody is left."""

import asyncio
import contextlib
import logging
from collections.abc import Sequence
from typing import Self

from mazechase.errors import MazechaseError
from mazechase.server.driver import Driver
from mazechase.server.faultlog import FaultLog
from mazechase.server.limits import Limits
from mazechase.server.reading import read_table
from mazechase.server.room import Room
from mazechase.server.servertime import ServerClock
from mazechase.server.shares import Shares
from mazechase.server.store import Batch, Store, Stored, StoreFailure, TableRow, TokenRow
from mazechase.server.thinkers import Thinkers

log = logging.getLogger(__name__)

OURSELVES = "service"  # who is charged for what nobody in particular asked for


class NoSuchTable(MazechaseError):
    """No table of that id, or no token for it: the two are not told apart."""


class Hub:
    """Finds, opens and closes rooms; ``away_ms`` is how long the service did not run before."""

    def __init__(self, store: Store, clock: ServerClock, thinkers: Thinkers, limits: Limits, away_ms: int = 0) -> None:
        self.store = store
        self.clock = clock
        self.limits = limits
        self.shares = Shares(
            limits.time_percent / 100, limits.time_burst_s, limits.addresses_remembered, clock.steady_s
        )
        self.closing = False  # when the service ends, nobody needs to hear who else has gone
        self._thinkers = thinkers
        self._lasting_ms = limits.expires_after_ms + away_ms
        self._rooms: dict[str, tuple[Room, Driver]] = {}
        self._opening: dict[str, tuple[asyncio.Task[tuple[Room, Driver]], set[str]]] = {}
        self._idle_since: dict[str, float] = {}
        self._damage = FaultLog(log, "reading a damaged table", clock.steady_s)

    @classmethod
    async def open(cls, store: Store, clock: ServerClock, thinkers: Thinkers, limits: Limits) -> Self:
        """Open the hub on a store.

        The time since anything happened there brings no table nearer to its end: neither a long pause of the service
        nor a clock that leaps ahead makes people's tables expire.
        """
        newest_ms = await store.newest_ms()
        away_ms = 0 if newest_ms is None else max(0, clock.now_ms() - newest_ms)
        return cls(store, clock, thinkers, limits, away_ms)

    async def room(self, table: str, address: str = OURSELVES) -> Room:
        """Give the room of a table; NoSuchTable if there is none. Opening it is charged to those who come."""
        return (await self._open(table, address))[0]

    async def create(
        self, row: TableRow, tokens: Sequence[TokenRow], log: Batch | None = None, address: str = OURSELVES
    ) -> Room:
        """Keep a new table and open its room; one made from a record has a log already."""
        await self.store.create(row, tokens, log)
        return await self.room(row.id, address)

    async def delete(self, room: Room) -> None:
        """Forget a table; everybody connected is told."""
        await room.do(lambda: self.store.delete(room.id))
        room.vanish()
        await self._close(room.id)

    async def sweep(self) -> None:
        """Close rooms nobody uses, and forget tables that have expired."""
        now = self.clock.steady_s()
        for table, (room, driver) in tuple(self._rooms.items()):
            if room.guests or room.busy or driver.busy:
                self._idle_since.pop(table, None)
            elif now - self._idle_since.setdefault(table, now) >= self.limits.idle_room_s:
                await self._close(table)
        for table in await self.store.untouched_since(self.clock.now_ms() - self._lasting_ms):
            with contextlib.suppress(StoreFailure):  # one that is damaged must not keep the others
                await self._expire(table)

    async def _expire(self, table: str) -> None:
        await self.store.delete(table)
        if table in self._rooms:
            self._rooms[table][0].vanish()
            await self._close(table)

    async def close(self) -> None:
        """Close all rooms."""
        await asyncio.gather(*(task for task, _ in self._opening.values()), return_exceptions=True)
        for table in tuple(self._rooms):
            await self._close(table)

    async def _open(self, table: str, address: str) -> tuple[Room, Driver]:
        """Give a table's room.

        All who come while it is being opened wait for the same and share the charge, and none of them stops it.
        """
        if table in self._rooms:
            return self._rooms[table]
        if table not in self._opening:
            payers = {address}
            task = asyncio.get_running_loop().create_task(self._read(table, payers))
            task.add_done_callback(lambda task: self._opened(table, task))
            self._opening[table] = (task, payers)
        task, payers = self._opening[table]
        payers.add(address)
        return await asyncio.shield(task)

    async def _read(self, table: str, payers: set[str]) -> tuple[Room, Driver]:
        stored = await self.store.load(table)
        if stored is None:
            raise NoSuchTable("no-such-table")
        room = await self._make(stored, payers)
        await self._wake(room)
        self._rooms[table] = (room, Driver(room, self._thinkers))
        return self._rooms[table]

    def _opened(self, table: str, task: asyncio.Task[tuple[Room, Driver]]) -> None:
        del self._opening[table]
        if not task.cancelled():
            task.exception()  # looked at, should everybody who waited for it have gone

    async def _make(self, stored: Stored, payers: set[str]) -> Room:
        try:
            read = await self.shares.in_slices(payers, read_table(stored))
        except StoreFailure as error:
            self._damage.failed(error.code, f"table {stored.row.id}: {error.__cause__}")
            raise
        return Room(stored, read, self.store, self.clock.now_ms, self.limits, self.shares)

    async def _wake(self, room: Room) -> None:
        """Note that the table was shut, so that nobody's clock is charged for it."""
        with contextlib.suppress(MazechaseError):  # not begun, or nothing can be saved: it can still be looked at
            await room.do(lambda: room.change(lambda match: match.wake(room.now_ms())))

    async def _close(self, table: str) -> None:
        self._idle_since.pop(table, None)
        if table in self._rooms:
            room, driver = self._rooms.pop(table)
            driver.close()
            await room.close()
