"""What only the operator may do: see what is going on, delete tables, find and erase a person, block addresses."""

import json
import logging
import os
import subprocess
import sys
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest

from mazechase.errors import BadText
from mazechase.match.records import Record, checking
from mazechase.server.edge.addresses import Proxies
from mazechase.server.edge.blocklist import Blocklist, read_network
from mazechase.server.edge.secret import Guard, NotOperator, Secret, TooOften
from server.client import Client, dial, enter
from server.postgres import WHY_NOT, programs, shared_cluster
from server.running import Served, eventually, scenario, serving
from server.setting import path, seats, table

SECRET = "a-secret-of-the-operator"  # noqa: S105 (of the tests)
NAME = "Wilhelmina"
AWAY = {"X-Forwarded-For": "192.0.2.7"}  # what the proxy says about somebody far away


@pytest.fixture
def run(tmp_path: Path) -> Iterator[Served]:
    with serving(tmp_path / "a.db", secret=Secret(SECRET), proxies=Proxies(["127.0.0.1"])) as served:
        yield served


def admin(served: Served, method: str, path: str, **more: Any) -> Any:
    return served.done(method, f"/api/admin/{path}", SECRET, **more)


def named(served: Served, *names: str) -> Any:
    places = [{"kind": "here", "name": name} for name in names]
    return served.done("POST", "/api/tables", json={"game": "quoridor", "places": places, "seating": "chosen"})


def test_nobody_else_gets_in_and_guessing_soon_takes_long(run: Served, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.DEBUG)
    made = named(run, NAME, "Bo")
    for asked in (("GET", "overview"), ("GET", "tables"), ("DELETE", f"tables/{table(made)}")):
        assert run.refused(asked[0], f"/api/admin/{asked[1]}", headers=AWAY) == (403, "wrong-secret")
    assert run.refused("POST", "/api/admin/erase", made["host"], json={"name": NAME}, headers=AWAY)[0] == 403
    assert run.refused("POST", "/api/admin/block", "x" * 30, json={"network": "192.0.2.9"}, headers=AWAY)[0] == 403
    assert run.refused("GET", "/api/admin/overview", SECRET, headers=AWAY) == (429, "too-many-requests")
    for _ in range(20):  # somebody elsewhere is not affected, and being right costs nothing
        admin(run, "GET", "overview")
    assert run.done("GET", path(made), made["host"])["places"][0]["name"] == NAME
    ours = [record.getMessage() for record in caplog.records if not record.name.startswith("http")]
    assert not any(secret in line for line in ours for secret in (SECRET, NAME, table(made)))


def test_without_a_secret_there_is_no_operator(server: Served) -> None:
    assert server.refused("GET", "/api/admin/overview", SECRET) == (404, "no-admin")


def test_a_secret_is_long_and_comes_from_a_file(tmp_path: Path) -> None:
    file = tmp_path / "secret"
    file.write_text(f"{SECRET}\nand a comment\n")
    secret = Secret.read(str(file))
    assert secret == SECRET
    assert secret != f"{SECRET}!"
    assert SECRET not in repr(secret)
    for bad in ("", "short", "with a space but long", "x" * 101, "ž" * 30):
        with pytest.raises(BadText) as refused:
            Secret(bad)
        assert refused.value.code == "bad-secret"
    with pytest.raises(BadText):
        Secret.read(str(tmp_path / "none"))


def test_a_wrong_secret_is_compared_as_often_as_the_rate_allows() -> None:
    now = [0.0]
    guard = Guard(Secret(SECRET), lambda: now[0])
    for _ in range(5):
        with pytest.raises(NotOperator):
            guard.check("wrong", "192.0.2.1")
    with pytest.raises(TooOften):
        guard.check(SECRET, "192.0.2.1")
    guard.check(SECRET, "192.0.2.2")
    now[0] = 10.0
    guard.check(SECRET, "192.0.2.1")


