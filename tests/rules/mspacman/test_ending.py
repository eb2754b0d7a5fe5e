"""Who wins, and when."""

import pytest

from mazechase.rules.api import Over
from mazechase.rules.mspacman.events import TurnLimit, Won
from rules.mspacman.positions import put


def test_MSP_52_the_owner_of_a_clear_area_wins_whoever_moved() -> None:
    own = put("walk", "- f5", her="c8", dots="c8 j1", steps=3)
    assert own.play("d8").result.winners == (1,)
    assert put("walk", "- f5", her="c8", dots="c7 c8 j1", steps=3).play("d8").phase == "walk 1"  # a dot is left
    others = put("walk", "- f5", her="h4", dots="c8 h4", steps=3)
    after = others.play("i4")
    assert (after.result.winners, after.result.scores) == ((2,), (16, 17))
    assert after.result.reason == "area_cleared"
    won = others.events("i4")[2]
    assert isinstance(won, Won)
    assert (won.seat, won.area) == (2, "Pinky")


def test_MSP_53_the_area_that_is_empty_first_wins_at_that_step() -> None:
    after = put("walk", "- f6 f5", her="e7", dots="e7 f7 j1", steps=4).play("f7")
    assert after.result.winners == (1,)
    assert after.state.steps == 0
    assert "f7" in after.dots


def test_MSP_53_whose_area_is_empty_first_counts_not_who_moves_or_sits_first() -> None:
    # Both areas have one dot left, and she comes over both: over that of seat 2 first.
    table = put("walk", "- f6 f5", her="f7", dots="e7 f7 j1", steps=5)
    after = table.play("e7")
    assert (after.result.winners, after.result.reason, after.phase) == ((2,), "area_cleared", "over 1")
    assert (after.dots, after.state.steps, after.game.legal(after.state)) == ({"e7", "j1"}, 0, ())
    assert after.ruling("e8") == "over None"
    # The other way round it is seat 1's.
    assert put("walk", "- f6 f5", her="e7", dots="e7 f7 j1", steps=5).play("f7").result.winners == (1,)


def test_MSP_54_the_last_dot_under_her_is_not_cleared_until_she_steps_off() -> None:
    table = put("walk", "- f5", her="d8", dots="c8 j1", steps=1).play("c8")
    assert not isinstance(table.node, Over)
    assert table.play("*1 f4 *1 d8").result.winners == (1,)


def test_MSP_55_a_winning_step_onto_a_strong_ghost_wins() -> None:
    after = put("walk", "- d8", her="c8", dots="c8 j1", steps=3).play("d8")
    assert (after.result.winners, after.state.ctrl, after.her) == ((1,), 1, "d8")


def test_MSP_56_dots_never_come_back() -> None:
    table = put("walk", "- d8", her="c8", steps=3)
    captured = table.play("d8 h3 *1 h4 *1 e7")
    assert table.dots - captured.dots == {"c8", "h3"}
    bare = put("chase", "- d8", her="c8", seat=2, steps=1, eaten="h3")
    assert "h3" not in bare.play("c8 h3").dots


@pytest.mark.parametrize(
    ("dots", "winners", "scores"),
    [("c8 c7 j1", (2,), (15, 16)), ("c7 j1 j2", (1,), (16, 15)), ("c8 c7 j1 j2", (1, 2), (15, 15))],
)
def test_MSP_57_at_the_turn_limit_the_fewest_dots_left_win_and_ties_are_shared(
    dots: str, winners: tuple[int, ...], scores: tuple[int, ...]
) -> None:
    table = put("walk", "- f5", her="a9", dots=dots, steps=1, turns=4, max_turns=5)
    after = table.play("a8")
    assert (after.result.winners, after.result.scores, after.result.reason) == (winners, scores, "turn_limit")
    limit = table.events("a8")[-1]
    assert isinstance(limit, TurnLimit)
    assert (limit.turns, limit.winners) == (5, winners)


def test_MSP_57_all_completed_turns_count_extra_turns_and_captures_too() -> None:
    table = put("walk", "- d8p1", her="c8", steps=1, max_turns=5).play("d8")
    assert (table.phase, table.state.turns) == ("spin 1", 1)
    table = table.play("*1 e8")
    assert (table.phase, table.state.turns) == ("roll 2", 2)
    table = table.play("*1 f4")
    assert table.state.turns == 3
    captured = put("chase", "- d8", her="c8", seat=2, steps=3, turns=3, max_turns=5).play("c8")
    assert (captured.phase, captured.state.turns) == ("place 2", 4)
    last = put("chase", "- d8", her="c8", seat=2, steps=3, turns=4, max_turns=5).play("c8")
    assert last.result.reason == "turn_limit"
    assert (last.state.ctrl, last.her) == (2, None)


def test_MSP_57_a_win_with_the_last_turn_is_a_win() -> None:
    table = put("walk", "- f5", her="a9", dots="a9 j1", steps=1, turns=4, max_turns=5)
    assert table.play("a8").result.reason == "area_cleared"


def test_MSP_57_without_a_limit_turns_are_not_counted() -> None:
    assert put("walk", "- f5", her="a9", steps=1).play("a8").state.turns == 0
