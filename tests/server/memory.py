"""The service without a network: connections talk to a socket made of queues, and time stands still until told.

Two services given the same tables and the same messages say the same to the byte, unless a difference in what is on
the table shows; that is what the tests of secrets look for.
"""

import asyncio
import json
from collections.abc import Sequence
from typing import Any, cast

import msgspec

from mazechase.match import Player, Setup
from mazechase.match.luck import seal
from mazechase.rules.api import AnyGame
from mazechase.server.connection import Connection, Socket
from mazechase.server.hub import Hub
from mazechase.server.limits import Limits
from mazechase.server.lobby import Lobby, Place
from mazechase.server.room import Room
from mazechase.server.servertime import ServerClock
from mazechase.server.sqlite import SqliteStore
from mazechase.server.store import TableRow, TokenRow
from mazechase.server.thinkers import Thinkers
from mazechase.server.tokens import digest
from mazechase.server.worker import Job
from server.running import GENEROUS

SEED = bytes(range(32))
WATCH, HOST = "watch-token-0000", "host--token-0000"


def token(place: int) -> str:
    return f"place-{place}-token-0000"


class IdleThinkers:
    """Bots that take the first action, and leave their jobs to be looked at."""

    def __init__(self) -> None:
        self.jobs: list[Job] = []

    async def choose(self, job: Job) -> str:
        self.jobs.append(job)
        return job.legal[0]


class QueueSocket:
    """What a connection needs of a socket."""

    def __init__(self) -> None:
        self.incoming: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self.sent: list[bytes] = []
        self.heard = asyncio.Event()
        self.reading = asyncio.Event()  # while it is not set the client does not read
        self.reading.set()
        self.code: int | None = None

    async def accept(self) -> None:
        pass

    async def receive(self) -> dict[str, Any]:
        return await self.incoming.get()

    async def send_data(self, data: bytes, mode: str) -> None:
        assert mode == "text"
        await self.reading.wait()
        self.sent.append(data)
        self.heard.set()

    async def close(self, code: int = 1000) -> None:
        self.code = code


class Line:
    """One client and its connection."""

    def __init__(self, hub: Hub) -> None:
        self.socket = QueueSocket()
        self._said = 0
        self.connection = Connection(cast(Socket, self.socket), hub)
        self.running = asyncio.get_running_loop().create_task(self.connection.run())

    def put(self, text: str | bytes) -> None:
        event = {"text": text} if isinstance(text, str) else {"bytes": text}
        self.socket.incoming.put_nowait({"type": "websocket.receive", **event})

    async def say(self, *messages: dict[str, Any] | str) -> bytes:
        """Send messages and give all that was sent back, up to the answer to the last."""
        before = len(self.socket.sent)
        for message in messages:
            self.put(message if isinstance(message, str) else json.dumps(message))
        self._said += 1
        mark = f"mark-{self._said}"
        self.put(json.dumps({"t": "history", "id": mark, "since": 10**9}))
        while not any(mark.encode() in sent for sent in self.socket.sent[before:]) and not self.running.done():
            self.socket.heard.clear()
            waiting = asyncio.get_running_loop().create_task(self.socket.heard.wait())
            await asyncio.wait((waiting, self.running), return_when=asyncio.FIRST_COMPLETED)
            waiting.cancel()
        return b"\n".join(self.socket.sent[before:])

    async def hang_up(self) -> None:
        self.socket.incoming.put_nowait({"type": "websocket.disconnect", "code": 1000})
        await self.running


class Service:
    """Hub and store in memory, at one moment until time is made to pass."""

    def __init__(self, limits: Limits = GENEROUS, thinkers: IdleThinkers | None = None) -> None:
        self.thinkers = thinkers or IdleThinkers()
        self.seconds = 1000.0
        self.clock = ServerClock(wall_s=lambda: 1_700_000_000.0, steady_s=lambda: self.seconds)
        self.hub = Hub(SqliteStore(":memory:"), self.clock, cast(Thinkers, self.thinkers), limits)

    async def table(
        self, game: AnyGame, name: str, position: str | None = None, bots: Sequence[int] = (), **more: Any
    ) -> Room:
        """Begin a match at a table of this name, everybody at a device of their own."""
        seats = range(1, game.players + 1)
        places = tuple(
            Place("bot", "", "random") if seat in bots else Place("human", f"P{seat}", None, f"d{seat}")
            for seat in seats
        )
        lobby = Lobby(
            game=game.id, players=game.players, options=game.options, places=places, seats=tuple(seats), **more
        )
        setup = Setup.make(
            game,
            id=name,
            seats=tuple(Player(kind="bot", bot="random") if seat in bots else Player(f"P{seat}") for seat in seats),
            position=position,
            seal=seal(SEED),
        )
        tokens = [TokenRow(digest(WATCH), "watch"), TokenRow(digest(HOST), "host")]
        tokens += [TokenRow(digest(token(seat)), "seat", seat) for seat in seats if seat not in bots]
        now = self.clock.now_ms()
        row = TableRow(name, now, now, msgspec.json.encode(lobby), SEED, msgspec.json.encode(setup))
        return await self.hub.create(row, tokens)

    async def dial(self, table: str, *tokens: str, **more: int) -> Line:
        line = Line(self.hub)
        await line.say({"t": "hello", "table": table, "tokens": tokens, **more})
        return line

    async def reopen(self, table: str) -> Room:
        """Put a table away and open it again, as after a restart."""
        await self.hub._close(table)
        return await self.hub.room(table)

    async def close(self) -> None:
        await self.hub.close()
        await self.hub.store.close()
