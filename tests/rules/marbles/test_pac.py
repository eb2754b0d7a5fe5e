"""How Pac-Man moves: full counts, no turning back, gobbling, homes, openings."""

from itertools import pairwise

import pytest

from mazechase.rules.marbles.game import Marbles
from mazechase.rules.marbles.legal import walker
from rules.marbles.drawings import OPEN_WIDE, TREES
from rules.marbles.positions import at, full, put, start


def test_MARB_5_either_die_moves_either_piece_and_either_goes_first() -> None:
    table = put("d1 a11", dice="1 2")
    assert table.goes(1) == {"b1", "d2", "f1"}
    assert table.goes(2) >= {"h1", "c2"}
    assert table.prowls(1) == {"f6>f4", "f6>d6", "f6>h6", "f6>f8"}
    assert table.prowls(2)
    after = table.play("1f1")
    assert after.goes(2) == set()
    assert after.prowls(2)
    assert after.prowls(1) == set()
    assert after.ruling("2d1") == "pac-has-moved MARB-5"
    assert table.ruling("3d2") == "no-such-die MARB-5"
    other = table.play("2h1")
    assert (other.prowls(1) != set(), other.prowls(2)) == (True, set())
    after = table.play("2f6>f3")
    assert after.goes(1) == {"b1", "d2", "f1"}
    assert after.prowls(1) == set()


CORNERED = {"ghosts": "a2 d1", "dice": "1 2"}  # for a Pac-Man on b2 while seat 2 is home on a1: b1 is all it has


def test_MARB_6_pac_man_may_be_given_a_die_that_does_not_fit() -> None:
    table = put("b2 a1 a11", **CORNERED)
    assert table.goes(1) == {"b1"}
    assert table.goes(2) == set()
    after, events = table.step("1d1>b1")  # the die that fits Pac-Man is played with a ghost
    assert [event.kind for event in events] == ["prowled", "stood"]
    assert after.state.turn == 2


def test_MARB_6_must_move_if_possible_strikes_out_what_leaves_pac_man_standing() -> None:
    free, bound = put("b2 a1 a11", **CORNERED), put("b2 a1 a11", **CORNERED, must_move_if_possible=True)
    assert "1d1>b1" in free.legal
    assert bound.ruling("1d1>b1") == "pac-must-move MARB-6"
    assert set(bound.legal) < set(free.legal)
    assert all(">" in token for token in set(free.legal) - set(bound.legal))
    # A ghost that opens the way for the other die may go, and so may one that sends the own Pac-Man home.
    assert {"1d1>f1", "1a2>b2", "1b1"} <= set(bound.legal)


def test_MARB_6_a_gobble_is_a_move_of_pac_man_but_none_that_must_be_kept() -> None:
    parts = {"ghosts": "a2 b1", "dice": "3 4", "held": "1 0 0", "must_move_if_possible": True}
    table = put("b2 a1 a11", **parts)
    assert {"3b1", "3a2", "4b1", "4a2", "3b1>h1"} <= set(table.legal)
    # Shut in by two Pac-Men and a ghost: the gobble on b1 is all there is, and no ghost move is struck out for it.
    shut = {"ghosts": "b1 f8", "dice": "1 2", "held": "1 0 0 0"}
    free, bound = put("b2 a1 a11 a2", **shut), put("b2 a1 a11 a2", **shut, must_move_if_possible=True)
    assert free.goes(1) == free.goes(2) == {"b1"}
    assert "1f8>f9" in free.legal  # leaves Pac-Man nothing but the gobble
    assert "1f8>f9" not in bound.legal  # b1 could leave instead
    assert {"1b1", "2b1", "2b1>f1"} <= set(bound.legal)


def test_MARB_6_nothing_is_struck_out_where_pac_man_can_only_gobble_whatever_happens() -> None:
    # j1 is shut in by Pac-Men on k2, i2 and h1 and by the ghost on j2; sent home to k1 it is shut in again.
    parts = {"ghosts": "j2 j4", "dice": "3 5", "held": "1 0 0 0"}
    free, bound = put("j1 k2 i2 h1", **parts), put("j1 k2 i2 h1", **parts, must_move_if_possible=True)
    assert free.goes(3) == free.goes(5) == {"j2"}
    assert "3j4>i4" in bound.legal
    assert bound.legal == free.legal


