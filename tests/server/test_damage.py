"""A database with garbage in one page: it harms the tables on that page, and never what is acknowledged."""

import asyncio
import random
import sqlite3
from collections import Counter
from collections.abc import Iterator
from contextlib import closing, suppress
from pathlib import Path
from typing import cast

import pytest

from mazechase.errors import MazechaseError
from mazechase.server.hub import Hub
from mazechase.server.limits import Limits
from mazechase.server.requests import NewPlace, NewTable
from mazechase.server.room import Room
from mazechase.server.servertime import ServerClock
from mazechase.server.sqlite import SqliteStore
from mazechase.server.store import StoreFailure
from mazechase.server.tables import Tables
from mazechase.server.thinkers import Thinkers
from server.command import serve
from server.memory import IdleThinkers
from server.running import serving
from server.setting import path, quoridor

PAGE = 4096
TABLES, MOVES = 5, 24
BACK_AND_FORTH = ("e2", "e8", "e1", "e9")
NEW = NewTable(game="quoridor", places=(NewPlace("here", "A name of forty letters, to fill pages.."),) * 2, start=True)


async def move(room: Room, action: str, command: str) -> int:
    match = room.playing()
    return await room.do(lambda: room.change(lambda _: match.act(match.asked[0], (action,), room.now_ms()), command))


async def fill(database: Path) -> list[str]:
    """Make a database of many pages, some of them free again, and return its tables."""
    store = SqliteStore(database)
    hub = await Hub.open(store, ServerClock(), cast(Thinkers, IdleThinkers()), Limits())
    made = [(await Tables(hub).create(NEW)).table.id for _ in range(TABLES)]
    for n in range(MOVES):
        for table in made:
            await move(await hub.room(table), BACK_AND_FORTH[n % 4], f"1:command-{n}")
    await hub.close()
    await store.probe()
    await store.close()
    return made


@pytest.fixture(scope="module")
def sound(tmp_path_factory: pytest.TempPathFactory) -> tuple[bytes, list[str]]:
    database = tmp_path_factory.mktemp("sound") / "a.db"
    made = asyncio.run(fill(database))
    return database.read_bytes(), made


def garbage(content: bytes, page: int) -> Iterator[bytes]:
    """Overwrite a page in several ways: with noise, with nothing, and the halves of it with noise."""
    start, middle, end = page * PAGE, page * PAGE + PAGE // 2, (page + 1) * PAGE
    noise = random.Random(page).randbytes(PAGE)
    yield content[:start] + noise + content[end:]
    yield content[:start] + bytes(PAGE) + content[end:]
    yield content[:start] + noise[: PAGE // 2] + content[middle:]
    yield content[:middle] + noise[: PAGE // 2] + content[end:]


async def use(store: SqliteStore, made: list[str]) -> Counter[str]:
    """Open every table and move there; return what came of it, once what was acknowledged has been found again."""
    hub = await Hub.open(store, ServerClock(), cast(Thinkers, IdleThinkers()), Limits())
    came: Counter[str] = Counter()
    acknowledged = {}
    for table in made:
        try:
            room = await hub.room(table)
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
                seen[f"start {error.code}"] += 1  # which the command turns into one line
            else:
                came = asyncio.run(use(store, made))
                seen += came
                seen["some"] += 0 < came["ok"] < len(made)
    assert set(seen) <= {"ok", "start store-damaged", "some", "store-damaged", "table-damaged", "log-damaged"}
    assert seen["start store-damaged"] >= 4
    assert seen["some"] > pages  # damage mostly leaves other tables as they were
    assert "Traceback" not in caplog.text


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
