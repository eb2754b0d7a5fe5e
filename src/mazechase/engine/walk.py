"""A walk: one game in progress that advances ply by ply, on the native kernel or on the Python rules.

A kernel's walk keeps the state on the native side: a ply costs one index, and Python's state, lists and texts are
created only on request.
"""

from abc import ABC, abstractmethod
from typing import Final, Literal, cast

from mazechase.engine.kernel import Kernel, find_kernel, node_of, result_of
from mazechase.engine.native import NativeWalk
from mazechase.engine.results import SEATS
from mazechase.rules.api import (
    Action,
    Chance,
    Node,
    Outcome,
    Over,
    Result,
    Seat,
    SeatedAction,
    State,
    Turn,
)
from mazechase.rules.game import AnyGame
from mazechase.rules.values import seats_asked

Kind = Literal["turn", "chance", "over"]
_KINDS: Final[tuple[Kind, ...]] = ("turn", "chance", "over")


class Walk(ABC):
    """One game in progress. Unlike a state it changes; ``copy`` returns another walk from the same position.

    >>> import mazechase
    >>> from mazechase import engine
    >>> walk = engine.walk(mazechase.game("quoridor"))
    >>> walk.kind, walk.seats, walk.count, walk.token(0)
    ('turn', (1,), 131, 'd1')
    >>> walk.advance(0)
    >>> walk.seats, walk.result
    ((2,), None)
    """

    __slots__ = ("game",)

    def __init__(self, game: AnyGame) -> None:
        self.game = game

    @property
    @abstractmethod
    def kind(self) -> Kind:
        """What comes next: a turn, a chance, or nothing because the game is over."""

    @property
    @abstractmethod
    def seats(self) -> tuple[Seat, ...]:
        """The seats that may act; at a chance the one that draws; none at the end."""

    @property
    @abstractmethod
    def count(self) -> int:
        """The number of legal actions, or of chance outcomes."""

    @property
    @abstractmethod
    def total(self) -> int:
        """The sum of the weights of a chance; 0 elsewhere."""

    @property
    @abstractmethod
    def node(self) -> Node:
        """Who or what comes next, as a node of the rules."""

    @property
    @abstractmethod
    def state(self) -> State:
        """The state, as a value of the rules."""

    @property
    @abstractmethod
    def result(self) -> Result | None:
        """The result, or None before the end."""

    @abstractmethod
    def legal(self, seat: Seat | None = None) -> tuple[Action, ...]:
        """List the legal actions of one seat, or of all in seat order, matching the walk's indexes."""

    @abstractmethod
    def choice(self, index: int) -> Action | Outcome:
        """Return the action or outcome at an index of its list."""

    @abstractmethod
    def token(self, index: int) -> str:
        """Return the text of the action or outcome at an index of its list."""

    @abstractmethod
    def pick(self, ticket: int) -> int:
        """Return the index of the outcome for a ticket from 0 to ``total`` - 1."""

    @abstractmethod
    def advance(self, index: int) -> None:
        """Take the action or outcome at an index of its list; raise IndexError if there is none."""

    def draw(self, ticket: int) -> int:
        """Take the outcome for a ticket and return its index."""
        index = self.pick(ticket)
        self.advance(index)
        return index

    @abstractmethod
    def copy(self) -> "Walk":
        """Return another walk that continues from here."""


class KernelWalk(Walk):
    """A walk on the native kernel."""

    __slots__ = ("_kernel", "_native")

    def __init__(self, kernel: Kernel, native: NativeWalk) -> None:
        super().__init__(kernel.game)
        self._kernel = kernel
        self._native = native

    @property
    def kind(self) -> Kind:
        """What comes next."""
        return _KINDS[self._native.kind]

    @property
    def seats(self) -> tuple[Seat, ...]:
        """The seats that may act, or the one that draws."""
        return SEATS[self._native.seats]

    @property
    def count(self) -> int:
        """The number of choices."""
        return self._native.count

    @property
    def total(self) -> int:
        """The sum of the weights of a chance."""
        return self._native.total

    @property
    def node(self) -> Node:
        """Who or what comes next."""
        return node_of(self._kernel, self._native.node())

    @property
    def state(self) -> State:
        """The state."""
        return self._kernel.twin.unpack(self._native.state())

    @property
    def result(self) -> Result | None:
        """The result, or None before the end."""
        native = self._native.result()
        return None if native is None else result_of(native)

    def legal(self, seat: Seat | None = None) -> tuple[Action, ...]:
        """List the legal actions."""
        actions = tuple(map(self._kernel.action, self._native.legal()))
        seats = self.seats
        if seat is None or seats == (seat,):
            return actions
        first = seats[:1]
        return tuple(one for one in actions if ((one.seat,) if isinstance(one, SeatedAction) else first) == (seat,))

    def choice(self, index: int) -> Action | Outcome:
        """Return a choice."""
        numbers = self._native.choice(_place(index))
        return self._kernel.action(numbers) if self._native.kind == 0 else self._kernel.outcome(numbers)

    def token(self, index: int) -> str:
        """Return the text of a choice."""
        numbers = self._native.choice(_place(index))
        return self._kernel.action_token(numbers) if self._native.kind == 0 else self._kernel.outcome_token(numbers)

    def pick(self, ticket: int) -> int:
        """Return the index of an outcome."""
        return self._native.pick(_place(ticket))

    def advance(self, index: int) -> None:
        """Take a choice."""
        self._native.advance(_place(index))

    def copy(self) -> Walk:
        """Return another walk."""
        return KernelWalk(self._kernel, self._native.copy())


