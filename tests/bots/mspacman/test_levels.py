"""What the levels of Ms. Pac-Man do in single positions: people's mistakes, but none that nobody would make."""

import pytest

from bots.looking import FIVE, answer
from mazechase import engine
from rules.mspacman.positions import put

pytestmark = pytest.mark.skipif(not engine.available("mspacman"), reason="no native kernel")


@pytest.mark.parametrize("level", FIVE)
def test_a_strong_ghost_in_reach_captures(level: str) -> None:
    for table, step in (
        (put("chase", "- e8", her="c8", seat=2, steps=2), "d8"),
        (put("chase", "- d8", her="c8", seat=2, steps=5), "c8"),
    ):
        assert answer(table.game, table.state, level) == step


@pytest.mark.parametrize("level", FIVE)
def test_she_does_not_step_on_a_strong_ghost_without_need_and_eats_a_weak_one(level: str) -> None:
    strong = put("walk", "- d8", her="c8", steps=1)
    assert answer(strong.game, strong.state, level) != "d8"
    weak = put("walk", "- d8p1 h5p1 j3p1", her="c8", steps=1)
    assert answer(weak.game, weak.state, level) == "d8"


@pytest.mark.parametrize("level", FIVE)
def test_she_takes_the_step_that_wins(level: str) -> None:
    table = put("walk", "- f5", her="c8", dots="c7 j1", steps=2)
    assert answer(table.game, table.state, level) == "c7"
