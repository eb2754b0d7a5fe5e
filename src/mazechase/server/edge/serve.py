"""Running the service: listening on an address, serving, and announcing that it is ready."""

import gc
import socket
import sys
from collections.abc import Callable
from types import FrameType

import msgspec
import uvicorn

from mazechase.errors import CannotServe
from mazechase.rules.registry import load
from mazechase.server.edge import logs
from mazechase.server.edge.app import Service, make_app
from mazechase.server.edge.descriptors import connections_that_fit
from mazechase.server.edge.gate import Gate
from mazechase.server.edge.protocols import Config
from mazechase.server.limits import Limits
from mazechase.server.servertime import ServerClock
from mazechase.server.store.opening import open_store
from mazechase.server.store.protocol import Store, StoreFailure

STALLED_MS = 30_000
MOST_WORKERS = 4  # unless the caller asks for more


def listen(host: str, port: int, *, shared: bool = False) -> socket.socket:
    """Bind the address; port 0 takes any free port. ``shared``: with other sockets that share it."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    taken = socket.socket(family, socket.SOCK_STREAM)
    taken.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    if shared:
        taken.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEPORT, 1)
    if hasattr(socket, "TCP_USER_TIMEOUT"):  # a client that never reads must not hold its connection forever
        taken.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, STALLED_MS)
    try:
        taken.bind((host, port))
    except OSError as error:
        taken.close()
        raise CannotServe("cannot-listen", host=host, port=str(port), problem=error.strerror or str(error)) from error
    return taken


# New objects before a search for garbage, which is rare here, and searches before a longer and the longest one: with
# many tables, looking through all of them takes long.
COLLECT_AFTER = (20_000, 20, 50)
SWITCH_S = 0.0005  # how long the saving thread waits for the interpreter, at every step, while the event loop is busy


def serve(taken: socket.socket, service: Service, ready: Callable[[], None], store: Store | None = None) -> None:
    """Serve until interrupted, from the service's database or from a store that is open already."""
    logs.set_up(service.log_format)
    for name in service.games:
        load(name)
    fitting = connections_that_fit(service.limits.connections, service.workers or MOST_WORKERS)
    limits = msgspec.structs.replace(service.limits, connections=fitting)
    service = msgspec.structs.replace(service, limits=limits)
    sys.setswitchinterval(SWITCH_S)
    clock = ServerClock()
    try:
        store = store or open_store(
            service.database, clock
        )  # before anything starts, so that a bad one is a clear error
    except StoreFailure:
        taken.close()
        raise
    announce, address = store.announce, address_of(taken)

    def begin() -> None:
        announce(address)
        gc.freeze()  # what was loaded stays
        gc.set_threshold(*COLLECT_AFTER)
        gc.enable()
        ready()

    config = configured(make_app(service, clock, store), limits)
    _Server(config, begin, lambda: announce("")).run(sockets=[taken])


def address_of(taken: socket.socket) -> str:
    """Return the address of what listens on a socket, as a browser takes it."""
    host, port = taken.getsockname()[:2]
    return f"http://[{host}]:{port}/" if ":" in host else f"http://{host}:{port}/"


def configured(gate: Gate, limits: Limits) -> Config:
    """Return the configuration of uvicorn."""
    return Config(
        gate,
        limits,
        loop="uvloop",
        ws_max_size=limits.message_bytes,
        ws_per_message_deflate=False,
        ws_ping_interval=10,  # a phone that lost its network is noticed within twenty seconds
        ws_ping_timeout=10,
        timeout_keep_alive=limits.keep_alive_s,
        proxy_headers=False,  # the gate reads them, from trusted proxies only
        access_log=False,
        log_level="warning",
        server_header=False,
        timeout_graceful_shutdown=2,
    )


class _Server(uvicorn.Server):
    def __init__(self, config: Config, ready: Callable[[], None], ending: Callable[[], None] = lambda: None) -> None:
        super().__init__(config)
        self._gate = config.gate
        self._ready = ready
        self._ending = ending

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if not self.should_exit:
            self._ready()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """End, without searching the memory of thousands of connections for garbage while they are closed."""
        self._ending()
        self._gate.closing()
        gc.disable()
        try:
            await super().shutdown(sockets)
        finally:
            gc.enable()

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """Shut down once: a second Ctrl-C does not interrupt the shutdown, which takes seconds at most."""
        if not self.should_exit:
            super().handle_exit(sig, frame)
