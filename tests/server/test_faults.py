"""When something under the server fails: a clear error, nothing acknowledged that is not saved, and play resumes."""

import asyncio
import resource
import sqlite3
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import AbstractContextManager, asynccontextmanager, closing, contextmanager
from pathlib import Path

import pytest

from mazechase.match.clock import ClockRule
from mazechase.rules.api import Seat
from mazechase.server.limits import Limits
from mazechase.server.servertime import ServerClock
from mazechase.server.store.protocol import Batch, StoreFailure, TableRow
from mazechase.server.store.sqlite import SqliteStore
from mazechase.server.table.hub import Hub
from mazechase.server.table.table import Table
from mazechase.server.table.tables import Tables
from mazechase.server.thinking.pool import Pool
from mazechase.server.thinking.thinkers import Thinkers
from mazechase.server.wire.requests import NewPlace, NewTable
from server.client import Client, Refusal, enter
from server.command import serve
from server.running import Served, scenario, serving
from server.setting import advance

pytestmark = pytest.mark.sqlite

ONE, TWO = Seat(1), Seat(2)
DAY_S = 86_400
MOST_TRIES = 400  # writes, before a full store must have failed


class Seated:
    """A table of quoridor on one device, and what is needed to play there."""

    def __init__(self, served: Served) -> None:
        made = served.table(start=True, seating="chosen")
        self.id: str = made["table"]["id"]
        self.tokens = tuple(made["places"].values())
        self.host: str = made["host"]


def play(served: Served, table: Seated, script: Callable[[Client], Awaitable[None]]) -> None:
    """Reconnect and do something."""

    async def run() -> None:
        async with asyncio.timeout(60), enter(served.port, table.id, *table.tokens) as client:
            await script(client)

    asyncio.run(run())


def kept(database: Path, table: Seated) -> list[str]:
    """Return the commands in the store, in order."""
    with closing(sqlite3.connect(database)) as db:
        found = db.execute("SELECT command FROM log WHERE table_id = ? ORDER BY n", (table.id,))
        return [command for (command,) in found]


def change(database: Path, statement: str, *values: object) -> None:
    """Change the file from outside."""
    with closing(sqlite3.connect(database)) as db:
        assert db.execute(statement, values).rowcount > 0
        db.commit()


# Nothing can be written any longer.


@contextmanager
def pragma(served: Served, broken: str, sound: str) -> Iterator[None]:
    store = served.hub.store
    assert isinstance(store, SqliteStore)
    served.inside(store._do(lambda db: db.execute(f"PRAGMA {broken}"), writes=False))
    yield
    served.inside(store._do(lambda db: db.execute(f"PRAGMA {sound}"), writes=False))


@contextmanager
def no_longer_file(served: Served) -> Iterator[None]:
    """Make every write fail that would extend the write-ahead log, as on a broken disk."""
    longest = Path(f"{served.database}-wal").stat().st_size
    before = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (longest, before[1]))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, before)  # for this process, since other tests follow in it


FAULTS: dict[str, Callable[[Served], AbstractContextManager[None]]] = {
    "store-full": lambda served: pragma(served, "max_page_count = 1", "max_page_count = 1000000"),
    "store-read-only": lambda served: pragma(served, "query_only = ON", "query_only = OFF"),
    "store-failed": no_longer_file,
}


@pytest.mark.parametrize("code", FAULTS)
def test_when_nothing_can_be_written_nothing_is_acknowledged_and_play_goes_on_after(code: str, tmp_path: Path) -> None:
    acknowledged: list[str] = []

    async def salt(client: Client) -> str | None:
        """Send something that takes up space; return the code if it is refused."""
        try:
            answer = await client.ask("salt", seat=1, salt="s" * 64)
        except Refusal as refusal:
            return refusal.code
        acknowledged.append(f"1:{answer['id']}")
        return None

    with serving(tmp_path / "a.db") as served:
        table, other = Seated(served), Seated(served)
        served.inside(served.hub._close(other.id))

        async def script(client: Client) -> None:
            await client.act(1, "e2", id="before")
            with FAULTS[code](served):
                codes = [await salt(client)]
                while codes[-1] is None:
                    assert len(codes) < MOST_TRIES
                    codes.append(await salt(client))
                assert codes[-1] == code
                assert client.update["n"] == 1 + len(acknowledged)
                async with enter(served.port, table.id, *table.tokens) as second:  # what was saved can still be seen,
                    assert second.update["view"] == client.update["view"]
                async with enter(served.port, other.id, *other.tokens) as third:  # even at a table that was not open
                    assert third.update["n"] == 0
            await client.act(2, "e8", id="after")

        play(served, table, script)
        assert kept(tmp_path / "a.db", table) == ["1:before", *acknowledged, "2:after"]
    with serving(tmp_path / "a.db") as served:
        play(served, table, _sees(2 + len(acknowledged)))


