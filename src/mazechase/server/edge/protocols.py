"""uvicorn's protocols with limits on what a connection may cost, whatever bytes arrive.

Every connection is registered as soon as it is accepted. A request has to arrive in time, and a WebSocket's frames are
counted while they are parsed: one read from the network may contain forty thousand of them.
"""

import asyncio
import logging
import socket
import sys
from collections.abc import Callable
from typing import Any, cast

import h11
import uvicorn
from uvicorn._types import ASGIReceiveEvent, ASGISendEvent
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState
from websockets.protocol import State

from mazechase.server.edge.frames import LINE, Boundaries, read_text, write_text
from mazechase.server.edge.gate import Gate
from mazechase.server.edge.peers import Peer
from mazechase.server.limits import Bucket, Limits
from mazechase.server.table.devices import Closing

SLICE_BYTES = 1_024  # parsed at a time: at most 170 frames
SMALLEST_READ = 256  # a read counts as at least this many bytes, in case they arrive one by one
CRUMB_BYTES = 256  # a piece of a body that is smaller than this
MOST_CRUMBS = 1_024  # in one body
STUCK_BYTES = 65_536  # a client this far behind would not see why it is disconnected
PROXY_KEEP_ALIVE_S = 150  # longer than proxies keep idle connections, or they would send into closed ones

AppState = dict[str, Any]
Loop = asyncio.AbstractEventLoop


class Config(uvicorn.Config):
    """uvicorn's settings, plus the gate that registers all connections, and the limits."""

    def __init__(self, gate: Gate, limits: Limits, **settings: Any) -> None:
        self.gate = gate
        self.limits = limits
        super().__init__(cast(Any, gate), http=Front, ws=WebSocketProtocol, **settings)


class Front(asyncio.Protocol):
    """Admits a connection or closes it immediately, before anything is set up for it."""

    def __init__(
        self, config: Config, server_state: ServerState, app_state: AppState, _loop: Loop | None = None
    ) -> None:
        self._config, self._server_state, self._app_state, self._loop = config, server_state, app_state, _loop

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Hand an admitted connection to HTTP."""
        transport = cast(asyncio.Transport, transport)
        name = transport.get_extra_info("peername")
        peer = self._config.gate.peers.admit(str(name[0]) if name else "local", transport.abort)
        if peer is None:
            transport.abort()
            return
        _drop_unread(transport, self._config.limits.unread_s)
        http = HttpProtocol(self._config, self._server_state, {**self._app_state, "peer": peer}, self._loop)
        transport.set_protocol(http)
        http.connection_made(transport)


def _drop_unread(transport: asyncio.Transport, within_s: float) -> None:
    """Let the system drop a connection whose client reads nothing that was sent, also while it is being closed.

    Without it a close waits for such a client. Only Linux has the option.
    """
    connected = transport.get_extra_info("socket")
    if hasattr(socket, "TCP_USER_TIMEOUT") and connected.family != getattr(socket, "AF_UNIX", None):
        connected.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, int(within_s * 1000))


class _Logger(logging.LoggerAdapter[logging.Logger]):
    """uvicorn's logger for one connection.

    A client's errors are logged once per minute and address. Requests cut off by a shutdown are not errors: writing
    thousands of tracebacks would take longer than the shutdown itself.
    """

    def __init__(self, logger: logging.Logger, peer: Peer) -> None:
        super().__init__(logger)
        self.level = logger.level  # uvicorn reads it
        self._peer = peer

    def warning(self, msg: object, *_: object, **__: object) -> None:
        self._peer.note(str(msg))

    def error(self, msg: object, *args: object, exc_info: Any = None, **kwargs: Any) -> None:
        if not isinstance(exc_info, asyncio.CancelledError):
            super().error(msg, *args, exc_info=exc_info, **kwargs)

    def exception(self, msg: object, *args: object, **kwargs: Any) -> None:
        if str(msg).startswith("Invalid UTF-8"):
            self._peer.note(str(msg))
        else:
            self.error(msg, *args, **{"exc_info": sys.exception(), **kwargs})


class _Requests(h11.Connection):
    """Reads requests; refuses a body in more tiny pieces than any honest client sends."""

    crumbs = 0

    def next_event(self) -> h11.Event | type[h11.NEED_DATA] | type[h11.PAUSED]:
        event = super().next_event()
        if isinstance(event, h11.Request):
            self.crumbs = 0
        elif isinstance(event, h11.Data) and len(event.data) < CRUMB_BYTES:
            self.crumbs += 1
            if self.crumbs > MOST_CRUMBS:
                raise h11.RemoteProtocolError("too many tiny pieces")
        return event


class HttpProtocol(H11Protocol):
    """HTTP on a registered connection, with deadlines for the headers and for the whole request."""

    def __init__(
        self, config: Config, server_state: ServerState, app_state: AppState, _loop: Loop | None = None
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self._peer: Peer = app_state["peer"]
        self.conn = _Requests(h11.SERVER)
        self.logger = cast(logging.Logger, _Logger(self.logger, self._peer))
        self._within_s: dict[Any, float] = {h11.IDLE: config.limits.headers_s, h11.SEND_BODY: config.limits.request_s}
        self._expected: Any = None  # a state of h11; None if nothing is expected
        self._deadline: asyncio.TimerHandle | None = None
        if self._peer.trusted:
            self.timeout_keep_alive = PROXY_KEEP_ALIVE_S

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Wait for a request."""
        super().connection_made(transport)
        self._watch()

    def data_received(self, data: bytes) -> None:
        """Read a part of a request."""
        super().data_received(data)
        self._watch()

    def on_response_complete(self) -> None:
        """Wait for the next request."""
        super().on_response_complete()
        self._watch()

    def send_400_response(self, msg: str) -> None:
        """Refuse anything that is not HTTP; once an answer has started, just close."""
        if self.conn.our_state in {h11.IDLE, h11.SEND_RESPONSE}:
            super().send_400_response(msg)
        else:
            self.transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        """Forget the connection."""
        super().connection_lost(exc)
        if self._deadline is not None:
            self._deadline.cancel()
        self._peer.leave()

    def _watch(self) -> None:
        """Set the deadline for what the client still has to send, if that has changed."""
        ours = self.transport.get_protocol() is self and not self.transport.is_closing()
        expected = self.conn.their_state if ours else None
        if expected is self._expected:
            return
        self._expected = expected
        if self._deadline is not None:
            self._deadline.cancel()
        within_s = self._within_s.get(expected)
        if within_s is None or (self._peer.trusted and expected is h11.IDLE):
            self._deadline = None
        else:
            self._deadline = self.loop.call_later(within_s, self._too_slow)

    def _too_slow(self) -> None:
        """Drop the connection; it is not logged if it never sent anything, since browsers open spare ones."""
        if self.conn.their_state is not h11.IDLE or self.conn.trailing_data[0]:
            self._peer.note("connection dropped: no whole request in time")
        self.transport.abort()


