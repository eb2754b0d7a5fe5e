"""Tables over HTTP: made, joined, begun, with each token allowing just what it should."""

from typing import Any

import msgspec
import pytest

from mazechase.match import Record, check
from mazechase.match.entries import Paused, Resumed
from server.client import Client, Refusal, enter
from server.running import Served, scenario

HOST_ONLY = (
    ("POST", "start", None),
    ("POST", "pause", None),
    ("POST", "resume", None),
    ("POST", "reorder", {"order": [2, 1]}),
    ("POST", "replace", {"place": 1, "kind": "bot"}),
    ("DELETE", "", None),
)


def path(made: Any, what: str = "") -> str:
    return f"/api/tables/{made['table']['id']}{what and '/' + what}"


def kinds(table: Any) -> list[str]:
    return [place["kind"] for place in table["places"]]


# Making one.


def test_places_are_here_by_link_or_bots(server: Served) -> None:
    made = server.table("quoridor", "here", "link", "bot:level1", "bot", players=4)
    assert kinds(made["table"]) == ["human", "open", "bot", "bot"]
    assert [place["bot"] for place in made["table"]["places"]] == [None, None, "level1", "level2"]
    assert list(made["places"]) == ["1"]
    assert len({made["host"], made["invite"], made["watch"], *made["places"].values()}) == 4
    assert made["table"]["phase"] == "lobby"
    assert made["table"]["options"]["max_turns"] == 1000, "every table has a limit, and shows it"


def test_places_not_named_are_open(server: Served) -> None:
    made = server.done("POST", "/api/tables", json={"game": "quoridor", "players": 3})
    assert kinds(made["table"]) == ["open"] * 3
    assert made["places"] == {}


def test_options_and_an_inline_document_reach_the_game(server: Served) -> None:
    board = {"source": "home-made", "drawing": "1o2\n3o4"}
    made = server.table("toy", "here", "here", options={"board": board, "peeking": False, "max_turns": 9}, start=True)
    assert made["table"]["options"]["board"] == board
    game = server.room(made["table"]["id"]).game
    assert (game.options["peeking"], game.options["max_turns"]) == (False, 9)
    assert [cell.name for cell in game.facts.cells] == ["a1", "b1", "c1", "a2", "b2", "c2"]


@pytest.mark.parametrize(
    ("wanted", "code"),
    [
        ({"game": "ludo"}, "no-such-game"),
        ({"game": "quoridor", "players": 5}, "bad-players"),
        ({"game": "quoridor", "options": {"size": 9}}, "no-such-option"),
        ({"game": "quoridor", "options": {"max_turns": -1}}, "bad-option-value"),
        ({"game": "toy", "options": {"board": "/etc/passwd"}}, "bad-option-value"),
        ({"game": "toy", "options": {"board": {"source": "x", "drawing": "1o2"}}}, "toy-board-start"),
        ({"game": "quoridor", "players": 2, "places": [{}, {}, {}]}, "too-many-places"),
        ({"game": "quoridor", "players": 2, "places": [{"kind": "bot", "bot": "os:system"}]}, "no-such-bot"),
        ({"game": "quoridor", "clock": {"initial_ms": 0}}, "bad-clock"),
        ({"game": "quoridor", "mind_after_ms": 119_999}, "bad-request"),
        ({"game": "quoridor", "draw_delay_ms": -1}, "bad-request"),
        ({"game": "quoridor", "colour": "red"}, "bad-request"),
        ({"game": "quoridor", "places": [{"name": "x" * 41}]}, "bad-request"),
    ],
)
def test_what_cannot_be_is_refused(server: Served, wanted: dict[str, object], code: str) -> None:
    assert server.refused("POST", "/api/tables", json=wanted) == (400, code)


