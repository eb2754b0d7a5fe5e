"""What is hard to provoke over a network: races, absent people, actions that reveal, bots with odd names."""

import asyncio
import json
import time
from collections.abc import Generator
from contextlib import AsyncExitStack
from typing import Any

import msgspec
import pytest

import mazechase
from contract.playing import play
from mazechase.bots.api import level_names, served_bots, usual_bot
from mazechase.errors import MazechaseError
from mazechase.match import ClockRule, Match, MatchSetup, Player, Record
from mazechase.rules.api import Seat, Turn
from mazechase.rules.game import AnyGame, Game
from mazechase.server.store.protocol import Batch, Saved, Stored, StoreFailure
from mazechase.server.table import autoplay, hub
from mazechase.server.table.devices import places_of
from mazechase.server.table.loading import LoadedTable, load_table
from mazechase.server.table.lobby import Lobby
from mazechase.server.table.new_table import new_lobby
from mazechase.server.table.tables import Tables
from mazechase.server.wire.requests import NewPlace, NewTable, Replace
from server.memory import WATCH, Line, Service, SlowThinkers, token
from server.running import GENEROUS, eventually, scenario
from server.setting import advance
from toy.game import Toy

TABLE = "table-inside"


def heard(line: Line, *kinds: str) -> list[Any]:
    return [message for message in map(json.loads, line.socket.sent) if message["t"] in kinds]


# Absent people.


@scenario
async def test_a_bot_minds_an_absent_seat_after_a_while() -> None:
    service = Service()
    room = await service.table(mazechase.game("quoridor", 2), TABLE, stand_in_after_ms=20, grace_ms=0)
    one, two = await service.dial(TABLE, token(1)), await service.dial(TABLE, token(2))
    await two.hang_up()
    await eventually(lambda: room.playing().stand_ins == (None, usual_bot("quoridor")))
    two = await service.dial(TABLE, token(2))
    assert room.playing().stand_ins == (None, None)
    for line in (one, two):
        await line.hang_up()
    await service.close()


@scenario
async def test_who_is_back_in_time_is_not_minded_and_nobody_is_when_all_are_gone() -> None:
    service = Service()
    room = await service.table(mazechase.game("quoridor", 2), TABLE, stand_in_after_ms=120_000)
    minding = service.hub._tables[TABLE][1]
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
    """Otherwise a refusal of the next action, which cancels all of them, would be a free look."""
    game = Game(Toy(2))
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
    room = await service.table(mazechase.game("quoridor", 2), TABLE)
    strange = Player(kind="bot", bot="antigravity:Bot")
    line = await service.dial(TABLE, WATCH)
    await advance(room, lambda match: match.replace(Seat(1), strange, service.clock.now_ms()))
    await eventually(lambda: bool(service.thinkers.jobs))
    assert service.thinkers.jobs[0].bot == usual_bot("quoridor")
    await line.hang_up()
    await service.close()


def test_a_table_from_when_there_were_three_levels_keeps_its_bots() -> None:
    """What was stored then does not say so; what it calls ``level3`` is now ``classic3``."""
    old = msgspec.json.decode(b'{"game": "quoridor", "players": 2, "options": {}, "places": []}', type=Lobby)
    assert [old.bot_called(name) for name in ("level3", "level4", "random")] == ["classic3", "level4", "random"]
    assert new_lobby(NewTable(game="quoridor")).bot_called("level3") == "level3"
    assert all("classic3" in served_bots(one.id) for one in mazechase.games() if level_names(one.id))


def all_pick(game: AnyGame) -> str:
    """Find a position in which every seat chooses at once."""
    states = (s for seed in range(100) for s in play(game, seed).states)
    return next(game.position(s) for s in states if game.node(s) == Turn(game.seats))


@scenario
async def test_bots_that_choose_at_once_do_not_disturb_each_other() -> None:
    """Otherwise each choice would end the others' thinking, along with the processes they think in."""
    game, thinkers = Game(Toy(4)), SlowThinkers()
    service = Service(thinkers=thinkers)
    room = await service.table(game, TABLE, all_pick(game), bots=(2, 3, 4))
    line = await service.dial(TABLE, WATCH)
    await eventually(lambda: len(thinkers.answers) == 3)
    for number in range(3):
        thinkers.answers[number].set_result(None)
        await eventually(lambda number=number: len(room.playing().entries) == number + 1)  # type: ignore[misc]
    assert (len(thinkers.answers), thinkers.stopped) == (3, 0)
    assert room.playing().asked == (1,)
    await line.hang_up()
    await service.close()


