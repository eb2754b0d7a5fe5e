"""The gate before everything: who may come in, how often, and from which pages.

A plain ASGI middleware, so that it stands before HTTP and WebSocket alike.
"""

import re
from collections import Counter
from ipaddress import IPv6Address, IPv6Network
from urllib.parse import urlsplit

import msgspec
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from mazechase.server.limits import Limits, PerAddress
from mazechase.server.servertime import ServerClock

SECURITY_HEADERS: tuple[tuple[bytes, bytes], ...] = (
    (
        b"content-security-policy",
        b"; ".join(
            (
                b"default-src 'self'",
                b"img-src 'self' data: blob:",
                b"style-src 'self' 'unsafe-inline'",
                b"connect-src 'self' ws: wss:",
                b"object-src 'none'",
                b"base-uri 'none'",
                b"form-action 'none'",
                b"frame-ancestors 'none'",
            )
        ),
    ),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
)
MAKING = re.compile("/api/tables/*(import|[^/]*/(fork|rematch))?/*")  # each makes a table
SAFE_METHODS = frozenset({"GET", "HEAD", "OPTIONS"})


class Gate:
    """Checks origin and rates before the application sees anything."""

    def __init__(self, app: ASGIApp, limits: Limits, clock: ServerClock) -> None:
        self._app = app
        self._limits = limits
        remembered = limits.addresses_remembered
        self._requests = PerAddress(limits.requests_per_s, limits.requests_burst, remembered, clock.steady_s)
        self._tables = PerAddress(limits.tables_per_hour / 3600, limits.tables_burst, remembered, clock.steady_s)
        self._connections: Counter[str] = Counter()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let in, or turn away."""
        kind: str = scope["type"]
        if kind == ScopeType.HTTP:
            await self._http(scope, receive, send)
        elif kind == ScopeType.WEBSOCKET:
            await self._websocket(scope, receive, send)
        else:  # the beginning and the end of the service
            await self._app(scope, receive, send)

    async def _http(self, scope: Scope, receive: Receive, send: Send) -> None:
        address, method = address_of(scope), str(scope.get("method", "GET"))
        making = method == "POST" and MAKING.fullmatch(str(scope["path"])) is not None

        async def guarded(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message["headers"], *SECURITY_HEADERS]
            await send(message)

        if method not in SAFE_METHODS and not _same_origin(scope):
            await _refuse(guarded, 403, "bad-origin")
        elif not self._requests.take(address) or (making and not self._tables.take(address)):
            await _refuse(guarded, 429, "too-many-requests")
        else:
            await self._app(scope, receive, guarded)

    async def _websocket(self, scope: Scope, receive: Receive, send: Send) -> None:
        address = address_of(scope)
        full = self._connections[address] >= self._limits.connections_per_address
        if full or not _same_origin(scope) or not self._requests.take(address):
            await send({"type": "websocket.close", "code": 1008, "reason": ""})  # the client sees HTTP 403
            return
        self._connections[address] += 1
        try:
            await self._app(scope, receive, send)
        finally:
            self._connections[address] -= 1
            if not self._connections[address]:
                del self._connections[address]


def address_of(scope: Scope) -> str:
    """Name who comes; of an IPv6 address the half that a household or a machine is given as a whole.

    A service that listens to both kinds gets an IPv4 address inside an IPv6 one.
    """
    client = scope.get("client")
    if not client:
        return "local"
    host = str(client[0])
    try:
        address = IPv6Address(host.partition("%")[0])
    except ValueError:  # an IPv4 address, or whatever a proxy lets its clients write
        return host[:64]
    return str(address.ipv4_mapped or IPv6Network((address, 64), strict=False))


def _same_origin(scope: Scope) -> bool:
    """Tell whether a browser's request comes from our own page; other programs send no origin."""
    headers = dict(scope["headers"])
    origin = headers.get(b"origin")
    if origin is None:
        return True
    try:
        return urlsplit(origin.decode("latin-1")).netloc.encode("latin-1") == headers.get(b"host")
    except ValueError:  # not even an address
        return False


async def _refuse(send: Send, status: int, code: str) -> None:
    body = msgspec.json.encode({"code": code, "message": f"error-{code}", "params": {}})
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})
