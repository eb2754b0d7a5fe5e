"""Several processes that serve one address: the parent starts them, replaces one that dies, and ends them all.

Each listens on a socket of its own at the same address, and the system spreads new connections over them. The parent
keeps these sockets, so a connection that arrives while a process is being replaced waits for the new one. With SQLite
the parent has the database, and the processes borrow it (store/lender.py); with PostgreSQL they are nodes like others.
"""

import asyncio
import contextlib
import gc
import logging
import os
import pickle
import signal
import socket
import subprocess
import sys
from collections.abc import Callable, Sequence

import msgspec
import uvloop

from mazechase.errors import CannotServe
from mazechase.server.edge import logs
from mazechase.server.edge.app import Service
from mazechase.server.edge.serve import MOST_WORKERS, address_of, listen
from mazechase.server.servertime import ServerClock
from mazechase.server.store.lender import Lender
from mazechase.server.store.link import Link
from mazechase.server.store.opening import open_store

log = logging.getLogger(__name__)

ENDING_S = 3.0  # longer than a process takes to end in order
AGAIN_S = 1.0  # before a process is replaced that ended as soon as it was started


class Child(msgspec.Struct):
    """A process, and the parent's end of its link."""

    process: subprocess.Popen[bytes]
    link: Link
    ended: asyncio.Event


def serve_all(taken: socket.socket, service: Service, ready: Callable[[], None]) -> None:
    """Serve with several processes until interrupted."""
    logs.set_up(service.log_format)
    host, port = taken.getsockname()[:2]
    taken.close()  # it has shown that nobody else is there
    public = [listen(host, port, shared=True) for _ in range(service.processes)]
    store = open_store(service.database, ServerClock())  # before anything starts, so that a bad one is a clear error
    parent = Parent(Lender(store), _shared_out(service), public, _for_metrics(service))

    def begin() -> None:
        store.announce(address_of(public[0]))
        gc.freeze()
        gc.enable()
        ready()

    uvloop.run(parent.run(begin))


def _shared_out(service: Service) -> Service:
    """Return the settings of one process: together they have as many workers as one would, but two at least each."""
    workers = max(2, min(MOST_WORKERS, (os.cpu_count() or 2) - 1) // service.processes)
    return msgspec.structs.replace(service, workers=service.workers or workers, metrics=None)


def _for_metrics(service: Service) -> list[socket.socket]:
    """Return a socket for the metrics of each process, on ports one after another; none if there are to be none."""
    if service.metrics is None:
        return []
    host, port = service.metrics.getsockname()[:2]
    return [service.metrics, *(listen(host, port + number) for number in range(1, service.processes))]


class Parent:
    """Starts the processes and watches over them."""

    def __init__(
        self, lender: Lender, service: Service, public: Sequence[socket.socket], metrics: Sequence[socket.socket]
    ) -> None:
        self._lender = lender
        self._service = service
        self._public = public
        self._metrics = metrics
        self._unready = set(range(len(public)))
        self._all_ready = asyncio.Event()
        self._stopping = asyncio.Event()
        self._children: dict[int, Child] = {}
        self._started = 0

    async def run(self, ready: Callable[[], None]) -> None:
        """Start the processes, call ``ready`` when all of them are, and keep them running until interrupted."""
        loop = asyncio.get_running_loop()
        for number in (signal.SIGINT, signal.SIGTERM):
            loop.add_signal_handler(number, self._stopping.set)
        keeping = [loop.create_task(self._keep(place)) for place in range(len(self._public))]
        stopping = loop.create_task(self._stopping.wait())
        starting = loop.create_task(self._all_ready.wait())
        try:
            await asyncio.wait((starting, stopping, *keeping), return_when=asyncio.FIRST_COMPLETED)
            if starting.done():
                ready()
            await asyncio.wait((stopping, *keeping), return_when=asyncio.FIRST_COMPLETED)
        finally:
            self._stopping.set()
            self._lender.store.announce("")
            await self._end()
            failed = [end for end in await asyncio.gather(*keeping, return_exceptions=True) if end is not None]
            starting.cancel()
            await self._lender.store.close()
        if failed:
            raise failed[0]

    async def _keep(self, place: int) -> None:
        """Keep a process running; raise CannotServe if it ends before it was ever ready."""
        loop = asyncio.get_running_loop()
        while not self._stopping.is_set():
            begun = loop.time()
            child = self._start(place)
            await child.ended.wait()
            if self._stopping.is_set():
                return
            child.process.kill()
            status = await asyncio.to_thread(child.process.wait)
            if place in self._unready:
                raise CannotServe("process-ended", status=str(status))
            log.warning("process %d ended (%d); another takes its place", child.process.pid, status)
            if loop.time() - begun < AGAIN_S:
                with contextlib.suppress(TimeoutError):
                    await asyncio.wait_for(self._stopping.wait(), AGAIN_S)

    def _start(self, place: int) -> Child:
        mine, theirs = socket.socketpair()
        sockets = (theirs, self._public[place], *self._metrics[place : place + 1])
        descriptors = [end.fileno() for end in sockets]
        process = subprocess.Popen(  # noqa: S603
            [sys.executable, "-m", "mazechase.server.edge.child", *map(str, descriptors)],
            pass_fds=descriptors,
            start_new_session=True,  # Ctrl-C is for the parent, which ends the others in order
        )
        theirs.close()
        self._started += 1
        child = Child(process, Link(mine), asyncio.Event())
        borrower = self._lender.lend(child.link, str(self._started), lambda: self._ready(place))

        def lost() -> None:
            borrower.gone()
            child.ended.set()

        child.link.lost = lost
        child.link.open()
        child.link.send(pickle.dumps(self._service))
        self._children[place] = child
        return child

    def _ready(self, place: int) -> None:
        self._unready.discard(place)
        if not self._unready:
            self._all_ready.set()

    async def _end(self) -> None:
        """End all processes in order, and kill those that take too long."""
        for child in self._children.values():
            child.process.terminate()
        late = []
        for child in self._children.values():
            try:
                await asyncio.to_thread(child.process.wait, ENDING_S)
            except subprocess.TimeoutExpired:
                late.append(child)
        for child in late:
            child.process.kill()
            await asyncio.to_thread(child.process.wait)
        for child in self._children.values():
            await child.ended.wait()