def _sees(n: int) -> Callable[[Client], Awaitable[None]]:
    async def script(client: Client) -> None:
        assert client.update["n"] == n

    return script


def test_a_request_that_cannot_be_saved_is_told_so(tmp_path: Path) -> None:
    with serving(tmp_path / "a.db") as served, FAULTS["store-read-only"](served):
        assert served.refused("POST", "/api/tables", json={"game": "quoridor"}) == (503, "store-read-only")


# Something in the file is broken.


@pytest.mark.parametrize(
    ("statement", "left"),
    [
        ("UPDATE log SET entries = substr(entries, 1, length(entries) / 2) WHERE n = 2", 2),  # torn
        ("UPDATE log SET entries = X'FFFE' WHERE n = 1", 1),
        ("UPDATE log SET entries = (SELECT entries FROM log WHERE n = 2) WHERE n = 0", 0),  # not a legal beginning
        ("DELETE FROM log WHERE n = 1", 1),  # a gap
    ],
)
def test_a_torn_log_is_shown_up_to_the_tear_and_not_written_to(tmp_path: Path, statement: str, left: int) -> None:
    database = tmp_path / "a.db"
    with serving(database) as served:
        table = Seated(served)

        async def three_commands(client: Client) -> None:
            await client.act(1, "e2")
            await client.ask("salt", seat=1, salt="s" * 64)  # without it, the rest could still be played
            await client.act(2, "e8")

        play(served, table, three_commands)
    whole = database.read_bytes()
    change(database, statement)
    with serving(database) as served:

        async def refused(client: Client) -> None:
            assert client.update["n"] == left
            (seat,) = client.update["asked"]["seats"]
            legal = client.update["legal"][str(seat)]
            assert await client.refusal("act", seat=seat, actions=legal[:1]) == "log-damaged"

        play(served, table, refused)
    assert len(kept(database, table)) == 3 - statement.startswith("DELETE")
    database.write_bytes(whole)  # restored from a copy
    with serving(database) as served:
        play(served, table, _sees(3))


@pytest.mark.parametrize("column", ["lobby", "setup"])
def test_a_table_with_torn_particulars_says_so_and_the_others_are_well(tmp_path: Path, column: str) -> None:
    database = tmp_path / "a.db"
    with serving(database) as served:
        torn, well = Seated(served), Seated(served)
    change(database, f"UPDATE tables SET {column} = X'7B22' WHERE id = ?", torn.id)  # noqa: S608
    with serving(database) as served:
        assert served.refused("GET", f"/api/tables/{torn.id}", torn.host) == (503, "table-damaged")
        with pytest.raises(Refusal) as refusal:
            play(served, torn, _sees(0))
        assert refusal.value.code == "table-damaged"
        play(served, well, _sees(0))


def test_the_command_says_what_is_wrong_with_a_file_that_is_no_database(tmp_path: Path) -> None:
    database = tmp_path / "a.db"
    database.write_bytes(b"this is a letter, not a database" * 200)
    ended = serve(database)
    assert (ended.returncode, ended.stdout) == (2, "")
    assert str(StoreFailure("store-damaged")) in ended.stderr
    assert "Traceback" not in ended.stderr
    assert database.read_bytes().startswith(b"this is a letter")


