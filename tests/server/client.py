"""A small client of the protocol: says hello, keeps what it receives, waits for what it expects."""

import contextlib
import itertools
import json
from collections.abc import AsyncIterator
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

Message = dict[str, Any]
COMMANDS = frozenset({"act", "ask", "undo", "answer", "resign", "mind", "salt", "react"})
_ids = itertools.count(1)


class Refusal(Exception):
    """The server refused."""

    def __init__(self, message: Message) -> None:
        super().__init__(message)
        self.code: str = message["code"]
        self.message = message


class Closed(Exception):
    """The server closed the connection."""

    def __init__(self, code: int) -> None:
        super().__init__(code)
        self.code = code


class Client:
    """One connection."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.heard: list[Message] = []  # everything, in order
        self.raw = bytearray()
        self.update: Message = {}
        self.table: Message = {}

    async def hear(self) -> Message:
        """Wait for the next message."""
        try:
            text = await self.socket.recv()
        except ConnectionClosed as error:
            raise Closed(error.rcvd.code if error.rcvd else 1006) from error
        assert isinstance(text, str)
        self.raw += text.encode()
        message: Message = json.loads(text)
        self.heard.append(message)
        if message["t"] == "update":
            self.update = message
        elif message["t"] in {"welcome", "table"}:
            self.table = message["table"]
        return message

    async def until(self, t: str, **fields: Any) -> Message:
        """Wait for a message of a type, with these fields."""
        while True:
            message = await self.hear()
            if message["t"] == t and all(message.get(name) == value for name, value in fields.items()):
                return message

    async def until_n(self, n: int) -> Message:
        """Wait until this many entries have been received."""
        while self.update.get("n", -1) < n:
            await self.until("update")
        return self.update

    async def closed(self) -> int:
        """Wait until the connection is closed, and return the code."""
        while True:
            try:
                await self.hear()
            except Closed as closed:
                return closed.code

    async def send(self, t: str, **fields: Any) -> None:
        await self.socket.send(json.dumps({"t": t, **fields}))

    async def ask(self, t: str, **fields: Any) -> Message:
        """Send a message with an id, and return the answer to it; raise Refusal if it is refused."""
        name = fields.setdefault("id", f"c{next(_ids)}")
        await self.send(t, **fields)
        while True:
            message = await self.hear()
            if message.get("id") == name:
                break
        if message["t"] == "refused":
            raise Refusal(message)
        return message

    async def act(self, seat: int, *actions: str, **more: Any) -> Message:
        return await self.ask("act", seat=seat, actions=actions, **more)

    async def refusal(self, t: str, **fields: Any) -> str:
        """Send a message that must be refused, and return the code."""
        try:
            answer = await self.ask(t, **fields)
        except Refusal as refusal:
            return refusal.code
        raise AssertionError(answer)

    async def look(self, seat: int | None) -> Message:
        """Look with a seat's eyes, or hide its hand again."""
        await self.send("look", seat=seat)
        return await self.until("update", viewer=seat or "watcher")

    async def settle(self) -> None:
        """Receive everything that was sent before this."""
        await self.send("ping")
        await self.until("pong")


@contextlib.asynccontextmanager
async def dial(port: int, **more: Any) -> AsyncIterator[Client]:
    """Open a connection without a hello."""
    async with connect(
        f"ws://127.0.0.1:{port}/ws", compression=None, max_size=None, ping_interval=None, proxy=None, **more
    ) as socket:
        yield Client(socket)


@contextlib.asynccontextmanager
async def enter(port: int, table: str, *tokens: str, **more: int | None) -> AsyncIterator[Client]:
    """Open a connection and say hello; a client that comes back says what it has, and which seat looked."""
    async with dial(port) as client:
        await client.send("hello", table=table, tokens=tokens, **more)
        message = await client.hear()
        if message["t"] == "refused":
            raise Refusal(message)
        assert message["t"] == "welcome"
        if message["table"]["phase"] != "lobby":
            await client.until("update")
        yield client
