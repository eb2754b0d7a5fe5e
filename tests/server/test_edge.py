"""The parts of the edge one by one: hosts, forwarded addresses, the register of connections, log lines."""

import asyncio
import contextlib
import logging
from typing import Any, cast

import msgspec
import pytest

from mazechase.cli.serve import PRESET_NAMES, _limits
from mazechase.errors import BadText
from mazechase.server.edge import descriptors
from mazechase.server.edge.addresses import Proxies
from mazechase.server.edge.descriptors import connections_that_fit
from mazechase.server.edge.gate import Gate
from mazechase.server.edge.hosts import Hosts
from mazechase.server.edge.notices import Notices
from mazechase.server.edge.peers import ONE_BROWSER, Peer, Peers
from mazechase.server.edge.people import People
from mazechase.server.edge.protocols import _Logger
from mazechase.server.limits import PRESETS, Limits
from mazechase.server.servertime import ServerClock
from mazechase.server.shares import Shares
from mazechase.server.table.tokens import digest
from server.running import GENEROUS


def limited(**limits: float) -> Limits:
    return msgspec.structs.replace(GENEROUS, **limits)


# Hosts.


@pytest.mark.parametrize(
    "host",
    [
        b"127.0.0.1",
        b"192.168.1.7:8750",
        b"[::1]",
        b"[2001:DB8::7]:8750",
        b"localhost",
        b"LocalHost.:8750",
        b"localhost:",
        b"box",
        b"BOX.local:80",
        b"box.lan",
        b"play.example.org",
        b"Play.Example.ORG.:443",
    ],
)
def test_our_own_names_and_any_address_are_answered_to(host: bytes) -> None:
    assert Hosts(["play.Example.org."], machine="Box.lan").admit([(b"host", host)])


@pytest.mark.parametrize(
    "host",
    [
        b"evil.example",
        b"localhost.evil.example",
        b"127.0.0.1.evil.example",
        b"evil.example:8750",
        b"other.local",
        b"127.1",
        b"0x7f000001",
        b"::1",
        b"[::1",
        b"[localhost]",
        b"[127.0.0.1]",
        b"localhost:port",
        b"user@localhost",
        b"localhost/evil",
        b"localhost evil",
        b"",
        b":8750",
        b"\xff",
    ],
)
def test_other_names_are_not(host: bytes) -> None:
    assert not Hosts(["play.example.org"], machine="box").admit([(b"host", host)])


def test_there_must_be_one_host_header() -> None:
    hosts = Hosts(machine="box")
    assert not hosts.admit([])
    assert not hosts.admit([(b"host", b"localhost"), (b"host", b"localhost")])
    assert not hosts.admit([(b"host", b"localhost"), (b"host", b"evil.example")])


def test_any_name_can_be_allowed() -> None:
    assert Hosts(["*"], machine="box").admit([(b"host", b"evil.example")])


@pytest.mark.parametrize(
    "name", ["", " ", "*.example.org", "http://x", "a b", "x:80", "-x", "x-.org", "é.org", "a." * 130]
)
def test_what_is_no_name_cannot_be_allowed(name: str) -> None:
    with pytest.raises(BadText, match="--allowed-host"):
        Hosts([name])


# Proxies.


