"""Meetings of Ms. Pac-Man and ghosts, in passing and at the end of a move; control changes hands."""

import pytest

from mazechase.rules.mspacman.events import Captured, Caught
from rules.mspacman.positions import put


def test_MSP_15_meetings_in_passing_count_for_her_and_for_ghosts() -> None:
    assert put("walk", "- d8", her="c8", steps=3).play("d8").state.ctrl == 2
    assert put("walk", "- d8p1", her="c8", steps=3).play("d8").ghost(2) == "f5"
    assert put("chase", "- d8", her="c8", seat=2, steps=3).play("c8").state.ctrl == 2
    assert put("chase", "- d8p1", her="c8", seat=2, steps=3).play("c8").ghost(2) == "f5"


@pytest.mark.parametrize("ghost", ["d8", "d8p1"])
def test_MSP_15_by_option_only_the_end_square_counts_for_her(ghost: str) -> None:
    table = put("walk", f"- {ghost}", her="c8", steps=2, capture_in_passing=False)
    passed = table.play("d8")
    assert (passed.her, passed.ghost(2), passed.state.ctrl) == ("d8", ghost, 1)
    assert passed.play("e8").phase == "roll 2"
    ended = put("walk", f"- {ghost}", her="c8", steps=1, capture_in_passing=False).play("d8")
    assert ended.phase == ("place 2" if ghost == "d8" else "spin 1")


@pytest.mark.parametrize("ghost", ["d8", "d8p1"])
def test_MSP_15_by_option_only_the_end_square_counts_for_a_ghost(ghost: str) -> None:
    table = put("chase", f"- {ghost}", her="c8", seat=2, steps=2, capture_in_passing=False)
    passed = table.play("c8")
    assert (passed.her, passed.phase) == ("c8", "chase 2")
    assert passed.play("c9").phase == "spin 1"
    ended = put("chase", f"- {ghost}", her="c8", seat=2, steps=1, capture_in_passing=False).play("c8")
    assert (ended.state.ctrl, ended.ghost(2)) == ((2, "-") if ghost == "d8" else (1, "f5"))


def test_MSP_16_a_strong_ghost_captures_at_once_and_the_rest_of_the_roll_is_void() -> None:
    table = put("chase", "- d8", her="c8", seat=2, steps=5)
    after = table.play("c8")
    assert (after.phase, after.state.steps, after.her) == ("place 2", 0, None)
    assert table.kinds("c8") == "ghost_stepped:12 captured:16 went_home:48 took_control:46"
    captured = table.events("c8")[1]
    assert isinstance(captured, Captured)
    assert (captured.seat, captured.former, captured.at) == (2, 1, "c8")


def test_MSP_17_she_is_captured_at_once_when_she_steps_on_a_strong_ghost() -> None:
    table = put("walk", "- d8", her="c8", steps=5)
    after = table.play("d8")
    assert (after.phase, after.state.steps, after.her) == ("place 2", 0, None)
    assert table.kinds("d8") == "stepped:12 ate:8 captured:17 went_home:48 took_control:46"
    assert "d8" in after.dots


@pytest.mark.parametrize("flags", ["-", "e", "x", "ex"])
@pytest.mark.parametrize("chain", [True, False])
def test_MSP_17_a_strong_ghost_captures_in_an_extra_turn_too(flags: str, chain: bool) -> None:  # noqa: FBT001
    earned = "e" in flags  # then a ghost she has caught is at home
    table = put("walk", f"- d8 {'f5' if earned else 'a1'}", her="c8", steps=3, flags=flags, extra_turn_chain=chain)
    assert table.kinds("d8") == "stepped:12 ate:8 captured:17 went_home:48 took_control:46"
    after = table.play("d8")
    assert (after.phase, after.state.earned, after.state.in_extra, after.state.ctrl) == ("place 2", False, False, 2)


def test_MSP_18_she_goes_on_after_catching_a_weak_ghost() -> None:
    table = put("walk", "- d8p1 e8f1", her="c8", steps=3)
    first = table.play("d8")
    assert (first.phase, first.state.steps, first.state.earned, first.ghost(2)) == ("walk 1", 2, True, "f6")
    assert table.kinds("d8") == "stepped:12 ate:8 caught:18 went_home:41"
    caught = table.events("d8")[2]
    assert isinstance(caught, Caught)
    assert (caught.seat, caught.ghost, caught.at) == (1, 2, "d8")
    assert first.play("e8").ghost(3) == "f5"


def test_MSP_19_a_weak_ghost_that_meets_her_goes_home_strong_and_its_roll_is_void() -> None:
    table = put("chase", "- d8p1", her="c8", seat=2, steps=5)
    after = table.play("c8")
    assert (after.ghost(2), after.phase, after.state.steps) == ("f5", "spin 1", 0)
    assert table.kinds("c8") == "ghost_stepped:12 ran_into_her:19 went_home:19"
    assert not after.state.in_extra


def test_MSP_20_a_weak_ghost_may_walk_into_her_on_purpose() -> None:
    table = put("chase", "- d8f1", her="c8", seat=2, steps=2)
    assert table.ruling("c8") == "legal"
    assert (table.play("c8").ghost(2), table.play("c8").phase) == ("f5", "spin 1")


