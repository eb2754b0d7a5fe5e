"""The one writer of a table: it does pieces of work one after another.

A piece of work begins at once if nothing else is under way. A broken connection can't stop its work half-way: the work
continues even if nobody is waiting for it.
"""

import asyncio
import logging
from collections import deque
from collections.abc import Awaitable, Callable
from functools import partial
from typing import TypeVar

from mazechase.errors import MazechaseError, NotNow

log = logging.getLogger(__name__)
T = TypeVar("T")
Begin = Callable[[], None]  # begins some work, which calls the inbox's ``done`` at its end


class Inbox:
    """The work waiting for a table."""

    def __init__(self, table: str) -> None:
        self._table = table
        self._waiting: deque[Begin] = deque()
        self._under_way = False
        self._closed = False
        self._rested: asyncio.Event | None = None  # while somebody waits for the end of all work
        self._tasks: set[asyncio.Task[None]] = set()

    @property
    def busy(self) -> bool:
        """Whether work is waiting or being done."""
        return self._under_way

    def post(self, begin: Begin) -> None:
        """Begin a piece of work as soon as all earlier work is done."""
        if self._closed:
            raise NotNow("table-closed")
        if self._under_way:
            self._waiting.append(begin)
        else:
            self._under_way = True
            begin()

    def done(self) -> None:
        """End a piece of work, and begin the next soon."""
        if self._waiting:
            asyncio.get_running_loop().call_soon(self._waiting.popleft())
        else:
            self._under_way = False
            if self._rested is not None:
                self._rested.set()

    def instead(self, work: Callable[[], Awaitable[None]], finished: Begin) -> None:
        """Go on with the piece of work that is under way in a task, and then call ``finished``."""
        future: asyncio.Future[None] = asyncio.get_running_loop().create_future()

        def ended(_: asyncio.Future[None]) -> None:
            future.exception()  # it is logged, and nobody waits for it
            finished()

        future.add_done_callback(ended)
        self._begin(work, future)

    def again(self, work: Callable[[], Awaitable[None]], begin: Begin) -> None:
        """Do something in a task, and then begin the piece of work that is under way again, before all others."""

        async def both() -> None:
            try:
                await work()
            except Exception as error:  # noqa: BLE001 (then it is begun with what is known)
                self.note(error)
            begin()

        self._keep(asyncio.get_running_loop().create_task(both(), name=f"table {self._table}"))

    async def do(self, work: Callable[[], Awaitable[T]]) -> T:
        """Queue a piece of work, and wait for its result."""
        future: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self.post(partial(self._begin, work, future))
        return await future

    async def do_now(self, work: Callable[[], T]) -> T:
        """Queue a piece of work that waits for nothing, and wait for its result."""
        if not self._under_way and not self._closed:
            return work()

        async def later() -> T:
            return work()

        return await self.do(later)

    async def close(self) -> None:
        """Finish all waiting work and stop."""
        self._closed = True
        if self._under_way:
            self._rested = self._rested or asyncio.Event()
            await self._rested.wait()

    def _begin(self, work: Callable[[], Awaitable[T]], future: asyncio.Future[T]) -> None:
        self._keep(asyncio.get_running_loop().create_task(self._work(work, future), name=f"table {self._table}"))

    def _keep(self, task: asyncio.Task[None]) -> None:
        self._tasks.add(task)  # the loop itself keeps no reference
        task.add_done_callback(self._tasks.discard)

    async def _work(self, work: Callable[[], Awaitable[T]], future: asyncio.Future[T]) -> None:
        try:
            result = await work()
        except Exception as error:  # noqa: BLE001 (it is the result)
            self.note(error)
            if not future.done():
                future.set_exception(error)
        else:
            if not future.done():
                future.set_result(result)
        finally:
            self.done()

    def note(self, error: Exception) -> None:
        """Log an error that is not a refusal."""
        if not isinstance(error, MazechaseError):
            log.error("table %s: work failed", self._table, exc_info=error)
