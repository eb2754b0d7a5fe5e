"""What every job for a worker process has: what it may cost, and how its answer or its error comes back."""

from typing import Any, ClassVar, Generic, Self, TypeVar

import msgspec

from mazechase.errors import BadText, MazechaseError
from mazechase.messages import Params
from mazechase.rules.api import IllegalAction, Refusal

A = TypeVar("A")


class TooCostly(MazechaseError):
    """A job used more time or memory than allowed."""


class Terms(msgspec.Struct, frozen=True, kw_only=True):
    """What a job may use and is likely to cost.

    After ``cpu_s`` of processor time its worker is killed. It can be cut down to ``least_ms``. Jobs with the same
    ``habit`` use about the same part of their cost. Those in the ``background`` take so long that they have a worker of
    their own, one at a time, and hold up nobody who is waiting for a move.
    """

    cpu_s: float
    cost_ms: float
    least_ms: float | None = None  # None: it cannot be cut down
    habit: str | None = None
    background: bool = False


class Job(msgspec.Struct, Generic[A], frozen=True, kw_only=True, tag_field="job"):
    """A heavy task, and the class of its answer."""

    answers: ClassVar[type[Any]]

    @property
    def terms(self) -> Terms:
        """What the job may use and is likely to cost."""
        raise NotImplementedError

    def shared(self, sharers: int) -> Self:  # noqa: ARG002 (for kinds that can be cut down)
        """Return the job cut down to its share of the time."""
        return self


class TimedJob(Job[A], Generic[A], frozen=True, kw_only=True):
    """A job that takes as long as it is given, and can be cut down to its share of the time."""

    least_budget_ms: ClassVar[int] = 50
    budget_ms: int

    @property
    def least_ms(self) -> int:
        """How far it can be cut down."""
        return min(self.budget_ms, self.least_budget_ms)

    def shared(self, sharers: int) -> Self:
        """Return the job with its share of the time."""
        return msgspec.structs.replace(self, budget_ms=max(self.least_ms, self.budget_ms // sharers))


class Problem(msgspec.Struct, frozen=True, kw_only=True):
    """A MazechaseError on its way between processes."""

    error: str
    code: str
    params: Params
    refusal: Refusal | None = None

    @classmethod
    def of(cls, error: MazechaseError) -> Self:
        """Return the description of an error."""
        refusal = error.refusal if isinstance(error, IllegalAction) else None
        return cls(error=_name(type(error)), code=error.code, params=error.params, refusal=refusal)

    def raised(self) -> MazechaseError:
        """Return the error again, with the same class or, if this process doesn't know it, the nearest known one."""
        if self.refusal is not None:
            return IllegalAction(self.refusal)
        kind = next((kind for kind in _kinds(MazechaseError) if _name(kind) == self.error), BadText)
        return kind(self.code, **self.params)


class Reply(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A worker's reply: an answer or a problem, how long it took, and whether the worker exits after it."""

    answer: Any = None
    problem: Problem | None = None
    used_ms: float = 0
    last: bool = False


def _name(kind: type[MazechaseError]) -> str:
    return f"{kind.__module__}.{kind.__qualname__}"


def _kinds(kind: type[MazechaseError]) -> list[type[MazechaseError]]:
    return [kind, *(one for below in kind.__subclasses__() for one in _kinds(below))]
