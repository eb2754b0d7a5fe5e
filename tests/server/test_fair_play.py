"""Fair play when somebody drops: stand-ins wait, undo asks the right people, command ids belong to their holders."""

import asyncio
import itertools
import json
from typing import Any

import msgspec
import pytest

import mazechase
from contract.playing import play
from mazechase.bots.api import usual_bot
from mazechase.match import Player
from mazechase.rules.api import Seat
from mazechase.rules.game import AnyGame, Game
from mazechase.server.table.lobby import Lobby, Place
from mazechase.server.table.table import Table
from mazechase.server.table.tables import Tables
from mazechase.server.wire.message_parts import PlaceInfo
from mazechase.server.wire.requests import GRACE_MS, Claim, NewPlace, NewTable, Replace
from server.memory import WATCH, Line, Service, token
from server.running import scenario
from server.setting import advance
from toy.game import Toy

TABLE = "table-of-fair-play"
_numbers = itertools.count(1)
TEN = ("e2", "e8", "e3", "e7", "e4", "e6", "d4", "d6", "d3", "d7")


async def answer(line: Line, t: str, seat: int, id: str = "", **fields: Any) -> Any:  # noqa: A002
    """Send a message and return the answer to it: an ack, or a refusal."""
    id = id or f"n{next(_numbers)}"  # noqa: A001
    said = await line.say({"t": t, "id": id, "seat": seat, **fields})
    return next(message for message in map(json.loads, said.splitlines()) if message.get("id") == id)


async def code(line: Line, t: str, seat: int, id: str = "", **fields: Any) -> str:  # noqa: A002
    """Send a message and return "ack" or the code of the refusal."""
    answered = await answer(line, t, seat, id, **fields)
    return str(answered.get("code", answered["t"]))


def latest(line: Line, t: str) -> Any:
    return [message for message in map(json.loads, line.socket.sent) if message["t"] == t][-1]


def place(room: Table, number: int) -> PlaceInfo:
    return room.info().places[number - 1]


async def ten_plies(service: Service, **more: Any) -> tuple[Table, Line, Line]:
    room = await service.table(mazechase.game("quoridor", 2), TABLE, **more)
    lines = await service.dial(TABLE, token(1)), await service.dial(TABLE, token(2))
    for n, action in enumerate(TEN):
        assert await code(lines[n % 2], "act", n % 2 + 1, action, actions=[action]) == "ack"
    return room, *lines


async def stop(service: Service, *lines: Line) -> None:
    for line in lines:
        await line.hang_up()
    await service.close()


# Stand-ins.


@scenario
async def test_who_loses_the_line_for_a_moment_is_neither_played_for_nor_robbed_of_the_game() -> None:
    """Repeat what once took a game of ten plies back to the start within half a second."""
    service = Service()
    room, one, two = await ten_plies(service)
    await two.hang_up()
    service.seconds += 0.1
    assert await code(one, "mind", 1, absent=2) == "stand-in-too-early"
    assert await code(one, "undo", 1, "u") == "ack"
    assert len(room.playing().line) == 10, "it is only asked for"
    assert await code(one, "mind", 1, absent=2) == "stand-in-too-early"
    service.seconds += GRACE_MS / 1000
    assert await code(one, "mind", 1, absent=2) == "ack"
    assert await code(one, "undo", 1) == "undo-away"
    two = await service.dial(TABLE, token(2))
    assert await code(one, "undo", 1) == "undo-absent"
    assert "takes_back" not in latest(one, "update")
    assert len(room.playing().line) == 10
    await stop(service, one, two)


@scenario
async def test_a_stand_in_says_how_long_it_still_waits() -> None:
    service = Service()
    room, one, two = await ten_plies(service, grace_ms=45_000)
    assert room.info().grace_ms == 45_000
    assert place(room, 2).stand_in_ms is None, "somebody is there"
    await two.hang_up()
    gone_ms = service.clock.now_ms()
    assert place(room, 2).stand_in_ms == gone_ms + 45_000
    assert latest(one, "table")["table"]["places"][1]["stand_in_ms"] == gone_ms + 45_000, "everybody sees it"
    service.seconds += 30.5
    refused = await answer(one, "mind", 1, absent=2)
    assert (refused["code"], refused["params"]) == ("stand-in-too-early", {"seat": 2, "seconds": 15})
    service.seconds += 14.5
    assert await code(one, "mind", 1, absent=2) == "ack"
    assert place(room, 2).stand_in_ms is None, "it plays already"
    assert latest(one, "table")["table"]["places"][1]["stand_in_ms"] is None
    await one.hang_up()
    one = await service.dial(TABLE, token(1))
    assert latest(one, "welcome")["table"]["places"][0]["stand_in_ms"] is None, "who comes back is not away"
    await stop(service, one)


