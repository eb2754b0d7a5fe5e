"""Lessons: a record, step by step. The learner finds some actions; dice and other replies come from the record."""

from typing import Any, Self

import msgspec

from mazechase.errors import BadText, NotNow
from mazechase.match.match import Match
from mazechase.match.records import Expected, Record, Words, check
from mazechase.rules.api import Action, Refusal, Seat


class Lesson(msgspec.Struct, frozen=True):
    """A learner's progress in a tutorial: ``at`` plies have been played."""

    record: Record
    match: Match  # the complete match
    at: int = 0

    @classmethod
    def begin(cls, record: Record) -> Self:
        """Return a tutorial at its start; raise an error if the record does not pass the check."""
        return cls(record, check(record))

    @property
    def state(self) -> Any:
        """The position the learner sees."""
        return self.match.line[self.at - 1].state if self.at else self.match.first

    @property
    def notes(self) -> tuple[Words, ...]:
        """The notes to show here."""
        return tuple(note.says for note in self.record.notes if note.at == self.at)

    @property
    def expected(self) -> Expected | None:
        """What the learner has to find here, or None if the lesson continues without them."""
        return next((expected for expected in self.record.expected if expected.at == self.at), None)

    @property
    def seat(self) -> Seat | None:
        """The seat whose action the learner has to find."""
        return self.match.line[self.at].seat if self.expected else None

    @property
    def done(self) -> bool:
        """Whether the lesson is over."""
        return self.at == len(self.match.line)

    def go_on(self) -> Self:
        """Return the lesson after the record's next ply: dice, or another seat's reply."""
        if self.done:
            raise NotNow("lesson-over")
        if self.expected is not None:
            raise NotNow("lesson-waits")
        return msgspec.structs.replace(self, at=self.at + 1)

    def answer(self, action: str) -> "Answer":
        """Return what comes of an action, compared with the one expected here."""
        expected = self.expected
        if expected is None:
            raise NotNow("lesson-asks-nothing")
        game = self.match.game
        tried = game.read(action)
        if not isinstance(tried, Action):
            raise BadText("not-an-action", text=action[:20])
        token = game.write(tried)
        if token == self.match.line[self.at].token:
            return Answer(msgspec.structs.replace(self, at=self.at + 1), accepted=True)
        hint = expected.hints.get(token, expected.hint)
        return Answer(self, accepted=False, hint=hint, refusal=game.refuse(self.state, tried))


class Answer(msgspec.Struct, frozen=True):
    """The result of an answer: the lesson one ply later, or unchanged with a hint and perhaps a refusal."""

    lesson: Lesson
    accepted: bool
    hint: Words | None = None
    refusal: Refusal | None = None
