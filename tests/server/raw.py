"""Raw sockets, for what no well-behaved client sends, from any address of this machine."""

import contextlib
import json
import socket
import time
from collections.abc import Iterator
from typing import Any

ATTACKER = "127.0.0.2"
TEXT, CLOSE, PING, PONG = 1, 8, 9, 10
HANDSHAKE = (
    b"GET /ws HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
)


def frame(data: bytes = b"", opcode: int = TEXT, *, fin: bool = True) -> bytes:
    """Return a masked frame, with a mask of zeros."""
    size = bytes([0x80 | len(data)]) if len(data) < 126 else b"\xfe" + len(data).to_bytes(2, "big")
    return bytes([opcode | (0x80 if fin else 0)]) + size + bytes(4) + data


def text(message: dict[str, Any]) -> bytes:
    return frame(json.dumps(message).encode())


@contextlib.contextmanager
def connected(port: int, address: str = ATTACKER) -> Iterator[socket.socket]:
    """Open a TCP connection from an address of this machine."""
    with socket.create_connection(("127.0.0.1", port), 20, (address, 0)) as raw:
        yield raw


@contextlib.contextmanager
def upgraded(port: int, address: str = ATTACKER) -> Iterator[socket.socket]:
    """Open a WebSocket from an address of this machine, and send nothing."""
    with connected(port, address) as raw:
        raw.sendall(HANDSHAKE)
        answer = b""
        while not answer.endswith(b"\r\n\r\n"):
            some = raw.recv(1)
            if not some:
                raise ConnectionError("refused")
            answer += some
        assert b" 101 " in answer
        yield raw


def get(port: int, path: str, address: str = "127.0.0.1", host: str = "localhost") -> bytes:
    """Make a request on a new connection, and return the whole answer."""
    with connected(port, address) as raw:
        raw.sendall(f"GET {path} HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\n\r\n".encode())
        return rest(raw)


def rest(raw: socket.socket) -> bytes:
    """Read until the server closes the connection, which it must do within 20 seconds."""
    read = b""
    with contextlib.suppress(ConnectionError):
        while some := raw.recv(65_536):
            read += some
    return read


def cut_off(raw: socket.socket, data: bytes, times: int, pause_s: float = 0.0) -> bool:
    """Send something repeatedly; return whether the server closed the connection meanwhile."""
    try:
        for _ in range(times):
            raw.sendall(data)
            time.sleep(pause_s)
    except ConnectionError:
        return True
    return False


def closed_now(raw: socket.socket) -> bool:
    """Return whether the server has closed a connection on which nothing was sent."""
    raw.setblocking(False)
    try:
        return raw.recv(1) == b""
    except BlockingIOError:
        return False
    except ConnectionError:
        return True
