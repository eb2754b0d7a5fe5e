"""Several processes that serve one address, as ``mazechase serve --processes`` starts them."""

import asyncio
import contextlib
import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from mazechase.server.store.borrowed import BorrowedStore
from mazechase.server.store.lender import Lender
from mazechase.server.store.nodes import Added, Free, Here, News
from mazechase.server.store.protocol import Batch, StoreFailure, TableRow
from mazechase.server.store.sqlite import SqliteStore
from server.client import enter
from server.lending import borrow
from server.postgres import WHY_NOT, programs, shared_cluster
from server.running import eventually, scenario

ROW = TableRow("table-1", 1, 5, b"{}", b"seed")
BATCH = Batch(0, "1:a", b"[1]")
ADDED = Added(ROW.id, 0, "1:a", b"[1]")


class Node:
    """A process that borrows the store, and what it hears from the others."""

    def __init__(self, lender: Lender, name: str) -> None:
        self.store = BorrowedStore(borrow(lender, name))
        self.heard: list[tuple[str, News]] = []
        self.store.nodes.follow(lambda node, news: self.heard.append((node, news)))


def three(folder: Path) -> tuple[Lender, Node, Node, Node]:
    lender = Lender(SqliteStore(folder / "tables.db"))
    return lender, Node(lender, "a"), Node(lender, "b"), Node(lender, "c")


async def close(lender: Lender, *nodes: Node) -> None:
    for node in nodes:
        await node.store.close()
    await lender.store.close()


@scenario
async def test_a_change_is_announced_to_the_others_that_have_the_table_open(tmp_path: Path) -> None:
    lender, one, two, three_ = three(tmp_path)
    await one.store.create(ROW, ())
    await two.store.load(ROW.id)
    await one.store.append(ROW.id, BATCH, 10)
    assert (await two.store.load(ROW.id, 0)) is not None  # answered after everything that was said before
    await three_.store.probe()
    assert (one.heard, two.heard, three_.heard) == ([], [("a", ADDED)], [])
    two.store.nodes.closed(ROW.id)
    await two.store.probe()
    await one.store.delete(ROW.id)
    await two.store.probe()
    assert len(two.heard) == 1
    await close(lender, one, two, three_)


@scenario
async def test_what_was_decided_on_an_outdated_table_is_refused_and_announced_to_nobody(tmp_path: Path) -> None:
    lender, one, two, three_ = three(tmp_path)
    await one.store.create(ROW, ())
    for node in (one, two, three_):
        await node.store.load(ROW.id)
    await one.store.append(ROW.id, BATCH, 10)
    with pytest.raises(StoreFailure) as failure:
        await two.store.append(ROW.id, Batch(0, "2:b", b"[2]"), 11)
    assert failure.value.code == "already-saved"
    await three_.store.probe()
    assert three_.heard == [("a", ADDED)]
    await close(lender, one, two, three_)


@scenario
async def test_one_process_drives_a_table_until_it_lets_go_or_dies(tmp_path: Path) -> None:
    lender, one, two, three_ = three(tmp_path)
    await one.store.create(ROW, ())
    for node in (one, two, three_):
        await node.store.load(ROW.id)
    assert [await node.store.nodes.drive(ROW.id) for node in (one, two)] == [True, False]
    await one.store.nodes.let_go(ROW.id)
    assert [await node.store.nodes.drive(ROW.id) for node in (two, one)] == [True, False]
    await two.store.close()
    await eventually(lambda: one.heard == [("b", Free(ROW.id))])
    assert await one.store.nodes.drive(ROW.id)
    await close(lender, one, three_)


@scenario
async def test_what_a_process_says_is_heard_by_the_others_at_that_table(tmp_path: Path) -> None:
    lender, one, two, three_ = three(tmp_path)
    await one.store.create(ROW, ())
    await two.store.load(ROW.id)
    said = Here(ROW.id, (1, 2), anybody=True)
    one.store.nodes.say(said)
    await eventually(lambda: two.heard == [("a", said)])
    await three_.store.probe()
    assert one.heard == three_.heard == []
    await close(lender, one, two, three_)


@scenario
async def test_without_its_parent_a_process_saves_nothing(tmp_path: Path) -> None:
    lender, one, two, three_ = three(tmp_path)
    await one.store.create(ROW, ())
    for borrower in tuple(lender.borrowers):
        borrower.link.close()
    for node in (one, two, three_):
        with pytest.raises(StoreFailure) as failure:
            await node.store.append(ROW.id, BATCH, 10)
        assert failure.value.code == "store-closed"
    await lender.store.close()


