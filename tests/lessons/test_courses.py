"""Every lesson is played by its own record: what it expects is legal and is where it says, and it has its words."""

import re

import msgspec
import pytest

from lessons.steps import LESSONS, POSITIONS, positions
from locales.catalogues import messages
from mazechase.lessons import course, lesson
from mazechase.lessons.course import FOLDER
from mazechase.match import Match, Record, check
from mazechase.messages import LOCALES
from mazechase.rules.api import Action, Chance, Seat
from mazechase.rules.registry import game_types

EVERY = pytest.mark.parametrize(("game", "name"), LESSONS)
MOST_PLIES = 40  # a lesson is short
MOST_WORDS = 32  # and so is an instruction


def test_every_file_is_a_lesson_of_a_game() -> None:
    found = {f"{game}/{name}" for game, name in LESSONS}
    there = {
        f"{file.parent.name}/{re.sub(r'^[0-9]+-', '', file.stem)}"
        for file in FOLDER.rglob("*")
        if file.suffix == ".toml"
    }
    assert found == there
    assert {game for game, _ in LESSONS} <= set(game_types())


@pytest.mark.parametrize("game", sorted({game for game, _ in LESSONS}))
def test_a_course_has_four_to_eight_lessons_and_begins_with_a_first_turn(game: str) -> None:
    names = [one.name for one in course(game)]
    assert 4 <= len(names) <= 8
    assert names[0] == "first-turn"
    assert len(set(names)) == len(names)


def test_a_game_without_a_folder_has_no_course() -> None:
    assert course("ludo") == ()
    assert course("../quoridor") == ()


@EVERY
def test_a_lesson_is_a_record_that_passes_the_check(game: str, name: str) -> None:
    record = lesson(game, name).lesson.record
    again = Record.decode(msgspec.json.encode(record))
    assert check(again).line[-1].state == lesson(game, name).lesson.match.state
    assert record.players > 1
    assert [player.kind for player in record.seats].count("human") == 1


@EVERY
def test_the_learner_acts_at_every_step_and_the_others_after(game: str, name: str) -> None:
    taught = lesson(game, name)
    assert 0 < taught.plies <= MOST_PLIES
    line = taught.lesson.match.line
    ends = [step.at for step in taught.steps[1:]] + [taught.plies]
    for step, end in zip(taught.steps, ends, strict=True):
        own = [ply.seat == taught.learner for ply in line[step.at : end]]
        assert own[0], step
        assert own == sorted(own, reverse=True), f"{step.says}: the learner would be asked twice"


@EVERY
def test_every_expected_action_is_legal(game: str, name: str) -> None:
    taught = lesson(game, name)
    match = Match.begin(taught.lesson.record.setup)
    for ply in taught.lesson.match.line:
        if ply.chance:
            assert isinstance(match.node, Chance)
            match = match.draw(taught.luck, 0, ply.seat)
        else:
            assert match.game.read(ply.token) in match.game.legal(match.state, Seat(ply.seat or 0))
            match = match.act(Seat(ply.seat or 0), (ply.token,), 0)
        assert taught.follows(match)
    assert taught.over(match)


@EVERY
def test_a_step_says_what_to_tap_unless_only_luck_is_asked_for(game: str, name: str) -> None:
    taught = lesson(game, name)
    ends = [step.at for step in taught.steps[1:]] + [taught.plies]
    for step, end in zip(taught.steps, ends, strict=True):
        own = [ply for ply in taught.lesson.match.line[step.at : end] if ply.seat == taught.learner]
        assert bool(step.taps) != all(ply.chance for ply in own)


@EVERY
def test_another_legal_action_is_not_what_was_asked(game: str, name: str) -> None:
    """At some step at least, something else could be done; the lesson then stays where it is."""
    taught = lesson(game, name)
    others = 0
    for step in taught.steps:
        match = Match.begin(taught.lesson.record.setup)
        for ply in taught.lesson.match.line[: step.at]:
            match = match.draw(taught.luck, 0) if ply.chance else match.act(Seat(ply.seat or 0), (ply.token,), 0)
        if isinstance(match.node, Chance):
            continue
        wanted = taught.lesson.match.line[step.at]
        for action in match.game.legal(match.state, taught.learner):
            token = match.game.write(action)
            if isinstance(action, Action) and token != wanted.token:
                others += not taught.follows(match.act(taught.learner, (token,), 0))
    assert others > 0


@EVERY
def test_the_positions_are_those_that_are_written_down(game: str, name: str) -> None:
    """``make golden`` writes them again: look at what has changed."""
    written = dict(line.split(": ", 1) for line in POSITIONS.read_text("utf-8").splitlines())
    assert {key: written.get(key) for key in positions(game, name)} == positions(game, name)


@pytest.mark.parametrize("game", sorted({game for game, _ in LESSONS}))
def test_a_course_has_all_its_words_and_no_others(game: str) -> None:
    """In English; what another language lacks is listed by ``make languages``."""
    there = {key for key, _ in messages(LOCALES / "en" / f"lessons-{game}.ftl")}
    said: set[str] = set()
    for one in course(game):
        taught = lesson(game, one.name)
        hints = {str(expected.hint) for expected in taught.lesson.record.expected if expected.hint is not None}
        said |= {one.title, taught.done, *(step.says for step in taught.steps), *hints}
    assert there == said


@pytest.mark.parametrize("game", sorted({game for game, _ in LESSONS}))
def test_an_instruction_is_short(game: str) -> None:
    text = (LOCALES / "en" / f"lessons-{game}.ftl").read_text("utf-8")
    long = [line for line in text.splitlines() if len(line.partition("=")[2].split()) > MOST_WORDS]
    assert long == []