def test_MSP_43_a_catch_earns_another_spin_before_any_ghost_plays_and_timers_stand_still() -> None:
    table = put("walk", "- d8p1 h5p2", her="c8", steps=2)
    assert table.kinds("d8 e8") == "stepped:12 ate:8 extra_turn:43"
    after = table.play("d8 e8")
    assert (after.phase, after.state.in_extra, after.state.earned) == ("spin 1", True, False)
    assert after.ghost(3) == "h5p2"


def test_MSP_43_two_catches_in_a_turn_earn_one_extra_turn() -> None:
    after = put("walk", "- d8p1 e8p1", her="c8", steps=2).play("d8 e8")
    assert after.phase == "spin 1"
    assert after.play("*1 e7").phase == "roll 2"


def test_MSP_44_an_extra_turn_may_earn_another() -> None:
    table = put("walk", "- d8p1", her="c8", steps=1, flags="x")
    after = table.play("d8")
    assert (after.phase, after.state.in_extra) == ("spin 1", True)


def test_MSP_44_by_option_an_extra_turn_earns_none() -> None:
    for flags, phase in (("x", "roll 2"), ("-", "spin 1")):
        table = put("walk", "- d8p1", her="c8", steps=1, flags=flags, extra_turn_chain=False)
        assert table.play("d8").phase == phase


def test_MSP_45_an_extra_turn_is_lost_when_she_is_captured_in_the_same_move() -> None:
    after = put("walk", "- d8p1 e8", her="c8", steps=2).play("d8 e8")
    assert (after.phase, after.state.ctrl, after.state.earned, after.state.in_extra) == ("place 3", 3, False, False)
    assert after.play("c3 *1 d3").phase == "roll 1"


def test_MSP_46_the_new_player_plays_at_once_and_then_clockwise() -> None:
    table = put("chase", "e6 - j3 d8", her="c8", seat=4, ctrl=2, steps=1)
    placed = table.play("c8 c7")
    assert placed.phase == "spin 4"
    assert placed.play("*1 c6").phase == "roll 1"


def test_MSP_46_a_seat_jumped_over_has_had_no_turn() -> None:
    table = put("walk", "- h5p2 d8 j3p2", her="c8", steps=3)
    after = table.play("d8 g8 *1 g9")
    assert after.phase == "roll 4"
    assert [after.ghost(seat) for seat in (1, 2, 3, 4)] == ["e6", "h5p2", "-", "j3p1"]


def test_MSP_47_other_ghosts_keep_place_side_and_timer() -> None:
    after = put("chase", "- d8 h5p2 j3f1", her="c8", seat=2, steps=1).play("c8")
    assert [after.ghost(seat) for seat in (3, 4)] == ["h5p2", "j3f1"]


def test_MSP_48_the_former_player_gets_a_strong_ghost_on_its_ghost_space() -> None:
    after = put("chase", "d8 -", her="c8", seat=1, ctrl=2, steps=1).play("c8")
    assert (after.ghost(1), after.ghost(2)) == ("-", "f5")
    assert after.play("h3 *1 h4").phase == "roll 2"


def test_MSP_49_a_circle_with_a_ghost_is_not_free_but_her_old_square_is() -> None:
    table = put("chase", "- d8 g8 h8p1", her="c8", seat=2, steps=1).play("c8")
    assert table.legal == "c3 d3 h3 h4 c7 c8"
    assert table.ruling("g8") == "circle-taken MSP-49"
    assert table.play("c8").her == "c8"


def test_MSP_49_the_captors_own_square_is_free() -> None:
    assert "c7" in put("chase", "- d8 g8", her="c7", seat=2, steps=2).play("c8 c7").legal.split()
    assert "c8" in put("walk", "- c8", her="d8", steps=2).play("c8").legal.split()


def test_MSP_49_by_the_book_she_may_be_placed_on_a_ghost_and_meets_it() -> None:
    table = put("place", "- d8 g8 h8p1", circle_choice="any")
    assert {"g8", "h8"} <= set(table.legal.split())
    # A strong one captures her at once, and its player places her next.
    assert table.kinds("g8") == "placed:6 captured:49 went_home:48 took_control:46"
    captured = table.play("g8")
    assert (captured.phase, captured.her, captured.ghost(1), captured.ghost(3)) == ("place 3", None, "e6", "-")
    # A weak one goes home, and brings no extra turn.
    assert table.kinds("h8") == "placed:6 caught:49 went_home:41"
    caught = table.play("h8")
    assert (caught.phase, caught.her, caught.ghost(4), caught.state.earned) == ("spin 1", "h8", "e5", False)
    assert caught.play("*1 g8").phase == "place 3"  # she walks on as ever


def test_MSP_49_the_refusal_says_that_it_is_a_house_rule() -> None:
    refusal = put("place", "- d8 g8").why("g8")
    assert "(house rule: " in str(refusal)


def test_MSP_51_a_strong_ghosts_square_is_always_a_legal_step() -> None:
    table = put("walk", "- d8", her="c8", steps=1)
    assert table.legal == "c7 d8 c9"
    forced = put("walk", "- d8 c9 c7", her="c8", steps=1)
    assert forced.legal == "c7 d8 c9"
    assert forced.play("c9").state.ctrl == 3
