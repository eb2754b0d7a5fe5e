"""What the marble game's levels do in single positions: people's mistakes, but none that nobody would make."""

import pytest

from bots.looking import FIVE, answer
from mazechase import engine
from rules.marbles.positions import put

pytestmark = pytest.mark.skipif(not engine.available("marbles"), reason="no native kernel")


@pytest.mark.parametrize("level", FIVE)
def test_every_level_gobbles_when_nothing_speaks_against_it(level: str) -> None:
    # Far from both ghosts, one path has three marbles and the others have none.
    game, s = put("d1 a11", white="f1 h1 j1 e10", dice="3", piece="pac", ghosts="f10 f9", trays="37 31")
    assert answer(game, s, level) == "3j1:f1,h1,j1"


@pytest.mark.parametrize("level", FIVE)
def test_a_ghost_beside_a_rival_catches_it(level: str) -> None:
    game, s = put("d1 f9", ghosts="f10 f6", dice="1", piece="ghost", trays="30 41")
    assert answer(game, s, level) == "1f10>f9"


@pytest.mark.parametrize("level", FIVE)
def test_the_last_marble_is_taken_by_who_wins_with_it(level: str) -> None:
    game, s = put("d1 a11", white="f1", dice="1", piece="pac", ghosts="f10 f9", trays="51 20")
    assert answer(game, s, level) == "1f1:f1"


@pytest.mark.parametrize("level", FIVE[2:])
def test_the_last_marble_is_left_by_who_loses_with_it(level: str) -> None:
    game, s = put("d1 a11", white="f1", dice="1", piece="pac", ghosts="f10 f9", trays="20 51")
    assert answer(game, s, level) != "1f1:f1"
