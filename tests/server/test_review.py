"""The holes of a security review, tried again against a server in a process of its own, with the default limits.

Those that cost the server time, memory or connections are tried in test_costs.py, test_connections.py, test_database.py
and test_fair_bots.py; SECURITY.md lists them all.
"""

import asyncio
import json
import stat
from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest

from server.client import Client, enter
from server.outside import INNOCENT, Outside, outside
from server.running import scenario


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("outside")


@pytest.fixture(scope="module")
def server(folder: Path) -> Iterator[Outside]:
    with outside(folder / "tables.db") as running:
        yield running


class Host:
    """Somebody who opens a table and uses every request that a host has."""

    def __init__(self, server: Outside, made: Any, http: httpx.AsyncClient) -> None:
        self._server, self.made, self._http = server, made, http
        self.path = f"/api/tables/{made['table']['id']}"

    async def ask(self, what: str, token: str, **body: Any) -> tuple[int, Any]:
        headers = {"Authorization": f"Bearer {token}"}
        answer = await self._http.post(f"{self.path}/{what}", headers=headers, json=body)
        return answer.status_code, answer.json()

    async def done(self, what: str, token: str, **body: Any) -> Any:
        status, answer = await self.ask(what, token, **body)
        assert status < 300, answer
        return answer

    async def refused(self, what: str, token: str, **body: Any) -> str:
        status, answer = await self.ask(what, token, **body)
        assert status >= 400, answer
        return str(answer["code"])


@asynccontextmanager
async def by_link(server: Outside, game: str, players: int = 2) -> AsyncIterator[tuple[Host, list[str]]]:
    """Yield the host of a table that has begun, everybody by link, and their tokens in the order of seats."""
    made = await server.table(INNOCENT, game=game, places=[{"kind": "link"}] * players, start=False)
    async with server.http(INNOCENT) as http:
        host = Host(server, made, http)
        taken = [await host.done("claim", made["invite"], name=f"P{n}") for n in range(players)]
        await host.done("start", made["host"])
        yield host, [token for one in taken for token in one["places"].values()]


@asynccontextmanager
async def lines(server: Outside, host: Host, *tokens: str) -> AsyncIterator[list[Client]]:
    async with AsyncExitStack() as stack:
        table = host.made["table"]["id"]
        yield [await stack.enter_async_context(enter(server.port, table, token)) for token in tokens]


@scenario
async def test_who_loses_the_line_for_a_moment_keeps_seat_and_game(server: Outside) -> None:
    async with by_link(server, "quoridor") as (host, (one, two)), lines(server, host, one) as (ann,):
        async with lines(server, host, two) as (bo,):
            for client, seat, action in ((ann, 1, "e2"), (bo, 2, "e8"), (ann, 1, "e3"), (bo, 2, "e7")):
                await client.act(seat, action)
            await ann.until_n(4)
        while (code := await ann.refusal("mind", seat=1, absent=2)) == "not-absent":  # noqa: ASYNC110 (the server has yet to notice)
            await asyncio.sleep(0.02)
        assert code == "stand-in-too-early"
        await ann.ask("undo", seat=1)
        while ann.update["undo"] is None:
            await ann.until("update")
        assert ann.update["undo"]["waits"] == [2], "nothing is taken back until the other agrees"
        assert ann.update["plies"] == 4
        async with lines(server, host, two) as (bo,):
            await bo.ask("answer", seat=2, agree=False)
            await ann.until_n(6)
            assert ann.update["plies"] == 4


@scenario
async def test_a_host_gets_to_see_no_hand_but_the_own(server: Outside) -> None:
    async with by_link(server, "cards", 3) as (host, _):
        secret = host.made["host"]
        await host.done("replace", secret, place=3, kind="open")
        for token in (secret, host.made["invite"]):
            assert await host.refused("claim", token, name="Me", places=[3]) == "hidden-hand"
        async with lines(server, host, secret) as (spy,):
            assert await spy.refusal("act", seat=3, actions=["draw"]) == "not-your-seat"
            await spy.send("look", seat=3)
            assert (await spy.until("refused"))["code"] == "not-your-seat"


