"""The store's one thread: it commits all waiting jobs in one transaction.

A commit waits for the disk (WAL, synchronous=FULL), so under load many commands share one wait. What is posted in one
turn of the event loop reaches the thread together, and its answers come back together: waking the other side is the
dearest part. A job that fails on its own is rolled back to its savepoint and does not affect the others in its group.
Reading needs no transaction, because there is no other writer, so tables can be read even when nothing can be written.
"""

import asyncio
import contextlib
import logging
import sqlite3
import threading
from collections.abc import Callable, Sequence
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


class Job:
    """Work for the thread; ``answer`` is called in the event loop afterwards, with the job."""

    __slots__ = ("answer", "detail", "error", "result", "work", "writes")

    def __init__(self, work: Work[Any] | None, answer: "Callable[[Job], None]", *, writes: bool = True) -> None:
        self.work = work
        self.answer = answer
        self.writes = writes
        self.result: Any = None
        self.error: Exception | None = None
        self.detail = ""

    def fail(self, error: Exception) -> None:
        """Record why it failed."""
        self.error = failure(error) if isinstance(error, ERRORS) else error
        self.detail = getattr(error, "sqlite_errorname", "")


class Row(Job):
    """A job that adds one row; all of a group's are added by one statement, if nothing is wrong with any of them."""

    __slots__ = ("values",)

    def __init__(self, values: tuple[Any, ...], work: Work[Any], answer: Callable[[Job], None]) -> None:
        super().__init__(work, answer)
        self.values = values


AddRows = Callable[[sqlite3.Connection, Sequence[tuple[Any, ...]]], None]


class Writer:
    """Runs jobs on a database, in groups, and closes it at the end."""

    def __init__(self, database: Database, now_s: Callable[[], float], add_rows: AddRows) -> None:
        self._database = database
        self._add_rows = add_rows
        self._posted: list[Job] = []  # in this turn of the event loop
        self._jobs: SimpleQueue[tuple[asyncio.AbstractEventLoop, list[Job]]] = SimpleQueue()
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

    def post(self, job: Job) -> None:
        """Run a job in the thread, together with all others that are posted in this turn of the event loop."""
        if self._closed and job.work is not None:
            raise StoreFailure("store-closed")
        if not self._posted:
            loop = asyncio.get_running_loop()
            loop.call_soon(self._hand_over, loop)
        self._posted.append(job)

    def _hand_over(self, loop: asyncio.AbstractEventLoop) -> None:
        posted, self._posted = self._posted, []
        self._jobs.put((loop, posted))

    async def _put(self, work: Work[T] | None, *, writes: bool) -> T:
        future: asyncio.Future[T] = asyncio.get_running_loop().create_future()

        def answer(job: Job) -> None:
            if future.done():  # a caller that stops waiting does not stop the job
                return
            if job.error is not None:
                future.set_exception(job.error)
            else:
                future.set_result(job.result)

        self.post(Job(work, answer, writes=writes))
        return await future

    # In the thread.

    def _run(self) -> None:
        closing = False
        while not closing:
            loop, group = self._jobs.get()
            loops = {loop: list(group)}
            while not self._jobs.empty():
                loop, more = self._jobs.get()
                loops.setdefault(loop, []).extend(more)
                group.extend(more)
            closing = any(job.work is None for job in group)
            jobs = [job for job in group if job.work is not None]
            for first in range(0, len(jobs), MOST_IN_GROUP):
                self._do(jobs[first : first + MOST_IN_GROUP])
            if closing:
                self._database.close()
            for loop, mine in loops.items():
                with contextlib.suppress(RuntimeError):  # the loop has been closed, so nobody is waiting
                    loop.call_soon_threadsafe(_answer_all, mine)

    def _do(self, group: list[Job]) -> None:
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

    def _commit(self, group: list[Job]) -> None:
        if not group:
            return
        db = self._database.connection
        rows = [job.values for job in group if isinstance(job, Row)]
        try:
            db.execute("BEGIN IMMEDIATE")
            together = len(rows) > 1 and self._added(db, rows)
            for job in group:
                if not (together and isinstance(job, Row)):
                    _attempt(db, job)
            db.execute("COMMIT")
        except ERRORS as error:
            self._database.roll_back()
            for job in group:
                job.fail(error)

    def _added(self, db: sqlite3.Connection, rows: Sequence[tuple[Any, ...]]) -> bool:
        """Add rows together, before anything else; if that fails because of any of them, begin again without them."""
        try:
            self._add_rows(db, rows)
        except sqlite3.Error as error:
            if not _own_fault(error):
                raise
            self._database.roll_back()
            db.execute("BEGIN IMMEDIATE")
            return False
        return True

    def _log(self, jobs: list[Job], faults: FaultLog) -> None:
        for job in jobs:
            code = getattr(job.error, "code", "")
            if code == "store-damaged":
                self._damage.failed(code, job.detail)
            elif job.error is None or code in REFUSALS:
                faults.worked()
            else:
                faults.failed(code or type(job.error).__name__, job.detail)


def _attempt(db: sqlite3.Connection, job: Job) -> None:
    """Run one job inside the group's transaction; if it fails on its own, roll back only that job."""
    assert job.work is not None  # noqa: S101 (the closing job is not attempted)
    db.execute("SAVEPOINT job")
    try:
        job.result = job.work(db)
    except Exception as error:
        if not _own_fault(error):
            raise
        db.execute("ROLLBACK TO job")
        job.fail(error)
    db.execute("RELEASE job")


def _own_fault(error: Exception) -> bool:
    """Return whether an error is the fault of one job, not of the whole store."""
    code = getattr(error, "sqlite_errorcode", None)
    return code is None or code & 0xFF in OWN_FAULTS


def _look_up(db: sqlite3.Connection, job: Job) -> None:
    assert job.work is not None  # noqa: S101 (the closing job looks nothing up)
    try:
        job.result = job.work(db)
    except Exception as error:  # noqa: BLE001 (any error belongs to the caller, and the thread goes on)
        job.fail(error)


def _answer_all(jobs: list[Job]) -> None:
    for job in jobs:
        try:
            job.answer(job)
        except Exception:  # the others still have to get theirs
            log.exception("an answer of the store could not be used")
