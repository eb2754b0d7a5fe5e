"""The application: store, hub, thinkers and routes put together."""

import asyncio
import contextlib
import logging
import socket
from collections.abc import AsyncIterator, Sequence
from http import HTTPStatus
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
    CannotPrint,
    CannotServe,
    MazechaseError,
    NoKernel,
    NoSuchBot,
    NoSuchGame,
    NotNow,
    NoWorkers,
)
from mazechase.rules.api import IllegalAction
from mazechase.server.edge.addresses import Proxies
from mazechase.server.edge.admin import AdminApi, Administration
from mazechase.server.edge.coach import CoachApi
from mazechase.server.edge.evening import EveningApi, JoinApi
from mazechase.server.edge.gate import Gate, peer_of
from mazechase.server.edge.health import HealthCheck
from mazechase.server.edge.home import OpenTablesApi, ParcelsApi
from mazechase.server.edge.hosts import Hosts
from mazechase.server.edge.http import GamesApi, RecordsApi, TablesApi
from mazechase.server.edge.lost import nothing_here, opened_by_somebody
from mazechase.server.edge.metrics import MetricsServer, Observed
from mazechase.server.edge.page import PAGE, LinksApi, PageFiles, ViewerFiles, page_routes
from mazechase.server.edge.printing import PrintingApi
from mazechase.server.edge.puzzles import PuzzlesApi
from mazechase.server.edge.secret import Guard, NoAdmin, NotOperator, Secret, TooOften
from mazechase.server.edge.socket import Connection
from mazechase.server.edge.workshop import Latest, WorkshopApi
from mazechase.server.limits import Limits
from mazechase.server.servertime import ServerClock
from mazechase.server.shares import Shares
from mazechase.server.store.opening import open_store
from mazechase.server.store.protocol import Store, StoreFailure, TokenRow
from mazechase.server.table.codes import Codes, TooManyGuesses
from mazechase.server.table.commands import NotAsked
from mazechase.server.table.devices import NotSeated
from mazechase.server.table.hub import Hub
from mazechase.server.table.lobby import NoSuchPlace
from mazechase.server.table.parcels import Parcels
from mazechase.server.table.shownopen import ShownOpen
from mazechase.server.table.tables import NotAllowed
from mazechase.server.table.tokens import NoSuchTable
from mazechase.server.thinking.fairqueue import TooBusy
from mazechase.server.thinking.job import TooCostly
from mazechase.server.thinking.pool import Pool
from mazechase.server.thinking.process import WorkerFailed, WorkerLate
from mazechase.server.thinking.thinkers import Thinkers
from mazechase.server.wire.requests import Problem

STATUS: dict[type[MazechaseError], int] = {
    BadBot: 500,
    BadDocument: 400,
    BadOption: 400,
    BadOutcome: 400,
    BadPlayers: 400,
    BadText: 400,
    BadValue: 400,
    CannotPrint: 501,
    CannotServe: 500,
    IllegalAction: 409,
    NoAdmin: 404,
    NoKernel: 500,
    NoWorkers: 500,
    NoSuchBot: 400,
    NoSuchGame: 400,
    NoSuchPlace: 409,
    NoSuchTable: 404,
    NotAllowed: 403,
    NotAsked: 409,
    NotNow: 409,
    NotOperator: 403,
    NotSeated: 403,
    StoreFailure: 503,
    TooBusy: 503,
    TooCostly: 400,
    TooOften: 429,
    TooManyGuesses: 429,
    WorkerFailed: 500,
    WorkerLate: 503,
}
log = logging.getLogger(__name__)

# In one body. The longest record has a quarter as many; reading more would hold up everybody else.
MOST_BRACKETS, MOST_COMMAS = 20_000, 100_000
SWEEP_S = 30


class Service(msgspec.Struct, frozen=True, kw_only=True):
    """The service's settings; ``games`` from outside are already registered, and their names go to the workers."""

    database: Path | str  # a file, or the address of a PostgreSQL database
    limits: Limits = Limits()
    games: tuple[str, ...] = ()
    workers: int | None = None
    processes: int = 1
    hosts: Hosts = Hosts()
    proxies: Proxies = Proxies()
    metrics: socket.socket | None = None  # bound, for metrics and probes
    log_format: str = "text"
    secret: Secret | None = None  # the operator's


