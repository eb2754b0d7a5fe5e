"""One server under test: started, killed and restarted on the same port and database."""

import asyncio
import contextlib
import json
import os
import signal
import socket
import sys
import urllib.request
from http.client import HTTPException
from pathlib import Path
from random import Random
from typing import Any

TESTS = Path(__file__).parents[2]
FREE = (
    *("messages_per_s", "messages_burst", "frames_per_s", "frames_burst", "connects_per_s", "connects_burst"),
    *("requests_per_s", "requests_burst", "tables_per_hour", "tables_burst"),
)
START_S = 120  # a busy machine is slow


class Killable:
    """A server that is running most of the time."""

    def __init__(
        self,
        database: Path | str,
        workers: int = 1,
        processes: int = 1,
        host: str = "127.0.0.1",
        inside: str = "",  # a network namespace
    ) -> None:
        self.database = database
        self.host = host
        self._inside = inside
        self.workers = workers
        self.processes = processes
        self.port = free_port()
        self.pid = 0
        self.is_up = False
        self._nursery: asyncio.subprocess.Process

    async def open(self) -> None:
        """Load the server's code, without starting it."""
        self._nursery = await asyncio.create_subprocess_exec(
            *(("ip", "netns", "exec", self._inside) if self._inside else ()),
            sys.executable,
            str(Path(__file__).with_name("nursery.py")),
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            env={**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, (str(TESTS), os.getenv("PYTHONPATH"))))},
            start_new_session=True,  # so that it can be ended together with everything it starts
        )

    async def start(self) -> None:
        """Start the server; it is not ready yet."""
        limits = [word for name in FREE for word in ("--limit", f"{name}=1000000")]
        place = [
            "--host",
            self.host,
            "--port",
            str(self.port),
            "--database",
            str(self.database),
            "--workers",
            str(self.workers),
        ]
        if self.processes > 1:
            place += ["--processes", str(self.processes)]
        await self._say(["serve", *place, "--game", "toy.game:Toy", *limits])
        line = await self._line()
        while not line.strip().isdigit():  # a server that was killed as it became ready
            line = await self._line()
        self.pid = int(line)

    async def ready(self) -> None:
        """Wait until the server reports that it is ready."""
        line = await self._line()
        assert b"is ready" in line, line
        self.is_up = True

    def kill(self) -> None:
        """Kill the server without warning."""
        self.is_up = False
        os.kill(self.pid, signal.SIGKILL)

    def end(self) -> None:
        """Ask the server to end in good order; to start it again waits until it has."""
        self.is_up = False
        os.kill(self.pid, signal.SIGTERM)

    def kill_one_process(self, rng: Random) -> bool:
        """Kill one of the processes that the server has started to serve; return whether there was any."""
        children = Path(f"/proc/{self.pid}/task/{self.pid}/children")
        found = [int(child) for child in children.read_text("ascii").split()] if children.exists() else []
        if found:
            os.kill(rng.choice(found), signal.SIGKILL)
        return bool(found)

    async def close(self) -> None:
        """Kill everything that still runs, even a server that is not ready yet."""
        with contextlib.suppress(ProcessLookupError):
            os.killpg(self._nursery.pid, signal.SIGKILL)
        await self._nursery.wait()
        with contextlib.suppress(ProcessLookupError):
            async with asyncio.timeout(START_S):
                while True:  # what it has started ends a moment later, and until then has the database's lock
                    os.killpg(self._nursery.pid, 0)
                    await asyncio.sleep(0.02)

    async def post(self, path: str, body: object = None, token: str = "") -> Any:
        """Send a request about tables; raise OSError while the server is down."""
        return await asyncio.to_thread(post, self.host, self.port, path, body, token)

    async def _say(self, words: list[str]) -> None:
        assert self._nursery.stdin is not None
        self._nursery.stdin.write(json.dumps(words).encode() + b"\n")
        await self._nursery.stdin.drain()

    async def _line(self) -> bytes:
        assert self._nursery.stdout is not None
        async with asyncio.timeout(START_S):
            return await self._nursery.stdout.readline()


def post(host: str, port: int, path: str, body: object = None, token: str = "") -> Any:
    """Send a request about tables; raise OSError while the server is down."""
    headers = {"Content-Type": "application/json", "Authorization": f"Bearer {token}"}
    data = json.dumps(body).encode() if body else b""
    request = urllib.request.Request(f"http://{host}:{port}/api{path}", data, headers)
    try:
        with urllib.request.urlopen(request, timeout=10) as answer:  # noqa: S310
            return json.load(answer)
    except HTTPException as error:  # killed between the head of its answer and the body
        raise ConnectionError from error


def free_port() -> int:
    """Return a port below those the system assigns, so that no client calling a dead server is given its port."""
    while True:
        port = Random().randrange(20_000, 32_000)
        with socket.socket() as free, contextlib.suppress(OSError):
            free.bind(("127.0.0.1", port))
            return port