def test_QUOR_3_people_are_seated_at_random_unless_chosen(server: Served) -> None:
    def seats(**more: object) -> set[int]:
        tables = (server.table("quoridor", "here", "here", start=True, **more)["table"] for _ in range(16))
        return {table["places"][0]["seat"] for table in tables}

    assert seats() == {1, 2}  # by luck alone once in 32,768 runs
    assert seats(seating="chosen") == {1}
    assert seats(options={"first_player": "chosen"}) == {1}
    assert seats(options={"first_player": "random"}) == {1, 2}


# Sitting down.


def test_one_device_sits_down_at_several_places(server: Served) -> None:
    made = server.table("quoridor", "link", "link", "link", players=3)
    claimed = server.done("POST", path(made, "claim"), made["invite"], json={"name": "Ada", "places": [1, 3]})
    assert list(claimed["places"]) == ["1", "3"]
    assert kinds(claimed["table"]) == ["human", "open", "human"]
    first_open = server.done("POST", path(made, "claim"), made["invite"], json={})
    assert list(first_open["places"]) == ["2"]
    assert server.refused("POST", path(made, "claim"), made["invite"], json={}) == (409, "no-open-place")


def test_a_place_is_claimed_once_and_all_or_none(server: Served) -> None:
    made = server.table("quoridor", "here", "link", "link", players=3)
    claim = path(made, "claim")
    assert server.refused("POST", claim, made["invite"], json={"places": [2, 1]}) == (409, "place-taken")
    assert server.refused("POST", claim, made["invite"], json={"places": [3, 3]}) == (409, "place-taken")
    assert server.refused("POST", claim, made["invite"], json={"places": [4]}) == (409, "no-such-place")
    assert kinds(server.done("GET", path(made), made["watch"])) == ["human", "open", "open"]


@scenario
async def test_who_sits_down_is_told_to_everybody(server: Served) -> None:
    made = server.table("quoridor", "here", "link")
    async with enter(server.port, made["table"]["id"], made["watch"]) as watcher:
        claimed = server.done("POST", path(made, "claim"), made["invite"], json={"name": "Bo"})
        told = await watcher.until("table")
        while told["table"]["places"][1]["kind"] == "open":
            told = await watcher.until("table")
        assert told["table"]["places"][1] == {
            "place": 2, "kind": "human", "name": "Bo", "bot": None, "seat": None, "here": False,
        }  # fmt: skip
        async with enter(server.port, made["table"]["id"], claimed["places"]["2"]) as bo:
            assert bo.heard[0]["places"] == [2]
            while not (await watcher.until("table"))["table"]["places"][1]["here"]:
                pass
        while (await watcher.until("table"))["table"]["places"][1]["here"]:
            pass


# What each token opens.


def test_only_the_host_runs_the_table(server: Served) -> None:
    made = server.table()
    for method, what, body in HOST_ONLY:
        for token in (made["invite"], made["watch"], made["places"]["1"]):
            assert server.refused(method, path(made, what), token, json=body) == (403, "not-allowed"), what
    for method, what, body in HOST_ONLY:
        if what != "resume":
            assert server.ask(method, path(made, what), made["host"], json=body).status_code in {200, 204, 409}, what


def test_only_host_and_invite_sit_down(server: Served) -> None:
    made = server.table("quoridor", "here", "link")
    for token in (made["watch"], made["places"]["1"]):
        assert server.refused("POST", path(made, "claim"), token, json={}) == (403, "not-allowed")
    assert server.done("POST", path(made, "claim"), made["host"], json={})["places"]


def test_the_invite_link_sees_the_table_and_nothing_of_the_match(server: Served) -> None:
    made = server.table("quoridor", "here", "link", start=True)
    assert server.done("GET", path(made), made["invite"])["phase"] == "playing"
    for method, what, body in (("GET", "record", None), ("POST", "fork", {"keep": 0}), ("POST", "rematch", None)):
        assert server.refused(method, path(made, what), made["invite"], json=body) == (403, "not-allowed")


