"""While nobody is connected, bots rest: they do nothing, their clocks stop, and they continue when somebody comes."""

import asyncio
import json
from collections.abc import Callable, Iterable
from typing import Any

import msgspec
import pytest

import mazechase
from contract.playing import play
from mazechase.match import ClockRule, Match
from mazechase.match.entries import Flagged, Woke
from mazechase.rules.api import Chance, Node, Seat, Turn
from mazechase.rules.game import AnyGame, Game
from mazechase.server.store.protocol import Batch, Saved, StoreFailure
from mazechase.server.table import autoplay
from mazechase.server.table.table import Table
from mazechase.server.table.tables import Tables
from mazechase.server.thinking.fairqueue import TooBusy, Who
from mazechase.server.thinking.jobs import Chosen, Think
from mazechase.server.wire.requests import NewPlace, NewTable, Replace
from server.memory import WATCH, IdleThinkers, Service, SlowThinkers, token
from server.running import GENEROUS, eventually, scenario
from server.setting import advance
from toy.game import Toy

TABLE = "table-resting"
MINUTE_MS = 60_000
A_MINUTE = ClockRule(move_ms=MINUTE_MS)


async def a_while() -> None:
    """Let everything happen that is due now."""
    for _ in range(100):
        await asyncio.sleep(0)
    await asyncio.sleep(0.02)


def pass_time(service: Service, seconds: float) -> None:
    then = service.clock._steady_s() + seconds
    service.clock._steady_s = lambda: then


async def change(room: Table, step: Callable[[Match], Match]) -> None:
    await advance(room, step)


async def begin(room: Table) -> None:
    """Let the first seat move although nobody is connected; the clock runs from then on."""
    await change(room, lambda match: match.act(Seat(1), ["e2"], room.now_ms()))


def entries(room: Table, kind: type[Any]) -> list[Any]:
    return [entry for entry in room.playing().entries if isinstance(entry, kind)]


def position(game: AnyGame, fits: Callable[[Node], bool]) -> str:
    """Find a position whose next node meets a condition."""
    states: Iterable[Any] = (s for seed in range(100) for s in play(game, seed).states)
    return next(game.position(s) for s in states if fits(game.node(s)))


# Doing nothing.


@scenario
async def test_bots_think_only_while_somebody_is_connected() -> None:
    thinkers = SlowThinkers()
    service = Service(thinkers=thinkers)
    room = await service.table(mazechase.game("quoridor", 2), TABLE, bots=(1, 2))
    await a_while()
    assert thinkers.answers == []
    line = await service.dial(TABLE, WATCH)
    await eventually(lambda: len(thinkers.answers) == 1)
    other = await service.dial(TABLE, WATCH)
    await line.hang_up()
    await a_while()
    assert (len(thinkers.answers), thinkers.stopped) == (1, 0), "somebody is still there"
    await other.hang_up()
    await eventually(lambda: thinkers.stopped == 1)
    await a_while()
    assert len(thinkers.answers) == 1
    line = await service.dial(TABLE, WATCH)
    await eventually(lambda: len(thinkers.answers) == 2)
    thinkers.answers[1].set_result(None)
    await eventually(lambda: len(room.playing().line) == 1)
    await line.hang_up()
    await service.close()


@scenario
async def test_a_bot_s_dice_wait_for_somebody_to_come() -> None:
    game, service = Game(Toy(2)), Service()
    where = position(game, lambda node: isinstance(node, Chance) and node.seat == 1)
    room = await service.table(game, TABLE, where, bots=(1,))
    await a_while()
    assert room.playing().entries == ()
    line = await service.dial(TABLE, WATCH)
    await eventually(lambda: len(room.playing().line) > 0)
    await line.hang_up()
    await service.close()


@scenario
async def test_a_person_s_dice_are_rolled_after_their_delay_though_nobody_is_connected() -> None:
    game, service = Game(Toy(2)), Service()
    where = position(game, lambda node: isinstance(node, Chance) and node.seat == 1)
    room = await service.table(game, TABLE, where, bots=(2,), draw_delay_ms=1)
    await eventually(lambda: len(room.playing().line) == 1)
    await service.close()