@scenario
async def test_an_absence_counts_without_a_break_and_a_second_tab_is_no_absence() -> None:
    service = Service()
    room, one, two = await ten_plies(service)
    tab = await service.dial(TABLE, token(2))
    await two.hang_up()
    assert place(room, 2).stand_in_ms is None
    assert await code(one, "mind", 1, absent=2) == "not-absent"
    await tab.hang_up()
    service.seconds += 100
    await (await service.dial(TABLE, token(2))).hang_up()
    service.seconds += 100
    assert await code(one, "mind", 1, absent=2) == "stand-in-too-early"
    watcher = await service.dial(TABLE, WATCH)  # other visitors don't matter
    await watcher.hang_up()
    service.seconds += 20
    assert await code(one, "mind", 1, absent=2) == "ack"
    await stop(service, one)


@scenario
async def test_after_a_restart_an_absence_counts_from_the_opening_of_the_table() -> None:
    service = Service()
    _, one, two = await ten_plies(service)
    for line in (one, two):
        await line.hang_up()
    service.seconds += 3600
    room = await service.reopen(TABLE)
    assert place(room, 2).stand_in_ms == service.clock.now_ms() + GRACE_MS
    one = await service.dial(TABLE, token(1))
    assert await code(one, "mind", 1, absent=2) == "stand-in-too-early"
    service.seconds += GRACE_MS / 1000
    assert await code(one, "mind", 1, absent=2) == "ack"
    await stop(service, one)


@scenario
async def test_who_never_came_is_away_from_the_beginning_of_the_match() -> None:
    service = Service()
    tables = Tables(service.hub)
    made = await tables.create(
        NewTable(game="quoridor", seating="chosen", places=(NewPlace(kind="here"), NewPlace(kind="link")))
    )
    await tables.claim(made.table.id, made.invite, Claim(name="Bo"))
    one = await service.dial(made.table.id, made.host, made.places["1"])
    service.seconds += 3600
    room = await service.hub.table(made.table.id)
    assert place(room, 2).stand_in_ms is None, "nothing is played yet"
    await tables.start(made.table.id, made.host)
    assert place(room, 2).stand_in_ms == service.clock.now_ms() + GRACE_MS
    assert await code(one, "mind", 1, absent=2) == "stand-in-too-early"
    await code(one, "resign", 1)
    assert place(room, 2).stand_in_ms is None, "it is over"
    await stop(service, one)


@scenario
async def test_no_stand_in_comes_by_itself_before_the_grace_period_is_over() -> None:
    service = Service()
    room, one, two = await ten_plies(service, stand_in_after_ms=20, grace_ms=60_000)
    autoplay = service.hub._tables[TABLE][1]
    await two.hang_up()
    assert autoplay._absent[2].when() - asyncio.get_running_loop().time() > 50
    await autoplay._stand_in(2)  # as if the match had begun after the timer was set
    assert room.playing().stand_ins == (None, None)
    assert autoplay._absent[2].when() - asyncio.get_running_loop().time() > 50
    service.seconds += 60
    await autoplay._stand_in(2)
    assert room.playing().stand_ins == (None, usual_bot("quoridor"))
    await stop(service, one)


@scenario
async def test_a_table_of_before_there_was_a_grace_period_has_the_usual_one() -> None:
    service = Service()
    room, one, two = await ten_plies(service)
    old = json.loads(msgspec.json.encode(room.lobby))
    for name in ("grace_ms", "device", "reopening"):
        del old[name]
    for one_place in old["places"]:
        del one_place["eyes"], one_place["consented"]
    assert msgspec.json.decode(json.dumps(old), type=Lobby) == room.lobby
    assert room.info().grace_ms == GRACE_MS
    await stop(service, one, two)


# Undo.


