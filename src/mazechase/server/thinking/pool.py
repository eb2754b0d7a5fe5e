"""The pool: a few worker processes for heavy work, shared fairly.

Jobs wait in a fair queue. One worker is reserved for short jobs, so that a long job holds up only other long ones. Jobs
in the background have a worker beside all these, one job at a time. A worker that dies or overruns is replaced, and
only its own job fails.
"""

import asyncio
import contextlib
import math
import os
from collections.abc import Callable, Coroutine, Sequence
from typing import Any, TypeVar

from mazechase.errors import MazechaseError
from mazechase.server.limits import Limits
from mazechase.server.thinking.fairqueue import Bounds, Claim, FairQueue, Granted, TooBusy, Who
from mazechase.server.thinking.job import Job, Reply, Terms
from mazechase.server.thinking.process import Process

A = TypeVar("A")

LONG_MS = 300  # what costs more is not for the worker that is kept for short jobs
TELLING_MS = 200  # a job that may cost less says little about the habit of others
UNKNOWN = 0.5  # the part of its cost that a job of a new habit is taken to use; once is enough to know better
GRACE_S = 20.0  # beyond its processor time, before a worker is taken to hang


class Order:
    """A job that somebody waits for."""

    def __init__(self, job: Job[Any], future: asyncio.Future[Any]) -> None:
        self.job = job
        self.future = future
        self.process: Process | None = None  # while it runs


class Pool:
    """Worker processes behind a fair queue."""

    def __init__(
        self,
        limits: Limits,
        now_s: Callable[[], float],
        workers: int | None = None,
        games: Sequence[str] = (),
        grace_s: float = GRACE_S,
    ) -> None:
        self._limits = limits
        self._now_s = now_s
        self._most = workers or max(2, min(4, (os.cpu_count() or 2) - 1))
        self._games = tuple(games)
        self._grace_s = grace_s
        bounds = Bounds(
            in_all=limits.jobs_waiting, per_address=limits.jobs_per_address, per_group=limits.jobs_per_table
        )
        self._queue: FairQueue[Order] = FairQueue(bounds, remembered=limits.addresses_remembered, at_once=self._most)
        self._habits: dict[str, float] = {}  # the part of their cost that jobs of a habit use
        self._orders: dict[int, Order] = {}  # by ticket, both waiting and running
        self._running: dict[int, Granted[Order]] = {}
        self._idle: list[Process] = []
        self._tasks: set[asyncio.Task[None]] = set()
        self._closed = False

    @property
    def waiting(self) -> int:
        """How many jobs wait for a worker."""
        return len(self._queue)

    @property
    def running(self) -> int:
        """How many jobs workers are doing."""
        return len(self._running)

    def used_ms(self, address: str) -> float:
        """Return an address's recent usage."""
        return self._queue.used_ms(address, self._now_s())

    def usage(self) -> tuple[dict[str, float], dict[str, float]]:
        """Return the recent usage by address and by table or other group, in milliseconds."""
        return self._queue.usage(self._now_s())

    def warm(self) -> None:
        """Start the first workers, one of them for short jobs, so that no job has to wait for them."""
        for _ in range(min(2, self._most)):
            self._go(self._warm())

    async def run(self, job: Job[A], who: Who) -> A:
        """Run a job and return its answer; raise what the job raised, or TooBusy, TooCostly or WorkerFailed."""
        if self._closed:
            raise TooBusy("too-busy")
        order = Order(job, asyncio.get_running_loop().create_future())
        ticket = self._queue.put(order, self._claim(job, who))
        self._orders[ticket] = order
        self._dispatch()
        try:
            answer: A = await order.future
        except asyncio.CancelledError:
            self._queue.withdraw(ticket)
            if order.process is not None:
                order.process.hurry()
            raise
        finally:
            del self._orders[ticket]
        return answer

    async def check(self) -> None:
        """Make sure that a worker is alive, starting one if necessary; raise WorkerFailed if that fails."""
        if not self._running and not any(process.alive for process in self._idle):
            self._idle.append(await Process.start(self._limits.worker_mb, self._games))

    async def close(self) -> None:
        """Stop all workers; cancel the jobs that are still waiting."""
        self._closed = True
        for order in self._orders.values():
            order.future.cancel()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        for process in self._idle:
            await process.end()
        self._idle.clear()

    def _claim(self, job: Job[Any], who: Who) -> Claim:
        terms = job.terms
        part = 1.0 if terms.habit is None else self._habits.get(terms.habit, UNKNOWN)
        least_ms = terms.cost_ms if terms.least_ms is None else terms.least_ms
        return Claim(who, terms.cost_ms * part, least_ms * part, background=terms.background)

    def _dispatch(self) -> None:
        """Assign jobs to workers while there are both."""
        while not self._closed and (granted := self._next()) is not None:
            self._running[granted.ticket] = granted
            self._go(self._serve(granted))

    def _next(self) -> Granted[Order] | None:
        """Return the next job for which there is a worker."""
        costs = [one.cost_ms for one in self._running.values() if not one.background]
        if len(costs) == len(self._running):
            granted = self._queue.take(self._now_s(), background=True)
            if granted is not None:
                return granted
        if len(costs) >= self._most:
            return None
        only_short = self._most > 1 and sum(cost > LONG_MS for cost in costs) >= self._most - 1
        return self._queue.take(self._now_s(), LONG_MS if only_short else math.inf)

    async def _serve(self, granted: Granted[Order]) -> None:
        order, begun, used_ms = granted.job, self._now_s(), None
        try:
            reply = await self._carry_out(order, granted.sharers)
            used_ms = reply.used_ms
            if not order.future.done():
                order.future.set_result(reply.answer)
        except MazechaseError as error:
            if not order.future.done():
                order.future.set_exception(error)
        finally:
            now = self._now_s()
            del self._running[granted.ticket]
            self._queue.done(granted.ticket, (now - begun) * 1000 if used_ms is None else used_ms, now)
            order.future.cancel()  # has no effect if there is a result
            self._dispatch()

    async def _carry_out(self, order: Order, sharers: int) -> Reply:
        process = self._living() or await Process.start(self._limits.worker_mb, self._games)
        if order.future.done():  # nobody is waiting any more
            self._idle.append(process)
            return Reply()
        job = order.job.shared(sharers)
        order.process = process
        try:
            reply = await process.ask(job, job.terms.cpu_s + self._grace_s)
        finally:
            order.process = None
        if not order.future.done():
            self._learn(job.terms, reply.used_ms)
        if reply.last or len(self._idle) >= self._most:  # extra workers may have been started in advance
            await process.end()
        else:
            self._idle.append(process)
        if reply.problem is not None:
            raise reply.problem.raised()
        return reply

    def _learn(self, terms: Terms, used_ms: float) -> None:
        """Learn what part of its cost a job used: raise the estimate immediately, lower it gradually."""
        if terms.habit is None or terms.cost_ms < TELLING_MS:
            return
        part = used_ms / terms.cost_ms
        known = self._habits.get(terms.habit, part)
        self._habits[terms.habit] = max(part, known + (part - known) / 4)

    def _living(self) -> Process | None:
        """Return an idle worker that is still alive, or None."""
        while self._idle:
            process = self._idle.pop()
            if process.alive:
                return process
        return None

    async def _warm(self) -> None:
        with contextlib.suppress(MazechaseError):  # the first job will report it
            self._idle.append(await Process.start(self._limits.worker_mb, self._games))

    def _go(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
