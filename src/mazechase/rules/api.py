"""The contract every game fulfils: the class ``Game``. Its values are in values.py and can be had from here too.

Rules are pure: no clock, no network, no random draw. A state is a value; who acts next is a node: a turn of one or
more seats, a chance with exact odds, or the end. What one viewer may know is another type, the view, and everything
a viewer is offered or told is a function of that view.
"""

from abc import ABC, abstractmethod
from collections.abc import Mapping
from pathlib import Path
from random import Random
from typing import Any, ClassVar, Generic, TypeVar

from mazechase.errors import BadOutcome, BadPlayers, BadText, BadValue
from mazechase.messages import LOCALES
from mazechase.rules.guarding import guard_methods, named, well_formed
from mazechase.rules.options import Documented, Option, choose, document
from mazechase.rules.values import (
    ALL,
    WATCHER,
    Action,
    CellFact,
    Chance,
    Event,
    Facts,
    Hint,
    IllegalAction,
    Node,
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
    View,
    Viewer,
    event_message,
)

__all__ = [
    "ALL",
    "WATCHER",
    "Action",
    "AnyGame",
    "CellFact",
    "Chance",
    "Event",
    "Facts",
    "Game",
    "Hint",
    "IllegalAction",
    "Node",
    "Odds",
    "Outcome",
    "Over",
    "PublicEvent",
    "Refusal",
    "Result",
    "Seat",
    "SeatedAction",
    "State",
    "Step",
    "Turn",
    "View",
    "Viewer",
    "event_message",
]

A = TypeVar("A", bound=Action)
O = TypeVar("O", bound=Outcome)  # noqa: E741 (outcome)
V = TypeVar("V", bound=View)


