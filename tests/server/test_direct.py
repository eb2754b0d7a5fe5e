"""The direct way of the usual message: from its frame to the table, to the store and back, without a task."""

import asyncio
import json
import socket
from itertools import pairwise
from pathlib import Path

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st
from websockets.frames import Frame, Opcode

import mazechase
from mazechase.rules.api import WATCHER, Seat
from mazechase.server.edge.frames import Boundaries, read_text, write_text
from mazechase.server.edge.socket import Connection
from mazechase.server.shares import SLICE_S, Payer, Share, Shares
from mazechase.server.table import audience
from mazechase.server.table.updates import Moment
from server.client import enter
from server.memory import WATCH, Service, token
from server.raw import PING, frame, text, upgraded
from server.running import scenario, serving
from server.setting import advance, quoridor, seats, table

# Frames.

controls = st.builds(Frame, st.sampled_from([Opcode.PING, Opcode.PONG, Opcode.CLOSE]), st.binary(max_size=20))
parts = st.builds(
    Frame,
    st.sampled_from([Opcode.TEXT, Opcode.BINARY, Opcode.CONT]),
    st.binary(max_size=20) | st.integers(120, 140).map(bytes),
    st.booleans(),
)


@given(sent=st.lists(controls | parts, max_size=6), cuts=st.lists(st.integers(0, 300), max_size=10))
def test_boundaries_are_found_wherever_the_bytes_are_cut(sent: list[Frame], cuts: list[int]) -> None:
    data = b"".join(one.serialize(mask=True) for one in sent)
    places = sorted({0, len(data), *(cut for cut in cuts if cut < len(data))})
    followed = Boundaries()
    for begin, end in pairwise(places):
        followed.follow(data[begin:end])
    messages = [one for one in sent if one.opcode in {Opcode.TEXT, Opcode.BINARY, Opcode.CONT}]
    assert followed.between == (not messages or messages[-1].fin)
    followed.follow(b"\x81")
    assert not followed.between, "a frame has begun"


def test_a_long_frame_has_a_long_length() -> None:
    followed = Boundaries()
    followed.follow(Frame(Opcode.TEXT, bytes(70_000)).serialize(mask=True)[:-1])
    assert not followed.between
    followed.follow(b"x")
    assert followed.between


@given(words=st.text(max_size=200), tail=st.binary(min_size=1, max_size=3))
def test_only_one_whole_masked_text_is_read_directly(words: str, tail: bytes) -> None:
    data = Frame(Opcode.TEXT, words.encode()).serialize(mask=True)
    assert read_text(data, 10_000) == words
    assert read_text(data + tail, 10_000) is None
    assert read_text(data[:-1], 10_000) is None
    assert read_text(data, len(words.encode()) - 1) is None
    assert read_text(Frame(Opcode.TEXT, words.encode()).serialize(mask=False), 10_000) is None
    assert read_text(Frame(Opcode.TEXT, words.encode(), fin=False).serialize(mask=True), 10_000) is None
    assert read_text(Frame(Opcode.TEXT, b"\xff" + words.encode()).serialize(mask=True), 10_000) is None
    assert read_text(Frame(Opcode.BINARY, words.encode()).serialize(mask=True), 10_000) is None


@pytest.mark.parametrize("size", [0, 125, 126, 65_535, 65_536])
def test_a_text_is_written_as_the_library_would(size: int) -> None:
    assert write_text(b"x" * size) == Frame(Opcode.TEXT, b"x" * size).serialize(mask=False)


# Commands.