def test_without_a_token_of_the_table_there_is_no_table(server: Served) -> None:
    made, other = server.table(), server.table()
    for token in ("x" * 32, other["host"], other["places"]["1"]):
        assert server.refused("GET", path(made), token) == (404, "no-such-table")
    assert server.refused("GET", "/api/tables/" + "A" * 16, made["host"]) == (404, "no-such-table")
    assert server.refused("GET", path(made)) == (400, "bad-request")


@scenario
async def test_without_a_token_nobody_is_let_in(server: Served) -> None:
    made, other = server.table(), server.table()
    for table, tokens in (
        (made["table"]["id"], ()),
        (made["table"]["id"], (other["host"],)),
        ("A" * 16, (made["host"],)),
    ):
        with pytest.raises(Refusal) as refusal:
            async with enter(server.port, table, *tokens):
                pass
        assert refusal.value.code == "no-such-table"


@scenario
async def test_every_token_tells_who_one_is(server: Served) -> None:
    made = server.table("quoridor", "here", "here", seating="chosen", start=True)
    for tokens, places, host in (
        ([made["host"]], [], True),
        ([made["watch"]], [], False),
        ([made["invite"]], [], False),
        ([made["places"]["2"]], [2], False),
        ([made["host"], *made["places"].values()], [1, 2], True),
        (["unknown-unknown-unknown", made["places"]["1"]], [1], False),
    ):
        async with enter(server.port, made["table"]["id"], *tokens) as client:
            welcome = client.heard[0]
            assert (welcome["places"], welcome["seats"], welcome["host"]) == (places, places, host)


# Beginning.


def test_open_places_become_bots(server: Served) -> None:
    made = server.table("quoridor", "here", "link", "link", players=3)
    table = server.done("POST", path(made, "start"), made["host"])
    assert kinds(table) == ["human", "bot", "bot"]
    assert sorted(place["seat"] for place in table["places"]) == [1, 2, 3]
    assert server.refused("POST", path(made, "start"), made["host"]) == (409, "already-begun")
    assert server.refused("POST", path(made, "claim"), made["invite"], json={}) == (409, "no-open-place")


@scenario
async def test_those_who_wait_are_told_that_it_begins(server: Served) -> None:
    made = server.table("quoridor", "here", "here")
    async with enter(server.port, made["table"]["id"], *made["places"].values()) as client:
        seal = client.heard[0]["seal"]
        assert await client.refusal("act", seat=1, actions=["e2"]) == "not-your-seat"
        assert await client.refusal("history") == "not-begun"
        server.done("POST", path(made, "start"), made["host"])
        table = await client.until("table", seats=[1, 2])
        assert table["table"]["phase"] == "playing"
        update = await client.until("update")
        assert (update["n"], update["since"], update["asked"]) == (0, None, {"kind": "turn", "seats": [1]})
        assert server.room(made["table"]["id"]).playing().setup.seal == seal, "the seal was shown before anything"


@scenario
async def test_a_table_of_bots_plays_by_itself(server: Served) -> None:
    made = server.table("toy", "bot", "bot", "bot", start=True, bot_ms=10)
    async with enter(server.port, made["table"]["id"], made["watch"]) as watcher:
        while watcher.update["asked"]["kind"] != "over":
            await watcher.until("update")
        assert watcher.update["result"]["winners"]
    assert made["places"] == {}


# Changing it.


@scenario
async def test_a_reorder_takes_people_and_tokens_along(server: Served) -> None:
    made = server.table("quoridor", "here", "here", "link", players=3, seating="chosen")
    async with enter(server.port, made["table"]["id"], made["places"]["1"]) as one:
        table = server.done("POST", path(made, "reorder"), made["host"], json={"order": [3, 2, 1]})
        assert kinds(table) == ["open", "human", "human"]
        assert (await one.until("table", places=[3]))["table"]["places"][2]["here"]
        wrong = [told for told in one.heard if told["t"] == "table" and told["table"]["places"][0]["here"]]
        assert all(told["places"] == [1] and kinds(told["table"])[0] == "human" for told in wrong)
        server.done("POST", path(made, "start"), made["host"])
        assert (await one.until("table", seats=[3]))["places"] == [3]
    assert server.refused("POST", path(made, "reorder"), made["host"], json={"order": [1, 2, 3]})[1] == "already-begun"


