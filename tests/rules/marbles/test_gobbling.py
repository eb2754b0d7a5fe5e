"""The Ghost Gobbler Privilege: when it may be used, what it brings, and how the yellow marble goes back."""

from mazechase.rules.marbles.game import Marbles
from rules.marbles.positions import Put, full, put

NEAR = {"ghosts": "f1 f6", "held": "1 0"}  # seat 1 on d1 has a ghost beside it and may gobble it


def gobble(**parts: object) -> Put:
    """Give seat 1 on d1, a die of 3 and a ghost beside it; rings c3 and i3 are empty."""
    return put("d1 a11", **{**NEAR, "yellow": "c9 i9", "owed": "2", "dice": "3", "piece": "pac", **parts})


def test_MARB_39_the_marble_under_the_ghost_is_taken() -> None:
    table = full("d1 a11", **NEAR, dice="3", piece="pac")
    assert "3f1:f1" in table.legal
    assert table.ruling("3f1") == "other-marbles MARB-13"
    assert table.events("3f1:f1")[:3] == [
        "stepped 1 d1 f1 MARB-9",
        "ghost_gobbled 1 f1 f6 MARB-43",
        "gobbled 1 f1 white 2 70 MARB-39",
    ]


def test_MARB_39_or_one_is_asked() -> None:
    table = full("d1 a11", **NEAR, dice="3", piece="pac", marble_under_ghost="ask")
    asked = table.play("3f1")
    assert asked.legal == ["take", "leave"]
    assert asked.ruling("2h1") == "decide-first MARB-39"
    taken, left = asked.play("take"), asked.play("leave")
    assert (taken.state.trays[0], left.state.trays[0]) == (2, 1)
    f1 = table.game.rules_as(Marbles).layout.board.cell("f1")
    assert f1 not in taken.state.white
    assert f1 in left.state.white
    assert table.play("3f1").events("leave")[0] == "left_under 1 f1 MARB-39"
    assert put("d1 a11", **NEAR, dice="3", piece="pac", marble_under_ghost="ask").play("3f1").state.turn == 2


def test_MARB_40_each_yellow_marble_is_a_privilege() -> None:
    table = put("d1 a11", ghosts="f1 f6", held="3 0", yellow="c9", dice="3", piece="pac")
    after = table.play("3f1")
    assert after.state.held == (2, 0)
    assert after.legal == ["@c3", "@i3", "@i9"]


def test_MARB_40_a_second_yellow_marble_is_a_second_privilege() -> None:
    table = put("b3 a11", held="1 2", yellow="c3", dice="1", piece="pac")
    assert table.play("1c3:c3").state.held == (2, 2)


def test_MARB_40_or_all_together_are_one() -> None:
    parts = {"ghosts": "f1 f6", "held": "3 0", "yellow": "c9", "dice": "3", "piece": "pac"}
    table = put("d1 a11", **parts, privilege_stacks=False).play("3f1")
    assert table.state.held == (0, 0)
    assert table.state.owed == (1, 1, 1)
    after = table.play("@c3 @i3")
    assert (len(after.state.yellow), after.state.owed) == (4, ())


def test_MARB_41_a_yellow_marble_of_the_same_move_will_do() -> None:
    # b3, c3 (yellow), d3 with a ghost.
    parts = {"ghosts": "d3 f6", "dice": "4", "piece": "pac"}
    assert "4d3:c3" in put("b3 a11", **parts).legal
    assert "d3" not in put("b3 a11", **parts, same_move_gobble=False).goes(4)
    # It must come before the ghost: from d4 the ghost on d3 stands before the yellow marble.
    assert "d3" not in put("d4 a11", ghosts="d3 f6", dice="1", piece="pac").goes(1)


def test_MARB_42_a_ghost_is_gobbled_or_walked_round_never_passed() -> None:
    table = put("d1 a11", **NEAR, dice="2", piece="pac")
    assert "h1" not in table.goes(2)
    assert "f1" in table.goes(2)
    assert "b2" in table.goes(2)


def test_MARB_43_a_way_that_meets_a_ghost_is_complete() -> None:
    for die in range(1, 7):
        table = put("d1 a11", **NEAR, dice=str(die), piece="pac")
        assert "f1" in table.goes(die)
        assert (table.play(f"{die}f1").pacs, table.play(f"{die}f1").ghosts) == ("f1 a11", "f6 f6")


def test_MARB_44_one_ghost_a_move() -> None:
    table = put("d1 a11", ghosts="f1 h1", held="2 0", yellow="c3 i3", dice="2", piece="pac")
    assert "h1" not in table.goes(2)
    after = table.play("2f1 @c9")
    assert after.pacs == "f1 a11"
    assert after.ghosts == "h1 f6"


def test_MARB_45_the_other_die_is_still_played() -> None:
    table = put("d1 a11", **NEAR, dice="2 3")
    after = table.play("2f1")
    assert after.state.turn == 1
    assert after.state.dice == (3,)
    assert after.prowls(3)
    ended = put("d1 a11", **NEAR, dice="2 3", gobble_ends_turn=True).play("2f1")
    assert ended.state.turn == 2
    assert ended.state.dice == ()


def test_MARB_46_the_gobbled_ghost_may_move_in_the_same_turn() -> None:
    after = put("d1 a11", **NEAR, dice="1 2").play("2f1")
    assert after.ghosts == "f6 f6"
    assert "f6>f4" in after.prowls(1)


