"""Cards: draw or stop? Everybody else has stopped or is out, and one hand is hidden.

From then on one player decides alone, so the chance to win is a plain calculation: every card that may come, and every
hand that the rival may hold, counted exactly. Power-ups do nothing in this part of the game with the level 1 deck.
"""

from collections import Counter
from functools import cache, lru_cache
from math import comb
from struct import Struct
from typing import NamedTuple

from mazechase.puzzles.proofs.proving import Prover
from mazechase.puzzles.stored import Proof, Puzzle, Reply
from mazechase.rules.api import Seat
from mazechase.rules.cards.dealing import Gap, count_deals, unseen
from mazechase.rules.cards.deck import ALL_POWER_UPS, Card
from mazechase.rules.cards.game import Cards
from mazechase.rules.cards.setup import CardsSetup
from mazechase.rules.cards.values import KNOCK_OUT, CardsState, CardsView

MARGIN = 0.05
MOST_HIDDEN = 9  # cards of the rival's that are hidden
BITS, SLOTS = 32, 64  # of the numbers that hold polynomials: nine cards make at most 63 points, in 2^32 ways at most
SLOT = Struct("<I")
HOPELESS = 0.02  # an answer with less is no answer
MOST_LOOKS = 500  # hands; what takes longer is not a puzzle


class Kind(NamedTuple):
    """Cards that make no difference to each other."""

    points: int
    units: int
    power: bool


Pool = tuple[tuple[Kind, int], ...]  # unseen cards, with how many of each kind


class Decision(NamedTuple):
    """The chances to win by drawing and by stopping."""

    draw: float
    stop: float

    @property
    def best(self) -> float:
        """The chance with the better of the two."""
        return max(self.draw, self.stop)


class TooLong(Exception):
    """Raised when a position takes too long to count; not an error."""


class CardsProver(Prover):
    """Counts positions in which one player is left, against one hidden hand."""

    settings = ((2, {}), (2, {}), (3, {}))
    bots = ("level2", "level1")
    nodes = 50
    opening = 24

    def prove(self, state: CardsState) -> Puzzle | None:
        """Return the puzzle: drawing or stopping is clearly better."""
        seat = state.seat
        if state.phase != "ask" or state.drawn or state.quota:
            return None
        others = [one for number, one in enumerate(state.status, 1) if number != seat]
        if state.status[seat - 1] != "active" or "active" in others or others.count("down") != 1:
            return None
        setup, view = self.game.rules_as(Cards).setup, self.game.view(state, seat)
        gaps = tuple(unseen(setup, view).gaps.values())
        if len(gaps) != 1 or gaps[0].cards > MOST_HIDDEN or not setup.ghost_units(state.hands[seat - 1]):
            return None
        try:
            found = decide(setup, view, seat)
        except TooLong:
            return None
        best, other = found.best, min(found.draw, found.stop)
        if best - other < MARGIN or best == 1 or other < HOPELESS:
            return None
        answer = "draw" if found.draw > found.stop else "shut"
        depth = 100 - round(100 * (best - other))  # the closer, the harder
        return Puzzle(
            position=self.game.position(state),
            task="draw",
            line={answer: Reply()},
            proof=Proof("counted", round(best, 4), round(other, 4), 2, depth),
        )

    @classmethod
    def sort(cls, puzzle: Puzzle) -> str:
        """Return the answer: half of the puzzles should say stop."""
        return next(iter(puzzle.line))


def decide(setup: CardsSetup, view: CardsView, seat: Seat) -> Decision:
    """Return the exact chances of the only seat that still decides."""
    hidden = unseen(setup, view)
    ((rival, gap),) = hidden.gaps.items()
    known = next((entry.cards for entry in view.known if (entry.viewer, entry.hand) == (seat, rival)), ())
    mine = view.hands[seat - 1]
    assert mine is not None  # noqa: S101 (it is the viewer's own)
    alone = Alone(gap, setup.worth(known))
    return alone.weigh(setup.worth(mine), setup.ghost_units(mine), _pool(setup, hidden.cards))


