from pathlib import Path

import pytest

from match.playing import ONE, TOY, TWO, finished
from mazechase.errors import BadText, NotNow
from mazechase.match import Lesson, Record
from mazechase.rules.api import Seat

FIRST_STEPS = Path(__file__).parent / "first-steps.json"


def lesson() -> Lesson:
    return Lesson.begin(Record.decode(FIRST_STEPS.read_bytes()))


def test_a_lesson_shows_its_notes_and_waits_for_the_reader() -> None:
    start = lesson()
    assert start.notes == ({"en": "Your pawn starts on e1. Walk it one square towards row 9."},)
    assert start.expected is not None
    assert start.seat == ONE
    with pytest.raises(NotNow, match="is waiting for an action"):
        start.go_on()


def test_the_right_answer_goes_on_and_replies_are_the_records() -> None:
    answer = lesson().answer("e2")
    assert answer.accepted
    assert (answer.hint, answer.refusal) == (None, None)
    after = answer.lesson
    assert after.match.game.position(after.state) == "e2,e9 10,10 - 2 0"
    assert (after.expected, after.seat, after.notes) == (None, None, ())
    with pytest.raises(NotNow, match="doesn't expect an action"):
        after.answer("e8")
    replied = after.go_on()
    assert replied.match.game.position(replied.state) == "e2,e8 10,10 - 1 0"
    assert replied.notes == ("lesson-put-up-a-fence", {"en": "Bar its way: put a fence right before it."})


def test_a_wrong_answer_stays_with_its_own_hint_or_the_common_one() -> None:
    start = lesson()
    sideways = start.answer("d1")
    assert (sideways.accepted, sideways.lesson, sideways.refusal) == (False, start, None)
    assert sideways.hint == {"en": "That is sideways; row 9 is ahead."}
    fence = start.answer("e3h")
    assert fence.hint == {"en": "Tap e2."}


def test_an_answer_no_rule_allows_says_why_too() -> None:
    far = lesson().answer("e3")
    assert far.hint == {"en": "Tap e2."}
    assert far.refusal is not None
    assert far.refusal.ruling == "QUOR-6"
    with pytest.raises(BadText):
        lesson().answer("??")


def test_a_lesson_ends() -> None:
    end = lesson().answer("e2").lesson.go_on().answer("e7h").lesson
    assert end.done
    assert end.notes == ({"en": "Well done."},)
    with pytest.raises(NotNow, match="over"):
        end.go_on()


def test_dice_come_from_the_record() -> None:
    record = Record.of(finished(TOY[2]))
    step = Lesson.begin(record)
    while not step.done:
        step = step.go_on()
    assert step.state == record.replay().state
    with pytest.raises(NotNow):
        step.answer("-")


def test_an_outcome_is_no_answer() -> None:
    data = Record.of(finished(TOY[2])).encode()
    turns = [n for n, ply in enumerate(Record.decode(data).replay().line) if not ply.chance]
    marked = data.rstrip().removesuffix(b"}") + b', "expected": [{"at": %d}]}' % turns[0]
    step = Lesson.begin(Record.decode(marked))
    while step.expected is None:
        step = step.go_on()
    assert step.seat in (ONE, TWO, Seat(1))
    with pytest.raises(BadText, match="isn't an action"):
        step.answer("*1")