@scenario
async def test_the_overview_says_who_and_what_is_busy(run: Served) -> None:
    made = run.table("quoridor", "here", "bot", start=True)
    async with enter(run.port, table(made), *seats(made)) as client:
        while not client.update["legal"]:
            await client.until("update")
        (seat,) = client.update["legal"]
        await client.act(int(seat), client.update["legal"][seat][0])
        while not client.update["legal"]:
            await client.until("update")
        found = admin(run, "GET", "overview")
        assert (found["tables_open"], found["tables_watched"], found["players"], found["seats_here"]) == (1, 1, 1, 1)
        (busy,) = found["tables"]
        assert (busy["id"], busy["game"], busy["phase"], busy["devices"]) == (table(made), "quoridor", "playing", 1)
        assert busy["entries"] >= 2
        assert busy["spent_ms"] >= busy["slowest_ms"]
        assert busy["bots_ms"] > 0
        assert found["limits"]["bot_ms"] == 2000
        assert any(one["connections"] for one in found["addresses"])
    assert [one["id"] for one in admin(run, "GET", "tables")["tables"]] == [table(made)]
    assert SECRET not in json.dumps(found)


@scenario
async def test_a_table_is_deleted_under_its_people(run: Served) -> None:
    made = run.table("quoridor", "here", "here", start=True)
    async with enter(run.port, table(made), *seats(made)) as client:
        admin(run, "DELETE", f"tables/{table(made)}")
        assert (await client.until("gone"))["table"] == table(made)
    assert run.refused("GET", path(made), made["host"]) == (404, "no-such-table")
    assert run.refused("DELETE", f"/api/admin/tables/{table(made)}", SECRET) == (404, "no-such-table")


@scenario
async def test_a_host_who_lost_the_link_gets_a_new_one(run: Served) -> None:
    made = run.table("cards", "here", "link")
    new = admin(run, "POST", f"tables/{table(made)}/host")["token"]
    assert run.done("GET", path(made), new)["opened_by"] == "host"
    assert run.refused("GET", path(made), made["host"]) == (404, "no-such-table")
    assert run.done("GET", path(made), made["invite"])["opened_by"] == "invite", "all others stay valid"
    run.done("POST", path(made, "start"), new)
    async with enter(run.port, table(made), new) as client:
        assert client.update["viewer"] == "watcher", "a host's link shows nobody's hand"


def later(served: Served, made: Any, name: str) -> str:
    """Let somebody take the open place of a match that is being played."""
    taken = served.done("POST", path(made, "claim"), made["invite"], json={"name": name})
    (token,) = taken["places"].values()
    return str(token)


@pytest.mark.sqlite
@scenario
async def test_a_person_is_exported_and_erased_and_the_match_goes_on(run: Served) -> None:
    begun, other = named(run, NAME, "Bo"), named(run, f"{NAME}!", "Bo")
    run.done("POST", path(begun, "start"), begun["host"])
    joined = run.table("quoridor", "here", "link", seating="chosen", start=True)
    run.done("POST", path(joined, "replace"), joined["host"], json={"place": 2, "kind": "open"})
    later(run, joined, NAME)
    async with enter(run.port, table(begun), *seats(begun)) as client:
        for _ in range(3):
            seat = client.update["asked"]["seats"][0]
            n = (await client.act(seat, client.update["legal"][str(seat)][0]))["n"]
            await client.until_n(n)
        own = [one for one in run.room(table(begun)).playing().entries if getattr(one, "seat", 0) == 1]
        found = admin(run, "POST", "person", json={"name": NAME})
        at = {one["table"]: one for one in found["tables"]}
        assert set(at) == {table(begun), table(joined)}
        assert (at[table(begun)]["places"], at[table(begun)]["seats"]) == ([1], [1])
        assert len(at[table(begun)]["deeds"]) == len(own) > 0
        assert [deed["entry"]["t"] for deed in at[table(joined)]["deeds"]] == ["replaced"]
        assert "Bo" not in json.dumps(found)

        assert admin(run, "POST", "erase", json={"name": NAME}) == {"tables": 2}
        told = await client.until("table")
        assert [place["name"] for place in told["table"]["places"]] == ["", "Bo"]
        seat = client.update["asked"]["seats"][0]
        await client.act(seat, client.update["legal"][str(seat)][0])  # and the match goes on
    assert admin(run, "POST", "person", json={"name": NAME})["tables"] == []
    assert run.done("GET", path(other), other["host"])["places"][0]["name"] == f"{NAME}!"
    record = run.ask("GET", path(begun, "record"), begun["watch"]).content
    assert NAME.encode() not in record
    for _ in checking(Record.decode(record)):  # it still replays
        pass
    run.stop()
    everything = b"".join(file.read_bytes() for file in (run.database, *run.database.parent.glob("a.db-*")))
    assert everything.count(NAME.encode()) == everything.count(f"{NAME}!".encode()) > 0


