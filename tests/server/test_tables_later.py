"""Tables over HTTP: changed, played again, continued, recorded, deleted."""

from typing import Any

import msgspec
import pytest

from mazechase.bots.api import usual_bot
from mazechase.match import Record, check
from mazechase.match.entries import Paused, Resumed
from server.client import Client, Refusal, enter
from server.running import Served, scenario
from server.setting import kinds, path

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
        with pytest.raises(Refusal, match="put-out"):
            async with enter(server.port, table, made["places"]["2"]):
                pass
        assert server.refused("GET", path(made), made["places"]["2"]) == (403, "put-out")
        assert server.refused("GET", path(made), "somebody-else") == (404, "no-such-table")
        server.done("POST", path(made, "replace"), made["host"], json={"place": 2, "kind": "open"})
        await one.act(1, one.update["legal"]["1"][0])
        await _turn_of(one, 1)  # a bot plays the open place
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


@pytest.mark.parametrize("kind", ["invite", "watch"])
@scenario
async def test_a_renewed_link_lets_those_go_who_held_only_the_old_one(server: Served, kind: str) -> None:
    made = server.table("quoridor", "here", "link", "link", players=3)
    table = made["table"]["id"]
    async with (
        enter(server.port, table, made[kind]) as guest,
        enter(server.port, table, made[kind], made["places"]["1"]) as player,
    ):
        link = server.done("POST", path(made, "links"), made["host"], json={"kind": kind})
        assert (set(link), link["kind"]) == ({"kind", "token"}, kind)
        assert await guest.until("gone")
        assert await guest.closed() == 4004
        await player.settle()
        assert player.table["places"][0]["here"]
    assert server.refused("GET", path(made), made[kind]) == (404, "no-such-table")
    assert server.done("GET", path(made), link["token"])["id"] == table
    other = "watch" if kind == "invite" else "invite"
    assert server.done("GET", path(made), made[other])["id"] == table, "the other link is as it was"


@scenario
async def test_who_was_replaced_does_not_come_back_by_the_old_invite_link(server: Served) -> None:
    made = server.table("quoridor", "here", "link", seating="chosen")
    server.done("POST", path(made, "claim"), made["invite"], json={"name": "Bo"})
    server.done("POST", path(made, "start"), made["host"])
    server.done("POST", path(made, "replace"), made["host"], json={"place": 2, "kind": "open"})
    link = server.done("POST", path(made, "links"), made["host"], json={"kind": "invite"})
    assert server.refused("POST", path(made, "claim"), made["invite"], json={"name": "Bo"}) == (404, "no-such-table")
    assert server.done("POST", path(made, "claim"), link["token"], json={"name": "Cleo"})["places"].keys() == {"2"}


def test_only_invite_and_watch_links_are_renewed(server: Served) -> None:
    made = server.table()
    for kind in ("host", "seat", ""):
        asked = {"kind": kind}
        assert server.refused("POST", path(made, "links"), made["host"], json=asked) == (400, "bad-request")


@scenario
async def test_several_places_are_taken_together_or_not_at_all(server: Served) -> None:
    made = server.table("quoridor", "here", "here", "here", "here", seating="chosen", start=True)
    async with enter(server.port, made["table"]["id"], *made["places"].values()) as client:
        for place in (2, 3):
            server.done("POST", path(made, "replace"), made["host"], json={"place": place, "kind": "open"})
        await client.settle()
        before = client.update["n"]
        claimed = server.done("POST", path(made, "claim"), made["invite"], json={"name": "Cleo", "places": [3, 2]})
        assert list(claimed["places"]) == ["3", "2"]
        update = await client.until("update", n=before + 2)  # both in one row of the store, so both or neither
        assert [step["seat"] for step in update["steps"]] == [3, 2]


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
async def test_after_the_end_nobody_changes_places(server: Served) -> None:
    made, _ = await _ended(server)

    def shown(token: str) -> dict[str, Any]:
        info = server.done("GET", path(made), token)
        # A connection closes in its own time, so who is connected doesn't count.
        del info["opened_by"], info["place"]
        return {**info, "places": [{**place, "here": None} for place in info["places"]]}

    before = shown(made["places"]["2"])
    for kind in ("bot", "open"):
        asked = {"place": 2, "kind": kind}
        assert server.refused("POST", path(made, "replace"), made["host"], json=asked) == (409, "match-over")
    assert shown(made["places"]["2"]) == before  # whose token still opens the table


@scenario
async def test_after_the_end_nobody_sits_down(server: Served) -> None:
    made = server.table("quoridor", "here", "here", seating="chosen", start=True)
    server.done("POST", path(made, "replace"), made["host"], json={"place": 2, "kind": "open"})
    async with enter(server.port, made["table"]["id"], made["places"]["1"]) as client:
        await client.ask("resign", seat=1)
    assert server.refused("POST", path(made, "claim"), made["invite"], json={}) == (409, "match-over")


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
    data = record.encode().replace(f'"{usual_bot("quoridor")}"'.encode(), b'"antigravity:Bot"')
    assert data != record.encode()
    shown = server.done("POST", "/api/tables/import", content=data)
    fork = server.done("POST", path(shown, "fork"), shown["host"], json={"keep": 0})
    assert fork["table"]["places"][1]["bot"] == usual_bot("quoridor")
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
