"""The database's file: one server at a time, private, and never acknowledging into a file that is no longer there."""

import asyncio
import os
import sqlite3
import stat
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest

from mazechase.server.store.protocol import Batch, StoreFailure, TableRow
from mazechase.server.store.sqlite import SqliteStore
from server.client import Refusal, enter
from server.command import serve
from server.running import Served, scenario, serving
from server.setting import quoridor, seats, table

ROW = TableRow("table-1", 1, 5, b"{}", b"seed")
FILES = ("", "-wal", "-shm", ".lock")

pytestmark = pytest.mark.sqlite


def beside(database: Path, ending: str) -> Path:
    return database.with_name(database.name + ending)


def mode(path: Path) -> str:
    return oct(stat.S_IMODE(path.stat().st_mode))


def refused(path: Path) -> str:
    """Open a store that must not open, and return the code."""
    with pytest.raises(StoreFailure) as failure:
        SqliteStore(path)
    return failure.value.code


# One server at a time.


@scenario
async def test_only_one_store_at_a_time_uses_a_database(tmp_path: Path) -> None:
    database, link = tmp_path / "a.db", tmp_path / "folder" / "link.db"
    link.parent.mkdir()
    link.symlink_to(database)
    store = SqliteStore(link)
    assert refused(database) == refused(link) == refused(tmp_path / "folder" / ".." / "a.db") == "store-in-use"
    await store.create(ROW, [])
    await store.close()
    assert [ending for ending in FILES if beside(database, ending).exists()] == [""]
    second = SqliteStore(database)
    assert await second.load("table-1") is not None
    await second.close()


def test_a_second_server_on_a_database_says_so_in_one_line(tmp_path: Path) -> None:
    database = tmp_path / "a.db"
    with serving(database) as served:
        beside(database, ".lock").write_text(f"{served.url}/\n")  # like the command
        ended = serve(database)
        assert (ended.returncode, ended.stdout) == (2, "")
        assert str(StoreFailure("store-in-use", database=str(database))) in ended.stderr
        assert ended.stderr.count("\n") == 1
        made = quoridor(served)
        with closing(sqlite3.connect(database)) as reader, closing(sqlite3.connect(tmp_path / "copy.db")) as copy:
            reader.backup(copy)
            assert copy.execute("SELECT id FROM tables").fetchall() == [(table(made),)]
        assert served.done("GET", f"/api/tables/{table(made)}", made["host"])["phase"] == "playing"


HOLDS = """
import sys, time
from mazechase.server.store.sqlite import SqliteStore

store = SqliteStore(sys.argv[1])
print("open", flush=True)
time.sleep(600)
"""


@scenario
async def test_a_killed_server_leaves_no_lock(tmp_path: Path) -> None:
    database = tmp_path / "a.db"
    with subprocess.Popen([sys.executable, "-c", HOLDS, str(database)], stdout=subprocess.PIPE) as holder:  # noqa: ASYNC220, S603
        try:
            assert holder.stdout is not None
            assert holder.stdout.readline() == b"open\n"
            assert refused(database) == "store-in-use"
        finally:
            holder.kill()
    assert beside(database, ".lock").exists()
    store = SqliteStore(database)
    await store.close()


@scenario
async def test_a_server_notices_another_that_uses_the_database_under_a_second_name(tmp_path: Path) -> None:
    database, second = tmp_path / "a.db", tmp_path / "b.db"
    with subprocess.Popen([sys.executable, "-c", HOLDS, str(database)], stdout=subprocess.PIPE) as holder:  # noqa: ASYNC220, S603
        try:
            assert holder.stdout is not None
            assert holder.stdout.readline() == b"open\n"
            second.hardlink_to(database)
            assert refused(second) == "store-in-use"
            assert not beside(second, ".lock").exists()
        finally:
            holder.kill()
    await SqliteStore(second).close()


# Private.


@contextmanager
def umask(mask: int) -> Iterator[None]:
    before = os.umask(mask)
    yield
    os.umask(before)


@pytest.mark.parametrize("mask", [0o000, 0o022, 0o777])
def test_a_new_database_is_private_whatever_the_umask(tmp_path: Path, mask: int) -> None:
    database = tmp_path / "a.db"

    async def use() -> None:
        with umask(mask):
            store = SqliteStore(database)
        await store.create(ROW, [])
        assert {mode(beside(database, ending)) for ending in FILES} == {"0o600"}
        await store.close()
        assert mode(database) == "0o600"

    asyncio.run(use())


