"""Tables to test with, and short helpers for them."""

import asyncio
from collections.abc import Callable
from functools import partial
from typing import Any

import msgspec

from mazechase.match import Match
from mazechase.server.table import deciding
from mazechase.server.table.changes import Outcome
from mazechase.server.table.table import Table
from server.client import Client
from server.running import Served


def path(made: Any, what: str = "") -> str:
    return f"/api/tables/{made['table']['id']}{what and '/' + what}"


def kinds(table: Any) -> list[str]:
    return [place["kind"] for place in table["places"]]


def quoridor(server: Served, *kinds: str, **more: Any) -> Any:
    return server.table("quoridor", *(kinds or ("here", "here")), seating="chosen", start=True, **more)


def toy(server: Served, *kinds: str, **more: Any) -> Any:
    return server.table("toy", *(kinds or ("here", "here")), seating="chosen", start=True, **more)


def table(made: Any) -> str:
    name: str = made["table"]["id"]
    return name


def seats(made: Any, *numbers: int) -> list[str]:
    return [made["places"][str(number)] for number in numbers or range(1, len(made["places"]) + 1)]


async def take(client: Client, seat: int) -> None:
    """Take the first legal action of one of this client's seats, or roll or draw."""
    if client.update["asked"]["kind"] == "chance":
        await client.ask("ask", seat=seat)
        return
    await client.look(seat)
    await client.act(seat, client.update["legal"][str(seat)][-1])


def by_link(server: Served, players: int = 2) -> tuple[Any, list[str]]:
    """Create a table where each person sits at their own device."""
    made = server.table("quoridor", *["link"] * players, players=players, seating="chosen")
    claims = [server.done("POST", path(made, "claim"), made["invite"], json={}) for _ in range(players)]
    server.done("POST", path(made, "start"), made["host"])
    return made, [token for claim in claims for token in claim["places"].values()]


def without_grace(server: Served, made: Any) -> None:
    """Let a stand-in play at this table as soon as somebody is away."""
    room = server.room(table(made))
    room.lobby = msgspec.structs.replace(room.lobby, grace_ms=0)


async def advance(table: Table, step: Callable[[Match], Match], key: str | None = None) -> int:
    """Advance a table's match by a step that no command would take."""
    ended: asyncio.Future[Outcome] = asyncio.get_running_loop().create_future()
    decide = partial(deciding.advance, table, lambda now: step(now.match), key, None, table.account.patron)
    table._inbox.post(partial(table._begin, decide, ended.set_result))
    outcome = await ended
    if outcome.error is not None:
        raise outcome.error
    return outcome.n
