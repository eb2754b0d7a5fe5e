"""The service in this process, on a free port and in its own thread, so that a test can also look inside."""

import asyncio
import contextlib
import functools
import os
import threading
from collections.abc import Awaitable, Callable, Coroutine, Iterator
from pathlib import Path
from typing import Any, ParamSpec, TypeVar, cast

import httpx

import toy  # registers the toy game
from mazechase.server.edge.app import Service, make_app
from mazechase.server.edge.serve import _Server, configured, listen
from mazechase.server.limits import Limits
from mazechase.server.store.protocol import Store
from mazechase.server.table.hub import Hub
from mazechase.server.table.table import Table
from mazechase.server.thinking.pool import Pool
from server.stores import standing_for

T = TypeVar("T")
P = ParamSpec("P")

TESTS = Path(toy.__file__).parents[1]
GENEROUS = Limits(
    messages_per_s=1e6,
    messages_burst=1e6,
    requests_per_s=1e6,
    requests_burst=1e6,
    tables_per_hour=1e9,
    tables_burst=1e6,
    connections_per_address=10_000,
    time_percent=1e6,
    time_burst_s=1e9,
    address_frames_per_s=1e6,
    address_frames_burst=1e6,
    presence_s=0,  # one at a time, so that a test knows what comes next
    players_per_address=10_000,
    connections_per_person=10_000,
    connects_per_s=1e6,
    connects_burst=1e6,
    files_per_s=1e6,
    files_burst=1e6,
    token_requests_per_s=1e6,
    token_requests_burst=1e6,
    frames_per_s=1e6,
    frames_burst=1e6,
    incoming_bytes_per_s=1e9,
    incoming_bytes_burst=1e9,
)


def scenario(test: Callable[P, Awaitable[None]]) -> Callable[P, None]:
    """Run an async test; it fails if it waits too long."""

    @functools.wraps(test)
    def run(*args: P.args, **kwargs: P.kwargs) -> None:
        async def limited() -> None:
            async with asyncio.timeout(60):
                await test(*args, **kwargs)

        asyncio.run(limited())

    return run


async def eventually(condition: Callable[[], bool]) -> None:
    """Wait for something that no message reports."""
    while not condition():  # noqa: ASYNC110 (it happens in another thread)
        await asyncio.sleep(0.01)


class Served:
    """A running service: requests over HTTP, and access to its hub."""

    def __init__(
        self, database: Path | str, limits: Limits = GENEROUS, store: Store | None = None, **more: Any
    ) -> None:
        self.database = Path(database)  # with PostgreSQL an address, not a path
        self._socket = listen("127.0.0.1", 0)
        self.port: int = self._socket.getsockname()[1]
        self.url = f"http://127.0.0.1:{self.port}"
        service = Service(database=database, limits=limits, games=("toy:Toy",), workers=1, **more)
        self.app = make_app(service, store=store)
        self._ready = threading.Event()
        self._server = _Server(configured(self.app, limits), self._ready.set)
        self._thread = threading.Thread(target=self._run, daemon=True)
        self._thread.start()
        assert self._ready.wait(20)
        self.http = httpx.Client(base_url=self.url, timeout=20)

    def _run(self) -> None:
        async def main() -> None:
            self.loop = asyncio.get_running_loop()
            await self._server.serve(sockets=[self._socket])

        asyncio.run(main())

    def stop(self) -> None:
        self.http.close()
        self._server.should_exit = True
        self._thread.join(20)
        self._socket.close()
        assert not self._thread.is_alive()

    @property
    def hub(self) -> Hub:
        hub: Hub = cast(Any, self.app._app).state.hub
        return hub

    @property
    def pool(self) -> Pool:
        pool: Pool = cast(Any, self.app._app).state.pool
        return pool

    def inside(self, work: Coroutine[Any, Any, T]) -> T:
        """Run something in the service's own event loop."""
        return asyncio.run_coroutine_threadsafe(work, self.loop).result(20)

    def room(self, table: str) -> Table:
        return self.inside(self.hub.table(table))

    # Requests.

    def ask(self, method: str, path: str, token: str | None = None, **more: Any) -> httpx.Response:
        headers = {**({} if token is None else {"Authorization": f"Bearer {token}"}), **more.pop("headers", {})}
        return self.http.request(method, path, headers=headers, **more)

    def done(self, method: str, path: str, token: str | None = None, **more: Any) -> Any:
        """Send a request that must succeed."""
        answer = self.ask(method, path, token, **more)
        assert answer.is_success, answer.text
        return answer.json() if answer.content else None

    def refused(self, method: str, path: str, token: str | None = None, **more: Any) -> tuple[int, str]:
        """Send a request that must be refused; return the status and the code."""
        answer = self.ask(method, path, token, **more)
        assert answer.is_error, answer.text
        problem = answer.json()
        assert set(problem) == {"code", "message", "params"}
        return answer.status_code, problem["code"]

    def table(self, game: str = "quoridor", *kinds: str, **more: Any) -> Any:
        """Create a table with places such as here, link, bot or bot:level1."""
        places = []
        for kind in kinds or ("here", "here"):
            what, _, bot = kind.partition(":")
            places.append({"kind": what, **({"bot": bot} if bot else {})})
        return self.done("POST", "/api/tables", json={"game": game, "places": places, **more})


@contextlib.contextmanager
def serving(database: Path | str, limits: Limits = GENEROUS, **more: Any) -> Iterator[Served]:
    """Run a separate service."""
    before = os.environ.get("PYTHONPATH")
    os.environ["PYTHONPATH"] = os.pathsep.join(filter(None, (str(TESTS), before)))  # the workers need the toy game
    try:
        with standing_for(database) as (used, store):
            served = Served(used, limits, **{"store": store, **more})
            try:
                yield served
            finally:
                served.stop()
    finally:
        if before is None:
            del os.environ["PYTHONPATH"]
        else:
            os.environ["PYTHONPATH"] = before
