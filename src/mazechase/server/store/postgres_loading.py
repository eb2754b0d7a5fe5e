"""Loading tables from PostgreSQL: those that are wanted in the meantime are read by one statement.

Nodes follow each other's tables this way: under load, whatever was announced while the last statement ran is one read.
"""

import asyncio
from collections.abc import Sequence
from typing import Any

from mazechase.server.store.postgres_faults import ERRORS
from mazechase.server.store.postgres_pool import Connections
from mazechase.server.store.postgres_schema import LOAD
from mazechase.server.store.protocol import Batch, Stored, TableRow, TokenRow

MOST_IN_GROUP = 128
Wanted = tuple[str, int, asyncio.Future[Stored | None]]


class Loading:
    """Loads tables, group after group."""

    def __init__(self, connections: Connections) -> None:
        self._connections = connections
        self._wanted: list[Wanted] = []
        self._task: asyncio.Task[None] | None = None

    async def load(self, table: str, since: int) -> Stored | None:
        """Return a table with its log from a number on; raise one of ERRORS."""
        loop = asyncio.get_running_loop()
        future: asyncio.Future[Stored | None] = loop.create_future()
        self._wanted.append((table, since, future))
        if self._task is None:
            self._task = loop.create_task(self._load_all(), name="store")
        return await future

    async def close(self) -> None:
        """Finish what is wanted."""
        if self._task is not None:
            await self._task

    async def _load_all(self) -> None:
        while self._wanted:
            group, self._wanted = self._wanted[:MOST_IN_GROUP], self._wanted[MOST_IN_GROUP:]
            try:
                found = await self._read(group)
            except ERRORS as error:
                for _, _, future in group:
                    if not future.done():
                        future.set_exception(error)
            else:
                for number, (_, _, future) in enumerate(group, 1):
                    if not future.done():  # a caller that stopped waiting
                        future.set_result(found.get(number))
        self._task = None

    async def _read(self, group: Sequence[Wanted]) -> dict[int, Stored]:
        given = ([table for table, _, _ in group], [since for _, since, _ in group])
        async with self._connections.one() as db, db.cursor(binary=True) as cursor:
            await cursor.execute(LOAD, given)
            return {row[0]: _stored(row) async for row in cursor}


def _stored(found: tuple[Any, ...]) -> Stored:
    _, *row, digests, kinds, places, numbers, commands, entries = found
    return Stored(
        TableRow(*row),
        tuple(map(TokenRow, digests or (), kinds or (), places or ())),
        tuple(map(Batch, numbers or (), commands or (), entries or ())),
    )
