"""Playing over the WebSocket: acting, rolling, questions, undo, leaving, clocks."""

import asyncio

from mazechase import game
from mazechase.match import Match, MatchSetup, Player, Record
from mazechase.rules.api import Seat
from server.client import enter
from server.running import Served, scenario
from server.setting import quoridor, seats, table, take, toy

ONE, TWO = Seat(1), Seat(2)


# Acting.


@scenario
async def test_an_action_is_told_first_and_then_acknowledged(server: Served) -> None:
    made = quoridor(server)
    async with enter(server.port, table(made), *seats(made)) as client:
        await client.settle()
        before = len(client.heard)
        ack = await client.act(1, "e2")
        told = [message["t"] for message in client.heard[before:]]
        assert told == ["update", "ack"]
        assert ack["n"] == client.update["n"] == 1
        assert client.update["since"] == 0
        (step,) = client.update["steps"]
        assert (step["n"], step["entry"], step["seat"]) == (0, "acted", 1)
        assert step["events"][0] == {"kind": "moved", "ruling": "QUOR-6", "seat": 1, "origin": "e1", "to": "e2"}
        assert client.update["view"]["pawns"] == ["e2", "e9"]
        assert client.update["asked"] == {"kind": "turn", "seats": [2]}
        assert "e8" in client.update["legal"]["2"]


@scenario
async def test_legal_lists_only_ones_own_seats(server: Served) -> None:
    made = quoridor(server)
    async with (
        enter(server.port, table(made), *seats(made, 1)) as one,
        enter(server.port, table(made), *seats(made, 2)) as two,
        enter(server.port, table(made), made["watch"]) as watcher,
    ):
        assert [list(client.update["legal"]) for client in (one, two, watcher)] == [["1"], [], []]


@scenario
async def test_several_actions_go_all_or_none(server: Served) -> None:
    while not await _several_actions(server):  # once in 256 games nobody rolls more than 1
        pass


async def _several_actions(server: Served) -> bool:
    """Try two steps at once, as soon as somebody has rolled enough; return whether anybody has."""
    made = toy(server, options={"board": {"source": "home-made", "drawing": "1oooooo2\n3oooooo4"}})
    async with enter(server.port, table(made), *seats(made)) as client:
        while client.update["view"]["pips"] < 2:
            if client.update.get("result"):
                return False
            for seat in client.update["asked"]["seats"]:
                await take(client, seat)
            await client.settle()
        (seat,) = client.update["asked"]["seats"]
        await client.look(seat)
        n, here = client.update["n"], client.update["view"]["pawns"][seat - 1]
        there = next(step for step in client.update["legal"][str(seat)] if step != "-")
        assert await client.refusal("act", seat=seat, actions=[there, here]) == "no-return"
        await client.send("resume", have=n)
        assert (await client.until("update"))["n"] == n
        assert client.update["view"]["pawns"][seat - 1] == here
        assert (await client.act(seat, there, "-"))["n"] == n + 2
    return True


@scenario
async def test_a_refusal_says_which_rule(server: Served) -> None:
    made = quoridor(server)
    async with enter(server.port, table(made), *seats(made)) as client:
        assert await client.refusal("act", seat=1, actions=["e4"]) == "too-far"
        refused = client.heard[-1]
        assert refused["message"] == "quoridor-refuse-too-far"
        assert refused["ruling"] == "QUOR-6"
        assert await client.refusal("act", seat=2, actions=["e8"]) == "not-your-turn"
        assert await client.refusal("act", seat=1, actions=["z9"]) == "quoridor-bad-action"
        assert client.update["n"] == 0


@scenario
async def test_a_decision_on_an_older_position_is_stale(server: Served) -> None:
    made = quoridor(server)
    async with enter(server.port, table(made), *seats(made)) as client:
        await client.act(1, "e2", after=0)
        assert await client.refusal("act", seat=2, actions=["e8"], after=0) == "stale"
        assert await client.refusal("act", seat=2, actions=["e8"], after=99) == "stale"
        await client.ask("salt", seat=1, salt="saltsalt")  # this doesn't change the position
        await client.act(2, "e8", after=1)
        await client.ask("undo", seat=2)
        assert await client.refusal("act", seat=2, actions=["e8"], after=1) == "stale"
        await client.act(2, "e8", after=4)


# Once and only once.


@scenario
async def test_the_same_command_twice_is_carried_out_once(server: Served) -> None:
    made = quoridor(server)
    async with enter(server.port, table(made), *seats(made)) as client:
        first = await client.act(1, "e2", id="mine")
        await client.act(2, "e8", id="mine")  # each seat has its own ids
        assert await client.act(1, "e2", id="mine") == first
        assert await client.act(1, "e3", id="mine") == first, "whatever else it says"
    async with enter(server.port, table(made), *seats(made)) as client:
        assert await client.act(1, "e2", id="mine") == first
        assert client.update["n"] == 2


