"""What coach, review, lessons, help, hints and names cost at their limits, next to an innocent player."""

import asyncio
import contextlib
import json
from collections.abc import Iterator
from typing import Any

import pytest

import mazechase
from mazechase.match import Record
from mazechase.rules.api import Seat
from server.client import Client
from server.outside import ATTACKER, Outside, outside
from server.running import scenario
from server.test_costs import CPU_S, all_at_once, cheap, long_record

WATCHERS = 60


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Outside]:
    with outside(tmp_path_factory.mktemp("costs") / "tables.db") as served:
        yield served


async def shared(server: Outside, path: str, token: str, times: int) -> list[Any]:
    """Send a request many times at once, and return the answers, which must be allowed."""
    async with server.http() as http:
        headers = {"Authorization": f"Bearer {token}"}
        answers = await asyncio.gather(*(http.post(path, headers=headers) for _ in range(times)))
    assert all(answer.is_success for answer in answers), {answer.text for answer in answers if answer.is_error}
    return [answer.json() for answer in answers]


async def hello(client: Client, made: Any, *tokens: str) -> None:
    await client.send("hello", table=made["table"]["id"], tokens=tokens)
    await client.until("update")


@scenario
async def test_advice_on_one_decision_is_worked_out_once_however_often_it_is_asked_for(server: Outside) -> None:
    made = await server.table(ATTACKER, game="quoridor", places=[{"kind": "here"}, {"kind": "bot"}])
    async with server.measured() as cost:
        answers = await shared(server, f"/api/tables/{made['table']['id']}/advice", made["places"]["1"], 60)
    assert all(answer == answers[0] for answer in answers)  # within the jobs that a table may have waiting
    cheap(cost)


@scenario
async def test_hints_about_any_ply_cost_little(server: Outside) -> None:
    async with server.http() as http:
        made = (await http.post("/api/tables/import", content=long_record(1_000))).json()

    async def asker() -> None:
        async with server.dial() as client:
            await hello(client, made, made["watch"])
            for ply in range(0, 1_000, 25):
                await client.ask("hints", ply=ply)

    async with server.measured() as cost:
        await asyncio.gather(*(asker() for _ in range(20)))
    cheap(cost)


@scenario
async def test_a_new_name_costs_little_however_many_watch(server: Outside) -> None:
    made = await server.table(ATTACKER, game="cards", start=False, places=[{"kind": "here"}, {"kind": "link"}])
    headers = {"Authorization": f"Bearer {made['places']['1']}"}

    async def watcher(done: asyncio.Event) -> None:
        async with server.dial() as client:
            await client.send("hello", table=made["table"]["id"], tokens=[made["watch"]])
            await client.until("welcome")
            while not done.is_set():
                await client.hear()

    done = asyncio.Event()
    watching = [asyncio.ensure_future(watcher(done)) for _ in range(WATCHERS)]
    async with server.measured() as cost, server.http() as http:
        for number in range(100):
            name = f"{number:040}"
            answer = await http.post(f"/api/tables/{made['table']['id']}/name", headers=headers, json={"name": name})
            assert answer.is_success, answer.text
    for task in watching:
        task.cancel()
    await asyncio.gather(*watching, return_exceptions=True)
    cheap(cost)


@scenario
async def test_help_and_the_list_of_games_are_made_once(server: Outside) -> None:
    paths = ["/api/games", *(f"/api/games/{game.id}/help" for game in mazechase.games()), "/api/games/x/help"]
    async with server.http() as http, server.measured() as cost:
        answers = await asyncio.gather(*(http.get(path) for path in paths * 20))
    assert {answer.status_code for answer in answers} <= {200, 404, 429}
    cheap(cost)
    assert cost.cpu_s < CPU_S / 2, cost


@scenario
async def test_lessons_cost_little(server: Outside) -> None:
    """From an address of its own, since it uses up all the tables that an address may make."""
    async with server.http("127.0.0.4") as http, server.measured() as cost:
        body = json.dumps({"game": "marbles", "lesson": "first-turn"}).encode()
        assert await all_at_once(http, "/api/tables", body, 80) <= {201, 429}
    cheap(cost)


@scenario
async def test_a_review_of_a_long_match_costs_the_tables_nothing(server: Outside) -> None:
    """Last, since the worker goes on when nobody waits any more: the others may still want what it finds."""
    match = Record.decode(long_record(1_000)).replay()
    record = Record.of(match.resign(Seat(1), now_ms=10**6)).encode()
    async with server.http() as http:
        made = (await http.post("/api/tables/import", content=record)).json()
    async with server.measured() as cost:
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(2):
                await shared(server, f"/api/tables/{made['table']['id']}/review", made["watch"], 60)
    cheap(cost)
