"""Health is ok only if store and bots work, and costs little to check; lasting faults are not logged each time."""

import asyncio
import logging
import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import Any, cast

import pytest

from mazechase.server.edge import health
from mazechase.server.store.faultlog import FaultLog
from mazechase.server.store.protocol import StoreFailure, TableRow
from mazechase.server.store.sqlite import SqliteStore
from mazechase.server.thinking.process import Process, WorkerFailed
from server.client import enter
from server.running import Served, eventually, scenario, serving
from server.setting import quoridor, seats, table
from server.test_faults import FAULTS, MOST_TRIES

WELL = {"ok": True, "store": "ok", "bots": "ok"}


def ask(served: Served) -> tuple[int, Any]:
    answer = served.ask("GET", "/api/health")
    return answer.status_code, answer.json()


@pytest.fixture
def fresh(monkeypatch: pytest.MonkeyPatch) -> None:
    """Forget earlier results."""
    monkeypatch.setattr(health, "FRESH_S", 0.0)


@pytest.mark.sqlite
@pytest.mark.usefixtures("fresh")
@pytest.mark.parametrize("code", FAULTS)
def test_health_and_log_say_that_nothing_can_be_saved(
    code: str, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    with serving(tmp_path / "a.db") as served:
        assert ask(served) == (200, WELL)
        made = quoridor(served)

        async def fill_up() -> None:
            async with enter(served.port, table(made), *seats(made)) as client:
                for n in range(MOST_TRIES):
                    await client.send("salt", id=f"s{n}", seat=1, salt="s" * 64)
                await client.settle()

        with FAULTS[code](served):
            asyncio.run(fill_up())
            assert ask(served) == (503, {**WELL, "ok": False, "store": code})
        assert ask(served) == (200, WELL)
    begun, ended = caplog.text.count("saving fails"), caplog.text.count("saving works again")
    assert (begun, ended) == (1, 1), caplog.text


@pytest.mark.sqlite
def test_many_who_ask_share_one_trial(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    trials = 0
    probe = SqliteStore.probe

    async def counted(store: SqliteStore) -> None:
        nonlocal trials
        trials += 1
        await probe(store)

    monkeypatch.setattr(SqliteStore, "probe", counted)
    monkeypatch.setattr(health, "FRESH_S", 600.0)
    with serving(tmp_path / "a.db") as served:

        async def all_at_once() -> None:
            check: health.HealthCheck = cast(Any, served.app._app).state.health
            assert {one.ok for one in await asyncio.gather(*(check.report() for _ in range(100)))} == {True}

        served.inside(all_at_once())
        assert [ask(served)[0] for _ in range(20)] == [200] * 20
    assert trials == 1


@scenario
async def test_a_probe_leaves_nothing_behind_and_no_file_that_grows(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path / "a.db")
    await store.create(TableRow("table-1", 1, 5, b"{}", b"seed"), [])
    await store.probe()
    (pages,) = store._db.execute("PRAGMA page_count").fetchone()
    for _ in range(20):
        await store.probe()
    assert store._db.execute("PRAGMA page_count").fetchone() == (pages,)
    for name in ("tables", "tokens", "log"):
        assert store._db.execute(f"SELECT count(*) FROM {name}").fetchone() == (name == "tables",)  # noqa: S608
    assert await store.newest_ms() == 5
    await store.close()


@pytest.mark.usefixtures("fresh")
def test_health_says_that_no_bot_can_think(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def no_process(*_: Any) -> Any:
        raise WorkerFailed("internal")

    with serving(tmp_path / "a.db") as served:

        async def dismiss() -> None:
            await eventually(lambda: bool(served.pool._idle))
            while served.pool._idle:
                await served.pool._idle.pop().end()

        served.inside(dismiss())
        with monkeypatch.context() as patched:
            patched.setattr(Process, "start", no_process)
            assert ask(served) == (503, {**WELL, "ok": False, "bots": "bots-failed"})
        assert ask(served) == (200, WELL)
        monkeypatch.setattr(Process, "start", no_process)
        assert ask(served) == (200, WELL)  # the new worker is alive


@scenario
async def test_a_store_that_does_not_answer_is_not_waited_for_for_ever(monkeypatch: pytest.MonkeyPatch) -> None:
    class Stuck:
        async def probe(self) -> None:
            await asyncio.Event().wait()

    class Thinking:
        async def check(self) -> None:
            pass

    monkeypatch.setattr(health, "PATIENCE_S", 0.01)
    stuck: Any = Stuck()
    thinking: Any = Thinking()
    check = health.HealthCheck(stuck, thinking, lambda: 0.0)
    assert await check.report() == health.Health(ok=False, store="store-stuck")
    await check.close()


# The log of faults.


class Clock:
    now_s = 1000.0

    def __call__(self) -> float:
        return self.now_s


def logged(caplog: pytest.LogCaptureFixture) -> list[str]:
    lines = [record.getMessage() for record in caplog.records]
    caplog.clear()
    return lines


def test_a_fault_is_logged_when_it_begins_once_a_minute_and_when_it_ends(caplog: pytest.LogCaptureFixture) -> None:
    clock = Clock()
    faults = FaultLog(logging.getLogger("test"), "saving", clock)
    faults.worked()
    assert logged(caplog) == []
    for _ in range(400):
        faults.failed("store-full", "SQLITE_FULL")
        clock.now_s += 0.125
    assert logged(caplog) == ["saving fails (store-full, SQLITE_FULL); refused so far: 1"]
    for _ in range(480):
        faults.failed("store-full", "SQLITE_FULL")
        clock.now_s += 0.125
    assert logged(caplog) == ["saving fails (store-full, SQLITE_FULL); refused so far: 481"]
    for _ in range(3):
        faults.worked()
    assert logged(caplog) == ["saving works again after 110 s; refused: 880"]
    clock.now_s += 60
    faults.failed("store-full")
    assert logged(caplog) == ["saving fails (store-full); refused so far: 1"]


def test_a_fault_that_comes_and_goes_is_not_logged_each_time(caplog: pytest.LogCaptureFixture) -> None:
    clock = Clock()
    faults = FaultLog(logging.getLogger("test"), "saving", clock)
    for _ in range(960):
        faults.failed("store-full")
        faults.worked()
        clock.now_s += 0.125
    lines = logged(caplog)
    assert lines[:2] == ["saving fails (store-full); refused so far: 1", "saving works again after 0 s; refused: 1"]
    assert lines[2:] == ["saving fails (store-full); refused so far: 480", "saving works again after 0 s; refused: 480"]


@scenario
async def test_a_job_that_is_wrong_in_itself_does_not_end_the_thread(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path / "a.db")
    works: list[Callable[[sqlite3.Connection], object]] = [
        lambda db: db.execute("SELECT ?", ("\ud800",)),
        lambda db: db.execute("SELECT ?", (1 << 80,)),
        lambda _: 1 / 0,
    ]
    for work in works:
        for writes in (True, False):
            with pytest.raises((UnicodeEncodeError, OverflowError, ZeroDivisionError)):
                await store._do(work, writes=writes)
    with pytest.raises(StoreFailure) as failure:
        await store._do(lambda db: db.execute("SELECT nothing"))
    assert failure.value.code == "store-failed"
    await store.probe()
    await store.close()
