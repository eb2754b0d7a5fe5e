"""Hostile messages: whatever a stranger sends over the WebSocket, play goes on."""

import asyncio
import contextlib
import json
import socket
import time
from collections.abc import Generator
from typing import Any, get_args

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from websockets.exceptions import InvalidHandshake, InvalidStatus

import mazechase
from games import QuoridorGame, ToyGame
from mazechase.match import Match, MatchSetup, Player, Record
from mazechase.rules.api import Seat
from mazechase.rules.game import Game
from mazechase.server.edge.addresses import counted
from mazechase.server.limits import Bucket, Limits, PerAddress
from mazechase.server.table import questions
from mazechase.server.table.devices import Closing
from mazechase.server.table.table import Table
from mazechase.server.wire import messages as wire
from server.client import Refusal, dial, enter
from server.memory import HOST, Line, Service, token
from server.raw import HANDSHAKE, text
from server.running import GENEROUS, Served, eventually, scenario, serving
from server.setting import quoridor, seats, table
from toy.game import Toy

TAGS = [str(kind.__struct_config__.tag) for kind in get_args(wire.FromClient)]
FIELDS = sorted({name for kind in get_args(wire.FromClient) for name in kind.__struct_fields__})
TOKENS = ["e2", "e8", "e3h", "-", "a2", "1=0", "*1", "+G", "2?1"]

anything = st.recursive(
    st.none()
    | st.booleans()
    | st.integers(-(2**70), 2**70)
    | st.floats(allow_nan=False, allow_infinity=False)
    | st.text(max_size=20)
    | st.sampled_from([*TOKENS, *TAGS, "\x00", "é" * 30, "\u202e"]),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=8,
)
seat_numbers = st.sampled_from([1, 2, 0, -1, 3, 16, 17, 2**63])
fitting: dict[str, st.SearchStrategy[Any]] = {
    "absent": seat_numbers,
    "ack_in_update": st.booleans(),
    "action": st.sampled_from(TOKENS) | st.text(max_size=70),
    "actions": st.lists(st.sampled_from(TOKENS) | st.text(max_size=5), max_size=66),
    "after": st.none() | st.integers(-1, 50) | st.just(10**9),
    "agree": st.booleans(),
    "held": st.none() | st.sampled_from(TOKENS) | st.text(max_size=5),
    "have": st.none() | st.integers(-1, 50) | st.just(10**9),
    "id": st.sampled_from(["a", "b", "", "x" * 65, "é", "a b"]),
    "looking": st.none() | seat_numbers,
    "most": st.integers(-1, 201),
    "salt": st.sampled_from(["saltsalt", "short", "with|bar,comma", "x" * 65]),
    "seat": seat_numbers,
    "since": st.integers(-1, 50) | st.just(10**9),
    "phrase": st.sampled_from(["hello", "wow", "damn", ""]),
    "ply": st.none() | st.integers(-1, 50) | st.just(10**9),
    "table": st.sampled_from(["hostile-table", "nowhere-table", "", "../../etc"]),
    "tokens": st.lists(st.sampled_from([token(1), HOST, "short", "x" * 65]), max_size=17),
}


@st.composite
def messages(draw: st.DrawFn) -> str:
    """Return a message: the right shape with any values, then perhaps with something changed, left out or added."""
    kind = draw(st.sampled_from(get_args(wire.FromClient)))
    message = {"t": kind.__struct_config__.tag, **{name: draw(fitting[name]) for name in kind.__struct_fields__}}
    for _ in range(draw(st.integers(0, 2))):
        match draw(st.sampled_from(["change", "drop", "add"])):
            case "change" if message:
                message[draw(st.sampled_from(sorted(message)))] = draw(anything)
            case "drop" if message:
                del message[draw(st.sampled_from(sorted(message)))]
            case _:
                message[draw(st.sampled_from(FIELDS) | st.text(max_size=8))] = draw(anything)
    text = json.dumps(message, ensure_ascii=draw(st.booleans()))
    return draw(st.sampled_from([text, text, text, text[:-1], text + text, f"[{text}]", text.replace('"', "'")]))


