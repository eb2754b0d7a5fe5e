"""Running the service: address, port, and the word that it is ready."""

import logging
import socket
from collections.abc import Callable
from pathlib import Path
from types import FrameType

import uvicorn
from litestar.types import ASGIApp

from mazechase.errors import CannotServe
from mazechase.rules.registry import load
from mazechase.server.app import Service, make_app
from mazechase.server.limits import Limits
from mazechase.server.servertime import ServerClock
from mazechase.server.sqlite import SqliteStore
from mazechase.server.store import StoreFailure

STALLED_MS = 30_000
STRANGERS_FAULTS = frozenset({"Invalid HTTP request received.", "Invalid UTF-8 sequence received from client."})


def listen(host: str, port: int) -> socket.socket:
    """Take the address; port 0 takes any that is free."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    taken = socket.socket(family, socket.SOCK_STREAM)
    taken.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    if hasattr(socket, "TCP_USER_TIMEOUT"):  # a client that never reads must not hold its connection for ever
        taken.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, STALLED_MS)
    try:
        taken.bind((host, port))
    except OSError as error:
        taken.close()
        raise CannotServe("cannot-listen", host=host, port=str(port), problem=error.strerror or str(error)) from error
    return taken


def serve(taken: socket.socket, service: Service, ready: Callable[[], None]) -> None:
    """Serve until interrupted."""
    logging.basicConfig(level=logging.WARNING, format="%(asctime)s %(levelname)s %(name)s: %(message)s")
    for name in service.games:
        load(name)
    clock = ServerClock()
    try:
        store = open_store(service.database, clock)
    except StoreFailure:
        taken.close()
        raise
    _Server(configured(make_app(service, clock, store), service.limits), ready).run(sockets=[taken])


def configured(app: ASGIApp, limits: Limits) -> uvicorn.Config:
    """Say how the application is served."""
    logging.getLogger("uvicorn.error").addFilter(_is_our_own)
    return uvicorn.Config(
        app,
        loop="uvloop",
        ws="websockets-sansio",
        ws_max_size=limits.message_bytes,
        ws_per_message_deflate=False,
        ws_ping_interval=10,  # a phone that lost its network is seen to be away within twenty seconds
        ws_ping_timeout=10,
        access_log=False,
        log_level="warning",
        server_header=False,
        timeout_graceful_shutdown=2,
    )


def open_store(database: Path, clock: ServerClock) -> SqliteStore:
    """Open the database before anything starts, so that a bad one is a clear error."""
    database.parent.mkdir(parents=True, exist_ok=True)
    return SqliteStore(database, now_s=clock.steady_s)


def _is_our_own(record: logging.LogRecord) -> bool:
    """Tell whether a line is worth keeping: not one that any stranger could have written a thousand times."""
    return record.msg not in STRANGERS_FAULTS


class _Server(uvicorn.Server):
    def __init__(self, config: uvicorn.Config, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self._ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if not self.should_exit:
            self._ready()

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """End once: a second Ctrl-C does not cut off what is being closed, which takes seconds at most."""
        if not self.should_exit:
            super().handle_exit(sig, frame)
