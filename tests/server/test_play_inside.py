"""What is hard to meet over a network: races, absent people, actions that reveal, bots by strange names."""

import asyncio
import json
import time
from contextlib import AsyncExitStack
from typing import Any

import msgspec
import pytest

from contract.playing import play
from mazechase.errors import MazechaseError
from mazechase.match import ClockRule, Match, Player, Record, Setup
from mazechase.rules.api import AnyGame, Seat, Turn
from mazechase.rules.quoridor.game import Quoridor
from mazechase.server import driver, hub
from mazechase.server.reading import ReadTable, read_table
from mazechase.server.requests import NewPlace, NewTable, Replace
from mazechase.server.store import Batch, Stored, StoreFailure
from mazechase.server.tables import Tables
from mazechase.server.worker import Job
from server.memory import IdleThinkers, Line, Service, token
from server.running import GENEROUS, eventually, scenario
from toy.game import Toy

TABLE = "table-inside"


def heard(line: Line, t: str) -> list[Any]:
    return [message for message in map(json.loads, line.socket.sent) if message["t"] == t]


# Absent people.


@scenario
async def test_a_bot_minds_an_absent_seat_after_a_while() -> None:
    service = Service()
    room = await service.table(Quoridor(2), TABLE, mind_after_ms=20, grace_ms=0)
    one, two = await service.dial(TABLE, token(1)), await service.dial(TABLE, token(2))
    await two.hang_up()
    await eventually(lambda: room.playing().minders == (None, "level2"))
    two = await service.dial(TABLE, token(2))
    assert room.playing().minders == (None, None)
    for line in (one, two):
        await line.hang_up()
    await service.close()


@scenario
async def test_who_is_back_in_time_is_not_minded_and_nobody_is_when_all_are_gone() -> None:
    service = Service()
    room = await service.table(Quoridor(2), TABLE, mind_after_ms=120_000)
    minding = service.hub._rooms[TABLE][1]
    one, two = await service.dial(TABLE, token(1)), await service.dial(TABLE, token(2))
    assert not minding._absent
    await two.hang_up()
    assert list(minding._absent) == [2]
    two = await service.dial(TABLE, token(2))
    assert not minding._absent
    await one.hang_up()
    await two.hang_up()
    assert not minding._absent, "with nobody here nobody waits"
    assert room.playing().entries == ()
    await service.close()


# Actions that reveal.


@scenario
async def test_what_reveals_something_must_be_the_last_of_several_actions() -> None:
    """Else a refusal of the next action, which takes all back, would be a look for nothing."""
    game = Toy(2)
    state, peek = next(
        (s, action)
        for seed in range(200)
        for s in play(game, seed).states
        for action in map(game.write, game.legal(s))
        if "?" in action
    )
    seat = int(game.node(state).seats[0])  # type: ignore[union-attr]
    service = Service()
    room = await service.table(game, TABLE, game.position(state))
    line = await service.dial(TABLE, token(seat))
    await line.say({"t": "look", "seat": seat})
    for after in ("-", "a1", peek):
        answer = await line.say({"t": "act", "id": "a", "seat": seat, "actions": [peek, after]})
        assert b'"reveals-first"' in answer
        assert b'"peeked"' not in answer
    assert room.playing().entries == ()
    assert b'"peeked"' in await line.say({"t": "act", "id": "b", "seat": seat, "actions": [peek]})
    await line.hang_up()
    await service.close()


# Bots.


@scenario
async def test_a_bot_by_a_strange_name_is_never_loaded() -> None:
    service = Service()
    room = await service.table(Quoridor(2), TABLE)
    strange = Player(kind="bot", bot="antigravity:Bot")
    await room.do(lambda: room.change(lambda match: match.replace(Seat(1), strange, service.clock.now_ms())))
    await eventually(lambda: bool(service.thinkers.jobs))
    assert service.thinkers.jobs[0].bot == "level2"
    await service.close()


class SlowThinkers(IdleThinkers):
    """Bots that think until they are told to answer."""

    def __init__(self) -> None:
        super().__init__()
        self.answers: list[asyncio.Future[None]] = []
        self.stopped = 0

    async def choose(self, job: Job) -> str:
        answer: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.answers.append(answer)
        try:
            await answer
        except asyncio.CancelledError:
            self.stopped += 1
            raise
        return await super().choose(job)


