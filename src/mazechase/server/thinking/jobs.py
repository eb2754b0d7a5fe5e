"""Jobs for worker processes: what each kind needs, costs and returns.

To add a kind, add a class here and to ``AnyJob``, and do its work in worker.py.
"""

from typing import Any, ClassVar, Generic, Self, TypeVar

import msgspec

from mazechase.errors import BadText, MazechaseError
from mazechase.messages import Params
from mazechase.review import Review
from mazechase.rules.api import IllegalAction, Refusal
from mazechase.server.wire.requests import Advised, CheckedDraft
from mazechase.workshop.tally import SoFar, Tally

A = TypeVar("A")

CHECK_MS = 100  # to check a draft
TRIAL_MS = 500  # to try a document; too long to count as a short job
LEAST_BUDGET_MS = 50  # for a bot's choice, however many share their address's time
LEAST_ADVICE_MS = 100


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
        """Return the job cut down to its share of an address's time."""
        return self


class Chosen(msgspec.Struct, frozen=True):
    """What a bot chose."""

    action: str


class Think(Job[Chosen], frozen=True, kw_only=True, tag="think"):
    """Choose as a bot, given the game, what the bot's seat sees, what it may do, and how long it may think."""

    answers = Chosen
    game: str
    players: int
    options: dict[str, Any]
    rules_version: int
    bot: str
    seat: int | None = None
    view: msgspec.Raw
    legal: tuple[str, ...]
    budget_ms: int
    seed: str

    @property
    def terms(self) -> Terms:
        """Up to the whole budget: a strong bot uses all of it, a weak one chooses immediately."""
        return Terms(
            cpu_s=self.budget_ms / 1000 + 1,
            cost_ms=self.budget_ms,
            least_ms=min(self.budget_ms, LEAST_BUDGET_MS),
            habit=f"{self.game} {self.bot}",
        )

    def shared(self, sharers: int) -> Self:
        """Return the job with its share of the thinking time."""
        least_ms = min(self.budget_ms, LEAST_BUDGET_MS)
        return msgspec.structs.replace(self, budget_ms=max(least_ms, self.budget_ms // sharers))


class Advise(Job[Advised], frozen=True, kw_only=True, tag="advise"):
    """Advise a seat, given the game, what the seat sees, what it may do, and how long to think."""

    answers = Advised
    game: str
    players: int
    options: dict[str, Any]
    rules_version: int
    view: msgspec.Raw
    legal: tuple[str, ...]
    budget_ms: int
    seed: str

    @property
    def terms(self) -> Terms:
        """The whole budget: advice is as good as the time it takes."""
        least_ms = min(self.budget_ms, LEAST_ADVICE_MS)
        return Terms(cpu_s=self.budget_ms / 1000 + 2, cost_ms=self.budget_ms, least_ms=least_ms)

    def shared(self, sharers: int) -> Self:
        """Return the job with its share of the thinking time."""
        least_ms = min(self.budget_ms, LEAST_ADVICE_MS)
        return msgspec.structs.replace(self, budget_ms=max(least_ms, self.budget_ms // sharers))


class LookBack(Job[Review], frozen=True, kw_only=True, tag="review"):
    """Review a record, spending this time on all of it."""

    answers = Review
    record: str
    budget_ms: int

    @property
    def terms(self) -> Terms:
        """The whole budget, and some more to replay the record."""
        return Terms(cpu_s=2 * self.budget_ms / 1000 + 2, cost_ms=self.budget_ms, background=True)


class ReadDocument(msgspec.Struct, frozen=True):
    """A document that a game accepts."""

    document: dict[str, Any]


class CheckDocument(Job[ReadDocument], frozen=True, kw_only=True, tag="document"):
    """Read the text of a board, a deck or the like, and try it as an option of a game."""

    answers = ReadDocument
    game: str
    players: int
    option: str
    file: str  # its name; one that ends in .toml is TOML, any other JSON
    text: str
    options: dict[str, Any] = {}  # the other options, if the players or the document depend on them

    @property
    def terms(self) -> Terms:
        """It may take as long as a trial."""
        return Terms(cpu_s=2, cost_ms=TRIAL_MS)


class Tried(msgspec.Struct, frozen=True):
    """The game was played for a while and is fast enough."""


class TryGame(Job[Tried], frozen=True, kw_only=True, tag="try"):
    """Create a game with custom documents and play it at random for a while, before the service itself does."""

    answers = Tried
    game: str
    players: int | None
    options: dict[str, Any]
    rules_version: int | None = None
    position: str | None = None  # where a record begins

    @property
    def terms(self) -> Terms:
        """With the documents that are shipped it takes a tenth of a second; still, it is no short job."""
        return Terms(cpu_s=2, cost_ms=TRIAL_MS)


class CheckDraft(Job[CheckedDraft], frozen=True, kw_only=True, tag="check"):
    """Read the text of a document and list everything that is wrong with it."""

    answers = CheckedDraft
    game: str
    option: str
    file: str
    text: str

    @property
    def terms(self) -> Terms:
        """A few milliseconds for a document like those that are shipped."""
        return Terms(cpu_s=2, cost_ms=CHECK_MS)


class MeasureGame(Job[SoFar], frozen=True, kw_only=True, tag="measure"):
    """Let bots play a game for a while and count, on top of what was counted before."""

    answers = SoFar
    game: str
    players: int
    options: dict[str, Any]
    bot: str
    before: Tally
    budget_ms: int

    @property
    def terms(self) -> Terms:
        """The whole budget, and time for the last game and for trying the documents; it can be cut down."""
        least_ms = min(self.budget_ms, LEAST_BUDGET_MS)
        return Terms(cpu_s=self.budget_ms / 1000 + 4, cost_ms=self.budget_ms, least_ms=least_ms)

    def shared(self, sharers: int) -> Self:
        """Return the job with its share of the time."""
        least_ms = min(self.budget_ms, LEAST_BUDGET_MS)
        return msgspec.structs.replace(self, budget_ms=max(least_ms, self.budget_ms // sharers))


class QrCode(msgspec.Struct, frozen=True):
    """A QR code row by row, 1 for dark and 0 for light, without the quiet zone."""

    rows: tuple[str, ...]


class DrawQr(Job[QrCode], frozen=True, kw_only=True, tag="qr"):
    """Draw a text as a QR code."""

    answers = QrCode
    text: str

    @property
    def terms(self) -> Terms:
        """About thirty milliseconds for the longest link."""
        return Terms(cpu_s=1, cost_ms=30)


AnyJob = Think | Advise | LookBack | CheckDocument | CheckDraft | MeasureGame | TryGame | DrawQr


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