@pytest.mark.parametrize(
    ("forwarded", "client"),
    [
        ([], "10.0.0.1"),
        ([b""], "10.0.0.1"),
        ([b"192.0.2.7"], "192.0.2.7"),
        ([b"198.51.100.9, 192.0.2.7"], "192.0.2.7"),
        ([b"198.51.100.9", b"192.0.2.7"], "192.0.2.7"),
        ([b"192.0.2.7, 10.0.0.2"], "192.0.2.7"),
        ([b"192.0.2.7,10.0.0.2,10.0.0.3"], "192.0.2.7"),
        ([b"10.0.0.9, 10.0.0.2"], "10.0.0.9"),
        ([b"192.0.2.7:4711"], "192.0.2.7"),
        ([b"2001:db8::7"], "2001:db8::7"),
        ([b"[2001:db8::7]:4711"], "2001:db8::7"),
        ([b"::ffff:192.0.2.7"], "192.0.2.7"),
        ([b"192.0.2.7, unknown"], "10.0.0.1"),
        ([b"192.0.2.7, unknown, 10.0.0.2"], "10.0.0.2"),
        ([b"evil.example"], "10.0.0.1"),
        ([b"\xff\xfe"], "10.0.0.1"),
        ([b"192.0.2.7," + b"10.0.0.2," * 100 + b"10.0.0.3"], "10.0.0.2"),
    ],
)
def test_a_trusted_proxy_names_the_client(forwarded: list[bytes], client: str) -> None:
    assert Proxies(["10.0.0.0/24"]).behind("10.0.0.1", forwarded) == client


@pytest.mark.parametrize(
    ("peer", "trusted"),
    [("10.0.0.1", True), ("::ffff:10.0.0.1", True), ("fd00::1", True), ("10.0.1.1", False), ("local", False)],
)
def test_only_who_is_trusted_is_believed(peer: str, trusted: bool) -> None:  # noqa: FBT001
    proxies = Proxies(["10.0.0.0/24", "fd00::/8"])
    assert (peer in proxies) == trusted
    headers = [(b"x-forwarded-for", b"192.0.2.7"), (b"x-forwarded-proto", b"http, https")]
    for kind, plain in (("http", "http"), ("websocket", "ws")):
        scope: Any = {"type": kind, "client": (peer, 1), "scheme": plain, "headers": headers}
        assert proxies.client(scope) == ("192.0.2.7" if trusted else peer)
        assert scope["client"] == (("192.0.2.7", 0) if trusted else (peer, 1))
        assert scope["scheme"] == (f"{plain}s" if trusted else plain)


def test_nobody_is_believed_unless_asked_for() -> None:
    scope: Any = {"type": "http", "client": ("127.0.0.1", 1), "headers": [(b"x-forwarded-for", b"192.0.2.7")]}
    assert Proxies().client(scope) == "127.0.0.1"
    scope["client"] = None
    assert Proxies().client(scope) == "local"


@pytest.mark.parametrize("text", ["", "proxy", "10.0.0.1/8", "10.0.0.0/33", "10.0.0", "*", "127.0.0.1:80"])
def test_what_is_no_address_cannot_be_trusted(text: str) -> None:
    with pytest.raises(BadText, match="--trusted-proxy"):
        Proxies([text])


# The register.


class Register(Peers):
    """A register whose connections remember that they were dropped."""

    def __init__(self, proxies: tuple[str, ...] = (), **limits: float) -> None:
        super().__init__(limited(**limits), Proxies(proxies), lambda: 0.0)
        self.dropped: list[str] = []

    def come(self, host: str, name: str = "") -> Peer | None:
        return self.admit(host, lambda: self.dropped.append(name))

    def in_(self, host: str, name: str = "") -> Peer:
        peer = self.come(host, name)
        assert peer is not None
        return peer


def test_an_address_has_room_for_so_many_and_others_do_not_notice() -> None:
    peers = Register(connections_per_address=2)
    first = peers.in_("192.0.2.1")
    peers.in_("192.0.2.1")
    assert peers.come("192.0.2.1") is None
    peers.in_("192.0.2.2")
    first.leave()
    first.leave()
    assert (len(peers), peers.held("192.0.2.1")) == (2, 1)
    peers.in_("192.0.2.1")
    assert peers.come("192.0.2.1") is None


def test_players_do_not_count_against_their_address_but_watchers_do() -> None:
    peers = Register(connections_per_address=2)
    for number in range(40):
        peers.in_("192.0.2.1").identify(f"player {number}")
    peers.in_("192.0.2.1").identify(None)
    peers.in_("192.0.2.1").identify(None)
    assert peers.held("192.0.2.1") == 2
    assert peers.come("192.0.2.1") is None


