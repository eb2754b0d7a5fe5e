"""Bots think elsewhere: whatever happens to a worker the move comes, and play does not wait."""

import asyncio
import json
import os
import signal
import statistics
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import msgspec
import pytest
import uvloop

from mazechase import game
from mazechase.server.thinkers import Thinkers
from mazechase.server.worker import Job
from server.client import enter
from server.crash.killable import Killable
from server.running import TESTS, scenario, serving

QUORIDOR = game("quoridor")
START = QUORIDOR.start()
LEGAL = tuple(QUORIDOR.write(action) for action in QUORIDOR.legal(START))
GRACE_S = 0.3  # for one that hangs; a good one may be slow where other work uses the processor
PATIENT_S = 15


def job(bot: str, budget_ms: int = 100) -> Job:
    return Job(
        game="quoridor",
        players=2,
        options={},
        rules_version=1,
        bot=bot,
        view=msgspec.Raw(msgspec.json.encode(QUORIDOR.view(START, QUORIDOR.seats[0]))),
        legal=LEGAL,
        budget_ms=budget_ms,
        seed="1",
    )


@asynccontextmanager
async def thinking(monkeypatch: pytest.MonkeyPatch, workers: int = 1) -> AsyncIterator[Thinkers]:
    monkeypatch.setenv("PYTHONPATH", str(TESTS))
    thinkers = Thinkers(workers, grace_s=PATIENT_S)
    try:
        yield thinkers
    finally:
        await thinkers.close()


async def busy(thinkers: Thinkers) -> int:
    """Wait until a worker is thinking, and give its number."""
    while not thinkers._busy:  # noqa: ASYNC110 (nobody tells)
        await asyncio.sleep(0.01)
    return next(iter(thinkers._busy)).pid


BAD = ("Hanging", "Dying", "Failing", "Babbling", "Endless", "Cheating", "Unreadable")


@pytest.mark.parametrize("bad", BAD)
@scenario
async def test_a_bad_bot_is_replaced_by_a_legal_action_and_the_next_one_is_well(
    bad: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with thinking(monkeypatch) as thinkers:
        thinkers._grace_s = GRACE_S
        assert await thinkers.choose(job(f"server.badbots:{bad}")) == LEGAL[0]
        thinkers._grace_s = PATIENT_S
        good = await thinkers.choose(job("level1"))
        assert good in LEGAL
        assert good != LEGAL[0]  # the weakest bot walks forward, and the list begins with a step aside
        assert len(thinkers._idle) == 1


@scenario
async def test_a_worker_killed_while_it_thinks_is_replaced_and_the_bot_still_chooses(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async with thinking(monkeypatch) as thinkers:
        best = await thinkers.choose(job("level1"))
        choosing = asyncio.ensure_future(thinkers.choose(job("level3", 2000)))
        first = await busy(thinkers)
        await asyncio.sleep(0.1)
        os.kill(first, signal.SIGKILL)
        assert await choosing in LEGAL
        assert thinkers._idle[0].pid != first
        assert best != LEGAL[0]


@pytest.mark.parametrize("known", [True, False], ids=["seen to be dead", "not yet"])
def test_a_worker_that_died_while_it_was_idle_is_replaced(monkeypatch: pytest.MonkeyPatch, *, known: bool) -> None:
    """With the loop that the service runs on, which has an error of its own for a pipe that is closed."""

    async def script() -> None:
        async with asyncio.timeout(60), thinking(monkeypatch) as thinkers:
            await thinkers.choose(job("level1"))
            (idle,) = thinkers._idle
            os.kill(idle.pid, signal.SIGKILL)
            await idle.wait()
            while not idle.stdin.is_closing():  # type: ignore[union-attr] # noqa: ASYNC110 (nobody tells)
                await asyncio.sleep(0.01)
            if not known:
                monkeypatch.setattr(thinkers, "_living", lambda: thinkers._idle.pop() if thinkers._idle else None)
            assert await thinkers.choose(job("level1")) != LEGAL[0]
            assert thinkers._idle[0].pid != idle.pid

    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        runner.run(script())


@scenario
async def test_no_more_workers_think_than_there_are_slots(monkeypatch: pytest.MonkeyPatch) -> None:
    async with thinking(monkeypatch, workers=2) as thinkers:
        most = 0

        async def watch() -> None:
            nonlocal most
            while True:
                most = max(most, len(thinkers._busy))
                await asyncio.sleep(0.005)

        watching = asyncio.ensure_future(watch())
        chosen = await asyncio.gather(*(thinkers.choose(job("level3", 60)) for _ in range(8)))
        watching.cancel()
        assert set(chosen) <= set(LEGAL)
        assert most == 2
        assert len(thinkers._idle) == 2


def test_at_a_table_the_move_still_comes(tmp_path: Path) -> None:
    """The worker is killed under the bot's very move, twice: then the move comes from the legal list."""
    with serving(tmp_path / "a.db") as served:
        table = served.table("quoridor", "here", "bot:level3", start=True, seating="chosen", bot_ms=5000)
        thinkers = served.hub._thinkers

        async def script() -> None:
            async with (
                asyncio.timeout(60),
                enter(served.port, table["table"]["id"], *table["places"].values()) as client,
            ):
                await client.act(1, "e2")
                for _ in range(2):
                    worker = await asyncio.to_thread(served.inside, busy(thinkers))
                    os.kill(worker, signal.SIGKILL)
                    while worker in {one.pid for one in thinkers._busy}:  # noqa: ASYNC110 (nobody tells)
                        await asyncio.sleep(0.01)
                update = await client.until_n(2)
                assert update["steps"][-1]["seat"] == 2

        asyncio.run(script())


PINGS = 300


@scenario
async def test_the_server_answers_at_once_while_bots_think_on_all_workers(tmp_path: Path) -> None:
    """In processes of their own: the bound is generous, since other tests run beside; docs/bench.md has figures."""
    server = Killable(tmp_path / "a.db", workers=2)
    await server.open()
    try:
        await server.start()
        await server.ready()
        bots = [{"kind": "bot", "bot": "level3"}] * 2
        made = [
            await server.post("/tables", {"game": "quoridor", "places": bots, "bot_ms": 300, "start": True})
            for _ in range(3)
        ]
        async with enter(server.port, made[0]["table"]["id"], made[0]["watch"]) as client:
            first: dict[str, Any] = await client.until_n(1)  # by now bots think
            trips = []
            for _ in range(PINGS):
                begun = asyncio.get_running_loop().time()
                await client.send("ping")
                await client.until("pong")
                trips.append((asyncio.get_running_loop().time() - begun) * 1000)
                await asyncio.sleep(0.005)
            assert client.update["n"] > first["n"]  # and they did think meanwhile
    finally:
        await server.close()
    figures = {"p50": statistics.median(trips), "p99": statistics.quantiles(trips, n=100)[98], "most": max(trips)}
    print("ping while bots think, ms:", json.dumps(figures))  # noqa: T201 (shown with -s, and when it fails)
    assert figures["p50"] < 50
