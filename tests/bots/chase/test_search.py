"""What a position is worth, and that the search finds what is there."""

from itertools import pairwise
from random import Random

import pytest

import mazechase
from mazechase.bots import Meter
from mazechase.bots.chase.search import BEYOND, Search
from mazechase.bots.chase.worth import WON, Weights, Worth
from mazechase.rules.chase.game import Chase
from mazechase.rules.chase.values import PAC, ChaseState

GAME = mazechase.game("chase", 2, {"layout": "printed"})
LIFE = Weights().life
WORTH = Worth(GAME.rules_as(Chase))


def worth(text: str) -> float:
    return WORTH.of(GAME.place(text))


def test_the_end_is_worth_everything() -> None:
    assert worth("e5 e9,i5,e1,a5 - 1 0 Pac-Man 0 - 0 0 0") == WON
    assert worth("e5 e9,i5,e1,a5 a1 0 0 Pac-Man 0 - 0 0 0") == -WON


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        ("e5 e9,i5,e1,a5 a1,i1,a9,i9 3 0 Pac-Man 2 - 0 0 0", "e5 e9,i5,e1,a5 a1,i1,a9,i9 2 0 Pac-Man 2 - 0 0 0"),
        ("e5 e9,i5,e1,a5 a1,i1,a9 3 0 Pac-Man 2 - 0 0 0", "e5 e9,i5,e1,a5 a1,i1,a9,i9 3 0 Pac-Man 2 - 0 0 0"),
        ("e5 e9,i5,e1,- a1,i1,a9,i9 3 0 Pac-Man 2 - 0 0 0", "e5 e9,i5,e1,a5 a1,i1,a9,i9 3 0 Pac-Man 2 - 0 0 0"),
        ("e5 e9,i5,e1,a5 a1,i1,a9,i9 3 0 Pac-Man 2 - 0 0 0", "e5 e9,i5,e1,a5 a1,i1,a9,i9 3 15 Pac-Man 2 - 0 0 0"),
        ("c1 e9,i5,e4,a9 a1,i1 3 0 Pac-Man 2 - 0 0 0", "a4 e9,i5,e4,a9 a1,i1 3 0 Pac-Man 2 - 0 0 0"),
        ("e5 e9,i5,e1,a5 a1 3 0 Blinky 2! IPC 0 0 0", "e5 e7,i5,e1,a5 a1 3 0 Blinky 2! IPC 0 0 0"),
        ("a5 c5,a2,c2,i9 i1 3 0 Pac-Man 2 - 0 0 0", "a1 c1,a3,b3,i9 i1 3 0 Pac-Man 2 - 0 0 0"),
    ],
)
def test_what_is_better_is_worth_more(better: str, worse: str) -> None:
    assert worth(better) > worth(worse)


def test_a_ghost_that_moves_next_and_reaches_him_is_as_good_as_a_catch() -> None:
    safe, caught = (
        worth(f"e5 {at},i9,i8,i7 a1 3 0 Blinky {move} IPC 0 0 0") for at, move in (("d7", "1"), ("e7", "2!"))
    )
    assert safe - caught > LIFE / 2


def test_distances_are_those_of_the_maze() -> None:
    for cell in (0, 40, 77):
        assert WORTH.far[cell][cell] == 0
        for other, near in enumerate(GAME.rules_as(Chase).layout.neighbours):
            assert all(abs(WORTH.far[cell][other] - WORTH.far[cell][to]) == 1 for to in near)
    assert WORTH.nearest(GAME.rules_as(Chase).layout.pellets)[40] == min(
        WORTH.far[40][at] for at in GAME.rules_as(Chase).layout.pellets
    )


def whole(search: Search, s: ChaseState, depth: int) -> float:
    """Search everything, without cutoffs."""
    values = []
    for action in search.rules.legal(s):
        after = search.rules.after(s, action)
        value = search.worth.of(after)
        rest = depth if after.mover == s.mover and after.left < s.left else depth - 1
        if abs(value) == WON:
            value += depth if value > 0 else -depth
        elif rest:
            value = whole(search, after, rest)
        values.append(value)
    return max(values) if s.mover == PAC else min(values)


@pytest.mark.parametrize("layout", ["gates", "printed"])
def test_alpha_beta_finds_what_a_whole_look_finds(layout: str) -> None:
    game = mazechase.game("chase", 2, {"layout": layout})
    search = Search(game.rules_as(Chase), Worth(game.rules_as(Chase)), Meter(None, None, None), Random(1))
    rng = Random(3)
    s = game.start()
    for ply in range(60):
        if ply % 9 == 4:
            for depth in (1, 2, 3, 4):
                assert search.value(s, depth, -BEYOND, BEYOND) == whole(search, s, depth)
        if not (legal := game.legal(s)):
            break
        s = game.rules_as(Chase).after(s, rng.choice(legal))


def test_the_sooner_a_win_the_better() -> None:
    search = Search(GAME.rules_as(Chase), WORTH, Meter(None, None, None), Random(1))
    s = GAME.place("a3 i5,i5,i5,i5 a1 1 0 Pac-Man 2 - 0 0 0")
    values = [search.value(s, depth, -BEYOND, BEYOND) for depth in (1, 2, 3)]
    assert values == [WON + 1, WON + 2, WON + 3]
    assert all(low < high for low, high in pairwise(values))


def test_an_eye_that_errs_errs_no_more_than_it_may() -> None:
    s = GAME.start()
    exact = Search(GAME.rules_as(Chase), WORTH, Meter(None, None, None), Random(1))
    wrong = Search(GAME.rules_as(Chase), WORTH, Meter(None, None, None), Random(1), error=5.0)
    values = {child.action: child.worth for child in exact._sorted(s)}
    off = [abs(child.worth - values[child.action]) for child in wrong._sorted(s)]
    assert 0 < max(off) <= 5
