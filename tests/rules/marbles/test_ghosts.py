"""How ghosts move, what they catch, and what that costs."""

import pytest

from rules.marbles.drawings import TREES
from rules.marbles.positions import at, full, put


def test_MARB_25_ghosts_never_leave_the_board() -> None:
    table = put("k1 a11", ghosts="f1 f6", dice="1", piece="ghost")
    assert {move for move in table.prowls(1) if move.startswith("f1")} == {"f1>d1", "f1>h1"}
    assert table.ruling("1f1>a6") == "ghost-no-tunnel MARB-25"


def test_MARB_26_a_ghost_does_not_turn_back_in_a_move() -> None:
    parts = {"ghosts": "d1 f6", "dice": "2", "piece": "ghost"}
    assert "d1>d1" not in put("k1 a11", **parts).prowls(2)
    assert put("k1 a11", **parts).ruling("2d1>d1") == "ghost-no-turning MARB-26"
    assert "d1>d1" in put("k1 a11", **parts, ghost_may_reverse=True).prowls(2)


def test_MARB_27_a_ghost_moves_the_full_count() -> None:
    table = put("k1 a11", ghosts="d1 f6", dice="2", piece="ghost")
    assert {move for move in table.prowls(2) if move.startswith("d1")} == {"d1>h1", "d1>b2", "d1>c2", "d1>e2"}
    assert table.ruling("2d1>f1") == "full-count MARB-27"
    assert table.ruling("2d1>d8") == "too-far MARB-27"


def test_MARB_27_with_no_full_move_no_ghost_moves_unless_partial_moves_are_on() -> None:
    # On this board ghosts can run out of ways; on one that keeps C21 one of the two always has a full move.
    parts = {"white": "h14", "yellow": "k11 k5 e5 e11", "ghosts": "h11 h5", "dice": "1 6", "layout": TREES}
    table = put("l3 c13", **parts)
    assert table.events("1m3") == ["stepped 1 l3 m3 MARB-9", "stood 1 ghost MARB-27"]  # with everybody at home
    assert table.play("1m3").state.turn == 2
    assert table.prowls(6) == {"h5>l3", "h11>l3"}  # a way that meets a Pac-Man is complete
    partial = put("l3 c13", **parts, ghost_partial=True)
    assert partial.legal == table.legal  # a full move goes before
    after = partial.play("1m3")
    assert {"h11>h15", "h11>i12", "h5>h1", "h5>g4"} <= after.prowls(6)  # to the ends of the branches
    assert "h11>h14" not in after.prowls(6)  # and no shorter
    assert after.play("6h11>h15").ghosts == "h5 h15"


def test_MARB_28_ghosts_on_the_start_do_not_block_each_other() -> None:
    first = put("k1 a11", dice="1 1").play("1j1").prowls(1)
    assert first == {"f6>f4", "f6>d6", "f6>h6", "f6>f8"}
    one_out = put("k1 a11", ghosts="f6 f4", dice="2", piece="ghost")
    assert any(move.startswith("f6>") for move in one_out.prowls(2))
    assert {"f6>f3"} & one_out.prowls(2) == set()  # a ghost on the way is another matter


def test_MARB_29_the_start_is_left_by_a_step_and_never_entered() -> None:
    doors = {"f6>f4", "f6>d6", "f6>h6", "f6>f8"}
    assert put("k1 a11", dice="1", piece="ghost").prowls(1) == doors
    table = put("f3 a11", ghosts="f4 d1", dice="1", piece="ghost")
    assert "f4>f6" not in table.prowls(1)
    assert table.ruling("1f4>f6") == "start-closed MARB-29"
    pac = put("f4 a11", dice="1", piece="pac", held="1 0")
    assert pac.goes(1) == {"f3", "d4", "h4"}
    assert pac.ruling("1f6") == "start-closed MARB-29"


def test_MARB_30_two_ghosts_never_share_a_hole() -> None:
    table = put("k1 a11", ghosts="d1 f1", dice="1", piece="ghost")
    assert not {"d1>f1", "f1>d1"} & table.prowls(1)
    assert table.ruling("1d1>f1") == "ghost-on-ghost MARB-30"
    two = put("k1 a11", ghosts="d1 f1", dice="2", piece="ghost")
    assert "d1>h1" not in two.prowls(2)
    assert two.ruling("2d1>h1") == "ghost-in-the-way MARB-30"


def test_MARB_31_marbles_stay_under_a_ghost() -> None:
    table = full("k1 a11", dice="3", piece="ghost")
    after = table.play("3f6>f2")
    assert (after.state.white, after.state.yellow) == (table.state.white, table.state.yellow)


