"""Jobs for worker processes: what each kind asks for, costs and is answered with.

To add a kind, add a class here and to ``AnyJob``, and do its work in worker.py.
"""

from typing import Any, ClassVar, Generic, Self, TypeVar

import msgspec

from mazechase.errors import BadText, MazechaseError
from mazechase.messages import Params
from mazechase.rules.api import IllegalAction, Refusal

A = TypeVar("A")

LEAST_BUDGET_MS = 50  # for a thought, however many share their address's time


class Terms(msgspec.Struct, frozen=True, kw_only=True):
    """What a job may use and is likely to cost.

    Beyond ``cpu_s`` of processor time its worker is killed. It can be cut down to ``least_ms``. Jobs of one ``habit``
    use a like part of their cost.
    """

    cpu_s: float
    cost_ms: float
    least_ms: float | None = None  # None: it cannot be cut down
    habit: str | None = None


class Job(msgspec.Struct, Generic[A], frozen=True, kw_only=True, tag_field="job"):
    """Something heavy to do, and the class of its answer."""

    answers: ClassVar[type[Any]]

    @property
    def terms(self) -> Terms:
        """What it may use and is likely to cost."""
        raise NotImplementedError

    def shared(self, sharers: int) -> Self:  # noqa: ARG002 (for kinds that can be cut down)
        """Return the job cut down to its share of an address's time."""
        return self


class Chosen(msgspec.Struct, frozen=True):
    """What a bot chose."""

    action: str


class Think(Job[Chosen], frozen=True, kw_only=True, tag="think"):
    """Choose as a bot: the game, what the bot's seat sees, what it may do, and how long it may think."""

    answers = Chosen
    game: str
    players: int
    options: dict[str, Any]
    rules_version: int
    bot: str
    view: msgspec.Raw
    legal: tuple[str, ...]
    budget_ms: int
    seed: str

    @property
    def terms(self) -> Terms:
        """A good bot thinks as long as it may, a clumsy one chooses at once."""
        return Terms(
            cpu_s=self.budget_ms / 1000 + 1,
            cost_ms=self.budget_ms,
            least_ms=min(self.budget_ms, LEAST_BUDGET_MS),
            habit=f"{self.game} {self.bot}",
        )

    def shared(self, sharers: int) -> Self:
        """Return the thought with its share of the time."""
        least_ms = min(self.budget_ms, LEAST_BUDGET_MS)
        return msgspec.structs.replace(self, budget_ms=max(least_ms, self.budget_ms // sharers))


class ReadDocument(msgspec.Struct, frozen=True):
    """A document that a game takes."""

    document: dict[str, Any]


class CheckDocument(Job[ReadDocument], frozen=True, kw_only=True, tag="document"):
    """Read the text of a board, a deck or the like, and try it as an option of a game."""

    answers = ReadDocument
    game: str
    players: int
    option: str
    file: str  # its name; one that ends in .toml is TOML, any other JSON
    text: str
    options: dict[str, Any] = {}  # what else is chosen, where players or the document depend on it

    @property
    def terms(self) -> Terms:
        """Those that are shipped take a few milliseconds."""
        return Terms(cpu_s=2, cost_ms=50)


class QrCode(msgspec.Struct, frozen=True):
    """A QR code row by row, 1 for dark and 0 for light, without the quiet zone."""

    rows: tuple[str, ...]


class DrawQr(Job[QrCode], frozen=True, kw_only=True, tag="qr"):
    """Draw a text as a QR code."""

    answers = QrCode
    text: str

    @property
    def terms(self) -> Terms:
        """The longest link takes about thirty milliseconds."""
        return Terms(cpu_s=1, cost_ms=30)


AnyJob = Think | CheckDocument | DrawQr


class Problem(msgspec.Struct, frozen=True, kw_only=True):
    """A MazechaseError on its way between processes."""

    error: str
    code: str
    params: Params
    refusal: Refusal | None = None

    @classmethod
    def of(cls, error: MazechaseError) -> Self:
        """Describe an error."""
        refusal = error.refusal if isinstance(error, IllegalAction) else None
        return cls(error=_name(type(error)), code=error.code, params=error.params, refusal=refusal)

    def raised(self) -> MazechaseError:
        """Make the error again, of the same class; of one that this process does not know, the nearest there is."""
        if self.refusal is not None:
            return IllegalAction(self.refusal)
        kind = next((kind for kind in _kinds(MazechaseError) if _name(kind) == self.error), BadText)
        return kind(self.code, **self.params)


class Reply(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What a worker sends back: an answer or a problem, how long it took, and whether it ends after this."""

    answer: Any = None
    problem: Problem | None = None
    used_ms: float = 0
    last: bool = False


def _name(kind: type[MazechaseError]) -> str:
    return f"{kind.__module__}.{kind.__qualname__}"


def _kinds(kind: type[MazechaseError]) -> list[type[MazechaseError]]:
    return [kind, *(one for below in kind.__subclasses__() for one in _kinds(below))]
