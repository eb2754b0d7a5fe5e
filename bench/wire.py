"""A WebSocket client that costs next to nothing, so that the servers are what is measured, with the same client."""

import asyncio
import struct
from collections.abc import Callable
from typing import cast

NO_MASK = bytes(4)  # a client must mask what it sends; a mask of zeros changes nothing
KEY = b"dGhlIHNhbXBsZSBub25jZQ=="


class Wire(asyncio.Protocol):
    """One connection: sends texts, and passes those it receives to ``received``."""

    def __init__(self, path: str, host: str) -> None:
        self._hello = (
            f"GET {path} HTTP/1.1\r\nHost: {host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Key: {KEY.decode()}\r\nSec-WebSocket-Version: 13\r\n\r\n"
        ).encode()
        self.received: Callable[[bytes], None] = lambda _: None
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._buffer = b""
        self._transport: asyncio.Transport

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast("asyncio.Transport", transport)  # uvloop's own kind
        self._transport.write(self._hello)

    def data_received(self, data: bytes) -> None:
        self._buffer += data
        if not self.opened.done():
            head, found, rest = self._buffer.partition(b"\r\n\r\n")
            if not found:
                return
            if b" 101 " not in head.split(b"\r\n")[0]:
                raise ConnectionError(head)
            self._buffer = rest
            self.opened.set_result(None)
        self._read_frames()

    def _read_frames(self) -> None:
        buffer, at = self._buffer, 0
        while len(buffer) >= at + 2:
            size, start = buffer[at + 1], at + 2
            if size == 126:
                size, start = int.from_bytes(buffer[start : start + 2], "big"), start + 2
            elif size == 127:
                size, start = int.from_bytes(buffer[start : start + 8], "big"), start + 8
            if len(buffer) < start + size:
                break
            if buffer[at] == 0x81:  # a whole text; everything else is ignored
                self.received(buffer[start : start + size])
            at = start + size
        self._buffer = buffer[at:]

    def send(self, text: bytes) -> None:
        size = len(text)
        head = struct.pack("!BB", 0x81, 0x80 | size) if size < 126 else struct.pack("!BBH", 0x81, 0xFE, size)
        self._transport.write(head + NO_MASK + text)

    def close(self) -> None:
        self._transport.close()


async def dial(port: int, path: str, received: Callable[[bytes], None]) -> Wire:
    """Connect, and pass every text received to a callback."""
    loop = asyncio.get_running_loop()
    _, wire = await loop.create_connection(lambda: Wire(path, f"127.0.0.1:{port}"), "127.0.0.1", port)
    wire.received = received
    await wire.opened
    return wire
