"""Setting up, who begins, the order of turns, and the end."""

import pytest

import mazechase
from contract.playing import play
from mazechase.errors import BadDocument
from mazechase.rules.api import Chance, Over, Seat
from mazechase.rules.gestures import gestures_of
from mazechase.rules.marbles.values import DICE, Roll
from rules.marbles.drawings import OPEN_WIDE, document
from rules.marbles.positions import Put, full, put, start


def result(table: Put) -> tuple[tuple[int, ...], tuple[int, ...], str]:
    node = table.game.node(table.state)
    assert isinstance(node, Over)
    return node.result.winners, node.result.scores, node.result.reason


def test_MARB_1_a_marble_on_each_of_76_holes() -> None:
    table = start()
    assert (len(table.state.white), len(table.state.yellow)) == (72, 4)
    assert table.names(table.state.yellow) == "c3 i3 c9 i9"
    assert put("f1 a11", dice="1", piece="pac").goes(1) != put("f1 a11", dice="1", piece="pac", layout=OPEN_WIDE).goes(
        1
    )
    with pytest.raises(BadDocument):
        mazechase.game("marbles", 2, {"layout": document((2, 7, " "))})


@pytest.mark.parametrize(("players", "homes"), [(2, "k1 a11"), (3, "k1 a1 a11"), (4, "k1 a1 a11 k11")])
def test_MARB_2_homes_go_clockwise_and_two_players_sit_opposite(players: int, homes: str) -> None:
    table = start(players)
    assert table.pacs == homes
    assert table.ghosts == "f6 f6"
    assert (len(table.state.white), len(table.state.yellow)) == (72, 4)


def test_MARB_4_the_highest_sum_begins() -> None:
    table = start(3)
    node = table.game.node(table.state)
    assert isinstance(node, Chance)
    assert node.seat == 1
    assert table.play("*36").game.node(table.play("*36").state).seat == 2  # type: ignore[union-attr]
    done, events = table.play("*36 *46").step("*15")
    assert [event.kind for event in events] == ["rolled", "begins"]
    assert table.play("*36 *46").events("*15") == ["rolled 3 1 5 MARB-4", "begins 2 10 MARB-4"]
    assert done.state.turn == 2
    assert done.state.rolls == ()


def test_MARB_4_tied_seats_roll_again_among_themselves() -> None:
    table = start(3).play("*36 *12")
    tied, events = table.step("*45")
    assert [event.kind for event in events] == ["rolled", "roll_tied"]
    assert table.events("*45") == ["rolled 3 4 5 MARB-4", "roll_tied (1, 3) 9 MARB-4"]
    assert tied.state.rolls == (0, None, 0)
    again = tied.play("*11")
    assert again.state.turn == 3
    assert again.play("*12").state.turn == 3
    assert again.play("*11").state.rolls == (0, None, 0)


def test_MARB_4_turns_go_clockwise_from_there() -> None:
    table = start(3).play("*11 *66 *12")
    turns = []
    for _ in range(4):
        turns.append(int(table.state.turn))
        table = table.play("*11")
        while table.legal:
            table = table.play(table.legal[0])
    assert turns == [2, 3, 1, 2]


def test_MARB_56_a_double_is_two_equal_dice_and_nothing_more() -> None:
    table = put("d1 a11").play("*33")
    assert table.state.dice == (3, 3)
    assert table.play("3f6>d3 3j1").state.turn == 2


def test_MARB_62_the_dice_have_21_outcomes() -> None:
    assert len(DICE) == 21
    assert DICE.total == 36
    assert (DICE[Roll(2, 2)], DICE[Roll(2, 5)]) == (1, 2)


LAST = {"white": "f1", "ghosts": "f6 f6", "dice": "3 4", "trays": "40 31"}


def test_MARB_52_the_game_ends_at_the_hole_of_the_last_white_marble() -> None:
    table = put("d1 a11", **LAST)
    after, events = table.step("3j1:f1")
    assert [event.kind for event in events] == ["stepped", "gobbled", "cleared"]
    assert after.pacs == "f1 a11"  # the rest of the move is not played, nor is the other die
    assert result(after) == ((1,), (41, 31), "marbles_cleared")


