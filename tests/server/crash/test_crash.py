"""The server is killed repeatedly while people play.

Breaking the server on purpose has shown that these tests can fail: docs/server.md lists what was broken and what
was found.
"""

import asyncio
from pathlib import Path

import pytest

from server.crash.run import Outcome, crash
from server.postgres import WHY_NOT, programs, shared_cluster

KILLS = 10  # `make soak` has a thousand on each store


def test_nothing_acknowledged_is_lost_doubled_or_reordered(tmp_path: Path) -> None:
    check(asyncio.run(crash(tmp_path / "tables.db", KILLS, seed=1)))


@pytest.mark.skipif(programs() is None, reason=WHY_NOT)
def test_nothing_is_lost_with_three_nodes_on_one_database() -> None:
    check(asyncio.run(crash(shared_cluster().database(), KILLS // 2, seed=2, nodes=3)), KILLS // 2)


def test_nothing_is_lost_with_processes_that_share_one_file(tmp_path: Path) -> None:
    outcome = asyncio.run(crash(tmp_path / "tables.db", KILLS // 2, seed=4, processes=2))
    check(outcome, KILLS // 2)
    assert 0 < outcome.killed_processes < KILLS // 2


def check(outcome: Outcome, kills: int = KILLS) -> None:
    print(outcome)  # noqa: T201 (shown when it fails)
    assert not outcome.wrong, outcome.wrong[:20]
    assert outcome.kills.total() >= kills
    # A run in which little happened would prove little.
    assert outcome.resumed > kills
    assert outcome.acknowledged > 10 * kills
    assert outcome.told > 20 * kills
