"""The store: grouped commits, jobs that fail alone, nothing twice, durable when it answers, old files open."""

import asyncio
import json
import re
import sqlite3
import subprocess
import sys
import threading
from collections.abc import AsyncIterator, Awaitable, Sequence
from contextlib import asynccontextmanager, closing
from pathlib import Path
from typing import Any

import pytest

from mazechase.server.store.protocol import Batch, StoreFailure, TableRow, TokenRow
from mazechase.server.store.sqlite import MIGRATIONS, SqliteStore
from mazechase.server.store.writer import MOST_IN_GROUP
from server.client import Client, enter
from server.running import scenario, serving

KEPT = Path(__file__).parent / "data" / "schema1.sql"
KEPT_TABLE, KEPT_TOKENS = "x98ejnANyxzYg8lQ", ("x14dGtLPhXYiXkCsnrdx3Bx5jkDHK_je", "dBAkW8MN33FtkH2qFaOvcKW_TLw7gZdW")
TOKEN = TokenRow("digest", "seat", 1)

pytestmark = pytest.mark.sqlite


def row(table: str = "table-1", touched_ms: int = 5) -> TableRow:
    return TableRow(table, 1, touched_ms, b"{}", b"seed")


@asynccontextmanager
async def opened(path: Path, migrations: Sequence[str] = MIGRATIONS) -> AsyncIterator[SqliteStore]:
    store = SqliteStore(path, migrations)
    try:
        yield store
    finally:
        await store.close()


async def together(store: SqliteStore, *work: Awaitable[object]) -> list[object]:
    """Queue all of these at once: the writer is blocked until everything is in its queue."""
    begun, gate = threading.Event(), threading.Event()
    held = asyncio.ensure_future(store._do(lambda _: (begun.set(), gate.wait())))  # type: ignore[func-returns-value]
    await asyncio.to_thread(begun.wait)
    waiting = [asyncio.ensure_future(one) for one in work]
    await asyncio.sleep(0.05)
    gate.set()
    await held
    return await asyncio.gather(*waiting, return_exceptions=True)


def commits(store: SqliteStore) -> list[str]:
    """Record the commits from now on."""
    seen: list[str] = []
    store._db.set_trace_callback(lambda statement: seen.append(statement) if statement == "COMMIT" else None)
    return seen


@scenario
async def test_what_waits_shares_one_commit(tmp_path: Path) -> None:
    async with opened(tmp_path / "a.db") as store:
        await store.create(row(), [TOKEN])
        seen = commits(store)
        await together(store, *(store.append("table-1", Batch(n, f"1:c{n}", b"[]"), n) for n in range(200)))
        assert len(seen) == 2  # the one that blocked the others, and all the others
        stored = await store.load("table-1")
        assert stored is not None
        assert [batch.n for batch in stored.log] == list(range(200))


@scenario
async def test_a_group_has_a_limit(tmp_path: Path) -> None:
    async with opened(tmp_path / "a.db") as store:
        await store.create(row(), [TOKEN])
        seen = commits(store)
        count = 2 * MOST_IN_GROUP + 1
        await together(store, *(store.append("table-1", Batch(n, None, b"[]"), n) for n in range(count)))
        assert len(seen) == 4


@scenario
async def test_reading_commits_nothing(tmp_path: Path) -> None:
    async with opened(tmp_path / "a.db") as store:
        await store.create(row(), [TOKEN])
        seen = commits(store)
        assert await store.load("table-1") is not None
        assert await store.untouched_since(6) == ("table-1",)
        assert await store.newest_ms() == 5
        assert not seen


