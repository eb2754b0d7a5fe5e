"""A database is backed up while it is used, put back, and checked."""

import asyncio
import contextlib
import json
import sqlite3
import stat
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from server.client import enter
from server.running import Served, scenario, serving
from server.setting import quoridor, seats, table


def database(*words: str | Path) -> subprocess.CompletedProcess[str]:
    return subprocess.run(  # noqa: S603
        [sys.executable, "-m", "mazechase", "database", *map(str, words)], capture_output=True, text=True, check=False
    )


async def moves(served: Served, made: Any, count: int) -> int:
    """Make some moves, and return the length of the log."""
    async with enter(served.port, table(made), *seats(made)) as client:
        for _ in range(count):
            seat = client.update["asked"]["seats"][0]
            n = (await client.act(seat, client.update["legal"][str(seat)][-1]))["n"]
            await client.until_n(n)
        return int(client.update["n"])


@pytest.mark.sqlite
@scenario
async def test_a_backup_made_during_play_holds_everything_acknowledged_before_it(tmp_path: Path) -> None:
    live, copy, again = tmp_path / "a.db", tmp_path / "copy.db", tmp_path / "b.db"
    with serving(live) as served:
        made = quoridor(served)
        before = await moves(served, made, 5)
        playing = asyncio.create_task(moves(served, made, 12))
        done = await asyncio.to_thread(database, "backup", live, copy)
        after = await playing
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout == f"Backed up {live} to {copy}\n"
    assert stat.S_IMODE(copy.stat().st_mode) == 0o600
    assert {path.name for path in await asyncio.to_thread(lambda: [*tmp_path.iterdir()])} == {"a.db", "copy.db"}
    assert database("check", copy).stdout == "Checked 1 table: all can be read\n"
    assert database("restore", copy, again).returncode == 0
    with serving(again) as served:
        async with enter(served.port, table(made), *seats(made)) as client:
            assert before <= client.update["n"] <= after
        assert await moves(served, made, 1) == client.update["n"] + 1


@pytest.mark.sqlite
def test_a_backup_replaces_nothing_and_leaves_nothing_half_done(tmp_path: Path) -> None:
    live, copy = tmp_path / "a.db", tmp_path / "copy.db"
    with serving(live) as served:
        quoridor(served)
    for beside in ("", "-wal", ".lock"):
        other = copy.with_name(copy.name + beside)
        other.write_text("mine")
        refused = database("restore", live, copy)
        assert (refused.returncode, str(other) in refused.stderr) == (2, True)
        assert other.read_text() == "mine"
        other.unlink()
    data = bytearray(live.read_bytes())
    data[4096:12_288] = bytes(8192)
    live.write_bytes(data)
    refused = database("backup", live, copy)
    assert (refused.returncode, "damaged" in refused.stderr) == (2, True)
    assert not copy.exists()
    assert not list(tmp_path.glob("*.partial"))
    assert "no such file" in database("backup", tmp_path / "none.db", copy).stderr
    assert "PostgreSQL" in database("backup", "postgresql://127.0.0.1:1/none", copy).stderr
    assert "backup DATABASE FILE" in database("backup", live).stderr


@pytest.mark.sqlite
def test_a_check_names_the_table_that_is_damaged(tmp_path: Path) -> None:
    live = tmp_path / "a.db"
    with serving(live) as served:
        good, bad = quoridor(served), quoridor(served)
        for made in (good, bad):
            asyncio.run(moves(served, made, 3))
    with contextlib.closing(sqlite3.connect(live)) as db:
        db.execute("UPDATE log SET entries = x'5b7d' WHERE table_id = ? AND n = 1", (table(bad),))
        db.commit()
    found = database("check", live)
    assert found.returncode == 1
    assert f"table {table(bad)}:" in found.stdout
    assert table(good) not in found.stdout
    assert found.stdout.endswith("Checked 2 tables: 1 damaged\n")
    told = json.loads(database("check", live, "--json").stdout)
    assert (told["ok"], told["tables"], [one["table"] for one in told["damaged"]]) == (False, 2, [table(bad)])