def test_MARB_6_every_ghost_move_is_struck_out_where_each_would_leave_pac_man_standing() -> None:
    # Both ghosts can only send it home, where another Pac-Man bars its way; with the 4 it can move before that.
    parts = {
        "layout": TREES,
        "white": "h14",
        "yellow": "k11 e5 e11",
        "held": "0 1 0 0",
        "ghosts": "n5 m6",
        "dice": "4 6",
    }
    free, bound = put("m5 k5 l7 m8", **parts), put("m5 k5 l7 m8", **parts, must_move_if_possible=True)
    assert sorted(free.legal) == ["4k3", "4m6>m5", "4n5>m5", "6m6>m5", "6n5>m5"]
    assert bound.legal == ["4k3"]


def test_MARB_7_a_move_is_judged_when_the_piece_moves() -> None:
    table = put("b2 a1 a11", ghosts="a2 d1", dice="1 2")
    assert table.goes(2) == set()
    assert table.play("1d1>d2").goes(2) == {"d1"}


def test_MARB_8_moving_is_a_duty_also_out_of_ones_own_home() -> None:
    table = start().play("*66 *11").play("*12")
    assert table.ruling("-") == "no-pass MARB-8"
    assert "-" not in table.legal
    assert "-" not in table.play("1f6>f4").legal
    assert table.play("1f6>f4").goes(2) == {"h1", "j2", "k4"}


def test_MARB_8_a_gobble_can_always_be_declined() -> None:
    table = put("b2 a1 a11", ghosts="a2 b1", dice="4", piece="pac", held="1 0 0")
    assert table.legal == ["4b1", "4a2", "-"]
    after, events = table.step("-")
    assert [event.kind for event in events] == ["stayed"]
    assert (after.pacs, after.state.turn, after.state.dice) == ("b2 a1 a11", 2, ())
    # With a ghost still to move, one moves that first; there is no staying yet.
    assert "-" not in put("b2 a1 a11", ghosts="a2 b1", dice="3 4", held="1 0 0").legal


def test_MARB_9_corners_may_be_turned_but_not_back() -> None:
    table = put("d1 a11", dice="2", piece="pac")
    assert table.goes(2) == {"b2", "c2", "e2", "h1", "a6", "k6", "f11"}
    assert table.ruling("2d1") == "no-turning-back MARB-9"


def test_MARB_9_the_next_turn_may_go_back() -> None:
    table = put("d1 a11", dice="1 1").play("1f1 1f6>f4 *11 1b11 1f6>f8 *11")
    assert table.state.turn == 1
    assert "d1" in table.goes(1)


def test_MARB_10_a_cell_may_come_twice_and_the_own_start_is_empty() -> None:
    table = put("k2 a11", dice="4", piece="pac")
    # Round the corner by the own home and back to where it began.
    assert "k2" in table.goes(4)
    # From h1 by j1 round the corner to j1 again; only that way gobbles the marbles on j2 and k2.
    assert "5j1:j2,k2" in put("h1 a11", dice="5", piece="pac", white="e2 j2 k2").legal


def test_MARB_11_the_full_count_or_no_move() -> None:
    table = put("d1 a11", dice="2", piece="pac")
    assert table.ruling("2f1") == "full-count MARB-11"
    assert table.ruling("2d9") == "too-far MARB-11"
    stuck = put("b2 a1 a11", ghosts="a2 d1", dice="1 6")
    assert stuck.events("1d1>b1") == ["prowled 1 d1 b1 MARB-26", "stood 1 pac house MARB-6"]
    shut_in = put("b2 b1 a11 a2", ghosts="f4 f8", dice="1 1")
    assert shut_in.events("1f4>f3") == ["prowled 1 f4 f3 MARB-26", "stood 1 pac MARB-11"]
    assert put("b2 a1 a11", ghosts="a2 d1", dice="1 6").goes(6) == set()
    short = put("b2 a1 a11", ghosts="a2 d1", dice="1 2")
    assert (short.goes(1), short.goes(2)) == ({"b1"}, set())


