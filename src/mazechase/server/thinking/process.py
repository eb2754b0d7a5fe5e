"""One worker process as the service sees it: start it, give it a job, hurry it, stop it."""

import asyncio
import contextlib
import signal
import sys
from typing import Any, Self

import msgspec

from mazechase.errors import MazechaseError
from mazechase.server.thinking.job import Job, Reply, TooCostly
from mazechase.server.thinking.worker import HURRY, OUT_OF_MEMORY

START_S = 30.0
ENDING_S = 0.5  # for a worker to exit after its pipe has closed
LONGEST_REPLY = 1 << 20  # bytes; a document has up to some 200,000
# Exit statuses of a worker that used more time or memory than allowed.
OVERRUN = frozenset({-signal.SIGPROF, -signal.SIGALRM, OUT_OF_MEMORY})
# Errors from a pipe to a process that has exited; uvloop raises RuntimeError for a closed one.
BROKEN = (OSError, EOFError, RuntimeError)
NONSENSE = (ValueError, msgspec.MsgspecError)  # too long, or not a reply


class WorkerFailed(MazechaseError):
    """A worker exited, or sent something that is not an answer."""


class WorkerLate(WorkerFailed):
    """A worker did not get ready in time, because the machine is too busy."""


class Process:
    """A worker process that does one job at a time."""

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        assert process.stdin is not None  # noqa: S101 (made with pipes)
        assert process.stdout is not None  # noqa: S101
        self._process = process
        self._stdin, self._stdout = process.stdin, process.stdout
        self._begun = self._hurried = False  # whether the worker has begun its job, and whether nobody waits for it
        self.pid = process.pid

    @classmethod
    async def start(cls, memory_mb: int, games: tuple[str, ...]) -> Self:
        """Start a worker, and wait until it is ready."""
        try:
            process = await asyncio.create_subprocess_exec(
                *(sys.executable, "-m", "mazechase.server.thinking.worker", str(memory_mb), *games),
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
                limit=LONGEST_REPLY,
            )
        except OSError as error:
            raise WorkerFailed("internal") from error
        worker = cls(process)
        try:
            await worker._exchange(b"", START_S, None)
        except TooCostly as error:  # not the fault of any job
            late = isinstance(error.__cause__, TimeoutError)
            raise (WorkerLate("too-busy") if late else WorkerFailed("internal")) from error
        return worker

    @property
    def alive(self) -> bool:
        """Whether the worker is still running, as far as is known."""
        return self._process.returncode is None

    async def ask(self, job: Job[Any], within_s: float) -> Reply:
        """Run a job and return the reply; if the worker fails, stop it and raise TooCostly or WorkerFailed."""
        return await self._exchange(msgspec.json.encode(job) + b"\n", within_s, job.answers)

    def hurry(self) -> None:
        """Signal that nobody is waiting for its answer any more, now or as soon as the worker has begun the job."""
        self._hurried = True
        if self._begun:
            with contextlib.suppress(ProcessLookupError):
                self._process.send_signal(HURRY)

    async def end(self) -> None:
        """Kill the worker."""
        with contextlib.suppress(ProcessLookupError):
            self._process.kill()
        with contextlib.suppress(*BROKEN, ValueError):
            while await self._stdout.read(LONGEST_REPLY):  # a process counts as finished once its pipes are empty
                pass
        await self._process.wait()

    async def _exchange(self, line: bytes, within_s: float, answers: type[Any] | None) -> Reply:
        try:
            async with asyncio.timeout(within_s):
                return await self._talk(line, answers)
        except TimeoutError as error:  # an OSError, so it comes first
            await self.end()
            raise TooCostly("too-costly") from error
        except NONSENSE as error:
            await self.end()
            raise WorkerFailed("internal") from error
        except BROKEN as error:
            overran = await self._overran()
            await self.end()
            raise (TooCostly("too-costly") if overran else WorkerFailed("internal")) from error
        except BaseException:
            await self.end()
            raise

    async def _talk(self, line: bytes, answers: type[Any] | None) -> Reply:
        if line:
            self._begun = self._hurried = False
            self._stdin.write(line)
            await self._stdin.drain()
            await self._read()  # the job has begun: a signal sent earlier might have been taken for the last job's
            self._begun = True
            if self._hurried:
                self.hurry()
        reply = await self._read()
        if answers is None or reply.problem is not None:
            return reply
        return msgspec.structs.replace(reply, answer=msgspec.convert(reply.answer, answers))

    async def _read(self) -> Reply:
        text = await self._stdout.readline()
        if not text:
            raise EOFError
        return msgspec.json.decode(text, type=Reply)

    async def _overran(self) -> bool:
        """Return whether the worker exited because it used too much; False if it is still running."""
        try:
            async with asyncio.timeout(ENDING_S):
                return await self._process.wait() in OVERRUN
        except TimeoutError:
            return False