@scenario
async def test_what_a_bot_thinks_of_is_forgotten_when_it_is_taken_back() -> None:
    thinkers = SlowThinkers()
    service = Service(thinkers=thinkers)
    room = await service.table(mazechase.game("quoridor", 2), TABLE, bots=(2,))
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
    monkeypatch.setattr(autoplay, "AGAIN_S", 0.01)
    service = Service()
    room = await service.table(mazechase.game("quoridor", 2), TABLE, bots=(2,))
    line = await service.dial(TABLE, token(1))
    append, failures = service.hub.store.append_soon, 3

    def failing(table: str, batch: Batch, now_ms: int, saved: Saved) -> None:
        nonlocal failures
        if batch.n == 1 and failures:
            failures -= 1
            saved(StoreFailure("store-full"))
        else:
            append(table, batch, now_ms, saved)

    monkeypatch.setattr(service.hub.store, "append_soon", failing)
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
    room = await service.table(mazechase.game("quoridor", 2), TABLE, bots=(2,))
    line = await service.dial(TABLE, token(1))
    append = service.hub.store.append_soon

    def doubtful(table: str, batch: Batch, now_ms: int, saved: Saved) -> None:
        append(table, batch, now_ms, lambda error: saved(StoreFailure("store-failed") if batch.n == 0 else error))

    monkeypatch.setattr(service.hub.store, "append_soon", doubtful)
    assert b'"store-failed"' in await line.say({"t": "act", "id": "a", "seat": 1, "actions": ["e2"]})
    await eventually(lambda: len(room.playing().entries) == 2)
    assert b'"ack"' in await line.say(
        {"t": "act", "id": "a", "seat": 1, "actions": ["e2"]}
    )  # a retry: it was carried out
    assert len(room.playing().entries) == 2
    await line.hang_up()
    await service.close()


@scenario
async def test_a_record_shows_no_names_and_pieces_that_nobody_may_have() -> None:
    players = (Player("A\u202ed\x07a\n", piece="<b>"), Player("x" * 80, piece="ghost"))
    match = Match.begin(MatchSetup.make(mazechase.game("quoridor", 2), "m1", players))
    service = Service()
    made = await Tables(service.hub).show(Record.of(match).encode())
    shown = [(place.name, place.piece) for place in made.table.places]
    assert shown == [("Ada", None), ("x" * 40, "ghost")]
    await service.close()


@scenario
async def test_no_bot_plays_on_in_a_record_that_is_only_shown() -> None:
    players = (Player("Ada"), Player(kind="bot", bot="level1"))
    match = Match.begin(MatchSetup.make(mazechase.game("quoridor", 2), "m1", players, clock=ClockRule(move_ms=1)))
    match = match.act(Seat(1), ["e2"], now_ms=0)
    service = Service()
    made = await Tables(service.hub).show(Record.of(match).encode())
    driving = service.hub._tables[made.table.id][1]
    line = await service.dial(made.table.id, made.watch)
    for _ in range(10):
        await asyncio.sleep(0)
    assert (service.thinkers.jobs, driving.busy) == ([], False)
    await line.hang_up()
    await service.close()


# Races.


@scenario
async def test_who_leaves_while_a_table_is_being_opened_does_not_stop_it() -> None:
    service = Service()
    _, made = await _made(service, "here", "here")
    await service.hub._close(made.table.id)
    tasks = len(asyncio.all_tasks())
    for turn in range(8):
        leaving = asyncio.ensure_future(service.hub.table(made.table.id))
        staying = asyncio.ensure_future(service.hub.table(made.table.id))
        for _ in range(turn):
            await asyncio.sleep(0)
        leaving.cancel()
        room = await staying
        assert await service.hub.table(made.table.id) is room
        assert not service.hub._opening
        await service.hub._close(made.table.id)
        assert len(asyncio.all_tasks()) == tasks, "nothing is left of it"
    await service.close()


