"""A database with garbage in one page: it damages the tables on that page, and never what was acknowledged."""

import asyncio
import base64
import random
import secrets
import sqlite3
from collections import Counter
from collections.abc import Iterator
from contextlib import closing, suppress
from pathlib import Path
from typing import cast

import pytest

from mazechase.errors import MazechaseError
from mazechase.server.limits import Limits
from mazechase.server.servertime import ServerClock
from mazechase.server.store.database import newest
from mazechase.server.store.protocol import StoreFailure
from mazechase.server.store.sqlite import INDEXED, MIGRATIONS, SqliteStore
from mazechase.server.table.hub import Hub
from mazechase.server.table.table import Table
from mazechase.server.table.tables import Tables
from mazechase.server.thinking.thinkers import Thinkers
from mazechase.server.wire.requests import NewPlace, NewTable
from server.command import serve
from server.memory import IdleThinkers
from server.running import scenario, serving
from server.setting import advance, path, quoridor

pytestmark = pytest.mark.sqlite

PAGE = 4096
TABLES, MOVES = 5, 24
CLOCK = ServerClock(wall_s=lambda: 1_700_000_000.0, steady_s=lambda: 1000.0)
BACK_AND_FORTH = ("e2", "e8", "e1", "e9")
NEW = NewTable(game="quoridor", places=(NewPlace("here", "A name of forty letters, to fill pages.."),) * 2, start=True)


async def move(room: Table, action: str, command: str) -> int:
    match = room.playing()
    return await advance(room, lambda _: match.act(match.asked[0], (action,), room.now_ms()), command)


async def fill(database: Path) -> list[str]:
    """Create a database of many pages, some of them free again, and return its tables."""
    store = SqliteStore(database)
    hub = await Hub.open(store, CLOCK, cast(Thinkers, IdleThinkers()), Limits())
    made = [(await Tables(hub).create(NEW)).table.id for _ in range(TABLES)]
    for n in range(MOVES):
        for table in made:
            await move(await hub.table(table), BACK_AND_FORTH[n % 4], f"1:command-{n}")
    await hub.close()
    await store.probe()
    await store.close()
    return made


@pytest.fixture(scope="module")
def sound(tmp_path_factory: pytest.TempPathFactory) -> tuple[bytes, list[str]]:
    """Return a database that is always the same to the byte, and its tables."""
    database = tmp_path_factory.mktemp("sound") / "a.db"
    luck = random.Random(1)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(secrets, "token_bytes", luck.randbytes)
        patch.setattr(secrets, "token_urlsafe", lambda n: base64.urlsafe_b64encode(luck.randbytes(n)).decode())
        made = asyncio.run(fill(database))
    return database.read_bytes(), made