@pytest.mark.parametrize("order", [[1, 1], [1], [], [1, 2, 3], [2, 3]])
def test_an_order_names_every_place_once(server: Served, order: list[int]) -> None:
    made = server.table()
    assert server.refused("POST", path(made, "reorder"), made["host"], json={"order": order}) == (409, "bad-order")


async def _turn_of(client: Client, seat: int) -> None:
    while client.update["asked"] != {"kind": "turn", "seats": [seat]}:
        await client.until("update")


@scenario
async def test_a_bot_replaces_a_person_and_somebody_new_replaces_the_bot(server: Served) -> None:
    made = server.table("quoridor", "here", "here", seating="chosen", start=True, bot_ms=10)
    table = made["table"]["id"]
    async with (
        enter(server.port, table, made["places"]["1"]) as one,
        enter(server.port, table, made["places"]["2"]) as two,
    ):
        server.done("POST", path(made, "replace"), made["host"], json={"place": 2, "kind": "bot", "bot": "level1"})
        assert await two.until("gone")
        assert await two.closed() == 4004
        await one.act(1, "e2")
        await _turn_of(one, 1)  # the bot has moved
        with pytest.raises(Refusal, match="no-such-table"):
            async with enter(server.port, table, made["places"]["2"]):
                pass
        assert server.refused("GET", path(made), made["places"]["2"]) == (404, "no-such-table")
        server.done("POST", path(made, "replace"), made["host"], json={"place": 2, "kind": "open"})
        await one.act(1, one.update["legal"]["1"][0])
        await _turn_of(one, 1)  # a bot minds the open place
        claimed = server.done("POST", path(made, "claim"), made["invite"], json={"name": "Cleo"})
        async with enter(server.port, table, claimed["places"]["2"]) as cleo:
            await one.act(1, one.update["legal"]["1"][0])
            await _turn_of(cleo, 2)
            assert (await cleo.act(2, cleo.update["legal"]["2"][0]))["n"] > 0


@scenario
async def test_who_keeps_another_token_stays_without_the_seat(server: Served) -> None:
    made = server.table("quoridor", "here", "here", seating="chosen", start=True)
    async with enter(server.port, made["table"]["id"], *made["places"].values()) as both:
        server.done("POST", path(made, "replace"), made["host"], json={"place": 1, "kind": "bot", "bot": "random"})
        assert (await both.until("table", seats=[2]))["places"] == [2]
        assert await both.refusal("act", seat=1, actions=["e2"]) == "not-your-seat"


@scenario
async def test_nothing_can_be_played_in_a_pause(server: Served) -> None:
    made = server.table(seating="chosen", start=True)
    async with enter(server.port, made["table"]["id"], *made["places"].values()) as client:
        assert server.done("POST", path(made, "pause"), made["host"])["paused"]
        assert (await client.until("update", paused=True))["steps"][0]["entry"] == "paused"
        assert await client.refusal("act", seat=1, actions=["e2"]) == "match-paused"
        assert server.refused("POST", path(made, "pause"), made["host"]) == (409, "match-paused")
        assert not server.done("POST", path(made, "resume"), made["host"])["paused"]
        assert server.refused("POST", path(made, "resume"), made["host"]) == (409, "not-paused")
        await client.act(1, "e2")


@scenario
async def test_a_deleted_table_is_gone_for_everybody(server: Served) -> None:
    made = server.table(start=True)
    async with enter(server.port, made["table"]["id"], made["watch"]) as watcher:
        assert server.ask("DELETE", path(made), made["host"]).status_code == 204
        assert (await watcher.until("gone"))["table"] == made["table"]["id"]
        assert await watcher.closed() == 4004
    assert server.refused("DELETE", path(made), made["host"]) == (404, "no-such-table")


# Afterwards.