class WebSocketProtocol(WebSocketsSansIOProtocol):
    """A WebSocket on a registered connection, with limits on bytes and on frames of every kind."""

    def __init__(
        self, config: Config, server_state: ServerState, app_state: AppState, _loop: Loop | None = None
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self._peer: Peer = app_state["peer"]
        self.app_state = {**app_state, LINE: self}
        self.logger = cast(logging.Logger, _Logger(self.logger, self._peer))
        self.listener: Callable[[str], bool] = lambda _: False
        limits, now = config.limits, self.loop.time()
        self._most_bytes = limits.message_bytes
        self._opened = False
        self._early = False  # the client has sent frames before the answer to its handshake
        self._boundaries = Boundaries()
        self._most_unread = limits.outgoing_bytes
        self._frames = Bucket(limits.frames_per_s, limits.frames_burst, now)
        self._bytes = Bucket(limits.incoming_bytes_per_s, limits.incoming_bytes_burst, now)
        self._waiting = bytearray()

    def data_received(self, data: bytes) -> None:
        """Parse the data, unless it exceeds a limit; hand over a whole message directly."""
        if not self._bytes.take(self.loop.time(), max(len(data), SMALLEST_READ)):
            self._cut_off("too many bytes")
            return
        self._early = self._early or (self.handshake_initiated and not self._opened)
        text = read_text(data, self._most_bytes) if self._between_messages() else None
        if text is None:
            self._waiting += data
            self._feed()
        elif not self._within_rates(1):
            self._cut_off("too many frames")
        elif not self.listener(text):
            self.queue.put_nowait({"type": "websocket.receive", "text": text})
            self.read_paused = True
            self.transport.pause_reading()

    def _between_messages(self) -> bool:
        """Return whether everything so far is parsed and handed over, so that a new message begins with the next byte.

        Who sends frames before the handshake is over gets all of them parsed by the library.
        """
        busy = self._early or self._waiting or self.read_paused or self.close_sent
        return self._opened and not busy and self._boundaries.between

    def write_text(self, text: bytes) -> bool:
        """Send an encoded message directly; return False if it has to wait, because the client does not read."""
        if not self.writable.is_set() or self.close_sent or not self._opened or self.transport.is_closing():
            return False
        self.transport.write(write_text(text))
        return True

    def handle_events(self) -> None:
        """Count the frames of one slice, then handle them."""
        if self._within_rates(len(self.conn.events)):
            super().handle_events()
        else:
            self._cut_off("too many frames")

    def _within_rates(self, frames: int) -> bool:
        return self._frames.take(self.loop.time(), frames) and self._peer.take_frames(frames)

    def handle_ping(self) -> None:
        """Answer a ping, unless the client doesn't read the answers."""
        super().handle_ping()
        if self.transport.get_write_buffer_size() > self._most_unread:
            self._peer.note("WebSocket dropped: answers to pings were not read")
            self.transport.abort()

    async def receive(self) -> ASGIReceiveEvent:
        """Return the next message to the application, and parse more when it has taken them all."""
        message = await super().receive()
        self._feed()
        return message

    async def send(self, message: ASGISendEvent) -> None:
        """Send a message; after a close, keep reading until the client answers it."""
        await super().send(message)
        if message["type"] == "websocket.accept":
            self._opened = True
        if self.initial_response is not None and self.close_sent:
            self.handshake_complete = True  # there was only an HTTP answer
        self._feed()

    def connection_lost(self, exc: Exception | None) -> None:
        """Forget the connection."""
        self._waiting.clear()
        super().connection_lost(exc)
        self._peer.leave()

    def _feed(self) -> None:
        """Parse slice by slice, until a message is waiting for the application."""
        while self._waiting and not self.read_paused and not self.transport.is_closing():
            piece = bytes(self._waiting[:SLICE_BYTES])
            del self._waiting[:SLICE_BYTES]
            if self._opened:
                self._boundaries.follow(piece)
            super().data_received(piece)

    def _cut_off(self, why: str) -> None:
        self._peer.note(f"WebSocket closed: {why}")
        self._peer.penalize()
        self._waiting.clear()
        if self.conn.state is not State.OPEN or self.transport.get_write_buffer_size() > STUCK_BYTES:
            self.transport.abort()
            return
        self.conn.fail(Closing.TOO_MUCH)
        self.handle_parser_exception()