def test_MARB_12_every_hole_on_the_way_is_gobbled() -> None:
    table = full("d1 a11", dice="3", piece="pac")
    assert table.events("3j1:f1,h1,j1") == [
        "stepped 1 d1 f1 MARB-9",
        "gobbled 1 f1 white 2 70 MARB-12",
        "stepped 1 f1 h1 MARB-9",
        "gobbled 1 h1 white 3 69 MARB-12",
        "stepped 1 h1 j1 MARB-9",
        "gobbled 1 j1 white 4 68 MARB-12",
    ]
    after = table.play("3j1:f1,h1,j1")
    assert after.state.trays == (4, 0)
    assert len(after.state.white) == 68


def test_MARB_13_no_marble_on_the_way_is_left() -> None:
    table = full("d1 a11", dice="3", piece="pac")
    assert table.ruling("3j1:f1,j1") == "other-marbles MARB-13"
    assert table.ruling("3j1") == "other-marbles MARB-13"
    assert [token for token in table.legal if token.startswith("3j1")] == ["3j1:f1,h1,j1"]


def test_MARB_14_a_home_counts_as_one_space() -> None:
    corner = {"white": "e2 j2", "piece": "pac"}  # by j2 a marble is gobbled, by the home none
    table = put("j1 a11", dice="2", **corner)
    assert {"2k2", "2k2:j2"} <= set(table.legal)
    assert "1k2" in put("j1 a11", dice="1", **corner, home_counts=False).legal
    assert "2k2" not in put("j1 a11", dice="2", **corner, home_counts=False).legal


def test_MARB_14_where_homes_do_not_count_nobody_ends_in_one() -> None:
    own = {"dice": "1", "piece": "pac"}
    assert "k1" in put("j1 a11", **own).goes(1)
    free = put("j1 a11", **own, home_counts=False)
    assert free.goes(1) == {"h1", "j2", "k2"}
    assert free.ruling("1k1") == "home-closed MARB-14"
    assert "a1" not in put("b1 a11", **own, home_counts=False, unused_home="free").goes(1)


def test_MARB_15_the_own_home_takes_one_in_by_exact_count() -> None:
    table = put("h1 a11", dice="2", piece="pac")
    assert "k1" in table.goes(2)
    home = table.play("2k1")
    assert home.pacs == "k1 a11"
    assert "3k2" in put("h1 a11", dice="3", piece="pac", white="e2 j2").legal  # passing on is as good
    assert "k1" in put("k1 a11", dice="4", piece="pac").goes(4)  # round the corner and home again


def test_MARB_3_other_homes_are_passed_but_not_stopped_in() -> None:
    table = put("b1 a11", dice="1 2", white="e2 b2")  # a1 is nobody's with two players
    assert "a1" not in table.goes(1)
    assert "2a2" in table.legal  # by a1: by b2 it would gobble
    assert table.ruling("1a1") == "home-closed MARB-3"
    theirs = put("b1 d11 a11", dice="1 2", white="e2 b2")  # seat 2, whose home it is, is out
    assert theirs.ruling("1a1") == "home-closed MARB-63"
    assert "2a2" in theirs.legal


def test_MARB_3_unused_homes_may_be_free() -> None:
    table = put("b1 a11", dice="1", piece="pac", unused_home="free")
    assert "a1" in table.goes(1)
    assert table.play("1a1").pacs == "a1 a11"
    for die in range(1, 7):  # it is safe there: no ghost comes in
        beset = put("a1 a11", ghosts="a2 b1", dice=str(die), piece="ghost", unused_home="free")
        assert not any(move.endswith(">a1") for move in beset.prowls(die))
    # A home of somebody who plays stays closed.
    assert put("b11 d11", dice="1", piece="pac", unused_home="free").ruling("1a11") == "home-closed MARB-63"


