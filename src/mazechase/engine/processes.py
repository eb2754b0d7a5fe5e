"""A pool of worker processes that ends immediately: when its work is abandoned, and when its parent dies."""

import os
import signal
import sys
from collections.abc import Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from contextlib import contextmanager
from multiprocessing import parent_process, resource_tracker
from multiprocessing.context import SpawnContext, SpawnProcess
from threading import Thread


@contextmanager
def process_pool(workers: int) -> Iterator[ProcessPoolExecutor]:
    """Run worker processes. An exception in the body, such as Ctrl-C, kills them without waiting for their tasks."""
    pool = ProcessPoolExecutor(workers, _Workers(), _end_with_parent)
    try:
        yield pool
    except BaseException:
        _kill(pool)
        raise
    finally:
        pool.shutdown(cancel_futures=True)


def _kill(pool: ProcessPoolExecutor) -> None:
    """Kill the workers, as ``kill_workers`` of Python 3.14 does."""
    # The pool's thread gives every waiting task an exception when a worker dies. It would fail, with a traceback, at
    # tasks that are cancelled already, so it gets new futures to give them to.
    for task in list(pool._pending_work_items.values()):  # noqa: SLF001
        task.future = Future()
    for process in list((pool._processes or {}).values()):  # noqa: SLF001
        process.kill()


class _Worker(SpawnProcess):
    """A process that ignores Ctrl-C in the terminal: its parent decides when it ends, and it prints no traceback."""

    def start(self) -> None:
        """Start with SIGINT blocked; the new process inherits that before it runs any Python."""
        if sys.platform == "win32":
            super().start()
            return
        resource_tracker.ensure_running()  # it unblocks SIGINT when it starts
        before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
        try:
            super().start()
        finally:
            signal.pthread_sigmask(signal.SIG_SETMASK, before)


class _Workers(SpawnContext):
    Process = _Worker


def _end_with_parent() -> None:
    """End this process when its parent has died for any reason: nobody is left to hand out work."""
    parent = parent_process()

    def wait() -> None:
        if parent is not None:
            parent.join()
        os._exit(1)

    Thread(target=wait, daemon=True).start()
