"""The server is killed repeatedly while people play.

Breaking the server on purpose has shown that these tests can fail: docs/server.md lists what was broken and what
was found.
"""

import asyncio
from pathlib import Path

from server.crash.run import crash

KILLS = 20


def test_nothing_acknowledged_is_lost_doubled_or_reordered(tmp_path: Path) -> None:
    outcome = asyncio.run(crash(tmp_path / "tables.db", KILLS, seed=1))
    print(outcome)  # noqa: T201 (shown when it fails)
    assert not outcome.wrong, outcome.wrong[:20]
    assert outcome.kills.total() >= KILLS
    # A run in which little happened would prove little.
    assert outcome.resumed > KILLS
    assert outcome.acknowledged > 10 * KILLS
    assert outcome.told > 20 * KILLS
