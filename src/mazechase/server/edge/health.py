"""Health checks: find out whether the service works by having it do some work."""

import asyncio
from collections.abc import Callable

import msgspec

from mazechase.server.store.protocol import Store, StoreFailure
from mazechase.server.thinking.job import TooCostly
from mazechase.server.thinking.pool import Pool
from mazechase.server.thinking.process import WorkerFailed

FRESH_S = 3.0  # a result is reused for this long
PATIENCE_S = 10.0  # longer than any working disk takes
OK = "ok"


class Health(msgspec.Struct, frozen=True):
    """Whether everything works, and the code of what is wrong with the store or the bots."""

    ok: bool
    store: str = OK
    bots: str = OK


class HealthCheck:
    """Checks the store and the bots, at most once every few seconds however many ask."""

    def __init__(self, store: Store, pool: Pool, now_s: Callable[[], float]) -> None:
        self._store = store
        self._pool = pool
        self._now_s = now_s
        self._trial: asyncio.Task[Health] | None = None
        self._tried_s = 0.0

    async def report(self) -> Health:
        """Return the result of the latest check; callers during a check wait for it together."""
        stale = self._trial is None or (self._trial.done() and self._now_s() - self._tried_s >= FRESH_S)
        if self._trial is None or stale:
            self._trial = asyncio.get_running_loop().create_task(self._try())
        return await asyncio.shield(self._trial)

    async def close(self) -> None:
        """Stop the check in progress."""
        if self._trial is not None:
            self._trial.cancel()
            await asyncio.gather(self._trial, return_exceptions=True)

    async def _try(self) -> Health:
        store, bots = await asyncio.gather(self._try_store(), self._try_bots())
        self._tried_s = self._now_s()
        return Health(store == bots == OK, store, bots)

    async def _try_store(self) -> str:
        try:
            async with asyncio.timeout(PATIENCE_S):
                await self._store.probe()
        except StoreFailure as error:
            return error.code
        except TimeoutError:
            return "store-stuck"
        return OK

    async def _try_bots(self) -> str:
        try:
            await self._pool.check()
        except (TooCostly, WorkerFailed):
            return "bots-failed"
        return OK