def test_MARB_16_an_owner_at_home_bars_the_way() -> None:
    corner = {"dice": "2", "piece": "pac", "white": "e2 b2"}  # by b2 a marble is gobbled, by the home a1 none
    assert "2a2" in put("b1 d11 a11", **corner).legal
    assert "2a2" not in put("b1 a1 a11", **corner).legal
    assert put("b1 a1 a11", dice="1", piece="pac").ruling("1a1") == "home-closed MARB-63"
    assert put("b1 a1 a11", ghosts="b2 f6", dice="2", piece="pac").why("2a2") == "blocked MARB-16: a1"


def test_MARB_63_nobody_jumps_over_or_lands_on_a_piece() -> None:
    assert put("h1 d1 a11", dice="3", piece="pac").why("3b1") == "blocked MARB-63: d1"
    assert put("f1 d1 a11", dice="1", piece="pac").why("1d1") == "occupied MARB-63: d1"
    assert put("f1 d1 a11", ghosts="b1 f6", dice="3", piece="pac").why("3a1") == "home-closed MARB-63: a1"


def test_MARB_63_a_gobble_that_a_pac_man_bars_names_that_pac_man() -> None:
    table = at("b1 i3,c9,i9 a6,d9,j4,h6 71,0,0,0 1,0,0,0 j5,h11 - 1 3,5 - - - 0")
    assert table.why("5j5") == "blocked MARB-63: j4"  # it needs no full count (MARB-43)
    assert "j5" in at("b1 i3,c9,i9 a6,d9,b4,h6 71,0,0,0 1,0,0,0 j5,h11 - 1 3,5 - - - 0").goes(5)


def test_MARB_11_where_turning_back_and_a_piece_would_both_have_to_go_there_is_no_way() -> None:
    table = at("b1 c3,i3,c9,i9 h11,c8,b5,c4 71,0,0,0 0,0,0,0 c10,h10 - 1 5 pac - - 0")
    assert table.why("5i9") == "too-far MARB-11: i9"
    freed = at("b1 c3,i3,c9,i9 h11,c8,b5,c4 71,0,0,0 0,0,0,0 f6,c10 - 1 5 pac - - 0")
    assert freed.why("5i9") == "no-turning-back MARB-9: i9"


def test_MARB_16_several_pieces_that_bar_the_way_are_all_named() -> None:
    table = put("f1 j1 a11", ghosts="h1 f6", dice="4", piece="pac")
    assert table.why("4k2") == "blocked MARB-63: h1 j1"
    refusal = table.game.refuse(table.state, table.game.read("4k2"))  # type: ignore[arg-type]
    assert str(refusal) == "Other pieces are in the way. (MARB-63: h1, j1)"


def test_MARB_18_the_first_hole_outside_counts_one() -> None:
    assert put("k1 a11", dice="1", piece="pac").goes(1) == {"j1", "k2"}


def test_MARB_19_a_crossing_costs_nothing() -> None:
    # The rulebook's example: a 3 is one space to the opening and two more inside the other.
    table = full("d1 a11", dice="3", piece="pac")
    assert table.events("3d11:f1,d11,f11") == [
        "stepped 1 d1 f1 MARB-9",
        "gobbled 1 f1 white 2 70 MARB-12",
        "crossed 1 f1 f11 MARB-19",
        "gobbled 1 f11 white 3 69 MARB-12",
        "stepped 1 f11 d11 MARB-9",
        "gobbled 1 d11 white 4 68 MARB-12",
    ]


def test_MARB_20_any_other_opening_will_do() -> None:
    table = put("f1 a11", dice="1", piece="pac")
    assert table.goes(1) == {"d1", "h1", "a6", "k6", "f11"}


def test_MARB_21_nobody_ends_off_the_board() -> None:
    assert put("d1 a11", dice="1", piece="pac").goes(1) == {"b1", "d2", "f1"}  # f1 is the hole inside an opening
    openings = {"a6", "k6", "f11"}
    assert put("f1 a11", dice="1", piece="pac").goes(1) == {"d1", "h1"} | openings


