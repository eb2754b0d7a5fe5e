"""Records that older versions wrote go on replaying: every entry is legal, and all ends as it ended then.

``data/first-release.jsonl.xz`` holds 168 matches of all five games, over half of their variants, with pauses, undos,
stand-ins and changes of players, written by the first version of 2026-11-16. It is never written again: whatever a
later version changes, it can still read them.
"""

import json
import lzma
from pathlib import Path
from typing import Any

import pytest

from mazechase.match import Record, check, verify

FILE = Path(__file__).parent / "data" / "first-release.jsonl.xz"
KEPT: list[dict[str, Any]] = [json.loads(line) for line in lzma.decompress(FILE.read_bytes()).splitlines()]


def read(kept: dict[str, Any]) -> Record:
    return Record.decode(json.dumps(kept["record"]).encode())


@pytest.mark.parametrize("game", sorted({kept["record"]["game"] for kept in KEPT}))
def test_an_old_record_replays_to_the_same_end(game: str) -> None:
    for kept in KEPT:
        if kept["record"]["game"] == game:
            match = check(read(kept))
            assert match.game.position(match.state) == kept["position"], kept["record"]["id"]
            assert match.over == kept["over"]
            assert len(match.entries) == kept["entries"]


def test_the_dice_of_an_old_record_can_be_checked() -> None:
    sealed = [kept for kept in KEPT if kept["sealed"]]
    assert len(sealed) > 50
    for kept in sealed:
        verify(read(kept))


def test_the_records_show_much_of_what_can_happen() -> None:
    kinds = {entry["t"] for kept in KEPT for entry in kept["record"]["log"]}
    assert kinds >= {
        "acted",
        "drawn",
        "undone",
        "undo-asked",
        "paused",
        "resumed",
        "replaced",
        "minded",
        "salted",
        "woke",
    }