def test_a_file_damaged_in_the_middle_is_a_clear_error(tmp_path: Path) -> None:
    database = tmp_path / "a.db"

    async def fill() -> None:
        store = SqliteStore(database)
        await store.create(TableRow("table-1", 0, 0, b"{}", b""), [])
        for n in range(200):
            await store.append("table-1", Batch(n, None, b"x" * 500), n)
        await store.close()

    asyncio.run(fill())
    size = database.stat().st_size
    with database.open("r+b") as file:
        file.seek(size // 3)
        file.write(b"\xa5" * (size // 3))

    async def read() -> None:
        store = SqliteStore(database)
        try:
            await store.load("table-1")
        finally:
            await store.close()

    with pytest.raises(StoreFailure) as failure:
        asyncio.run(read())
    assert failure.value.code == "store-damaged"


# The clock jumps.


class Clocks:
    """A system's clocks, which a test can set."""

    def __init__(self, wall_s: float) -> None:
        self.wall_s, self.steady_s = wall_s, 1000.0

    def start(self) -> ServerClock:
        return ServerClock(lambda: self.wall_s, lambda: self.steady_s)

    def run(self, seconds: float) -> None:
        self.wall_s += seconds
        self.steady_s += seconds


def test_the_system_clock_may_jump_while_the_server_runs() -> None:
    clocks = Clocks(wall_s=2_000_000_000)
    clock = clocks.start()
    for jump in (-DAY_S, 100 * DAY_S, -3600):
        before = clock.now_ms()
        clocks.wall_s += jump
        clocks.run(1)
        assert clock.now_ms() == before + 1000


@asynccontextmanager
async def running(store: SqliteStore, clocks: Clocks) -> AsyncIterator[Hub]:
    """Run the service once, without a network."""
    clock, limits = clocks.start(), Limits()
    pool = Pool(limits, clock.steady_s, workers=1)
    hub = await Hub.open(store, clock, Thinkers(pool, limits.bot_ms), limits)
    yield hub
    await hub.close()
    await pool.close()


@asynccontextmanager
async def opened(database: Path) -> AsyncIterator[SqliteStore]:
    store = SqliteStore(database)
    yield store
    await store.close()


async def seat_two(hub: Hub, clock: ClockRule | None = None) -> str:
    new = NewTable(game="quoridor", places=(NewPlace("here"),) * 2, seating="chosen", clock=clock, start=True)
    return (await Tables(hub).create(new)).table.id


async def act(room: Table, seat: Seat, action: str) -> None:
    await advance(room, lambda match: match.act(seat, (action,), room.now_ms()))


@scenario
async def test_a_clock_set_back_between_two_runs_stops_nobodys_time(tmp_path: Path) -> None:
    clocks = Clocks(wall_s=2_000_000_000)
    async with opened(tmp_path / "a.db") as store:
        async with running(store, clocks) as hub:
            table = await seat_two(hub, ClockRule(initial_ms=60_000))
            room = await hub.table(table)
            await act(room, ONE, "e2")
            clocks.run(10)
            await act(room, TWO, "e8")
        clocks.wall_s -= 3 * DAY_S
        async with running(store, clocks) as hub:
            room = await hub.table(table)
            assert room.playing().remaining_ms(TWO, room.now_ms()) == 50_000
            clocks.run(20)
            await act(room, ONE, "e3")
            assert room.playing().remaining_ms(ONE, room.now_ms()) == 40_000
            clocks.run(51)
            await advance(room, lambda match: match.flag(room.now_ms()))
            result = room.playing().result
            assert result is not None
            assert (result.winners, result.reason) == ((ONE,), "time_up")


@scenario
async def test_neither_a_long_pause_nor_a_clock_that_leaps_ahead_makes_tables_expire(tmp_path: Path) -> None:
    clocks = Clocks(wall_s=2_000_000_000)
    lasting_s = Limits().expires_after_ms // 1000
    async with opened(tmp_path / "a.db") as store:
        async with running(store, clocks) as hub:
            old = await seat_two(hub)
            clocks.run(10 * DAY_S)
            young = await seat_two(hub)
        clocks.wall_s += 10_000 * DAY_S
        async with running(store, clocks) as hub:
            await hub.sweep()
            assert await store.load(old) is not None
            clocks.run(lasting_s - DAY_S)  # but the time while it runs counts
            await hub.sweep()
            assert await store.load(old) is None
            assert await store.load(young) is not None
            clocks.run(2 * DAY_S)
            await hub.sweep()
            assert await store.load(young) is None