@scenario
async def test_a_retry_after_a_new_connection_needs_no_look(server: Served) -> None:
    made = toy(server)
    async with enter(server.port, table(made), *seats(made)) as client:
        await client.ask("ask", seat=1)
        await client.look(1)
        first = await client.act(1, client.update["legal"]["1"][0], id="once")
    async with enter(server.port, table(made), *seats(made)) as client:
        assert await client.act(1, "-", id="once") == first


@scenario
async def test_one_command_on_two_connections_at_once(server: Served) -> None:
    made = quoridor(server)
    token = seats(made, 1)
    async with enter(server.port, table(made), *token) as left, enter(server.port, table(made), *token) as right:
        acks = await asyncio.gather(left.act(1, "e2", id="x"), right.act(1, "e2", id="x"))
        assert list(acks) == [{"t": "ack", "id": "x", "n": 1}] * 2
        for client in (left, right):
            await client.until_n(1)
            await client.settle()
            assert client.update["n"] == 1
        assert await left.refusal("act", seat=1, actions=["e3"]) == "not-your-turn"
        assert (await right.ask("undo", seat=1))["n"] == 2
        await left.until_n(2)


# Numbers and resuming.


@scenario
async def test_a_client_resumes_with_what_it_has(server: Served) -> None:
    made = quoridor(server)
    async with enter(server.port, table(made), *seats(made)) as client:
        for seat, action in ((1, "e2"), (2, "e8"), (1, "e3")):
            await client.act(seat, action)
        await client.ask("undo", seat=1)
        told = [step for message in client.heard if message["t"] == "update" for step in message["steps"]]
    assert [step["n"] for step in told] == [0, 1, 2, 3]
    for have in range(5):
        async with enter(server.port, table(made), made["watch"], have=have) as client:
            assert client.update["since"] == have
            assert client.update["steps"] == told[have:], "the same steps as those who were there"
            assert client.update["view"]["pawns"] == ["e2", "e8"], "across the undo too"
    for beyond in (None, 5, 1_000_000_000):  # nothing, and beyond the end
        async with enter(server.port, table(made), made["watch"], have=beyond) as client:
            assert (client.update["since"], client.update["steps"], client.update["n"]) == (None, [], 4)
            await client.send("resume", have=2)
            update = await client.until("update")
            assert (update["since"], update["steps"]) == (2, told[2:])


@scenario
async def test_who_is_too_far_behind_gets_the_view_alone(server: Served) -> None:
    match = Match.begin(MatchSetup.make(game("quoridor"), "m1", (Player(), Player())))
    for _ in range(251):
        match = match.act(ONE, ["e2"], now_ms=0).undo(ONE, now_ms=0, beside=(TWO,))
    made = server.done("POST", "/api/tables/import", content=Record.of(match).encode())
    async with enter(server.port, table(made), made["watch"]) as client:
        assert client.update["n"] == 502
        await client.send("resume", have=1)
        assert (await client.until("update"))["since"] is None
        await client.send("resume", have=2)
        assert len((await client.until("update"))["steps"]) == 500


# Dice and cards.


@scenario
async def test_a_die_is_rolled_by_its_seat_only(server: Served) -> None:
    made = toy(server)
    async with enter(server.port, table(made), *seats(made)) as client:
        assert client.update["asked"] == {"kind": "chance", "seats": [1]}
        assert client.update["odds"] == [["*1", 3], ["*2", 2], ["*3", 1]]
        assert await client.refusal("ask", seat=2) == "not-your-chance"
        await client.look(1)
        assert await client.refusal("act", seat=1, actions=["a2"]) == "chance-first"
        await client.ask("ask", seat=1)
        assert client.update["steps"][0]["events"][0]["kind"] == "rolled"
        assert client.update["asked"]["kind"] == "turn"
        assert "odds" not in client.update
        assert await client.refusal("ask", seat=1) == "no-draw-now"


@scenario
async def test_a_salt_counts_before_the_first_draw_only(server: Served) -> None:
    made = toy(server)
    async with enter(server.port, table(made), *seats(made)) as client:
        await client.ask("salt", seat=2, salt="s")  # 1 to 64 characters
        await client.ask("ask", seat=1)
        assert await client.refusal("salt", seat=1, salt="too-late") == "salts-fixed"
    assert server.room(table(made)).playing().salts == ("", "s")


