"""PostgreSQL is dumped and restored, and brought back to a moment, as docs/deploy.md says."""

import asyncio
import re
import subprocess
import time
from collections.abc import Iterator
from pathlib import Path

import psycopg
import pytest

from server.client import enter
from server.postgres import WHY_NOT, Cluster, own_cluster, programs
from server.running import scenario, serving
from server.setting import quoridor, seats, table
from server.test_backup import database, moves

pytestmark = pytest.mark.skipif(programs() is None, reason=WHY_NOT)
PAGE = (Path(__file__).parents[2] / "docs" / "deploy.md").read_text("utf-8")


@pytest.fixture
def cluster() -> Iterator[Cluster]:
    with own_cluster() as one:
        yield one


def run(program: str, *words: str) -> None:
    folder = programs()
    assert folder is not None
    subprocess.run([str(folder / program), *words], check=True, capture_output=True)  # noqa: S603


@scenario
async def test_a_dump_is_restored_to_another_database(cluster: Cluster, tmp_path: Path) -> None:
    address = cluster.database()
    with serving(address) as served:
        made = quoridor(served)
        n = await moves(served, made, 3)
        dump = tmp_path / "mazechase.dump"
        await asyncio.to_thread(run, "pg_dump", "--format=custom", f"--file={dump}", address)
        await moves(served, made, 1)  # after the dump
    there = cluster.database()
    await asyncio.to_thread(run, "pg_restore", "--exit-on-error", f"--dbname={there}", str(dump))
    assert (await asyncio.to_thread(database, "check", there)).stdout == "Checked 1 table: all can be read\n"
    with serving(there) as served:
        async with enter(served.port, table(made), *seats(made)) as client:
            assert client.update["n"] == n
        assert await moves(served, made, 1) == n + 1


def settings(block: int) -> str:
    """Return the settings that the page shows, for the archive or for the recovery."""
    found: list[tuple[str, str]] = re.findall(r"```ini\n(.*?)```|<<END\n(.*?)END", PAGE, re.DOTALL)
    return found[block][block]


@scenario
async def test_a_moment_is_brought_back(cluster: Cluster) -> None:
    archive, base = cluster.folder("wal"), cluster.folder("base")
    configure(cluster, cluster.data, settings(0).replace("/backup/wal", str(archive)))
    await asyncio.to_thread(cluster.stop)
    await asyncio.to_thread(cluster.start)
    address = cluster.database()
    copy = ("--checkpoint=fast", "--wal-method=none", "--no-sync", f"--port={cluster.port}")
    await asyncio.to_thread(
        cluster.run, "pg_basebackup", f"--pgdata={base}", "-h", "127.0.0.1", "-U", "mazechase", *copy
    )
    with serving(address) as served:
        made = quoridor(served)
        n = await moves(served, made, 4)
        await asyncio.sleep(0.05)
        with psycopg.connect(address, autocommit=True) as db:
            (moment,) = db.execute("SELECT clock_timestamp()::text").fetchone() or ("",)
            time.sleep(0.05)  # noqa: ASYNC251 (nothing else is going on)
            db.execute("DELETE FROM tables")  # the accident
            db.execute("SELECT pg_switch_wal()")
    await asyncio.to_thread(cluster.stop)
    recovery = settings(1).replace("/backup/wal", str(archive))
    recovery = re.sub(r"(recovery_target_time = )'.*'", rf"\1'{moment}'", recovery)
    configure(cluster, base, recovery)
    await asyncio.to_thread(cluster.become, base)
    with serving(address) as served:
        async with enter(served.port, table(made), *seats(made)) as client:
            assert client.update["n"] == n
        assert await moves(served, made, 1) == n + 1


def configure(cluster: Cluster, folder: Path, lines: str) -> None:
    """Add settings to a cluster's folder, which belongs to another user."""
    with (folder / "postgresql.conf").open("a") as file:
        file.write(lines)
    if "restore_command" in lines:
        cluster.touch(folder / "recovery.signal")
