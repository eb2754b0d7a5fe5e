"""Figures for Prometheus, and probes for load balancers, on a port of their own.

They are not on the public port: they would tell strangers how busy the server is. Nothing here names a table, a person
or an address.
"""

import asyncio
import contextlib
import resource
import socket
from collections import Counter
from collections.abc import Callable, Iterator
from typing import NamedTuple

from mazechase.server.edge.health import HealthCheck
from mazechase.server.edge.peers import Peers
from mazechase.server.table.hub import Hub
from mazechase.server.thinking.pool import Pool

PATIENCE_S = 5.0  # for a request to arrive
MOST_BYTES = 8_192
AT_ONCE = 16
TEXT = "text/plain; version=0.0.4; charset=utf-8"
REASONS = {200: "OK", 404: "Not Found", 405: "Method Not Allowed", 503: "Service Unavailable"}


class Figure(NamedTuple):
    """One metric: its values by label, or by "" if it has only one."""

    name: str
    kind: str
    help: str
    values: dict[str, float]


class Observed(NamedTuple):
    """What is measured."""

    hub: Hub
    pool: Pool
    peers: Peers
    answers: Counter[str]  # by class of status
    up_s: Callable[[], float]  # since the start

    def figures(self) -> Iterator[Figure]:
        """Yield every metric as it is now."""
        tables = [opened[0] for name in self.hub.all_open() if (opened := self.hub.opened(name)) is not None]
        strangers, spectators, players = self.peers.kinds()
        used = resource.getrusage(resource.RUSAGE_SELF)
        yield Figure("mazechase_up_seconds", "gauge", "Seconds since the start.", {"": self.up_s()})
        yield Figure("mazechase_draining", "gauge", "1 while the server shuts down.", {"": int(self.hub.closing)})
        yield Figure("mazechase_tables_open", "gauge", "Tables in memory.", {"": len(tables)})
        watched = sum(bool(table.audience) for table in tables)
        yield Figure("mazechase_tables_watched", "gauge", "Tables with somebody connected.", {"": watched})
        kinds = {'{kind="stranger"}': strangers, '{kind="spectator"}': spectators, '{kind="player"}': players}
        yield Figure("mazechase_connections", "gauge", "TCP connections by what they have shown.", dict(kinds))
        answers = {f'{{status="{status}"}}': float(n) for status, n in sorted(self.answers.items())}
        yield Figure("mazechase_answers_total", "counter", "HTTP answers by class of status.", answers)
        yield Figure("mazechase_jobs_waiting", "gauge", "Jobs waiting for a worker process.", {"": self.pool.waiting})
        yield Figure("mazechase_jobs_running", "gauge", "Jobs in worker processes.", {"": self.pool.running})
        seconds = used.ru_utime + used.ru_stime
        yield Figure("process_cpu_seconds_total", "counter", "Processor time of the server itself.", {"": seconds})
        memory = used.ru_maxrss * 1024
        yield Figure("mazechase_memory_peak_bytes", "gauge", "The most memory the server has used.", {"": memory})


def exposed(figures: Iterator[Figure]) -> str:
    """Return metrics in Prometheus's text format.

    >>> print(exposed(iter([Figure("up", "gauge", "Up.", {"": 1.5})])), end="")
    # HELP up Up.
    # TYPE up gauge
    up 1.5
    """
    lines = []
    for figure in figures:
        lines += [f"# HELP {figure.name} {figure.help}", f"# TYPE {figure.name} {figure.kind}"]
        lines += [f"{figure.name}{label} {value!r}" for label, value in figure.values.items()]
    return "".join(f"{line}\n" for line in lines)


class MetricsServer:
    """Answers GET /metrics, /live and /ready; every connection carries one request."""

    def __init__(self, observed: Observed, health: HealthCheck) -> None:
        self._observed = observed
        self._health = health
        self._server: asyncio.Server | None = None
        self._places = asyncio.Semaphore(AT_ONCE)

    async def start(self, taken: socket.socket) -> None:
        """Listen on a socket."""
        self._server = await asyncio.start_server(self._serve, sock=taken, limit=MOST_BYTES)

    def close(self) -> None:
        """Stop listening."""
        if self._server is not None:
            self._server.close()

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        problems = (TimeoutError, OSError, asyncio.IncompleteReadError, asyncio.LimitOverrunError)
        try:
            with contextlib.suppress(*problems):
                async with self._places, asyncio.timeout(PATIENCE_S):
                    head = await reader.readuntil(b"\r\n\r\n")
                status, body = await self._answer(head.split(b"\r\n", 1)[0])
                data = body.encode()
                headers = f"Content-Type: {TEXT}\r\nContent-Length: {len(data)}\r\nConnection: close\r\n\r\n"
                writer.write(f"HTTP/1.1 {status} {REASONS[status]}\r\n{headers}".encode() + data)
                await writer.drain()
        finally:
            writer.close()

    async def _answer(self, line: bytes) -> tuple[int, str]:
        method, _, rest = line.partition(b" ")
        if method != b"GET":
            return 405, "only GET\n"
        match rest.partition(b" ")[0].partition(b"?")[0]:
            case b"/metrics":
                return 200, exposed(self._observed.figures())
            case b"/live":
                return 200, "alive\n"
            case b"/ready":
                return await self._ready()
            case _:
                return 404, "/metrics, /live or /ready\n"

    async def _ready(self) -> tuple[int, str]:
        if self._observed.hub.closing:
            return 503, "shutting down\n"
        found = await self._health.report()
        return (200, "ready\n") if found.ok else (503, f"store: {found.store}, bots: {found.bots}\n")
