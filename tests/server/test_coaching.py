"""The coach and the review: who may ask, what they get, and that nobody learns what their seat can't know."""

import asyncio
from typing import Any, TypeVar, cast

import msgspec
import pytest

import mazechase
from mazechase.errors import MazechaseError, NotNow
from mazechase.rules.api import Seat
from mazechase.server.table import coaching
from mazechase.server.table.lobby import Lobby, Place
from mazechase.server.table.sharedwork import KEPT, SharedWork
from mazechase.server.table.tables import Tables
from mazechase.server.thinking.fairqueue import TooBusy
from mazechase.server.thinking.job import Job, TooCostly
from mazechase.server.thinking.jobs import LookBack
from server.client import enter
from server.memory import WATCH, Service, token
from server.running import Served, scenario

A = TypeVar("A")


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
    wanted = {key: ("POST", f"/api/tables/{table}/coaching", key) for key in (one, two)}
    for key, on, coached in ((one, True, [True, False]), (two, True, [True, True]), (one, False, [False, True])):
        info = server.done(*wanted[key], json={"on": on})
        assert [place["coached"] for place in info["places"]] == coached
    for key in (one, two):
        assert server.refused("POST", f"/api/tables/{table}/advice", key) == (409, "coach-not-allowed")
    assert server.refused("POST", f"/api/tables/{table}/coaching", made["host"], json={"on": True}) == (
        403,
        "not-allowed",
    )


def test_the_coach_answers_whoever_has_to_decide(server: Served) -> None:
    made = server.table("mspacman", "here", "bot", players=2, start=True)
    table, key = made["table"]["id"], made["places"]["1"]
    assert server.refused("POST", f"/api/tables/{table}/advice", key) == (409, "coach-not-your-turn")  # spins first
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
    assert server.done("POST", f"/api/tables/{table}/review", made["host"]) == seen


class Labour:
    """Work that ends when it is told to, and counts how often it was begun."""

    def __init__(self) -> None:
        self.begun = 0
        self.end = asyncio.Event()
        self.fails: Exception | None = None

    async def work(self) -> str:
        self.begun += 1
        await self.end.wait()
        if self.fails is not None:
            raise self.fails
        return "done"


@scenario
async def test_what_two_people_ask_for_at_once_is_worked_out_once() -> None:
    shared, labour = SharedWork(), Labour()
    first, second = (asyncio.ensure_future(shared.result("review", labour.work)) for _ in range(2))
    await asyncio.sleep(0)
    first.cancel()  # the other one goes on waiting
    labour.end.set()
    assert await second == "done"
    assert await shared.result("review", labour.work) == "done"
    assert labour.begun == 1
    await asyncio.gather(*(shared.result(number, labour.work) for number in range(KEPT)))
    await shared.result("review", labour.work)
    assert labour.begun == 2 + KEPT  # only the latest results are kept


@pytest.mark.parametrize(("error", "begun"), [(TooBusy("too-busy"), 2), (TooCostly("too-costly"), 1)])
@scenario
async def test_work_that_failed_is_tried_again_unless_it_was_too_costly(error: MazechaseError, begun: int) -> None:
    shared, labour = SharedWork(), Labour()
    labour.fails = error
    labour.end.set()
    for _ in range(2):
        with pytest.raises(type(error)):
            await shared.result("review", labour.work)
    assert labour.begun == begun


@scenario
async def test_two_people_who_ask_for_a_review_at_once_share_it() -> None:
    service = Service()
    room = await service.table(mazechase.game("quoridor", 2), "table-review")
    line = await service.dial(room.id, token(1))
    await line.say({"t": "resign", "id": "r", "seat": 1})
    jobs: list[tuple[Job[Any], str]] = []

    async def run(job: Job[A], group: str) -> A:
        jobs.append((job, group))
        await asyncio.sleep(0)
        return cast(A, object())

    tables = Tables(service.hub)
    one, two = await asyncio.gather(*(tables.review(room.id, key, run) for key in (token(2), WATCH)))
    assert one is two
    assert [(type(job), group) for job, group in jobs] == [(LookBack, room.id)]
    await line.hang_up()
    await service.close()
