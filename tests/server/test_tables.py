"""Tables over HTTP: made, joined, begun, with each token allowing just what it should."""

from typing import Any

import pytest

from mazechase.bots.api import usual_bot
from mazechase.server.table.tables import Tables
from mazechase.server.wire.requests import NewPlace, NewTable
from server.client import Refusal, enter
from server.memory import Service
from server.running import Served, scenario
from server.setting import kinds, path

HOST_ONLY = (
    ("POST", "start", None),
    ("POST", "pause", None),
    ("POST", "resume", None),
    ("POST", "reorder", {"order": [2, 1]}),
    ("POST", "replace", {"place": 1, "kind": "bot"}),
    ("POST", "links", {"kind": "watch"}),
    ("DELETE", "", None),
)


# Making one.


def test_places_are_here_by_link_or_bots(server: Served) -> None:
    made = server.table("quoridor", "here", "link", "bot:level1", "bot", players=4)
    assert kinds(made["table"]) == ["human", "open", "bot", "bot"]
    assert [place["bot"] for place in made["table"]["places"]] == [None, None, "level1", usual_bot("quoridor")]
    assert list(made["places"]) == ["1"]
    assert len({made["host"], made["invite"], made["watch"], *made["places"].values()}) == 4
    assert made["table"]["phase"] == "lobby"
    assert made["table"]["options"]["max_turns"] == 1000, "every table has a limit, and shows it"


def test_a_table_shows_which_place_is_the_hosts(server: Served) -> None:
    assert server.table("quoridor", "link", "here")["table"]["host"] == 2
    made = server.table("quoridor", "link", "link")
    assert made["table"]["host"] is None
    assert server.done("POST", path(made, "claim"), made["invite"], json={"places": [1]})["table"]["host"] is None
    assert server.done("POST", path(made, "claim"), made["host"], json={"places": [2]})["table"]["host"] == 2


def test_a_table_shows_how_long_it_waits_for_absent_people(server: Served) -> None:
    assert server.table()["table"]["grace_ms"] == 120_000
    assert server.table(grace_ms=30_000)["table"]["grace_ms"] == 30_000


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
        ({"game": "quoridor", "grace_ms": 29_999}, "bad-request"),
        ({"game": "quoridor", "grace_ms": 86_400_001}, "bad-request"),
        ({"game": "quoridor", "draw_delay_ms": -1}, "bad-request"),
        ({"game": "quoridor", "colour": "red"}, "bad-request"),
        ({"game": "quoridor", "places": [{"name": "x" * 41}]}, "bad-request"),
    ],
)
def test_what_cannot_be_is_refused(server: Served, wanted: dict[str, object], code: str) -> None:
    assert server.refused("POST", "/api/tables", json=wanted) == (400, code)


@scenario
async def test_QUOR_3_people_are_seated_at_random_unless_chosen() -> None:
    service = Service()
    tables = Tables(service.hub)

    async def seats(**more: Any) -> set[int | None]:
        places = (NewPlace(kind="here"), NewPlace(kind="here"))
        wanted = NewTable(game="quoridor", places=places, start=True, **more)
        return {(await tables.create(wanted)).table.places[0].seat for _ in range(24)}

    assert await seats() == {1, 2}  # but for luck that comes once in eight million runs
    assert await seats(seating="chosen") == {1}
    assert await seats(options={"first_player": "chosen"}) == {1}
    assert await seats(options={"first_player": "random"}) == {1, 2}
    await service.close()


# Sitting down.


def test_one_device_sits_down_at_several_places(server: Served) -> None:
    made = server.table("quoridor", "link", "link", "link", players=3)
    claimed = server.done("POST", path(made, "claim"), made["invite"], json={"name": "Ada", "places": [1, 3]})
    assert list(claimed["places"]) == ["1", "3"]
    assert kinds(claimed["table"]) == ["human", "open", "human"]
    first_open = server.done("POST", path(made, "claim"), made["invite"], json={})
    assert list(first_open["places"]) == ["2"]
    assert server.refused("POST", path(made, "claim"), made["invite"], json={}) == (409, "no-open-place")


def test_whoever_holds_a_place_may_change_the_name_until_the_match_begins(server: Served) -> None:
    made = server.table("quoridor", "here", "link")
    token = made["places"]["1"]
    renamed = server.done("POST", path(made, "name"), token, json={"name": "Ada"})
    assert [place["name"] for place in renamed["places"]] == ["Ada", ""]
    assert kinds(renamed) == ["human", "open"], "nobody else could take the place meanwhile"
    for other in ("host", "invite", "watch"):
        assert server.refused("POST", path(made, "name"), made[other], json={"name": "Eve"}) == (403, "not-allowed")
    assert server.refused("POST", path(made, "name"), token, json={"name": "x" * 41}) == (400, "bad-request")
    server.done("POST", path(made, "start"), made["host"])
    assert server.refused("POST", path(made, "name"), token, json={"name": "Eve"}) == (409, "already-begun")


