"""What goes wrong between nodes when nobody looks: deleted tables, news that piles up, answers that can't be used.

The nodes are services in this process that borrow one parent's store.
"""

import asyncio
import contextlib
import sqlite3
from collections.abc import AsyncIterator, Awaitable, Sequence
from pathlib import Path
from typing import Any

import msgspec
import psycopg
import pytest

import mazechase
from mazechase.match.clock import ClockRule
from mazechase.server.store import postgres_pool
from mazechase.server.store.borrowed import BorrowedStore
from mazechase.server.store.lender import Lender
from mazechase.server.store.nodes import Added, Changed, Free, Here, Missed, News, Spoken
from mazechase.server.store.postgres import PostgresStore
from mazechase.server.store.postgres_nodes import PostgresNodes
from mazechase.server.store.postgres_pool import Connections
from mazechase.server.store.protocol import Batch, Stored, StoreFailure
from mazechase.server.store.sqlite import SqliteStore
from mazechase.server.table import following
from mazechase.server.table.table import Table
from mazechase.server.table.tables import Tables
from mazechase.server.table.tokens import NoSuchTable
from server.lending import borrow
from server.memory import HOST, WATCH, Service, token
from server.postgres import WHY_NOT, own_cluster, programs, shared_cluster
from server.running import eventually, scenario
from server.test_store_laws import ROW

NAME = "shared-table"


@contextlib.asynccontextmanager
async def two_nodes(folder: Path) -> AsyncIterator[tuple[Service, Service]]:
    lender = Lender(SqliteStore(folder / "tables.db"))
    one, two = (Service(store=BorrowedStore(borrow(lender, node))) for node in ("one", "two"))
    for service in (one, two):
        service.hub._following.start()
    try:
        yield one, two
    finally:
        for service in (one, two):
            await service.close()
        await lender.store.close()


@scenario
async def test_a_table_deleted_at_one_node_is_gone_at_the_other(tmp_path: Path) -> None:
    async with two_nodes(tmp_path) as (one, two):
        await one.table(mazechase.game("quoridor", 2), NAME, clock=ClockRule(move_ms=60_000))
        line = await two.dial(NAME, token(1))
        room, autoplay = two.hub._tables[NAME]
        await Tables(one.hub).delete(NAME, HOST)
        async with asyncio.timeout(20):
            await line.running
        assert line.socket.code == 4004
        assert not autoplay.busy, "nobody's time runs out any more"
        with pytest.raises(NoSuchTable):
            await two.hub.table(NAME)
        assert two.hub.opened(NAME) is None
        assert room.gone


@scenario
async def test_a_table_deleted_elsewhere_is_put_away_even_if_nobody_asks_for_it(tmp_path: Path) -> None:
    async with two_nodes(tmp_path) as (one, two):
        await one.table(mazechase.game("quoridor", 2), NAME, clock=ClockRule(move_ms=60_000))
        room = await two.hub.table(NAME)
        await Tables(one.hub).delete(NAME, HOST)
        async with asyncio.timeout(20):
            while not room.gone:  # noqa: ASYNC110 (news arrives in its own time)
                await asyncio.sleep(0.01)
        await two.hub.sweep()
        assert two.hub.opened(NAME) is None


async def unheard(node: Service, doing: Awaitable[object]) -> None:
    """Let something be done of which a node does not hear."""
    node.hub.store.nodes.follow(lambda *_: None)
    await doing
    await node.hub.store.probe()  # answered after everything that was said before
    node.hub.store.nodes.follow(node.hub._following._heard)


