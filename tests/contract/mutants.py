"""The test game, broken on purpose, one law at a time."""

from collections.abc import Iterator
from itertools import count
from random import Random
from typing import Any

import msgspec

from games import ToyGame
from mazechase.errors import BadText
from mazechase.rules import api
from mazechase.rules.api import (
    ALL,
    Chance,
    Event,
    Facts,
    Node,
    Odds,
    Over,
    PublicEvent,
    Refusal,
    Result,
    Seat,
    Step,
    Turn,
    Viewer,
)
from toy.events import Chose, Drew, Peeked
from toy.game import Toy
from toy.text import read_position
from toy.values import DIE, GHOST, Held, Roll, Stop, ToyAction, ToyOutcome, ToyState, ToyView

change = msgspec.structs.replace


class Stuck(Toy):
    def legal(self, s: ToyState, seat: Seat | None = None) -> tuple[ToyAction, ...]:
        return () if s.phase == "pick" else super().legal(s, seat)


class OfferedAtAChance(Toy):
    def legal(self, s: ToyState, seat: Seat | None = None) -> tuple[ToyAction, ...]:
        return super().legal(s, seat) or (Stop(),)


class OfferedToAll(Toy):
    def legal(self, s: ToyState, seat: Seat | None = None) -> tuple[ToyAction, ...]:  # noqa: ARG002
        return super().legal(s)


class Shuffled(Toy):
    ticks: Iterator[int] = count()

    def legal(self, s: ToyState, seat: Seat | None = None) -> tuple[ToyAction, ...]:
        return super().legal(s, seat)[:: 1 if next(self.ticks) % 2 else -1]


class Doubled(Toy):
    def legal(self, s: ToyState, seat: Seat | None = None) -> tuple[ToyAction, ...]:
        return super().legal(s, seat) * 2


class Lenient(ToyGame):
    def refuse(self, s: ToyState, a: ToyAction) -> Refusal | None:  # noqa: ARG002
        return None


class Mumbling(Toy):
    def explain(self, s: ToyState, a: ToyAction) -> Refusal:
        return change(super().explain(s, a), message="toy-refuse-because")


class Unruly(Toy):
    def explain(self, s: ToyState, a: ToyAction) -> Refusal:
        return change(super().explain(s, a), ruling=None)


class Deaf(ToyGame):
    def apply(self, s: ToyState, a: ToyAction) -> Step[ToyState]:
        return self.rules.apply(s, a) if a in self.legal(s) else Step(s, ())


class Impure(Toy):
    ticks: Iterator[int] = count()

    def apply(self, s: ToyState, a: ToyAction) -> Step[ToyState]:
        step = super().apply(s, a)
        return Step(change(step.state, points=(next(self.ticks), *s.points[1:])), step.events)


class CheckedOnly(ToyGame):
    def apply(self, s: ToyState, a: ToyAction) -> Step[ToyState]:
        step = super().apply(s, a)
        return Step(step.state, (*step.events, *step.events))


class Weightless(Toy):
    def node(self, s: ToyState) -> Node:
        node = super().node(s)
        return Chance(Odds({**node.odds, Roll(3): 0}), node.seat) if isinstance(node, Chance) else node


class Nobody(Toy):
    def node(self, s: ToyState) -> Node:
        node = super().node(s)
        return Chance(node.odds, Seat(9)) if isinstance(node, Chance) else node


class Gullible(ToyGame):
    def settle(self, s: ToyState, outcome: ToyOutcome) -> Step[ToyState]:
        return self.rules.settle(s, outcome)


class FirstCome(Toy):
    def apply(self, s: ToyState, a: ToyAction) -> Step[ToyState]:
        step = super().apply(s, a)
        if s.phase == "pick" and not any(pick is not None for pick in s.picks):
            points = tuple(p + (seat == getattr(a, "seat", None)) for seat, p in enumerate(step.state.points, 1))
            return Step(change(step.state, points=points), step.events)
        return step


class OddEnd(Toy):
    """A base class for mutants of the end."""

    def other(self, result: Result) -> Result:
        raise NotImplementedError

    def node(self, s: ToyState) -> Node:
        node = super().node(s)
        return Over(self.other(node.result)) if isinstance(node, Over) else node


class LoneWinner(OddEnd):
    def other(self, result: Result) -> Result:
        return change(result, winners=result.winners[:1])


class StrangerWins(OddEnd):
    def other(self, result: Result) -> Result:
        return change(result, winners=(Seat(0),))


class ScoreMissing(OddEnd):
    def other(self, result: Result) -> Result:
        return change(result, scores=result.scores[1:])


class NoReason(OddEnd):
    def other(self, result: Result) -> Result:
        return change(result, reason="just_so")


class Seatless(Toy):
    @property
    def sides(self) -> tuple[tuple[Seat, ...], ...]:
        return super().sides[1:]


class Undecided(Toy):
    def sample(self, view: ToyView, rng: Random) -> ToyState:
        return change(super().sample(view, rng), picks=(None,) * self.players)


class Forgetful(Toy):
    def sample(self, view: ToyView, rng: Random) -> ToyState:
        s = super().sample(view, rng)
        return change(s, hands=tuple(tuple(Held("1", held.seen) for held in hand) for hand in s.hands))


class Undeclared(Toy):
    secrets = False


class FirstView(ToyView, frozen=True, tag="first"):
    @property
    def to_act(self) -> tuple[Seat, ...]:
        return (Seat(1),)


