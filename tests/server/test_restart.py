"""A restart: the server ends in good order, and everybody resumes where they were."""

import asyncio
import os
import signal
import time
from pathlib import Path

from server.client import Client, enter
from server.crash.killable import Killable
from server.running import scenario

CLIENTS = 5
RETRY_S = 0.25  # as the page does
AT_MOST_S = 2.0  # beyond what the program takes to start on this machine


async def resumed(port: int, table: str, have: int, *tokens: str) -> int:
    """Come back as the page does: again and again, saying what is there already; return how many entries there are."""
    while True:
        try:
            async with enter(port, table, *tokens, have=have) as client:
                return int(client.update["n"])
        except OSError:
            await asyncio.sleep(RETRY_S)


async def move(client: Client) -> int:
    seat = client.update["asked"]["seats"][0]
    n = int((await client.act(seat, client.update["legal"][str(seat)][0]))["n"])
    await client.until_n(n)
    return n


@scenario
async def test_clients_resume_within_two_seconds_of_a_restart(tmp_path: Path) -> None:
    server = Killable(tmp_path / "tables.db")
    await server.open()
    try:
        begun = time.perf_counter()
        await server.start()
        await server.ready()
        starting_s = time.perf_counter() - begun
        made = await server.post("/tables", {"game": "quoridor", "places": [{"kind": "here"}] * 2, "start": True})
        table, tokens = made["table"]["id"], tuple(made["places"].values())
        async with enter(server.port, table, *tokens) as player:
            async with asyncio.TaskGroup() as group:
                lines = [group.create_task(watch(server.port, table, made["watch"])) for _ in range(CLIENTS)]
                for _ in range(4):
                    n = await move(player)
                begun = time.perf_counter()
                os.kill(server.pid, signal.SIGTERM)
                assert await player.closed() == 1012
            assert {line.result() for line in lines} == {1012}
        ended_s = time.perf_counter() - begun
        await server.start()
        back = await asyncio.gather(*(resumed(server.port, table, n, *tokens) for _ in range(CLIENTS)))
        took_s = time.perf_counter() - begun
        assert back == [n] * CLIENTS  # nothing was lost, and nothing is missing
        print(f"ended in {ended_s:.2f} s; everybody was back after {took_s:.2f} s; a start takes {starting_s:.2f} s")  # noqa: T201
        assert took_s < AT_MOST_S + 2 * starting_s
        async with enter(server.port, table, *tokens) as player:
            assert await move(player) == n + 1
    finally:
        await server.close()


async def watch(port: int, table: str, token: str) -> int:
    """Watch a table until the connection is closed, and return the code."""
    async with enter(port, table, token) as client:
        return await client.closed()