def test_MARB_32_the_first_pac_man_on_the_way_ends_it() -> None:
    table = put("h1 f1 a11", ghosts="d1 f6", dice="5", piece="ghost", turn=3)
    assert "d1>f1" in table.prowls(5)
    assert "d1>h1" not in put("h1 f1 a11", ghosts="d1 f6", dice="2", piece="ghost", turn=3).prowls(2)
    assert (
        put("h1 f1 a11", ghosts="d1 f6", dice="2", piece="ghost", turn=3).ruling("2d1>h1") == "pac-in-the-way MARB-32"
    )
    assert table.events("5d1>f1") == [
        "prowled 3 d1 f1 MARB-26",
        "captured 3 2 f1 a1 MARB-32",
        "paid 2 3 2 0 MARB-35",
    ]
    assert table.play("5d1>f1").pacs == "h1 a1 a11"
    assert table.play("5d1>f1").ghosts == "f1 f6"
    first = put("h1 f1 a11", ghosts="d1 f6", dice="2 5", turn=3).play("5d1>f1")
    assert (first.state.turn, first.state.dice, first.state.piece) == (3, (2,), "pac")  # the ghost's move alone is over


def test_MARB_33_ghosts_keep_to_the_paths() -> None:
    table = put("k1 a11", ghosts="f1 f6", dice="1", piece="ghost")
    assert "f1>f2" not in table.prowls(1)  # a barrier lies between them
    assert put("f1 a11", dice="1", piece="pac").ruling("1f2") == "too-far MARB-11"


def test_MARB_3_ghosts_enter_no_home_whosever_it_is() -> None:
    nobodys = put("d1 a11", ghosts="b1 f6", dice="1", piece="ghost")
    somebodys = put("d1 h1 a11", ghosts="b1 f6", dice="1", piece="ghost")
    for table, ruling in ((nobodys, "MARB-3"), (somebodys, "MARB-63")):
        assert "b1>a1" not in table.prowls(1)
        assert table.ruling("1b1>a1") == f"ghost-no-home {ruling}"


def test_MARB_34_a_ghost_on_ones_own_pac_man_takes_it_home_for_nothing() -> None:
    table = put("f1 a11", ghosts="d1 f6", dice="1 2")
    after, events = table.step("1d1>f1")
    assert [event.kind for event in events] == ["prowled", "captured"]
    assert events[-1].ruling == "MARB-34"
    assert after.state.trays == table.state.trays
    assert after.pacs == "k1 a11"
    assert after.goes(2) == {"h1", "j2", "k4"}  # with the other die it moves on from home
    assert put("f1 a11", ghosts="d1 f6", dice="2 4").play("4d1>f1").pacs == "k1 a11"  # at any count


@pytest.mark.parametrize(("tray", "paid"), [(0, 0), (1, 1), (2, 2), (9, 2)])
def test_MARB_35_who_has_less_than_two_gives_what_there_is(tray: int, paid: int) -> None:
    table = put("f1 a11", ghosts="d1 f6", dice="1", piece="ghost", turn=2, trays=f"{tray} {71 - tray}")
    after = table.play("1d1>f1")
    assert after.state.trays == (tray - paid, 71 - tray + paid)
    assert after.pacs == "k1 a11"
    three = put("d11 f1 a11", ghosts="d1 f6", dice="1", piece="ghost", trays=f"60 {tray} {11 - tray}")
    assert three.play("1d1>f1").state.trays == (60 + paid, tray - paid, 11 - tray)  # to whoever moved the ghost
    told = [event for event in table.events("1d1>f1") if event.startswith("paid")]
    assert told == ([f"paid 1 2 {paid} 0 MARB-35"] if paid else [])  # nothing is paid without a marble


HELD = {"ghosts": "d1 f6", "dice": "1", "piece": "ghost", "turn": 2, "trays": "5 66", "held": "2 0"}


def test_MARB_36_payment_is_in_white() -> None:
    after = put("f1 a11", **HELD).play("1d1>f1")
    assert (after.state.trays, after.state.held) == ((3, 68), (2, 0))