@pytest.mark.parametrize("game", [Game(Toy(2)), mazechase.game("cards", 2)], ids=lambda game: game.id)
@scenario
async def test_a_card_that_was_drawn_is_not_taken_back_whoever_agrees(game: AnyGame) -> None:
    """Repeat what once showed the top of the deck: act, draw, take back, and leave the card to the next player."""
    before = next(
        state
        for seed in range(50)
        for state in play(game, seed).states
        if 1 in getattr(game.node(state), "seats", ())
        and any(_draws(game, state, action) for action in game.legal(state, Seat(1)))
    )
    draw = next(game.write(a) for a in game.legal(before, Seat(1)) if _draws(game, before, a))
    service = Service()
    room = await service.table(game, TABLE, game.position(before))
    one, two = await service.dial(TABLE, token(1)), await service.dial(TABLE, token(2))
    await one.say({"t": "look", "seat": 1})
    assert await code(one, "act", 1, "a", actions=[draw]) == "ack"
    assert await code(one, "undo", 1, "early") == "ack", "before the card comes it may be asked for"
    assert await code(two, "answer", 2, "no", agree=False) == "ack"
    assert await code(one, "ask", 1, "d") == "ack"
    plies = len(room.playing().line)
    assert await code(one, "undo", 1) == "undo-revealed"
    assert "takes_back" not in latest(one, "update")
    assert await code(two, "answer", 2, agree=True) == "no-undo-to-answer"
    assert len(room.playing().line) == plies
    await stop(service, one, two)


def _draws(game: AnyGame, state: Any, action: Any) -> bool:
    """Return whether an action reveals nothing itself and leads to a draw by the same seat."""
    step = game.apply(state, action)
    return getattr(game.node(step.state), "odds", None) is not None and not any(e.reveals for e in step.events)


async def two_claims(service: Service, places: int = 2) -> tuple[Any, list[str]]:
    """Sit down twice by link, so that the server knows two devices."""
    tables = Tables(service.hub)
    made = await tables.create(NewTable(game="quoridor", seating="chosen", players=places))
    claims = [await tables.claim(made.table.id, made.invite, Claim()) for _ in range(places)]
    await tables.start(made.table.id, made.host)
    return made, [token for claim in claims for token in claim.places.values()]


@scenario
async def test_a_connection_that_holds_the_asking_seat_cannot_agree() -> None:
    service = Service()
    made, tokens = await two_claims(service)
    both = await service.dial(made.table.id, *tokens)
    assert await code(both, "act", 1, "a", actions=["e2"]) == "ack"
    assert await code(both, "undo", 1, "u") == "ack"
    for agree in (True, False):
        assert await code(both, "answer", 2, agree=agree) == "own-undo"
    assert len((await service.hub.table(made.table.id)).playing().line) == 1
    two = await service.dial(made.table.id, tokens[1])
    assert await code(two, "answer", 2, agree=True) == "ack"
    assert len((await service.hub.table(made.table.id)).playing().line) == 0
    await stop(service, both, two)


@scenario
async def test_two_cheats_on_one_device_do_not_outvote_the_third() -> None:
    service = Service()
    tables = Tables(service.hub)
    made = await tables.create(NewTable(game="quoridor", seating="chosen", players=3))
    cheats = await tables.claim(made.table.id, made.invite, Claim(places=(1, 2)))
    honest = await tables.claim(made.table.id, made.invite, Claim())
    await tables.start(made.table.id, made.host)
    one, two = [await service.dial(made.table.id, cheats.places[number]) for number in ("1", "2")]
    three = await service.dial(made.table.id, honest.places["3"])
    assert await code(one, "act", 1, "a", actions=["e2"]) == "ack"
    assert await code(one, "undo", 1, "u") == "ack"
    assert latest(three, "update")["undo"] == {"seat": 1, "keep": 0, "agreed": [], "waits": [3]}
    assert await code(two, "answer", 2, agree=True) == "own-undo"
    mixed = await service.dial(made.table.id, cheats.places["2"], honest.places["3"])
    assert await code(mixed, "answer", 3, agree=True) == "own-undo", "it comes from the device that asks"
    assert await code(three, "answer", 3, agree=True) == "ack"
    assert (await service.hub.table(made.table.id)).playing().line == ()
    await stop(service, one, two, three, mixed)