def test_MARB_47_the_reward_is_two_white_marbles_of_one_rival() -> None:
    three = {"ghosts": "f1 f6", "held": "1 0 0", "dice": "3", "piece": "pac"}
    table = put("d1 a1 a11", **three, trays="10 30 31").play("3f1")
    assert table.legal == ["from2", "from3"]
    assert table.ruling("from1") == "not-oneself MARB-47"
    assert table.ruling("from4") == "nothing-to-take MARB-47"
    assert table.events("from3") == ["paid 3 1 2 0 MARB-47"]
    assert table.play("from3").state.trays == (12, 30, 29)
    one = put("d1 a1 a11", **three, trays="70 0 1").play("3f1")
    assert one.state.trays == (71, 0, 0)  # by itself, and no more than there is
    none = put("d1 a1 a11", **three, trays="71 0 0").play("3f1")
    assert none.state.trays == (71, 0, 0)


def test_MARB_36_the_reward_may_be_paid_in_yellow_where_so_agreed() -> None:
    parts = {"ghosts": "f1 f6", "dice": "3", "piece": "pac", "pay_with_yellow": "victim_choice"}
    rich = put("d1 a11", **parts, held="1 1", trays="60 11").play("3f1 @i9")
    assert rich.game.node(rich.state).seats == (2,)  # type: ignore[union-attr]
    assert rich.legal == ["pay0", "pay1"]
    assert rich.events("pay1") == ["paid 2 1 1 1 MARB-47"]
    assert rich.play("pay1").state.held == (1, 0)
    poor = put("d1 a11", **parts, held="1 1", trays="71 0").play("3f1 @i9")
    assert poor.state.held == (1, 0)  # a yellow marble is all there is to take


def test_MARB_48_a_used_yellow_marble_goes_to_an_empty_ring_of_ones_choice() -> None:
    table = gobble().play("3f1")
    assert table.legal == ["@c3", "@i3"]
    assert table.ruling("@c9") == "ring-occupied MARB-48"
    assert table.ruling("@d1") == "not-a-ring MARB-48"
    assert table.events("@i3")[0] == "returned 1 i3 MARB-48"
    alone, events = gobble(ghosts="f1 c3").step("3f1")  # a ghost occupies c3: then i3 is the only one
    assert "returned 1 i3 MARB-48" in gobble(ghosts="f1 c3").events("3f1")
    assert (alone.state.owed, [event.kind for event in events][-1]) == ((2,), "paid")


def test_MARB_48_a_yellow_marble_under_the_ghost_cannot_pay_for_it() -> None:
    bare = put("b3 a11", ghosts="c3 f6", dice="1", piece="pac")
    assert "c3" not in bare.goes(1)
    table = put("b3 a11", ghosts="c3 f6", dice="1", piece="pac", held="1 0", yellow="c3 c9 i9")
    after, events = table.step("1c3:c3")
    assert [event.kind for event in events][:5] == ["stepped", "ghost_gobbled", "gobbled", "returned", "paid"]
    assert after.state.held == (1, 0)  # one taken, one used


def test_MARB_49_with_no_ring_empty_it_waits_for_the_end_of_a_turn() -> None:
    # Every ring has a marble or a piece: c3 the ghost that stays, i3 seat 2.
    parts = {"ghosts": "c3 f1", "held": "1 0", "owed": "2", "yellow": "c9 i9", "dice": "2 3"}
    table = put("d1 i3", **parts)
    after = table.play("3f1")
    assert "waits 1 MARB-49" in table.events("3f1")
    assert after.state.owed == (2, 1)
    assert after.state.held == (0, 0)  # and is no privilege meanwhile
    # The turn's end frees c3: the first in the queue is seat 2, and with one ring it happens by itself.
    end = after.events("2c3>b4")
    assert end[-1] == "returned 2 c3 MARB-49"
    assert after.play("2c3>b4").state.owed == (1,)


def test_MARB_49_with_several_rings_empty_the_debtor_chooses() -> None:
    # Seat 1 leaves i3 with the last die, and a ghost has left c3 before.
    table = put("i3 a11", ghosts="f6 b4", owed="2 2", yellow="c9 i9", dice="1", piece="pac")
    after = table.play("1h3")
    assert after.game.node(after.state).seats == (2,)  # type: ignore[union-attr]
    assert after.legal == ["@c3", "@i3"]
    assert after.state.turn == 1
    done = after.play("@i3")
    assert (done.state.owed, done.state.turn) == ((), 2)  # the second went to c3 by itself


def test_MARB_50_not_under_oneself() -> None:
    table = put("b3 a11", ghosts="c3 f6", dice="1", piece="pac", held="1 0", yellow="c9", owed="2 2").play("1c3")
    assert table.legal == ["@i3", "@i9"]
    assert table.ruling("@c3") == "ring-occupied MARB-50"


def test_MARB_51_a_yellow_marble_that_is_back_can_be_gobbled_again() -> None:
    table = put("d3 a11", ghosts="f6 b4", yellow="c3 i3 c9 i9", dice="1", piece="pac")
    assert table.play("1c3:c3").state.held == (1, 0)
    back = gobble(owed="", held="2 0", piece="-", dice="2 3").play("2f1 @c3")
    assert back.game.rules_as(Marbles).layout.board.cell("c3") in back.state.yellow
