"""Heavy work about a table, done once for everybody who asks for it."""

import asyncio
from collections.abc import Callable, Coroutine, Hashable
from typing import Any, TypeVar

from mazechase.server.thinking.job import TooCostly

A = TypeVar("A")

KEPT = 8  # results, the latest


class SharedWork:
    """Work in progress and its results: somebody who asks for the same again waits for it, or gets what is kept."""

    def __init__(self) -> None:
        self._tasks: dict[Hashable, asyncio.Task[Any]] = {}

    async def result(self, what: Hashable, work: Callable[[], Coroutine[Any, Any, A]]) -> A:
        """Return what this work results in; nobody who stops waiting stops it.

        Work that fails may be tried again, unless it was too costly: it would be so again.
        """
        task = self._tasks.get(what)
        if task is None:
            task = asyncio.get_running_loop().create_task(work())
            task.add_done_callback(lambda done: self._done(what, done))
            self._tasks[what] = task
        answer: A = await asyncio.shield(task)
        return answer

    def _done(self, what: Hashable, task: asyncio.Task[Any]) -> None:
        if task.cancelled() or not isinstance(task.exception(), TooCostly | None):
            del self._tasks[what]
        finished = [one for one, task in self._tasks.items() if task.done()]
        for one in finished[:-KEPT]:
            del self._tasks[one]
