"""A plain round-robin proxy: hands every connection to the next server that accepts it, and copies bytes both ways."""

import asyncio
import contextlib
from collections.abc import Sequence

CONNECT_S = 1.0
MOST = 65_536
Address = tuple[str, int]


class RoundRobin:
    """A proxy on a port of this machine; ``servers`` may change at any time."""

    def __init__(self, servers: Sequence[Address]) -> None:
        self.servers = list(servers)
        self.port = 0
        self._turn = 0
        self._tasks: set[asyncio.Task[None]] = set()
        self._server: asyncio.Server

    async def open(self) -> None:
        """Accept connections from now on."""
        self._server = await asyncio.start_server(self._accepted, "127.0.0.1", 0)
        self.port = self._server.sockets[0].getsockname()[1]

    async def close(self) -> None:
        """Break all connections."""
        self._server.close()
        for task in tuple(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _accepted(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        task = asyncio.current_task()
        assert task is not None
        self._tasks.add(task)
        try:
            for _ in range(len(self.servers)):
                self._turn += 1
                with contextlib.suppress(OSError, TimeoutError):
                    async with asyncio.timeout(CONNECT_S):
                        there = await asyncio.open_connection(*self.servers[self._turn % len(self.servers)])
                    await _both_ways((reader, writer), there)
                    return
        finally:
            writer.transport.abort()
            self._tasks.discard(task)


Ends = tuple[asyncio.StreamReader, asyncio.StreamWriter]


async def _both_ways(here: Ends, there: Ends) -> None:
    """Copy until either end is closed, then close both."""
    copying = [asyncio.create_task(_copy(here[0], there[1])), asyncio.create_task(_copy(there[0], here[1]))]
    try:
        await asyncio.wait(copying, return_when=asyncio.FIRST_COMPLETED)
    finally:
        for task in copying:
            task.cancel()
        await asyncio.gather(*copying, return_exceptions=True)
        there[1].transport.abort()


async def _copy(source: asyncio.StreamReader, target: asyncio.StreamWriter) -> None:
    with contextlib.suppress(OSError):
        while data := await source.read(MOST):
            target.write(data)
            await target.drain()
