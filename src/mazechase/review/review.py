"""What was luck and what was skill in a match.

Every ply changes the chances to win. If chance made the change, it is luck: what the roll, spin or draw gave or took,
compared with the mean of all that could have come. If a seat made it, the seat has given away what the best action
would have kept. Where hands are hidden, luck is measured with open hands, as everybody sees them afterwards, and a
decision by what its seat could know.
"""

from collections.abc import Callable, Sequence
from random import Random

import msgspec

from mazechase.bots.analysis import Analyst, Chances, Judged, analyst, shares
from mazechase.bots.api import Budget
from mazechase.bots.coach import Advice, explained
from mazechase.match import Match, Ply
from mazechase.rules.api import ALL, Over, Seat, State

NOTABLE = 0.05  # a chance to win that is worth mentioning
TURNING_POINTS = 5


class Reviewed(msgspec.Struct, frozen=True, kw_only=True):
    """One ply: what was done, and every seat's chances after it.

    ``luck`` is what chance gave every seat. Of a decision, ``expected`` is the actor's chance before, ``lost`` what it
    gave away, and ``best`` what to do instead, if that is notable; ``advice`` says why.
    """

    ply: int
    seat: Seat | None  # who decided, or whose roll, spin or draw it was
    token: str
    chances: tuple[float, ...]
    error: float | None
    luck: tuple[float, ...] | None = None
    expected: float | None = None
    lost: float | None = None
    best: str | None = None
    advice: Advice | None = None


class Total(msgspec.Struct, frozen=True, kw_only=True):
    """A seat's match: what luck gave it, what it gave away, and how many of its decisions were notably worse."""

    seat: Seat
    luck: float
    lost: float
    decisions: int
    mistakes: int


class Review(msgspec.Struct, frozen=True, kw_only=True):
    """A reviewed match: the chances at the beginning, every ply, totals by seat, and the plies that mattered most."""

    game: str
    players: int
    chances: tuple[float, ...]
    error: float | None
    plies: tuple[Reviewed, ...]
    totals: tuple[Total, ...]
    turning_points: tuple[int, ...]


def review(
    match: Match,
    budget: Budget | None = None,
    seed: int = 1,
    *,
    judge: Analyst | None = None,
    on_ply: Callable[[], None] | None = None,
) -> Review:
    """Review a match; the budget is for each position. With a budget of nodes, equal matches have equal reviews.

    ``judge`` replaces the game's own analyst.
    """
    reviewer = _Reviewer(match, judge or analyst(match.game), budget or Budget(), seed)
    plies = []
    for number in range(1, len(match.line) + 1):
        plies.append(reviewer.reviewed(number))
        if on_ply is not None:
            on_ply()
    first = reviewer.chances(0)
    return Review(
        game=match.game.id,
        players=match.game.players,
        chances=first.wins,
        error=first.error,
        plies=tuple(plies),
        totals=tuple(_total(seat, plies) for seat in match.game.seats),
        turning_points=_turning_points(plies),
    )


class _Reviewer:
    """Looks at the positions of one match; the luck of each look comes from the position's number."""

    def __init__(self, match: Match, judge: Analyst, budget: Budget, seed: int) -> None:
        self._match = match
        self._game = match.game
        self._analyst = judge
        self._budget = budget
        self._seed = seed
        self._known: dict[int, Chances] = {}

    def chances(self, number: int) -> Chances:
        """Return the chances after this many plies, with all hands open."""
        if number not in self._known:
            self._known[number] = self._look(number)
        return self._known[number]

    def reviewed(self, number: int) -> Reviewed:
        """Return what a ply did."""
        ply: Ply = self._match.line[number - 1]
        before, after = self.chances(number - 1), self.chances(number)
        done = Reviewed(ply=number, seat=ply.seat, token=ply.token, chances=after.wins, error=after.error)
        if ply.chance or ply.seat is None:
            luck = tuple(now - then for now, then in zip(after.wins, before.wins, strict=True))
            return msgspec.structs.replace(done, luck=luck)
        judged: tuple[Judged, ...] = ()
        if self._game.secrets:
            judged = self._judged(number, ply.seat)
            expected = judged[0].chances.of(ply.seat)
            chosen = next(one for one in judged if self._game.write(one.action) == ply.token)
            lost = expected - chosen.chances.of(ply.seat)
        else:
            expected = before.of(ply.seat)
            lost = max(0.0, expected - after.of(ply.seat))
        if lost < NOTABLE:
            return msgspec.structs.replace(done, expected=expected, lost=lost)
        advice = self._better(number, ply.seat, judged or self._judged(number, ply.seat))
        if advice.action == ply.token:  # the best there was: only a look from one ply further on is more sober
            return msgspec.structs.replace(done, expected=expected, lost=0.0)
        return msgspec.structs.replace(done, expected=expected, lost=lost, best=advice.action, advice=advice)

    def _look(self, number: int) -> Chances:
        state, rules = self._state(number), self._game.rules
        node = rules.node(state)
        if isinstance(node, Over):
            return Chances(shares(self._game, node.result), 0.0)
        return self._analyst.chances(rules.view(state, ALL), self._rng(number), self._budget)

    def _better(self, number: int, seat: Seat, judged: Sequence[Judged]) -> Advice:
        """Return the best action with its reasons, from what a seat knew before a ply."""
        state = self._state(number - 1)
        return explained(self._game, self._game.rules.view(state, seat), state, seat, judged[0])

    def _judged(self, number: int, seat: Seat) -> tuple[Judged, ...]:
        """Return a seat's actions before a ply, the best first, from what it knew."""
        state, rules = self._state(number - 1), self._game.rules
        view, legal = rules.view(state, seat), rules.legal(state, seat)
        return self._analyst.judge(view, legal, self._rng(number), self._budget)

    def _state(self, number: int) -> State:
        state: State = self._match.line[number - 1].state if number else self._match.first
        return state

    def _rng(self, number: int) -> Random:
        return Random(f"{self._seed}/{number}")


def _total(seat: Seat, plies: Sequence[Reviewed]) -> Total:
    own = [one.lost for one in plies if one.seat == seat and one.lost is not None]
    return Total(
        seat=seat,
        luck=sum(one.luck[seat - 1] for one in plies if one.luck is not None),
        lost=sum(own),
        decisions=len(own),
        mistakes=sum(one.best is not None for one in plies if one.seat == seat),
    )


def _turning_points(plies: Sequence[Reviewed]) -> tuple[int, ...]:
    """Return the plies that changed somebody's chances the most, in the order in which they were played."""

    def weight(one: Reviewed) -> float:
        return max(map(abs, one.luck)) if one.luck is not None else one.lost or 0.0

    notable = [one for one in plies if weight(one) >= NOTABLE]
    return tuple(sorted(one.ply for one in sorted(notable, key=weight, reverse=True)[:TURNING_POINTS]))