def garbage(content: bytes, page: int) -> Iterator[bytes]:
    """Overwrite a page and each half of it with noise."""
    start, middle, end = page * PAGE, page * PAGE + PAGE // 2, (page + 1) * PAGE
    noise = random.Random(page).randbytes(PAGE)
    yield content[:start] + noise + content[end:]
    yield content[:start] + noise[: PAGE // 2] + content[middle:]
    yield content[:middle] + noise[: PAGE // 2] + content[end:]


async def use(store: SqliteStore, made: list[str]) -> Counter[str]:
    """Open every table and move there; check that everything acknowledged is still there, and return the results."""
    hub = await Hub.open(store, CLOCK, cast(Thinkers, IdleThinkers()), Limits())
    came: Counter[str] = Counter()
    acknowledged = {}
    for table in made:
        try:
            room = await hub.table(table)
            if room.damage is None:
                assert len(room.playing().entries) == MOVES, "nothing is left out silently"
            acknowledged[table] = await move(room, BACK_AND_FORTH[MOVES % 4], "1:new")
        except MazechaseError as error:
            came[error.code] += 1
    with suppress(StoreFailure):
        await hub.sweep()
    await hub.close()
    for table, n in acknowledged.items():
        stored = await store.load(table)
        assert stored is not None
        assert (stored.log[-1].n, stored.log[-1].command) == (n - 1, "1:new")
    await store.close()
    return came + Counter(ok=len(acknowledged))


def test_garbage_in_any_page_loses_nothing_that_is_acknowledged(
    sound: tuple[bytes, list[str]], tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    content, made = sound
    pages = len(content) // PAGE
    assert pages > 15
    seen: Counter[str] = Counter()
    for page in range(pages):
        for number, bad in enumerate(garbage(content, page)):
            database = tmp_path / f"{page}-{number}.db"
            database.write_bytes(bad)
            try:
                store = SqliteStore(database)
            except StoreFailure as error:
                seen[f"start {error.code}"] += 1  # the command turns it into one line
            else:
                came = asyncio.run(use(store, made))
                seen += came
                seen["some"] += 0 < came["ok"] < len(made)
    assert set(seen) <= {"ok", "start store-damaged", "some", "store-damaged", "table-damaged", "log-damaged"}
    assert seen["start store-damaged"] >= 4
    assert seen["some"] > pages / 2  # damage mostly leaves other tables intact
    assert "Traceback" not in caplog.text


def test_a_log_that_lost_its_end_is_not_taken_for_a_shorter_one(sound: tuple[bytes, list[str]], tmp_path: Path) -> None:
    content, made = sound
    for number, table in enumerate(made):
        last = b"%c1:command-%d" % (MOVES - 1, MOVES - 1)  # as it is in the log, not in an index
        assert content.count(table.encode() + last) == 1
        database = tmp_path / f"{number}.db"
        database.write_bytes(content.replace(table.encode() + last, b"z" * len(table) + last))
        came = asyncio.run(use(SqliteStore(database), made))
        assert came["ok"] < len(made)
        assert set(came) == {"ok", "store-damaged"}


def test_the_log_is_checked_against_its_index_alone() -> None:
    """If rows were looked up too, SQLite would leave out exactly those that were lost."""
    with closing(sqlite3.connect(":memory:")) as db:
        for script in MIGRATIONS:
            db.executescript(script)
        ((*_, plan),) = db.execute(f"EXPLAIN QUERY PLAN {INDEXED}", ("table-1",))
    assert "COVERING INDEX" in plan


@scenario
async def test_a_table_is_not_forgotten_because_of_a_damaged_index(
    sound: tuple[bytes, list[str]], tmp_path: Path
) -> None:
    content, _ = sound
    database = tmp_path / "a.db"
    database.write_bytes(content)
    with closing(sqlite3.connect(database)) as db:
        (page,) = db.execute("SELECT rootpage FROM sqlite_master WHERE name = 'tables_touched'").fetchone()
    start, end = (page - 1) * PAGE, page * PAGE
    touched, long_ago = CLOCK.now_ms().to_bytes(6, "big"), (1).to_bytes(6, "big")
    assert touched in content[start:end]
    database.write_bytes(content[:start] + content[start:end].replace(touched, long_ago) + content[end:])
    store = SqliteStore(database)
    assert await store.newest_ms() == 1, "the index is damaged"
    assert await store.untouched_since(1000) == ()
    await store.close()


def test_a_schema_whose_names_are_no_text_is_damage(sound: tuple[bytes, list[str]], tmp_path: Path) -> None:
    """SQLite names what is wrong, and Python can't decode the name."""
    database = tmp_path / "a.db"
    name = b"CREATE INDEX tables_touched"
    assert sound[0].count(name) == 1
    database.write_bytes(sound[0].replace(name, b"CREATE\xb8" * 3 + name[21:]))
    with pytest.raises(StoreFailure) as failure:
        SqliteStore(database)
    assert failure.value.code == "store-damaged"


def test_a_time_that_is_no_number_is_damage() -> None:
    with closing(sqlite3.connect(":memory:")) as db:
        db.execute("CREATE TABLE tables (touched_ms)")
        assert newest(db) is None
        db.execute("INSERT INTO tables VALUES (X'00')")
        with pytest.raises(StoreFailure) as failure:
            newest(db)
    assert failure.value.code == "store-damaged"


def test_damage_found_at_the_start_is_one_line(sound: tuple[bytes, list[str]], tmp_path: Path) -> None:
    database = tmp_path / "a.db"
    content, _ = sound
    database.write_bytes(content)
    with closing(sqlite3.connect(database)) as db:
        (page,) = db.execute("SELECT rootpage FROM sqlite_master WHERE name = 'tables_touched'").fetchone()
    database.write_bytes(content[: (page - 1) * PAGE] + b"\xa5" * PAGE + content[page * PAGE :])
    ended = serve(database)
    assert (ended.returncode, ended.stdout) == (2, "")
    assert ended.stderr.count("\n") == 1
    assert str(StoreFailure("store-damaged")) in ended.stderr


def test_a_garbled_seed_is_found_before_it_rolls_dice(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    with serving(tmp_path / "a.db") as served:
        made = quoridor(served)
    with closing(sqlite3.connect(tmp_path / "a.db")) as db:
        db.execute("UPDATE tables SET seed = randomblob(32)")
        db.commit()
    with serving(tmp_path / "a.db") as served:
        for _ in range(20):
            assert served.refused("GET", path(made), made["host"]) == (503, "table-damaged")
    assert caplog.text.count("reading a damaged table fails") == 1