class Game(ABC, Generic[S, A, O, V]):
    """The rules of one game with players and options chosen."""

    id: ClassVar[str]
    player_counts: ClassVar[tuple[int, ...]]
    declared: ClassVar[tuple[Option, ...]] = ()
    state_type: ClassVar[type[State]] = State
    action_type: ClassVar[Any] = Action  # what `legal` lists: a class, or several joined by |
    outcome_type: ClassVar[Any] = Outcome  # what chance brings, likewise; () where it has no part
    view_type: ClassVar[type[View]]  # what ``view`` gives, so that a view sent elsewhere can be read again
    per_seat: ClassVar[str | None] = None  # a field of states and views that has one item for every seat
    secrets: ClassVar[bool] = False  # whether seats know different things
    newest_rules: ClassVar[int] = 1
    locales: ClassVar[Path] = LOCALES  # where the game's message catalogues are

    def __init_subclass__(cls, **kwargs: Any) -> None:
        super().__init_subclass__(**kwargs)
        guard_methods(cls)

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

    @property
    @abstractmethod
    def facts(self) -> Facts:
        """What a page needs to know once."""

    @property
    def common_facts(self) -> dict[str, Any]:
        """Give the part of the facts that is the same for every game."""
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
        """Give the state before the first action or chance."""

    @abstractmethod
    def position(self, s: S) -> str:
        """Write a whole state as one line of text."""

    @abstractmethod
    def place(self, text: str) -> S:
        """Read a position back; a position that cannot be is refused with BadText."""

    # What may be done, and what it leads to.

    @abstractmethod
    def node(self, s: S) -> Node:
        """Tell who or what comes next."""

    @abstractmethod
    def legal(self, s: S, seat: Seat | None = None) -> tuple[A, ...]:
        """List what may be done, in a stable order: by this seat, or by any seat that may act."""

    def node_unchecked(self, s: S) -> Node:
        """Tell who or what comes next in a state known to be this game's."""
        return self.node(s)

    def legal_unchecked(self, s: S, seat: Seat | None = None) -> tuple[A, ...]:
        """List what may be done in a state known to be this game's."""
        return self.legal(s, seat)

    @abstractmethod
    def explain(self, s: S, a: A) -> Refusal:
        """Say why an action that is not legal at this turn is not; asked only when it is not in ``legal``."""

    @abstractmethod
    def apply_unchecked(self, s: S, a: A) -> Step[S]:
        """Take an action known to be legal."""

    @abstractmethod
    def settle_unchecked(self, s: S, outcome: O) -> Step[S]:
        """Take a chance outcome known to be possible."""

    def refuse(self, s: S, a: A) -> Refusal | None:
        """Say why an action is not legal; None when it is."""
        node = self.node(s)
        if not isinstance(node, Turn):
            return _untimely(node)
        if a in self.legal_unchecked(s):
            return None
        if not isinstance(a, self.action_type) or not well_formed(self, a):
            return Refusal("no-such-action", None, "refuse-no-such-action", {"action": repr(a)[:40]})
        if isinstance(a, SeatedAction) and a.seat not in node.seats:
            return Refusal("not-your-turn", None, "refuse-not-your-turn", {"seat": a.seat})
        return self.explain(s, a)

    def apply(self, s: S, a: A) -> Step[S]:
        """Take an action; raises IllegalAction with the refusal."""
        if refusal := self.refuse(s, a):
            raise IllegalAction(refusal)
        return self.apply_unchecked(s, a)

    def settle(self, s: S, outcome: O) -> Step[S]:
        """Take a chance outcome; raises BadOutcome if it cannot come here."""
        node = self.node(s)
        if not isinstance(node, Chance):
            raise BadOutcome("no-chance-here", outcome=self._named(outcome))
        if not isinstance(outcome, self.outcome_type) or outcome not in node.odds:
            raise BadOutcome("impossible-outcome", outcome=self._named(outcome))
        return self.settle_unchecked(s, outcome)

    def actor(self, s: S, a: A) -> Seat:
        """Tell whose action this is at a turn; raises IllegalAction where no seat is to act."""
        if isinstance(a, SeatedAction):
            return a.seat
        node = self.node_unchecked(s)
        if not isinstance(node, Turn):
            raise IllegalAction(_untimely(node))
        return node.seats[0]

    def target(self, a: A) -> str | None:  # noqa: ARG002
        """Name the cell, slot or thing on the table that a person touches to take this action."""
        return None

    def goes_on(self, before: S, after: S) -> bool:  # noqa: ARG002
        """Tell whether the move under way in one state still is in a later one with the same seat to act.

        A page offers the ends of one move to a single touch; a game in which a seat moves piece after piece says here
        where one move ends and the next begins.
        """
        return True

    def gain(self, before: S, after: S, seat: Seat) -> int:  # noqa: ARG002
        """Tell how much a seat has gained in its move so far; it decides between ways that are equally short."""
        return 0

    # What a viewer may know.

    @abstractmethod
    def view(self, s: S, viewer: Viewer) -> V:
        """Give all that a viewer knows."""

    def tell(self, event: Event, viewer: Viewer) -> Event | None:
        """Give what a viewer may know of an event: public ones whole, others nothing unless a game says so."""
        return event if viewer == ALL or isinstance(event, PublicEvent) else None

    @abstractmethod
    def odds(self, view: V) -> Odds | None:
        """Give the odds of the next chance as far as the viewer knows."""

    def hints(self, view: V) -> tuple[Hint, ...]:  # noqa: ARG002
        """Give what a viewer could work out from the view; nothing unless a game has something to show."""
        return ()

    @abstractmethod
    def sample(self, view: V, rng: Random) -> S:
        """Give a full state that agrees with the view, each with the probability chance alone gives it."""

    # Text.

    @abstractmethod
    def write(self, x: A | O) -> str:
        """Write an action or a chance outcome as one token."""

    @abstractmethod
    def read(self, text: str) -> A | O:
        """Read a token back; also a target alone, so that "why not?" has an answer. Raises BadText."""

    @abstractmethod
    def show(self, s: S, viewer: Viewer = ALL) -> str:
        """Draw the position in plain text, as far as the viewer knows it."""

    def _named(self, outcome: Any) -> str:
        try:
            return self.write(outcome)
        except BadValue:
            return named(outcome)


guard_methods(Game)

AnyGame = Game[Any, Any, Any, Any]


def _untimely(node: Chance | Over) -> Refusal:
    if isinstance(node, Over):
        return Refusal("over", None, "refuse-over")
    return Refusal("chance-first", None, "refuse-chance-first", {"seat": node.seat})
