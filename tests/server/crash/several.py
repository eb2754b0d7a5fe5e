"""Several servers on one database: clients reach them in turn, as behind a round-robin proxy, and one is killed."""

import asyncio
import contextlib
from itertools import cycle
from pathlib import Path
from random import Random
from typing import Any

from server.crash.killable import Killable


class Several:
    """Nodes that look like one server to clients and to the killer."""

    def __init__(self, database: Path | str, nodes: int, rng: Random) -> None:
        self._nodes = [Killable(database) for _ in range(nodes)]
        self._turns = cycle(self._nodes)
        self._rng = rng
        self._victim: Killable | None = None  # None: all are meant

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
            await node.start()

    async def ready(self) -> None:
        """Wait until what was started is ready."""
        for node in self._meant():
            await node.ready()

    def kill(self) -> None:
        """Kill one node without warning; a node that is starting is killed again."""
        if self._victim is None or self._victim.is_up:
            self._victim = self._rng.choice(self._nodes)
        self._victim.kill()

    async def close(self) -> None:
        """Kill everything that still runs."""
        await asyncio.gather(*(node.close() for node in self._nodes))

    async def post(self, path: str, body: object = None, token: str = "") -> Any:
        """Send a request to the node whose turn it is, or to the next that answers."""
        for _ in self._nodes[1:]:
            with contextlib.suppress(OSError):
                return await next(self._turns).post(path, body, token)
        return await next(self._turns).post(path, body, token)

    def _meant(self) -> list[Killable]:
        return self._nodes if self._victim is None else [self._victim]
