"""The store's one thread: it commits all waiting jobs in one transaction.

A commit waits for the disk (WAL, synchronous=FULL), so under load many commands share one wait. A job that fails on
its own is rolled back to its savepoint and does not affect the others in its group. Reading needs no transaction,
because there is no other writer, so tables can be read even when nothing can be written.
"""

import asyncio
import contextlib
import logging
import sqlite3
import threading
from collections.abc import Callable
from queue import SimpleQueue
from typing import Any, TypeVar

from mazechase.server.store.database import ERRORS, Database, failure
from mazechase.server.store.faultlog import FaultLog
from mazechase.server.store.protocol import StoreFailure

log = logging.getLogger(__name__)

T = TypeVar("T")
Work = Callable[[sqlite3.Connection], T]
MOST_IN_GROUP = 512
OWN_FAULTS = frozenset({sqlite3.SQLITE_CONSTRAINT, sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_TOOBIG})  # of one job alone
REFUSALS = frozenset({"already-saved", "no-such-table"})  # answers, not faults: the store works


class _Job:
    __slots__ = ("detail", "error", "future", "loop", "result", "work", "writes")

    def __init__(self, work: Work[Any] | None, *, writes: bool) -> None:
        self.work = work
        self.writes = writes
        self.loop = asyncio.get_running_loop()
        self.future: asyncio.Future[Any] = self.loop.create_future()
        self.result: Any = None
        self.error: Exception | None = None
        self.detail = ""

    def fail(self, error: Exception) -> None:
        self.error = failure(error) if isinstance(error, ERRORS) else error
        self.detail = getattr(error, "sqlite_errorname", "")

    def answer(self) -> None:
        if self.future.done():
            return
        if self.error is not None:
            self.future.set_exception(self.error)
        else:
            self.future.set_result(self.result)


class Writer:
    """Runs jobs on a database, in groups, and closes it at the end."""

    def __init__(self, database: Database, now_s: Callable[[], float]) -> None:
        self._database = database
        self._jobs: SimpleQueue[_Job] = SimpleQueue()
        self._closed = False
        self._saving = FaultLog(log, "saving", now_s)
        self._reading = FaultLog(log, "reading what was saved", now_s)
        self._damage = FaultLog(log, "using a damaged part of the database", now_s)  # damage never heals
        threading.Thread(target=self._run, name="store", daemon=True).start()

    async def do(self, work: Work[T], *, writes: bool) -> T:
        """Run a job in the thread, and wait for its result."""
        if self._closed:
            raise StoreFailure("store-closed")
        return await self._put(work, writes=writes)

    async def close(self) -> None:
        """Finish all waiting jobs and close."""
        if not self._closed:
            self._closed = True
            await self._put(None, writes=False)

    async def _put(self, work: Work[T] | None, *, writes: bool) -> T:
        job = _Job(work, writes=writes)
        self._jobs.put(job)
        result: T = await job.future  # a caller that stops waiting does not stop the job
        return result

    # In the thread.

    def _run(self) -> None:
        closing = False
        while not closing:
            group = [self._jobs.get()]
            while not self._jobs.empty() and len(group) < MOST_IN_GROUP:
                group.append(self._jobs.get())
            closing = any(job.work is None for job in group)
            self._do([job for job in group if job.work is not None])
            if closing:
                self._database.close()
            for loop in {job.loop for job in group}:
                mine = [job for job in group if job.loop is loop]
                with contextlib.suppress(RuntimeError):  # the loop has been closed, so nobody is waiting
                    loop.call_soon_threadsafe(_answer_all, mine)

    def _do(self, group: list[_Job]) -> None:
        """Run jobs and log failures; all of them fail unless the file is in place both before and after."""
        saving = [job for job in group if job.writes]
        reading = [job for job in group if not job.writes]
        there = self._database.is_there()
        if there:
            self._commit(saving)
            for job in reading:
                _look_up(self._database.connection, job)
            there = self._database.is_there()
        if not there:
            for job in group:
                job.fail(StoreFailure("store-gone"))
        self._log(saving, self._saving)
        self._log(reading, self._reading)

    def _commit(self, group: list[_Job]) -> None:
        if not group:
            return
        db = self._database.connection
        try:
            db.execute("BEGIN IMMEDIATE")
            for job in group:
                _attempt(db, job)
            db.execute("COMMIT")
        except ERRORS as error:
            self._database.roll_back()
            for job in group:
                job.fail(error)

    def _log(self, jobs: list[_Job], faults: FaultLog) -> None:
        for job in jobs:
            code = getattr(job.error, "code", "")
            if code == "store-damaged":
                self._damage.failed(code, job.detail)
            elif job.error is None or code in REFUSALS:
                faults.worked()
            else:
                faults.failed(code or type(job.error).__name__, job.detail)


def _attempt(db: sqlite3.Connection, job: _Job) -> None:
    """Run one job inside the group's transaction; if it fails on its own, roll back only that job."""
    assert job.work is not None  # noqa: S101 (the closing job is not attempted)
    db.execute("SAVEPOINT job")
    try:
        job.result = job.work(db)
    except Exception as error:
        code = getattr(error, "sqlite_errorcode", None)
        if code is not None and code & 0xFF not in OWN_FAULTS:
            raise
        db.execute("ROLLBACK TO job")
        job.fail(error)
    db.execute("RELEASE job")


def _look_up(db: sqlite3.Connection, job: _Job) -> None:
    assert job.work is not None  # noqa: S101 (the closing job looks nothing up)
    try:
        job.result = job.work(db)
    except Exception as error:  # noqa: BLE001 (any error belongs to the caller, and the thread goes on)
        job.fail(error)


def _answer_all(jobs: list[_Job]) -> None:
    for job in jobs:
        job.answer()