@scenario
async def test_a_command_is_carried_out_on_arrival_and_acknowledged_by_its_update(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def never(*_: object) -> None:
        raise AssertionError

    with serving(tmp_path / "tables.db") as served:
        made = quoridor(served)
        one, two = seats(made)
        async with (
            enter(served.port, table(made), one, ack_in_update=True) as player,
            enter(served.port, table(made), two) as other,
        ):
            await player.ask("history")  # the server is waiting for the next message now
            monkeypatch.setattr(Connection, "_hear", never)
            await player.send("act", id="k1", seat=1, actions=["e2"])
            assert (await player.until("update"))["ack"] == "k1"
            assert "ack" not in await other.until("update")
            await other.send("act", id="k1", seat=2, actions=["e8"])
            assert "ack" not in await other.until("update")
            assert await other.until("ack") == {"t": "ack", "id": "k1", "n": 2}
            assert "ack" not in await player.until("update")
            await player.send("act", id="k1", seat=1, actions=["e2"])  # again: there is no update
            assert await player.until("ack") == {"t": "ack", "id": "k1", "n": 1}
            await player.send("act", id="k2", seat=1, actions=["e9"])
            assert (await player.until("refused"))["id"] == "k2"
            assert not [message for message in player.heard if message["t"] == "ack" and message["n"] != 1]


@scenario
async def test_messages_are_answered_in_order_however_their_bytes_arrive(tmp_path: Path) -> None:
    with serving(tmp_path / "tables.db") as served:
        acts = [
            text({"t": "act", "id": f"a{number}", "seat": 1 + number % 2, "actions": [token]})
            for number, token in enumerate(["e2", "e8", "e3", "e7", "e4", "e6"])
        ]
        asked = text({"t": "history", "id": "h"})
        long = {"t": "act", "id": "fragments", "seat": 1, "actions": ["d4"]}
        whole = json.dumps(long).encode()
        pieces = [frame(whole[:9], fin=False), frame(b"?", PING), frame(whole[9:], 0)]
        rows = [
            [acts[0], acts[1] + acts[2], acts[3][:4], acts[3][4:] + asked, acts[4], acts[5][:1], acts[5][1:], *pieces],
            [b"".join((*acts, asked, *pieces))],
        ]
        answers = []
        for row in rows:
            made = quoridor(served)
            hello = text({"t": "hello", "table": table(made), "tokens": list(seats(made))})
            with upgraded(served.port) as raw:
                raw.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
                for some in (hello, *row):
                    raw.sendall(some)
                    await asyncio.sleep(0.01)
                answers.append(await asyncio.to_thread(_answered, raw, b"fragments"))
        assert answers[1] == ["a0", "a1", "a2", "a3", "a4", "a5", "h", "fragments"]
        assert sorted(answers[0]) == sorted(answers[1])
        assert answers[0].index("a3") < answers[0].index("h") < answers[0].index("a4")


def _answered(raw: socket.socket, last: bytes) -> list[str]:
    """Return the ids of all answers, up to this one."""
    read = b""
    while b'"id":"' + last + b'"' not in read:
        read += raw.recv(65_536)
    return [part.partition(b'"')[0].decode() for part in read.split(b'"id":"')[1:] if not part.startswith(b"T")][-8:]


# Sending.


@scenario
async def test_viewers_get_the_bytes_that_each_would_get_alone() -> None:
    service = Service()
    match = (await service.table(mazechase.game("quoridor", 2), "alike-table")).playing()
    after = match.act(Seat(1), ["e2"], match.at_ms)
    together = Moment(after, 0, 5)
    for held in ((), (Seat(1),), (Seat(2),), (Seat(1), Seat(2))):
        alone = msgspec.json.encode(Moment(after, 0, 5).update(WATCHER, held))
        assert together.encoded(WATCHER, held) == alone
    await service.close()


@scenario
async def test_players_come_before_a_crowd_and_everybody_gets_everything_in_order(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(audience, "AT_A_TIME", 4)
    service = Service()
    room = await service.table(mazechase.game("quoridor", 2), "crowded-table")
    crowd = [await service.dial(room.id, WATCH) for _ in range(12)]
    player = await service.dial(room.id, token(1))
    order: list[tuple[object, int]] = []
    with monkeypatch.context() as patched:
        patched.setattr(
            Connection, "send_encoded", lambda device, message: order.append((device, json.loads(message)["n"]))
        )
        for action in ("e2", "e8"):
            seat = room.playing().asked[0]
            await advance(room, lambda match, seat=seat, action=action: match.act(seat, (action,), match.at_ms))  # type: ignore[misc]
        for _ in range(10):
            await asyncio.sleep(0)
    for n in (1, 2):
        assert next(device for device, number in order if number == n) is player.connection
    for line in (player, *crowd):
        assert [n for device, n in order if device is line.connection] == [1, 2]
    for line in (player, *crowd):
        await line.hang_up()
    await service.close()


# Turns.


@scenario
async def test_an_address_gets_a_slice_of_each_turn_of_the_loop() -> None:
    fair = Shares(Share(1_000, 1_000), Share(1_000, 1_000), 100, lambda: 0.0)
    greedy, other = Payer("192.0.2.1"), Payer("192.0.2.2")
    begun = 0
    while fair.begin(greedy) and begun < 100:
        begun += 1
        fair.charge(greedy, SLICE_S / 10)
    assert begun == 10
    assert fair.begin(other), "somebody else's turn is not affected"
    await asyncio.sleep(0)
    await asyncio.sleep(0)
    assert fair.begin(greedy), "it goes on in the next turn"
    for _ in range(begun + 1):
        fair.leave(greedy)
    fair.leave(other)
    assert not fair._lanes
