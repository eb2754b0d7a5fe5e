"""What the author of a game writes: the class ``Rules``. Its values are in values.py and can be imported from here.

Rules are pure: no clock, no network, no random draw. A state is a value; what comes next is a node: a turn of one or
more seats, a chance with exact odds, or the end. What one viewer may know is another type, the view, and everything
a viewer is offered or shown is a function of that view.

Rules are written for their own values and check nothing. Callers get them behind ``Game`` (game.py), which checks what
it is given; ``game.rules`` is for callers with trusted values, such as a search.
"""

from abc import ABC, abstractmethod
from collections.abc import Mapping
from pathlib import Path
from random import Random
from types import UnionType
from typing import Any, ClassVar, Generic, Never, Union, get_args, get_origin

import msgspec

from mazechase.errors import BadDocument, BadPlayers, BadText
from mazechase.messages import LOCALES
from mazechase.rules.flaws import Check, Flaw, flaw_of, listed
from mazechase.rules.options import Document, Documented, Option, choose, document
from mazechase.rules.turnlimit import TurnLimit
from mazechase.rules.values import (
    ALL,
    WATCHER,
    A,
    Action,
    CellFact,
    Chance,
    Event,
    Facts,
    Hint,
    IllegalAction,
    Node,
    O,
    Odds,
    Outcome,
    Over,
    PublicEvent,
    Refusal,
    Result,
    S,
    Seat,
    SeatedAction,
    State,
    Step,
    Turn,
    V,
    View,
    Viewer,
    event_message,
)

__all__ = [
    "ALL",
    "WATCHER",
    "Action",
    "AnyRules",
    "CellFact",
    "Chance",
    "Event",
    "Facts",
    "Hint",
    "IllegalAction",
    "Node",
    "Odds",
    "Outcome",
    "Over",
    "PublicEvent",
    "Refusal",
    "Result",
    "Rules",
    "Seat",
    "SeatedAction",
    "State",
    "Step",
    "Turn",
    "ValueTypes",
    "View",
    "Viewer",
    "event_message",
]


class ValueTypes(msgspec.Struct, frozen=True):
    """The classes of a game's values, as its class names them: ``Rules[state, action, outcome, view]``."""

    state: type[State]
    actions: tuple[type[Action], ...]  # what ``legal`` lists
    outcomes: tuple[type[Outcome], ...]  # what chance brings; Never in a game without chance
    view: type[View]


