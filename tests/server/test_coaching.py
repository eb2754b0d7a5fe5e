"""The coach and the review: who may ask, what they get, and that nobody learns what their seat can't know."""

import asyncio

import msgspec
import pytest

import mazechase
from mazechase.errors import NotNow
from mazechase.rules.api import Seat
from mazechase.server.table import coaching
from mazechase.server.table.lobby import Lobby, Place
from server.client import enter
from server.memory import Service
from server.running import Served, scenario


def lobby(*kinds: str, coached: tuple[int, ...] = (), coach: bool = True) -> Lobby:
    places = tuple(
        Place("bot", "", "random") if kind == "bot" else Place("human", coached=number in coached)
        for number, kind in enumerate(kinds, 1)
    )
    return Lobby(game="quoridor", players=len(kinds), options={}, places=places, coach=coach)


@pytest.mark.parametrize(
    ("table", "allowed"),
    [
        (lobby("human", "bot"), True),
        (lobby("human", "bot", coach=False), False),
        (lobby("human", "human"), False),
        (lobby("human", "human", coached=(1,)), False),
        (lobby("human", "human", "bot", coached=(1, 2)), True),
        (lobby("human", "human", coached=(1, 2), coach=False), False),
    ],
)
def test_people_who_play_each_other_must_all_agree_to_the_coach(table: Lobby, *, allowed: bool) -> None:
    assert coaching.is_allowed(table) is allowed


def test_everybody_switches_the_coach_on_for_themselves(server: Served) -> None:
    made = server.table("quoridor", "here", "link", players=2)
    table = made["table"]["id"]
    invited = server.done("POST", f"/api/tables/{table}/claim", made["invite"], json={"name": "Bo"})
    one, two = made["places"]["1"], invited["places"]["2"]
    server.done("POST", f"/api/tables/{table}/start", made["host"])
    wanted = {token: ("POST", f"/api/tables/{table}/coaching", token) for token in (one, two)}
    for token, on, coached in ((one, True, [True, False]), (two, True, [True, True]), (one, False, [False, True])):
        info = server.done(*wanted[token], json={"on": on})
        assert [place["coached"] for place in info["places"]] == coached
    for token in (one, two):
        assert server.refused("POST", f"/api/tables/{table}/advice", token) == (409, "coach-not-allowed")
    assert server.refused("POST", f"/api/tables/{table}/coaching", made["host"], json={"on": True}) == (
        403,
        "not-allowed",
    )


def test_the_coach_answers_whoever_has_to_decide(server: Served) -> None:
    made = server.table("mspacman", "here", "bot", players=2, start=True)
    table, token = made["table"]["id"], made["places"]["1"]
    assert server.refused("POST", f"/api/tables/{table}/advice", token) == (409, "coach-not-your-turn")  # spins first
    quoridor = server.table("quoridor", "here", "bot", players=2, seating="chosen", start=True)
    advice = server.done("POST", f"/api/tables/{quoridor['table']['id']}/advice", quoridor["places"]["1"])["advice"]
    game = mazechase.game("quoridor")
    legal = [game.write(one) for one in game.legal(game.start())]
    assert 1 <= len(advice) <= 3
    assert all(one["action"] in legal and 0 <= one["chance"] <= 1 for one in advice)
    assert [one["chance"] for one in advice] == sorted((one["chance"] for one in advice), reverse=True)
    assert server.refused("POST", f"/api/tables/{table}/advice", made["watch"])[0] == 403


@scenario
async def test_the_coach_is_asked_from_the_view_of_one_seat() -> None:
    service = Service()
    game = mazechase.game("cards", 2)
    room = await service.table(game, "table-coach", bots=(2,))
    job = coaching.advice_wanted(room, 1)
    assert msgspec.json.decode(job.view, type=game.rules.types.view) == game.view(room.playing().state, Seat(1))
    with pytest.raises(NotNow):
        coaching.review_wanted(room)
    await service.close()


def test_a_match_is_reviewed_once_it_is_over(server: Served) -> None:
    made = server.table("quoridor", "here", "bot:random", players=2, seating="chosen", start=True)
    table = made["table"]["id"]
    assert server.refused("POST", f"/api/tables/{table}/review", made["host"]) == (409, "not-over")

    async def give_up() -> None:
        async with enter(server.port, table, made["places"]["1"]) as client:
            await client.act(1, "e2")
            await client.ask("resign", seat=1)

    asyncio.run(give_up())
    seen = server.done("POST", f"/api/tables/{table}/review", made["watch"])
    assert [one["token"] for one in seen["plies"]][:1] == ["e2"]
    assert len(seen["plies"]) == len(server.room(table).playing().line)
    assert all(sum(one["chances"]) == pytest.approx(1) for one in seen["plies"])
    assert server.room(table).reviewed is not None
    assert server.done("POST", f"/api/tables/{table}/review", made["host"]) == seen
