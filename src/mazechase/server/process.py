"""One worker process as the service sees it: started, given a job, hurried, ended."""

import asyncio
import contextlib
import signal
import sys
from typing import Any, Self

import msgspec

from mazechase.errors import MazechaseError
from mazechase.server.jobs import Job, Reply
from mazechase.server.worker import HURRY, OUT_OF_MEMORY

START_S = 30.0
ENDING_S = 0.5  # for a worker whose pipe has ended to end too
LONGEST_REPLY = 1 << 20  # bytes; a document has up to some 200,000
# How a worker ends that used more time or memory than it may.
OVERRUN = frozenset({-signal.SIGPROF, -signal.SIGALRM, OUT_OF_MEMORY})
# What a pipe to a process that has ended comes to; RuntimeError is uvloop's word for one that is closed.
BROKEN = (OSError, EOFError, RuntimeError)
NONSENSE = (ValueError, msgspec.MsgspecError)  # too long, or no reply


class TooCostly(MazechaseError):
    """A job that used more time or memory than it may."""


class WorkerFailed(MazechaseError):
    """A worker that ended, or answered with what is no answer."""


class Process:
    """A worker process that does one job at a time."""

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        assert process.stdin is not None  # noqa: S101 (made with pipes)
        assert process.stdout is not None  # noqa: S101
        self._process = process
        self._stdin, self._stdout = process.stdin, process.stdout
        self.pid = process.pid

    @classmethod
    async def start(cls, memory_mb: int, games: tuple[str, ...]) -> Self:
        """Start a worker, and wait until it is ready."""
        try:
            process = await asyncio.create_subprocess_exec(
                *(sys.executable, "-m", "mazechase.server.worker", str(memory_mb), *games),
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
                limit=LONGEST_REPLY,
            )
        except OSError as error:
            raise WorkerFailed("internal") from error
        worker = cls(process)
        try:
            await worker._exchange(b"", START_S, None)
        except TooCostly as error:  # for which no job can be blamed
            raise WorkerFailed("internal") from error
        return worker

    @property
    def alive(self) -> bool:
        """Whether it has not ended, as far as is known."""
        return self._process.returncode is None

    async def ask(self, job: Job[Any], within_s: float) -> Reply:
        """Have a job done; a worker that fails is ended, and TooCostly or WorkerFailed raised."""
        return await self._exchange(msgspec.json.encode(job) + b"\n", within_s, job.answers)

    def hurry(self) -> None:
        """Tell it that nobody waits for its thought any more."""
        with contextlib.suppress(ProcessLookupError):
            self._process.send_signal(HURRY)

    async def end(self) -> None:
        """End it at once."""
        with contextlib.suppress(ProcessLookupError):
            self._process.kill()
        with contextlib.suppress(*BROKEN, ValueError):
            while await self._stdout.read(LONGEST_REPLY):  # a process counts as ended once its pipes are empty
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
            self._stdin.write(line)
            await self._stdin.drain()
        text = await self._stdout.readline()
        if not text:
            raise EOFError
        reply = msgspec.json.decode(text, type=Reply)
        if answers is None or reply.problem is not None:
            return reply
        return msgspec.structs.replace(reply, answer=msgspec.convert(reply.answer, answers))

    async def _overran(self) -> bool:
        """Return whether it ended because it used too much; one that has not ended did not."""
        try:
            async with asyncio.timeout(ENDING_S):
                return await self._process.wait() in OVERRUN
        except TimeoutError:
            return False