@scenario
async def test_a_database_that_others_could_read_becomes_private(tmp_path: Path) -> None:
    database = tmp_path / "a.db"
    with umask(0):
        with closing(sqlite3.connect(database)) as db:
            db.execute("PRAGMA journal_mode = WAL")
            db.execute("CREATE TABLE note (a)")
            kept = {path: path.read_bytes() for path in (beside(database, ending) for ending in FILES[:3])}
        for path, content in kept.items():  # as after a crash, with changes that were not yet in the database itself
            path.write_bytes(content)
            assert mode(path) in {"0o644", "0o666"}
    store = SqliteStore(database)
    await store.create(ROW, [])
    assert {mode(beside(database, ending)) for ending in FILES} == {"0o600"}
    await store.close()


@scenario
async def test_a_database_that_cannot_be_made_private_opens_with_a_warning(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    database = tmp_path / "a.db"
    with umask(0):
        database.touch(0o644)

    def refuse(*_: object, **__: object) -> None:
        raise PermissionError(1, "Operation not permitted")

    monkeypatch.setattr(Path, "chmod", refuse)
    store = SqliteStore(database)
    await store.create(ROW, [])
    await store.close()
    assert f"{database} cannot be made private" in caplog.text


@scenario
async def test_a_database_with_two_names_opens_with_a_warning(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    database = tmp_path / "a.db"
    await SqliteStore(database).close()
    assert "second name" not in caplog.text
    database.with_name("b.db").hardlink_to(database)
    await SqliteStore(database).close()
    assert f"{database} has a second name" in caplog.text


# Gone.


def delete(database: Path) -> Callable[[], object]:
    database.unlink()
    return lambda: None


def move(database: Path) -> Callable[[], object]:
    elsewhere = database.rename(beside(database, ".elsewhere"))

    def back() -> None:
        elsewhere.replace(database)

    return back


def replace(database: Path) -> Callable[[], object]:
    put_back = move(database)
    database.write_bytes(beside(database, ".elsewhere").read_bytes())
    return put_back


def delete_log(database: Path) -> Callable[[], object]:
    return delete(beside(database, "-wal"))


def read_log(served: Served, name: str) -> list[str]:
    with closing(sqlite3.connect(served.database)) as db:
        return [command for (command,) in db.execute("SELECT command FROM log WHERE table_id = ? ORDER BY n", (name,))]


@pytest.mark.parametrize("harm", [delete, move, replace, delete_log])
def test_nothing_is_acknowledged_into_a_file_that_is_no_longer_there(
    tmp_path: Path, harm: Callable[[Path], Callable[[], object]], caplog: pytest.LogCaptureFixture
) -> None:
    with serving(tmp_path / "a.db") as served:
        made, other = quoridor(served), quoridor(served)
        served.inside(served.hub._close(table(other)))

        async def play() -> None:
            async with enter(served.port, table(made), *seats(made)) as client:
                await client.act(1, "e2", id="before")
                mend = harm(served.database)
                for _ in range(3):  # a retry is refused too
                    assert await client.refusal("act", seat=2, actions=["e8"], id="while") == "store-gone"
                assert served.refused("POST", "/api/tables", json={"game": "quoridor"}) == (503, "store-gone")
                unwell = served.ask("GET", "/api/health")
                assert (unwell.status_code, unwell.json()["ok"], unwell.json()["store"]) == (503, False, "store-gone")
                with pytest.raises(Refusal, match="store-gone"):
                    async with enter(served.port, table(other), *seats(other)):
                        pass
                assert client.update["n"] == 1
                mend()
                if harm in {move, replace}:
                    assert (await client.act(2, "e8", id="while"))["n"] == 2

        asyncio.run(play())
        if harm in {move, replace}:
            assert read_log(served, table(made)) == ["1:before", "2:while"]
            assert caplog.text.count("saving works again") == 1
        assert caplog.text.count("saving fails (store-gone)") == 1


@scenario
async def test_a_file_that_vanishes_during_a_commit_acknowledges_nothing(tmp_path: Path) -> None:
    database = tmp_path / "a.db"
    store = SqliteStore(database)
    await store.create(ROW, [])
    put_back: list[Callable[[], object]] = []

    def vanish(db: sqlite3.Connection) -> None:
        db.execute("UPDATE tables SET touched_ms = 7")
        put_back.append(move(database))

    for work in (store._do(vanish), store.load("table-1")):  # if it were read, a retry would be acknowledged
        with pytest.raises(StoreFailure) as failure:
            await work
        assert failure.value.code == "store-gone"
    put_back[0]()
    await store.append("table-1", Batch(0, None, b"[]"), 8)
    await store.close()
