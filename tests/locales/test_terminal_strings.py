"""Every message that only Python says is used by it."""

import re
from pathlib import Path

import pytest

from locales.catalogues import messages
from mazechase.messages import LOCALES

SOURCE = Path(__file__).parents[2] / "src" / "mazechase"
CODE = "\n".join(file.read_text("utf-8") for file in SOURCE.rglob("*.py"))
PAGE = "\n".join(file.read_text("utf-8") for file in (SOURCE.parents[1] / "web" / "src").rglob("*.svelte"))
SHAPES = [
    re.compile(re.sub(r"\\\{.*?\\\}", "[a-z0-9_-]+", re.escape(template)))
    for template in re.findall(r'f"([a-z-]*\{[^"]*)"', CODE)
    if re.search("[a-z]-", template)
]
# Made of a code that is only known when it is raised, or said by the page alone.
BEGINNINGS = re.compile(r"cli-|error-|measure-")


@pytest.mark.parametrize("name", ["cli", "core", "workshop"])
def test_every_message_is_used(name: str) -> None:
    keys = [key for key, _ in messages(LOCALES / "en" / f"{name}.ftl")]
    unused = [key for key in keys if not _used(key)]
    assert unused == []


def _used(key: str) -> bool:
    bare = re.sub("-(named|you|one)$", "", key)
    ways = {key, bare, BEGINNINGS.sub("", bare)}
    return any(
        f'"{way}"' in CODE or f"'{way}'" in CODE or f'"{way}"' in PAGE or any(one.fullmatch(way) for one in SHAPES)
        for way in ways
    )
