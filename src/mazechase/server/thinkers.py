"""Bots think in worker processes, so that play never waits for them.

A worker that dies or overruns its time is replaced, and the move still comes: from another try with less time, and at
last from the legal list itself.
"""

import asyncio
import contextlib
import logging
import os
import sys
from collections.abc import Sequence

import msgspec

from mazechase.server.worker import Choice, Job

log = logging.getLogger(__name__)

GRACE_S = 2.0  # beyond its budget, before a worker is taken to hang
START_S = 20.0
LONGEST_ANSWER = 1 << 16
# What a worker that fails comes to; RuntimeError is uvloop's word for a pipe that is closed.
FAILURES = (OSError, EOFError, RuntimeError, TimeoutError, ValueError, msgspec.MsgspecError)


class Thinkers:
    """A few worker processes that take one job at a time each."""

    def __init__(self, workers: int | None = None, games: Sequence[str] = (), grace_s: float = GRACE_S) -> None:
        self._most = workers or max(1, min(4, (os.cpu_count() or 2) - 1))
        self._games = tuple(games)
        self._grace_s = grace_s
        self._idle: list[asyncio.subprocess.Process] = []
        self._slots = asyncio.Semaphore(self._most)
        self._busy: set[asyncio.subprocess.Process] = set()

    async def choose(self, job: Job) -> str:
        """Give the bot's choice, or, should every try fail, a legal action all the same."""
        for attempt in range(2):
            budget = job.budget_ms if attempt == 0 else max(1, job.budget_ms // 4)
            try:
                action = await self._ask(msgspec.structs.replace(job, budget_ms=budget))
            except FAILURES as error:
                log.warning("bot %s of %s failed: %s", job.bot, job.game, type(error).__name__)
                continue
            if action in job.legal:
                return action
            log.warning("bot %s of %s chose what is not legal", job.bot, job.game)
        return job.legal[0]

    async def check(self) -> None:
        """Make sure that a worker is alive, starting one if need be; raise one of FAILURES if none can be."""
        if self._busy:
            return
        async with self._slots:
            self._idle.append(self._living() or await self._start())

    async def close(self) -> None:
        """End all workers."""
        for worker in (*self._idle, *self._busy):
            with contextlib.suppress(ProcessLookupError):
                worker.kill()
        for worker in (*self._idle, *self._busy):
            await worker.wait()
        self._idle.clear()

    async def _ask(self, job: Job) -> str:
        async with self._slots:
            worker = self._living() or await self._start()
            self._busy.add(worker)
            try:
                async with asyncio.timeout(job.budget_ms / 1000 + self._grace_s):
                    answer = await _exchange(worker, msgspec.json.encode(job))
                action = msgspec.json.decode(answer, type=Choice).action
            except BaseException:
                with contextlib.suppress(ProcessLookupError):
                    worker.kill()
                raise
            else:
                self._idle.append(worker)
                return action
            finally:
                self._busy.discard(worker)

    def _living(self) -> asyncio.subprocess.Process | None:
        """Take an idle worker, should one not have died meanwhile."""
        while self._idle:
            worker = self._idle.pop()
            if worker.returncode is None:
                return worker
        return None

    async def _start(self) -> asyncio.subprocess.Process:
        worker = await asyncio.create_subprocess_exec(
            sys.executable,
            "-m",
            "mazechase.server.worker",
            *self._games,
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            limit=LONGEST_ANSWER,
        )
        try:
            async with asyncio.timeout(START_S):
                await _line(worker)
        except BaseException:
            with contextlib.suppress(ProcessLookupError):
                worker.kill()
            raise
        return worker


async def _exchange(worker: asyncio.subprocess.Process, job: bytes) -> bytes:
    assert worker.stdin is not None  # noqa: S101 (made with pipes)
    worker.stdin.write(job + b"\n")
    await worker.stdin.drain()
    return await _line(worker)


async def _line(worker: asyncio.subprocess.Process) -> bytes:
    assert worker.stdout is not None  # noqa: S101 (made with pipes)
    line = await worker.stdout.readline()
    if not line:
        raise EOFError
    return line
