"""The next open square of a ghost that ends on another."""

import pytest

import mazechase
from contract.playing import play
from mazechase.rules.mspacman.events import Bumped
from rules.mspacman.positions import put


def test_MSP_21_the_owner_chooses_among_the_open_neighbours_but_the_one_it_came_from() -> None:
    table = put("chase", "- d8 c8", her="h5", seat=2, steps=1).play("c8")
    assert (table.phase, table.legal, table.ghost(2)) == ("bump 2", "c7 c9", "c8")
    assert table.ruling("d8") == "came-from MSP-21"
    assert table.ruling("a9") == "not-next MSP-21"
    assert table.ruling("e6") == "ghost-space MSP-31"
    after = table.play("c7")
    assert (after.ghost(2), after.phase) == ("c7", "roll 3")
    assert table.kinds("c7") == "bumped:21"
    exits = put("chase", "- c10 h1", her="c4", seat=2, steps=1).play("h1")
    assert exits.legal == "g1 i1 h2 a3 j8"


def test_MSP_21_one_open_square_needs_no_choice() -> None:
    table = put("chase", "- c8 d8", her="h5", seat=2, steps=1)
    assert table.play("d8").ghost(2) == "e8"
    assert table.kinds("d8") == "ghost_stepped:12 bumped:21"
    bumped = table.events("d8")[1]
    assert isinstance(bumped, Bumped)
    assert (bumped.origin, bumped.to) == ("d8", "e8")


def test_MSP_21_a_ghost_out_of_its_ghost_space_does_not_go_back_in() -> None:
    table = put("chase", "- f6 g6", her="c8", seat=2, steps=1).play("g6")
    assert (table.phase, table.legal) == ("bump 2", "g5 h6")


@pytest.mark.parametrize("option", [False, True])
def test_MSP_21_with_only_her_ahead_the_ghost_goes_back(option: bool) -> None:  # noqa: FBT001
    table = put("chase", "- c8 d8", her="e8", seat=2, steps=1, bump_can_capture=option)
    after = table.play("d8")
    assert (after.ghost(2), after.state.ctrl) == (("-", 2) if option else ("c8", 1))


def test_MSP_21_if_that_is_taken_too_the_nearest_open_square_in_any_direction() -> None:
    # Ghost 2 goes c7-c6-d6: ghost 3 stands on d6, ghost 4 on c6, she on d5. Beyond c6 is c7, beyond her c5.
    table = put("chase", "- c7 d6 c6", her="d5", seat=2, steps=2).play("c6 d6")
    assert (table.phase, table.legal) == ("bump 2", "c5 c7")
    assert table.play("c5").ghost(2) == "c5"


def test_MSP_22_it_goes_on_through_ghosts_to_the_nearest_open_square() -> None:
    after = put("chase", "- c8 d8 e8", her="h5", seat=2, steps=1).play("d8")
    assert after.ghost(2) == "e7"
    table = put("chase", "- h5 h4 i4", her="h3", seat=2, steps=1).play("h4")
    assert table.ghost(2) == "j4"  # not past her to g3 or h2


def test_MSP_22_a_square_with_a_ghost_is_not_open() -> None:
    table = put("chase", "- d8 c8 c9", her="h5", seat=2, steps=1)
    assert table.play("c8").ghost(2) == "c7"
    wide = put("chase", "- h1 c10 b10", her="h5", seat=2, steps=1).play("c10")
    assert wide.legal == "a3 j8 c9 d10"
    assert wide.ruling("b10") == "not-open MSP-22"


def test_MSP_23_her_square_is_not_open_and_there_is_no_contact() -> None:
    table = put("chase", "- d8 c8", her="c9", seat=2, steps=1)
    after = table.play("c8")
    assert (after.ghost(2), after.state.ctrl, after.her) == ("c7", 1, "c9")
    wide = put("chase", "- h1 c10", her="c9", seat=2, steps=1).play("c10")
    assert wide.ruling("c9") == "not-on-her MSP-23"


@pytest.mark.parametrize(("ghost", "ctrl", "after"), [("d8", 2, "-"), ("d8p1", 1, "f6")])
def test_MSP_23_by_option_her_square_counts_as_open_and_they_meet(ghost: str, ctrl: int, after: str) -> None:
    table = put("chase", f"- {ghost} c8", her="c9", seat=2, steps=1, bump_can_capture=True).play("c8")
    assert table.legal == "c7 c9"
    met = table.play("c9")
    assert (met.state.ctrl, met.ghost(2)) == (ctrl, after)
    assert table.play("c7").state.ctrl == 1


def test_MSP_24_ghosts_pass_each_other_freely_whatever_their_sides() -> None:
    for other in ("d8", "d8p2"):
        table = put("chase", f"- c8 {other}", her="h5", seat=2, steps=2)
        after = table.play("d8 e8")
        assert (after.ghost(2), after.ghost(3), after.phase) == ("e8", other.replace("p2", "p1"), "roll 3")


@pytest.mark.parametrize("players", [3, 4])
def test_MSP_50_no_two_ghosts_rest_on_one_cell_so_only_one_can_capture(players: int) -> None:
    game = mazechase.game("mspacman", players)
    for seed in range(4):
        for s in play(game, seed).states:
            if s.phase in ("spin", "roll", "walk"):
                cells = [ghost.cell for ghost in s.ghosts if ghost]
                assert len(set(cells)) == len(cells)
                assert s.mp not in cells
