"""What docs/server.md says of limits and failures is so."""

import re
from pathlib import Path

from mazechase.messages import sentence
from mazechase.server.limits import Limits

PAGE = (Path(__file__).parents[2] / "docs" / "server.md").read_text("utf-8")


def test_every_limit_is_listed_with_its_default() -> None:
    told: dict[str, float] = {}
    for names, defaults in re.findall(r"^\| (`.*?`) \| ([\d., ]+) \|", PAGE, re.MULTILINE):
        told |= dict(zip(re.findall(r"`(\w+)`", names), map(float, defaults.split(", ")), strict=True))
    limits = Limits()
    assert told == {name: getattr(limits, name) for name in Limits.__struct_fields__}


def test_every_code_of_a_failure_has_a_sentence() -> None:
    codes = re.findall(r"\(`([a-z]+(?:-[a-z]+)+)`\)", PAGE)
    assert len(codes) >= 7
    for code in codes:
        key = f"error-{code}"
        assert sentence(key, {"n": 1, "version": 1, "known": 1, "database": "a.db"}) != key
