"""A game as every caller gets it: the rules of its author (api.py) behind a check of every argument.

Callers with trusted values, such as a search or a match, use the rules themselves: ``game.rules``. They have the same
calls, check nothing, and are about twice as fast.
"""

from collections.abc import Mapping
from random import Random
from typing import TYPE_CHECKING, Any, Generic, Literal, TypeVar

from mazechase.errors import BadDocument, BadOutcome, BadText, BadValue
from mazechase.rules.api import (
    ALL,
    Chance,
    Event,
    Facts,
    Hint,
    IllegalAction,
    Node,
    Odds,
    Over,
    Refusal,
    Rules,
    Seat,
    SeatedAction,
    Step,
    Turn,
)
from mazechase.rules.checks import (
    Checks,
    check_event,
    check_generator,
    check_text,
    foreign_rules,
    foreign_token,
    named,
    reading,
)
from mazechase.rules.options import Option
from mazechase.rules.values import A, O, S, V

R = TypeVar("R")
AnyViewer = int | Literal["watcher", "all"]  # a seat, WATCHER or ALL

_BROKEN = (AttributeError, LookupError, TypeError, ValueError)  # errors from malformed values
_SHORT = 40  # characters of an inline document in a repr


class Game(Generic[S, A, O, V]):
    """One game with players and options chosen. Equal games have the same rules, players and options."""

    def __init__(self, rules: Rules[S, A, O, V]) -> None:
        self.rules = rules
        self.id = rules.id
        self.players = rules.players
        self.seats = rules.seats
        self.sides = rules.sides  # the seats that win and lose together
        self.options = rules.options
        self.rules_version = rules.rules_version
        self.secrets = rules.secrets
        self._check = Checks(rules)

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Game):
            return NotImplemented
        return self._key() == other._key() and self.options == other.options

    def __hash__(self) -> int:
        return hash(self._key())  # without the options, some of which are documents

    def __repr__(self) -> str:
        chosen = [(option, self.options[option.name]) for option in self.declared]
        options = [f'"{option.name}": {_shown(value)}' for option, value in chosen if value != option.default]
        said = [f'"{self.id}"', f"players={self.players}"]
        if options:
            said.append(f"options={{{', '.join(options)}}}")
        if self.rules_version != self.rules.newest_rules:
            said.append(f"rules_version={self.rules_version}")
        return f"mazechase.game({', '.join(said)})"

    if not TYPE_CHECKING:

        def __getattr__(self, name: str) -> Any:
            """Return what only this game's rules have, such as Quoridor's ``after``; bots may use it."""
            if name == "rules":  # not there yet while a copy is made
                raise AttributeError(name)
            return getattr(self.rules, name)

    def _key(self) -> tuple[type, int, int]:
        return type(self.rules), self.players, self.rules_version

    def with_options(self, options: Mapping[str, Any]) -> "Game[S, A, O, V]":
        """Return the same game with some options chosen differently.

        >>> from mazechase.rules.registry import game
        >>> game("quoridor", 4).with_options({"edge_as_fence": False})
        mazechase.game("quoridor", players=4, options={"edge_as_fence": False})
        """
        return Game(type(self.rules)(self.players, {**self.options, **options}, self.rules_version))

    def rules_as(self, kind: type[R]) -> R:
        """Return the rules typed as their own class; raise BadValue for another.

        >>> from mazechase.rules.quoridor.game import Quoridor
        >>> from mazechase.rules.registry import game
        >>> quoridor = game("quoridor").rules_as(Quoridor)
        >>> quoridor.after(quoridor.start(), quoridor.read("e2")).turn
        2
        """
        if not isinstance(self.rules, kind):
            raise foreign_rules(self.id, kind)
        return self.rules

    # What does not change.

    @property
    def declared(self) -> tuple[Option, ...]:
        """The game's options."""
        return self.rules.declared

    @property
    def player_counts(self) -> tuple[int, ...]:
        """The numbers of players that can play."""
        return self.rules.player_counts

    @property
    def documents(self) -> dict[str, Any]:
        """The documents in use, by option."""
        return self.rules.documents

    @property
    def facts(self) -> Facts:
        """What a page needs to know once."""
        return self.rules.facts

    def unfit_to_serve(self) -> BadDocument | None:
        """Return why strangers should not play this on a server, if there is a reason."""
        return self.rules.unfit_to_serve()

    def check_state(self, s: object) -> None:
        """Raise BadValue unless this is a state of this game with this number of players."""
        self._check.state(s)

    def check_view(self, view: object) -> None:
        """Raise BadValue unless this is a view of this game with this number of players."""
        self._check.view(view)

    # Positions.

    def start(self) -> S:
        """Return the state before the first action or chance."""
        return self.rules.start()

    def position(self, s: S) -> str:
        """Write a whole state as one line of text."""
        self._check.state(s)
        return self.rules.position(s)

    def place(self, text: str) -> S:
        """Read a position back; raise BadText if it is impossible."""
        check_text(text)
        return self.rules.place(text)

    # What may be done, and what it leads to.

    def node(self, s: S) -> Node:
        """Return what comes next: a turn, a chance or the end."""
        self._check.state(s)
        return self.rules.node(s)

    def legal(self, s: S, seat: int | None = None) -> tuple[A, ...]:
        """List what may be done, in a stable order: by this seat, or by any seat that may act."""
        self._check.state(s)
        return self.rules.legal(s, None if seat is None else self._check.seat(seat))

    def refuse(self, s: S, a: A) -> Refusal | None:
        """Return why an action is not legal; None when it is."""
        node = self.node(s)
        if not isinstance(node, Turn):
            return _untimely(node)
        if a in self.rules.legal(s):
            return None
        if not self._check.is_action(a):
            return Refusal("no-such-action", None, "refuse-not-an-action", {"action": named(a), "call": reading(a)})
        if not self._well_formed(a):
            return Refusal("no-such-action", None, "refuse-no-such-action", {"action": repr(a)[:40]})
        if isinstance(a, SeatedAction) and a.seat not in node.seats:
            return Refusal("not-your-turn", None, "refuse-not-your-turn", {"seat": a.seat})
        return self.rules.explain(s, a)

    def apply(self, s: S, a: A) -> Step[S]:
        """Take an action; raise IllegalAction, with the refusal, if it is illegal."""
        if refusal := self.refuse(s, a):
            raise IllegalAction(refusal)
        return self.rules.apply(s, a)

    def settle(self, s: S, outcome: O) -> Step[S]:
        """Take a chance outcome; raise BadOutcome if it is impossible here."""
        node = self.node(s)
        if not isinstance(node, Chance):
            raise BadOutcome("no-chance-here", outcome=self._named(outcome))
        if not self._check.is_outcome(outcome):
            raise BadOutcome("foreign-outcome", value=named(outcome), call=reading(outcome))
        if outcome not in node.odds:
            raise BadOutcome("impossible-outcome", outcome=self._named(outcome))
        return self.rules.settle(s, outcome)

    def actor(self, s: S, a: A) -> Seat:
        """Return whose action this is at a turn; raise IllegalAction if no seat may act."""
        self._check.state(s)
        self._check.action(a)
        if isinstance(a, SeatedAction):
            return a.seat
        node = self.rules.node(s)
        if not isinstance(node, Turn):
            raise IllegalAction(_untimely(node))
        return node.seats[0]

    # What a viewer may know.

    def view(self, s: S, viewer: AnyViewer) -> V:
        """Return all that a viewer knows."""
        self._check.state(s)
        return self.rules.view(s, self._check.viewer(viewer))

    def tell(self, event: Event, viewer: AnyViewer) -> Event | None:
        """Return what a viewer may know of an event; None: nothing."""
        check_event(event)
        return self.rules.tell(event, self._check.viewer(viewer))

    def odds(self, view: V) -> Odds | None:
        """Return the odds of the next chance as far as the viewer knows."""
        self._check.view(view)
        return self.rules.odds(view)

    def hints(self, view: V) -> tuple[Hint, ...]:
        """Return what a viewer could work out from the view."""
        self._check.view(view)
        return self.rules.hints(view)

    def sample(self, view: V, rng: Random) -> S:
        """Return a random state consistent with the view, weighted by chance alone."""
        self._check.view(view)
        check_generator(rng)
        return self.rules.sample(view, rng)

    # Text.

    def write(self, x: A | O) -> str:
        """Write an action or a chance outcome as one token."""
        self._check.token(x)
        try:
            return self.rules.write(x)
        except _BROKEN as error:
            raise foreign_token(x) from error

    def read(self, text: str) -> A | O:
        """Read a token back, or a target alone, so that "why not?" has an answer; raise BadText for anything else."""
        check_text(text)
        return self.rules.read(text)

    def show(self, s: S, viewer: AnyViewer = ALL) -> str:
        """Draw the position in plain text, as far as the viewer knows it."""
        self._check.state(s)
        return self.rules.show(s, self._check.viewer(viewer))

    def _well_formed(self, a: A) -> bool:
        """Return whether an action of the right class is well formed: it can be written and read back."""
        try:
            return self.read(self.write(a)) == a
        except (BadText, BadValue):
            return False

    def _named(self, outcome: O) -> str:
        try:
            return self.write(outcome)
        except BadValue:
            return named(outcome)


AnyGame = Game[Any, Any, Any, Any]


def _untimely(node: Chance | Over) -> Refusal:
    if isinstance(node, Over):
        return Refusal("over", None, "refuse-over")
    return Refusal("chance-first", None, "refuse-chance-first", {"seat": node.seat})


def _shown(value: object) -> str:
    text = f'"{value}"' if isinstance(value, str) else repr(value)
    return text if len(text) <= _SHORT or not isinstance(value, Mapping) else f"{text[:_SHORT]}...}}"