@scenario
async def test_a_host_who_sits_down_again_under_another_name_is_still_at_the_same_device() -> None:
    service = Service()
    tables = Tables(service.hub)
    here = NewPlace(kind="here")
    made = await tables.create(NewTable(game="quoridor", seating="chosen", places=(here, here)))
    await tables.replace(made.table.id, made.host, Replace(place=1, kind="open"))
    renamed = await tables.claim(made.table.id, made.host, Claim(name="Ada", places=(1,)))
    await tables.start(made.table.id, made.host)
    both = await service.dial(made.table.id, made.host, renamed.places["1"], made.places["2"])
    assert await code(both, "act", 1, "a", actions=["e2"]) == "ack"
    assert latest(both, "update")["takes_back"] == [1]
    assert await code(both, "undo", 1, "u") == "ack"
    assert latest(both, "update")["plies"] == 0, "nobody else has to be asked"
    await stop(service, both)


@scenario
async def test_places_without_a_known_device_are_not_at_one_device() -> None:
    lobby = Lobby(game="quoridor", players=2, options={}, places=(Place("human"), Place("human")), seats=(1, 2))
    assert lobby.beside(1) == ()


# Command ids.


@scenario
async def test_a_new_holder_of_a_seat_may_use_a_former_holders_command_id() -> None:
    service = Service()
    tables = Tables(service.hub)
    made, tokens = await two_claims(service)
    one, two = [await service.dial(made.table.id, held) for held in tokens]
    assert await code(one, "act", 1, "c1", actions=["e2"]) == "ack"
    assert await code(two, "act", 2, "c1", actions=["e8"]) == "ack"
    assert await code(one, "act", 1, "c2", actions=["e3"]) == "ack"
    room = await service.hub.table(made.table.id)
    await tables.pause(made.table.id, made.host)  # so that no bot moves meanwhile
    await tables.replace(made.table.id, made.host, Replace(place=2, kind="open"))
    claimed = await tables.claim(made.table.id, made.invite, Claim(name="Cleo"))
    await tables.resume(made.table.id, made.host)
    cleo = await service.dial(made.table.id, claimed.places["2"])
    done = await answer(cleo, "act", 2, "c1", actions=["e7"])
    assert (done["t"], done["n"]) == ("ack", len(room.playing().entries))
    assert [ply.token for ply in room.playing().line] == ["e2", "e8", "e3", "e7"], "it was carried out"
    for line in (one, cleo):
        await line.hang_up()
    room = await service.reopen(made.table.id)
    cleo = await service.dial(made.table.id, claimed.places["2"])
    assert await answer(cleo, "act", 2, "c1", actions=["e7"]) == done, "a retry after a restart is recognised"
    one = await service.dial(made.table.id, tokens[0])
    assert (await answer(one, "act", 1, "c1", actions=["e2"]))["n"] == 1
    assert len(room.playing().line) == 4
    await stop(service, one, cleo)


@scenario
async def test_ids_that_were_stored_before_holders_were_told_apart_are_still_recognised() -> None:
    service = Service()
    room = await service.table(mazechase.game("quoridor", 2), TABLE)

    async def old(step: Any, key: str | None = None) -> None:
        await advance(room, step, key)

    now = service.clock.now_ms()
    await old(lambda match: match.act(Seat(1), ["e2"], now, "1:c1"), "1:c1")
    await old(lambda match: match.act(Seat(2), ["e8"], now, "2:c1"), "2:c1")  # by the previous holder
    await old(lambda match: match.replace(Seat(2), Player("Cleo"), now))
    await old(lambda match: match.act(Seat(1), ["e3"], now, "1:c2"), "1:c2")
    await old(lambda match: match.act(Seat(2), ["e7"], now, "2:c2"), "2:c2")  # by the current one
    room = await service.reopen(TABLE)
    one, two = await service.dial(TABLE, token(1)), await service.dial(TABLE, token(2))
    assert (await answer(two, "act", 2, "c2", actions=["e7"]))["n"] == 5
    assert (await answer(one, "act", 1, "c2", actions=["e3"]))["n"] == 4
    assert await code(two, "act", 2, "c1", actions=["e6"]) == "not-your-turn", "it is Cleo's own command"
    assert len(room.playing().line) == 4
    await stop(service, one, two)
