"""Adding batches to logs in PostgreSQL: those that wait are added by one statement, and share its commit."""

import asyncio
import logging
from collections.abc import Callable

from mazechase.server.store.faultlog import FaultLog
from mazechase.server.store.postgres_faults import ERRORS, detail, failure
from mazechase.server.store.postgres_nodes import CHANNEL
from mazechase.server.store.postgres_pool import PATIENCE_S, Connection, Connections
from mazechase.server.store.postgres_schema import ADD, IS_THERE
from mazechase.server.store.protocol import TOUCH_MS, Batch, Saved, StoreFailure

log = logging.getLogger(__name__)

MOST_IN_GROUP = 512
AGAIN_S = 0.25


class Waiting:
    """A batch to be added, and who is to be answered."""

    __slots__ = ("at_ms", "batch", "saved", "table", "tried")

    def __init__(self, table: str, batch: Batch, at_ms: int, saved: Saved) -> None:
        self.table = table
        self.batch = batch
        self.at_ms = at_ms
        self.saved = saved
        self.tried = False  # whether it may have been added although the connection broke

    def answer(self, error: Exception | None) -> None:
        """Say how it went; what comes of that must not keep the others waiting."""
        try:
            self.saved(error)
        except Exception:
            log.exception("table %s: an answer of the store could not be used", self.table)


class Adding:
    """Adds batches, group after group, and tells the other nodes, in the name of this node."""

    def __init__(self, connections: Connections, node: str, faults: FaultLog, now_s: Callable[[], float]) -> None:
        self._connections = connections
        self._node = node
        self._faults = faults
        self._now_s = now_s
        self._waiting: list[Waiting] = []
        self._task: asyncio.Task[None] | None = None
        self._closed = False

    def add(self, waiting: Waiting) -> None:
        """Add a batch soon."""
        self._waiting.append(waiting)
        if self._task is None:
            self._task = asyncio.get_running_loop().create_task(self._add_all(), name="store")

    async def close(self) -> None:
        """Add what waits, without patience for a database that can't be reached."""
        self._closed = True
        if self._task is not None:
            await self._task

    async def _add_all(self) -> None:
        while self._waiting:
            group, self._waiting = _first_of_each_table(self._waiting)
            await self._add_patiently(group)
        self._task = None

    async def _add_patiently(self, group: list[Waiting]) -> None:
        """Add a group; while the database can't be reached, try again for a while."""
        deadline = self._now_s() + PATIENCE_S
        while group:
            error: StoreFailure
            try:
                async with self._connections.one() as db:
                    group = await _without_those_there(db, group)
                    await self._add(db, group)
            except ERRORS as fault:
                error = failure(fault)
                self._faults.failed(error.code, detail(fault), len(group))
            except StoreFailure as fault:
                error = fault
            else:
                return
            if error.code != "store-unreachable" or self._now_s() >= deadline or self._closed:
                for waiting in group:
                    waiting.answer(error)
                return
            await asyncio.sleep(AGAIN_S)

    async def _add(self, db: Connection, group: list[Waiting]) -> None:
        for waiting in group:
            waiting.tried = True
        given = [
            [waiting.table for waiting in group],
            [waiting.batch.n for waiting in group],
            [waiting.batch.command for waiting in group],
            [waiting.batch.entries for waiting in group],
            [waiting.at_ms for waiting in group],
        ]
        found = await (await db.execute(ADD, (*given, TOUCH_MS, CHANNEL, self._node))).fetchall()
        self._faults.worked()
        result = {table: (there, added) for table, there, added, _ in found}
        for waiting in group:
            there, added = result[waiting.table]
            code = None if added else "already-saved" if there else "no-such-table"
            waiting.answer(None if code is None else StoreFailure(code))


async def _without_those_there(db: Connection, group: list[Waiting]) -> list[Waiting]:
    """Answer those that were added although their connection broke, and return the others."""
    left = []
    for waiting in group:
        batch = waiting.batch
        key = (waiting.table, batch.n, batch.command, batch.entries)
        if waiting.tried and await (await db.execute(IS_THERE, key)).fetchone() is not None:
            waiting.answer(None)
        else:
            left.append(waiting)
    return left


def _first_of_each_table(waiting: list[Waiting]) -> tuple[list[Waiting], list[Waiting]]:
    """Split off what one statement can add: of each table the first."""
    now: dict[str, Waiting] = {}
    later = []
    for one in waiting:
        if one.table in now or len(now) == MOST_IN_GROUP:
            later.append(one)
        else:
            now[one.table] = one
    return list(now.values()), later
