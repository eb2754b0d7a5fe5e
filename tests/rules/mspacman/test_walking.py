"""Her steps and the ghosts': counts, dots, walls, exits, ghost spaces."""

import pytest

from mazechase.rules.gestures import gestures_of
from mazechase.rules.mspacman.events import Ate, Stepped
from rules.mspacman.positions import put


def test_MSP_8_a_dot_goes_when_she_steps_off_it_and_her_end_square_keeps_its_dot() -> None:
    table = put("walk", "- f5", her="c8", steps=3)
    after = table.play("d8 e8 e7")
    assert {"c8", "d8", "e8", "e7"} - after.dots == {"c8", "d8", "e8"}
    assert len(after.dots) == 65
    assert table.kinds("d8") == "stepped:12 ate:8"
    stepped, ate = table.events("d8")
    assert isinstance(stepped, Stepped)
    assert isinstance(ate, Ate)
    assert (stepped.origin, stepped.to, stepped.left) == ("c8", "d8", 2)
    assert (ate.at, ate.area, ate.left) == ("c8", "Blinky", 16)


def test_MSP_9_a_dot_she_is_lifted_off_stays() -> None:
    table = put("chase", "- d8", her="c8", seat=2, steps=4)
    assert "c8" in table.play("c8").dots


def test_MSP_9_by_option_lifting_her_off_removes_the_dot() -> None:
    table = put("chase", "- d8", her="c8", seat=2, steps=4, dot_on_pickup=True)
    after = table.play("c8")
    assert "c8" not in after.dots
    assert after.phase == "place 2"
    assert table.kinds("c8") == "ghost_stepped:12 captured:16 ate:9 went_home:48 took_control:46"


def test_MSP_9_by_option_lifting_her_off_a_power_dot_turns_the_ghosts_that_stay() -> None:
    table = put("chase", "- a9 h5", her="a10", seat=2, steps=1, dot_on_pickup=True)
    after = table.play("a10")
    assert [after.ghost(seat) for seat in (1, 2, 3)] == ["e6", "-", "h5p2"]


def test_MSP_9_by_option_lifting_her_off_the_last_dot_wins_before_she_changes_hands() -> None:
    table = put("chase", "- d8", her="c8", seat=2, steps=4, dots="c8 j1", dot_on_pickup=True)
    after = table.play("c8")
    assert (after.result.winners, after.state.ctrl) == ((1,), 1)
    lost = put("walk", "- g3", her="h3", steps=2, dots="c8 g3", dot_on_pickup=True)
    assert lost.play("g3").result.winners == (2,)


def test_MSP_11_dots_of_others_go_too() -> None:
    table = put("walk", "- f5", her="h4", steps=1)
    ate = table.events("i4")[1]
    assert isinstance(ate, Ate)
    assert (ate.area, ate.left) == ("Pinky", 16)


def test_MSP_12_every_step_of_the_count_is_taken() -> None:
    hers = put("spin", "- f5", her="c8").play("*3")
    assert (hers.phase, hers.state.steps) == ("walk 1", 3)
    assert put("spin", "- f5", her="c8").kinds("*3") == "spun:12"
    assert hers.play("d8 e8").phase == "walk 1"
    assert hers.play("d8 e8 e7").phase == "roll 2"
    assert hers.ruling("c8") == "no-pass MSP-12"
    ghost = put("roll", "- h5", her="c8", seat=2).play("*4")
    assert (ghost.phase, ghost.state.steps) == ("chase 2", 4)
    assert ghost.play("h4 i4 j4").phase == "chase 2"
    assert ghost.play("h4 i4 j4 j3").phase == "spin 1"


def test_MSP_12_a_ghost_must_leave_its_ghost_space() -> None:
    table = put("roll", "- f5", her="c8", seat=2).play("*1")
    assert table.legal == "f4"
    assert table.ruling("f5") == "no-pass MSP-12"


def test_MSP_13_she_may_retrace_her_steps_and_end_where_she_began() -> None:
    table = put("walk", "- f5", her="c8", steps=4)
    after = table.play("c7 c8 c7 c8")
    assert (after.her, after.phase) == ("c8", "roll 2")
    assert {"c7", "c8"} & after.dots == set()


def test_MSP_13_a_ghost_may_retrace_its_steps() -> None:
    assert put("chase", "- h5", her="c8", seat=2, steps=2).play("h4 h5").ghost(2) == "h5"


@pytest.mark.parametrize(
    ("cell", "ways"),
    [
        ("c8", "c7 d8 c9"),
        ("e8", "e7 d8"),  # a wall to f8
        ("e7", "f7 e8"),  # not into the ghost space e6
        ("d6", "d5 c6"),
        ("a10", "a9 b10"),
        ("h4", "h3 i4 h5"),
    ],
)
def test_MSP_14_steps_go_along_the_corridors(cell: str, ways: str) -> None:
    assert put("walk", "- f5", her=cell, steps=2).legal == ways
    if cell != "e7":
        assert put("chase", f"- {cell}", her="j3", seat=2, steps=2).legal == ways


