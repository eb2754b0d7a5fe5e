"""One pool for everything heavy: its answers, what it survives, and who comes first."""

import asyncio
import os
import signal
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any

import msgspec
import pytest

from mazechase import game
from mazechase.errors import BadDocument, BadOption, BadText, MazechaseError
from mazechase.rules.api import IllegalAction, Refusal
from mazechase.rules.documents import MOST_LETTERS_IN_VALUE
from mazechase.server.edge.app import STATUS
from mazechase.server.limits import Limits
from mazechase.server.thinking import process, trying, worker
from mazechase.server.thinking.fairqueue import TooBusy, Who
from mazechase.server.thinking.job import Problem, Reply, TooCostly
from mazechase.server.thinking.jobs import CheckDocument, Chosen, DrawQr, LookBack, Think, TryGame
from mazechase.server.thinking.pool import LONG_MS, Pool
from mazechase.server.thinking.process import WorkerFailed
from mazechase.server.thinking.thinkers import Thinkers
from mazechase.server.thinking.worker import Worker
from server.running import TESTS, eventually, scenario
from server.test_costs import long_record

DIE = 'id = "mine"\ngame = "mspacman"\ntitle = "Mine"\nsource = "home-made"\nfaces = ["1", "F2", "3"]\n'
GAME = game("quoridor")
START = GAME.start()
LEGAL = tuple(GAME.write(action) for action in GAME.legal(START))
HERE, THERE, THIRD = Who("192.0.2.1", "t1"), Who("192.0.2.2", "t2"), Who("192.0.2.3", "t3")


def think(bot: str, budget_ms: int = 100) -> Think:
    return Think(
        game="quoridor",
        players=2,
        options={},
        rules_version=1,
        bot=bot,
        view=msgspec.Raw(msgspec.json.encode(GAME.view(START, GAME.seats[0]))),
        legal=LEGAL,
        budget_ms=budget_ms,
        seed="1",
    )


def waiting(budget_ms: int) -> Think:
    return think("server.badbots:Waiting", budget_ms)


def document(text: str, file: str = "mine.toml", option: str = "die_faces") -> CheckDocument:
    return CheckDocument(game="mspacman", players=2, option=option, file=file, text=text)


@asynccontextmanager
async def pooling(
    monkeypatch: pytest.MonkeyPatch, workers: int = 1, limits: Limits | None = None
) -> AsyncIterator[Pool]:
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join((str(TESTS), os.environ.get("PYTHONPATH", ""))))
    pool = Pool(limits or Limits(), time.monotonic, workers, grace_s=15)  # noqa: TID251
    try:
        yield pool
    finally:
        await pool.close()


def pids(pool: Pool) -> set[int]:
    """List the processes that are doing a job."""
    return {order.process.pid for order in pool._orders.values() if order.process is not None}


# What it answers.


@scenario
async def test_every_kind_of_job_is_answered(monkeypatch: pytest.MonkeyPatch) -> None:
    async with pooling(monkeypatch) as pool:
        assert (await pool.run(think("level1"), HERE)).action in LEGAL
        assert (await pool.run(document(DIE), HERE)).document["faces"] == ["1", "F2", "3"]
        rows = (await pool.run(DrawQr(text="http://192.0.2.1:8750/t/abc#token"), HERE)).rows
        assert len(rows) == len(rows[0]) >= 21
        assert set("".join(rows)) == {"0", "1"}
        assert len(pool._idle) == 1, "all by one worker"


REFUSED: tuple[tuple[Any, type[MazechaseError], str], ...] = (
    (document("faces = "), BadDocument, "document-unreadable"),
    (document("[]", "mine.json"), BadDocument, "document-not-a-table"),
    (document("faces = [1]"), BadDocument, "mspacman-document-field"),
    (document(DIE, option="none"), BadOption, "no-such-option"),
    (document("[" * 5000, "mine.json"), BadDocument, "document-too-large"),
)


@scenario
async def test_an_error_crosses_as_it_was_raised(monkeypatch: pytest.MonkeyPatch) -> None:
    async with pooling(monkeypatch) as pool:
        for job, kind, code in REFUSED:
            with pytest.raises(MazechaseError) as here:
                worker.Worker().do(job)
            with pytest.raises(kind) as crossed:
                await pool.run(job, HERE)
            assert type(crossed.value) is kind
            assert (crossed.value.code, crossed.value.params) == (code, here.value.params)
            assert str(crossed.value) == str(here.value)
            assert len(pool._idle) == 1, "the worker is well"


