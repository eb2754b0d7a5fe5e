"""Secrets of a running service: seats, hands, tokens and seeds."""

import logging
from collections.abc import Iterator
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest

from mazechase.rules.api import WATCHER
from mazechase.rules.game import Game
from mazechase.server.wire import messages as wire
from server.client import Client, enter
from server.running import Served, scenario, serving
from server.setting import by_link, path, quoridor, seats, table, toy
from toy.game import Toy

OURS = ("mazechase", "uvicorn", "litestar")  # whose log lines a service writes; the clients here log too
EXAMPLES: dict[str, dict[str, Any]] = {
    "act": {"actions": ["e2"]},
    "answer": {"agree": True},
    "mind": {"absent": 2},
    "react": {"phrase": "wow"},
    "salt": {"salt": "saltsalt"},
    "try": {"actions": ["e2"]},
    "why": {"action": "e2"},
}


def naming_a_seat() -> list[str]:
    kinds = get_args(wire.FromClient)
    return [str(kind.__struct_config__.tag) for kind in kinds if "seat" in kind.__struct_fields__]


def test_messages_that_name_a_seat_are_known() -> None:
    assert set(naming_a_seat()) >= {"act", "ask", "undo", "answer", "resign", "mind", "salt", "try", "reach", "why"}
    assert "look" in naming_a_seat()


@pytest.mark.parametrize("t", naming_a_seat())
@scenario
async def test_a_seat_that_is_not_ones_own_is_refused(server: Served, t: str) -> None:
    made = quoridor(server, "here", "here", "here", "here")
    for tokens in (seats(made, 2, 3), [made["watch"]], [made["host"], made["invite"]]):
        async with enter(server.port, table(made), *tokens) as client:
            for seat in (1, 4, 16):
                fields = {"seat": seat, **EXAMPLES.get(t, {}), **({} if t == "look" else {"id": f"{t}{seat}"})}
                await client.send(t, **fields)
                refused = await client.until("refused")
                assert refused["code"] == "not-your-seat"
                assert refused["params"] == {"seat": seat}
    assert server.room(table(made)).playing().entries == ()


def plain(value: object) -> Any:
    return msgspec.json.decode(msgspec.json.encode(value))


def cards(view: dict[str, Any]) -> list[list[str]]:
    return [[held["card"] for held in hand] for hand in view["hands"]]


async def until_picks(client: Client) -> None:
    """Play a round from one device, looking with each seat's eyes when it acts, until cards are picked."""
    while len(client.update["asked"]["seats"]) == 1:
        (seat,) = client.update["asked"]["seats"]
        if client.update["asked"]["kind"] == "chance":
            await client.ask("ask", seat=seat)
        else:
            await client.look(seat)
            await client.act(seat, "-")


@scenario
async def test_a_device_with_two_seats_sees_one_hand_at_a_time(server: Served) -> None:
    made = toy(server)
    async with enter(server.port, table(made), *seats(made)) as client:
        assert client.update["viewer"] == "watcher"
        await until_picks(client)
        hidden = [["?"], ["?"]]
        for seat in (1, 2):
            view = (await client.look(seat))["view"]
            assert view["viewer"] == seat
            mine, other = cards(view)[seat - 1], cards(view)[2 - seat]
            assert mine != ["?"]
            assert other == ["?"]
            assert list(client.update["legal"]) == [str(seat)]
        assert await client.refusal("act", seat=1, actions=["1=0"]) == "look-first"
        assert cards((await client.look(None))["view"]) == hidden
        assert await client.refusal("act", seat=2, actions=["2=0"]) == "look-first"
        await client.look(2)
        await client.act(2, "2=0")
        assert client.update["viewer"] == "watcher", "who has acted draws the curtain"
        assert cards(client.update["view"]) == hidden
        assert client.update["view"]["picks"] == [None, "?"]
        frames = (await client.ask("history"))["frames"]
        assert all(frame["view"]["viewer"] == "watcher" for frame in frames)


@scenario
async def test_who_comes_back_goes_on_looking(server: Served) -> None:
    made = toy(server)
    async with enter(server.port, table(made), *seats(made)) as client:
        await until_picks(client)
        have = client.update["n"]
    async with enter(server.port, table(made), *seats(made), have=have, looking=2) as client:
        assert client.update["viewer"] == 2
        await client.act(2, "2=0")  # like a client that got no answer
        assert client.update["viewer"] == "watcher"
    for asked in ({"have": have, "looking": 2}, {"looking": 1}):  # it has acted; or nobody knows what it saw
        async with enter(server.port, table(made), *seats(made), **asked) as client:
            assert client.update["viewer"] == "watcher"
    async with enter(server.port, table(made), *seats(made, 2), looking=2) as alone:
        assert alone.update["viewer"] == 2
    async with enter(server.port, table(made), *seats(made, 2), have=have, looking=1) as alone:
        assert alone.update["viewer"] == "watcher", "it is not the device's own"


@scenario
async def test_hands_lie_open_when_somebody_has_given_up(server: Served) -> None:
    made = toy(server)
    async with (
        enter(server.port, table(made), *seats(made)) as client,
        enter(server.port, table(made), made["watch"]) as watcher,
    ):
        await until_picks(client)
        assert cards((await client.look(None))["view"]) == [["?"], ["?"]]
        await client.ask("resign", seat=1)
        await watcher.until_n(client.update["n"])
        for one in (client, watcher):
            assert one.update["viewer"] == "all"
            assert ["?"] not in cards(one.update["view"])