@pytest.mark.parametrize("clock", [None, A_MINUTE], ids=["no clock", "clock"])
@scenario
async def test_a_room_in_which_only_bots_are_asked_is_put_away(clock: ClockRule | None) -> None:
    service = Service()
    room = await service.table(mazechase.game("quoridor", 2), TABLE, bots=(2,), clock=clock)
    await begin(room)
    for seconds in (0, 10_000):
        pass_time(service, seconds)
        await service.hub.sweep()
    assert TABLE not in service.hub._tables
    line = await service.dial(TABLE, WATCH)
    await eventually(lambda: len(service.hub._tables[TABLE][0].playing().line) == 2)
    again = service.hub._tables[TABLE][0]
    assert len(entries(again, Woke)) == (0 if clock is None else 1), "opening the table has noted it already"
    await line.hang_up()
    await service.close()


# Clocks.


@scenario
async def test_no_bot_loses_on_time_while_it_may_not_think() -> None:
    thinkers = SlowThinkers()
    service = Service(thinkers=thinkers)
    room = await service.table(mazechase.game("quoridor", 2), TABLE, bots=(2,), clock=A_MINUTE)
    await begin(room)
    assert "flag" not in service.hub._tables[TABLE][1]._timers
    pass_time(service, 3600)
    line = await service.dial(TABLE, WATCH)
    await eventually(lambda: len(thinkers.answers) == 1)
    assert room.playing().remaining_ms(Seat(2), room.now_ms()) == MINUTE_MS
    assert "flag" in service.hub._tables[TABLE][1]._timers
    pass_time(service, 10)  # while it thinks
    thinkers.answers[0].set_result(None)
    await eventually(lambda: len(room.playing().line) == 2)
    assert [type(entry).__name__ for entry in room.playing().entries] == ["Acted", "Woke", "Acted"]
    assert room.playing().clock.hands[1].spent_ms == 10_000  # type: ignore[union-attr]
    await line.hang_up()
    await service.close()


@scenario
async def test_a_person_s_time_runs_though_nobody_is_connected() -> None:
    service = Service()
    room = await service.table(mazechase.game("quoridor", 2), TABLE, clock=ClockRule(move_ms=20))
    await begin(room)
    pass_time(service, 1)
    await eventually(lambda: room.playing().over)
    assert [entry.seat for entry in entries(room, Flagged)] == [2]
    assert not entries(room, Woke)
    await service.close()


@scenario
async def test_with_nobody_connected_only_people_lose_on_time_where_all_choose_at_once() -> None:
    game, service = Game(Toy(3)), Service()
    where = position(game, lambda node: node == Turn(game.seats))
    room = await service.table(game, TABLE, where, bots=(3,), clock=ClockRule(move_ms=20))
    await change(room, lambda match: match.act(Seat(2), ["2=0"], room.now_ms()))
    pass_time(service, 1)
    await eventually(lambda: bool(entries(room, Flagged)))
    await a_while()
    assert room.playing().gone == {1}
    assert not room.playing().over
    await service.close()


@scenario
async def test_what_is_done_by_request_does_not_charge_a_resting_bot() -> None:
    service = Service()
    tables = Tables(service.hub)
    places = (NewPlace("here"), NewPlace("bot"), NewPlace("here"))
    new = NewTable(game="quoridor", places=places, seating="chosen", clock=A_MINUTE, start=True)
    made = await tables.create(new)
    room = await service.hub.table(made.table.id)
    await begin(room)
    pass_time(service, 3600)
    await tables.replace(made.table.id, made.host, Replace(place=3, kind="open"))
    assert [type(entry).__name__ for entry in room.playing().entries] == ["Acted", "Woke", "Replaced"]
    assert room.playing().remaining_ms(Seat(2), room.now_ms()) == MINUTE_MS
    await service.close()


@scenario
async def test_a_bot_goes_on_though_its_rest_could_not_be_noted_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(autoplay, "AGAIN_S", 0.01)
    service = Service()
    room = await service.table(mazechase.game("quoridor", 2), TABLE, bots=(2,), clock=A_MINUTE)
    await begin(room)
    append, failures = service.hub.store.append_soon, 2

    def failing(table: str, batch: Batch, now_ms: int, saved: Saved) -> None:
        nonlocal failures
        if failures:
            failures -= 1
            saved(StoreFailure("store-full"))
        else:
            append(table, batch, now_ms, saved)

    monkeypatch.setattr(service.hub.store, "append_soon", failing)
    pass_time(service, 3600)
    line = await service.dial(TABLE, WATCH)
    await eventually(lambda: len(room.playing().line) == 2)
    assert failures == 0
    await line.hang_up()
    await service.close()