def test_a_person_is_erased_at_one_table_only(run: Served) -> None:
    one, two = named(run, NAME, "Bo"), named(run, NAME, "Bo")
    assert admin(run, "POST", "erase", json={"name": NAME, "table": table(one)}) == {"tables": 1}
    assert [run.done("GET", path(made), made["host"])["places"][0]["name"] for made in (one, two)] == ["", NAME]
    assert run.refused("POST", "/api/admin/person", SECRET, json={"name": NAME, "table": "nowhere-1"})[0] == 404


@scenario
async def test_blocking_cuts_off_at_once_and_lasts(tmp_path: Path) -> None:
    given: dict[str, Any] = {"secret": Secret(SECRET), "proxies": Proxies(["127.0.0.1"])}
    with serving(tmp_path / "a.db", **given) as run:
        made = run.table("quoridor", "here", "here", start=True)
        run.http.headers["X-Forwarded-For"] = "198.51.100.1"
        async with enter_from("192.0.2.7", run, made) as client:
            admin(run, "POST", "block", json={"network": "192.0.2.0/24", "note": "floods"})
            assert await client.closed() == 1006
        assert run.refused("GET", "/api/games", headers=AWAY) == (403, "blocked")
        assert run.ask("GET", "/", headers=AWAY).status_code == 403
        assert run.ask("GET", "/api/games").status_code == 200
        assert run.refused("POST", "/api/admin/block", SECRET, json={"network": "198.0.0.0/8"}) == (409, "blocks-you")
        assert run.refused("POST", "/api/admin/block", SECRET, json={"network": "no"}) == (400, "bad-network")
    with serving(tmp_path / "a.db", **given) as run:
        assert run.refused("GET", "/api/games", headers=AWAY) == (403, "blocked")
        run.http.headers["X-Forwarded-For"] = "198.51.100.1"
        assert admin(run, "GET", "overview")["blocked"][0]["note"] == "floods"
        assert admin(run, "POST", "unblock", json={"network": "192.0.2.0/24"}) == []
        assert run.ask("GET", "/api/games", headers=AWAY).status_code == 200
        assert run.refused("POST", "/api/admin/unblock", SECRET, json={"network": "192.0.2.0/24"})[1] == "not-blocked"


@asynccontextmanager
async def enter_from(address: str, run: Served, made: Any) -> AsyncIterator[Client]:
    """Connect as somebody whom a trusted proxy reports at another address."""
    async with dial(run.port, additional_headers={"X-Forwarded-For": address}) as client:
        await client.send("hello", table=table(made), tokens=seats(made))
        await client.until("update")
        yield client


def test_addresses_are_blocked_as_they_are_counted() -> None:
    blocklist = Blocklist()
    blocklist._networks = tuple(map(read_network, ("192.0.2.0/25", "2001:db8:1::/48", "2001:db8:2::1")))
    inside = ("192.0.2.1", "2001:db8:1:2::/64", "2001:db8:2::/64")
    outside = ("192.0.2.128", "2001:db8:3::/64", "2001:db8:2:1::/64", "local")
    assert [address for address in (*inside, *outside) if address in blocklist] == list(inside)