def test_MARB_52_or_after_the_move() -> None:
    table = put("d1 a11", **LAST, end_timing="after_move")
    after = table.play("3j1:f1")
    assert after.pacs == "j1 a11"
    assert result(after) == ((1,), (41, 31), "marbles_cleared")


def test_MARB_52_or_after_the_turn() -> None:
    table = put("d1 h11", **{**LAST, "ghosts": "f11 f6", "trays": "35 36"}, end_timing="after_turn")
    after = table.play("3j1:f1")
    assert after.state.turn == 1
    assert after.state.dice == (4,)
    assert result(after.play("4f11>h11")) == ((1,), (38, 34), "marbles_cleared")


def test_MARB_52_a_gobble_of_the_ghost_on_the_last_marble_is_finished() -> None:
    table = put("d1 a11", **{**LAST, "ghosts": "f1 f6", "trays": "35 36"}, held="1 0")
    after, events = table.step("3f1:f1")
    assert [event.kind for event in events][-2:] == ["paid", "cleared"]
    assert result(after) == ((1,), (38, 34), "marbles_cleared")
    # A ghost further on is not gobbled any more.
    beyond = put("d1 a11", **{**LAST, "ghosts": "h1 f6"}, held="1 0").play("3h1:f1")
    assert beyond.ghosts == "h1 f6"
    moved = put("d1 a11", **{**LAST, "ghosts": "h1 f6"}, held="1 0", end_timing="after_move").play("3h1:f1")
    assert moved.ghosts == "f6 f6"
    assert result(moved)[1] == (43, 29)


def test_MARB_53_yellow_marbles_left_do_not_matter() -> None:
    after = put("d1 a11", **LAST).play("3j1:f1")
    assert len(after.state.yellow) == 4
    assert result(after)[2] == "marbles_cleared"


def test_MARB_54_equals_win_together() -> None:
    assert result(put("d1 a11", **{**LAST, "trays": "35 36"}).play("3j1:f1"))[0] == (1, 2)


def test_MARB_55_all_white_marbles_one_owns_count_and_no_yellow_ones() -> None:
    after = put("d1 a11", **{**LAST, "trays": "34 37"}, held="0 4").play("3j1:f1")
    assert result(after) == ((2,), (35, 37), "marbles_cleared")


def test_MARB_60_a_turn_limit_counts_the_turns_of_all_seats() -> None:
    table = put("d1 a11", trays="20 51", dice="1 1", taken=6, max_turns=7)
    after, events = table.play("1f1").step("1f6>f4")
    assert [event.kind for event in events] == ["prowled", "turn_limit"]
    assert after.state.taken == 7
    assert result(after) == ((2,), (20, 51), "turn_limit")
    assert isinstance(put("d1 a11", taken=6, max_turns=7).game.node(put("d1 a11", taken=6, max_turns=7).state), Chance)
    second = put("d1 b11", trays="20 51", dice="1 1", turn=2, taken=5, max_turns=7).play("1d11 1f6>f4")
    assert (second.state.taken, second.state.turn) == (6, 1)
    assert put("d1 a11", dice="1 1").play("1f1 1f6>f4").state.taken == 0


def test_MARB_60_a_marble_taken_on_the_last_turn_still_clears_the_board() -> None:
    after = put("d1 a11", **LAST, taken=6, max_turns=7).play("3j1:f1")
    assert result(after)[2] == "marbles_cleared"


def test_nobody_else_is_asked() -> None:
    table = full("d1 a11", dice="1 2")
    assert table.game.legal(table.state, Seat(2)) == ()
    assert table.game.legal(table.state, Seat(1)) == table.game.legal(table.state)


def test_one_die_is_one_move_so_that_a_touch_reaches_no_further() -> None:
    game = mazechase.game("marbles", 2)
    for s in play(game, 5, most=60).states:
        for action in game.legal(s)[:3]:
            assert gestures_of(game).same_move(s, s)
            assert not gestures_of(game).same_move(s, game.apply(s, action).state)
