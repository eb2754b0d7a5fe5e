"""Strong and weak sides: Power Dots, F2, and when a ghost turns back."""

import pytest

from mazechase.rules.mspacman.events import Weakened
from rules.mspacman.positions import put


def test_MSP_32_ghosts_on_ghost_spaces_turn_too_and_keep_the_timer() -> None:
    after = put("walk", "- f6 j3", her="a10", steps=1).play("a9")
    assert after.ghost(2) == "f6p1"  # its turn has begun
    assert after.ghost(3) == "j3p2"


def test_MSP_33_ghosts_are_weak_from_the_moment_she_leaves_the_power_square() -> None:
    table = put("walk", "- a9", her="a10", steps=2)
    assert table.kinds("a9") == "stepped:12 ate:8 power_eaten:33 weakened:33 caught:18 went_home:41"
    assert table.play("a9").state.earned
    weakened = table.events("a9")[3]
    assert isinstance(weakened, Weakened)
    assert (weakened.seat, weakened.cause, weakened.turns) == (2, "power", 2)
    everybody = put("walk", "- j3 h5 j5", her="a10", steps=2).play("a9")
    assert [everybody.ghost(seat) for seat in (2, 3, 4)] == ["j3p2", "h5p2", "j5p2"]


def test_MSP_34_a_step_removes_the_dot_then_may_win_then_turns_the_ghosts_then_meets() -> None:
    last = put("walk", "- a9", her="a10", steps=2, dots="a10 j1")
    assert last.kinds("a9") == "stepped:12 ate:8 won:52"
    assert last.play("a9").result.winners == (1,)
    assert put("walk", "- a9", her="a10", steps=2).play("a9").state.ctrl == 1


def test_MSP_35_a_ghost_is_weak_for_one_full_turn_of_its_own_and_strong_at_the_start_of_the_next() -> None:
    table = put("walk", "- j3", her="a10", steps=1).play("a9")
    assert (table.phase, table.ghost(2)) == ("roll 2", "j3p1")
    table = table.play("*1 j4")
    assert table.ghost(2) == "j4p1"
    table = table.play("*1 a8")
    assert (table.phase, table.ghost(2)) == ("roll 2", "j4")


def test_MSP_35_a_timer_goes_down_in_its_own_ghosts_turns_alone() -> None:
    table = put("walk", "- j3 h5 j5", her="a10", steps=1).play("a9")
    assert [table.ghost(seat) for seat in (2, 3, 4)] == ["j3p1", "h5p2", "j5p2"]
    assert [table.play("*1 j2").ghost(seat) for seat in (2, 3, 4)] == ["j2p1", "h5p1", "j5p2"]
    hers = put("chase", "- j3p1 h5p1 j5", her="a9", seat=4, steps=1).play("j4")
    assert [hers.ghost(seat) for seat in (2, 3)] == ["j3p1", "h5p1"]


def test_MSP_35_the_turning_back_is_told() -> None:
    table = put("walk", "- j3p1", her="a9", steps=1)
    assert table.kinds("a8") == "stepped:12 ate:8 recovered:35"


def test_MSP_36_an_F2_turns_a_strong_ghost_weak_for_two_steps_and_until_its_next_turn() -> None:
    table = put("roll", "- d8", her="c8", seat=2)
    assert table.kinds("*F2") == "rolled:12 weakened:36"
    rolled = table.play("*F2")
    assert (rolled.ghost(2), rolled.state.steps) == ("d8f1", 2)
    assert rolled.play("c8").ghost(2) == "f5"
    away = rolled.play("e8 e7")
    assert away.ghost(2) == "e7f1"
    assert away.play("*1 c9").ghost(2) == "e7"


def test_MSP_37_an_F2_turns_a_ghost_weak_from_a_power_dot_strong_and_cancels_its_timer() -> None:
    table = put("roll", "- d8p1", her="c8", seat=2)
    assert table.kinds("*F2") == "rolled:12 recovered:37"
    rolled = table.play("*F2")
    assert rolled.ghost(2) == "d8"
    assert rolled.play("c8").state.ctrl == 2
    assert rolled.play("e8 e7 *1 c9").ghost(2) == "e7"


@pytest.mark.parametrize(("option", "ghost"), [(True, "j3p2"), (False, "j3f1")])
def test_MSP_38_a_power_dot_replaces_the_F2_timer_unless_the_option_says_no(option: bool, ghost: str) -> None:  # noqa: FBT001
    after = put("walk", "- j3f1", her="a10", steps=2, power_overrides_f2=option).play("a9")
    assert after.ghost(2) == ghost
    assert after.play("a8").ghost(2) == ("j3p1" if option else "j3")


@pytest.mark.parametrize(("option", "ghost"), [(True, "j3p2"), (False, "j3p1")])
def test_MSP_39_a_second_power_dot_starts_the_timer_anew_unless_the_option_says_no(option: bool, ghost: str) -> None:  # noqa: FBT001
    after = put("walk", "- j3p1", her="a10", steps=2, power_timer_restart=option).play("a9")
    assert after.ghost(2) == ghost
    assert put("walk", "- j3p1", her="a10", steps=2).play("a9").ghost(2) == "j3p2"


def test_MSP_38_and_39_are_apart() -> None:
    keeps = put("walk", "- j3p1 j5f1", her="a10", steps=2, power_overrides_f2=False).play("a9")
    assert [keeps.ghost(seat) for seat in (2, 3)] == ["j3p2", "j5f1"]
    keeps = put("walk", "- j3p1 j5f1", her="a10", steps=2, power_timer_restart=False).play("a9")
    assert [keeps.ghost(seat) for seat in (2, 3)] == ["j3p1", "j5p2"]


def test_MSP_40_a_ghost_turns_back_before_it_rolls_so_an_F2_makes_it_weak_again() -> None:
    table = put("walk", "- j3p1", her="a9", steps=1).play("a8")
    assert table.ghost(2) == "j3"
    assert table.play("*F2").ghost(2) == "j3f1"


def test_MSP_41_a_caught_ghost_is_strong_until_the_next_power_dot() -> None:
    table = put("walk", "- b10p2", her="c10", steps=4).play("b10")
    assert table.ghost(2) == "f5"
    assert table.play("a10").ghost(2) == "f5"
    assert table.play("a10 a9").ghost(2) == "f5p2"


def test_MSP_42_a_power_square_without_its_dot_turns_nobody() -> None:
    table = put("walk", "- j3", her="a10", steps=2, eaten="a10")
    assert table.play("a9").ghost(2) == "j3"
    assert table.kinds("a9") == "stepped:12"
    assert put("walk", "- j3", her="a9", steps=2).play("a8").ghost(2) == "j3"  # nor does any other dot
