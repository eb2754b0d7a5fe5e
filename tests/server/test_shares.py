"""Fair shares of the event loop: what takes long is done bit by bit, and charged to whoever asks for it.

How long the loop was busy in one go is measured in its own processor time, which does not depend on how busy the
machine is.
"""

import asyncio
import gc
import time
from collections.abc import Awaitable, Generator
from itertools import pairwise
from typing import TypeVar

import pytest

from mazechase.server.limits import Limits
from mazechase.server.shares import Shares
from mazechase.server.tables import Tables
from server.memory import Service
from server.running import scenario
from server.test_costs import long_record

T = TypeVar("T")

IN_ONE_GO_S = 0.04  # the longest that anything may hold up everybody else; a slice takes two milliseconds


async def longest_turn_s(work: Awaitable[T]) -> tuple[T, float]:
    """Do something, and give the longest processor time that the loop spent between two turns of another task."""
    turns: list[float] = []

    async def other() -> None:
        while True:
            turns.append(time.thread_time())
            await asyncio.sleep(0)

    beside = asyncio.get_running_loop().create_task(other())
    await asyncio.sleep(0)
    gc.disable()  # a collection looks at all that the tests have made so far
    try:
        result = await work
    finally:
        gc.enable()
        beside.cancel()
    turns.append(time.thread_time())
    return result, max(after - before for before, after in pairwise(turns))


def running(limits: Limits | None = None) -> Service:
    service = Service(limits or Limits())
    service.clock._steady_s = time.perf_counter
    return service


@scenario
async def test_a_long_record_is_read_and_shown_bit_by_bit() -> None:
    service = running(Limits(time_percent=1_000))
    made, opening_s = await longest_turn_s(Tables(service.hub, "192.0.2.66").show(long_record(1_200)))
    assert opening_s < IN_ONE_GO_S
    await service.hub._close(made.table.id)
    _, again_s = await longest_turn_s(service.hub.room(made.table.id, "192.0.2.66"))
    assert again_s < IN_ONE_GO_S, "a table that was put away is opened bit by bit too"
    line = await service.dial(made.table.id, made.watch)
    _, history_s = await longest_turn_s(
        line.say(*({"t": "history", "id": f"h{n}", "since": n * 200} for n in range(6)))
    )
    assert history_s < IN_ONE_GO_S
    await line.hang_up()
    await service.close()


def spin(seconds: float) -> None:
    """Use so much processor time."""
    until = time.thread_time() + seconds
    while time.thread_time() < until:
        pass


class Clock:
    now = 100.0

    def __call__(self) -> float:
        return self.now


def test_who_has_used_up_its_share_waits_and_nobody_else() -> None:
    clock = Clock()
    shares = Shares(0.5, 1.0, 100, clock)
    shares.charge("greedy", 1.0)
    assert shares.wait_s("greedy") == 0, "that much at once is everybody's"
    shares.charge("greedy", 0.5)
    assert shares.wait_s("greedy") == pytest.approx(1.0)
    assert shares.wait_s("other") == 0
    clock.now += 1
    assert shares.wait_s("greedy") == pytest.approx(0)


def test_addresses_are_forgotten_when_there_are_many() -> None:
    shares = Shares(0.5, 0.0, 3, Clock())
    for number in range(10):
        shares.charge(f"address {number}", 1.0)
    assert len(shares._used) == 3
    assert shares.wait_s("address 0") == 0
    assert shares.wait_s("address 9") == 2


@scenario
async def test_who_joins_work_that_waits_for_somebody_greedy_pays_for_it_and_need_not_wait() -> None:
    shares = Shares(0.2, 0.0, 100, time.perf_counter)
    shares.charge("greedy", 100.0)  # has to wait five seconds before every slice
    payers = {"greedy"}

    def work() -> Generator[None, None, str]:
        for _ in range(5):
            spin(0.002)
            yield
        return "done"

    payers.add("other")
    async with asyncio.timeout(20):
        assert await shares.in_slices(payers, work()) == "done"
    assert shares.wait_s("other") > 0


@scenario
async def test_an_error_in_long_work_reaches_whoever_waits_for_it() -> None:
    def work() -> Generator[None, None, None]:
        yield
        raise ValueError

    with pytest.raises(ValueError):  # noqa: PT011 (made here)
        await Shares(0.5, 1.0, 100, time.perf_counter).in_slices(("somebody",), work())
