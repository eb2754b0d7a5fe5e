"""Which positions are possible. Written without the rules that lead to them, so that the two check each other."""

from collections import Counter
from collections.abc import Iterator

from mazechase.errors import BadText
from toy.legal import may_draw, peeks, playable, steps
from toy.setup import ToySetup
from toy.values import DECK, GHOST, MOST_CARDS, ROUNDS, ToyState, seats_to_pick


def check_position(setup: ToySetup, s: ToyState) -> None:
    """Raise BadText with what is wrong with a position, if anything is."""
    for part in (_table, _cards, _walk, _picks):
        for code, right in part(setup, s):
            if not right:
                raise BadText(f"toy-place-{code}", players=setup.players)


def _table(setup: ToySetup, s: ToyState) -> Iterator[tuple[str, bool]]:
    yield "seats", {len(s.pawns), len(s.points), len(s.hands), len(s.picks)} == {setup.players}
    yield "taken", s.taken <= ROUNDS * setup.players and (setup.limit.most is None or setup.limit.allows(s.taken))
    yield "dots", not s.dots - setup.board.marked("o") and not any(pawn in s.dots for pawn in s.pawns)
    eaten = len(setup.board.marked("o")) - len(s.dots)
    rounds = max(0, s.taken // setup.players - (s.phase == "pick"))
    yield "points", sum(s.points) <= eaten + 2 * rounds


def _cards(setup: ToySetup, s: ToyState) -> Iterator[tuple[str, bool]]:
    held = [held.card for hand in s.hands for held in hand]
    yield "deck", Counter((*held, *s.spent)) <= DECK
    yield "spent", list(s.spent) == sorted(s.spent) and GHOST not in s.spent
    yield "hands", all(len(hand) <= MOST_CARDS for hand in s.hands)
    for seat, hand in zip(setup.seats, s.hands, strict=True):
        others = [other for other in setup.seats if other != seat]
        yield "seen", all(list(held.seen) == [other for other in others if other in held.seen] for held in hand)


def _walk(setup: ToySetup, s: ToyState) -> Iterator[tuple[str, bool]]:
    here = s.pawns[setup.mover(s) - 1]
    walking = s.phase == "walk"
    yield "phase", s.phase == "roll" or setup.over(s) is None
    yield "phase", s.taken < ROUNDS * setup.players or s.phase in ("roll", "pick")
    yield "pips", s.pips <= 3 if walking else s.pips == 0
    yield "came", s.came is None or (walking and s.came in setup.board.steps[here] and s.pips < 3)
    yield "pips", not walking or s.came is not None or s.pips > 0
    yield "phase", not walking or bool(steps(setup, s) or peeks(setup, s))
    yield "phase", s.phase != "draw" or may_draw(setup, s)


def _picks(setup: ToySetup, s: ToyState) -> Iterator[tuple[str, bool]]:
    picking = s.phase == "pick"
    yield "phase", not picking or (s.taken > 0 and s.taken % setup.players == 0)
    for hand, pick in zip(s.hands, s.picks, strict=True):
        yield "picks", pick is None or (picking and bool(hand) and pick in playable(hand))
    yield "picks", not picking or bool(seats_to_pick(s.hands, s.picks))
