"""Tables and logs of arenas match the stored ones digit for digit, with and without native kernels."""

import json
from typing import Any

import pytest

from bots.kept import FILE, KEPT, Kept, played

RESULTS: dict[str, Any] = json.loads(FILE.read_text("utf-8"))


@pytest.mark.parametrize("native", ["1", "0"], ids=["native", "python"])
@pytest.mark.parametrize("kept", KEPT, ids=lambda kept: kept.name)
def test_an_arena_is_as_it_was(kept: Kept, native: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("MAZECHASE_NATIVE", native)
    assert json.loads(json.dumps(played(kept))) == RESULTS[kept.name]


def test_every_kept_arena_is_played() -> None:
    assert [kept.name for kept in KEPT] == list(RESULTS)