@scenario
async def test_a_job_that_fails_harms_no_other_of_its_group(tmp_path: Path) -> None:
    async with opened(tmp_path / "a.db") as store:
        await store.create(row(), [TOKEN])
        results = await together(
            store,
            store.append("table-1", Batch(0, "1:a", b"first"), 10),
            store.append("table-1", Batch(0, "1:b", b"same place"), 20),
            store.append("table-1", Batch(1, "1:a", b"same command"), 30),
            store.append("nowhere", Batch(0, None, b"no table"), 40),
            store.save(row("nowhere"), [TOKEN]),
            store.create(row("half"), [TOKEN, TOKEN]),
            store.append("table-1", Batch(1, "1:c", b"second"), 50),
        )
        codes = [result.code if isinstance(result, StoreFailure) else result for result in results]
        assert codes == [
            None,
            "already-saved",
            "already-saved",
            "no-such-table",
            "no-such-table",
            "already-saved",
            None,
        ]
        stored = await store.load("table-1")
        assert stored is not None
        assert stored.log == (Batch(0, "1:a", b"first"), Batch(1, "1:c", b"second"))
        assert await store.load("half") is None  # what a failing job did before it failed is undone


@scenario
async def test_a_deleted_table_leaves_nothing(tmp_path: Path) -> None:
    async with opened(tmp_path / "a.db") as store:
        await store.create(row(), [TOKEN], [Batch(0, None, b"[]")])
        await store.delete("table-1")
        assert await store.load("table-1") is None
    with closing(sqlite3.connect(tmp_path / "a.db")) as db:
        left = [db.execute(f"SELECT count(*) FROM {name}").fetchone() for name in ("tables", "tokens", "log")]  # noqa: S608
        assert left == [(0,), (0,), (0,)]


@scenario
async def test_a_closed_store_says_so(tmp_path: Path) -> None:
    async with opened(tmp_path / "a.db") as store:
        pass
    with pytest.raises(StoreFailure) as failure:
        await store.load("table-1")
    assert failure.value.code == "store-closed"


@scenario
async def test_a_commit_waits_for_the_disk(tmp_path: Path) -> None:
    """SQLite protects against a power cut; our part is to ask for it: write-ahead log, full synchronisation."""
    async with opened(tmp_path / "a.db") as store:
        pragmas = [store._db.execute(f"PRAGMA {name}").fetchone()[0] for name in ("journal_mode", "synchronous")]
        assert pragmas == ["wal", 2]


APPENDS_FOR_EVER = """
import asyncio, sys
from mazechase.server.store.sqlite import SqliteStore
from mazechase.server.store.protocol import Batch, TableRow

async def main():
    store = SqliteStore(sys.argv[1])
    await store.create(TableRow("table-1", 0, 0, b"{}", b""), [])
    for n in range(1_000_000):
        await store.append("table-1", Batch(n, f"1:c{n}", b"[]"), n)
        print(n, flush=True)

asyncio.run(main())
"""


def test_what_was_answered_outlives_a_kill(tmp_path: Path) -> None:
    database = tmp_path / "a.db"
    command = [sys.executable, "-c", APPENDS_FOR_EVER, str(database)]
    with subprocess.Popen(command, stdout=subprocess.PIPE) as writer:  # noqa: S603
        assert writer.stdout is not None
        for _ in range(200):
            last = int(writer.stdout.readline())
        writer.kill()
        rest = writer.stdout.read().split()
        last = int(rest[-1]) if rest and rest[-1].isdigit() else last
    with closing(sqlite3.connect(database)) as db:
        numbers = [n for (n,) in db.execute("SELECT n FROM log ORDER BY n")]
    assert numbers == list(range(len(numbers)))
    assert len(numbers) > last >= 199


# Schemas.


def kept(path: Path) -> Path:
    """Create a database with the first schema."""
    with closing(sqlite3.connect(path)) as db:
        db.executescript(KEPT.read_text("utf-8"))
    return path


def version(path: Path) -> int:
    with closing(sqlite3.connect(path)) as db:
        number: int = db.execute("PRAGMA user_version").fetchone()[0]
        return number


MORE = (*MIGRATIONS, "ALTER TABLE tables ADD COLUMN note TEXT; CREATE TABLE remarks (a TEXT) STRICT;")
BROKEN = (*MIGRATIONS, "CREATE TABLE half (a TEXT) STRICT; INSERT INTO nowhere VALUES (1);")


def test_a_kept_table_of_the_first_schema_is_played_on(tmp_path: Path) -> None:
    with serving(kept(tmp_path / "a.db")) as served:

        async def play_on() -> None:
            async with enter(served.port, KEPT_TABLE, *KEPT_TOKENS) as client:
                assert (client.update["n"], client.update["plies"]) == (5, 3)
                assert (await client.act(2, "e7"))["n"] == 6

        asyncio.run(play_on())


