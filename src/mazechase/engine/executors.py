"""Where many independent tasks run: in this process, in processes on this machine, or on a Ray cluster.

An executor maps a function over integers and returns the results in order. The function depends only on its number,
so the number of workers changes nothing, and a task whose worker died is repeated. No other module knows
about Ray.
"""

import importlib
import logging
import os
import socket
from abc import ABC, abstractmethod
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import ExitStack, contextmanager
from typing import Any, TypeVar

from mazechase.engine.processes import process_pool
from mazechase.errors import BadOption, NoWorkers

T = TypeVar("T")
Work = Callable[[int], T]

PLACES = ("here", "ray")
TRIES = 5  # of a task whose worker dies
AHEAD = 4  # tasks queued for each worker, so that none is idle
CONNECT_S = 10  # how long to wait for a cluster's answer
PART = 16  # numbers per task, at most


class Executor(ABC):
    """Maps a function over numbers."""

    @abstractmethod
    def map(self, work: Work[T], numbers: Sequence[int]) -> Iterator[T]:
        """Return the result for each number, in order. Exceptions of the function are raised here."""

    @contextmanager
    def kept(self) -> Iterator[None]:
        """Keep the workers between calls of ``map``, so that many short calls don't wait for new ones."""
        yield


class Inline(Executor):
    """Does all the work in this process, one number after another."""

    def map(self, work: Work[T], numbers: Sequence[int]) -> Iterator[T]:
        """Return the results one by one."""
        return map(work, numbers)


class Processes(Executor):
    """Does the work in processes on this machine."""

    def __init__(self, workers: int) -> None:
        self._workers = workers
        self._kept: ExitStack | None = None
        self._pool: ProcessPoolExecutor | None = None  # while workers are kept

    @contextmanager
    def kept(self) -> Iterator[None]:
        """Keep the processes until the end of the block."""
        if self._kept is not None:
            yield
            return
        try:
            with ExitStack() as self._kept:
                yield
        finally:
            self._kept = self._pool = None

    def map(self, work: Work[T], numbers: Sequence[int]) -> Iterator[T]:
        """Hand out the numbers; if a process dies, start again with the unfinished ones."""
        done = failures = 0
        while done < len(numbers):
            before = done
            try:
                with self._pool_for(len(numbers) - done) as pool:
                    for result in pool.map(work, numbers[done:], chunksize=_part_size(numbers, self._workers)):
                        yield result
                        done += 1
            except BrokenProcessPool as error:
                failures = failures + 1 if done == before else 1
                if failures == TRIES:
                    raise NoWorkers("worker-died", tries=TRIES) from error

    @contextmanager
    def _pool_for(self, tasks: int) -> Iterator[ProcessPoolExecutor]:
        if self._kept is None:
            with process_pool(min(self._workers, tasks)) as pool:
                yield pool
            return
        self._pool = self._pool or self._kept.enter_context(process_pool(self._workers))
        try:
            yield self._pool
        except BaseException:
            self._pool = None  # it is broken, or still busy with what nobody waits for
            raise


class Ray(Executor):
    """Does the work on a Ray cluster: the one in RAY_ADDRESS, one that runs on this machine, or a new one."""

    @contextmanager
    def kept(self) -> Iterator[None]:
        """Stay connected until the end of the block."""
        with _connected(_ray()):
            yield

    def map(self, work: Work[T], numbers: Sequence[int]) -> Iterator[T]:
        """Hand out parts of the numbers; Ray repeats what was lost."""
        ray = _ray()
        with _connected(ray):
            part_of = ray.remote(max_retries=TRIES - 1)(_part)
            workers = max(1, int(ray.cluster_resources().get("CPU", 1)))
            size = _part_size(numbers, workers)
            waiting = iter([numbers[at : at + size] for at in range(0, len(numbers), size)])
            given = ray.put(work)
            under_way: deque[Any] = deque()
            try:
                while True:
                    while len(under_way) < AHEAD * workers and (part := next(waiting, None)) is not None:
                        under_way.append(part_of.remote(given, part))
                    if not under_way:
                        return
                    yield from ray.get(under_way[0])
                    under_way.popleft()
            except ray.exceptions.RayTaskError as error:
                raise error.cause from None
            except ray.exceptions.RayError as error:
                raise NoWorkers("worker-died", tries=TRIES) from error
            finally:
                for part in under_way:
                    ray.cancel(part, force=True)


def executor(on: str = "here", workers: int = 1) -> Executor:
    """Return an executor: ``here`` with this many processes, or ``ray``, which has its own workers."""
    if on not in PLACES:
        raise BadOption("bad-place", place=on, places=", ".join(PLACES))
    if on == "ray":
        _ray()  # report a missing Ray before any work is done
        return Ray()
    return Inline() if workers == 1 else Processes(workers)


def _part(work: Work[T], numbers: Sequence[int]) -> list[T]:
    return [work(number) for number in numbers]


def _part_size(numbers: Sequence[int], workers: int) -> int:
    """Return how many numbers to hand out at once: few enough to keep all workers busy to the end."""
    return max(1, min(PART, len(numbers) // (AHEAD * workers)))


@contextmanager
def _connected(ray: Any) -> Iterator[None]:
    """Connect to a cluster for the duration, unless the caller's program has already done so."""
    if ray.is_initialized():
        yield
        return
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    try:
        _check_address(os.environ.get("RAY_ADDRESS", ""))
        ray.init(include_dashboard=False, log_to_driver=False, logging_level=logging.ERROR)
    except (OSError, RuntimeError, ValueError, ray.exceptions.RayError) as error:
        raise NoWorkers("no-cluster", problem=str(error)) from error
    try:
        yield
    finally:
        ray.shutdown()


def _check_address(address: str) -> None:
    """Raise OSError if nobody listens there; Ray itself would try for minutes."""
    host, colon, port = address.removeprefix("ray://").rpartition(":")
    if colon and port.isdecimal():
        socket.create_connection((host.strip("[]"), int(port)), CONNECT_S).close()


def _ray() -> Any:
    try:
        return importlib.import_module("ray")
    except ImportError as error:
        raise NoWorkers("no-ray") from error
