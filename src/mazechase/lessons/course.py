"""A game's lessons: the files in its folder, each read and played into a record that says what the learner has to do.

A file says what is on the table and what is played, step by step. A step is an instruction: it begins with what the
learner does, all of it in one go, and ends with the dice and the others' replies. The words are in the catalogue
``lessons-GAME``: ``GAME-lesson-NAME`` is the title, ``-1``, ``-2`` and so on are the instructions, ``-done`` is shown
at the end, and ``-1-hint`` answers whoever does something else in step 1.
"""

import re
import tomllib
from functools import cache
from pathlib import Path
from typing import Any

import msgspec

from mazechase.errors import BadText
from mazechase.match.entries import MatchSetup, Player
from mazechase.match.luck import Recorded
from mazechase.match.match import Match
from mazechase.match.records import Expected, Note, Record
from mazechase.match.tutorial import Lesson
from mazechase.patterns import whole
from mazechase.rules.api import Chance, Seat
from mazechase.rules.gestures import gestures_of
from mazechase.rules.registry import game as make_game

FOLDER = Path(__file__).parent
_FILE = re.compile(whole(r"\d+-([a-z][a-z0-9-]*)\.toml"))  # the number is the place in the course
_NAME = re.compile(whole(r"[a-z][a-z0-9-]{0,39}"))


class LessonFile(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A lesson as it is written: what is on the table, and what is played after each instruction."""

    picture: str  # what a list shows beside it; the page knows the pictures
    steps: tuple[str, ...]  # tokens with blanks between them
    hints: tuple[int, ...] = ()  # the steps that have words for whoever does something else
    players: int = 2
    learner: int = 1
    options: dict[str, Any] = {}
    position: str | None = None


class Listing(msgspec.Struct, frozen=True):
    """A lesson in a list: its name, the message key of its title, and its picture."""

    name: str
    title: str
    picture: str


class Step(msgspec.Struct, frozen=True):
    """An instruction, given after ``at`` plies: its message key, and what is tapped to follow it, in order.

    Nothing is tapped on the board to roll, spin or draw.
    """

    at: int
    says: str
    taps: tuple[str, ...] = ()


class Teaching(msgspec.Struct, frozen=True):
    """A lesson ready to be given: the record with the complete match, its instructions, and its luck."""

    lesson: Lesson
    learner: Seat
    steps: tuple[Step, ...]
    done: str  # the key of the message shown at the end
    luck: Recorded

    @property
    def plies(self) -> int:
        """How many plies it has."""
        return len(self.lesson.match.line)

    def follows(self, match: Match) -> bool:
        """Return whether a match is where the lesson is after as many plies, however it got there."""
        n = len(match.line)
        return n <= self.plies and match.state == msgspec.structs.replace(self.lesson, at=n).state

    def over(self, match: Match) -> bool:
        """Return whether a match has come to the end of the lesson."""
        return len(match.line) >= self.plies

    def reply(self, match: Match) -> tuple[Seat, str] | None:
        """Return what another seat does next; None if it is the learner's turn, or somebody has to roll."""
        if self.over(match):
            return None
        ply = self.lesson.match.line[len(match.line)]
        return None if ply.chance or ply.seat in {None, self.learner} else (Seat(ply.seat or 0), ply.token)

    def hint(self, at: int) -> str | None:
        """Return the message key that answers somebody who did something else after ``at`` plies, if there is one."""
        begun = max((step.at for step in self.steps if step.at <= at), default=0)
        found = next((one.hint for one in self.lesson.record.expected if one.at == begun), None)
        return found if isinstance(found, str) else None


def course(game: str) -> tuple[Listing, ...]:
    """List a game's lessons in order; none if it has no course."""
    return tuple(Listing(name, f"{game}-lesson-{name}", _read(file).picture) for name, file in _files(game).items())


@cache
def lesson(game: str, name: str) -> Teaching:
    """Return a lesson; raise BadText if there is none with that name."""
    file = _files(game).get(name)
    if file is None:
        raise BadText("no-such-lesson", game=game, lesson=name)
    return _teach(game, name, _read(file))


@cache
def _files(game: str) -> dict[str, Path]:
    if not _NAME.fullmatch(game):
        return {}
    found = sorted((FOLDER / game).glob("*.toml"), key=lambda file: int(file.name.partition("-")[0]))
    return {name[1]: file for file in found if (name := _FILE.fullmatch(file.name))}


def _read(file: Path) -> LessonFile:
    return msgspec.convert(tomllib.loads(file.read_text("utf-8")), LessonFile)


def _teach(game: str, name: str, written: LessonFile) -> Teaching:
    rules = make_game(game, written.players, written.options)
    learner = Seat(written.learner)
    seats = tuple(Player() if seat == learner else Player(kind="bot", bot="level1") for seat in rules.seats)
    setup = MatchSetup.make(rules, f"lesson-{game}-{name}", seats, position=written.position)
    match, outcomes, steps = Match.begin(setup, rules), list[Any](), list[Step]()
    for number, tokens in enumerate(written.steps, 1):
        at, taps = len(match.line), tuple[str, ...]()
        for token in tokens.split():
            if isinstance(match.node, Chance):
                outcomes.append(rules.read(token))
                match = match.draw(Recorded(outcomes), 0, match.asked[0])
                continue
            action = rules.read(token)
            seat = rules.actor(match.state, action)
            if seat == learner:
                taps = gestures_of(rules).taps(match.state, action)
            match = match.act(seat, (token,), 0)
        steps.append(Step(at, f"{game}-lesson-{name}-{number}", taps))
    done = f"{game}-lesson-{name}-done"
    hints = {steps[number - 1].at: f"{steps[number - 1].says}-hint" for number in written.hints}
    record = _record(match, steps, learner, done, hints)
    return Teaching(Lesson.begin(record), learner, tuple(steps), done, Recorded(outcomes))


def _record(match: Match, steps: list[Step], learner: Seat, done: str, hints: dict[int, str]) -> Record:
    """Return the record of a lesson: a note for every instruction, and what is expected of the learner."""
    fields = {name: getattr(match.setup, name) for name in MatchSetup.__struct_fields__}
    notes = (*(Note(step.at, step.says) for step in steps), Note(len(match.line), done))
    expected = tuple(
        Expected(at, hint=hints.get(at)) for at, ply in enumerate(match.line) if ply.seat == learner and not ply.chance
    )
    return Record(**fields, log=tuple(match.entries), result=match.result, notes=notes, expected=expected)
