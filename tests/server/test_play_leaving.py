"""Playing over the WebSocket: taking back, leaving, clocks, and who is there."""

import asyncio

from server.client import enter
from server.running import Served, scenario
from server.setting import by_link, path, quoridor, seats, table, take, toy, without_grace

# Taking back.


@scenario
async def test_undo_is_free_on_one_device_and_against_bots(server: Served) -> None:
    made = quoridor(server)
    async with enter(server.port, table(made), *seats(made)) as client:
        assert await client.refusal("undo", seat=1) == "nothing-to-undo"
        await client.act(1, "e2")
        assert client.update["takes_back"] == [1]
        await client.ask("undo", seat=1)
        assert client.update["view"]["pawns"] == ["e1", "e9"]
        assert (client.update["steps"][0]["entry"], client.update["steps"][0]["keep"]) == ("undone", 0)
    made = quoridor(server, "here", "bot:random")
    async with enter(server.port, table(made), *seats(made)) as client:
        await client.act(1, "e2")
        await client.until_n(2)
        await client.ask("undo", seat=1)
        assert client.update["view"]["pawns"] == ["e1", "e9"]


@scenario
async def test_between_devices_undo_takes_consent(server: Served) -> None:
    made, tokens = by_link(server)
    async with enter(server.port, table(made), tokens[0]) as one, enter(server.port, table(made), tokens[1]) as two:
        await one.act(1, "e2")
        await one.ask("undo", seat=1)
        asked = await two.until_n(2)
        assert asked["undo"] == {"seat": 1, "keep": 0, "agreed": [], "waits": [2]}
        assert asked["view"]["pawns"] == ["e2", "e9"]
        assert await one.refusal("answer", seat=1, agree=True) == "own-undo"
        assert await one.refusal("undo", seat=1) == "undo-asked-already"
        await two.ask("answer", seat=2, agree=False)
        assert "undo" not in two.update
        assert await two.refusal("answer", seat=2, agree=True) == "no-undo-to-answer"
        await one.ask("undo", seat=1)
        await two.until_n(4)
        await one.ask("answer", seat=1, agree=False)  # whoever asked thinks better of it
        assert "undo" not in one.update
        assert await one.refusal("answer", seat=1, agree=False) == "no-undo-to-answer"
        assert await two.refusal("answer", seat=2, agree=True) == "no-undo-to-answer"
        await one.ask("undo", seat=1)
        await two.act(2, "e8")  # an action is an answer too
        assert "undo" not in two.update
        await two.ask("undo", seat=2)
        await one.until_n(two.update["n"])
        await one.ask("answer", seat=1, agree=True)
        assert [step["entry"] for step in one.update["steps"]] == ["undo-answered", "undone"]
        assert one.update["view"]["pawns"] == ["e2", "e9"]


# Leaving.


@scenario
async def test_with_two_sides_to_resign_is_to_lose(server: Served) -> None:
    made = quoridor(server)
    async with enter(server.port, table(made), *seats(made)) as client:
        assert "seed" not in client.update
        await client.ask("resign", seat=2)
        assert client.update["asked"] == {"kind": "over", "seats": []}
        assert client.update["result"] == {"winners": [1], "scores": [1, 0], "reason": "resigned"}
        assert len(client.update["seed"]) == 64
        assert client.table["phase"] == "over"
        assert await client.refusal("act", seat=1, actions=["e2"]) == "match-over"
        assert await client.refusal("undo", seat=1) == "nothing-to-undo"


@scenario
async def test_with_more_sides_a_bot_plays_on(server: Served) -> None:
    made = quoridor(server, "here", "here", "here", "here", bot_ms=10)
    async with enter(server.port, table(made), *seats(made)) as client:
        await client.ask("resign", seat=1)
        assert await client.refusal("act", seat=1, actions=["e2"]) == "seat-gone", "also before the bot has moved"
        while client.update["asked"]["seats"] != [2]:
            await client.until("update")
        assert await client.refusal("resign", seat=1) == "seat-gone"
        assert client.update["gone"] == [1]
        await client.act(2, client.update["legal"]["2"][0])