def test_MSP_14_neither_through_walls_nor_diagonally() -> None:
    table = put("walk", "- f5", her="e8", steps=2)
    assert table.ruling("f8") == "wall MSP-14"
    assert table.ruling("f7") == "diagonal MSP-14"
    assert table.ruling("c8") == "too-far MSP-12"
    refusal = table.why("f8")
    assert refusal is not None
    assert refusal.cells == ("f8", "e8")


def test_MSP_25_from_exit_to_exit_is_one_step() -> None:
    table = put("walk", "- f5", her="c10", steps=2)
    after = table.play("h1")
    assert (after.her, after.state.steps) == ("h1", 1)
    assert table.kinds("h1") == "stepped:25"
    assert put("chase", "- c10", her="a1", seat=2, steps=2).play("j8").ghost(2) == "j8"


def test_MSP_26_not_back_on_the_same_exit() -> None:
    table = put("walk", "- f5", her="c10", steps=2)
    assert table.ruling("c10") == "same-exit MSP-26"


def test_MSP_27_one_may_end_and_meet_on_an_exit() -> None:
    for step_before in ("c10", "i8"):
        ended = put("walk", "- f5", her=step_before, steps=1).play("j8")
        assert (ended.her, ended.phase) == ("j8", "roll 2")
    assert put("chase", "- c10", her="h1", seat=2, steps=3).play("h1").state.ctrl == 2
    assert put("walk", "- h1p1", her="c10", steps=1).play("h1").phase == "spin 1"
    stacked = put("chase", "- c10 h1", her="c4", seat=2, steps=1).play("h1")
    assert stacked.legal == "g1 i1 h2 a3 j8"


def test_MSP_28_all_exits_are_joined_and_may_be_used_in_a_row() -> None:
    table = put("walk", "- f5", her="c10", steps=4)
    assert table.legal == "h1 a3 j8 c9 b10 d10"
    assert table.play("h1 a3 j8 c10").her == "c10"


def test_MSP_29_exits_have_no_dot_and_belong_to_no_area() -> None:
    table = put("walk", "- f5", her="c10", steps=1)
    assert {"c10", "j8", "h1", "a3"} & table.dots == set()
    assert table.play("c9").dots == table.dots


@pytest.mark.parametrize(("seat", "door"), [(1, "e7"), (2, "g6"), (3, "f4"), (4, "d5")])
def test_MSP_30_a_ghost_leaves_by_its_door_for_one_step(seat: int, door: str) -> None:
    ghosts = ["e6", "f6", "f5", "e5"]
    ctrl = seat % 4 + 1
    ghosts[ctrl - 1] = "-"
    table = put("chase", " ".join(ghosts), her="a9", seat=seat, ctrl=ctrl, steps=2)
    assert table.legal == door
    assert table.play(door).state.steps == 1
    assert table.kinds(door) == "ghost_stepped:30"
    other = {"e7": "f7", "g6": "f7", "f4": "e4", "d5": "e4"}[door]
    assert table.ruling(other) == "by-the-door MSP-30"
    assert table.ruling("a1") == "too-far MSP-12"  # the door leads there too, in time


def test_MSP_31_nobody_enters_a_ghost_space() -> None:
    assert put("walk", "- f5", her="e7", steps=1).ruling("e6") == "ghost-space MSP-31"
    own = put("chase", "- f4", her="a9", seat=2, steps=2)
    assert own.legal == "f3 e4"
    assert own.ruling("f5") == "ghost-space MSP-31"


def test_MSP_31_by_option_a_ghost_may_go_back_into_its_own() -> None:
    table = put("chase", "- f4 h5", her="e7", seat=2, ctrl=1, steps=2, enter_ghost_space=True)
    assert table.ruling("f5") == "ghost-space MSP-31"  # seat 2 of three is Inky
    own = put("chase", "- g6 h5", her="e7", seat=2, steps=2, enter_ghost_space=True)
    assert own.legal == "g5 f6 h6"
    assert own.kinds("f6") == "ghost_stepped:31"
    assert own.play("f6").legal == "g6"
    assert own.play("f6 g6").ghost(2) == "g6"
    hers = put("walk", "- g6 h5", her="e7", steps=2, enter_ghost_space=True)
    assert hers.ruling("e6") == "ghost-space MSP-31"


def test_a_walk_ends_where_its_player_places_her() -> None:
    """One touch may lead through a whole walk, but not on to the placement after a capture."""
    table = put("chase", "- c8 c7", her="d8", seat=2, steps=1)
    taken = table.play("d8")
    assert taken.phase == "place 2"
    assert not gestures_of(table.game).same_move(table.state, taken.state)
    for steps, there in ((2, "c9"), (1, "c7")):  # at the end of the latter a next open square has to be chosen
        walk = put("chase", "- c8 c7", her="d8", seat=2, steps=steps)
        assert gestures_of(walk.game).same_move(walk.state, walk.play(there).state)
