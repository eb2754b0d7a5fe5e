"""Jobs for worker processes: what each kind needs, costs and returns.

To add a kind, add a class here and to ``AnyJob``, and say in worker.py what does its work.
"""

from typing import Any, Generic, TypeVar

import msgspec

from mazechase.review import Review
from mazechase.server.thinking.job import Job, Terms, TimedJob
from mazechase.server.wire.requests import Advised, CheckedDraft, Outlook
from mazechase.workshop.racing import Runner, Suggestions
from mazechase.workshop.tally import SoFar, Tally

A = TypeVar("A")

CHECK_MS = 100  # to check a draft
PRINT_MS = 1000
TRIAL_MS = 500  # to try a document; too long to count as a short job


class Decision(TimedJob[A], Generic[A], frozen=True, kw_only=True):
    """Think about a decision, given the game, what the deciding seat sees and what it may do."""

    game: str
    players: int
    options: dict[str, Any]
    rules_version: int
    view: msgspec.Raw
    legal: tuple[str, ...]
    seed: str


class Chosen(msgspec.Struct, frozen=True):
    """What a bot chose, and how long it was allowed to think."""

    action: str
    budget_ms: int


class Think(Decision[Chosen], frozen=True, kw_only=True, tag="think"):
    """Choose as a bot."""

    answers = Chosen
    bot: str
    seat: int | None = None

    @property
    def terms(self) -> Terms:
        """Up to the whole budget: a strong bot uses all of it, a weak one chooses immediately."""
        return Terms(
            cpu_s=self.budget_ms / 1000 + 1,
            cost_ms=self.budget_ms,
            least_ms=self.least_ms,
            habit=f"{self.game} {self.bot}",
        )


class Advise(Decision[Advised], frozen=True, kw_only=True, tag="advise"):
    """Advise the seat."""

    answers = Advised
    least_budget_ms = 100

    @property
    def terms(self) -> Terms:
        """The whole budget: advice is as good as the time it takes."""
        return Terms(cpu_s=self.budget_ms / 1000 + 2, cost_ms=self.budget_ms, least_ms=self.least_ms)


class Foresee(TimedJob[Outlook], frozen=True, kw_only=True, tag="foresee"):
    """Find out whether the outcome is certain, given what everybody sees."""

    answers = Outlook
    game: str
    players: int
    options: dict[str, Any]
    rules_version: int
    view: msgspec.Raw
    seed: str

    @property
    def terms(self) -> Terms:
        """Mostly a small part of the budget: an open match is soon seen to be open."""
        return Terms(
            cpu_s=self.budget_ms / 1000 + 2,
            cost_ms=self.budget_ms,
            least_ms=self.least_ms,
            habit=f"{self.game} outlook",
            background=True,
        )


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
    # The other options, if the players or the document depend on them.
    options: dict[str, Any] = msgspec.field(default_factory=dict)

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
    """Read the text of a document, or the marks of a sheet, and list everything that is wrong with it."""

    answers = CheckedDraft
    game: str
    option: str
    file: str = ""
    text: str = ""
    marks: dict[str, str] | None = None

    @property
    def terms(self) -> Terms:
        """A few milliseconds for a document like those that are shipped."""
        return Terms(cpu_s=2, cost_ms=CHECK_MS)


class DesignersJob(TimedJob[A], Generic[A], frozen=True, kw_only=True):
    """Let bots play a game while somebody draws, in the background, so that nobody's move has to wait."""

    game: str
    players: int
    options: dict[str, Any]
    bot: str

    @property
    def terms(self) -> Terms:
        """The whole budget, and time for the last game and for trying the documents."""
        cpu_s = self.budget_ms / 1000 + 4
        return Terms(cpu_s=cpu_s, cost_ms=self.budget_ms, least_ms=self.least_ms, background=True)


class MeasureGame(DesignersJob[SoFar], frozen=True, kw_only=True, tag="measure"):
    """Count what happens in the games, on top of what was counted before."""

    answers = SoFar
    before: Tally


class Printed(msgspec.Struct, frozen=True):
    """A PDF."""

    pdf: bytes


class PrintGame(Job[Printed], frozen=True, kw_only=True, tag="print"):
    """Typeset a game's board, cards, pieces and rules."""

    answers = Printed
    game: str
    players: int
    options: dict[str, Any]
    language: str
    paper: str

    @property
    def terms(self) -> Terms:
        """About a second; the first one of a worker also looks for fonts."""
        return Terms(cpu_s=10, cost_ms=PRINT_MS, background=True)


class SuggestChanges(DesignersJob[Suggestions], frozen=True, kw_only=True, tag="suggest"):
    """Let variants of a document race toward some aims."""

    answers = Suggestions
    option: str
    aims: tuple[str, ...]
    runners: tuple[Runner, ...]
    played: int


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


AnyJob = (
    Think
    | Advise
    | Foresee
    | LookBack
    | CheckDocument
    | CheckDraft
    | MeasureGame
    | SuggestChanges
    | PrintGame
    | TryGame
    | DrawQr
)