@scenario
async def test_after_the_delay_the_die_rolls_by_itself(server: Served) -> None:
    made = toy(server, draw_delay_ms=1)
    async with enter(server.port, table(made), made["watch"]) as watcher:
        if watcher.update["n"] == 0:
            await watcher.until("update")
        assert watcher.update["asked"] == {"kind": "turn", "seats": [1]}


# Questions.


@scenario
async def test_try_shows_and_changes_nothing(server: Served) -> None:
    made = quoridor(server)
    async with enter(server.port, table(made), *seats(made)) as client:
        tried = await client.ask("try", seat=1, actions=["e2"])
        assert tried["view"]["pawns"] == ["e2", "e9"]
        assert (tried["events"][0]["kind"], tried["asked"]["seats"], tried["legal"]) == ("moved", [2], {})
        nothing = await client.ask("try", seat=1, actions=[])
        assert nothing["view"]["pawns"] == ["e1", "e9"]
        assert "e2" in nothing["legal"]["1"]
        assert await client.refusal("try", seat=1, actions=["e3"]) == "too-far"
        assert await client.refusal("try", seat=1, actions=["e2", "e3"]) == "not-your-turn"
        await client.settle()
        assert client.update["n"] == 0


@scenario
async def test_reach_lists_every_end_with_the_way_to_it(server: Served) -> None:
    made = quoridor(server)
    async with enter(server.port, table(made), *seats(made)) as client:
        ends = (await client.ask("reach", seat=1))["ends"]
        assert [end["actions"] for end in ends] == [[action] for action in client.update["legal"]["1"]]
        assert (await client.ask("reach", seat=2))["ends"] == []
        assert (await client.ask("reach", seat=1, actions=["e2"]))["ends"] == []  # another piece's move can't follow it
        assert await client.refusal("reach", seat=1, actions=["e3"]) == "too-far"
        await client.ask("resign", seat=1)
        assert (await client.ask("reach", seat=1))["ends"] == []


@scenario
async def test_why_gives_the_reason_or_none(server: Served) -> None:
    made = quoridor(server)
    async with enter(server.port, table(made), *seats(made)) as client:
        assert (await client.ask("why", seat=1, action="e2"))["refusal"] is None
        refusal = (await client.ask("why", seat=1, action="e1"))["refusal"]
        assert (refusal["code"], refusal["message"]) == ("no-pass", "quoridor-refuse-no-pass")
        assert (await client.ask("why", seat=2, action="e8"))["refusal"]["code"] == "not-your-turn"
        assert await client.refusal("why", seat=1, action="?") == "quoridor-bad-action"
        await client.ask("resign", seat=1)
        assert (await client.ask("why", seat=1, action="e2"))["refusal"]["code"] == "over"


@scenario
async def test_where_hands_are_hidden_nothing_can_be_tried(server: Served) -> None:
    made = toy(server)
    async with enter(server.port, table(made), *seats(made)) as client:
        assert await client.refusal("try", seat=1, actions=["-"]) == "look-first"
        await client.look(1)
        assert await client.refusal("try", seat=1, actions=["-"]) == "hidden"
        assert await client.refusal("reach", seat=1) == "hidden"
        assert (await client.ask("why", seat=1, action="-"))["refusal"]["code"] == "chance-first"


@scenario
async def test_history_shows_every_ply(server: Served) -> None:
    made = quoridor(server)
    async with enter(server.port, table(made), *seats(made)) as client:
        for seat, action in ((1, "e2"), (2, "e8")):
            await client.act(seat, action)
        whole = await client.ask("history")
        assert whole["plies"] == 2
        assert [frame["view"]["pawns"] for frame in whole["frames"]] == [["e1", "e9"], ["e2", "e9"], ["e2", "e8"]]
        assert [frame["seat"] for frame in whole["frames"]] == [None, 1, 2]
        part = await client.ask("history", since=1, most=1)
        assert part["frames"] == whole["frames"][1:2]
        assert (await client.ask("history", since=99))["frames"] == []


@scenario
async def test_hints_are_of_now_or_of_an_earlier_ply(server: Served) -> None:
    made = quoridor(server)
    async with enter(server.port, table(made), *seats(made)) as client:
        for seat, action in ((1, "e2"), (2, "e8")):
            await client.act(seat, action)

        async def steps(**asked: int) -> list[int]:
            return [hint["value"] for hint in (await client.ask("hints", **asked))["hints"]]

        assert await steps() == [7, 7]
        assert [await steps(ply=ply) for ply in range(3)] == [[8, 8], [7, 8], [7, 7]]
        assert await client.refusal("hints", ply=3) == "no-such-ply"
