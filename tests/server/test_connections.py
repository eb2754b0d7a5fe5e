"""Attacks on connections from 127.0.0.2, while somebody at 127.0.0.1 keeps playing."""

import asyncio
import contextlib
import logging
import os
import re
import resource
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from websockets.exceptions import InvalidStatus

from mazechase.server.edge import protocols
from mazechase.server.edge.addresses import Proxies
from mazechase.server.edge.hosts import Hosts
from mazechase.server.limits import Limits
from mazechase.server.table.audience import Audience
from mazechase.server.table.devices import Closing
from mazechase.server.table.tables import Tables
from mazechase.server.wire.requests import NewPlace, NewTable
from server.client import Client, dial, enter
from server.raw import HANDSHAKE, PING, PONG, TEXT, closed_now, connected, cut_off, frame, get, rest, text, upgraded
from server.running import GENEROUS, Served, eventually, scenario, serving
from server.setting import by_link, path, quoridor, seats, table


def limited(**limits: float) -> Limits:
    return msgspec.structs.replace(GENEROUS, **limits)


async def play_on(client: Client, plies: int = 4) -> None:
    """Play some plies at a Quoridor table where the client has both seats."""
    for _ in range(plies):
        done = client.update["plies"]
        await client.act(done % 2 + 1, ("e2", "e8", "e1", "e9")[done % 4])


# Idle connections.


@scenario
async def test_an_address_has_its_share_and_strangers_make_room(tmp_path: Path) -> None:
    limits = limited(connections_per_address=10, connections=30, headers_s=60)
    with serving(tmp_path / "tables.db", limits) as served, contextlib.ExitStack() as held:
        made = quoridor(served)
        async with enter(served.port, table(made), *seats(made)) as player:
            idle = [held.enter_context(connected(served.port)) for _ in range(15)]
            await eventually(lambda: sum(map(closed_now, idle)) == 5)
            assert served.app.peers.held("127.0.0.2") == 10
            idle += [held.enter_context(connected(served.port, f"127.0.0.{3 + n // 10}")) for n in range(30)]
            await eventually(lambda: sum(map(closed_now, idle)) >= 15)
            assert len(served.app.peers) <= 30
            for _ in range(3):
                assert get(served.port, "/api/games").startswith(b"HTTP/1.1 200")
            async with enter(served.port, table(made), made["watch"]) as watcher:
                await play_on(player)
                await watcher.until_n(4)
        for raw in idle:
            raw.close()
        await eventually(lambda: served.app.peers.held("127.0.0.2") == 0)


@scenario
async def test_1300_idle_connections_and_1024_descriptors(tmp_path: Path) -> None:
    """A separate server, as the system starts it: nobody new could connect."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft < 2000:
        resource.setrlimit(resource.RLIMIT_NOFILE, (min(hard, 2000), hard))
    with process(tmp_path / "tables.db", descriptors=1024) as port, contextlib.ExitStack() as held:
        made = create(port)
        async with enter(port, table(made), *seats(made)) as player:
            for number in range(1300):
                raw = held.enter_context(socket.socket())
                raw.bind((f"127.0.0.{2 + number % 10}", 0))
                raw.settimeout(20)
                raw.connect(("127.0.0.1", port))
            for _ in range(3):
                assert get(port, "/api/games").startswith(b"HTTP/1.1 200")
            async with enter(port, table(made), made["watch"]) as watcher:
                await play_on(player)
                await watcher.until_n(4)


@contextlib.contextmanager
def process(database: Path, descriptors: int) -> Iterator[int]:
    """Run ``mazechase serve`` with a limit on open files; yield its port."""
    command = ["-m", "mazechase", "serve", "--port", "0", "--workers", "1", "--database", str(database)]
    limited = ["/bin/sh", "-c", f'ulimit -n {descriptors}; exec "$0" "$@"', sys.executable, *command]
    with subprocess.Popen(limited, stdout=subprocess.PIPE, text=True, env=dict(os.environ)) as running:  # noqa: S603
        assert running.stdout is not None
        try:
            found = re.search(r":(\d+)/", running.stdout.readline())
            assert found is not None
            yield int(found[1])
        finally:
            running.terminate()


def create(port: int) -> Any:
    new = {"game": "quoridor", "places": [{"kind": "here"}] * 2, "seating": "chosen", "start": True}
    return httpx.post(f"http://127.0.0.1:{port}/api/tables", json=new, timeout=20).json()


def inside(served: Served) -> Any:
    """Create a table without a request, which would have to be quick."""
    new = NewTable(game="quoridor", places=(NewPlace("here"),) * 2, seating="chosen", start=True)
    return msgspec.to_builtins(served.inside(Tables(served.hub).create(new)))


# Slow requests.


@pytest.fixture(scope="module")
def hasty(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A service that doesn't wait for slow requests."""
    with serving(tmp_path_factory.mktemp("hasty") / "tables.db", limited(headers_s=0.2, request_s=0.2)) as served:
        yield served