def all_pick(game: AnyGame) -> str:
    """Find a position in which every seat chooses at once."""
    states = (s for seed in range(100) for s in play(game, seed).states)
    return next(game.position(s) for s in states if game.node(s) == Turn(game.seats))


@scenario
async def test_bots_that_choose_at_once_do_not_disturb_each_other() -> None:
    """Else each choice would end the others' thinking, with the processes they think in."""
    game, thinkers = Toy(4), SlowThinkers()
    service = Service(thinkers=thinkers)
    room = await service.table(game, TABLE, all_pick(game), bots=(2, 3, 4))
    await eventually(lambda: len(thinkers.answers) == 3)
    for number in range(3):
        thinkers.answers[number].set_result(None)
        await eventually(lambda number=number: len(room.playing().entries) == number + 1)  # type: ignore[misc]
    assert (len(thinkers.answers), thinkers.stopped) == (3, 0)
    assert room.playing().asked == (1,)
    await service.close()


@scenario
async def test_what_a_bot_thinks_of_is_forgotten_when_it_is_taken_back() -> None:
    thinkers = SlowThinkers()
    service = Service(thinkers=thinkers)
    room = await service.table(Quoridor(2), TABLE, bots=(2,))
    line = await service.dial(TABLE, token(1))
    for number, action in enumerate(("e2", "d1", "f1")):
        await line.say({"t": "act", "id": action, "seat": 1, "actions": [action]})
        await eventually(lambda number=number: len(thinkers.answers) == number + 1)  # type: ignore[misc]
        if number < 2:
            await line.say({"t": "undo", "id": f"{action}-back", "seat": 1})
    assert thinkers.stopped == 2
    thinkers.answers[2].set_result(None)
    await eventually(lambda: len(room.playing().line) == 2)
    assert [ply.token for ply in room.playing().line] == ["f1", thinkers.jobs[0].legal[0]]
    await line.hang_up()
    await service.close()


@scenario
async def test_a_bot_s_move_that_could_not_be_saved_is_tried_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(driver, "AGAIN_S", 0.01)
    service = Service()
    room = await service.table(Quoridor(2), TABLE, bots=(2,))
    line = await service.dial(TABLE, token(1))
    append, failures = service.hub.store.append, 3

    async def failing(table: str, batch: Batch, now_ms: int) -> None:
        nonlocal failures
        if batch.n == 1 and failures:
            failures -= 1
            raise StoreFailure("store-full")
        await append(table, batch, now_ms)

    monkeypatch.setattr(service.hub.store, "append", failing)
    await line.say({"t": "act", "id": "a", "seat": 1, "actions": ["e2"]})
    await eventually(lambda: len(room.playing().entries) == 2)
    assert failures == 0
    await line.hang_up()
    await service.close()