@pytest.mark.skipif(programs() is None, reason=WHY_NOT)
@scenario
async def test_what_is_done_at_one_node_holds_at_all() -> None:
    database = shared_cluster().database()
    given: dict[str, Any] = {"secret": Secret(SECRET), "proxies": Proxies(["127.0.0.1"])}
    with serving(database, **given) as one, serving(database, **given) as two:
        for node in (one, two):
            node.http.headers["X-Forwarded-For"] = "198.51.100.1"
        made, doomed = named(two, NAME, "Bo"), two.table("quoridor")
        two.done("POST", path(made, "start"), made["host"])
        async with (
            enter(two.port, table(made), *seats(made)) as client,
            enter(two.port, table(doomed), *seats(doomed)) as lost,
        ):
            admin(one, "DELETE", f"tables/{table(doomed)}")
            assert (await lost.until("gone"))["table"] == table(doomed)
            assert admin(one, "POST", "erase", json={"name": NAME}) == {"tables": 1}
            while client.table["places"][0]["name"]:
                await client.hear()
            seat = client.update["asked"]["seats"][0]
            await client.act(seat, client.update["legal"][str(seat)][0])
            assert NAME.encode() not in two.ask("GET", path(made, "record"), made["watch"]).content
            async with enter_from("192.0.2.7", two, made) as blocked:
                admin(one, "POST", "block", json={"network": "192.0.2.7"})
                assert await blocked.closed() == 1006
            await eventually(lambda: two.ask("GET", "/api/games", headers=AWAY).status_code == 403)


def command(*words: str, secret: Path, port: int) -> subprocess.CompletedProcess[str]:
    return subprocess.run(  # noqa: S603
        [sys.executable, "-m", "mazechase", "admin", *words, "--server", f"http://127.0.0.1:{port}"],
        capture_output=True,
        text=True,
        check=False,
        env={**os.environ, "MAZECHASE_ADMIN_SECRET_FILE": str(secret)},
    )


def test_the_command_asks_the_server(run: Served, tmp_path: Path) -> None:
    right, wrong = tmp_path / "secret", tmp_path / "wrong"
    right.write_text(SECRET)
    wrong.write_text("y" * 40)
    made = named(run, NAME, "Bo")
    status = command("status", secret=right, port=run.port)
    assert (status.returncode, table(made) in status.stdout) == (0, True)
    assert "Nobody is blocked." in status.stdout
    assert "record_bytes = 1048576\n" in command("limits", secret=right, port=run.port).stdout
    exported = json.loads(command("export", NAME, secret=right, port=run.port).stdout)
    assert exported["tables"][0]["table"] == table(made)
    link = command("host", table(made), secret=right, port=run.port).stdout
    assert link.startswith(f"http://127.0.0.1:{run.port}/t/{table(made)}#")
    assert run.done("GET", path(made), link.strip().partition("#")[2])["opened_by"] == "host"
    assert command("erase", NAME, secret=right, port=run.port).stdout == "Erased at 1 table.\n"
    assert (
        "192.0.2.0/24 (a flood)"
        in command("block", "192.0.2.0/24", "--note", "a flood", secret=right, port=run.port).stdout
    )
    refused = command("delete", table(made), secret=wrong, port=run.port)
    assert (refused.returncode, refused.stderr) == (2, "mazechase: That is not this server's secret.\n")
    assert command("delete", table(made), secret=right, port=run.port).stdout == "Deleted.\n"
    assert "takes TABLE" in command("delete", secret=right, port=run.port).stderr


def test_the_secret_is_never_in_an_address(run: Served) -> None:
    asked = httpx.get(f"{run.url}/api/admin/overview?authorization={SECRET}&secret={SECRET}", headers=AWAY)
    assert asked.status_code == 403
