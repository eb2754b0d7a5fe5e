"""Work that waits for its turn: who is next, at what cost, and what long messages cost their sender."""

import asyncio
import json
import time
from pathlib import Path
from random import Random

import pytest

import mazechase
from mazechase.server.edge.socket import LETTER_S, LONG, Connection
from mazechase.server.lane import AT_ONCE, Lane
from mazechase.server.shares import HALF_S, SLICE_S, Payer, Share, Shares
from server.client import enter
from server.memory import Service, token
from server.running import scenario, serving
from server.setting import quoridor, seats, table

HERE = "192.0.2.1"


def nothing() -> None:
    pass


def test_whoever_has_used_the_least_is_next_whatever_they_use_meanwhile() -> None:
    rng, used = Random(7), dict.fromkeys("abcdef", 0.0)
    lane = Lane(used.__getitem__)
    for _ in range(300):
        lane.add(rng.choice("abcdef"), nothing, later=False)
    while (first := lane.first()) is not None:
        waiting = {name for name, queue in lane._waiting.items() if queue}
        assert used[first.payer] == min(used[name] for name in waiting)
        lane.start_first()
        used[first.payer] += rng.random()
    assert lane.under_way == 300


def test_who_gives_up_leaves_no_pile() -> None:
    lane = Lane[str](lambda _: 0.0)
    kept = lane.add("kept", nothing, later=False)
    for _ in range(1_000):
        lane.add("hasty", nothing, later=False).give_up()
    assert sum(map(len, lane._waiting.values())) < 10
    assert lane
    assert lane.first() is kept
    lane.start_first()
    kept.give_up()  # too late
    assert not lane
    assert lane.first() is None


def test_the_order_of_payers_lasts_until_they_are_charged() -> None:
    now = 0.0
    fair = Shares(Share(1, 1), Share(1, 1), 1_000, lambda: now)
    rng, payers = Random(3), [Payer(HERE, str(n)) for n in range(50)]
    for payer in payers:
        now += rng.random() * HALF_S
        fair.charge(payer, rng.random())
    ranks = [fair._people.rank(payer) for payer in payers]
    for _ in range(3):
        now += 1e5  # a day
        assert [fair._people.rank(payer) for payer in payers] == ranks
    now -= 3e5
    assert sorted(payers, key=fair._people.lately_s) == sorted(payers, key=fair._people.rank)
    assert fair._people.rank(Payer(HERE, "new")) < min(ranks)


@scenario
async def test_finding_the_next_costs_the_same_however_many_wait() -> None:
    async def cost_s(many: int, people: int) -> float:
        fair = Shares(Share(1_000, 1_000), Share(1_000, 1_000), 100_000, lambda: 0.0)
        done = asyncio.Event()
        left = many

        def start(payer: Payer) -> None:
            nonlocal left
            left -= 1
            fair.charge(payer, SLICE_S / 50)
            fair.leave(payer)
            if not left:
                done.set()

        busy = Payer(HERE, "busy")
        for _ in range(AT_ONCE):
            assert fair.begin(busy)
        for n in range(many):
            payer = Payer(HERE, str(n % people))
            fair.at_turn(payer, lambda payer=payer: start(payer))  # type: ignore[misc]
        begun_s = time.thread_time()
        for _ in range(AT_ONCE):
            fair.leave(busy)
        await done.wait()
        assert not fair._lanes
        return (time.thread_time() - begun_s) / many

    few_s = min([await cost_s(100, 100) for _ in range(5)])
    for people in (20_000, 2):
        many_s = await cost_s(20_000, people)
        assert many_s < 10 * few_s, "not in proportion to how many wait, which would be 200 times as much"


@scenario
async def test_a_long_message_costs_its_sender_what_it_costs_the_server() -> None:
    service = Service()
    room = await service.table(mazechase.game("quoridor", 2), "a-quiet-table")
    line = await service.dial(room.id, token(1), address=HERE)
    long = json.dumps({"t": "act", "id": "long", "seat": 1, "actions": ["e2"] * 2_700})
    before = service.hub.shares._addresses.lately_s(HERE)
    assert b"refused" in await line.say(long)
    assert service.hub.shares._addresses.lately_s(HERE) - before >= len(long) * LETTER_S
    await line.hang_up()
    await service.close()


@scenario
async def test_a_long_message_is_not_read_before_its_turn(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    taken: list[int] = []
    at_once = Connection._hear_at_once

    def noted(self: Connection, text: str) -> bool:
        done = at_once(self, text)
        if done:
            taken.append(len(text))
        return done

    monkeypatch.setattr(Connection, "_hear_at_once", noted)
    with serving(tmp_path / "tables.db") as served:
        made = quoridor(served)
        async with enter(served.port, table(made), *seats(made)) as client:
            await client.ask("history")
            for actions in (["e2"], ["e3"] * (LONG // 4)):
                await client.send("act", id=f"k{len(actions)}", seat=1, actions=actions)
                await client.until("ack" if len(actions) == 1 else "refused")
    assert len(taken) == 1
    assert taken[0] < LONG


@scenario
async def test_commands_that_wait_for_their_turn_are_carried_out_unless_their_sender_leaves(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def never(*_: object) -> None:
        raise AssertionError

    with serving(tmp_path / "tables.db") as served:
        made = quoridor(served)
        async with (
            enter(served.port, table(made), *seats(made), ack_in_update=True) as player,
            enter(served.port, table(made), *seats(made)) as hasty,
        ):
            for client in (player, hasty):
                await client.ask("history")  # the server is waiting for the next message now
            monkeypatch.setattr(Connection, "_hear", never)  # nobody may take the long way
            waits = asyncio.Event()
            real = Shares.wait_s
            monkeypatch.setattr(Shares, "wait_s", lambda self, payer: 0.05 if not waits.is_set() else real(self, payer))
            await hasty.send("act", id="left", seat=1, actions=["d1"])
            await hasty.socket.close()
            await player.send("act", id="stayed", seat=1, actions=["e2"])
            await asyncio.sleep(0.2)
            waits.set()
            assert (await player.until("update"))["ack"] == "stayed"
            assert player.update["n"] == 1
