"""The turn limit, which is handled once for every game."""

import pytest

import mazechase
import toy  # noqa: F401 (makes the test game known)
from mazechase.rules.registry import game_types
from mazechase.rules.turnlimit import NAME, TurnLimit, limit_by_default, limited, unlimited


def test_turns_are_counted_only_under_a_limit() -> None:
    assert [TurnLimit(3).count(taken) for taken in range(3)] == [1, 2, 3]
    assert [TurnLimit(3).reached(taken) for taken in range(5)] == [False, False, False, True, True]
    assert [TurnLimit(3).allows(taken) for taken in range(5)] == [True, True, True, True, False]
    assert (TurnLimit().count(0), TurnLimit().reached(10**6)) == (0, False)
    assert [TurnLimit().allows(taken) for taken in (0, 1)] == [True, False]


@pytest.mark.parametrize("id", game_types())
def test_every_game_has_one_and_it_can_be_set_and_lifted(id: str) -> None:  # noqa: A002
    game = mazechase.game(id)
    assert game.rules.limit.most is None
    assert game.rules.limit.ruling
    short = limited(game, 5)
    assert short.rules.limit.most == 5
    assert limited(short, 9) is short
    assert unlimited(game) is game
    assert unlimited(short) == game
    assert limit_by_default(game.declared, {}, 7) == {NAME: 7}
    assert limit_by_default(game.declared, {NAME: "none"}, 7) == {NAME: "none"}
    assert limit_by_default((), {}, 7) == {}