def test_every_field_has_values_to_try() -> None:
    assert set(fitting) == set(FIELDS)


@pytest.mark.parametrize("game", [mazechase.game("quoridor", 2), Game(Toy(2))], ids=lambda game: game.id)
@settings(max_examples=120, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(barrage=st.lists(messages(), min_size=5, max_size=25))
def test_a_barrage_is_answered_and_the_game_goes_on(game: QuoridorGame | ToyGame, barrage: list[str]) -> None:
    async def play() -> None:
        service = Service()
        await service.table(game, "hostile-table")
        attacker = await service.dial("hostile-table", token(1), HOST)
        watcher = await service.dial("hostile-table", token(2))
        sent = await attacker.say(*barrage)
        answers = [json.loads(line) for line in sent.splitlines()]
        assert not attacker.running.done()
        assert "internal" not in {answer.get("code") for answer in answers}
        answered = sum(answer["t"] not in {"update", "table"} for answer in answers) - 1
        assert answered >= sum(map(_wants_an_answer, barrage))
        await _goes_on(service, watcher)
        for line in (attacker, watcher):
            await line.hang_up()
        await service.close()

    asyncio.run(play())


def _wants_an_answer(text: str) -> bool:
    """Return whether a message gets its own answer; some are answered by an update."""
    try:
        return not isinstance(wire.decode(text), wire.Look | wire.Resume)
    except msgspec.MsgspecError:
        return True


async def _goes_on(service: Service, two: Line) -> None:
    """Check that a normal command still works: another seat resigns, unless the match is over."""
    answer = await two.say({"t": "resign", "id": "end", "seat": 2})
    assert b'"t":"ack"' in answer or b'"match-over"' in answer
    assert (await service.hub.table("hostile-table")).playing().over


@settings(max_examples=150, deadline=None)
@given(text=messages() | st.text(max_size=50) | st.just("[" * 5000) | st.just('{"t":' * 4000))
def test_no_hello_but_a_right_one_opens_anything(text: str) -> None:
    async def play() -> None:
        service = Service()
        await service.table(mazechase.game("quoridor", 2), "hostile-table")
        line = await service.dial("hostile-table", "wrong-token-wrong-token")
        assert line.socket.code == Closing.BAD_HELLO
        stranger = Line(service.hub)
        answer = json.loads((await stranger.say(text)).splitlines()[0])
        if answer["t"] == "refused":
            await stranger.running
            assert stranger.socket.code == Closing.BAD_HELLO
        else:
            hello = wire.decode(text)
            assert isinstance(hello, wire.Hello)
            assert answer["t"] == "welcome"
            assert {token(1), HOST} & set(hello.tokens)
            await stranger.hang_up()
        await service.close()

    asyncio.run(play())


# What no JSON writer would send.


@pytest.mark.parametrize(
    "text",
    [
        "",
        "null",
        "[" * 16_000,
        '{"t":"why","id":"a","seat":1,"action":"\\ud800"}',
        '{"t":"why","id":"a","seat":1,"action":"\\u0000"}',
        '{"t":"act","id":"a","seat":1e999,"actions":["e2"]}',
        '{"t":"act","id":"a","seat":' + "9" * 9000 + ',"actions":["e2"]}',
        '{"t":"ping","t":"act"}',
        '{"t":"resume","have":-0.5}',
        '{"t":"ping","x":' + "[" * 7000 + "]" * 7000 + "}",
        '{"t":"act","id":"a","seat":1,"actions":[' + ",".join(['"e2"'] * 3000) + "]}",
        '{"t":"history","id":"a","since":0,"most":1000000}',
        "\ufeff{}",
    ],
    ids=range(13),
)
@scenario
async def test_strange_texts_are_refused_and_nothing_else_happens(server: Served, text: str) -> None:
    made = quoridor(server)
    async with enter(server.port, table(made), *seats(made)) as client:
        await client.socket.send(text)
        assert (await client.until("refused"))["code"] in {"bad-message", "quoridor-bad-action"}
        await client.act(1, "e2")


@pytest.mark.parametrize(
    ("text", "id"),
    [
        ('{"t":"act","id":"mine","seat":1,"actions":[]}', "mine"),
        ('{"t":"act","id":"mine","seat":1,"actions":["e2"],"more":1}', "mine"),
        ('{"t":"nothing","id":"mine"}', "mine"),
        ('{"t":"act","id":"no id","seat":1,"actions":["e2"]}', None),
        ('{"t":"act","id":7,"seat":1,"actions":["e2"]}', None),
        ('{"t":"act","seat":1,"actions":["e2"]}', None),
        ('{"t":"ping","id":"mine"', None),
    ],
)
@scenario
async def test_who_sent_what_cannot_be_read_learns_which_it_was(server: Served, text: str, id: str | None) -> None:  # noqa: A002
    made = quoridor(server)
    async with enter(server.port, table(made), *seats(made)) as client:
        await client.socket.send(text)
        answer = await client.until("refused")
        assert (answer["code"], answer["id"]) == ("bad-message", id)


@scenario
async def test_only_text_is_spoken(server: Served) -> None:
    made = quoridor(server)
    async with enter(server.port, table(made), *seats(made)) as client:
        await client.socket.send(b'{"t":"ping"}')
        assert await client.closed() == Closing.NOT_TEXT


@scenario
async def test_fragments_are_one_message(server: Served) -> None:
    made = quoridor(server)
    async with enter(server.port, table(made), *seats(made)) as client:
        await client.socket.send(['{"t":', '"pi', 'ng"}'])
        await client.until("pong")


@scenario
async def test_a_message_has_a_greatest_size_in_one_piece_or_many(server: Served) -> None:
    made = quoridor(server)
    most = GENEROUS.message_bytes
    for pieces in (["x" * (most + 1)], ["x" * 1000] * (most // 1000 + 1)):
        async with enter(server.port, table(made), *seats(made)) as client:
            await client.socket.send(pieces[0] if len(pieces) == 1 else pieces)
            assert await client.closed() == 1009


@scenario
async def test_broken_utf8_ends_the_connection_and_nothing_else(server: Served) -> None:
    made = quoridor(server)
    async with enter(server.port, table(made), *seats(made)) as client:
        await client.socket.send(b"\xff\xfe", text=True)
        assert await client.closed() == 1007
    async with enter(server.port, table(made), *seats(made)) as client:
        await client.act(1, "e2")


# How much.


@scenario
async def test_who_says_nothing_is_let_go() -> None:
    service = Service(msgspec.structs.replace(GENEROUS, hello_s=0.01))
    await service.table(mazechase.game("quoridor", 2), "hostile-table")
    line = await service.dial("hostile-table", token(1))
    silent = Line(service.hub)
    await silent.running
    assert json.loads(silent.socket.sent[0])["code"] == "hello-first"
    assert silent.socket.code == Closing.BAD_HELLO
    assert not line.running.done(), "who has said hello may be silent"
    await line.hang_up()
    await service.close()


@scenario
async def test_a_hello_that_makes_the_server_fail_is_answered_and_logged(caplog: pytest.LogCaptureFixture) -> None:
    service = Service(GENEROUS)

    async def broken(table: str, _address: str) -> Table:
        raise RuntimeError(table)

    service.hub.table = broken  # type: ignore[method-assign, assignment]
    line = Line(service.hub)
    line.put(json.dumps({"t": "hello", "table": "hostile-table", "tokens": [token(1)]}))
    await line.running
    assert json.loads(line.socket.sent[-1])["code"] == "internal"
    assert line.socket.code == Closing.FAILED
    assert "RuntimeError: hostile-table" in caplog.text
    await service.close()


@scenario
async def test_who_says_too_much_is_let_go() -> None:
    service = Service(msgspec.structs.replace(GENEROUS, messages_per_s=1, messages_burst=5))
    await service.table(mazechase.game("quoridor", 2), "hostile-table")
    line = await service.dial("hostile-table", token(1))
    for _ in range(10):
        line.put('{"t":"ping"}')
    await line.running
    assert [json.loads(sent)["t"] for sent in line.socket.sent][-5:] == ["pong"] * 4 + ["refused"]
    assert line.socket.code == Closing.TOO_MUCH
    await service.close()


@scenario
async def test_who_asks_much_at_once_keeps_nobody_waiting() -> None:
    service = Service(msgspec.structs.replace(GENEROUS, outgoing_messages=8))
    await service.table(mazechase.game("quoridor", 2), "hostile-table")
    greedy = await service.dial("hostile-table", token(1))
    other = await service.dial("hostile-table", token(2))
    for _ in range(500):
        greedy.put('{"t":"history","id":"h"}')
    before = len(greedy.socket.sent)
    await other.say()
    assert len(greedy.socket.sent) - before < 50
    await greedy.say()
    assert len(greedy.socket.sent) - before > 500, "and who reads gets all the answers"
    for line in (greedy, other):
        await line.hang_up()
    await service.close()


@scenario
async def test_an_address_gets_no_more_than_its_share_however_many_connections_it_has(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    service = Service(msgspec.structs.replace(GENEROUS, time_percent=20, time_burst_s=0))
    service.clock._steady_s = time.perf_counter
    await service.table(mazechase.game("quoridor", 2), "hostile-table")
    greedy = [await service.dial("hostile-table", token(1), address="192.0.2.66") for _ in range(8)]
    other = await service.dial("hostile-table", token(2))
    spent = 0.0

    def long_way(*_: object) -> Generator[None, None, tuple[()]]:
        nonlocal spent
        for _part in range(10):
            until = time.thread_time() + 0.005
            while time.thread_time() < until:
                pass
            spent += 0.005
            yield
        return ()

    monkeypatch.setattr(questions, "reached", long_way)
    for line in greedy:
        for _ in range(50):
            line.put('{"t":"reach","id":"r","seat":1}')
    begun, pings, passed = time.perf_counter(), 0, 0.0
    while passed < 1 or pings < 50:  # on a busy machine that may take longer
        await other.say({"t": "ping"})
        pings += 1
        passed = time.perf_counter() - begun
    assert spent < 0.2 * passed + 0.4, "a fifth of a second each second, and what one slice takes too much"
    for line in (*greedy, other):
        line.connection.leave(Closing.NORMAL)
        await line.running
    await service.close()


@scenario
async def test_who_does_not_read_is_let_go_and_misses_nothing_on_return() -> None:
    service = Service(msgspec.structs.replace(GENEROUS, outgoing_messages=8))
    room = await service.table(mazechase.game("quoridor", 2), "hostile-table")
    slow = await service.dial("hostile-table", token(1))
    quick = await service.dial("hostile-table", token(2))
    await slow.say()
    slow.socket.reading.clear()
    for number in range(12):
        await quick.say({"t": "salt", "id": f"s{number}", "seat": 2, "salt": f"salt-{number:04}"})
        assert slow.connection._outgoing.qsize() <= 8
    await slow.running
    assert list(room.audience) == [quick.connection]
    back = await service.dial("hostile-table", token(1))
    await back.say({"t": "resume", "have": 0})
    updates = [json.loads(sent) for sent in back.socket.sent if b'"t":"update"' in sent]
    assert [step["n"] for step in updates[-1]["steps"]] == list(range(12))
    for line in (quick, back):
        await line.hang_up()
    await service.close()


@scenario
async def test_what_waits_for_a_client_that_does_not_read_is_bounded() -> None:
    """Answers may be long, so a few hundred of them would fill the memory."""
    service = Service(msgspec.structs.replace(GENEROUS, outgoing_bytes=30_000))
    room = await service.table(mazechase.game("quoridor", 2), "hostile-table")
    slow = await service.dial("hostile-table", token(1))
    slow.socket.reading.clear()
    most = 0
    for number in range(400):
        slow.put(json.dumps({"t": "hints", "id": f"h{number}"}))
        await asyncio.sleep(0)
        most = max(most, slow.connection._waiting_bytes)
    await slow.running
    assert 25_000 < most <= 30_000
    assert not room.audience
    await service.close()


def long_record() -> bytes:
    """Return a record of a long match, whose history is long too."""
    game = mazechase.game("quoridor", 2)
    match = Match.begin(MatchSetup.make(game, "m1", (Player(), Player())))
    for number in range(200):  # both pawns move back and forth
        seat = Seat(number % 2 + 1)
        there = ("e2", "e8", "e1", "e9")[number % 4]
        match = match.act(seat, [there], now_ms=0)
    return Record.of(match).encode()


@scenario
async def test_a_real_client_that_does_not_read_is_let_go(tmp_path: Any) -> None:
    with serving(tmp_path / "tables.db", msgspec.structs.replace(GENEROUS, outgoing_messages=16)) as served:
        made = served.done("POST", "/api/tables/import", content=long_record())
        room = served.room(table(made))
        with socket.create_connection(("127.0.0.1", served.port)) as raw:
            raw.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
            raw.sendall(HANDSHAKE)
            assert raw.recv(12) == b"HTTP/1.1 101"
            raw.sendall(text({"t": "hello", "table": table(made), "tokens": [made["watch"]]}))
            await eventually(lambda: bool(room.audience))
            raw.settimeout(10)
            with contextlib.suppress(OSError):  # it was disconnected
                for _ in range(2000):  # ask for long answers, a hundred megabytes in all, and read none of them
                    raw.sendall(text({"t": "history", "id": "h"}))
            await eventually(lambda: not room.audience)
        async with enter(served.port, table(made), made["watch"]) as client:
            assert len((await client.ask("history"))["frames"]) == 200


@scenario
async def test_a_table_and_an_address_have_room_for_so_many(tmp_path: Any) -> None:
    limits = msgspec.structs.replace(GENEROUS, connections_per_table=2, connections_per_address=3)
    with serving(tmp_path / "tables.db", limits) as served:
        made, other = quoridor(served), quoridor(served)
        served.http.close()

        def held() -> int:
            return served.app.peers.held("127.0.0.1")

        await eventually(lambda: held() == 0)
        async with enter(served.port, table(made), made["watch"]), enter(served.port, table(made), made["watch"]):
            with pytest.raises(Refusal, match="table-full"):
                async with enter(served.port, table(made), made["watch"]):
                    pass
            await eventually(lambda: held() == 2)
            async with enter(served.port, table(made), seats(made)[0]):  # spectators keep no player out
                assert held() == 2, "a player does not count"
                async with enter(served.port, table(other), other["watch"]):
                    with pytest.raises((OSError, InvalidHandshake)):
                        async with dial(served.port):
                            pass
            await eventually(lambda: held() == 2)
            async with enter(served.port, table(other), *seats(other)):
                pass


@pytest.mark.parametrize("origin", ["http://evil.example", "null", "http://[", "http://127.0.0.1:1", "\xe9"])
@scenario
async def test_another_page_cannot_open_a_connection(server: Served, origin: str) -> None:
    with pytest.raises(InvalidStatus, match="HTTP 403"):
        async with dial(server.port, additional_headers={"Origin": origin}):
            pass


@scenario
async def test_our_own_page_can(server: Served) -> None:
    made = quoridor(server)
    async with dial(server.port, origin=server.url) as client:
        await client.send("hello", table=table(made), tokens=seats(made))
        assert (await client.hear())["t"] == "welcome"


def test_buckets_fill_and_the_longest_unseen_address_is_forgotten() -> None:
    now = 0.0
    bucket = Bucket(2, 3, now)
    assert [bucket.take(now) for _ in range(4)] == [True, True, True, False]
    assert [bucket.take(0.5), bucket.take(0.5), bucket.take(100), bucket.take(100)] == [True, False, True, True]
    addresses = PerAddress(1, 1, 2, lambda: now)
    assert [addresses.take(name) for name in "aabbcab"] == [True, False, True, False, True, True, True]
    assert len(addresses._buckets) == 2


@pytest.mark.parametrize(
    ("address", "expected"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("2001:db8::7", "2001:db8::/64"),
        ("fe80::7%eth0", "fe80::/64"),
        ("no:address", "no:address"),
        ("x" * 100, "x" * 64),
    ],
)
def test_whoever_comes_is_counted_by_an_address_of_their_own(address: str, expected: str) -> None:
    assert counted(address) == expected


def test_every_limit_is_a_positive_number() -> None:
    assert all(value > 0 for value in msgspec.structs.asdict(Limits()).values())
