"""The gate: who may connect, how often, under which host name, and from which pages.

It is plain ASGI middleware, so it guards both HTTP and WebSocket.
"""

import re
from collections import Counter
from collections.abc import Callable
from urllib.parse import urlsplit

import msgspec
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, ReceiveMessage, Scope, Send

from mazechase.messages import sentence
from mazechase.server.edge.addresses import Proxies, counted
from mazechase.server.edge.hosts import Hosts
from mazechase.server.edge.peers import Peer, Peers
from mazechase.server.edge.people import People
from mazechase.server.limits import Limits, PerAddress
from mazechase.server.servertime import ServerClock
from mazechase.server.shares import Payer, Shares
from mazechase.server.table.tokens import digest

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
MAKING = re.compile("/api/(tables/*(import|[^/]*/(fork|next|rematch))?|parcels)/*")  # each creates a table, or a parcel
GUESSING = re.compile("/*api/+join/*")  # each tries a join code
FOR_PROGRAMS = re.compile("/*api(/.*)?", re.DOTALL)  # everything else is the page
SAFE_METHODS = frozenset({"GET", "HEAD", "OPTIONS"})
BEARER = b"Bearer "

# Charged for a request on top of the measured time, and for each byte of its body and of the answer.
REQUEST_S = 0.001
BYTE_S = 2e-8