def test_MARB_36_the_victim_may_choose_to_pay_with_yellow() -> None:
    table = put("f1 a11", **HELD, pay_with_yellow="victim_choice").play("1d1>f1")
    assert table.game.node(table.state).seats == (1,)  # type: ignore[union-attr]
    assert table.legal == ["pay0", "pay1", "pay2"]
    assert table.ruling("from2") == "not-asked MARB-62"
    assert table.ruling("1j1") == "decide-first MARB-36"
    one = table.play("pay1")
    assert (one.state.trays, one.state.held) == ((4, 67), (1, 1))  # the privilege goes along
    assert one.state.turn == 1
    poor = put("f1 a11", **{**HELD, "trays": "1 70"}, pay_with_yellow="victim_choice").play("1d1>f1")
    assert poor.legal == ["pay1", "pay2"]
    assert poor.ruling("pay0") == "cannot-pay-so MARB-36"
    bare = put("f1 a11", **{**HELD, "trays": "0 71"}, pay_with_yellow="victim_choice").play("1d1>f1")
    assert (bare.state.trays, bare.state.held) == ((0, 71), (0, 2))  # nothing to choose


def test_MARB_37_a_privilege_survives_a_capture() -> None:
    assert put("f1 a11", **HELD).play("1d1>f1").state.held == (2, 0)


def test_MARB_37_or_is_lost_where_so_agreed() -> None:
    table = put("f1 a11", **HELD, yellow="c3 i3", lose_privilege_when_hit=True).play("1d1>f1")
    assert table.state.held == (0, 0)
    assert table.legal == ["@c9", "@i9"]  # the owner picks among the empty rings
    assert table.game.node(table.state).seats == (1,)  # type: ignore[union-attr]
    after, events = table.step("@i9")
    assert [event.kind for event in events] == ["returned", "returned", "paid"]  # then one ring is left
    assert after.state.trays == (3, 68)
    own = put("f1 a11", **{**HELD, "turn": 1}, yellow="c3 i3", lose_privilege_when_hit=True).play("1d1>f1 @c9")
    assert (own.state.held, own.state.trays) == ((0, 0), (5, 66))


def test_MARB_38_the_privilege_protects_nobody_on_the_turn_of_others() -> None:
    assert put("f1 a11", **HELD).play("1d1>f1").pacs == "k1 a11"
    assert put("f1 a11", **{**HELD, "dice": "3"}).play("3d1>f1").pacs == "k1 a11"


def test_MARB_57_one_ghost_moves_in_a_turn() -> None:
    table = put("k1 a11", ghosts="d1 f1", dice="1 2").play("1d1>b1")
    assert table.prowls(2) == set()
    assert table.ruling("2f1>j1") == "ghost-has-moved MARB-57"
    assert put("k1 a11", dice="1", piece="ghost").ruling("1d1>f1") == "no-ghost MARB-62"


def test_MARB_17_ones_own_home_is_always_free_to_go_back_to() -> None:
    # Nobody else can end a move there: not even where unused homes are free.
    table = put("j1 f1", turn=2, dice="3", piece="pac", unused_home="free", trays="36 35")
    assert "k1" not in table.goes(3) | table.goes(2)
    assert put("d1 h1", turn=2, dice="2", piece="pac").ruling("2k1") == "home-closed MARB-63"


def test_MARB_59_on_ones_own_turn_a_capture_of_oneself_costs_no_marble_just_gobbled() -> None:
    table = full("d1 a11", ghosts="j1 f6", dice="2 3").play("2h1:f1,h1")
    assert table.state.trays == (3, 0)
    after = table.play("3j1>h1")
    assert (after.state.trays, after.pacs) == ((3, 0), "k1 a11")


def test_MARB_61_everybody_sees_everything() -> None:
    table = put("d1 a1 a11", trays="30 20 21", held="1 0 1", owed="2", dice="1 2")
    views = [table.game.view(table.state, viewer) for viewer in (1, 2, 3, "watcher", "all")]
    assert all(view == views[0] for view in views)
    assert (views[0].trays, views[0].held, views[0].owed) == ((30, 20, 21), (1, 0, 1), (2,))
    assert (views[0].pacs, views[0].ghosts, views[0].dice) == (("d1", "a1", "a11"), ("f6", "f6"), (1, 2))
    assert table.game.secrets is False


def test_MARB_32_a_pac_man_on_the_way_to_another_one_is_the_reason() -> None:
    first = at("b1 i3,c9,i9 d1,d2,h3,a2 71,0,0,0 1,0,0,0 h1,h6 - 1 3,4 - - - 0")
    assert first.why("4h1>d2") == "pac-in-the-way MARB-32: d1"
    second = at("b1 i3,c3,i9 c9,b9,k2,a2 71,0,0,0 1,0,0,0 f8,d11 - 1 5,6 - - - 0")
    assert second.why("5d11>b9") == "pac-in-the-way MARB-32: c9"
    assert "d11>b9" in at("b1 i3,c3,i9 k8,b9,k2,a2 71,0,0,0 1,0,0,0 f8,d11 - 1 5,6 - - - 0").prowls(5)