def test_neither_a_person_nor_an_address_can_reserve_everything() -> None:
    peers = Register(connections_per_person=2, players_per_address=3)
    for _ in range(3):
        peers.in_("192.0.2.1").identify("greedy")
    assert peers.held("192.0.2.1") == 1
    for number in range(3):
        peers.in_("192.0.2.1").identify(f"player {number}")
    assert peers.held("192.0.2.1") == 3
    peers.in_("192.0.2.2").identify("player 3")
    assert peers.held("192.0.2.2") == 0


def test_the_oldest_stranger_of_the_largest_crowd_makes_room() -> None:
    peers = Register(connections=ONE_BROWSER + 4)
    peers.in_("192.0.2.1", "player").identify("player")
    peers.in_("192.0.2.1", "newcomer")
    for number in range(ONE_BROWSER + 2):
        peers.in_("192.0.2.9", f"idle {number}")
    peers.in_("192.0.2.2", "another newcomer")
    peers.in_("192.0.2.9", "idle again")
    assert peers.dropped == ["idle 0", "idle 1"]
    assert len(peers) == ONE_BROWSER + 4


def test_a_crowd_of_watchers_makes_room_when_there_is_no_crowd_of_strangers() -> None:
    peers = Register(connections=ONE_BROWSER + 3)
    peers.in_("192.0.2.1", "lone watcher").identify(None)
    peers.in_("192.0.2.2", "newcomer")
    for number in range(ONE_BROWSER + 1):
        peers.in_("192.0.2.9", f"watcher {number}").identify(None)
    peers.in_("192.0.2.3")
    assert peers.dropped == ["watcher 0"]
    peers.in_("192.0.2.4")
    assert peers.dropped == ["watcher 0", "newcomer"], "a few watchers are no crowd"


def test_players_are_never_dropped() -> None:
    peers = Register(connections=20)
    for number in range(20):
        peers.in_("192.0.2.1").identify(f"player {number}")
    assert peers.come("192.0.2.2") is None
    assert not peers.dropped


def test_new_connections_are_limited_and_a_flood_costs_more_of_them() -> None:
    peers = Register(connects_per_s=0.001, connects_burst=12)
    peer = peers.in_("192.0.2.1")
    peer.penalize()
    peers.in_("192.0.2.1")
    assert peers.come("192.0.2.1") is None
    peers.in_("192.0.2.2")


def test_a_trusted_proxy_is_not_limited_but_its_clients_are() -> None:
    peers = Register(("10.0.0.1",), connections_per_address=2, connects_per_s=0.001, connects_burst=4, connections=20)
    own = [peers.in_("10.0.0.1") for _ in range(10)]
    assert [peer.forward("192.0.2.1") for peer in own[:3]] == [True, True, False]
    assert own[3].forward("192.0.2.2")
    assert (peers.held("192.0.2.1"), peers.held("192.0.2.2"), peers.held("10.0.0.1")) == (2, 1, 0)
    own[0].identify("player")
    own[1].leave()
    assert peers.held("192.0.2.1") == 0
    direct = peers.in_("192.0.2.3")
    assert direct.forward("192.0.2.9")
    assert peers.held("192.0.2.3") == 1, "who is not a proxy's connection stays what it is"
    for _ in range(20):
        peers.come("10.0.0.1")
    assert len(peers) == 20, "the whole has its limit for proxies too"


def test_what_ended_meanwhile_is_not_counted() -> None:
    peers = Register(("10.0.0.1",))
    peer = peers.in_("192.0.2.1")
    peer.leave()
    peer.identify("player")
    behind = peers.in_("10.0.0.1")
    behind.leave()
    assert behind.forward("192.0.2.1")
    assert (len(peers), peers.held("192.0.2.1")) == (0, 0)
    assert not peers._households
    assert not peers._persons


# People.


