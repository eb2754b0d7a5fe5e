"""The application: store, hub, thinkers and routes put together."""

import asyncio
import contextlib
import logging
from collections.abc import AsyncIterator, Sequence
from pathlib import Path
from typing import Any
from urllib.parse import unquote_to_bytes

import msgspec
from litestar import Litestar, Request, Response, Router, websocket
from litestar.connection import WebSocket
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig

from mazechase import __version__
from mazechase.errors import (
    BadBot,
    BadDocument,
    BadOption,
    BadOutcome,
    BadPlayers,
    BadText,
    BadValue,
    CannotServe,
    MazechaseError,
    NoKernel,
    NoSuchBot,
    NoSuchGame,
    NotNow,
)
from mazechase.rules.api import IllegalAction
from mazechase.server.commands import NotSeated
from mazechase.server.connection import Connection
from mazechase.server.edge.addresses import Proxies
from mazechase.server.edge.hosts import Hosts
from mazechase.server.fairqueue import TooBusy
from mazechase.server.gate import Gate, peer_of
from mazechase.server.health import HealthCheck
from mazechase.server.http import GamesApi, Problem, RecordsApi, TablesApi
from mazechase.server.hub import Hub, NoSuchTable
from mazechase.server.limits import Limits
from mazechase.server.lobby import NoSuchPlace
from mazechase.server.page import LinksApi, PageFiles, ViewerFiles
from mazechase.server.pool import Pool
from mazechase.server.process import TooCostly, WorkerFailed
from mazechase.server.servertime import ServerClock
from mazechase.server.sqlite import SqliteStore
from mazechase.server.store import Store, StoreFailure, TokenRow
from mazechase.server.tables import NotAllowed
from mazechase.server.thinkers import Thinkers

STATUS: dict[type[MazechaseError], int] = {
    BadBot: 500,
    BadDocument: 400,
    BadOption: 400,
    BadOutcome: 400,
    BadPlayers: 400,
    BadText: 400,
    BadValue: 400,
    CannotServe: 500,
    IllegalAction: 409,
    NoKernel: 500,
    NoSuchBot: 400,
    NoSuchGame: 400,
    NoSuchPlace: 409,
    NoSuchTable: 404,
    NotAllowed: 403,
    NotNow: 409,
    NotSeated: 403,
    StoreFailure: 503,
    TooBusy: 503,
    TooCostly: 400,
    WorkerFailed: 500,
}
log = logging.getLogger(__name__)

SWEEP_S = 30


class Service(msgspec.Struct, frozen=True, kw_only=True):
    """What the service runs with; ``games`` from outside are registered already and told to the workers."""

    database: Path
    limits: Limits = Limits()
    games: tuple[str, ...] = ()
    workers: int | None = None
    hosts: Hosts = Hosts()
    proxies: Proxies = Proxies()


def make_app(service: Service, clock: ServerClock | None = None, store: Store | None = None) -> Gate:
    """Make the application; it opens the database when it starts, unless given a store, and closes it in the end."""
    limits, clock = service.limits, clock or ServerClock()
    app = Litestar(
        route_handlers=[
            *(GamesApi, TablesApi, LinksApi, PageFiles, ViewerFiles, _socket),
            Router("/", route_handlers=[RecordsApi], request_max_body_size=limits.record_bytes),
        ],
        before_request=_check_address,
        lifespan=[lambda app: _running(app, service, clock, store)],
        exception_handlers={
            MazechaseError: _refused,
            HTTPException: _http_refused,
            RecursionError: _too_deep,
            UnicodeDecodeError: _not_utf8,
            Exception: _failed,
        },
        openapi_config=OpenAPIConfig(
            title="Mazechase",
            version=__version__,
            path="/api/schema",
            render_plugins=[],
            use_handler_docstrings=True,
        ),
        request_max_body_size=limits.body_bytes,
        logging_config=None,  # the program that runs the service says what is logged
        signature_namespace={"WebSocket": WebSocket},
    )
    gate = Gate(app, limits, clock, service.hosts, service.proxies)

    def closing() -> None:
        app.state.hub.closing = True

    gate.closing = closing
    app.state.people = gate.people
    return gate


@contextlib.asynccontextmanager
async def _running(app: Litestar, service: Service, clock: ServerClock, store: Store | None) -> AsyncIterator[None]:
    store = store or SqliteStore(service.database, now_s=clock.steady_s)
    pool = Pool(service.limits, clock.steady_s, service.workers, service.games)
    hub = await Hub.open(store, clock, Thinkers(pool, service.limits.bot_ms), service.limits)
    app.state.hub = hub
    app.state.pool = pool
    app.state.health = HealthCheck(store, pool, clock.steady_s)
    pool.warm()
    sweeper = asyncio.get_running_loop().create_task(_sweep(hub))
    try:
        yield
    finally:
        sweeper.cancel()
        await asyncio.gather(sweeper, return_exceptions=True)
        await app.state.health.close()
        await hub.close()
        await pool.close()
        await store.close()


async def _sweep(hub: Hub) -> None:
    while True:
        await asyncio.sleep(SWEEP_S)
        with contextlib.suppress(StoreFailure):
            await hub.sweep()


@websocket("/ws")
async def _socket(socket: WebSocket[Any, Any, Any]) -> None:
    """Play: docs/protocol.md tells how."""
    state, peer = socket.app.state, peer_of(socket.scope)

    def identified(held: Sequence[TokenRow]) -> None:
        for token in held:
            state.people.verified(token.digest)
        if peer is not None:
            peer.identify(min((token.digest for token in held if token.kind == "seat"), default=None))

    await Connection(socket, state.hub, identified).run()


async def _check_address(request: Request[Any, Any, Any]) -> None:
    """Raise UnicodeDecodeError if what the address spells is not UTF-8."""
    unquote_to_bytes(request.scope["raw_path"] + request.scope["query_string"]).decode()


def _refused(_: Request[Any, Any, Any], error: MazechaseError) -> Response[Problem]:
    status = next(STATUS[kind] for kind in type(error).__mro__ if kind in STATUS)
    return Response(Problem(error.code, error.message, error.params), status_code=status)


def _http_refused(_: Request[Any, Any, Any], error: HTTPException) -> Response[Problem]:
    """Give the framework's own refusals the same form; what went wrong inside is logged, not sent."""
    codes = {401: "not-allowed", 403: "not-allowed", 404: "not-found", 405: "bad-method", 413: "too-large"}
    code = codes.get(error.status_code, "bad-request" if error.status_code < 500 else "internal")
    problem = BadText(code, problem=_detail(error) if code == "bad-request" else "")
    return Response(
        Problem(code, problem.message, problem.params), status_code=error.status_code, headers=error.headers
    )


def _too_deep(request: Request[Any, Any, Any], _: RecursionError) -> Response[Problem]:
    return _refused(request, BadText("bad-request", problem="nested too deeply"))


def _not_utf8(request: Request[Any, Any, Any], _: UnicodeDecodeError) -> Response[Problem]:
    return _refused(request, BadText("bad-request", problem="not UTF-8"))


def _failed(request: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    """Log what went wrong inside, and send none of it."""
    log.error("%s %s failed", request.method, request.url.path, exc_info=error)
    problem = NotNow("internal")
    return Response(Problem(problem.code, problem.message, problem.params), status_code=500)


def _detail(error: HTTPException) -> str:
    extra = error.extra if isinstance(error.extra, list) else []
    parts = [f"{part.get('key', '')}: {part.get('message', '')}" for part in extra if isinstance(part, dict)]
    return "; ".join(parts)[:300] or error.detail[:300]