KEPT_LATER = KEPT.with_name("schema1-documents.sql")


def notes() -> dict[str, Any]:
    """Return what the comments in the later database say about its tables."""
    text = KEPT_LATER.read_text("utf-8")
    return {name: json.loads(note) for name, note in re.findall(r"^-- (\w+): (\{.*\})$", text, re.MULTILINE)}


async def go_on(client: Client) -> None:
    asked = client.update["asked"]
    seat = asked["seats"][0]
    if asked["kind"] == "chance":
        await client.ask("ask", seat=seat)
    else:
        await client.act(seat, client.update["legal"][str(seat)][0])


def test_kept_tables_with_large_documents_and_old_undos_are_played_on(tmp_path: Path) -> None:
    path = tmp_path / "a.db"
    with closing(sqlite3.connect(path)) as db:
        db.executescript(KEPT_LATER.read_text("utf-8"))
    path.chmod(0o644)
    with serving(path) as served:
        assert oct(path.stat().st_mode & 0o777) == "0o600"

        async def play_on(table: str, tokens: list[str], n: int, plies: int) -> None:
            async with asyncio.timeout(60), enter(served.port, table, *tokens) as client:
                assert client.update["plies"] == plies
                assert client.update["n"] in {n, n + 1}  # an entry about the downtime may have been added
                before = client.update["n"]
                if not client.table["imported"]:
                    await go_on(client)
                    await client.until_n(before + 1)
                frames = (await client.ask("history"))["frames"]
                assert len(frames) == client.update["plies"] + 1

        for note in notes().values():
            asyncio.run(play_on(note["table"], note["tokens"], note["n"], note["plies"]))
        sources = [served.room(note["table"]).game.documents.get("deck", {}).get("source") for note in notes().values()]
        assert [len(source) for source in sources if source is not None] == [70_000]
        pieces = [place.piece for place in served.room(notes()["quoridor"]["table"]).lobby.places]
        assert pieces == ["ghost\n", None]
        for name in ("quoridor", "imported", "marbles"):  # what was stored can be recorded again
            note = notes()[name]
            assert served.done("GET", f"/api/tables/{note['table']}/record", note["host"])["log"]


@scenario
async def test_a_kept_table_opens_after_an_upgrade(tmp_path: Path) -> None:
    path = kept(tmp_path / "a.db")
    async with opened(path) as store:
        before = await store.load(KEPT_TABLE)
    async with opened(path, MORE) as store:
        after = await store.load(KEPT_TABLE)
        await store.append(KEPT_TABLE, Batch(5, None, b"[]"), 1)
    assert before is not None
    assert before == after
    assert version(path) == len(MORE)
    async with opened(path, MORE) as store:  # opening it again upgrades nothing twice
        assert await store.load(KEPT_TABLE) is not None


@scenario
async def test_an_upgrade_that_fails_leaves_the_old_schema(tmp_path: Path) -> None:
    path = kept(tmp_path / "a.db")
    with pytest.raises(StoreFailure) as failure:
        SqliteStore(path, BROKEN)
    assert failure.value.code == "store-failed"
    assert version(path) == len(MIGRATIONS)
    with closing(sqlite3.connect(path)) as db:
        assert db.execute("SELECT count(*) FROM sqlite_master WHERE name = 'half'").fetchone() == (0,)
    async with opened(path) as store:
        assert await store.load(KEPT_TABLE) is not None


def test_a_newer_database_is_refused_untouched(tmp_path: Path) -> None:
    path = kept(tmp_path / "a.db")
    with closing(sqlite3.connect(path)) as db:
        db.execute(f"PRAGMA user_version = {len(MIGRATIONS) + 1}")
    with pytest.raises(StoreFailure) as failure:
        SqliteStore(path)
    assert (failure.value.code, failure.value.params) == (
        "store-too-new",
        {"version": len(MIGRATIONS) + 1, "known": len(MIGRATIONS)},
    )
    assert version(path) == len(MIGRATIONS) + 1