async def _ended(server: Served, game: str = "quoridor", **more: object) -> tuple[Any, Client]:
    made = server.table(game, "here", "here", seating="chosen", start=True, **more)
    async with enter(server.port, made["table"]["id"], *made["places"].values()) as client:
        if game == "quoridor":
            await client.act(1, "e2")
        await client.ask("resign", seat=2)
        await client.settle()
    return made, client


@scenario
async def test_a_rematch_is_one_table_with_the_same_tokens(server: Served) -> None:
    made, _ = await _ended(server)
    running = server.table(start=True)
    assert server.refused("POST", path(running, "rematch"), running["host"]) == (409, "not-over")
    async with enter(server.port, made["table"]["id"], made["watch"]) as watcher:
        again = server.done("POST", path(made, "rematch"), made["places"]["2"])
        assert server.done("POST", path(made, "rematch"), made["host"])["id"] == again["id"]
        while (await watcher.until("table"))["table"]["rematch"] != again["id"]:
            pass
    assert again["phase"] == "playing"
    async with enter(server.port, again["id"], *made["places"].values()) as client:
        assert client.heard[0]["seats"] == [1, 2]
        await client.act(1, "e2")
    assert server.done("GET", f"/api/tables/{again['id']}", made["watch"])["phase"] == "playing"
    server.ask("DELETE", f"/api/tables/{again['id']}", made["host"])
    assert server.done("POST", path(made, "rematch"), made["host"])["id"] != again["id"]


@scenario
async def test_one_can_go_on_from_here_at_a_new_table(server: Served) -> None:
    made, _ = await _ended(server)
    fork = server.done("POST", path(made, "fork"), made["watch"], json={"keep": 1})
    assert fork["table"]["phase"] == "playing"
    assert not set(fork["places"].values()) & set(made["places"].values())
    async with enter(server.port, fork["table"]["id"], *fork["places"].values()) as client:
        assert client.update["view"]["pawns"] == ["e2", "e9"]
        assert client.heard[0]["seal"] != server.room(made["table"]["id"]).playing().setup.seal
        await client.act(2, "e8")
    assert server.refused("POST", path(made, "fork"), made["host"], json={"keep": 9}) == (409, "no-such-ply")


@scenario
async def test_a_record_goes_out_and_comes_in_again(server: Served) -> None:
    made, client = await _ended(server)
    data = server.ask("GET", path(made, "record"), made["places"]["1"]).content
    record = Record.decode(data)
    check(record)
    assert record.seed == client.update["seed"]
    shown = server.done("POST", "/api/tables/import", content=data)
    assert shown["table"]["phase"] == "over"
    async with enter(server.port, shown["table"]["id"], shown["watch"]) as watcher:
        assert (await watcher.ask("history"))["plies"] == 1
    assert server.ask("GET", path(shown, "record"), shown["watch"]).content == data
    assert server.refused("POST", path(shown, "rematch"), shown["host"]) == (409, "imported")
    fork = server.done("POST", path(shown, "fork"), shown["watch"], json={"keep": 0})
    async with enter(server.port, fork["table"]["id"], *fork["places"].values()) as player:
        await player.act(1, "e2")


@scenario
async def test_an_unfinished_record_can_be_looked_at_but_not_played(server: Served) -> None:
    made = server.table(seating="chosen", start=True)
    data = server.ask("GET", path(made, "record"), made["host"]).content
    shown = server.done("POST", "/api/tables/import", content=data)
    assert server.refused("POST", path(shown, "pause"), shown["host"]) == (409, "imported")


def test_no_record_brings_code_of_its_own(server: Served) -> None:
    made = server.table("quoridor", "here", "bot", seating="chosen", start=True)
    record = Record.decode(server.ask("GET", path(made, "record"), made["host"]).content)
    data = record.encode().replace(b'"level2"', b'"antigravity:Bot"')
    assert data != record.encode()
    shown = server.done("POST", "/api/tables/import", content=data)
    fork = server.done("POST", path(shown, "fork"), shown["host"], json={"keep": 0})
    assert fork["table"]["places"][1]["bot"] == "level2"
    match = server.room(fork["table"]["id"]).playing()
    assert "antigravity:Bot" not in repr(match.setup)