class Rules(ABC, Generic[S, A, O, V]):
    """The rules of one game with players and options chosen, as its author writes them.

    A game names the classes of its values once, in its base class: ``class Chess(Rules[ChessState, ChessMove, Never,
    ChessView])``. Several classes are joined by ``|``; ``Never`` says that there is no chance.
    """

    id: ClassVar[str]
    player_counts: ClassVar[tuple[int, ...]]
    declared: ClassVar[tuple[Option, ...]] = ()
    checks: ClassVar[Mapping[str, Check]] = {}  # what lists the flaws of a document, by option
    types: ClassVar[ValueTypes]  # set from the base class
    per_seat: ClassVar[str | None] = None  # a field of states and views that has one item for every seat
    secrets: ClassVar[bool] = False  # whether seats know different things
    newest_rules: ClassVar[int] = 1
    locales: ClassVar[Path] = LOCALES  # where the game's message catalogues are

    def __init_subclass__(cls, **kwargs: Any) -> None:
        super().__init_subclass__(**kwargs)
        for base in cls.__dict__.get("__orig_bases__", ()):
            if get_origin(base) is Rules:
                cls.types = _value_types(cls, *get_args(base))
        if not hasattr(cls, "types"):
            raise _unnamed(cls)

    def __init__(
        self, players: int, options: Mapping[str, Any] | None = None, rules_version: int | None = None
    ) -> None:
        if type(players) is not int or players not in self.player_counts:
            counts = ", ".join(map(str, self.player_counts))
            raise BadPlayers("bad-players", game=self.id, players=players, counts=counts)
        version = self.newest_rules if rules_version is None else rules_version
        if type(version) is not int or not 1 <= version <= self.newest_rules:
            raise BadText("bad-rules-version", game=self.id, version=version, newest=self.newest_rules)
        self.players = players
        self.rules_version = version
        self.options = choose(self.declared, options or {})
        self.limit = TurnLimit.of(self.declared, self.options)
        self.seats: tuple[Seat, ...] = tuple(Seat(number) for number in range(1, players + 1))

    # What does not change.

    @property
    def sides(self) -> tuple[tuple[Seat, ...], ...]:
        """The seats that win and lose together; each for itself unless a game says otherwise."""
        return tuple((seat,) for seat in self.seats)

    @property
    def documents(self) -> dict[str, Any]:
        """The documents in use, by option."""
        return {
            option.name: document(self.declared, self.options, option.name)
            for option in self.declared
            if isinstance(option.kind, Documented)
        }

    @classmethod
    def flaws(cls, option: str, given: Document) -> tuple[Flaw, ...]:
        """List what is wrong with a document for an option; without a check of its own, only the first thing."""
        if option in cls.checks:
            return listed(cls.checks[option](given))
        try:
            cls(min(cls.player_counts), {option: given})
        except BadDocument as error:
            return (flaw_of(error),)
        return ()

    def unfit_to_serve(self) -> BadDocument | None:
        """Return why strangers should not play this on a server: a document of theirs could make a single step slow.

        The document is valid, and the rules accept it; None means that a server may use it.
        """
        return None

    @property
    @abstractmethod
    def facts(self) -> Facts:
        """What a page needs to know once."""

    @property
    def common_facts(self) -> dict[str, Any]:
        """The part of the facts that is the same for every game."""
        return {
            "game": self.id,
            "rules_version": self.rules_version,
            "players": self.players,
            "sides": self.sides,
            "secrets": self.secrets,
            "options": self.options,
            "documents": self.documents,
        }

    # Positions.

    @abstractmethod
    def start(self) -> S:
        """Return the state before the first action or chance."""

    @abstractmethod
    def position(self, s: S) -> str:
        """Write a whole state as one line of text."""

    @abstractmethod
    def place(self, text: str) -> S:
        """Read a position back; raise BadText if it is impossible."""

    # What may be done, and what it leads to.

    @abstractmethod
    def node(self, s: S) -> Node:
        """Return what comes next: a turn, a chance or the end."""

    @abstractmethod
    def legal(self, s: S, seat: Seat | None = None) -> tuple[A, ...]:
        """List what may be done, in a stable order: by this seat, or by any seat that may act."""

    @abstractmethod
    def explain(self, s: S, a: A) -> Refusal:
        """Return why an action is not legal at this turn; called only for one that is not in ``legal``."""

    @abstractmethod
    def apply(self, s: S, a: A) -> Step[S]:
        """Take a legal action."""

    @abstractmethod
    def settle(self, s: S, outcome: O) -> Step[S]:
        """Take a possible chance outcome."""

    # What a viewer may know.

    @abstractmethod
    def view(self, s: S, viewer: Viewer) -> V:
        """Return all that a viewer knows."""

    def tell(self, event: Event, viewer: Viewer) -> Event | None:
        """Return what a viewer may know of an event: public ones whole, others nothing unless a game says so."""
        return event if viewer == ALL or isinstance(event, PublicEvent) else None

    @abstractmethod
    def odds(self, view: V) -> Odds | None:
        """Return the odds of the next chance as far as the viewer knows."""

    def hints(self, view: V) -> tuple[Hint, ...]:  # noqa: ARG002
        """Return what a viewer could work out from the view; nothing unless a game has something to show."""
        return ()

    @abstractmethod
    def sample(self, view: V, rng: Random) -> S:
        """Return a random state consistent with the view, weighted by chance alone."""

    # Text.

    @abstractmethod
    def write(self, x: A | O) -> str:
        """Write an action or a chance outcome as one token."""

    @abstractmethod
    def read(self, text: str) -> A | O:
        """Read a token back, or a target alone, so that "why not?" has an answer; raise BadText for anything else."""

    @abstractmethod
    def show(self, s: S, viewer: Viewer = ALL) -> str:
        """Draw the position in plain text, as far as the viewer knows it."""


AnyRules = Rules[Any, Any, Any, Any]


def _value_types(cls: type, state: Any, action: Any, outcome: Any, view: Any) -> ValueTypes:
    """Return the classes that a game names, checked."""
    actions, outcomes = _classes(action), _classes(outcome)
    for named, base in (((state,), State), (actions, Action), (outcomes, Outcome), ((view,), View)):
        if not all(isinstance(value, type) and issubclass(value, base) for value in named):
            raise _unnamed(cls)
    return ValueTypes(state, actions, outcomes, view)


def _classes(named: Any) -> tuple[Any, ...]:
    if named is Never:
        return ()
    return get_args(named) if get_origin(named) in (Union, UnionType) else (named,)


def _unnamed(cls: type) -> TypeError:
    return TypeError(
        f"{cls.__name__} must name the classes of its values: "
        f"class {cls.__name__}(Rules[state, action, outcome, view]), several of them joined by |, none as Never"
    )
