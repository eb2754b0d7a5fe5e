"""Moving from one kind of database to another, and back."""

import subprocess
import sys
from pathlib import Path

import pytest

from mazechase.server.servertime import ServerClock
from mazechase.server.store.copying import tables_of
from mazechase.server.store.opening import open_store, shown
from mazechase.server.store.protocol import Batch, Stored, TableRow, TokenRow
from server.postgres import WHY_NOT, programs, shared_cluster
from server.running import scenario

TABLES = 70  # more than are copied at once


async def fill(database: str) -> None:
    store = open_store(database, ServerClock())
    for number in range(TABLES):
        row = TableRow(f"table-{number}", 1, 100 + number, b'{"a":1}', bytes([0, number]), b"{}", number)
        tokens = (TokenRow("host's", "host"), TokenRow(f"seat's {number}", "seat", 2))
        await store.create(row, tokens, [Batch(n, f"1:{n}" if n else None, b"[%d]" % n) for n in range(number % 5)])
    await store.close()


async def everything(database: str) -> dict[str, tuple[TableRow, frozenset[TokenRow], tuple[Batch, ...]]]:
    store = open_store(database, ServerClock())
    found = {}
    for table in await tables_of(store):
        stored = await store.load(table)
        assert isinstance(stored, Stored)
        found[table] = (stored.row, frozenset(stored.tokens), stored.log)
    await store.close()
    return found


def copy(source: str, target: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(  # noqa: S603
        [sys.executable, "-m", "mazechase", "database", "copy", source, target],
        capture_output=True,
        text=True,
        check=False,
    )


@scenario
async def test_tables_are_copied_whole_and_only_to_an_empty_database(tmp_path: Path) -> None:
    source, target = str(tmp_path / "a.db"), str(tmp_path / "b.db")
    await fill(source)
    done = copy(source, target)
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout == f"Copied {TABLES} tables to {target}\n"
    assert await everything(target) == await everything(source)
    again = copy(source, target)
    assert again.returncode == 2
    assert "copy to an empty one" in again.stderr


@pytest.mark.skipif(programs() is None, reason=WHY_NOT)
@scenario
async def test_tables_go_to_postgres_and_back(tmp_path: Path) -> None:
    source, there, back = str(tmp_path / "a.db"), shared_cluster().database(), str(tmp_path / "c.db")
    await fill(source)
    assert copy(source, there).returncode == 0
    assert copy(there, back).returncode == 0
    assert await everything(back) == await everything(there) == await everything(source)


def test_a_missing_file_and_an_unreachable_database_are_named_without_a_password(tmp_path: Path) -> None:
    missing = copy(str(tmp_path / "none.db"), str(tmp_path / "b.db"))
    assert missing.returncode == 2
    assert "none.db" in missing.stderr
    address = "postgresql://someone:secret@127.0.0.1:1/nowhere"
    served = subprocess.run(  # noqa: S603
        [sys.executable, "-m", "mazechase", "serve", "--database", address, "--port", "0"],
        capture_output=True,
        text=True,
        check=False,
    )
    assert served.returncode == 2
    assert shown(address) in served.stderr
    assert "secret" not in served.stderr + served.stdout