@pytest.mark.parametrize(
    "sent",
    [
        b"",
        b"GET / HT",
        b"GET /api/health HTTP/1.1\r\nHost: localhost\r\nX-Slow: ",
        b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100\r\n\r\n{",
        b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n1\r\n{\r\n",
    ],
    ids=["nothing", "a line", "headers", "a body", "chunks"],
)
def test_a_slow_request_is_dropped(hasty: Served, sent: bytes) -> None:
    with connected(hasty.port) as raw:
        raw.sendall(sent)
        assert rest(raw) == b""


def test_a_trickle_of_bytes_does_not_hold_a_connection(hasty: Served) -> None:
    with connected(hasty.port) as raw:
        raw.sendall(b"GET / HTTP/1.1\r\nX-Slow: ")
        assert cut_off(raw, b"x", 400, 0.05)


@scenario
async def test_after_an_answer_a_connection_is_soon_closed_but_not_a_players(tmp_path: Path) -> None:
    with serving(tmp_path / "tables.db", limited(request_s=1, keep_alive_s=1)) as served:
        made = inside(served)
        async with enter(served.port, table(made), *seats(made)) as player:
            for more in (b"", b"GET /api/ga"):
                with connected(served.port) as raw:
                    raw.sendall(b"GET /api/games HTTP/1.1\r\nHost: localhost\r\n\r\n" + more)
                    assert rest(raw).count(b"HTTP/1.1 ") == 1
            await play_on(player)


def test_a_body_in_crumbs_is_refused(server: Served) -> None:
    """Forty thousand chunks of one byte would be parsed in one go."""
    with connected(server.port) as raw:
        head = b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n"
        raw.sendall(head + b"1\r\n \r\n" * (protocols.MOST_CRUMBS + 1))
        assert rest(raw).startswith(b"HTTP/1.1 400")


# Frames.

FLOODS = {
    "pings": frame(b"", PING) * 40_000,
    "pongs": frame(b"", PONG) * 40_000,
    "empty fragments": frame(b"", TEXT, fin=False) + frame(b"", 0, fin=False) * 40_000,
    "texts": frame(b"x") * 40_000,
}


@pytest.fixture(scope="module")
def counting(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A service with few frames per connection."""
    limits = limited(frames_per_s=1, frames_burst=200)
    with serving(tmp_path_factory.mktemp("counting") / "tables.db", limits) as served:
        yield served


@pytest.mark.parametrize("flood", FLOODS)
@scenario
async def test_frames_of_every_kind_count(counting: Served, flood: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """One read may contain forty thousand frames; all of them used to be parsed, and pings answered."""
    parsed = 0
    handle = protocols.WebSocketProtocol.handle_events

    def handled(self: protocols.WebSocketProtocol) -> None:
        nonlocal parsed
        parsed += len(self.conn.events)
        handle(self)

    made = quoridor(counting)
    async with enter(counting.port, table(made), *seats(made)) as player:
        monkeypatch.setattr(protocols.WebSocketProtocol, "handle_events", handled)
        with upgraded(counting.port) as raw:
            raw.sendall(text({"t": "hello", "table": table(made), "tokens": [made["watch"]]}))
            cut_off(raw, FLOODS[flood], 1)
            rest(raw)
        assert 20 < parsed < 600
        await play_on(player)


def test_a_flood_is_closed_with_a_code_and_costs_connections(counting: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    penalized: list[str] = []
    monkeypatch.setattr(counting.app.peers, "penalize", penalized.append)
    with upgraded(counting.port) as raw:
        raw.sendall(frame(b"", PING) * 201)
        assert rest(raw).endswith(b"\x88\x02" + Closing.TOO_MUCH.to_bytes(2, "big"))
    assert penalized == ["127.0.0.2"]


@scenario
async def test_bytes_count_and_so_do_reads(tmp_path: Path) -> None:
    with serving(tmp_path / "tables.db", limited(incoming_bytes_per_s=1, incoming_bytes_burst=4000)) as served:
        with upgraded(served.port) as raw:
            raw.sendall(frame(b" " * 5000))
            assert rest(raw).endswith(b"\x88\x02" + Closing.TOO_MUCH.to_bytes(2, "big"))
        with upgraded(served.port) as raw:
            raw.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
            assert cut_off(raw, b"\x8a\x80\0\0\0\0", 300, 0.005), "a few bytes at a time"


@scenario
async def test_a_busy_table_leaves_no_pile_of_messages(tmp_path: Path) -> None:
    """While the table is busy, messages wait in the network, not in the server's memory."""
    with serving(tmp_path / "tables.db") as served:
        made = quoridor(served)
        room = served.room(table(made))
        released = asyncio.Event()
        with upgraded(served.port) as raw:
            raw.sendall(text({"t": "hello", "table": table(made), "tokens": [made["watch"]]}))
            await eventually(lambda: bool(room.audience))
            open_now = served._server.server_state.connections
            (talking,) = (one for one in open_now if isinstance(one, protocols.WebSocketProtocol))
            busy = asyncio.run_coroutine_threadsafe(room._inbox.do(released.wait), served.loop)
            raw.sendall(text({"t": "resume", "have": 0}) * 5000)
            await eventually(lambda: talking.queue.qsize() > 0)
            assert talking.queue.qsize() < 100
            served.loop.call_soon_threadsafe(released.set)
            assert busy.result(20)
            await eventually(lambda: talking.queue.qsize() == 0 and not talking._waiting)


@scenario
async def test_who_never_reads_pongs_is_dropped(tmp_path: Path) -> None:
    with serving(tmp_path / "tables.db", limited(outgoing_bytes=100_000, hello_s=60)) as served:
        made = quoridor(served)
        async with enter(served.port, table(made), *seats(made)) as player:
            with upgraded(served.port) as raw:
                raw.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
                assert cut_off(raw, frame(b"x" * 125, PING) * 1000, 400)  # fifty megabytes
            await play_on(player)


@scenario
async def test_who_reads_nothing_is_dropped_even_while_the_connection_closes(tmp_path: Path) -> None:
    """A close waits until everything is sent, so it used to take half a minute or more."""
    limits = limited(outgoing_bytes=50_000_000, hello_s=0.5, unread_s=1)
    with serving(tmp_path / "tables.db", limits) as served, upgraded(served.port) as raw:
        raw.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        raw.setblocking(False)
        with contextlib.suppress(ConnectionError, BlockingIOError):
            while True:
                raw.sendall(frame(b"x" * 125, PING) * 1000)
        async with asyncio.timeout(20):
            await eventually(lambda: served.app.peers.held("127.0.0.2") == 0)


@scenario
async def test_moves_stay_quick_under_a_flood_of_pings(tmp_path: Path) -> None:
    """Twenty connections send as often as the service allows: the slowest move used to take 21 seconds."""
    usual = {name: getattr(Limits(), name) for name in ("frames_per_s", "frames_burst", "connects_per_s")}
    with serving(tmp_path / "tables.db", limited(connects_burst=200, **usual)) as served:
        made = quoridor(served)
        async with enter(served.port, table(made), *seats(made)) as player:
            worst = 0.0
            for _ in range(5):
                with contextlib.ExitStack() as held:
                    for _ in range(4):
                        with contextlib.suppress(ConnectionError):  # refused sooner or later
                            held.enter_context(upgraded(served.port)).sendall(FLOODS["pings"])
                    begun = time.perf_counter()
                    await play_on(player, 2)
                    worst = max(worst, time.perf_counter() - begun)
            assert worst < 4


# Requests.


@scenario
async def test_new_connections_are_counted_by_address(tmp_path: Path) -> None:
    limits = limited(connects_per_s=0.001, connects_burst=3, headers_s=60)
    with serving(tmp_path / "tables.db", limits) as served, contextlib.ExitStack() as held:
        many = [held.enter_context(connected(served.port)) for _ in range(10)]
        await eventually(lambda: sum(map(closed_now, many)) == 7)
        assert served.done("GET", "/api/health")


@scenario
async def test_a_refusal_closes_the_connection_and_is_logged_once(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    limits = limited(requests_per_s=0.001, requests_burst=1, frames_per_s=1, frames_burst=5)
    with serving(tmp_path / "tables.db", limits) as served:
        logging.getLogger("uvicorn").addHandler(caplog.handler)  # these don't propagate by themselves
        served.done("GET", "/api/health")
        for _ in range(3):
            for host, status in (("localhost", b"429"), ("evil.example", b"421")):
                with connected(served.port, "127.0.0.1") as raw:
                    raw.sendall(f"GET /api/health HTTP/1.1\r\nHost: {host}\r\n\r\n".encode())
                    answer = rest(raw)
                assert answer.startswith(b"HTTP/1.1 " + status)
                assert b"connection: close" in answer
            for sent in (frame(b"", PING) * 10, frame(b"\xff")):
                with upgraded(served.port) as raw:
                    raw.sendall(sent)
                    rest(raw)
            for sent in (b"nonsense\r\n\r\n", HANDSHAKE.replace(b"localhost", b"evil.example")):
                with connected(served.port) as raw:
                    raw.sendall(sent)
                    rest(raw)
    logging.getLogger("uvicorn").removeHandler(caplog.handler)
    lines = [record.getMessage() for record in caplog.records]
    assert len(lines) == len(set(lines)) == 6, lines
    assert not any(record.exc_info for record in caplog.records)


# Many people behind one address, with the default limits.


@scenario
async def test_a_class_of_forty_plays_behind_one_address(tmp_path: Path) -> None:
    with serving(tmp_path / "tables.db", Limits()) as served:
        async with contextlib.AsyncExitStack() as sitting:
            players: list[Client] = []
            for _ in range(10):
                made, tokens = by_link(served, players=4)
                come = (sitting.enter_async_context(enter(served.port, table(made), token)) for token in tokens)
                players += [await one for one in come]
            served.http.close()
            await eventually(lambda: served.app.peers.held("127.0.0.1") == 0)
            assert len(served.app.peers) == 40
            for player in players[::4]:
                await player.act(1, player.update["legal"]["1"][0])
        await eventually(lambda: len(served.app.peers) == 0)


@scenario
async def test_a_token_that_opened_a_table_is_known(tmp_path: Path) -> None:
    with serving(tmp_path / "tables.db", limited(requests_per_s=0.001, requests_burst=2)) as served:
        made = quoridor(served)
        one, two = seats(made)
        assert served.done("GET", path(made), one)  # the server has just issued it
        made_up = [served.ask("GET", path(made), "made-up-token-made-up-token").status_code for _ in range(3)]
        assert made_up == [404, 429, 429]
        assert served.done("GET", path(made), one)
        assert served.done("GET", path(made), two)
        async with enter(served.port, table(made), two):
            assert served.done("GET", path(made), two)


# Proxies and hosts.


@pytest.fixture(scope="module")
def behind(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A service behind a proxy at 127.0.0.3, with its own host name."""
    limits = limited(requests_per_s=0.001, requests_burst=2, connections_per_address=2, hello_s=60)
    more = {"proxies": Proxies(["127.0.0.3"]), "hosts": Hosts(["play.example.org"])}
    with serving(tmp_path_factory.mktemp("behind") / "tables.db", limits, **more) as served:
        yield served


def test_forwarded_addresses_are_believed_from_trusted_proxies_only(behind: Served) -> None:
    def statuses(source: str, *forwarded: str) -> list[int]:
        transport = httpx.HTTPTransport(local_address=source, verify=False)
        with httpx.Client(base_url=behind.url, transport=transport, timeout=20) as client:
            return [client.get("/api/health", headers={"X-Forwarded-For": name}).status_code for name in forwarded]

    names = ("192.0.2.1", "192.0.2.2", "192.0.2.3", "192.0.2.4")
    assert statuses("127.0.0.3", *names) == [200] * 4
    assert statuses("127.0.0.3", "192.0.2.1", "198.51.100.1, 192.0.2.1") == [200, 429]
    assert statuses("127.0.0.2", *names) == [200, 200, 429, 429]


@scenario
async def test_sockets_behind_a_proxy_count_by_their_client(behind: Served) -> None:
    async with contextlib.AsyncExitStack() as sitting:

        async def come(address: str) -> Client:
            more = {"additional_headers": {"X-Forwarded-For": address}, "local_addr": ("127.0.0.3", 0)}
            return await sitting.enter_async_context(dial(behind.port, **more))

        made = quoridor(behind)
        for _ in range(2):
            await come("192.0.2.8")
        with pytest.raises(InvalidStatus, match="HTTP 403"):
            await come("192.0.2.8")
        await come("192.0.2.9")
        player = await come("192.0.2.9")
        await player.send("hello", table=table(made), tokens=seats(made))
        await player.until("update")
        assert behind.app.peers.held("192.0.2.9") == 1
        await come("192.0.2.9")
        await play_on(player)


def test_only_our_own_names_are_answered_to(behind: Served) -> None:
    for host in ("localhost", "127.0.0.1:8750", socket.gethostname(), "[::1]:80", "Play.Example.org."):
        assert get(behind.port, "/", "127.0.0.4", host).startswith(b"HTTP/1.1 200"), host
    for host in ("evil.example", "localhost.evil.example"):
        assert b'"code":"bad-host"' in get(behind.port, "/api/games", "127.0.0.4", host)
        page = get(behind.port, "/", "127.0.0.4", host)
        assert page.startswith(b"HTTP/1.1 421")
        assert b"--allowed-host" in page
        with connected(behind.port, "127.0.0.4") as raw:
            raw.sendall(HANDSHAKE.replace(b"localhost", host.encode()))
            assert rest(raw).startswith(b"HTTP/1.1 421")
    with connected(behind.port, "127.0.0.4") as raw:
        raw.sendall(b"GET / HTTP/1.0\r\n\r\n")
        assert rest(raw).startswith(b"HTTP/1.1 421"), "no name at all"


# The end.


@scenario
async def test_the_end_is_announced_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each spectator used to be notified when any other left; with 7,000 of them the shutdown took 8 seconds."""
    announced = 0
    tell = Audience.send_table

    def counted(audience: Audience) -> None:
        nonlocal announced
        announced += 1
        tell(audience)

    with serving(tmp_path / "tables.db") as served:
        made = quoridor(served)
        async with contextlib.AsyncExitStack() as sitting:
            come = (sitting.enter_async_context(enter(served.port, table(made), made["watch"])) for _ in range(40))
            watchers = [await one for one in come]
            monkeypatch.setattr(Audience, "send_table", counted)
            served._server.should_exit = True
            assert [await watcher.closed() for watcher in watchers] == [1012] * 40
        await eventually(lambda: not served._thread.is_alive())
        assert announced == 0