def test_only_verified_tokens_have_buckets_and_the_longest_unused_is_forgotten() -> None:
    people = People(1, 2, 2, lambda: 0.0)
    assert "a" not in people
    for token in ("a", "b", "a", "c"):
        people.verified(token)
    assert [token in people for token in "abc"] == [True, False, True]
    assert [people.take("a") for _ in range(3)] == [True, True, False]
    people.verified("a")
    assert not people.take("a"), "verifying it again fills no bucket"
    assert people.take("c")


# Requests of many people behind one address.


class Door:
    """A gate in front of an application that answers everything."""

    def __init__(self, limits: Limits) -> None:
        clock = ServerClock(steady_s=lambda: 0.0)
        self.gate = Gate(self._app, limits, clock, Shares.of(limits, clock.steady_s))

    async def _app(self, _: Any, __: Any, send: Any) -> None:
        await send({"type": "http.response.start", "status": 200, "headers": []})

    def ask(self, path: str, token: str = "", method: str = "GET", address: str = "192.0.2.1") -> int:
        headers = [(b"host", b"localhost"), (b"authorization", f"Bearer {token}".encode())]
        scope = {"type": "http", "method": method, "path": path, "client": (address, 1), "headers": headers}
        sent: list[Any] = []

        async def send(message: Any) -> None:
            sent.append(message)

        asyncio.run(self.gate(cast(Any, scope), cast(Any, None), send))
        status: int = sent[0]["status"]
        return status


def test_twenty_people_open_the_page_together_with_the_usual_limits() -> None:
    door = Door(Limits())
    page = ["/t/table-table", *(f"/assets/{number}.js" for number in range(16)), "/api/games"]
    assert {door.ask(path) for _ in range(20) for path in page} == {200}


def test_a_page_is_not_free() -> None:
    door = Door(limited(files_per_s=0.001, files_burst=5))
    assert [door.ask("/") for _ in range(6)] == [200] * 5 + [429]
    assert door.ask("/api/games") == 200
    assert door.ask("/", address="192.0.2.2") == 200


def test_whatever_is_not_the_page_counts_as_a_request() -> None:
    door = Door(limited(requests_per_s=0.001, requests_burst=3))
    assert [door.ask(path) for path in ("/api/games", "//api//games", "/api", "/api/x")] == [200] * 3 + [429]
    assert door.ask("/assets/x.js", method="POST") == 429


def test_a_known_token_counts_for_its_person_and_a_made_up_one_for_the_address() -> None:
    door = Door(limited(requests_per_s=0.001, requests_burst=3))
    for token in ("one", "two"):
        door.gate.people.verified(digest(token))
    assert [door.ask("/api/games", f"made up {number}") for number in range(4)] == [200] * 3 + [429]
    assert [door.ask("/api/games", "one") for _ in range(4)] == [200] * 3 + [429]
    assert door.ask("/api/games", "two") == 200


def test_all_tokens_of_an_address_share_a_larger_bucket() -> None:
    door = Door(limited(requests_per_s=0.001, requests_burst=3, token_requests_per_s=0.001, token_requests_burst=10))
    tokens = [f"token {number}" for number in range(20)]
    for token in tokens:
        door.gate.people.verified(digest(token))
    assert [door.ask("/api/games", token) for token in tokens] == [200] * 10 + [429] * 10
    assert door.ask("/api/games", tokens[-1], address="192.0.2.2") == 200


def test_new_tables_count_for_the_address_whoever_makes_them() -> None:
    door = Door(limited(tables_per_hour=0.001, tables_burst=2))
    for token in "abc":
        door.gate.people.verified(digest(token))
    assert [door.ask("/api/tables/x/fork", token, "POST") for token in "abc"] == [200, 200, 429]


# Log lines.


def noted(caplog: pytest.LogCaptureFixture) -> list[str]:
    return [record.getMessage() for record in caplog.records if record.name == "mazechase.server.edge.notices"]


