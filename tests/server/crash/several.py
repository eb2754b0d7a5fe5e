"""Several servers on one database: clients reach them in turn, as behind a round-robin proxy, and one is killed."""

import asyncio
import contextlib
from itertools import cycle
from pathlib import Path
from random import Random
from typing import Any

from server.crash.killable import Killable

ONE_PROCESS = 0.7  # how often one process is killed, and not all of a node


class Several:
    """Nodes that look like one server to clients and to the killer."""

    def __init__(self, database: Path | str, nodes: int, rng: Random, processes: int = 1) -> None:
        self._nodes = [Killable(database, processes=processes) for _ in range(nodes)]
        self._turns = cycle(self._nodes)
        self._rng = rng
        self._victim: Killable | None = None  # None: all are meant
        self.killed_processes = 0

    @property
    def port(self) -> int:
        """The port of the node whose turn it is."""
        return next(self._turns).port

    async def open(self) -> None:
        """Load the servers' code, without starting them."""
        for node in self._nodes:
            await node.open()

    async def start(self) -> None:
        """Start the node that was killed, at first all of them; they are not ready yet."""
        for node in self._meant():
            if not node.is_up:
                await node.start()

    async def ready(self) -> None:
        """Wait until what was started is ready."""
        for node in self._meant():
            if not node.is_up:
                await node.ready()

    def kill(self) -> None:
        """Kill one node without warning; a node that is starting is killed again.

        If a node consists of several processes, mostly one of those is killed, which the node itself replaces.
        """
        if self._victim is None or self._victim.is_up:
            self._victim = self._rng.choice(self._nodes)
            if self._victim.processes > 1 and self._rng.random() < ONE_PROCESS:
                self.killed_processes += self._victim.kill_one_process(self._rng)
                return
        self._victim.kill()

    async def close(self) -> None:
        """Kill everything that still runs; more than once does no harm."""
        await asyncio.gather(*(node.close() for node in self._nodes))

    async def post(self, path: str, body: object = None, token: str = "") -> Any:
        """Send a request to the node whose turn it is, or to the next that answers."""
        for _ in self._nodes[1:]:
            with contextlib.suppress(OSError):
                return await next(self._turns).post(path, body, token)
        return await next(self._turns).post(path, body, token)

    def _meant(self) -> list[Killable]:
        return self._nodes if self._victim is None else [self._victim]