@scenario
async def test_a_bot_goes_on_though_the_log_has_no_room_for_its_rest() -> None:
    service = Service(msgspec.structs.replace(GENEROUS, entries_per_table=8))
    room = await service.table(mazechase.game("quoridor", 2), TABLE, bots=(2,), clock=A_MINUTE)
    await begin(room)
    for _ in range(4):
        await change(room, lambda match: match.wake(room.now_ms()))
    pass_time(service, 10)
    line = await service.dial(TABLE, WATCH)
    await eventually(lambda: len(room.playing().line) == 2)
    assert len(entries(room, Woke)) == 4
    await line.hang_up()
    await service.close()


# Whose time it is.


@scenario
async def test_a_table_s_bots_use_the_time_of_the_player_who_has_used_least() -> None:
    thinkers = SlowThinkers()
    thinkers.used = {"192.0.2.1": 900, "192.0.2.2": 100, "192.0.2.9": 0}
    service = Service(thinkers=thinkers)
    await service.table(mazechase.game("quoridor", 3), TABLE, bots=(1,))
    watcher = await service.dial(TABLE, WATCH, address="192.0.2.9")
    await eventually(lambda: len(thinkers.answers) == 1)
    lines = [await service.dial(TABLE, token(2), address="192.0.2.1")]
    lines.append(await service.dial(TABLE, token(3), address="::ffff:192.0.2.2"))
    thinkers.answers[0].set_result(None)
    await eventually(lambda: bool(thinkers.asked_by))
    assert thinkers.asked_by == [Who("192.0.2.9", TABLE)], "nobody else was there"
    await lines[0].say({"t": "act", "id": "a", "seat": 2, "actions": ["b1"]})
    await lines[0].say({"t": "resign", "id": "r", "seat": 2})
    await eventually(lambda: len(thinkers.answers) == 2)
    thinkers.answers[1].set_result(None)
    await eventually(lambda: len(thinkers.asked_by) == 2)
    assert thinkers.asked_by[1] == Who("192.0.2.2", TABLE)
    for line in (watcher, *lines):
        await line.hang_up()
    await service.close()


class BusyThinkers(IdleThinkers):
    """Bots that are too busy at first."""

    def __init__(self) -> None:
        super().__init__()
        self.refused = 0

    async def choose(self, job: Think, who: Who) -> Chosen:
        if self.refused < 3:
            self.refused += 1
            raise TooBusy("too-busy")
        return await super().choose(job, who)


@scenario
async def test_a_bot_that_too_many_wait_for_thinks_later(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(autoplay, "BUSY_S", 0.01)
    thinkers = BusyThinkers()
    service = Service(thinkers=thinkers)
    room = await service.table(mazechase.game("quoridor", 2), TABLE, bots=(1,))
    line = await service.dial(TABLE, WATCH)
    await eventually(lambda: len(room.playing().line) == 1)
    assert thinkers.refused == 3
    await line.hang_up()
    await service.close()


@scenario
async def test_a_table_says_when_its_bots_have_much_less_time_and_when_they_have_it_again() -> None:
    service = Service()
    room = await service.table(mazechase.game("quoridor", 2), TABLE, bots=(1,))
    line = await service.dial(TABLE, token(2))
    await eventually(lambda: len(room.playing().line) == 1)
    assert not room.info().hurried
    for number, (part, hurried) in enumerate(((0.6, False), (0.1, True), (0.6, True), (1.0, False))):
        service.thinkers.allowed_ms = round(room.lobby.bot_ms * part)
        before = len(line.socket.sent)
        await line.say({"t": "act", "id": f"a{number}", "seat": 2, "actions": ["e8" if number % 2 == 0 else "e9"]})
        await eventually(lambda plies=2 * number + 3: len(room.playing().line) == plies)  # type: ignore[misc]
        told = [one for one in line.socket.sent[before:] if b'"t":"table"' in one]
        assert (room.info().hurried, len(told)) == (hurried, number in {1, 3})
        assert all(json.loads(one)["table"]["hurried"] is hurried for one in told)
    await line.hang_up()
    await service.close()