@scenario
async def test_who_is_replaced_sees_the_hand_no_more(server: Served) -> None:
    made = toy(server)
    async with enter(server.port, table(made), *seats(made, 2), made["watch"]) as two:
        async with enter(server.port, table(made), *seats(made)) as both:
            await until_picks(both)
        assert cards((await two.look(2))["view"])[1] != ["?"]
        server.done("POST", path(made, "replace"), made["host"], json={"place": 2, "kind": "bot"})
        update = await two.until("update", viewer="watcher")
        assert cards(update["view"]) == [["?"], ["?"]] or update["view"]["phase"] != "pick"
        await two.send("look", seat=2)
        assert (await two.until("refused"))["code"] == "not-your-seat"


@scenario
async def test_everybody_is_sent_their_own_view_and_watchers_a_watchers(server: Served) -> None:
    """Whole games: each update is the rules' own view for that viewer, and shows no card it may not know."""
    game, updates = Game(Toy(2)), 0
    for _ in range(2):
        made = server.table("toy", "link", "link", seating="chosen")
        claims = [server.done("POST", path(made, "claim"), made["invite"], json={}) for _ in range(2)]
        server.done("POST", path(made, "start"), made["host"])
        tokens = [token for claim in claims for token in claim["places"].values()]
        async with (
            enter(server.port, table(made), tokens[0]) as one,
            enter(server.port, table(made), tokens[1]) as two,
            enter(server.port, table(made), made["watch"], made["host"]) as watcher,
        ):
            for seat, client in ((1, one), (2, two)):
                await client.look(seat)
            while one.update["asked"]["kind"] != "over":
                seat = one.update["asked"]["seats"][0]
                client = (one, two)[seat - 1]
                if client.update["asked"]["kind"] == "chance":
                    await client.ask("ask", seat=seat)
                else:
                    await client.act(seat, client.update["legal"][str(seat)][-1])
                for viewer, guest in ((1, one), (2, two), (WATCHER, watcher)):
                    await guest.until_n(client.update["n"])
                    match = server.room(table(made)).playing()
                    assert guest.update["viewer"] == viewer
                    view = game.view(match.state, viewer)  # type: ignore[arg-type]
                    assert guest.update["view"] == plain(view)
                    told = match.told(len(match.entries) - 1, viewer)  # type: ignore[arg-type]
                    assert guest.update["steps"][-1]["events"] == plain(told)
                    updates += 1
    assert updates > 100


# Tokens and seeds.


@pytest.fixture
def watched(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> Iterator[Served]:
    caplog.set_level(logging.DEBUG, "mazechase")
    with serving(tmp_path / "tables.db") as served:
        yield served


@pytest.mark.sqlite
@scenario
async def test_tokens_and_seeds_are_nowhere(
    watched: Served, caplog: pytest.LogCaptureFixture, capfd: pytest.CaptureFixture[str]
) -> None:
    """Search every byte that is sent, logged, printed or stored while matches are played."""
    made, tokens = by_link(watched)
    hidden = toy(watched)
    secret = [made["host"], made["invite"], made["watch"], *tokens, hidden["host"], *hidden["places"].values()]
    seeds = [watched.room(name["table"]["id"]).seed for name in (made, hidden)]
    sent = bytearray()
    async with (
        enter(watched.port, table(made), tokens[0]) as one,
        enter(watched.port, table(made), tokens[1], made["host"]) as two,
        enter(watched.port, table(hidden), *seats(hidden)) as both,
    ):
        await one.act(1, "e2")
        await one.ask("undo", seat=1)
        await two.ask("answer", seat=2, agree=True)
        await until_picks(both)
        for client in (one, two, both):
            await client.refusal("act", seat=1, actions=[tokens[0][:20]])
            await client.socket.send(tokens[0])
            await client.until("refused")
            await client.ask("history")
            await client.settle()
            sent += client.raw
        for token in (made["watch"], "unknown-" * 3):
            for what in ("", "/record", "/start"):
                answer = watched.ask("GET", path(made) + what, token)
                sent += answer.content + repr(answer.headers).encode()
        database = b"".join(file.read_bytes() for file in watched.database.parent.iterdir())
        assert table(made).encode() in database
        ours = [str(record) + record.getMessage() for record in caplog.records if record.name.startswith(OURS)]
        logged = ("".join(ours) + "".join(capfd.readouterr())).encode()
        for place in (bytes(sent), logged, database):
            for token in secret:
                assert token.encode() not in place
        for seed in seeds:
            for place in (bytes(sent), logged):
                assert seed not in place
                assert seed.hex().encode() not in place
        await one.ask("resign", seat=1)
        assert one.update["seed"] == seeds[0].hex()
        await both.settle()
        assert "seed" not in both.update


def test_a_token_is_said_once(server: Served) -> None:
    made = server.table("quoridor", "here", "link")
    claimed = server.done("POST", path(made, "claim"), made["invite"], json={})
    everything = {made["host"], made["invite"], made["watch"], *made["places"].values(), *claimed["places"].values()}
    for token in everything:
        text = server.ask("GET", path(made), token).text
        assert not [other for other in everything if other in text]
