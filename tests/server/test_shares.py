"""Fair shares of the event loop: long work is done in slices, and charged to those who ask for it.

How long the loop was busy in one go is measured in its own processor time, which does not depend on how busy the
machine is.
"""

import asyncio
import gc
import json
import time
from collections.abc import Awaitable, Callable, Generator
from itertools import pairwise
from typing import TypeVar, cast

import pytest

import mazechase
from mazechase.rules.api import Seat
from mazechase.server.edge.people import People
from mazechase.server.edge.socket import Connection, Socket
from mazechase.server.lane import AT_ONCE
from mazechase.server.limits import Limits
from mazechase.server.shares import Payer, Share, Shares
from mazechase.server.table.table import SENDING_S
from mazechase.server.table.tables import Tables
from mazechase.server.table.tokens import digest
from mazechase.server.wire.requests import Claim, NewPlace, NewTable
from server.memory import HOST, WATCH, QueueSocket, Service, token
from server.running import scenario
from server.setting import advance
from server.test_costs import long_record

T = TypeVar("T")

IN_ONE_GO_S = 0.04  # the longest that anything may block everybody else; a slice takes two milliseconds


async def longest_turn_s(work: Awaitable[T]) -> tuple[T, float]:
    """Return the longest processor time that the loop spent between two turns of another task during some work."""
    turns: list[float] = []

    async def other() -> None:
        while True:
            turns.append(time.thread_time())
            await asyncio.sleep(0)

    beside = asyncio.get_running_loop().create_task(other())
    await asyncio.sleep(0)
    gc.disable()  # a collection would scan everything the tests have created
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
    service = running(Limits(time_percent=1_000, person_time_percent=1_000))
    made, opening_s = await longest_turn_s(Tables(service.hub, Payer("192.0.2.66")).show(long_record(1_200)))
    assert opening_s < IN_ONE_GO_S
    await service.hub._close(made.table.id)
    _, again_s = await longest_turn_s(service.hub.table(made.table.id, Payer("192.0.2.66")))
    assert again_s < IN_ONE_GO_S, "a table that was put away is opened bit by bit too"
    line = await service.dial(made.table.id, made.watch)
    _, history_s = await longest_turn_s(
        line.say(*({"t": "history", "id": f"h{n}", "since": n * 200} for n in range(6)))
    )
    assert history_s < IN_ONE_GO_S
    await line.hang_up()
    await service.close()


def spin(seconds: float) -> None:
    """Use up this much processor time."""
    until = time.thread_time() + seconds
    while time.thread_time() < until:
        pass


class Clock:
    now = 100.0

    def __call__(self) -> float:
        return self.now


def shares(address: Share, person: Share | None = None, now_s: Callable[[], float] | None = None) -> Shares:
    return Shares(address, person or Share(1_000, 1_000), 100, now_s or Clock())


GREEDY, OTHER = Payer("192.0.2.1", "greedy"), Payer("192.0.2.2", "other")
NEIGHBOUR = Payer("192.0.2.1", "neighbour")


def test_who_has_used_up_its_share_waits_and_nobody_else() -> None:
    clock = Clock()
    fair = shares(Share(0.5, 1.0), now_s=clock)
    fair.charge(GREEDY, 1.0)
    assert fair.wait_s(GREEDY) == 0, "that much at once is everybody's"
    fair.charge(GREEDY, 0.5)
    assert fair.wait_s(GREEDY) == pytest.approx(1.0)
    assert fair.wait_s(NEIGHBOUR) == pytest.approx(1.0), "the address has used up its share"
    assert fair.wait_s(OTHER) == 0
    clock.now += 1
    assert fair.wait_s(GREEDY) == pytest.approx(0)


def test_a_person_has_a_share_of_the_address_and_neighbours_need_not_wait() -> None:
    fair = shares(Share(0.5, 10.0), Share(0.1, 1.0))
    fair.charge(GREEDY, 1.5)
    assert fair.wait_s(GREEDY) == pytest.approx(5.0)
    assert fair.wait_s(NEIGHBOUR) == 0
    assert fair.wait_s(Payer(GREEDY.address)) == 0, "strangers have a share together"


@scenario
async def test_of_those_who_wait_behind_an_address_who_has_used_least_is_next() -> None:
    fair = shares(Share(2.0, 0.0), Share(0.1, 1_000), time.perf_counter)
    fair.charge(GREEDY, 0.4)  # the address must wait for 0.2 seconds
    order: list[str] = []

    async def message(payer: Payer) -> None:
        async with fair.turn(payer):
            order.append(payer.person)

    async with asyncio.timeout(20), asyncio.TaskGroup() as together:
        for _ in range(3):
            together.create_task(message(GREEDY))
        await asyncio.sleep(0.01)
        together.create_task(message(NEIGHBOUR))
    assert order == ["neighbour", "greedy", "greedy", "greedy"]
    assert not fair._lanes


@scenario
async def test_few_messages_of_an_address_are_under_way_at_once() -> None:
    fair = shares(Share(1.0, 100.0))
    under_way = most = 0

    async def message() -> None:
        nonlocal under_way, most
        async with fair.turn(GREEDY):
            under_way += 1
            most = max(most, under_way)
            await asyncio.sleep(0.001)
            under_way -= 1

    async with asyncio.timeout(20), asyncio.TaskGroup() as together:
        for _ in range(5 * AT_ONCE):
            together.create_task(message())
    assert most == AT_ONCE
    assert not fair._lanes