class AlwaysFirst(Toy):
    def view(self, s: ToyState, viewer: Viewer) -> ToyView:
        return FirstView(*msgspec.structs.astuple(super().view(s, viewer)))


class Unhashable(Toy):
    def view(self, s: ToyState, viewer: Viewer) -> Any:
        view = super().view(s, viewer)
        return change(view, dots=list(view.dots))


class GhostsStopNobody(Toy):
    """Seats that can only pass are not asked, which tells everybody that they hold nothing but ghosts."""

    def node(self, s: ToyState) -> Node:
        node = super().node(s)
        if s.phase == "pick" and isinstance(node, Turn):
            able = tuple(seat for seat in node.seats if any(held.card != GHOST for held in s.hands[seat - 1]))
            return Turn(able or node.seats)
        return node


class Telepathic(Toy):
    def legal(self, s: ToyState, seat: Seat | None = None) -> tuple[ToyAction, ...]:
        listed = super().legal(s, seat)
        threes = any(held.card == "3" for hand in s.hands for held in hand)
        return listed[:-1] if s.phase == "walk" and threes and len(listed) > 1 else listed


class Blabbing(Toy):
    def explain(self, s: ToyState, a: ToyAction) -> Refusal:
        hidden = "".join(held.card for hand in s.hands for held in hand)
        return change(super().explain(s, a), params={"cell": hidden, "seat": 1, "slot": 1})


class OpenDrawing(Toy):
    def show(self, s: ToyState, viewer: Viewer = ALL) -> str:  # noqa: ARG002
        return super().show(s, ALL)


class NoOdds(Toy):
    def odds(self, view: ToyView) -> Odds | None:
        return None if view.phase == "draw" else super().odds(view)


class NarrowOdds(Toy):
    def odds(self, view: ToyView) -> Odds | None:
        odds = super().odds(view)
        return Odds(dict(list(odds.items())[1:])) if odds else None


class ToldDraws(Toy):
    def tell(self, event: Event, viewer: Viewer) -> Event | None:
        return event if isinstance(event, Drew) else super().tell(event, viewer)


class ToldPeeks(Toy):
    def tell(self, event: Event, viewer: Viewer) -> Event | None:
        return event if isinstance(event, Peeked) else super().tell(event, viewer)


class ToldPicks(Toy):
    def tell(self, event: Event, viewer: Viewer) -> Event | None:
        return event if isinstance(event, Chose) else super().tell(event, viewer)


class Silent(Toy):
    def tell(self, event: Event, viewer: Viewer) -> Event | None:
        return event if isinstance(event, PublicEvent) or viewer == ALL else None


class OpenByDefault(Toy):
    def tell(self, event: Event, viewer: Viewer) -> Event | None:
        return super().tell(event, viewer) or event


class Secretive(Toy):
    def tell(self, event: Event, viewer: Viewer) -> Event | None:
        return None if event.kind == "ate" and viewer == 1 else super().tell(event, viewer)


class Illegible(Toy):
    def write(self, x: ToyAction | ToyOutcome) -> str:
        return "*1" if isinstance(x, Roll) else super().write(x)


class Spaced(Toy):
    def write(self, x: ToyAction | ToyOutcome) -> str:
        return f"{super().write(x)} "

    def read(self, text: str) -> ToyAction | ToyOutcome:
        return super().read(text.strip())


class Amnesiac(Toy):
    def position(self, s: ToyState) -> str:
        return super().position(change(s, came=None))


class Loaded(Toy):
    def start(self) -> ToyState:
        return change(super().start(), points=(Random().randrange(1_000_000), *super().start().points[1:]))


class Wordless(Toy):
    def apply(self, s: ToyState, a: ToyAction) -> Step[ToyState]:
        step = super().apply(s, a)
        return Step(step.state, (*step.events, Odd(ruling="TOY-1")))


class Odd(PublicEvent, frozen=True, kw_only=True):
    """An event without a sentence."""


class Lawless(Toy):
    def apply(self, s: ToyState, a: ToyAction) -> Step[ToyState]:
        step = super().apply(s, a)
        return Step(step.state, tuple(change(event, ruling="") for event in step.events))


class SentState(Toy):
    def view(self, s: ToyState, viewer: Viewer) -> Any:
        view = super().view(s, viewer)
        return change(view, came=s)


class OtherFacts(Toy):
    @property
    def facts(self) -> Any:
        facts: Facts = super().facts
        return change(facts, sides=())


class Blank(Toy):
    def show(self, s: ToyState, viewer: Viewer = ALL) -> str:
        return "" if viewer == 2 else super().show(s, viewer)


class Crashing(Toy):
    def read(self, text: str) -> ToyAction | ToyOutcome:
        return Roll(int(text[1:])) if text.startswith("*") else super().read(text)


class Believing(Toy):
    """Accepts any position that has the right form."""

    def place(self, text: str) -> ToyState:
        return read_position(self.board, text)


class Endless(Toy):
    def node(self, s: ToyState) -> Node:
        node = super().node(s)
        if isinstance(node, Over) and node.result.reason == "turn_limit":
            return Chance(DIE, Seat(1))
        return node

    def settle(self, s: ToyState, outcome: ToyOutcome) -> api.Step[ToyState]:
        return Step(s, ()) if s.taken == self.limit.most else super().settle(s, outcome)


class Picky(Toy):
    def place(self, text: str) -> ToyState:
        if "G" in text:
            raise BadText("toy-bad-hand", text=text)
        return super().place(text)
