"""A link between two processes of one server: messages over a pair of sockets, those of one turn written together."""

import asyncio
import socket
from collections.abc import Callable
from typing import cast

MOST_UNREAD = 64 << 20  # bytes; an end that leaves so much unread has stopped working
HEAD = 4  # bytes with the length of the message after them


class Link(asyncio.Protocol):
    """One end. ``received`` is called with every message, and ``lost`` once if the other end closes it or dies."""

    def __init__(self, end: socket.socket) -> None:
        self.received: Callable[[bytes], None] = lambda _: None
        self.lost: Callable[[], None] = lambda: None
        self._end = end
        self.closed = False
        self._transport: asyncio.Transport | None = None
        self._opening: asyncio.Task[object] | None = None
        self._unsent: list[bytes] = []
        self._buffer = b""

    def open(self) -> None:
        """Begin to read and write."""
        if self._opening is None:
            loop = asyncio.get_running_loop()
            self._opening = loop.create_task(loop.create_unix_connection(lambda: self, sock=self._end))

    def send(self, message: bytes) -> None:
        """Send a message, together with all others of this turn of the event loop."""
        self.open()
        if not self._unsent and self._transport is not None:
            asyncio.get_running_loop().call_soon(self._flush)
        self._unsent += (len(message).to_bytes(HEAD), message)

    def close(self) -> None:
        """Write what is left and close it, without calling ``lost``."""
        self.lost = lambda: None
        self.closed = True
        if self._transport is None:
            self._end.close()
        else:
            self._flush()
            self._transport.close()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Write what has waited for this."""
        self._transport = cast("asyncio.Transport", transport)  # uvloop's own kind
        self._flush()

    def data_received(self, data: bytes) -> None:
        """Hand over every message that is complete."""
        data, at = self._buffer + data if self._buffer else data, 0
        while len(data) >= at + HEAD:
            end = at + HEAD + int.from_bytes(data[at : at + HEAD])
            if len(data) < end:
                break
            self.received(data[at + HEAD : end])
            at = end
        self._buffer = data[at:]

    def connection_lost(self, error: Exception | None) -> None:  # noqa: ARG002
        """Note that the other end is gone."""
        self.closed = True
        self.lost()

    def _flush(self) -> None:
        unsent, self._unsent = self._unsent, []
        if self._transport is None or self._transport.is_closing() or not unsent:
            return
        self._transport.write(b"".join(unsent))
        if self._transport.get_write_buffer_size() > MOST_UNREAD:
            self._transport.abort()
