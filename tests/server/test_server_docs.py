"""What docs/server.md says about limits and failures is true."""

import re
from pathlib import Path

import pytest

from mazechase.messages import sentence
from mazechase.server.limits import PRESETS, Limits

PAGE = (Path(__file__).parents[2] / "docs" / "server.md").read_text("utf-8")


def test_every_limit_is_listed_with_its_default() -> None:
    told: dict[str, float] = {}
    for names, defaults in re.findall(r"^\| (`.*?`) \| ([\d., ]+) \|", PAGE, re.MULTILINE):
        told |= dict(zip(re.findall(r"`(\w+)`", names), map(float, defaults.split(", ")), strict=True))
    limits = Limits()
    assert told == {name: getattr(limits, name) for name in Limits.__struct_fields__}


@pytest.mark.parametrize("preset", PRESETS)
def test_every_preset_is_listed(preset: str) -> None:
    listed = PAGE[PAGE.index("| limit |") : PAGE.index("**Many people")]
    rows = [[cell.strip() for cell in line.split("|")] for line in listed.splitlines()]
    column = rows[0].index(preset)
    told: dict[str, float] = {}
    for row in rows[2:]:
        if len(row) > column and row[column]:
            told |= dict(zip(re.findall(r"`(\w+)`", row[1]), map(float, row[column].split(", ")), strict=True))
    assert told == PRESETS[preset]


def test_every_code_of_a_failure_has_a_sentence() -> None:
    codes = re.findall(r"\(`([a-z]+(?:-[a-z]+)+)`\)", PAGE)
    assert len(codes) >= 7
    for code in codes:
        key = f"error-{code}"
        assert sentence(key, {"n": 1, "version": 1, "known": 1, "database": "a.db"}) != key