def test_a_refusal_crosses_and_an_unknown_class_becomes_a_known_one() -> None:
    error = IllegalAction(Refusal("last-path", "QUOR-11", "quoridor-refuse-last-path", {"seat": 2}, ("e2",)))
    problem = msgspec.json.decode(msgspec.json.encode(Problem.of(error)), type=Problem)
    again = problem.raised()
    assert isinstance(again, IllegalAction)
    assert again.refusal == error.refusal
    strange = Problem(error="elsewhere.Error", code="bad-text", params={"a": 1}).raised()
    assert (type(strange), strange.code, strange.params) == (BadText, "bad-text", {"a": 1})


@scenario
async def test_a_large_answer_comes_whole(monkeypatch: pytest.MonkeyPatch) -> None:
    letters = "\N{LARGE YELLOW CIRCLE}" * MOST_LETTERS_IN_VALUE  # each four bytes
    async with pooling(monkeypatch) as pool:
        read = await pool.run(document(DIE.replace("Mine", letters)), HERE)
    assert read.document["title"] == letters


# What it survives.


@pytest.mark.parametrize("bad", ["Spinning", "Hoarding"])
@scenario
async def test_too_much_time_or_memory_ends_the_job_and_nothing_else(bad: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async with pooling(monkeypatch, workers=2, limits=Limits(worker_mb=200)) as pool:
        pool._grace_s = 600  # so that it isn't wall-clock time that ends them
        failing = asyncio.ensure_future(pool.run(think(f"server.badbots:{bad}"), HERE))
        beside = await pool.run(think("level1"), THERE)
        with pytest.raises(TooCostly):
            await failing
        after = await pool.run(think("level1"), HERE)
    assert {beside.action, after.action} <= set(LEGAL)


@pytest.mark.parametrize("bad", ["Dying", "Failing", "Babbling"])
@scenario
async def test_a_worker_that_fails_is_replaced(bad: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async with pooling(monkeypatch) as pool:
        with pytest.raises(WorkerFailed):
            await pool.run(think(f"server.badbots:{bad}"), HERE)
        assert (await pool.run(think("level1"), HERE)).action in LEGAL


@scenario
async def test_a_worker_that_is_not_ready_in_time_means_a_busy_machine(monkeypatch: pytest.MonkeyPatch) -> None:
    async with pooling(monkeypatch) as pool:
        with monkeypatch.context() as busy:
            busy.setattr(process, "START_S", 0.0)
            with pytest.raises(WorkerFailed) as late:
                await pool.run(think("level1"), HERE)
        assert (late.value.code, STATUS[type(late.value)]) == ("too-busy", 503)
        assert (await Thinkers(pool, 2000).choose(think("level1"), HERE)).action in LEGAL


@scenario
async def test_workers_leave_the_processor_to_the_service(monkeypatch: pytest.MonkeyPatch) -> None:
    async with pooling(monkeypatch) as pool:
        pool.warm()
        await eventually(lambda: len(pool._idle) == 1)
        own = os.getpriority(os.PRIO_PROCESS, 0)
        assert os.getpriority(os.PRIO_PROCESS, pool._idle[0].pid) == min(19, own + worker.NICENESS)


@scenario
async def test_a_worker_that_has_grown_large_is_replaced(monkeypatch: pytest.MonkeyPatch) -> None:
    with monkeypatch.context() as small:
        small.setattr(worker, "LARGE_MB", 1)
        assert worker.Worker().reply(think("level1")).last
    assert not worker.Worker().reply(think("level1")).last or worker._large()
    async with pooling(monkeypatch) as pool:
        await pool.run(think("level1"), HERE)
        (idle,) = pool._idle
        monkeypatch.setattr(idle, "ask", _last(idle.ask))
        await pool.run(think("level1"), HERE)
        assert not pool._idle
        assert not idle.alive
        assert (await pool.run(think("level1"), HERE)).action in LEGAL


def _last(ask: Callable[..., Any]) -> Callable[..., Any]:
    async def asked(*args: Any) -> Reply:
        reply: Reply = await ask(*args)
        return msgspec.structs.replace(reply, last=True)

    return asked


# Who comes first.


@scenario
async def test_while_long_jobs_run_a_short_one_need_not_wait(monkeypatch: pytest.MonkeyPatch) -> None:
    async with pooling(monkeypatch, workers=2) as pool:
        long = [asyncio.ensure_future(pool.run(waiting(30_000), who)) for who in (HERE, THERE)]
        await eventually(lambda: bool(pids(pool)))
        await pool.run(DrawQr(text="short"), THIRD)
        assert not any(job.done() for job in long)
        assert len(pool._queue) == 1, "one worker is kept for short jobs"
        for job in long:
            job.cancel()
        await asyncio.gather(*long, return_exceptions=True)


@scenario
async def test_what_a_bot_is_used_to_is_learned(monkeypatch: pytest.MonkeyPatch) -> None:
    async with pooling(monkeypatch) as pool:
        assert pool._claim(think("level1", 1000), HERE).cost_ms == 500, "at first it may go either way"
        for _ in range(10):  # the first has to load a module, and the machine may be busy
            await pool.run(think("level1", 1000), HERE)
        assert pool._claim(think("level1", 1000), HERE).cost_ms < 300
        await pool.run(think("classic3", 300), HERE)
        assert pool._claim(think("classic3", 1000), HERE).cost_ms > 300
        await pool.run(think("level1", 20), HERE)
        assert pool._claim(think("level1", 1000), HERE).cost_ms < 300, "one that had no time says nothing"


@scenario
async def test_an_address_with_many_thoughts_gets_less_for_each(monkeypatch: pytest.MonkeyPatch) -> None:
    async with pooling(monkeypatch) as pool:
        await pool.run(think("level1"), THIRD)
        (idle,) = pool._idle
        asked: list[tuple[int, asyncio.Future[Reply]]] = []

        async def ask(job: Think, within_s: float) -> Reply:
            assert within_s > job.budget_ms / 1000
            answer: asyncio.Future[Reply] = asyncio.get_running_loop().create_future()
            asked.append((job.budget_ms, answer))
            return await answer

        monkeypatch.setattr(idle, "ask", ask)
        hostile = [asyncio.ensure_future(pool.run(think("classic3", 2000), HERE)) for _ in range(3)]
        many = [asyncio.ensure_future(pool.run(think("classic3", 2000), Who("192.0.2.1", f"{n}"))) for n in range(57)]
        innocent = asyncio.ensure_future(pool.run(think("classic3", 2000), THERE))
        for number in range(3):
            await eventually(lambda number=number: len(asked) == number + 1)  # type: ignore[misc]
            asked[number][1].set_result(Reply(answer=Chosen(LEGAL[0], 50), used_ms=50))
        assert [budget_ms for budget_ms, _ in asked] == [2000, 2000, 50], "the first was alone, the second innocent"
        assert innocent.done()
        for job in (*hostile, *many):
            job.cancel()
        await asyncio.gather(*hostile, *many, return_exceptions=True)


@scenario
async def test_a_bot_never_thinks_longer_than_the_service_lets_it(monkeypatch: pytest.MonkeyPatch) -> None:
    async with pooling(monkeypatch) as pool:
        budgets: list[int] = []

        async def run(job: Think, who: Who) -> Chosen:
            assert who == HERE
            budgets.append(job.budget_ms)
            return Chosen(LEGAL[0], job.budget_ms)

        monkeypatch.setattr(pool, "run", run)
        for budget_ms in (10_000, 2_000, 10):
            await Thinkers(pool, Limits().bot_ms).choose(think("classic3", budget_ms), HERE)
        assert budgets == [2_000, 2_000, 10]


@scenario
async def test_there_is_an_end_to_what_may_wait(monkeypatch: pytest.MonkeyPatch) -> None:
    async with pooling(monkeypatch, limits=Limits(jobs_per_table=2)) as pool:
        two = [asyncio.ensure_future(pool.run(think("level1"), HERE)) for _ in range(2)]
        await asyncio.sleep(0)
        with pytest.raises(TooBusy):
            await pool.run(think("level1"), HERE)
        with pytest.raises(TooBusy):
            await Thinkers(pool, 2000).choose(think("level1"), HERE)
        await asyncio.gather(*two)
        assert (await pool.run(think("level1"), HERE)).action in LEGAL


# What nobody waits for any longer.


@scenario
async def test_what_nobody_waits_for_is_dropped_and_stopped(monkeypatch: pytest.MonkeyPatch) -> None:
    async with pooling(monkeypatch) as pool:
        running = asyncio.ensure_future(pool.run(think("classic3", 60_000), HERE))
        await eventually(lambda: bool(pids(pool)))
        (pid,) = pids(pool)
        waits = asyncio.ensure_future(pool.run(think("classic3", 60_000), HERE))
        await asyncio.sleep(0)
        assert len(pool._queue) == 1
        waits.cancel()
        await asyncio.gather(waits, return_exceptions=True)
        assert len(pool._queue) == 0
        running.cancel()
        await eventually(lambda: bool(pool._idle))
        assert pool._idle[0].pid == pid, "it was told to hurry, not killed"
        assert (await pool.run(think("classic3", 50), HERE)).action in LEGAL, "and takes its time for the next"


@scenario
async def test_a_worker_is_hurried_even_before_it_has_read_its_job() -> None:
    worker = await process.Process.start(512, ())
    os.kill(worker.pid, signal.SIGSTOP)
    asking = asyncio.ensure_future(worker.ask(think("classic3", 60_000), 50))
    await asyncio.sleep(0)
    worker.hurry()
    os.kill(worker.pid, signal.SIGCONT)
    reply = await asking
    assert reply.answer.action in LEGAL
    assert reply.used_ms < 30_000
    await worker.end()


@scenario
async def test_after_the_end_nothing_is_taken_and_nobody_waits(monkeypatch: pytest.MonkeyPatch) -> None:
    async with pooling(monkeypatch) as pool:
        jobs = [asyncio.ensure_future(pool.run(waiting(5000), HERE)) for _ in range(2)]
        await eventually(lambda: bool(pids(pool)))
        await pool.close()
        done = await asyncio.gather(*jobs, return_exceptions=True)
        assert all(isinstance(one, asyncio.CancelledError) for one in done)
        with pytest.raises(TooBusy):
            await pool.run(think("level1"), HERE)


# Trials.


@pytest.mark.parametrize("more", [{}, {"options": {"max_turns": 1}}, {"position": "e1,e9 0,0 - 1 0"}])
def test_a_game_with_lists_too_long_for_a_page_is_refused(
    monkeypatch: pytest.MonkeyPatch, more: dict[str, Any]
) -> None:
    """Neither a limit on turns nor a position without choices hides it."""
    job = TryGame(**{"game": "quoridor", "players": 2, "options": {}, **more})
    Worker().do(job)
    monkeypatch.setattr(trying, "MOST_CHOICES", 100)
    with pytest.raises(TooCostly):
        Worker().do(job)


def test_a_record_is_tried_where_it_begins(monkeypatch: pytest.MonkeyPatch) -> None:
    seen = []
    monkeypatch.setattr(trying, "_play_at_random", lambda game, state, _: seen.append(game.position(state)))
    position = "e3,e7 10,10 - 1 0"
    Worker().do(TryGame(game="quoridor", players=2, options={}, position=position))
    assert position in seen


def test_a_document_is_no_job_for_the_worker_of_short_jobs() -> None:
    assert document("").terms.cost_ms > LONG_MS
    assert TryGame(game="quoridor", players=2, options={}).terms.cost_ms > LONG_MS


@scenario
async def test_a_review_keeps_no_bot_waiting_even_with_one_worker(monkeypatch: pytest.MonkeyPatch) -> None:
    async with pooling(monkeypatch, workers=1) as pool:
        record = long_record(20).decode()
        reviews = [asyncio.ensure_future(pool.run(LookBack(record=record, budget_ms=60_000), HERE)) for _ in range(2)]
        assert (await pool.run(think("level1", 500), HERE)).action in LEGAL  # same address
        assert (await pool.run(think("level1", 500), THERE)).action in LEGAL
        assert not any(review.done() for review in reviews)
        for review in reviews:
            review.cancel()
        await asyncio.gather(*reviews, return_exceptions=True)