def test_a_place_is_claimed_once_and_all_or_none(server: Served) -> None:
    made = server.table("quoridor", "here", "link", "link", players=3)
    claim = path(made, "claim")
    assert server.refused("POST", claim, made["invite"], json={"places": [2, 1]}) == (409, "place-taken")
    assert server.refused("POST", claim, made["invite"], json={"places": [3, 3]}) == (409, "place-taken")
    assert server.refused("POST", claim, made["invite"], json={"places": [4]}) == (409, "no-such-place")
    assert kinds(server.done("GET", path(made), made["watch"])) == ["human", "open", "open"]


def pieces(table: Any) -> list[str | None]:
    return [place["piece"] for place in table["places"]]


@scenario
async def test_QUOR_1_pieces_are_chosen_freely_and_stay_with_their_places(server: Served) -> None:
    def wanted(*words: str | None) -> Any:
        places = [{"kind": kind, "piece": word} for kind, word in zip(("here", "link", "bot"), words, strict=True)]
        return {"game": "quoridor", "players": 3, "places": places, "seating": "chosen"}

    assert server.refused("POST", "/api/tables", json=wanted("ms", None, "ms")) == (409, "piece-taken")
    assert server.refused("POST", "/api/tables", json=wanted("Ms. Pac-Man", None, None)) == (400, "bad-request")
    made = server.done("POST", "/api/tables", json=wanted("ms", None, "cyan"))
    claim = path(made, "claim")
    assert server.refused("POST", claim, made["invite"], json={"piece": "cyan"}) == (409, "piece-taken")
    claimed = server.done("POST", claim, made["invite"], json={"piece": "pac"})
    assert pieces(claimed["table"]) == ["ms", "pac", "cyan"]
    table = server.done("POST", path(made, "reorder"), made["host"], json={"order": [2, 1, 3]})
    assert pieces(table) == ["pac", "ms", "cyan"]
    table = server.done("POST", path(made, "replace"), made["host"], json={"place": 3, "kind": "open"})
    assert pieces(table) == ["pac", "ms", "cyan"]
    server.done("POST", path(made, "start"), made["host"])
    fork = server.done("POST", path(made, "fork"), made["host"], json={"keep": 0})
    assert pieces(fork["table"]) == ["pac", "ms", "cyan"]
    tokens = (claimed["places"]["2"], made["places"]["1"])  # they went along with the people
    async with enter(server.port, made["table"]["id"], *tokens) as client:
        await client.ask("resign", seat=1)
        await client.ask("resign", seat=2)
    assert pieces(server.done("POST", path(made, "rematch"), made["host"])) == ["pac", "ms", "cyan"]


@scenario
async def test_a_table_that_goes_on_says_from_where(server: Served) -> None:
    made = server.table("quoridor", "here", "here", seating="chosen", start=True)
    async with enter(server.port, made["table"]["id"], *made["places"].values()) as client:
        for seat, action in ((1, "e2"), (2, "e8"), (1, "e3")):
            await client.act(seat, action)
    assert made["table"]["after"] is None
    fork = server.done("POST", path(made, "fork"), made["host"], json={"keep": 3})
    assert fork["table"]["after"] == 3
    async with enter(server.port, fork["table"]["id"], *fork["places"].values()) as client:
        await client.act(2, "e7")
    again = server.done("POST", path(fork, "fork"), fork["host"], json={"keep": 1})
    assert again["table"]["after"] == 4, "counted from the first beginning"
    async with enter(server.port, again["table"]["id"], *again["places"].values()) as client:
        await client.ask("resign", seat=1)
    assert server.done("POST", path(again, "rematch"), again["host"])["after"] is None


@scenario
async def test_who_sits_down_is_told_to_everybody(server: Served) -> None:
    made = server.table("quoridor", "here", "link")
    async with enter(server.port, made["table"]["id"], made["watch"]) as watcher:
        claimed = server.done("POST", path(made, "claim"), made["invite"], json={"name": "Bo"})
        told = await watcher.until("table")
        while told["table"]["places"][1]["kind"] == "open":
            told = await watcher.until("table")
        assert told["table"]["places"][1] == {
            "place": 2, "kind": "human", "name": "Bo", "bot": None, "seat": None, "here": False, "piece": None,
            "stand_in_ms": None,
            "coached": False,
        }  # fmt: skip
        async with enter(server.port, made["table"]["id"], claimed["places"]["2"]) as bo:
            assert bo.heard[0]["places"] == [2]
            while not (await watcher.until("table"))["table"]["places"][1]["here"]:
                pass
        while (await watcher.until("table"))["table"]["places"][1]["here"]:
            pass


# What each token opens.


def test_every_token_learns_what_it_is(server: Served) -> None:
    made = server.table("quoridor", "link", "here")
    tokens = {kind: made[kind] for kind in ("host", "invite", "watch")}
    for kind, token in tokens.items():
        info = server.done("GET", path(made), token)
        assert (info.pop("opened_by"), info.pop("place")) == (kind, None)
        assert info == made["table"]
    info = server.done("GET", path(made), made["places"]["2"])
    assert (info["opened_by"], info["place"]) == ("seat", 2)


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


def test_the_invite_link_writes_nothing_down(server: Served) -> None:
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
