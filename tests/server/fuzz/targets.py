"""What is attacked: the whole application without a network, with a table of every game."""

import asyncio
import contextlib
import json
import logging
import time
from collections.abc import AsyncIterator
from typing import Any, cast

import msgspec

import toy  # noqa: F401 (registers the toy game)
from mazechase.errors import MazechaseError
from mazechase.rules.registry import games
from mazechase.server.edge.app import Service, make_app
from mazechase.server.edge.gate import Gate
from mazechase.server.edge.secret import Secret
from mazechase.server.table.hub import Hub
from mazechase.server.table.table import Table
from server.memory import Line
from server.running import GENEROUS

SECRET = "a-secret-of-the-operator"  # noqa: S105 (of the tests)
PATIENCE_S = 60.0  # for one answer, on a busy machine


class Wrong(AssertionError):
    """The server did something that it must not do, whatever it is sent."""


class Complaints(logging.Handler):
    """Collects what the server logs about its own failures."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.lines: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.lines.append(self.format(record))


class Target:
    """The application, in this process, and its tables by game."""

    def __init__(self, gate: Gate) -> None:
        self.gate = gate
        self.tables: dict[str, dict[str, Any]] = {}
        self.lines: dict[str, Line] = {}

    @property
    def state(self) -> Any:
        return cast(Any, self.gate._app).state

    @property
    def hub(self) -> Hub:
        hub: Hub = self.state.hub
        return hub

    async def ask(self, method: str, path: str, body: bytes = b"", token: str = "") -> tuple[int, bytes]:
        """Send a request through the whole application, from the gate on."""
        bare, _, query = path.partition("?")
        headers = [(b"host", b"localhost"), (b"content-type", b"application/json")]
        if token:
            headers.append((b"authorization", b"Bearer " + token.encode("utf-8", "replace")))
        scope = {
            "type": "http", "method": method, "path": bare, "raw_path": bare.encode(), "query_string": query.encode(),
            "root_path": "", "scheme": "http", "headers": headers, "client": ("127.0.0.1", 1),
            "server": ("localhost", 80), "http_version": "1.1", "asgi": {"version": "3.0"}, "state": {},
            "extensions": {},
        }  # fmt: skip
        status, parts, waiting = 0, [], [body]

        async def receive() -> Any:
            if not waiting:
                await asyncio.Event().wait()
            return {"type": "http.request", "body": waiting.pop(), "more_body": False}

        async def send(message: Any) -> None:
            nonlocal status
            status = message.get("status", status)
            parts.append(message.get("body", b""))

        async with asyncio.timeout(PATIENCE_S):
            await self.gate(cast(Any, scope), receive, send)
        return status, b"".join(parts)

    async def sit(self, game: str) -> dict[str, Any]:
        """Return a table of a game that is being played, and whose every seat is on one device."""
        made = self.tables.get(game)
        if made is not None:
            opened = self.hub.opened(made["table"]["id"])
            if opened is not None and _at_rest(opened[0]):
                return made
            await self.leave(game)
        players = min(one for listing in games() if listing.id == game for one in listing.players if one > 1)
        new = {"game": game, "places": [{"kind": "here", "name": f"P{n}"} for n in range(players)], "start": True}
        status, answer = await self.ask("POST", "/api/tables", msgspec.json.encode(new))
        if status != 201:
            raise Wrong(f"no table of {game}: {answer.decode()}")
        new_table: dict[str, Any] = json.loads(answer)
        self.tables[game] = new_table
        return new_table

    async def line(self, game: str) -> Line:
        """Return a connection to that table."""
        made, line = await self.sit(game), self.lines.get(game)
        if line is None or line.running.done():
            line = self.lines[game] = Line(self.hub)
            tokens = [*made["places"].values(), made["host"]][:16]
            await line.say({"t": "hello", "table": made["table"]["id"], "tokens": tokens})
        line.socket.sent.clear()
        return line

    async def leave(self, game: str) -> None:
        """Give a table up."""
        line = self.lines.pop(game, None)
        if line is not None and not line.running.done():
            await line.hang_up()
        made = self.tables.pop(game)
        with contextlib.suppress(MazechaseError):
            await self.hub.remove(made["table"]["id"])

    async def tidy(self) -> None:
        """Remove the tables that requests have made."""
        kept = {made["table"]["id"] for made in self.tables.values()}
        for name in self.hub.all_open():
            if name not in kept:
                await self.hub.remove(name)

    def snapshot(self) -> dict[str, Any]:
        """Return everything that a refused message must not have changed; None for a table that bots may change."""
        found: dict[str, Any] = {}
        for name in self.hub.all_open():
            opened = self.hub.opened(name)
            if opened is not None:
                table = opened[0]
                entries = () if table.match is None else table.match.entries
                still = table.match is None or table.match.over or _at_rest(table)
                found[name] = (entries, table.lobby, table.tokens) if still else None
        return found


def _at_rest(table: Table) -> bool:
    """Return whether a match is being played in which nothing happens by itself: no bot has a seat."""
    match = table.match
    return match is not None and not match.over and not any(match.stand_ins) and not match.gone and _people_only(table)


def _people_only(table: Table) -> bool:
    return all(place.kind == "human" for place in table.lobby.places)


@contextlib.asynccontextmanager
async def running() -> AsyncIterator[tuple[Target, Complaints]]:
    """Run the application; whatever it logs as an error is collected."""
    service = Service(database=":memory:", limits=GENEROUS, games=("toy:Toy",), workers=1, secret=Secret(SECRET))
    gate = make_app(service)
    complaints = Complaints()
    logging.getLogger("mazechase").addHandler(complaints)
    target = Target(gate)
    try:
        async with cast(Any, gate._app).lifespan():
            yield target, complaints
            for game in tuple(target.tables):
                await target.leave(game)
    finally:
        logging.getLogger("mazechase").removeHandler(complaints)


def processor_s() -> float:
    """Return the processor time of this process so far."""
    return time.process_time()