class Alone:
    """The rest of a game for one player against one hidden hand: a gap, and points that are known to be in it."""

    def __init__(self, gap: Gap, known: int) -> None:
        self.gap = gap
        self.known = known
        self.looks = 0
        self.best = lru_cache(None)(self._best)

    def weigh(self, points: int, units: int, pool: Pool) -> Decision:
        """Return the chances of both answers."""
        coming = self._coming(pool)
        return Decision(self._drawing(points, units, pool, coming), self.stopping(points, pool))

    def _best(self, points: int, units: int, pool: Pool) -> float:
        """Return the chance to win with the best play."""
        self.looks += 1
        if self.looks > MOST_LOOKS:
            raise TooLong
        stop, coming = self.stopping(points, pool), self._coming(pool)
        safe = sum(weight for kind, weight in coming.items() if units + kind.units < KNOCK_OUT)
        if stop * sum(coming.values()) >= safe:  # no card can make it better
            return stop
        return max(stop, self._drawing(points, units, pool, coming))

    def _drawing(self, points: int, units: int, pool: Pool, coming: dict[Kind, int]) -> float:
        won = sum(
            weight * self.best(points + kind.points, units + kind.units, _less(pool, kind))
            for kind, weight in coming.items()
            if units + kind.units < KNOCK_OUT
        )
        return won / max(1, sum(coming.values()))

    def _coming(self, pool: Pool) -> dict[Kind, int]:
        """Return the kinds of card that can be next, weighted with the deals of the hidden hand that leave them."""
        if sum(count for _, count in pool) <= self.gap.cards:  # the deck is empty
            return {}
        return {kind: count * self._deals(pool if kind.power else _less(pool, kind)) for kind, count in pool}

    def _deals(self, pool: Pool) -> int:
        """Return in how many ways the gap can be filled."""
        held = Counter[int]()
        for kind, count in pool:
            if not kind.power:
                held[kind.units] += count
        return count_deals((self.gap,), (held[0], held[1], held[2]))

    def stopping(self, points: int, pool: Pool) -> float:
        """Return the chance to win with so many points, a shared win counting half."""
        dealt = hands(pool, self.gap)
        mine = points - self.known
        won = sum(ways * (2 if worth < mine else worth == mine) for worth, ways in dealt.items())
        return won / 2 / sum(dealt.values())


@lru_cache(1 << 16)
def hands(pool: Pool, gap: Gap) -> dict[int, int]:
    """Return in how many ways a gap can be filled from the unseen cards, by the points this makes.

    The cards with points are a product of polynomials, one per kind, whose exponents are cards and points. A polynomial
    is one large number: ``BITS`` for each coefficient, ``SLOTS`` coefficients for each number of cards.

    >>> hands(((Kind(1, 0, False), 2), (Kind(3, 0, False), 1), (Kind(0, 1, False), 1)), Gap(2, 1))
    {2: 1, 4: 2, 1: 2, 3: 1}
    """
    size = BITS * SLOTS
    filled = 1
    for kind, count in pool:
        if not (kind.units or kind.power):  # power-ups are never in a hand
            filled = filled * _choices(kind.points, count, gap.cards) & (1 << size * (gap.cards + 1)) - 1
    ghosts = [(kind.units, count) for kind, count in pool if kind.units]
    found: Counter[int] = Counter()
    for number, ways in _ghosts(ghosts, gap.room).items():
        if number > gap.cards:
            continue
        row = filled >> size * (gap.cards - number) & (1 << size) - 1
        for points, (fillings,) in enumerate(SLOT.iter_unpack(row.to_bytes(size // 8, "little"))):
            if fillings:
                found[points] += ways * fillings
    return dict(found)


@cache
def _choices(points: int, count: int, most: int) -> int:
    """Return the polynomial of one kind of card."""
    return sum(comb(count, taken) << BITS * taken * (SLOTS + points) for taken in range(min(count, most) + 1))


def _ghosts(kinds: list[tuple[int, int]], room: int) -> Counter[int]:
    """Return in how many ways each number of ghosts fits into a hand."""
    found: Counter[tuple[int, int]] = Counter({(0, 0): 1})  # by number and units
    for units, count in kinds:
        found = Counter(
            {
                (number + taken, used + taken * units): ways * comb(count, taken)
                for (number, used), ways in found.items()
                for taken in range(min(count, (room - used) // units) + 1)
            }
        )
    fitting: Counter[int] = Counter()
    for (number, _), ways in found.items():
        fitting[number] += ways
    return fitting


def _pool(setup: CardsSetup, cards: Counter[Card]) -> Pool:
    kinds: Counter[Kind] = Counter()
    for card, count in cards.items():
        kinds[Kind(setup.points.get(card, 0), setup.units(card), card in ALL_POWER_UPS)] += count
    return tuple(sorted((kind, count) for kind, count in kinds.items() if count))


def _less(pool: Pool, kind: Kind) -> Pool:
    return tuple((one, count - (one == kind)) for one, count in pool if count - (one == kind))


PROVER = CardsProver