@scenario
async def test_a_card_that_was_seen_is_not_put_back(server: Outside) -> None:
    async with by_link(server, "cards") as (host, tokens), lines(server, host, *tokens) as clients:
        latest = 0
        for _ in range(60):
            for client in clients:
                await client.settle()
            asked = clients[0].update["asked"]
            assert asked["kind"] != "over"
            (seat,) = asked["seats"]
            player = clients[seat - 1]
            if asked["kind"] == "chance":
                await player.ask("ask", seat=seat)
                await player.settle()
                if latest == seat:  # who drew, and not the deal
                    assert await player.refusal("undo", seat=seat) == "undo-revealed"
                    assert "takes_back" not in player.update
                    return
                continue
            await player.look(seat)
            await player.act(seat, player.update["legal"][str(seat)][0])
            latest = seat
        raise AssertionError("no card was drawn")


@scenario
async def test_a_new_holder_of_a_seat_is_not_answered_with_a_former_holders_command(server: Outside) -> None:
    async with by_link(server, "quoridor") as (host, (one, two)), lines(server, host, one) as (ann,):
        async with lines(server, host, two) as (bo,):
            await ann.act(1, "e2")
            await bo.act(2, "e8", id="c1")
        await ann.until_n(2)
        await ann.act(1, "e3")
        await host.done("pause", host.made["host"])
        await host.done("replace", host.made["host"], place=2, kind="open")
        taken = await host.done("claim", host.made["invite"], name="Cleo")
        await host.done("resume", host.made["host"])
        async with lines(server, host, *taken["places"].values()) as (cleo,):
            n = cleo.update["n"]
            assert (await cleo.act(2, "e7", id="c1"))["n"] == n + 1


@scenario
async def test_who_was_put_out_does_not_come_back(server: Outside) -> None:
    async with by_link(server, "quoridor") as (host, (_, two)):
        await host.done("replace", host.made["host"], place=2, kind="bot")
        assert await host.refused("claim", two, name="Bo") == "put-out"
        assert await host.refused("claim", host.made["invite"], name="Bo") == "no-open-place"
        async with server.dial(INNOCENT) as again:
            await again.send("hello", table=host.made["table"]["id"], tokens=[two])
            assert (await again.until("refused"))["code"] == "put-out"


@scenario
async def test_odd_text_is_a_bad_request_and_no_error_of_ours(server: Outside) -> None:
    async with server.http(INNOCENT) as http:
        for path in ("/api/tables", "/api/tables/import", "/api/documents", "/api/links/qr"):
            answer = await http.post(path, content=b'{"game": "\xff\xfe"}')
            assert 400 <= answer.status_code < 500, path
        for piece in ("ghost\n", "gh ost", "x" * 200):
            new = {"game": "quoridor", "places": [{"kind": "here", "piece": piece}]}
            assert (await http.post("/api/tables", json=new)).status_code == 400, piece
        assert (await http.get("/api/games", headers={"Host": "evil.example"})).status_code == 421


def test_the_database_is_its_owners_alone(server: Outside, folder: Path) -> None:
    assert server.process.poll() is None
    for file in folder.iterdir():
        assert stat.S_IMODE(file.stat().st_mode) == 0o600, file


@scenario
async def test_nothing_is_acknowledged_once_the_database_is_gone(tmp_path: Path) -> None:
    with outside(tmp_path / "a.db") as server:
        made = await server.table(INNOCENT, game="quoridor", places=[{"kind": "here"}] * 2)
        async with enter(server.port, made["table"]["id"], *made["places"].values()) as client:
            await client.act(1, "e2")
            (tmp_path / "a.db").unlink()
            assert await client.refusal("act", seat=2, actions=["e8"]) == "store-gone"
        async with server.http(INNOCENT) as http:
            health = await http.get("/api/health")
            assert (health.status_code, json.loads(health.text)["store"]) == (503, "store-gone")
