"""Tables to test at, and short words for what is often needed of them."""

from typing import Any

import msgspec

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
    """Take the first action a seat of this client may take, or ask for the die or card."""
    if client.update["asked"]["kind"] == "chance":
        await client.ask("ask", seat=seat)
        return
    await client.look(seat)
    await client.act(seat, client.update["legal"][str(seat)][-1])


def by_link(server: Served, players: int = 2) -> tuple[Any, list[str]]:
    """Make a table where each sits at a device of their own."""
    made = server.table("quoridor", *["link"] * players, players=players, seating="chosen")
    claims = [server.done("POST", path(made, "claim"), made["invite"], json={}) for _ in range(players)]
    server.done("POST", path(made, "start"), made["host"])
    return made, [token for claim in claims for token in claim["places"].values()]


def without_grace(server: Served, made: Any) -> None:
    """Let a stand-in play at this table as soon as somebody is away."""
    room = server.room(table(made))
    room.lobby = msgspec.structs.replace(room.lobby, grace_ms=0)
