"""What a page needs to know about moves: what is tapped for an action, what one tap can reach, what a tap means.

A game with gestures of its own has a class ``GESTURES`` in its module ``gestures``, beside its rules; the others get
the class here. All values are trusted: a server asks about its own match.
"""

import importlib
import importlib.util
import sys
from collections.abc import Generator, Iterable
from functools import cache
from itertools import repeat
from typing import Any, ClassVar, Generic, NamedTuple, TypeVar

import msgspec

from mazechase.rules.api import AnyRules, Rules, Seat, Turn
from mazechase.rules.game import AnyGame
from mazechase.rules.values import A, S

R = TypeVar("R", bound=AnyRules)


class End(NamedTuple):
    """Something a seat can reach in its move: what is tapped for it, and the tokens of the actions that lead there."""

    target: str
    actions: tuple[str, ...]
    passing: bool = False  # whether the move must go on from there
    gain: int = 0  # what the seat gains on the way
    harms: bool = False  # whether the seat would hurt itself


class Offer(msgspec.Struct, frozen=True, kw_only=True):
    """A legal action in parts that a page can match with taps; its token is what the page sends to take it."""

    token: str
    gain: int = 0  # what the seat gains by it, as far as it knows
    harms: bool = False  # whether the seat would hurt itself, so that a page asks before it is sent


class Gestures(Generic[R, S, A]):
    """The gestures of one game, with players and options chosen."""

    sent_whole: ClassVar[bool] = False
    """Whether a page collects the actions of a move and sends them together, so that advice is about all of them."""

    def __init__(self, rules: R) -> None:
        self.rules = rules

    def target(self, a: A) -> str | None:  # noqa: ARG002
        """Return the cell, slot or thing on the table that a person taps to take this action."""
        return None

    def taps(self, s: S, a: A) -> tuple[str, ...]:  # noqa: ARG002
        """Return everything that is tapped for a legal action, in order, such as a ghost and then a cell."""
        return (self.target(a) or self.rules.write(a),)

    def same_move(self, before: S, after: S) -> bool:  # noqa: ARG002
        """Return whether a later state, with the same seat to act, belongs to the same move.

        A page offers the ends of one move to a single tap. A game in which a seat moves piece after piece says here
        where one move ends and the next begins.
        """
        return True

    def gain(self, before: S, after: S, seat: Seat) -> int:  # noqa: ARG002
        """Return how much a seat has gained in its move so far; it decides between paths that are equally short."""
        return 0

    def harms(self, before: S, after: S, seat: Seat) -> bool:  # noqa: ARG002
        """Return whether a seat has hurt itself in its move, in a way that people rarely mean to."""
        return False

    def may_end(self, s: S, seat: Seat) -> bool:  # noqa: ARG002
        """Return whether a seat may end its move here, although it could go on."""
        return False

    def goes_on(self, begun: S, s: S, seat: Seat) -> bool:
        """Return whether the move that was begun in one state is not over in another."""
        return self.rules.node(s) == Turn((seat,)) and self.same_move(begun, s)

    def offer(self, s: S, a: A, token: str) -> Offer | None:  # noqa: ARG002
        """Return a legal action with this token in parts, unless the token is simply what is tapped for it."""
        return None

    def offers(self, s: S, seat: Seat) -> tuple[Offer, ...]:
        """List a seat's legal actions in parts, as far as they have any."""
        actions = self.rules.legal(s, seat)
        return self.offered(s, actions, map(self.rules.write, actions))

    def offered(self, s: S, actions: Iterable[A], tokens: Iterable[str]) -> tuple[Offer, ...]:
        """List legal actions with these tokens in parts, as far as they have any."""
        offers = map(self.offer, repeat(s), actions, tokens)
        return tuple([offer for offer in offers if offer is not None])

    def meant(self, s: S, seat: Seat, tapped: str, held: str | None) -> str:  # noqa: ARG002
        """Return the token of the action, legal or not, that a seat means by tapping something.

        ``held`` is what was chosen before, such as the piece that should go there.
        """
        return tapped

    def reach(self, begun: S, s: S, seat: Seat, most: int) -> Generator[None, None, tuple[End, ...]]:
        """List every target a seat can reach in its move, each with the fewest actions.

        The move was begun in one state and has come to another. Of equally short paths, the one that gains the seat
        most is listed. None goes across chance, or into the next move. The search looks at about ``most`` positions
        and yields between two of them, so that others can have their turn.
        """
        rules = self.rules
        ends: dict[str, End] = {}  # by target
        seen = {s}
        edge: list[tuple[S, tuple[str, ...]]] = [(s, ())]
        while edge and len(seen) < most:
            nearer, edge = edge, []
            for state, path in nearer:
                if not self.goes_on(begun, state, seat):
                    continue
                yield
                for action in rules.legal(state, seat):
                    token = rules.write(action)
                    target, steps = self.target(action) or token, (*path, token)
                    there = rules.apply(state, action).state
                    gain = self.gain(s, there, seat)
                    known = ends.get(target)
                    if known is None or (len(known.actions) == len(steps) and known.gain < gain):
                        passing = self.goes_on(begun, there, seat) and not self.may_end(there, seat)
                        ends[target] = End(target, steps, passing, gain, self.harms(s, there, seat))
                    if there not in seen:
                        seen.add(there)
                        edge.append((there, steps))
        return tuple(ends.values())


AnyGestures = Gestures[Any, Any, Any]


def gestures_of(game: AnyGame) -> AnyGestures:
    """Return a game's gestures."""
    return gestures_type(type(game.rules))(game.rules)


@cache
def gestures_type(kind: type[AnyRules]) -> type[AnyGestures]:
    """Return the class of gestures beside a game's rules, or beside those that it extends."""
    for ancestor in kind.__mro__[: kind.__mro__.index(Rules)]:
        package = sys.modules[ancestor.__module__].__package__
        if package and importlib.util.find_spec(f"{package}.gestures"):
            found: type[AnyGestures] = importlib.import_module(f"{package}.gestures").GESTURES
            return found
    return Gestures
