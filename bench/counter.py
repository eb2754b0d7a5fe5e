"""The trivial game for measurements: two players in turn add 1, 2 or 3. boardgameio/server.js has the same."""

from random import Random
from typing import ClassVar

from mazechase.errors import BadText
from mazechase.rules.api import (
    ALL,
    Action,
    Facts,
    Node,
    Odds,
    Outcome,
    PublicEvent,
    Refusal,
    Rules,
    Seat,
    State,
    Step,
    Turn,
    View,
    Viewer,
)


class Count(State, frozen=True):
    """The sum so far, and the number of additions."""

    total: int = 0
    turns: int = 0


class Add(Action, frozen=True):
    """Add this number."""

    amount: int


class CountView(View, frozen=True, tag="counter"):
    """Everybody sees everything."""

    total: int
    turns: int

    @property
    def to_act(self) -> tuple[Seat, ...]:
        """The seat whose turn it is."""
        return (Seat(1 + self.turns % 2),)


class Added(PublicEvent, frozen=True, kw_only=True):
    """Somebody added something."""

    seat: Seat
    amount: int


AMOUNTS = (Add(1), Add(2), Add(3))
TOKENS = {f"+{add.amount}": add for add in AMOUNTS}


class Counter(Rules[Count, Add, Outcome, CountView]):
    """A game that never ends."""

    id: ClassVar[str] = "counter"
    player_counts: ClassVar[tuple[int, ...]] = (2,)

    @property
    def facts(self) -> Facts:
        return Facts(
            game=self.id,
            rules_version=1,
            players=2,
            sides=self.sides,
            secrets=False,
            options=self.options,
            documents={},
        )

    def start(self) -> Count:
        return Count()

    def position(self, s: Count) -> str:
        return f"{s.total} {s.turns}"

    def place(self, text: str) -> Count:
        try:
            total, turns = map(int, text.split())
        except ValueError as error:
            raise BadText("bad-position", text=text) from error
        return Count(total, turns)

    def node(self, s: Count) -> Node:
        return Turn((self._mover(s),))

    def legal(self, s: Count, seat: Seat | None = None) -> tuple[Add, ...]:
        return AMOUNTS if seat in (None, self._mover(s)) else ()

    def explain(self, s: Count, a: Add) -> Refusal:
        return Refusal("bad-amount", None, "refuse-bad-amount", {"amount": a.amount, "turns": s.turns})

    def apply(self, s: Count, a: Add) -> Step[Count]:
        told = Added(ruling="COUNT-1", seat=self._mover(s), amount=a.amount)
        return Step(Count(s.total + a.amount, s.turns + 1), (told,))

    def settle(self, s: Count, outcome: Outcome) -> Step[Count]:
        raise NotImplementedError(s, outcome)  # there is no chance in this game

    def view(self, s: Count, viewer: Viewer) -> CountView:  # noqa: ARG002
        return CountView(s.total, s.turns)

    def odds(self, view: CountView) -> Odds | None:  # noqa: ARG002
        return None

    def sample(self, view: CountView, rng: Random) -> Count:  # noqa: ARG002
        return Count(view.total, view.turns)

    def write(self, x: Add | Outcome) -> str:
        return f"+{x.amount}" if isinstance(x, Add) else ""

    def read(self, text: str) -> Add | Outcome:
        found = TOKENS.get(text)
        if found is None:
            raise BadText("bad-token", text=text)
        return found

    def show(self, s: Count, viewer: Viewer = ALL) -> str:  # noqa: ARG002
        return str(s.total)

    @staticmethod
    def _mover(s: Count) -> Seat:
        return Seat(1 + s.turns % 2)