# The command.


class Command:
    """A server that was started on the command line."""

    def __init__(self, database: str, *more: str) -> None:
        words = [sys.executable, "-m", "mazechase", "serve", "--port", "0", "--database", database, *more]
        self.process = subprocess.Popen(words, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)  # noqa: S603
        assert self.process.stdout is not None
        found = re.search(r"http://127\.0\.0\.1:([0-9]+)/", self.process.stdout.readline())
        assert found is not None, self.process.stderr and self.process.stderr.read()
        self.port = int(found[1])

    def processes(self) -> list[int]:
        """Return the processes that serve."""
        return [
            int(child)
            for child in Path(f"/proc/{self.process.pid}/task/{self.process.pid}/children").read_text().split()
        ]

    def post(self, path: str, token: str = "", **body: Any) -> Any:
        """Send a request that must succeed."""
        headers = {"Authorization": f"Bearer {token}"} if token else {}
        answer = httpx.post(f"http://127.0.0.1:{self.port}/api{path}", json=body, headers=headers, timeout=20)
        assert answer.is_success, answer.text
        return answer.json()


@contextlib.contextmanager
def running(database: str, *more: str) -> Iterator[Command]:
    command = Command(database, *more)
    try:
        yield command
    finally:
        command.process.kill()
        command.process.communicate()


def wait_for(condition: Callable[[], bool], within_s: float = 30) -> None:
    for _ in range(int(within_s / 0.02)):
        if condition():
            return
        time.sleep(0.02)
    raise TimeoutError


def alive(pid: int) -> bool:
    with contextlib.suppress(OSError):
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    return False


async def both_move(port: int, table: str, tokens: list[str]) -> int:
    """Let two players on connections of their own move in turn until both have; return the log's length."""
    async with enter(port, table, tokens[0]) as ann, enter(port, table, tokens[1]) as bo:
        begun: int = ann.update["n"]
        for n in range(begun, begun + 4):
            while ann.update["n"] < n or bo.update["n"] < n:
                await asyncio.gather(ann.until_n(n), bo.until_n(n))
            mover = ann if ann.update["legal"] else bo
            (seat,) = mover.update["legal"]
            await mover.act(int(seat), mover.update["legal"][seat][0])
        return begun + 4


DATABASES = ["sqlite", pytest.param("postgres", marks=pytest.mark.skipif(programs() is None, reason=WHY_NOT))]


@pytest.mark.parametrize("kind", DATABASES)
def test_a_process_that_dies_is_replaced_and_a_signal_ends_all(kind: str, tmp_path: Path) -> None:
    database = shared_cluster().database() if kind == "postgres" else str(tmp_path / "tables.db")
    with running(database, "--processes", "2", "--workers", "1") as server:
        made = server.post("/tables", game="quoridor", places=[{"kind": "here"}, {"kind": "link"}])
        table = made["table"]["id"]
        taken = server.post(f"/tables/{table}/claim", made["invite"], name="Bo")
        server.post(f"/tables/{table}/start", made["host"])
        tokens = [*made["places"].values(), *taken["places"].values()]
        assert asyncio.run(both_move(server.port, table, tokens)) == 4
        before = server.processes()
        assert len(before) == 2
        os.kill(before[0], signal.SIGKILL)
        wait_for(lambda: len(server.processes()) == 2 and before[0] not in server.processes())
        for _ in range(8):  # some of these wait until the new process is ready, however busy the machine is
            assert httpx.get(f"http://127.0.0.1:{server.port}/api/health", timeout=60).is_success
        assert asyncio.run(both_move(server.port, table, tokens)) == 8
        last = server.processes()
        server.process.send_signal(signal.SIGTERM if kind == "sqlite" else signal.SIGINT)
        server.process.wait(20)
        assert not any(map(alive, last))


def test_if_the_parent_dies_so_do_its_processes_and_the_next_server_has_everything(tmp_path: Path) -> None:
    database = str(tmp_path / "tables.db")
    with running(database, "--processes", "2", "--workers", "1") as server:
        made = server.post("/tables", game="quoridor", places=[{"kind": "here"}, {"kind": "here"}], start=True)
        processes, table, tokens = server.processes(), made["table"]["id"], list(made["places"].values())
        assert asyncio.run(both_move(server.port, table, tokens)) == 4
        server.process.kill()
        wait_for(lambda: not any(map(alive, processes)), 5)
    with running(database) as server:
        assert asyncio.run(both_move(server.port, table, tokens)) == 8