@scenario
async def test_a_bot_answers_a_move_that_was_saved_though_the_store_said_otherwise(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    service = Service()
    room = await service.table(Quoridor(2), TABLE, bots=(2,))
    line = await service.dial(TABLE, token(1))
    append = service.hub.store.append

    async def doubtful(table: str, batch: Batch, now_ms: int) -> None:
        await append(table, batch, now_ms)
        if batch.n == 0:
            raise StoreFailure("store-failed")

    monkeypatch.setattr(service.hub.store, "append", doubtful)
    assert b'"store-failed"' in await line.say({"t": "act", "id": "a", "seat": 1, "actions": ["e2"]})
    await eventually(lambda: len(room.playing().entries) == 2)
    assert b'"ack"' in await line.say({"t": "act", "id": "a", "seat": 1, "actions": ["e2"]})  # sent again, it was done
    assert len(room.playing().entries) == 2
    await line.hang_up()
    await service.close()


@scenario
async def test_no_bot_plays_on_in_a_record_that_is_only_shown() -> None:
    players = (Player("Ada"), Player(kind="bot", bot="level1"))
    match = Match.begin(Setup.make(Quoridor(2), "m1", players, clock=ClockRule(move_ms=1)))
    match = match.act(Seat(1), ["e2"], now_ms=0)
    service = Service()
    made = await Tables(service.hub).show(Record.of(match).encode())
    driving = service.hub._rooms[made.table.id][1]
    for _ in range(10):
        await asyncio.sleep(0)
    assert (service.thinkers.jobs, driving.busy) == ([], False)
    await service.close()


# Races.


@scenario
async def test_who_leaves_while_a_table_is_being_opened_does_not_stop_it() -> None:
    service = Service()
    _, made = await _made(service, "here", "here")
    await service.hub._close(made.table.id)
    tasks = len(asyncio.all_tasks())
    for turn in range(8):
        leaving = asyncio.ensure_future(service.hub.room(made.table.id))
        staying = asyncio.ensure_future(service.hub.room(made.table.id))
        for _ in range(turn):
            await asyncio.sleep(0)
        leaving.cancel()
        room = await staying
        assert await service.hub.room(made.table.id) is room
        assert not service.hub._opening
        await service.hub._close(made.table.id)
        assert len(asyncio.all_tasks()) == tasks, "nothing is left of it"
    await service.close()


@scenario
async def test_nobody_waits_for_a_long_log_to_be_read(monkeypatch: pytest.MonkeyPatch) -> None:
    def slow(stored: Stored) -> ReadTable:
        time.sleep(0.3)
        return read_table(stored)

    service = Service()
    await service.table(Quoridor(2), TABLE)
    await service.hub._close(TABLE)
    monkeypatch.setattr(hub, "read_table", slow)
    opening, turns = asyncio.ensure_future(service.hub.room(TABLE)), 0
    while not opening.done():
        await asyncio.sleep(0.001)
        turns += 1
    assert turns > 10
    await service.close()


async def _made(service: Service, *kinds: Any) -> tuple[Tables, Any]:
    tables = Tables(service.hub)
    places = tuple(NewPlace(kind=kind) for kind in kinds)
    return tables, await tables.create(NewTable(game="quoridor", places=places, seating="chosen"))


@scenario
async def test_who_says_hello_during_a_reorder_holds_their_own_place() -> None:
    service = Service()
    tables, made = await _made(service, "here", "here")
    for turn in range(6):
        async with AsyncExitStack() as stack:
            line = Line(service.hub)
            stack.push_async_callback(line.hang_up)
            line.put(json.dumps({"t": "hello", "table": made.table.id, "tokens": [made.places["1"]]}))
            for _ in range(turn):  # a little later each time
                await asyncio.sleep(0)
            await tables.reorder(made.table.id, made.host, (2, 1))
            await line.say()
            room = await service.hub.room(made.table.id)
            assert line.connection.places == room.places_of(line.connection)
            assert heard(line, "table")[-1]["places"] == sorted(room.places_of(line.connection))
    await service.close()


@scenario
async def test_a_token_taken_away_during_hello_opens_nothing() -> None:
    service = Service()
    for turn in range(6):
        tables, made = await _made(service, "here", "here")
        line = Line(service.hub)
        line.put(json.dumps({"t": "hello", "table": made.table.id, "tokens": [made.places["1"]]}))
        for _ in range(turn):
            await asyncio.sleep(0)
        await tables.replace(made.table.id, made.host, Replace(place=1, kind="bot"))
        await line.running
        assert line.socket.code in {4003, 4004}
    await service.close()


@scenario
async def test_a_table_deleted_twice_at_once_is_deleted_once() -> None:
    service = Service()
    tables, made = await _made(service, "here", "here")
    done = await asyncio.gather(*(tables.delete(made.table.id, made.host) for _ in range(3)), return_exceptions=True)
    assert all(result is None or isinstance(result, MazechaseError) for result in done)
    assert None in done
    with pytest.raises(MazechaseError, match="no such table"):
        await tables.info(made.table.id, made.host)
    await service.close()


@scenario
async def test_a_room_is_not_closed_under_its_work_and_takes_none_afterwards() -> None:
    service = Service()
    room = await service.table(Quoridor(2), TABLE)
    begun, go = asyncio.Event(), asyncio.Event()

    async def work() -> int:
        begun.set()
        await go.wait()
        return await room.change(lambda match: match.act(Seat(1), ["e2"], service.clock.now_ms()))

    acting = asyncio.ensure_future(room.do(work))
    await begun.wait()
    for seconds in (0, 10_000):
        service.clock._steady_s = lambda seconds=seconds: 1000.0 + seconds  # type: ignore[misc]
        await service.hub.sweep()
    assert await service.hub.room(TABLE) is room
    go.set()
    await service.hub._close(TABLE)
    assert await acting == 1
    with pytest.raises(MazechaseError, match="just been closed"):
        await room.do(work)
    assert len((await service.hub.room(TABLE)).playing().entries) == 1
    await service.close()


@scenario
async def test_a_full_log_takes_no_more_but_can_be_looked_at() -> None:
    service = Service(msgspec.structs.replace(GENEROUS, entries_per_table=2))
    room = await service.table(Quoridor(2), TABLE)
    line = await service.dial(TABLE, token(1), token(2))
    for seat, action, answer in ((1, "e2", b'"ack"'), (2, "e8", b'"ack"'), (1, "e3", b'"log-full"')):
        assert answer in await line.say({"t": "act", "id": action, "seat": seat, "actions": [action]})
    await line.hang_up()
    await service.hub._close(TABLE)
    again = await service.hub.room(TABLE)
    assert again is not room
    assert len(again.playing().entries) == 2
    await service.close()


@scenario
async def test_who_only_talks_leaves_the_others_room_to_play() -> None:
    service = Service(msgspec.structs.replace(GENEROUS, entries_per_table=8))
    room = await service.table(Quoridor(2), TABLE)
    line = await service.dial(TABLE, token(1), token(2))
    for number in range(8):
        said = await line.say({"t": "salt", "id": f"s{number}", "seat": 2, "salt": "salt"})
        assert (b'"ack"' if number < 4 else b'"log-full"') in said
    for seat, action in ((1, "e2"), (2, "e8"), (1, "e3")):
        assert b'"ack"' in await line.say({"t": "act", "id": action, "seat": seat, "actions": [action]})
    assert b'"ack"' in await line.say({"t": "resign", "id": "r", "seat": 2})
    assert len(room.playing().entries) == 8
    await line.hang_up()
    await service.close()


@pytest.mark.parametrize("most", [8, 7])
@scenario
async def test_after_much_play_a_pause_and_an_absence_can_still_end(most: int) -> None:
    service = Service(msgspec.structs.replace(GENEROUS, entries_per_table=most))
    room = await service.table(Quoridor(2), TABLE)
    one = await service.dial(TABLE, token(1))
    two = await service.dial(TABLE, token(2))
    for line, seat, action in ((one, 1, "e2"), (two, 2, "e8"), (one, 1, "e3"), (two, 2, "e7")):
        assert b'"ack"' in await line.say({"t": "act", "id": action, "seat": seat, "actions": [action]})
    await two.hang_up()
    await room.do(lambda: room.change(lambda match: match.pause(match.at_ms)))
    await room.do(lambda: room.change(lambda match: match.resume(match.at_ms)))
    service.seconds += 120
    assert b'"ack"' in await one.say({"t": "mind", "id": "m", "seat": 1, "absent": 2})
    two = await service.dial(TABLE, token(2))
    assert [message["n"] for message in heard(two, "update")][:1] == [7]
    assert room.playing().minders[1] == (None if most == 8 else "level2"), "a full log can be looked at"
    for line in (one, two):
        await line.hang_up()
    await service.close()


@scenario
async def test_commands_of_many_connections_come_one_after_the_other() -> None:
    service = Service()
    room = await service.table(Quoridor(2), TABLE)
    lines = [await service.dial(TABLE, token(1)) for _ in range(8)]
    for number, line in enumerate(lines):
        for copy in range(3):
            salt = f"salt-{number}-{copy}"
            line.put(json.dumps({"t": "salt", "id": salt, "seat": 1, "salt": salt}))
    for line in lines:
        await line.say()
    told = [step["n"] for message in heard(lines[0], "update") for step in message["steps"]]
    assert told == list(range(24))
    acks = sorted(ack["n"] for line in lines for ack in heard(line, "ack"))
    assert acks == list(range(1, 25))
    assert len(room.playing().entries) == 24
    for line in lines:
        await line.hang_up()
    await service.close()
