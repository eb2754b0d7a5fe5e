"""A client as docs/protocol.md asks for: it plays, and when the server is gone it reconnects and resumes by itself."""

import asyncio
import contextlib
import itertools
import json
from collections.abc import Callable
from random import Random
from typing import Any, Protocol

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import InvalidHandshake, WebSocketException

from server.crash.told import Ledger, Told

LOST = (OSError, WebSocketException, InvalidHandshake, EOFError, TimeoutError)
WAIT_S = 20  # for an answer, before the client considers the connection dead
LONGEST_BURST = 24


class Server(Protocol):
    """What a client knows of the server."""

    @property
    def port(self) -> int:
        """Where to connect the next time."""

    async def post(self, path: str, body: object = None, token: str = "") -> Any:
        """Send a request about tables; raise OSError while the server is down."""


class Player:
    """One device at one table: holds some seats, or none and watches."""

    def __init__(  # noqa: PLR0913 (what a client is made of)
        self,
        server: Server,
        table: str,
        tokens: tuple[str, ...],
        *,
        rng: Random,
        happened: Callable[[str], None],
        salty: bool = False,  # sends bursts of salts
    ) -> None:
        self.server = server
        self.tokens = tokens
        self.resumed = 0
        self.latest: Told | None = None
        self.playing = True  # False: only finishes what it has begun
        self.ledgers = [Ledger(table)]
        self._rng = rng
        self._happened = happened
        self._salty = salty
        self._numbers = itertools.count(1)
        self._pending: dict[str, Told] = {}  # commands without an answer, in the order they were sent
        self._seats: tuple[int, ...] = ()
        self._secrets = False
        self._info: Told = {}

    @property
    def told(self) -> Ledger:
        """What the client was told about its table."""
        return self.ledgers[-1]

    @property
    def quiet(self) -> bool:
        """Whether every command has been answered."""
        return not self._pending

    async def run(self) -> None:
        """Play until cancelled; whatever breaks, reconnect."""
        while True:
            with contextlib.suppress(*LOST):
                async with self._dial() as socket:
                    await self._converse(socket)
            await asyncio.sleep(self._rng.uniform(0.005, 0.03))

    async def fresh_update(self, viewer: int | str) -> Told:
        """Connect as if for the first time, and look with these eyes."""
        async with self._dial() as socket:
            await _send(socket, t="hello", table=self.told.table, tokens=self.tokens)
            update = await _next(socket, "update")
            if update["viewer"] != viewer:
                await _send(socket, t="look", seat=viewer)
                update = await _next(socket, "update")
        return update

    def _dial(self) -> connect:
        address = f"ws://127.0.0.1:{self.server.port}/ws"
        return connect(address, open_timeout=WAIT_S, compression=None, ping_interval=None, proxy=None)

    async def _converse(self, socket: ClientConnection) -> None:
        table = self.told.table
        hello = {"have": self.told.have} if self.told.have is not None else {}
        await _send(socket, t="hello", table=table, tokens=self.tokens, **hello)
        welcome = await _next(socket, "welcome")
        self._info, self._seats = welcome["table"], tuple(welcome["seats"])
        self._secrets = welcome["facts"]["secrets"]
        self._hear(await _next(socket, "update"))
        self.resumed += 1
        self._happened("resumed")
        for message in tuple(self._pending.values()):
            await self._repeat(socket, message)
        await self._decide(socket)
        while self.told.table == table:  # else what still comes is about another table than its ledger
            async with asyncio.timeout(WAIT_S):
                self._hear(json.loads(await socket.recv()))
            await self._decide(socket)

    async def _repeat(self, socket: ClientConnection, message: Told) -> None:
        if self._secrets and message["t"] == "act":
            await _send(socket, t="look", seat=message["seat"])
        await _send(socket, **message)

    def _hear(self, message: Told) -> None:
        match message["t"]:
            case "update":
                known = self.told.have
                self.told.update(message)
                self.latest = message
                if known is not None and any(step.get("seat") not in self._seats for step in message["steps"]):
                    self._happened("other moved")
            case "ack":
                self.told.ack(self._key(self._pending.pop(message["id"])), message["n"])
                self._happened("acknowledged")
            case "refused":
                command = self._pending.pop(message["id"], None)
                if command is not None:
                    self.told.refused[self._key(command)] = message["code"]
            case "table":
                self._info = message["table"]

    # Deciding what to do: only when every command has been answered.

    async def _decide(self, socket: ClientConnection) -> None:
        update = self.latest
        if update is None or self._pending or not self.playing:
            return
        if update.get("result") is not None:
            await self._play_again()
        elif self._seats and self._salty and self._rng.random() < 0.3:
            await self._burst(socket)
        elif (undo := update.get("undo")) is not None:
            await self._answer_undo(socket, undo)
        elif (back := update.get("takes_back")) and self._rng.random() < 0.04:
            await self._command(socket, t="undo", seat=back[0])
        else:
            await self._move(socket, update)

    async def _move(self, socket: ClientConnection, update: Told) -> None:
        mine = [seat for seat in update["asked"]["seats"] if seat in self._seats]
        if not mine:
            return
        seat = self._rng.choice(mine)
        if update["asked"]["kind"] == "chance":
            await self._command(socket, t="ask", seat=seat)
        elif str(seat) in update["legal"]:
            await self._command(socket, t="act", seat=seat, actions=self._choose(update["legal"][str(seat)]))
        else:
            await _send(socket, t="look", seat=seat)

    def _choose(self, legal: list[str]) -> list[str]:
        """Choose mostly pawn moves; now and then two actions at once, which are carried out both or neither."""
        steps = [action for action in legal if len(action) == 2] or legal
        first = self._rng.choice(steps if self._rng.random() < 0.8 else legal)
        return [first, "-"] if "-" in legal and first != "-" and self._rng.random() < 0.5 else [first]

    async def _burst(self, socket: ClientConnection) -> None:
        for _ in range(self._rng.randint(2, LONGEST_BURST)):
            seat = self._rng.choice(self._seats)
            await self._command(socket, t="salt", seat=seat, salt=f"salt{self._rng.randrange(10**9):09}")
        self._happened("burst")

    async def _answer_undo(self, socket: ClientConnection, undo: Told) -> None:
        others = [seat for seat in self._seats if seat in undo["waits"]]
        if others:
            await self._command(socket, t="answer", seat=others[0], agree=self._rng.random() < 0.7)

    async def _play_again(self) -> None:
        following = self._info["rematch"]
        if following is None and self._seats:
            answer = await self.server.post(f"/tables/{self.told.table}/rematch", token=self.tokens[0])
            following = answer["id"]
        if following is not None:
            self.ledgers.append(Ledger(following))
            self.latest = None

    async def _command(self, socket: ClientConnection, **message: object) -> None:
        command: Told = {"id": f"c{next(self._numbers)}", **message}
        self._pending[command["id"]] = command
        self.told.sent.append(self._key(command))
        await _send(socket, **command)
        self._happened("sent")

    @staticmethod
    def _key(command: Told) -> str:
        """Return a command's key in the store."""
        return f"{command['seat']}:{command['id']}"


async def _send(socket: ClientConnection, **message: object) -> None:
    await socket.send(json.dumps(message))


async def _next(socket: ClientConnection, kind: str) -> Told:
    """Read until such a message comes."""
    async with asyncio.timeout(WAIT_S):
        while True:
            message: Told = json.loads(await socket.recv())
            if message["t"] == kind:
                return message