@pytest.mark.parametrize(
    "data", [b"", b"{}", b"\xff", b'{"mazechase":99}', b'{"mazechase":' + b"[" * 9000, b"[" * 9000]
)
def test_what_is_no_record_is_refused(server: Served, data: bytes) -> None:
    status, code = server.refused("POST", "/api/tables/import", content=data)
    assert status == 400
    assert code in {"bad-record", "record-version"}


def test_a_record_without_end_is_not_imported(server: Served) -> None:
    made = server.table(start=True)
    record = Record.decode(server.ask("GET", path(made, "record"), made["host"]).content)
    long = msgspec.structs.replace(record, log=(Paused(at_ms=1), Resumed(at_ms=1)) * 2501)
    assert server.refused("POST", "/api/tables/import", content=long.encode()) == (400, "record-too-many-entries")


@scenario
async def test_a_false_seed_is_not_imported(server: Served) -> None:
    made, client = await _ended(server)
    data = server.ask("GET", path(made, "record"), made["host"]).content
    false = data.replace(client.update["seed"].encode(), b"0" * 64)
    assert server.refused("POST", "/api/tables/import", content=false) == (400, "seal-differs")


def test_while_anything_is_hidden_nothing_is_written_down(server: Served) -> None:
    made = server.table("toy", "here", "here", start=True)
    for token in (made["host"], made["watch"], made["places"]["1"]):
        assert server.refused("GET", path(made, "record"), token) == (409, "secret-until-end")
        assert server.refused("POST", path(made, "fork"), token, json={"keep": 0}) == (409, "secret-until-end")


@scenario
async def test_afterwards_the_hidden_is_written_down_too(server: Served) -> None:
    made, _ = await _ended(server, "toy")
    assert check(Record.decode(server.ask("GET", path(made, "record"), made["watch"]).content)).over


def test_before_it_begins_there_is_nothing_to_write_down(server: Served) -> None:
    made = server.table()
    for method, what in (("GET", "record"), ("POST", "rematch"), ("POST", "pause")):
        assert server.refused(method, path(made, what), made["host"]) == (409, "not-begun")
    assert server.refused("POST", path(made, "fork"), made["host"], json={"keep": 0}) == (409, "not-begun")


# Expiry.


def test_a_table_expires_when_nothing_happens_at_it(server: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    hub = server.hub
    old, fresh = server.table(start=True), server.table(start=True)
    left = old["table"]["expires_ms"] - hub.clock.now_ms()
    day = 86_400_000
    assert abs(left - hub.limits.unfinished_days * day) < 60_000
    monkeypatch.setattr(hub.clock, "_offset_s", hub.clock._offset_s + left / 1000 - 60)
    server.done("POST", path(fresh, "pause"), fresh["host"])
    server.inside(hub.sweep())
    assert server.done("GET", path(old), old["host"])["id"] == old["table"]["id"]
    monkeypatch.setattr(hub.clock, "_offset_s", hub.clock._offset_s + 120)
    server.inside(hub.sweep())
    assert server.refused("GET", path(old), old["host"]) == (404, "no-such-table")
    assert server.done("GET", path(fresh), fresh["host"])["paused"]


def test_a_room_nobody_uses_is_closed_and_opens_again(server: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    hub = server.hub
    made = server.table(start=True)
    first = server.room(made["table"]["id"])
    server.inside(hub.sweep())
    assert server.room(made["table"]["id"]) is first
    now = hub.clock.steady_s()
    monkeypatch.setattr(hub.clock, "steady_s", lambda: now + hub.limits.idle_room_s + 1)
    server.inside(hub.sweep())
    assert server.room(made["table"]["id"]) is not first
    assert server.done("POST", path(made, "pause"), made["host"])["paused"]
