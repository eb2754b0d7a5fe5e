import re
import sys
from pathlib import Path

import pytest

import mazechase
from mazechase.bots import Budget
from mazechase.bots.arena import run

PAGE = Path(__file__).parents[2] / "docs" / "bots.md"


def test_the_bot_of_the_page_runs_and_beats_chance(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    blocks = re.findall(r"```python\n(# mybot\.py\n.*?)```", PAGE.read_text("utf-8"), re.DOTALL)
    assert len(blocks) == 1
    (tmp_path / "mybot.py").write_text(blocks[0])
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.delitem(sys.modules, "mybot", raising=False)  # left by another test
    for players in (2, 4):
        result = run(mazechase.game("quoridor", players), ["mybot:Bot", "random"], 12, 1, Budget(nodes=200))
        assert result.bots[0].score > 0.5
