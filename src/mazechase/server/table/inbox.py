"""The one writer of a table: it does pieces of work one after another.

A broken connection can't stop its work half-way: the work continues even if nobody is waiting for it.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Any, TypeVar

from mazechase.errors import MazechaseError, NotNow

log = logging.getLogger(__name__)
T = TypeVar("T")


class Inbox:
    """The work waiting for a table, and the task that does it."""

    def __init__(self, table: str) -> None:
        self._table = table
        self._waiting = 0
        self._closed = False
        self._work: asyncio.Queue[tuple[Callable[[], Awaitable[Any]], asyncio.Future[Any]] | None] = asyncio.Queue()
        self._writer = asyncio.get_running_loop().create_task(self._write(), name=f"table {table}")

    @property
    def busy(self) -> bool:
        """Whether work is waiting or being done."""
        return self._waiting > 0

    async def do(self, work: Callable[[], Awaitable[T]]) -> T:
        """Queue a piece of work, and wait for its result."""
        if self._closed:
            raise NotNow("table-closed")
        future: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._waiting += 1
        self._work.put_nowait((work, future))
        return await future

    async def close(self) -> None:
        """Finish all waiting work and stop."""
        self._closed = True
        self._work.put_nowait(None)
        await asyncio.gather(self._writer, return_exceptions=True)

    async def _write(self) -> None:
        while (job := await self._work.get()) is not None:
            work, future = job
            try:
                result = await work()
            except Exception as error:
                if not isinstance(error, MazechaseError):
                    log.exception("table %s: work failed", self._table)
                if not future.done():
                    future.set_exception(error)
            else:
                if not future.done():
                    future.set_result(result)
            finally:
                self._waiting -= 1
