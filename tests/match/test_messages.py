"""Every event and error of a match has a sentence."""

import re
from pathlib import Path
from typing import Any

import msgspec
import pytest

import mazechase.match
from mazechase.match import events
from mazechase.match.events import MatchEvent, SeatTaken, UndoReply
from mazechase.messages import keys, sentence
from mazechase.rules.api import Seat, event_message

SOURCE = "".join(path.read_text("utf-8") for path in Path(mazechase.match.__file__).parent.glob("*.py"))
EVENTS = [kind for kind in vars(events).values() if isinstance(kind, type) and issubclass(kind, MatchEvent)]
KINDS = [kind for kind in EVENTS if kind is not MatchEvent]
FILLED: dict[str, Any] = {"seat": Seat(2), "salt": "aa", "answer": "yes", "keep": 3, "name": "Ada", "bot": "level1"}


def test_every_error_has_a_sentence() -> None:
    codes = set(re.findall(r'(?:Bad\w+|NotNow)\(\s*"([a-z-]+)"', SOURCE))
    assert len(codes) > 40
    assert {f"error-{code}" for code in codes} <= keys()


def test_every_reason_has_a_sentence() -> None:
    assert {"resigned", "time_up"} <= keys()


@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.__name__)
def test_every_event_has_a_sentence(kind: type[MatchEvent]) -> None:
    filled = FILLED | {"winners": (Seat(1),), "reason": "resigned"}
    event = kind(**{name: filled[name] for name in kind.__struct_fields__ if name != "ruling"})
    key, params = event_message("match", event)
    assert key in keys()
    assert sentence(key, params) != key
    assert msgspec.json.decode(msgspec.json.encode(event))["kind"] == event.kind


def test_sentences_that_have_two_forms() -> None:
    for event, text in (
        (UndoReply(seat=Seat(2), answer="yes"), "Seat 2 agreed."),
        (UndoReply(seat=Seat(2), answer="no"), "Seat 2 said no."),
        (SeatTaken(seat=Seat(1), name="Ada"), "Seat 1 now belongs to Ada."),
        (SeatTaken(seat=Seat(1), name="", bot="level2"), "A bot (level2) took over seat 1."),
    ):
        assert sentence(*event_message("match", event)) == text
