"""The service without a network: connections use sockets made of queues, and time passes only when a test says so.

Two services with the same tables and the same messages send the same bytes, unless a difference on the table shows;
that is what the tests of secrets look for.
"""

import asyncio
import json
from collections.abc import Sequence
from typing import Any, cast

import msgspec

from mazechase.match import MatchSetup, Player
from mazechase.match.luck import seal
from mazechase.rules.game import AnyGame
from mazechase.server.edge.socket import Connection, Socket
from mazechase.server.limits import Limits
from mazechase.server.servertime import ServerClock
from mazechase.server.store.protocol import Store, TableRow, TokenRow
from mazechase.server.table.hub import Hub
from mazechase.server.table.lobby import Lobby, Place
from mazechase.server.table.table import Table
from mazechase.server.table.tokens import digest
from mazechase.server.thinking.fairqueue import Who
from mazechase.server.thinking.jobs import Chosen, Think
from mazechase.server.thinking.thinkers import Thinkers
from server.running import GENEROUS
from server.stores import fleeting

SEED = bytes(range(32))
WATCH, HOST = "watch-token-0000", "host--token-0000"


def token(place: int) -> str:
    return f"place-{place}-token-0000"


class IdleThinkers:
    """Bots that take the first action, and keep their jobs for inspection."""

    def __init__(self) -> None:
        self.jobs: list[Think] = []
        self.asked_by: list[Who] = []
        self.used: dict[str, float] = {}
        self.allowed_ms: int | None = None  # what they are cut down to

    def used_ms(self, address: str) -> float:
        return self.used.get(address, 0.0)

    async def choose(self, job: Think, who: Who) -> Chosen:
        self.jobs.append(job)
        self.asked_by.append(who)
        return Chosen(job.legal[0], job.budget_ms if self.allowed_ms is None else self.allowed_ms)


class SlowThinkers(IdleThinkers):
    """Bots that think until they are allowed to answer."""

    def __init__(self) -> None:
        super().__init__()
        self.answers: list[asyncio.Future[None]] = []
        self.stopped = 0

    async def choose(self, job: Think, who: Who) -> Chosen:
        answer: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.answers.append(answer)
        try:
            await answer
        except asyncio.CancelledError:
            self.stopped += 1
            raise
        return await super().choose(job, who)


class QueueSocket:
    """The parts of a socket that a connection needs."""

    def __init__(self, address: str = "127.0.0.1") -> None:
        self.scope = {"client": (address, 1)}
        self.incoming: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self.sent: list[bytes] = []
        self.heard = asyncio.Event()
        self.reading = asyncio.Event()  # while it is cleared, the client doesn't read
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

    def __init__(self, hub: Hub, address: str = "127.0.0.1") -> None:
        self.socket = QueueSocket(address)
        self._said = 0
        self.connection = Connection(cast(Socket, self.socket), hub)
        self.running = asyncio.get_running_loop().create_task(self.connection.run())

    def put(self, text: str | bytes) -> None:
        event = {"text": text} if isinstance(text, str) else {"bytes": text}
        self.socket.incoming.put_nowait({"type": "websocket.receive", **event})

    async def say(self, *messages: dict[str, Any] | str) -> bytes:
        """Send messages and return everything received up to the answer to the last."""
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

    def __init__(
        self, limits: Limits = GENEROUS, thinkers: IdleThinkers | None = None, store: Store | None = None
    ) -> None:
        self.thinkers = thinkers or IdleThinkers()
        self.seconds = 1000.0
        self.clock = ServerClock(wall_s=lambda: 1_700_000_000.0, steady_s=lambda: self.seconds)
        self.hub = Hub(store or fleeting(), self.clock, cast(Thinkers, self.thinkers), limits)

    async def table(
        self, game: AnyGame, name: str, position: str | None = None, bots: Sequence[int] = (), **more: Any
    ) -> Table:
        """Begin a match at a table with this id, everybody on their own device."""
        seats = range(1, game.players + 1)
        places = tuple(
            Place("bot", "", "random") if seat in bots else Place("human", f"P{seat}", None, f"d{seat}")
            for seat in seats
        )
        lobby = Lobby(
            game=game.id, players=game.players, options=game.options, places=places, seats=tuple(seats), **more
        )
        setup = MatchSetup.make(
            game,
            id=name,
            seats=tuple(Player(kind="bot", bot="random") if seat in bots else Player(f"P{seat}") for seat in seats),
            position=position,
            clock=lobby.clock,
            seal=seal(SEED),
        )
        tokens = [TokenRow(digest(WATCH), "watch"), TokenRow(digest(HOST), "host")]
        tokens += [TokenRow(digest(token(seat)), "seat", seat) for seat in seats if seat not in bots]
        now = self.clock.now_ms()
        row = TableRow(name, now, now, msgspec.json.encode(lobby), SEED, msgspec.json.encode(setup))
        return await self.hub.create(row, tokens)

    async def dial(self, table: str, *tokens: str, address: str = "127.0.0.1", **more: Any) -> Line:
        line = Line(self.hub, address)
        await line.say({"t": "hello", "table": table, "tokens": tokens, **more})
        return line

    async def reopen(self, table: str) -> Table:
        """Unload a table and open it again, as after a restart."""
        await self.hub._close(table)
        return await self.hub.table(table)

    async def close(self) -> None:
        await self.hub.close()
        await self.hub.store.close()
