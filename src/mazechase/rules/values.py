"""The values that all games share: what is on the table, what may be done or happen, and what it leads to."""

import re
from collections.abc import ItemsView, Iterator, Mapping
from typing import Any, ClassVar, Final, Generic, Literal, NewType, TypeVar

import msgspec

from mazechase.errors import MazechaseError
from mazechase.messages import Params, sentence

Seat = NewType("Seat", int)  # 1, 2, ...
WATCHER: Final = "watcher"
ALL: Final = "all"  # sees everything: finished matches and tests only
Viewer = Seat | Literal["watcher", "all"]


class State(msgspec.Struct, frozen=True):
    """What is on the table and who knows what about it; no history, no board, no names."""


class Action(msgspec.Struct, frozen=True):
    """The smallest decision a player may make by itself."""


class SeatedAction(Action, frozen=True):
    """An action that says whose it is, as it must where several seats choose at once."""

    seat: Seat


class Outcome(msgspec.Struct, frozen=True):
    """One thing that chance may bring."""


class View(msgspec.Struct, frozen=True):
    """All that one viewer knows; the only form of a position that may be sent. A view can be hashed."""

    @property
    def to_act(self) -> tuple[Seat, ...]:
        """The seats that the game waits for: those that may act, or the one that rolls, spins or draws.

        Once the game is over, this means nothing.
        """
        raise NotImplementedError(type(self).__name__)


def _snake(name: str) -> str:
    return re.sub(r"(?<!^)(?=[A-Z])", "_", name).lower()


class Event(msgspec.Struct, frozen=True, kw_only=True, tag_field="kind", tag=_snake):
    """Something that happened, with the ruling that caused it. Nobody learns of it unless a game says so."""

    ruling: str

    reveals: ClassVar[bool] = True  # somebody learned something from it, so it can't be taken back

    @property
    def kind(self) -> str:
        """The event's name, as in its wire form."""
        return _snake(type(self).__name__)


class PublicEvent(Event, frozen=True, kw_only=True):
    """An event that everybody sees whole."""

    reveals: ClassVar[bool] = False


class Odds(Mapping[Any, int]):
    """What chance may bring, in a fixed order, each outcome with a whole positive weight.

    >>> coin = Odds({"heads": 1, "tails": 1})
    >>> coin.total, list(coin), coin.pick(1)
    (2, ['heads', 'tails'], 'tails')
    """

    __slots__ = ("_weights", "total")

    def __init__(self, weights: Mapping[Any, int]) -> None:
        self._weights: dict[Any, int] = dict(weights)
        self.total: int = sum(self._weights.values())

    def __getitem__(self, outcome: Any) -> int:
        return self._weights[outcome]

    def __contains__(self, outcome: object) -> bool:
        try:
            return outcome in self._weights
        except TypeError:  # an outcome must be hashable
            return False

    def __iter__(self) -> Iterator[Any]:
        return iter(self._weights)

    def __len__(self) -> int:
        return len(self._weights)

    def __repr__(self) -> str:
        return f"Odds({self._weights!r})"

    def items(self) -> ItemsView[Any, int]:
        """Return the outcomes with their weights, in order."""
        return self._weights.items()

    def pick(self, ticket: int) -> Any:
        """Return the outcome that a ticket from 0 to total - 1 stands for."""
        for outcome, weight in self._weights.items():
            if ticket < weight:
                return outcome
            ticket -= weight
        raise IndexError(ticket)


class Turn(msgspec.Struct, frozen=True):
    """Who may act now: nearly always one seat; several where choices are simultaneous."""

    seats: tuple[Seat, ...]


class Chance(msgspec.Struct, frozen=True):
    """Chance comes next; ``seat`` is who rolls, spins or draws."""

    odds: Odds
    seat: Seat


class Result(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How it ended: the winning seats, every seat's score in seat order, and why (a message key)."""

    winners: tuple[Seat, ...]
    scores: tuple[int, ...]
    reason: str


class Over(msgspec.Struct, frozen=True):
    """The end."""

    result: Result


Node = Turn | Chance | Over


def seats_asked(node: Node) -> tuple[Seat, ...]:
    """Return the seats that a game waits for: those that may act, or the one that rolls, spins or draws."""
    match node:
        case Turn(seats):
            return seats
        case Chance(_, seat):
            return (seat,)
        case Over():
            return ()


class Refusal(msgspec.Struct, frozen=True):
    """Why an action is not legal: a code for programs, a ruling and a message for people, the cells that prove it."""

    code: str
    ruling: str | None  # None: refused by the contract (not your turn, it is over), not by a rule
    message: str
    params: Params = msgspec.field(default_factory=dict)
    cells: tuple[str, ...] = ()

    def __str__(self) -> str:
        """Return the reason for a terminal, with the ruling and the names of the cells, which a page highlights."""
        text = sentence(self.message, self.params)
        if not self.ruling:
            return text
        return f"{text} ({self.ruling}: {', '.join(self.cells)})" if self.cells else f"{text} ({self.ruling})"


class IllegalAction(MazechaseError):
    """The rules say no."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal.code, **refusal.params)
        self.refusal = refusal

    @property
    def message(self) -> str:
        """The catalogue key of the refusal's sentence."""
        return self.refusal.message

    def __str__(self) -> str:
        return str(self.refusal)


class Hint(msgspec.Struct, frozen=True):
    """Something a viewer could work out and a page may show on demand: a path, a line of sight, a risk."""

    kind: str
    seat: Seat | None = None
    cells: tuple[str, ...] = ()
    value: int | None = None


class CellFact(msgspec.Struct, frozen=True):
    """A cell as a page draws it: its name, its place from the lower left, and its mark on the drawing."""

    name: str
    x: int
    y: int
    mark: str = ""


class Facts(msgspec.Struct, frozen=True, kw_only=True):
    """What does not change while a game is played; sent to a page once. A game adds what it needs."""

    game: str
    rules_version: int
    players: int
    sides: tuple[tuple[Seat, ...], ...]
    secrets: bool
    options: dict[str, Any]
    documents: dict[str, Any]
    cells: tuple[CellFact, ...] = ()
    links: tuple[tuple[str, str], ...] = ()

    @property
    def seats(self) -> tuple[Seat, ...]:
        """The seats, from 1 on."""
        return tuple(Seat(number) for number in range(1, self.players + 1))


S = TypeVar("S", bound=State)
A = TypeVar("A", bound=Action)
O = TypeVar("O", bound=Outcome)  # noqa: E741 (outcome)
V = TypeVar("V", bound=View)


class Step(msgspec.Struct, Generic[S], frozen=True):
    """What an action or a chance outcome leads to: the next state, and what happened on the way."""

    state: S
    events: tuple[Event, ...]


def event_message(game_id: str, event: Event) -> tuple[str, Params]:
    """Return the catalogue key and the parameters of the sentence that describes an event."""
    params = {name: value for name, value in msgspec.structs.asdict(event).items() if name != "ruling"}
    flat = {k: v if isinstance(v, int | str) else " ".join(map(str, v)) for k, v in params.items()}
    return f"{game_id}-event-{event.kind.replace('_', '-')}", flat