@scenario
async def test_what_could_not_be_read_when_it_was_announced_is_read_later(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(following, "BEAT_S", 0.05)
    async with two_nodes(tmp_path) as (one, two):
        await one.table(mazechase.game("quoridor", 2), NAME)
        near, room = await one.dial(NAME, token(1), token(2)), await two.hub.table(NAME)
        load, failed = two.hub.store.load, False

        async def load_at_the_second_try(table: str, since: int = 0) -> Stored | None:
            nonlocal failed
            if not failed:
                failed = True
                raise StoreFailure("store-unreachable")
            return await load(table, since)

        await unheard(two, near.say({"t": "act", "id": "a", "seat": 1, "actions": ["e2"]}))
        monkeypatch.setattr(two.hub.store, "load", load_at_the_second_try)
        await near.say({"t": "act", "id": "b", "seat": 2, "actions": ["e8"]})
        async with asyncio.timeout(20):
            while len(room.playing().entries) < 2:  # noqa: ASYNC110 (news arrives in its own time)
                await asyncio.sleep(0.01)
        assert failed


@scenario
async def test_a_command_at_a_deleted_table_ends_it(tmp_path: Path) -> None:
    """The news that it is gone may come later than somebody's move."""
    async with two_nodes(tmp_path) as (one, two):
        await one.table(mazechase.game("quoridor", 2), NAME)
        line = await two.dial(NAME, token(1))
        two.hub._following._heard = lambda *_: None  # type: ignore[method-assign]
        two.hub.store.nodes.follow(lambda *_: None)
        await Tables(one.hub).delete(NAME, HOST)
        said = await line.say({"t": "act", "id": "late", "seat": 1, "actions": ["e2"]})
        assert b'"t":"gone"' in said
        await line.running


async def follows(room: Table, n: int) -> None:
    async with asyncio.timeout(20):
        while len(room.playing().entries) < n:  # noqa: ASYNC110 (news arrives in its own time)
            await asyncio.sleep(0.005)


@scenario
async def test_a_move_made_elsewhere_comes_with_the_news(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with two_nodes(tmp_path) as (one, two):
        await one.table(mazechase.game("quoridor", 2), NAME)
        mover, viewer = await one.dial(NAME, token(1), token(2)), await two.dial(NAME, WATCH)
        room = await two.hub.table(NAME)
        reads = counted(two.hub.store, "load", monkeypatch)
        for n, move in enumerate(("e2", "e8", "e3"), 1):
            await mover.say({"t": "act", "id": f"m{n}", "seat": 2 - n % 2, "actions": [move]})
            await follows(room, n)
            assert f'"n":{n}' in viewer.socket.sent[-1].decode()
        assert reads == []
        assert await two.hub.store.load(NAME) == await one.hub.store.load(NAME)


@scenario
async def test_who_missed_some_news_reads_what_is_missing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with two_nodes(tmp_path) as (one, two):
        await one.table(mazechase.game("quoridor", 2), NAME)
        mover, room = await one.dial(NAME, token(1), token(2)), await two.hub.table(NAME)
        await unheard(two, mover.say({"t": "act", "id": "m1", "seat": 1, "actions": ["e2"]}))
        assert not room.playing().entries
        reads = counted(two.hub.store, "load", monkeypatch)
        await mover.say({"t": "act", "id": "m2", "seat": 2, "actions": ["e8"]})
        await follows(room, 2)
        assert len(reads) == 1
        room.hear(Batch(0, "1:m1", b"[]"), lambda: None)  # late: it is there already
        assert len(room.playing().entries) == 2
        assert one.hub.opened(NAME) is not None
        assert room.playing() == (await one.hub.table(NAME)).playing()


@scenario
async def test_news_of_a_move_does_not_overtake_news_of_who_sits_where(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Or somebody who was put out would be shown what the next move reveals."""
    async with two_nodes(tmp_path) as (one, two):
        await one.table(mazechase.game("quoridor", 2), NAME)
        room = await two.hub.table(NAME)
        taken = counted(room, "hear", monkeypatch)
        two.hub._following._heard("one", Changed(NAME))
        two.hub._following._heard("one", Added(NAME, 0, None, b"[]"))
        assert not taken, "it is loaded together with the change before"
        await room.follow()


@pytest.mark.skipif(programs() is None, reason=WHY_NOT)
@pytest.mark.parametrize("encoding", ["UTF8", "SQL_ASCII"])  # the latter is what a database has if no locale is set
@scenario
async def test_a_batch_too_long_for_a_notification_is_only_mentioned(encoding: str) -> None:
    address = shared_cluster().database(encoding)
    one, two = PostgresStore(address), PostgresStore(address)
    heard: list[News] = []
    two.nodes.follow(lambda _, news: heard.append(news))
    await eventually(lambda: heard == [Missed()])
    await one.create(ROW, ())
    await one.append(ROW.id, Batch(0, "1:ä", '["ä b"]'.encode()), 10)
    await one.append(ROW.id, Batch(1, None, b"[2]"), 11)
    await one.append(ROW.id, Batch(2, "1:c", b'["' + b"x" * 8_000 + b'"]'), 12)
    await eventually(lambda: len(heard) == 4)
    assert heard[1:] == [
        Added(ROW.id, 0, "1:ä", '["ä b"]'.encode()),
        Added(ROW.id, 1, None, b"[2]"),
        Changed(ROW.id),
    ]
    stored = await two.load(ROW.id)
    assert stored is not None
    assert (stored.row.id, stored.log[0].command) == (ROW.id, "1:ä")
    for store in (one, two):
        await store.close()


def counted(nodes: Any, name: str, monkeypatch: pytest.MonkeyPatch) -> list[tuple[Any, ...]]:
    """Count the calls of one of a node's methods."""
    calls, real = [], getattr(nodes, name)

    def call(*given: Any) -> Any:
        calls.append(given)
        return real(*given)

    monkeypatch.setattr(nodes, name, call)
    return calls


@scenario
async def test_who_drives_many_tables_is_settled_together(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with two_nodes(tmp_path) as (one, two):
        names = [f"table-number-{n}" for n in range(30)]
        for name in names:
            await one.table(mazechase.game("quoridor", 2), name)
            await two.hub.table(name)
        assert all(one.hub.store.nodes.drives(name) for name in names)
        asked = counted(two.hub.store.nodes, "drive_some", monkeypatch)
        await two.hub._following._settle_all()
        assert [sorted(tables) for (tables,) in asked] == [sorted(names)]
        for name in names[:10]:
            await one.hub.store.nodes.let_go(name)
        await two.hub._following._settle_all()
        assert [name for name in names if two.hub.store.nodes.drives(name)] == names[:10]


@scenario
async def test_a_table_that_was_closed_meanwhile_is_driven_by_others(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with two_nodes(tmp_path) as (one, two):
        await one.table(mazechase.game("quoridor", 2), NAME)
        await two.hub.table(NAME)
        nodes = two.hub.store.nodes
        real = nodes.drive_some

        async def slow(tables: Sequence[str]) -> Sequence[str]:
            new = await real(tables)
            await two.hub._close(NAME)
            return new

        monkeypatch.setattr(nodes, "drive_some", slow)
        await one.hub.store.nodes.let_go(NAME)
        await two.hub._following._settle_all()
        assert not nodes.drives(NAME)
        assert await one.hub.store.nodes.drive(NAME)


def test_of_what_cannot_be_said_only_the_latest_is_kept() -> None:
    nodes = PostgresNodes("")
    for n in range(1_000):
        nodes.say(Here("one", (n,), anybody=True))
        nodes.say(Here("two", (), anybody=False))
        nodes.say(Free("one"))
        for seat in (1, 2):
            nodes.say(Spoken("one", seat, f"phrase {n}"))
    assert len(nodes._saying) == 5
    assert any('"places":[999]' in said for said in nodes._saying.values())


@scenario
async def test_an_answer_that_cannot_be_used_keeps_nobody_waiting(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    store = SqliteStore(tmp_path / "tables.db")
    await store.create(ROW, ())
    answered: list[Any] = []

    def fail(_: Exception | None) -> None:
        raise ZeroDivisionError

    store.append_soon(ROW.id, Batch(0, "a", b"[]"), 1, fail)
    store.append_soon(ROW.id, Batch(1, "b", b"[]"), 1, answered.append)
    await store.append(ROW.id, Batch(2, "c", b"[]"), 1)
    assert answered == [None]
    assert "could not be used" in caplog.text
    await store.close()


@scenario
async def test_after_a_log_could_not_be_rewritten_the_store_is_as_quick_as_before(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path / "tables.db")
    await store.create(ROW, ())
    with pytest.raises(StoreFailure):
        await store.rewrite(ROW, (Batch(0, None, b"[]"),))

    def secure(db: sqlite3.Connection) -> Any:
        return db.execute("PRAGMA secure_delete").fetchone()[0]

    assert await store._writer.do(secure, writes=False) != 1
    await store.close()


@pytest.mark.skipif(programs() is None, reason=WHY_NOT)
@scenario
async def test_a_database_short_of_locks_still_lets_everybody_connect(caplog: pytest.LogCaptureFixture) -> None:
    with own_cluster() as cluster:
        address = cluster.database()
        with psycopg.connect(address, autocommit=True) as db:
            db.execute("ALTER SYSTEM SET max_locks_per_transaction = 10")
        cluster.stop()
        cluster.start()
        one, two = PostgresNodes(address), PostgresNodes(address)
        few, many = [f"few {n}" for n in range(100)], [f"many {n}" for n in range(40_000)]
        assert sorted(await one.drive_some(few)) == sorted(few)
        assert not caplog.text
        new = await one.drive_some(many)
        assert "max_locks_per_transaction" in caplog.text
        assert 100 < len(new) < 1_000
        assert all(one.drives(name) for name in (*few, *new))
        with psycopg.connect(address) as db:  # there is room for a connection
            held = db.execute("SELECT count(*) FROM pg_locks WHERE locktype = 'advisory'").fetchone()
        assert held == (len(few) + len(new),)
        await one.let_go(few[0])
        assert await two.drive(few[0])
        assert not await two.drive(few[1])
        caplog.clear()
        assert await two.drive_some([*few, "free"]) == ["free"], "what others drive takes no room"
        assert not caplog.text
        await one.close()
        await two.close()


@pytest.mark.skipif(programs() is None, reason=WHY_NOT)
@scenario
async def test_a_node_silent_in_the_middle_of_a_transaction_keeps_nobody_waiting(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(postgres_pool, "UNFINISHED_MS", 200)
    address = shared_cluster().database()
    store, silent = PostgresStore(address), Connections(address, lambda: 0.0)
    try:
        await store.create(ROW, ())
        with contextlib.suppress(psycopg.Error):  # its session is ended
            async with silent.one() as db:
                await db.execute("BEGIN")
                await db.execute("SELECT 1 FROM tables WHERE id = %s FOR UPDATE", (ROW.id,))
                async with asyncio.timeout(20):
                    await store.save(msgspec.structs.replace(ROW, version=ROW.version + 1), ())
    finally:
        await silent.close()
        await store.close()