class Gate:
    """Checks host, origin and rates before the application sees anything."""

    def __init__(  # noqa: PLR0913, PLR0917 (what is checked by)
        self,
        app: ASGIApp,
        limits: Limits,
        clock: ServerClock,
        shares: Shares,
        hosts: Hosts = Hosts(),  # noqa: B008 (never changed)
        proxies: Proxies = Proxies(),  # noqa: B008
    ) -> None:
        now, remembered = clock.steady_s, limits.addresses_remembered
        self.closing: Callable[[], None] = lambda: None  # called when the service starts to shut down
        self.answers: Counter[str] = Counter()  # by class of status, such as 4xx
        self._app = app
        self._shares = shares
        self._hosts = hosts
        self._proxies = proxies
        self.peers = Peers(limits, self._proxies, now)
        self.people = People(limits.requests_per_s, limits.requests_burst, limits.tokens_remembered, now)
        self._requests = PerAddress(limits.requests_per_s, limits.requests_burst, remembered, now)
        self._token_requests = PerAddress(limits.token_requests_per_s, limits.token_requests_burst, remembered, now)
        self._files = PerAddress(limits.files_per_s, limits.files_burst, remembered, now)
        self._tables = PerAddress(limits.tables_per_hour / 3600, limits.tables_burst, remembered, now)
        self._codes = PerAddress(limits.codes_per_hour / 3600, limits.codes_burst, remembered, now)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on, or refuse it."""
        kind: str = scope["type"]
        if kind == ScopeType.HTTP:
            await self._http(scope, receive, send)
        elif kind == ScopeType.WEBSOCKET:
            await self._websocket(scope, receive, send)
        else:  # startup and shutdown of the service
            await self._app(scope, receive, send)

    async def _http(self, scope: Scope, receive: Receive, send: Send) -> None:
        address, method = counted(self._proxies.client(scope)), str(scope.get("method", "GET"))
        refuse = _refuse if FOR_PROGRAMS.fullmatch(scope["path"]) else _explain

        async def guarded(message: Message) -> None:
            if message["type"] == "http.response.start":
                self.answers[f"{message['status'] // 100}xx"] += 1
                message["headers"] = [*message["headers"], *SECURITY_HEADERS]
            await send(message)

        if address in self.peers.blocklist:
            self.peers.notices.note("request refused: blocked", address)
            await refuse(guarded, 403, "blocked")
        elif not self._hosts.admit(scope["headers"]):
            self.peers.notices.note("request refused: host not allowed", address)
            await refuse(guarded, 421, "bad-host")
        elif method not in SAFE_METHODS and not _same_origin(scope):
            await _refuse(guarded, 403, "bad-origin")
        elif not self._within_rates(scope, method, address):
            self.peers.notices.note("request refused: too many", address)
            await refuse(guarded, 429, "too-many-requests")
        elif not FOR_PROGRAMS.fullmatch(scope["path"]):
            await self._app(scope, receive, guarded)
        else:
            payer = Payer(address, self.people.recognised((person_of(scope),)))
            async with self._shares.turn(payer):
                self._shares.charge(payer, REQUEST_S)
            await self._app(scope, self._charged(receive, payer), self._charged_for(guarded, payer))

    def _charged(self, receive: Receive, payer: Payer) -> Receive:
        """Charge a payer for each part of a request that is read."""

        async def charging() -> ReceiveMessage:
            message = await receive()
            self._shares.charge(payer, len(message.get("body", b"")) * BYTE_S)  # type: ignore[arg-type]
            return message

        return charging

    def _charged_for(self, send: Send, payer: Payer) -> Send:
        """Charge a payer for each part of an answer: a record or a review can be long."""

        async def charging(message: Message) -> None:
            self._shares.charge(payer, len(message.get("body", b"")) * BYTE_S)  # type: ignore[arg-type]
            await send(message)

        return charging

    async def _websocket(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def instead(message: Message) -> None:  # an HTTP answer to the handshake
            await send({**message, "type": f"websocket.{message['type']}"})  # type: ignore[arg-type]

        address = counted(self._proxies.client(scope))
        peer = peer_of(scope)
        if not self._hosts.admit(scope["headers"]):
            self.peers.notices.note("WebSocket refused: host not allowed", address)
            await _refuse(instead, 421, "bad-host")
        elif not _same_origin(scope) or (peer is not None and not peer.forward(address)):
            await send({"type": "websocket.close", "code": 1008, "reason": ""})  # the client sees HTTP 403
        else:
            await self._app(scope, receive, send)

    def _within_rates(self, scope: Scope, method: str, address: str) -> bool:
        """Count a request: against the person if the token is known, otherwise against the address."""
        path = scope["path"]
        if method in SAFE_METHODS and not FOR_PROGRAMS.fullmatch(path):
            return self._files.take(address)
        making = method == "POST" and MAKING.fullmatch(path) is not None
        person = person_of(scope)
        if person in self.people:
            allowed = self.people.take(person) and self._token_requests.take(address)
        else:
            allowed = self._requests.take(address)
        guessing = GUESSING.fullmatch(path) is not None
        return allowed and (not making or self._tables.take(address)) and (not guessing or self._codes.take(address))


def peer_of(scope: Scope) -> Peer | None:
    """Return the connection that a request or a WebSocket came on, if it came over a network."""
    peer: Peer | None = scope.get("state", {}).get("peer")
    return peer


def person_of(scope: Scope) -> str:
    """Return the digest of a request's token, or "" if it has none."""
    for name, value in scope["headers"]:
        if name == b"authorization" and value.startswith(BEARER):
            return digest(value[len(BEARER) :].decode("latin-1").strip())
    return ""


def _same_origin(scope: Scope) -> bool:
    """Check whether a browser's request comes from our own page; other programs send no origin."""
    headers = dict(scope["headers"])
    origin = headers.get(b"origin")
    if origin is None:
        return True
    try:
        return urlsplit(origin.decode("latin-1")).netloc.encode("latin-1") == headers.get(b"host")
    except ValueError:  # not even an address
        return False


async def _refuse(send: Send, status: int, code: str) -> None:
    """Refuse a request in JSON, for programs."""
    body = msgspec.json.encode({"code": code, "message": f"error-{code}", "params": {}})
    await _answer(send, status, b"application/json", body)


async def _explain(send: Send, status: int, code: str) -> None:
    """Refuse a request in words, for people whose page has not loaded yet."""
    await _answer(send, status, b"text/plain; charset=utf-8", sentence(f"error-{code}", language="en").encode())


async def _answer(send: Send, status: int, kind: bytes, body: bytes) -> None:
    """Answer, and close the connection: a refused client should not keep one."""
    headers = [
        (b"content-type", kind),
        (b"content-length", str(len(body)).encode()),
        (b"connection", b"close"),
    ]
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})