@scenario
async def test_who_gives_up_waiting_leaves_no_trace() -> None:
    fair = shares(Share(1.0, 0.0), now_s=time.perf_counter)
    fair.charge(GREEDY, 0.2)

    async def message() -> None:
        async with fair.turn(GREEDY):
            pass

    loop = asyncio.get_running_loop()
    impatient, patient = loop.create_task(message()), loop.create_task(message())
    await asyncio.sleep(0.01)
    impatient.cancel()
    async with asyncio.timeout(20):
        await patient
    assert impatient.cancelled()
    assert not fair._lanes


def test_addresses_are_forgotten_when_there_are_many() -> None:
    fair = Shares(Share(0.5, 0.0), Share(0.5, 0.0), 3, Clock())
    for number in range(10):
        fair.charge(Payer(f"address {number}"), 1.0)
    assert len(fair._addresses) == len(fair._people) == 3
    assert fair.wait_s(Payer("address 0")) == 0
    assert fair.wait_s(Payer("address 9")) == 2


@scenario
async def test_who_joins_work_that_waits_for_somebody_greedy_pays_for_it_and_need_not_wait() -> None:
    fair = shares(Share(0.2, 0.0), now_s=time.perf_counter)
    fair.charge(GREEDY, 100.0)  # must wait five seconds before every slice
    payers = {GREEDY}

    def work() -> Generator[None, None, str]:
        for _ in range(5):
            spin(0.002)
            yield
        return "done"

    payers.add(OTHER)
    async with asyncio.timeout(20):
        assert await fair.in_slices(payers, work()) == "done"
    assert fair._people.lately_s(OTHER) > 0.005


@scenario
async def test_an_error_in_long_work_reaches_whoever_waits_for_it() -> None:
    def work() -> Generator[None, None, None]:
        yield
        raise ValueError

    with pytest.raises(ValueError):  # noqa: PT011 (made here)
        await shares(Share(0.5, 1.0), now_s=time.perf_counter).in_slices((OTHER,), work())


@scenario
async def test_many_who_ask_a_little_each_do_not_go_before_somebody_who_asks_less() -> None:
    """Tokens are easy to get, so it is not enough that each of them has used nothing."""
    clock = Clock()
    fair = shares(Share(0.5, 0.0), Share(0.5, 1.0), clock)
    crowd = [Payer("192.0.2.1", f"token {number}") for number in range(30)]
    for _ in range(20):  # for seconds, each uses a little of its share and nothing beyond it
        for payer in crowd:
            fair.charge(payer, 0.004)
        fair.charge(NEIGHBOUR, 0.002)
        clock.now += 1
    assert all(fair._people.used_s(payer) == 0 for payer in crowd)
    lately = fair._people.lately_s
    assert lately(NEIGHBOUR) < min(map(lately, crowd))


@scenario
async def test_what_the_host_makes_the_server_send_is_charged() -> None:
    service = running()
    room = await service.table(mazechase.game("quoridor", 2), "crowded-table")
    lines = [await service.dial(room.id, WATCH) for _ in range(20)]
    before = service.hub.shares._addresses.lately_s("192.0.2.66")
    await Tables(service.hub, Payer("192.0.2.66")).renew(room.id, HOST, "invite")
    assert service.hub.shares._addresses.lately_s("192.0.2.66") - before >= len(lines) * SENDING_S
    for line in lines:
        await line.hang_up()
    await service.close()


@scenario
async def test_what_bots_make_the_server_send_is_charged_to_who_is_there() -> None:
    service = running()
    room = await service.table(mazechase.game("quoridor", 2), "crowded-table", bots=(2,))
    player = await service.dial(room.id, token(1), address="192.0.2.7")
    lines = [await service.dial(room.id, WATCH) for _ in range(20)]
    before = service.hub.shares._addresses.lately_s("192.0.2.7")
    await advance(room, lambda match: match.act(Seat(1), ("e2",), room.now_ms()))
    assert service.hub.shares._addresses.lately_s("192.0.2.7") - before >= len(lines) * SENDING_S
    for line in (player, *lines):
        await line.hang_up()
    await service.close()


@scenario
async def test_somebody_who_sat_here_before_does_not_queue_behind_strangers_at_the_same_address() -> None:
    service = Service(Limits())
    room = await service.table(mazechase.game("quoridor", 2), "busy-cafe")
    people = People(1, 1, 10, service.clock.steady_s)
    people.verified(digest(token(1)))
    service.hub.shares.charge(Payer("192.0.2.1"), 2)
    service.seconds += 4  # enough for the address, but not for its strangers
    assert (
        service.hub.shares.wait_s(Payer("192.0.2.1", digest(token(1))))
        == 0
        < service.hub.shares.wait_s(Payer("192.0.2.1"))
    )
    sockets = {key: QueueSocket("192.0.2.1") for key in (WATCH, token(1))}
    running = [
        asyncio.ensure_future(Connection(cast(Socket, socket), service.hub, people.recognised).run())
        for socket in sockets.values()
    ]
    for key, socket in sockets.items():
        hello = json.dumps({"t": "hello", "table": room.id, "tokens": [key]})
        socket.incoming.put_nowait({"type": "websocket.receive", "text": hello})
    await sockets[token(1)].heard.wait()
    assert not sockets[WATCH].sent
    for task in running:
        task.cancel()
    await asyncio.gather(*running, return_exceptions=True)
    await service.close()


@scenario
async def test_somebody_who_has_just_sat_down_is_no_stranger() -> None:
    service, known = Service(), list[str]()
    tables = Tables(service.hub, verified=known.append)
    made = await tables.create(NewTable(game="quoridor", places=(NewPlace("here"), NewPlace("link"))))
    claimed = await tables.claim(made.table.id, made.invite, Claim())
    assert {digest(made.places["1"]), digest(claimed.places["2"])} <= set(known)
    await service.close()