def make_app(service: Service, clock: ServerClock | None = None, store: Store | None = None) -> Gate:
    """Create the application; it opens the database on startup, unless given a store, and closes it on shutdown."""
    limits, clock = service.limits, clock or ServerClock()
    shares = Shares.of(limits, clock.steady_s)
    app = Litestar(
        route_handlers=[
            *(GamesApi, TablesApi, CoachApi, EveningApi, JoinApi, WorkshopApi, PrintingApi, PuzzlesApi, LinksApi),
            *(OpenTablesApi, ParcelsApi, AdminApi, PageFiles, ViewerFiles, _socket),
            *page_routes(PAGE),
            Router("/", route_handlers=[RecordsApi], request_max_body_size=limits.record_bytes),
        ],
        before_request=_check_request,
        lifespan=[lambda app: _running(app, service, clock, store, shares)],
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
        logging_config=None,  # the program that runs the service configures logging
        signature_namespace={"WebSocket": WebSocket},
    )
    gate = Gate(app, limits, clock, shares, service.hosts, service.proxies)

    def closing() -> None:
        app.state.hub.end()

    gate.closing = closing
    app.state.people = gate.people
    app.state.gate = gate
    return gate


@contextlib.asynccontextmanager
async def _running(
    app: Litestar, service: Service, clock: ServerClock, store: Store | None, shares: Shares
) -> AsyncIterator[None]:
    store = store or open_store(service.database, clock)
    pool = Pool(service.limits, clock.steady_s, service.workers, service.games)
    hub = await Hub.open(store, clock, Thinkers(pool, service.limits.bot_ms), service.limits, shares)
    app.state.hub = hub
    app.state.pool = pool
    app.state.measuring = Latest()
    app.state.codes = Codes(service.limits.wrong_codes_per_hour, service.limits.wrong_codes_burst, clock.steady_s)
    app.state.shown_open = ShownOpen(clock.steady_s)
    app.state.parcels = Parcels(clock.steady_s)
    app.state.health = HealthCheck(store, pool, clock.steady_s)
    pool.warm()
    gate: Gate = app.state.gate
    begun_s = clock.steady_s()
    observed = Observed(hub, pool, gate.peers, gate.answers, lambda: clock.steady_s() - begun_s)
    metrics = MetricsServer(observed, app.state.health)
    if service.metrics is not None:
        await metrics.start(service.metrics)
    guard = Guard(service.secret, clock.steady_s)
    app.state.administration = Administration(observed, store, service.limits, guard, clock)
    await gate.peers.blocklist.open(store)
    sweeper = asyncio.get_running_loop().create_task(_sweep(hub))
    try:
        yield
    finally:
        sweeper.cancel()
        await asyncio.gather(sweeper, return_exceptions=True)
        metrics.close()
        await gate.peers.blocklist.close()
        await app.state.health.close()
        await hub.close()
        await pool.close()
        await store.close()


async def _sweep(hub: Hub) -> None:
    while True:
        await asyncio.sleep(SWEEP_S)
        try:
            await hub.sweep()
        except StoreFailure:
            continue  # the store has logged it
        except Exception:
            log.exception("tidying up failed")


@websocket("/ws")
async def _socket(socket: WebSocket[Any, Any, Any]) -> None:
    """Play over a WebSocket, as docs/protocol.md describes."""
    state, peer = socket.app.state, peer_of(socket.scope)

    def identified(held: Sequence[TokenRow]) -> None:
        for token in held:
            state.people.verified(token.digest)
        if peer is not None:
            peer.identify(min((token.digest for token in held if token.kind == "seat"), default=None))

    await Connection(socket, state.hub, state.people.recognised, identified).run()


async def _check_request(request: Request[Any, Any, Any]) -> None:
    """Raise UnicodeDecodeError if the URL is not UTF-8, and BadText if the body has too many values."""
    unquote_to_bytes(request.scope["raw_path"] + request.scope["query_string"]).decode()
    if request.method == "POST":
        body = await request.body()
        if body.count(b"[") + body.count(b"{") > MOST_BRACKETS or body.count(b",") > MOST_COMMAS:
            raise BadText("bad-request", problem="too many values")


def _refused(_: Request[Any, Any, Any], error: MazechaseError) -> Response[Problem]:
    status = next(STATUS[kind] for kind in type(error).__mro__ if kind in STATUS)
    return Response(Problem(error.code, error.message, error.params), status_code=status)


def _http_refused(request: Request[Any, Any, Any], error: HTTPException) -> Response[Problem] | Response[str]:
    """Return the framework's own refusals in our format, or as a page; internal errors are logged, not sent."""
    if error.status_code == HTTPStatus.NOT_FOUND and opened_by_somebody(request):
        return nothing_here(request)
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
    """Log an internal error, and send none of its details."""
    log.error("%s %s failed", request.method, request.url.path, exc_info=error)
    problem = NotNow("internal")
    return Response(Problem(problem.code, problem.message, problem.params), status_code=500)


def _detail(error: HTTPException) -> str:
    extra = error.extra if isinstance(error.extra, list) else []
    parts = [f"{part.get('key', '')}: {part.get('message', '')}" for part in extra if isinstance(part, dict)]
    return "; ".join(parts)[:300] or error.detail[:300]