class RulesWalk(Walk):
    """A walk on the Python rules."""

    __slots__ = ("_choices", "_node", "_state")

    def __init__(self, game: AnyGame, state: State) -> None:
        super().__init__(game)
        self._come_to(state)

    def _come_to(self, state: State) -> None:
        self._state = state
        self._node: Node = self.game.rules.node(state)
        self._choices: tuple[Action | Outcome, ...] | None = None

    @property
    def kind(self) -> Kind:
        """What comes next."""
        return "turn" if isinstance(self._node, Turn) else "chance" if isinstance(self._node, Chance) else "over"

    @property
    def seats(self) -> tuple[Seat, ...]:
        """The seats that may act, or the one that draws."""
        return seats_asked(self._node)

    @property
    def count(self) -> int:
        """The number of choices."""
        return len(self._listed())

    @property
    def total(self) -> int:
        """The sum of the weights of a chance."""
        return self._node.odds.total if isinstance(self._node, Chance) else 0

    @property
    def node(self) -> Node:
        """Who or what comes next."""
        return self._node

    @property
    def state(self) -> State:
        """The state."""
        return self._state

    @property
    def result(self) -> Result | None:
        """The result, or None before the end."""
        return self._node.result if isinstance(self._node, Over) else None

    def legal(self, seat: Seat | None = None) -> tuple[Action, ...]:
        """List the legal actions."""
        if not isinstance(self._node, Turn):
            return ()
        if seat is None or self._node.seats == (seat,):
            return cast("tuple[Action, ...]", self._listed())
        listed: tuple[Action, ...] = self.game.rules.legal(self._state, seat)
        return listed

    def choice(self, index: int) -> Action | Outcome:
        """Return a choice."""
        return self._listed()[_place(index)]

    def token(self, index: int) -> str:
        """Return the text of a choice."""
        return self.game.write(self.choice(index))

    def pick(self, ticket: int) -> int:
        """Return the index of an outcome."""
        if not isinstance(self._node, Chance):
            raise IndexError("no such ticket")
        return list(self._node.odds).index(self._node.odds.pick(_place(ticket)))

    def advance(self, index: int) -> None:
        """Take a choice."""
        choice = self.choice(index)
        go_on = self.game.rules.apply if isinstance(self._node, Turn) else self.game.rules.settle
        self._come_to(go_on(self._state, choice).state)

    def copy(self) -> Walk:
        """Return another walk."""
        return RulesWalk(self.game, self._state)

    def _listed(self) -> tuple[Action | Outcome, ...]:
        if self._choices is None:
            node = self._node
            self._choices = tuple(node.odds) if isinstance(node, Chance) else self.game.rules.legal(self._state)
        return self._choices


def walk(game: AnyGame, state: State | None = None) -> Walk:
    """Begin a walk from a state, or from the start: on the native kernel if there is one.

    Raise BadValue for a state of another game.
    """
    begin = beginning(game, state)
    kernel = find_kernel(game)
    return RulesWalk(game, begin) if kernel is None else KernelWalk(kernel, kernel.begin(begin))


def beginning(game: AnyGame, state: State | None) -> State:
    """Return the state to begin from; refuse one of another game."""
    if state is None:
        start: State = game.start()
        return start
    game.check_state(state)
    return state


def _place(index: int) -> int:
    """Raise IndexError for an index that would count from the end."""
    if index < 0:
        raise IndexError(index)
    return index