def test_what_happens_often_is_logged_once_a_minute(caplog: pytest.LogCaptureFixture) -> None:
    now = 0.0
    notices = Notices(lambda: now)
    for _ in range(1000):
        notices.note("refused", "192.0.2.1")
    notices.note("refused", "192.0.2.2")
    notices.note("dropped", "192.0.2.1")
    assert noted(caplog) == ["192.0.2.1: refused", "192.0.2.2: refused", "192.0.2.1: dropped"]
    now = 61.0
    notices.note("refused", "192.0.2.1")
    assert noted(caplog)[3:] == ["192.0.2.1: refused, and 999 times since the last report"]


def test_many_addresses_do_not_fill_the_log(caplog: pytest.LogCaptureFixture) -> None:
    notices = Notices(lambda: 0.0)
    for number in range(5000):
        notices.note("refused", f"address {number}")
    assert len(noted(caplog)) == 30
    assert len(notices._reported) == 1000


def test_a_task_that_the_end_cuts_off_is_no_error(caplog: pytest.LogCaptureFixture) -> None:
    peer = Register().in_("192.0.2.1")
    logger = _Logger(logging.getLogger("uvicorn.error"), peer)

    for error in (asyncio.CancelledError(), ValueError("a real one")):
        logger.error("Exception in ASGI application", exc_info=error)
        with contextlib.suppress(type(error)):
            _fail(error, logger)
    assert caplog.text.count("Exception in ASGI application") == 2
    assert caplog.text.count("ValueError: a real one") == 2


def _fail(error: BaseException, logger: _Logger) -> None:
    try:
        raise error  # noqa: TRY301 (as the application does)
    except BaseException:
        logger.exception("Exception in ASGI application")
        raise


# Descriptors and presets.


@pytest.mark.parametrize(
    ("soft", "hard", "wanted", "fit", "raised"),
    [
        (1024, 1024, 10_000, 928, None),
        (1024, 4096, 10_000, 4000, 4096),
        (1024, 1_000_000, 10_000, 10_000, 10_096),
        (1024, -1, 10_000, 10_000, 10_096),
        (20_000, 20_000, 10_000, 10_000, None),
        (-1, -1, 10_000, 10_000, None),
        (100, 100, 10_000, 25, None),
    ],
)
def test_as_many_connections_as_descriptors_allow(  # noqa: PLR0913, PLR0917 (a row of a table)
    monkeypatch: pytest.MonkeyPatch, soft: int, hard: int, wanted: int, fit: int, raised: int | None
) -> None:
    import resource  # noqa: PLC0415

    assert resource.RLIM_INFINITY == -1
    asked: list[tuple[int, int]] = []
    monkeypatch.setattr(resource, "getrlimit", lambda _: (soft, hard))
    monkeypatch.setattr(resource, "setrlimit", lambda _, limits: asked.append(limits))
    assert descriptors.PER_WORKER * 4 + descriptors.BASE == 96
    assert connections_that_fit(wanted, 4) == fit
    assert [limits[0] for limits in asked if limits[0] != soft] == ([] if raised is None else [raised])


def test_a_system_that_allows_less_than_it_says(monkeypatch: pytest.MonkeyPatch) -> None:
    import resource  # noqa: PLC0415

    def refuse(*_: object) -> None:
        raise ValueError("current limit exceeds maximum limit")

    monkeypatch.setattr(resource, "getrlimit", lambda _: (256, -1))
    monkeypatch.setattr(resource, "setrlimit", refuse)
    assert connections_that_fit(10_000, 4) == 160


@pytest.mark.parametrize("preset", PRESET_NAMES)
def test_a_preset_raises_limits_and_a_limit_overrides_it(preset: str) -> None:
    usual, raised = Limits(), _limits(preset, ["connects_burst=7"])
    for name in PRESETS[preset]:
        assert name == "connects_burst" or getattr(raised, name) > getattr(usual, name)
    assert raised.connects_burst == 7
    assert _limits(None, []) == usual
    assert set(PRESETS) == set(PRESET_NAMES)
