"""Bots think in other processes: whatever happens to a worker, the move comes, and play doesn't wait."""

import asyncio
import json
import os
import signal
import statistics
import time
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Any

import msgspec
import pytest
import uvloop

from mazechase import game
from mazechase.server.limits import Limits
from mazechase.server.thinking.fairqueue import Who
from mazechase.server.thinking.jobs import Think
from mazechase.server.thinking.pool import Pool
from mazechase.server.thinking.thinkers import Thinkers
from server.client import enter
from server.crash.killable import Killable
from server.running import TESTS, scenario, serving

QUORIDOR = game("quoridor")
START = QUORIDOR.start()
LEGAL = tuple(QUORIDOR.write(action) for action in QUORIDOR.legal(START))
GRACE_S = 0.3  # for one that hangs; a good one may be slow while other work uses the processor
PATIENT_S = 15
HOME = Who("192.0.2.1", "table")


def think(bot: str, budget_ms: int = 100) -> Think:
    return Think(
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


class Bench:
    """Bots with their own pool of workers."""

    def __init__(self, workers: int) -> None:
        self.pool = Pool(Limits(), time.monotonic, workers, grace_s=PATIENT_S)  # noqa: TID251
        self.thinkers = Thinkers(self.pool, 10_000)

    async def choose(self, bot: str, budget_ms: int = 100, who: Who = HOME) -> str:
        return (await self.thinkers.choose(think(bot, budget_ms), who)).action


@asynccontextmanager
async def thinking(monkeypatch: pytest.MonkeyPatch, workers: int = 1) -> AsyncIterator[Bench]:
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join((str(TESTS), os.environ.get("PYTHONPATH", ""))))
    bench = Bench(workers)
    try:
        yield bench
    finally:
        await bench.pool.close()


def at_work(pool: Pool) -> set[int]:
    """List the processes that are doing a job."""
    orders = (granted.job for granted in pool._running.values())
    return {order.process.pid for order in orders if order.process is not None}


async def busy(pool: Pool) -> int:
    """Wait until a worker is busy, and return its process id."""
    while not at_work(pool):  # noqa: ASYNC110 (nobody tells)
        await asyncio.sleep(0.01)
    return next(iter(at_work(pool)))


BAD = ("Hanging", "Dying", "Failing", "Babbling", "Endless", "Cheating", "Unreadable")


@pytest.mark.parametrize("bad", BAD)
@scenario
async def test_a_bad_bot_is_replaced_by_a_legal_action_and_the_next_one_is_well(
    bad: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with thinking(monkeypatch) as bench:
        bench.pool._grace_s = GRACE_S
        assert await bench.choose(f"server.badbots:{bad}") == LEGAL[0]
        bench.pool._grace_s = PATIENT_S
        good = await bench.choose("level1")
        assert good in LEGAL
        assert good != LEGAL[0]  # the weakest bot walks forward, and the list begins with a step aside
        assert len(bench.pool._idle) == 1


@scenario
async def test_a_worker_killed_while_it_thinks_is_replaced_and_the_bot_still_chooses(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async with thinking(monkeypatch) as bench:
        best = await bench.choose("level1")
        choosing = asyncio.ensure_future(bench.choose("classic3", 2000))
        first = await busy(bench.pool)
        await asyncio.sleep(0.1)
        os.kill(first, signal.SIGKILL)
        assert await choosing in LEGAL
        assert bench.pool._idle[0].pid != first
        assert best != LEGAL[0]


@pytest.mark.parametrize("known", [True, False], ids=["seen to be dead", "not yet"])
def test_a_worker_that_died_while_it_was_idle_is_replaced(monkeypatch: pytest.MonkeyPatch, *, known: bool) -> None:
    """With the event loop of the service, which has its own error for a closed pipe."""

    async def script() -> None:
        async with asyncio.timeout(60), thinking(monkeypatch) as bench:
            await bench.choose("level1")
            (idle,) = bench.pool._idle
            os.kill(idle.pid, signal.SIGKILL)
            await idle._process.wait()
            while not idle._process.stdin.is_closing():  # type: ignore[union-attr] # noqa: ASYNC110 (nobody tells)
                await asyncio.sleep(0.01)
            if not known:
                monkeypatch.setattr(bench.pool, "_living", lambda: bench.pool._idle.pop() if bench.pool._idle else None)
            assert await bench.choose("level1") != LEGAL[0]
            assert bench.pool._idle[0].pid != idle.pid

    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        runner.run(script())


@scenario
async def test_no_more_workers_think_than_there_are_slots(monkeypatch: pytest.MonkeyPatch) -> None:
    async with thinking(monkeypatch, workers=2) as bench:
        most = 0

        async def watch() -> None:
            nonlocal most
            while True:
                most = max(most, len(at_work(bench.pool)))
                await asyncio.sleep(0.005)

        watching = asyncio.ensure_future(watch())
        chosen = await asyncio.gather(*(bench.choose("classic3", 60) for _ in range(8)))
        watching.cancel()
        assert set(chosen) <= set(LEGAL)
        assert most == 2
        assert len(bench.pool._idle) == 2


def test_at_a_table_the_move_still_comes(tmp_path: Path) -> None:
    """The worker is killed during the bot's move, twice: then the move comes from the legal list."""
    with serving(tmp_path / "a.db") as served:
        table = served.table("quoridor", "here", "bot:classic3", start=True, seating="chosen", bot_ms=5000)
        pool = served.pool

        async def script() -> None:
            async with (
                asyncio.timeout(60),
                enter(served.port, table["table"]["id"], *table["places"].values()) as client,
            ):
                await client.act(1, "e2")
                for _ in range(2):
                    worker = await asyncio.to_thread(served.inside, busy(pool))
                    os.kill(worker, signal.SIGKILL)
                    while worker in at_work(pool):  # noqa: ASYNC110 (nobody tells)
                        await asyncio.sleep(0.01)
                update = await client.until_n(2)
                assert update["steps"][-1]["seat"] == 2

        asyncio.run(script())


PINGS = 300


@scenario
async def test_the_server_answers_at_once_while_bots_think_on_all_workers(tmp_path: Path) -> None:
    """In separate processes. The bound is generous, since other tests run meanwhile; docs/bench.md has figures."""
    server = Killable(tmp_path / "a.db", workers=2)
    await server.open()
    try:
        await server.start()
        await server.ready()
        bots = [{"kind": "bot", "bot": "classic3"}] * 2
        made = [
            await server.post("/tables", {"game": "quoridor", "places": bots, "bot_ms": 300, "start": True})
            for _ in range(3)
        ]
        async with AsyncExitStack() as stack:
            watching = [enter(server.port, one["table"]["id"], one["watch"]) for one in made]
            client, *_ = [await stack.enter_async_context(one) for one in watching]
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