@scenario
async def test_nobody_waits_for_a_long_log_to_be_read(monkeypatch: pytest.MonkeyPatch) -> None:
    def slow(stored: Stored) -> Generator[None, None, LoadedTable]:
        for _ in range(100):
            time.sleep(0.003)
            yield
        return (yield from load_table(stored))

    service = Service()
    service.clock._steady_s = time.perf_counter
    await service.table(mazechase.game("quoridor", 2), TABLE)
    await service.hub._close(TABLE)
    monkeypatch.setattr(hub, "load_table", slow)
    opening, turns = asyncio.ensure_future(service.hub.table(TABLE)), 0
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
async def test_spectators_who_come_and_go_are_nobodys_news() -> None:
    """With a message to everybody for each one, a thousand spectators would cause a million."""
    service = Service()
    await service.table(mazechase.game("quoridor", 2), TABLE)
    player = await service.dial(TABLE, token(1))
    spectators = [await service.dial(TABLE, WATCH) for _ in range(30)]
    for spectator in spectators[:10]:
        await spectator.hang_up()
    await player.say()
    assert len(heard(player, "table")) <= 1, "only of its own coming"
    assert all(not heard(spectator, "table") for spectator in spectators)
    other = await service.dial(TABLE, token(2))
    await player.say()
    assert heard(player, "table")[-1]["table"]["places"][1]["here"], "but who plays is"
    for line in (player, other, *spectators[10:]):
        await line.hang_up()
    await service.close()


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
            room = await service.hub.table(made.table.id)
            assert line.connection.places == places_of(room, line.connection.keys)
            assert heard(line, "welcome", "table")[-1]["places"] == sorted(line.connection.places)
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
    with pytest.raises(MazechaseError, match="can't find this game"):
        await tables.info(made.table.id, made.host)
    await service.close()


@scenario
async def test_a_room_is_not_closed_under_its_work_and_takes_none_afterwards() -> None:
    service = Service()
    room = await service.table(mazechase.game("quoridor", 2), TABLE)
    begun, go = asyncio.Event(), asyncio.Event()

    async def work() -> None:
        begun.set()
        await go.wait()

    working = asyncio.ensure_future(room._inbox.do(work))
    await begun.wait()
    acting = asyncio.ensure_future(advance(room, lambda match: match.act(Seat(1), ["e2"], service.clock.now_ms())))
    for seconds in (0, 10_000):
        service.clock._steady_s = lambda seconds=seconds: 1000.0 + seconds  # type: ignore[misc]
        await service.hub.sweep()
    opened = service.hub.opened(TABLE)
    assert opened is not None
    assert opened[0] is room
    go.set()
    await service.hub._close(TABLE)
    await working
    assert await acting == 1
    with pytest.raises(MazechaseError, match="just closed"):
        await room._inbox.do(work)
    assert len((await service.hub.table(TABLE)).playing().entries) == 1
    await service.close()


@scenario
async def test_a_full_log_takes_no_more_but_can_be_looked_at() -> None:
    service = Service(msgspec.structs.replace(GENEROUS, entries_per_table=2))
    room = await service.table(mazechase.game("quoridor", 2), TABLE)
    line = await service.dial(TABLE, token(1), token(2))
    for seat, action, answer in ((1, "e2", b'"ack"'), (2, "e8", b'"ack"'), (1, "e3", b'"log-full"')):
        assert answer in await line.say({"t": "act", "id": action, "seat": seat, "actions": [action]})
    await line.hang_up()
    await service.hub._close(TABLE)
    again = await service.hub.table(TABLE)
    assert again is not room
    assert len(again.playing().entries) == 2
    await service.close()


@scenario
async def test_who_only_talks_leaves_the_others_room_to_play() -> None:
    service = Service(msgspec.structs.replace(GENEROUS, entries_per_table=8))
    room = await service.table(mazechase.game("quoridor", 2), TABLE)
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
    room = await service.table(mazechase.game("quoridor", 2), TABLE)
    one = await service.dial(TABLE, token(1))
    two = await service.dial(TABLE, token(2))
    for line, seat, action in ((one, 1, "e2"), (two, 2, "e8"), (one, 1, "e3"), (two, 2, "e7")):
        assert b'"ack"' in await line.say({"t": "act", "id": action, "seat": seat, "actions": [action]})
    await two.hang_up()
    await advance(room, lambda match: match.pause(match.at_ms))
    await advance(room, lambda match: match.resume(match.at_ms))
    service.seconds += 120
    assert b'"ack"' in await one.say({"t": "mind", "id": "m", "seat": 1, "absent": 2})
    two = await service.dial(TABLE, token(2))
    assert [message["n"] for message in heard(two, "update")][:1] == [7]
    assert room.playing().stand_ins[1] == (None if most == 8 else usual_bot("quoridor")), "a full log can be looked at"
    for line in (one, two):
        await line.hang_up()
    await service.close()


@scenario
async def test_commands_of_many_connections_come_one_after_the_other() -> None:
    service = Service()
    room = await service.table(mazechase.game("quoridor", 2), TABLE)
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