def test_MARB_22_several_crossings_but_not_out_where_one_came_in() -> None:
    table = put("f1 a11", dice="2", piece="pac")
    # Out at f1, in at a6: the second step goes on inside, never out at a6 again to k6, f11 or back to f1.
    assert table.goes(2) == {"b1", "d2", "j1", "h2", "a4", "a8", "k4", "k8", "d11", "h11"}
    # Out at f1, in at d11, on to f11, out again and in at a6.
    wide = put("f1 a11", dice="3", piece="pac", white="d11 f11 a6 e2", layout=OPEN_WIDE)
    crossed = [event for event in wide.events("3a6:a6,d11,f11") if event.startswith("crossed")]
    assert crossed == ["crossed 1 f1 d11 MARB-19", "crossed 1 f11 a6 MARB-19"]


def test_MARB_22_no_way_goes_out_by_any_opening_it_has_come_in_by() -> None:
    """Not by the latest one, nor by an earlier one: in at d11, out at f11, in at h11, and back by f11 to d11."""
    table = put("f1 a11", dice="6", piece="pac", layout=OPEN_WIDE)
    rules = table.game.rules_as(Marbles)
    mine, names = walker(rules.setup, table.state), rules.layout.names
    several = 0
    for way in mine.every_path(6):
        come_in: list[int] = []
        for here, to in pairwise((mine.origin, *way.cells)):
            if to not in mine.layout.pac_links[here]:
                assert here not in come_in, [names[cell] for cell in way.cells]
                come_in.append(to)
        several += len(come_in) > 1
    assert several > 100


def test_MARB_23_a_piece_inside_bars_an_opening() -> None:
    table = put("f1 a6", ghosts="f6 k6", dice="1", piece="pac")
    assert table.goes(1) == {"d1", "h1", "f11"}
    further = put("f1 a6", ghosts="f6 k6", dice="2", piece="pac")
    assert further.goes(2) == {"b1", "d2", "j1", "h2", "d11", "h11"}
    gobbling = put("f1 a6", ghosts="f6 k6", dice="1", piece="pac", held="1 0")
    assert gobbling.goes(1) == {"d1", "h1", "f11", "k6"}


def test_MARB_24_from_an_opening_the_way_goes_inward() -> None:
    table = put("f1 a11", dice="2", piece="pac", white="e2 a6 a4")
    assert {"2a4:a4,a6", "2a8:a6"} <= set(table.legal)
    assert table.ruling("2f1") == "no-turning-back MARB-9"


@pytest.mark.parametrize("die", range(1, 7))
def test_MARB_58_without_the_privilege_a_ghost_is_a_wall(die: int) -> None:
    table = put("d1 a11", ghosts="b1 f1", dice=str(die), piece="pac")
    assert not table.goes(die) & {"b1", "f1"}
    if die == 1:
        assert table.goes(1) == {"d2"}
        assert table.ruling("1f1") == "no-privilege MARB-58"
    if die == 2:
        assert table.goes(2) == {"c2", "e2"}  # by d2, and past neither ghost


def test_MARB_62_ways_that_gobble_alike_are_one_action() -> None:
    # k2 can be left by the home or by j2; both ways of three meet on h1 with nothing gobbled.
    empty = put("k2 a11", dice="4", piece="pac")
    assert empty.legal.count("4k2") == 1
    # With one marble on one of the ways they are two actions.
    marble = put("k2 a11", dice="4", piece="pac", white="e2 j2")
    assert {"4k2:j2"} <= set(marble.legal)
    double = put("d1 a11", dice="3 3")
    assert len(double.legal) == len(set(double.legal))
    assert double.play("3j1").state.dice == (3,)


def test_MARB_62_two_ghosts_on_the_start_are_one() -> None:
    table = put("d1 a11", dice="1", piece="ghost")
    assert table.legal == ["1f6>f4", "1f6>d6", "1f6>h6", "1f6>f8"]
