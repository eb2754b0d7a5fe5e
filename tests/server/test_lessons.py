"""Lessons at tables: opened by name, played by the rules, answered by the record, and gone when nobody is left."""

from typing import Any

import pytest

from lessons.steps import GAMES
from mazechase.lessons import course, lesson
from server.client import Client, Refusal, enter
from server.running import Served, eventually, scenario
from server.setting import path, table

FIRST = {"game": "quoridor", "lesson": "first-turn"}


def opened(server: Served, **more: Any) -> Any:
    return server.done("POST", "/api/tables", json={**FIRST, **more})


def learner(made: Any) -> list[str]:
    return list(made["places"].values())


async def follow(client: Client, game: str, name: str) -> None:
    """Do all that a lesson asks for; the others' replies come by themselves."""
    taught = lesson(game, name)
    seat = int(taught.learner)
    for at, ply in enumerate(taught.lesson.match.line):
        if ply.seat != seat:
            continue
        while client.update.get("plies", 0) < at:
            await client.until("update")
        if ply.chance:
            await client.ask("ask", seat=seat)
        else:
            if client.update["viewer"] != seat and client.heard[0]["facts"]["secrets"]:
                await client.look(seat)
            await client.act(seat, ply.token)
    while client.update["plies"] < taught.plies:
        await client.until("update")


def test_the_list_of_games_has_the_courses(server: Served) -> None:
    listed = {game["id"]: game["lessons"] for game in server.done("GET", "/api/games")}
    assert listed["quoridor"][0] == {
        "name": "first-turn",
        "title": "quoridor-lesson-first-turn",
        "picture": "piece pac",
    }
    assert listed["toy"] == []


@pytest.mark.parametrize("game", GAMES)
def test_every_lesson_can_be_followed_to_its_end(server: Served, game: str) -> None:
    @scenario
    async def run(name: str) -> None:
        made = server.done("POST", "/api/tables", json={"game": game, "lesson": name})
        async with enter(server.port, table(made), *learner(made)) as client:
            await follow(client, game, name)
            taught = lesson(game, name)
            room = server.room(table(made))
            assert room.playing().state == taught.lesson.match.state
            assert not client.update["legal"] or await client.refusal(
                "act", seat=int(taught.learner), actions=[next(iter(client.update["legal"].values()))[0]]
            ) in {"lesson-over", "reveals-first"}

    for one in course(game):
        run(one.name)


@scenario
async def test_a_lesson_says_what_it_asks_for(server: Served) -> None:
    made = opened(server)
    assert made["table"]["phase"] == "playing"
    assert made["table"]["lesson"] == "first-turn"
    assert [place["kind"] for place in made["table"]["places"]] == ["human", "bot"]
    async with enter(server.port, table(made), *learner(made)) as client:
        told = client.heard[0]["lesson"]
        assert (told["name"], told["number"], told["next"]) == ("first-turn", 1, "fence")
        assert told["steps"][0] == {"at": 0, "says": "quoridor-lesson-first-turn-1", "taps": ["e7"]}
        assert told["done"] == "quoridor-lesson-first-turn-done"


@scenario
async def test_something_else_is_answered_with_what_to_try_and_changes_nothing(server: Served) -> None:
    made = opened(server)
    async with enter(server.port, table(made), *learner(made)) as client:
        with pytest.raises(Refusal) as refusal:
            await client.act(1, "d6")
        assert refusal.value.code == "lesson-not-asked"
        assert refusal.value.message["message"] == "quoridor-lesson-first-turn-1-hint"
        await client.act(1, "e7")
        while client.update["plies"] < 2:
            await client.until("update")
        with pytest.raises(Refusal) as refusal:
            await client.act(1, "d7")
        assert refusal.value.message["message"] == "error-lesson-not-asked"  # where the lesson has no words of its own
        assert await client.refusal("act", seat=1, actions=["a1"]) == "too-far"  # the rules come first
        assert client.update["plies"] == 2


@scenario
async def test_a_step_can_be_taken_back_and_made_again(server: Served) -> None:
    made = opened(server)
    async with enter(server.port, table(made), *learner(made)) as client:
        await client.act(1, "e7")
        while client.update["plies"] < 2:
            await client.until("update")
        await client.ask("undo", seat=1)
        assert client.update["plies"] == 0
        await follow(client, "quoridor", "first-turn")


@scenario
async def test_no_bot_thinks_in_a_lesson(server: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    async def never(*_: object) -> str:
        raise AssertionError

    monkeypatch.setattr(server.hub._thinkers, "choose", never)
    made = opened(server)
    async with enter(server.port, table(made), *learner(made)) as client:
        await follow(client, "quoridor", "first-turn")


@scenario
async def test_a_lesson_survives_a_break_and_is_deleted_when_nobody_comes_back(server: Served) -> None:
    made = opened(server)
    async with enter(server.port, table(made), *learner(made)) as client:
        await client.act(1, "e7")
    async with enter(server.port, table(made), *learner(made)) as client:
        assert client.update["plies"] == 2
        server.inside(server.hub.sweep())
        await client.settle()  # somebody is there
    room = server.room(table(made))
    await eventually(lambda: not room.audience)
    server.inside(server.hub.sweep())
    server.hub._idle_since[table(made)] = -1e9
    server.inside(server.hub.sweep())
    assert server.refused("GET", path(made), made["host"]) == (404, "no-such-table")


def test_a_lesson_comes_alone_and_must_exist(server: Served) -> None:
    assert server.refused("POST", "/api/tables", json={**FIRST, "players": 2}) == (400, "lesson-alone")
    for wrong in ({"game": "quoridor", "lesson": "x"}, {"game": "../quoridor", "lesson": "first-turn"}):
        assert server.refused("POST", "/api/tables", json=wrong) == (400, "no-such-lesson")


@scenario
async def test_who_plays_again_after_a_lesson_plays_a_real_game(server: Served) -> None:
    made = opened(server)
    async with enter(server.port, table(made), *learner(made)) as client:
        await follow(client, "quoridor", "first-turn")
    again = server.done("POST", path(made, "rematch"), made["host"])
    assert again["lesson"] is None
    record = server.done("GET", path(made, "record"), made["host"])
    assert record["result"]["winners"] == [1]
    forked = server.done("POST", path(made, "fork"), made["host"], json={"keep": 2})
    assert forked["table"]["lesson"] is None
