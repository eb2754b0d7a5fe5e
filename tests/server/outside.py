"""A service in its own process with the default limits, an innocent player, and attackers at other addresses.

The cost of an attack is read from the system: processor time and memory of the service's process. How it feels is
measured by the innocent player, who makes one move after another and notes how long each takes.
"""

import asyncio
import contextlib
import os
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import connect

from server.client import Client

INNOCENT = "127.0.0.1"
ATTACKER = "127.0.0.2"
MEGABYTE = 1 << 20
START_S = 30


class Cost(msgspec.Struct):
    """The cost of an attack to the service, and the slowest move made meanwhile."""

    cpu_s: float = 0.0
    grown_mb: float = 0.0
    moves: int = 0
    worst_s: float = 0.0


class Outside:
    """A running service, seen from outside."""

    def __init__(self, process: subprocess.Popen[str], port: int) -> None:
        self.process = process
        self.port = port
        self.url = f"http://{INNOCENT}:{port}"

    def http(self, address: str = ATTACKER) -> httpx.AsyncClient:
        """Return an HTTP client at an address."""
        transport = httpx.AsyncHTTPTransport(local_address=address, limits=httpx.Limits(max_connections=64))
        return httpx.AsyncClient(base_url=self.url, transport=transport, timeout=60)

    @contextlib.asynccontextmanager
    async def dial(self, address: str = ATTACKER) -> AsyncIterator[Client]:
        """Open a WebSocket from an address."""
        async with connect(
            f"ws://{INNOCENT}:{self.port}/ws",
            compression=None,
            max_size=None,
            ping_interval=None,
            proxy=None,
            local_addr=(address, 0),
        ) as socket:
            yield Client(socket)

    async def table(self, address: str, **new: Any) -> Any:
        """Create a table from an address."""
        async with self.http(address) as http:
            answer = await http.post("/api/tables", json={"seating": "chosen", "start": True, **new})
            assert answer.is_success, answer.text
            return answer.json()

    @contextlib.asynccontextmanager
    async def measured(self) -> AsyncIterator[Cost]:
        """Measure what happens meanwhile, with an innocent player at a table."""
        cost = Cost()
        done = asyncio.Event()
        playing = asyncio.get_running_loop().create_task(self._play(cost, done))
        await asyncio.sleep(0.2)  # the first moves, before the attack
        self._forget_highest()
        cpu_s, memory = self._cpu_s(), self._memory("VmRSS")
        try:
            yield cost
        finally:
            done.set()
            await playing
            cost.cpu_s = self._cpu_s() - cpu_s
            cost.grown_mb = (self._memory("VmHWM") - memory) / MEGABYTE

    async def _play(self, cost: Cost, done: asyncio.Event) -> None:
        """Move back and forth at a table, with undos so as not to run out of moves."""
        made = await self.table(INNOCENT, game="quoridor", places=[{"kind": "here"}, {"kind": "here"}])
        async with self.dial(INNOCENT) as client:
            await client.send("hello", table=made["table"]["id"], tokens=list(made["places"].values()))
            await client.until("update")
            while not done.is_set() or cost.moves < 5:
                seat = client.update["asked"]["seats"][0]
                there = {1: ("e1", "d1"), 2: ("e9", "d9")}[seat]
                action = next(move for move in there if move in client.update["legal"][str(seat)])
                begun = time.perf_counter()
                await client.act(seat, action)
                cost.worst_s = max(cost.worst_s, time.perf_counter() - begun)
                cost.moves += 1
                await asyncio.sleep(0.02)

    def _forget_highest(self) -> None:
        Path(f"/proc/{self.process.pid}/clear_refs").write_text("5", "ascii")  # resets the peak of memory

    def _cpu_s(self) -> float:
        fields = Path(f"/proc/{self.process.pid}/stat").read_text("ascii").rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def _memory(self, name: str) -> int:
        status = Path(f"/proc/{self.process.pid}/status").read_text("ascii")
        line = next(line for line in status.splitlines() if line.startswith(f"{name}:"))
        return int(line.split()[1]) * 1024


@contextlib.contextmanager
def outside(database: Path, *arguments: str) -> Iterator[Outside]:
    """Run a service in its own process, with the default limits."""
    command = [sys.executable, "-m", "mazechase", "serve", "--port", "0", "--database", str(database), *arguments]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:  # noqa: S603
        try:
            assert process.stdout is not None
            line = process.stdout.readline()
            yield Outside(process, int(line.rstrip("/\n").rpartition(":")[2]))
        finally:
            process.terminate()
            try:
                process.wait(START_S)
            except subprocess.TimeoutExpired:
                process.kill()
