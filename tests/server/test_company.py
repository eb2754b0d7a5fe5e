"""What people say at a table, tables on the start page, and parcels for another device."""

import pytest

from mazechase.bots.api import characters
from mazechase.errors import NotNow
from mazechase.server.store.nodes import Spoken
from mazechase.server.table.following import Following
from mazechase.server.table.parcels import LIFE_S, MOST, MOST_OF_ONE, Parcels
from mazechase.server.table.tokens import NoSuchTable
from server.client import enter
from server.running import Served, eventually, scenario
from server.setting import by_link, path, quoridor, seats, table


class Time:
    now_s = 0.0

    def __call__(self) -> float:
        return self.now_s


@pytest.fixture
def time() -> Time:
    return Time()


@scenario
async def test_a_phrase_reaches_players_and_spectators_and_changes_nothing(server: Served) -> None:
    made, tokens = by_link(server)
    room = server.room(table(made))
    async with (
        enter(server.port, table(made), tokens[0]) as ada,
        enter(server.port, table(made), tokens[1]) as bo,
        enter(server.port, table(made), made["watch"]) as watcher,
    ):
        seat = ada.table["places"][0]["seat"]
        before = room.match
        answer = await ada.ask("react", id="one", seat=seat, phrase="luck")
        for client in (bo, watcher):
            assert await client.until("said") == {"t": "said", "seat": seat, "phrase": "luck"}
        assert before is not None
        assert answer["n"] == len(before.entries)
        assert room.match is before
        await ada.ask("react", id="one", seat=seat, phrase="luck")  # sent again after a break, it is not said again
        await ada.ask("react", id="two", seat=seat, phrase="wow")
        assert (await bo.until("said"))["phrase"] == "wow"
        other = 3 - seat
        assert await ada.refusal("react", seat=other, phrase="wow") == "not-your-seat"
        assert await watcher.refusal("react", seat=seat, phrase="wow") == "not-your-seat"
        assert await ada.refusal("react", seat=seat, phrase="anything else") == "bad-message"


@scenario
async def test_nobody_says_too_much(server: Served) -> None:
    made = quoridor(server)
    async with enter(server.port, table(made), *seats(made)) as both:
        for n in range(3):
            await both.ask("react", id=f"r{n}", seat=1, phrase="haha")
        assert await both.refusal("react", id="r3", seat=1, phrase="haha") == "too-many-phrases"
        await both.ask("react", id="r4", seat=2, phrase="haha")  # every seat has its own share


@scenario
async def test_after_the_end_one_says_goodbye(server: Served) -> None:
    made = quoridor(server)
    async with enter(server.port, table(made), *seats(made)) as both:
        await both.ask("resign", seat=1)
        await both.ask("react", seat=1, phrase="bye")
        assert [message["phrase"] for message in both.heard if message["t"] == "said"] == ["bye"]


@scenario
async def test_what_is_said_at_another_node_is_heard_here(server: Served) -> None:
    made = quoridor(server)
    following: Following = server.hub._following
    async with enter(server.port, table(made), *seats(made)) as both:

        async def elsewhere() -> None:
            following._heard("another", Spoken(table(made), 2, "thanks"))

        server.inside(elsewhere())
        assert (await both.until("said"))["phrase"] == "thanks"


def test_a_character_is_a_bot_like_any_other(server: Served) -> None:
    (game,) = [one for one in server.done("GET", "/api/games") if one["id"] == "quoridor"]
    assert game["characters"] == list(characters("quoridor"))
    made = server.table("quoridor", start=True, places=[{"kind": "here"}, {"kind": "bot", "bot": "pip"}])
    assert made["table"]["places"][1]["bot"] == "pip"
    odd = {"game": "quoridor", "places": [{"kind": "here"}, {"kind": "bot", "bot": "nobody"}]}
    assert server.refused("POST", "/api/tables", None, json=odd) == (400, "no-such-bot")


@pytest.mark.alone
@scenario
async def test_a_host_shows_a_table_until_it_is_full(server: Served) -> None:
    made = server.table("quoridor", "here", "link")
    show = {"invite": made["invite"]}
    assert server.refused("POST", path(made, "shown"), made["invite"], json=show) == (403, "not-allowed")
    wrong = {"invite": made["watch"]}
    assert server.refused("POST", path(made, "shown"), made["host"], json=wrong) == (403, "not-allowed")
    assert server.done("POST", path(made, "shown"), made["host"], json=show) == show
    assert all(one["table"] != table(made) for one in server.done("GET", "/api/open"))  # nobody is there
    async with enter(server.port, table(made), *seats(made, 1)):
        (shown,) = [one for one in server.done("GET", "/api/open") if one["table"] == table(made)]
        assert shown == {"table": table(made), "invite": made["invite"], "game": "quoridor", "players": 2, "free": 1}
        server.done("POST", path(made, "shown"), made["host"], json={"invite": None})
        assert all(one["table"] != table(made) for one in server.done("GET", "/api/open"))
        server.done("POST", path(made, "shown"), made["host"], json=show)
        server.done("POST", path(made, "claim"), shown["invite"], json={"name": "Bo"})
        await eventually(lambda: all(one["table"] != table(made) for one in server.done("GET", "/api/open")))


@scenario
async def test_a_renewed_link_takes_the_table_off_the_start_page(server: Served) -> None:
    made = server.table("quoridor", "here", "link")
    async with enter(server.port, table(made), *seats(made, 1)):
        server.done("POST", path(made, "shown"), made["host"], json={"invite": made["invite"]})
        server.done("POST", path(made, "links"), made["host"], json={"kind": "invite"})
        assert all(one["table"] != table(made) for one in server.done("GET", "/api/open"))


@pytest.mark.alone
def test_a_parcel_is_fetched_once(server: Served) -> None:
    key = server.done("POST", "/api/parcels", None, json={"content": "everything"})["key"]
    assert server.done("POST", "/api/parcels/fetch", None, json={"key": key}) == {"content": "everything"}
    assert server.refused("POST", "/api/parcels/fetch", None, json={"key": key}) == (404, "no-such-parcel")
    assert server.refused("POST", "/api/parcels/fetch", None, json={"key": None}) == (400, "bad-request")
    assert server.refused("POST", "/api/parcels", None, json={"content": "x" * 190_000})[0] in {400, 413}


def test_parcels_do_not_wait_for_long_and_are_not_many(time: Time) -> None:
    parcels = Parcels(time)
    for _ in range(MOST_OF_ONE):
        parcels.fetch(parcels.leave("fetched at once", "192.0.2.0"))
    keys = [parcels.leave(f"parcel {n}", f"192.0.2.{n // MOST_OF_ONE}") for n in range(MOST)]
    with pytest.raises(NotNow):
        parcels.leave("one more", "192.0.2.99")
    assert parcels.fetch(keys[0]) == "parcel 0"
    time.now_s = LIFE_S
    with pytest.raises(NoSuchTable):
        parcels.fetch(keys[1])
    assert parcels.leave("later", "192.0.2.0")