@scenario
async def test_in_a_game_without_levels_a_bot_plays_on_too(server: Served) -> None:
    made = toy(server, "here", "here", "here", bot_ms=10)
    async with enter(server.port, table(made), *seats(made)) as client:
        await client.ask("resign", seat=1)
        while client.update["asked"]["seats"] != [2]:
            await client.until("update")
    assert server.room(table(made)).playing().holders[0].bot == "random"


# Clocks.


@scenario
async def test_a_clock_runs_and_its_flag_falls(server: Served) -> None:
    made = quoridor(server, clock={"initial_ms": 300, "increment_ms": 0})
    async with enter(server.port, table(made), *seats(made)) as client:
        assert client.update["clocks"] == {"1": 300, "2": 300}
        assert "ticking" not in client.update, "nothing runs before the first move"
        await client.act(1, "e2")
        assert client.update["ticking"] == [2]
        assert client.update["clocks"]["2"] <= 300
        over = await client.until("update")
        assert [step["entry"] for step in over["steps"]] == ["flagged"]
        assert over["result"] == {"winners": [1], "scores": [1, 0], "reason": "time_up"}
        assert over["clocks"]["2"] == 0


@scenario
async def test_no_clock_runs_in_a_pause(server: Served) -> None:
    made = quoridor(server, clock={"move_ms": 60_000})
    async with enter(server.port, table(made), *seats(made)) as client:
        await client.act(1, "e2")
        server.done("POST", path(made, "pause"), made["host"])
        stopped = (await client.until("update", paused=True))["clocks"]
        await client.send("resume", have=0)
        assert (await client.until("update"))["clocks"] == stopped
        assert "ticking" not in client.update


# Who is there.


@scenario
async def test_others_may_have_an_absent_seat_minded_until_its_owner_is_back(server: Served) -> None:
    made, tokens = by_link(server)
    without_grace(server, made)
    async with enter(server.port, table(made), tokens[0]) as one:
        async with enter(server.port, table(made), tokens[1]):
            assert await one.refusal("mind", seat=1, absent=2) == "not-absent"
        while one.table["places"][1]["here"] or one.heard[-1]["t"] != "table":
            await one.until("table")
        assert await one.refusal("mind", seat=1, absent=1) == "not-absent"
        assert await one.refusal("mind", seat=1, absent=9) == "no-such-seat"
        assert "minded" not in one.update
        await one.ask("mind", seat=1, absent=2)
        assert one.update["minded"] == [2]
        await one.act(1, "e2")
        while one.update["asked"]["seats"] != [1]:
            await one.until("update")
        async with enter(server.port, table(made), tokens[1]) as two:
            await two.until_n(one.update["n"] + 1)
            assert two.update["steps"][0]["entry"] == "minded"
            assert "minded" not in two.update
            await one.act(1, one.update["legal"]["1"][0])
            await two.until_n(one.update["n"])
            await two.act(2, two.update["legal"]["2"][0])


@scenario
async def test_choices_at_the_same_time_come_from_two_connections(server: Served) -> None:
    made = server.table("toy", "link", "link", seating="chosen")
    claims = [server.done("POST", path(made, "claim"), made["invite"], json={}) for _ in range(2)]
    server.done("POST", path(made, "start"), made["host"])
    tokens = [token for claim in claims for token in claim["places"].values()]
    async with enter(server.port, table(made), tokens[0]) as one, enter(server.port, table(made), tokens[1]) as two:
        players = {1: one, 2: two}
        while len(one.update["asked"]["seats"]) == 1:
            (seat,) = one.update["asked"]["seats"]
            await take(players[seat], seat)
            await one.until_n(players[seat].update["n"])
            await two.until_n(one.update["n"])
        n = one.update["n"]
        await one.look(1)
        await two.look(2)
        acks = await asyncio.gather(one.act(1, "1=0", after=n), two.act(2, "2=0", after=n))
        assert sorted(ack["n"] for ack in acks) == [n + 1, n + 2], "neither was stale for the other's sake"
        for client in (one, two):
            await client.until_n(n + 2)
        kinds = [event["kind"] for step in one.update["steps"] for event in step["events"]]
        assert "revealed" in kinds
        assert await one.refusal("act", seat=1, actions=["1=0"], after=n) in {"stale", "not-your-turn"}
