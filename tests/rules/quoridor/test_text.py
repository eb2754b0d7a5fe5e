"""Quoridor in text: tokens, positions that read back, hostile ones that do not, and the drawing."""

from random import Random

import msgspec
import pytest

import mazechase
from mazechase.errors import BadText
from mazechase.rules.api import ALL, WATCHER, Seat
from mazechase.rules.gestures import gestures_of
from rules.quoridor.oracle import EVERY_FENCE, EVERY_SQUARE
from rules.quoridor.positions import put, start


def test_every_token_reads_back() -> None:
    game = mazechase.game("quoridor", 2)
    for token in (*EVERY_SQUARE, *EVERY_FENCE):
        action = game.read(token)
        assert game.write(action) == gestures_of(game).target(action) == token


def test_the_legal_list_goes_moves_then_lying_then_standing_fences_row_by_row() -> None:
    table = start()
    tokens = [table.game.write(action) for action in table.game.legal(table.state)]
    assert tokens[:5] == ["d1", "f1", "e2", "a1h", "b1h"]
    assert tokens[10:12] == ["h1h", "a2h"]
    assert tokens[66:68] == ["h8h", "a1v"]
    assert tokens[-1] == "h8v"


@pytest.mark.parametrize(
    "text",
    [
        "e1,e9 10,10 - 1 0",
        "e4,e5 8,9 b2h,c7h,e3v 2 0",
        "e9,e2 10,10 - 2 0",  # won
        "a1,i9 0,0 - 1 0",  # fences taken away for a handicap
    ],
)
def test_a_position_reads_back(text: str) -> None:
    game = mazechase.game("quoridor", 2)
    assert game.position(game.place(text)) == text


def test_fences_are_read_in_any_order_and_written_in_one() -> None:
    assert put("e1 e9", "e5v a1h h8v c2h", left="8 8").text == "e1,e9 8,8 a1h,c2h,e5v,h8v 1 0"


def test_actions_are_counted_in_a_position_where_there_is_a_limit() -> None:
    game = mazechase.game("quoridor", 2, {"max_turns": 30})
    assert game.position(game.place("e1,e9 10,10 - 1 29")) == "e1,e9 10,10 - 1 29"
    assert put("e1 e9", taken=30, max_turns=30).state.taken == 30


@pytest.mark.parametrize(
    ("code", "text"),
    [
        ("quoridor-bad-position", ""),
        ("quoridor-bad-position", "e1,e9"),
        ("quoridor-bad-position", "e1,e9 10,10 - 1"),
        ("quoridor-bad-position", "e1,e9 10,10 - 1 0 0"),
        ("quoridor-bad-position", "e1,e9 10,10  - 1 0"),
        ("quoridor-bad-position", "e1,e9\t10,10\t-\t1\t0"),
        ("quoridor-bad-position", "e1," * 200 + " 1 - 1 0"),
        ("quoridor-bad-square", "e1,e0 10,10 - 1 0"),
        ("quoridor-bad-square", "e1,E9 10,10 - 1 0"),
        ("quoridor-bad-square", "e1, 10,10 - 1 0"),
        ("quoridor-bad-square", "e1;e9 10,10 - 1 0"),
        ("bad-number", "e1,e9 10,x - 1 0"),
        ("bad-number", "e1,e9 10,-1 - 1 0"),
        ("bad-number", "e1,e9 10,010 - 1 0"),
        ("bad-number", "e1,e9 10,+1 - 1 0"),
        ("bad-number", "e1,e9 10,\u0661 - 1 0"),
        ("bad-number", "e1,e9 10,10 - 1 99999999999"),
        ("bad-number", "e1,e9 10,10 - one 0"),
        ("quoridor-bad-action", "e1,e9 9,9 e3x 1 0"),
        ("quoridor-bad-action", "e1,e9 9,9 e3h, 1 0"),
        ("quoridor-bad-fence", "e1,e9 9,9 e3 1 0"),
        ("quoridor-bad-fence", "e1,e9 9,9 i3h 1 0"),
        ("quoridor-bad-fence", "e1,e9 9,9 e9v 1 0"),
        ("quoridor-bad-fence", "e1,e9 9,9 e3h,f3h 1 0"),
        ("quoridor-bad-fence", "e1,e9 9,9 e3h,e3v 1 0"),
        ("quoridor-bad-fence", "e1,e9 9,9 e3h,e3h 1 0"),
        ("quoridor-place-seats", "e1 10,10 - 1 0"),
        ("quoridor-place-seats", "e1,a5,e9 10,10 - 1 0"),
        ("quoridor-place-seats", "e1,e9 10 - 1 0"),
        ("quoridor-place-seats", "e1,e9 5,5,5 - 1 0"),
        ("quoridor-place-turn", "e1,e9 10,10 - 0 0"),
        ("quoridor-place-turn", "e1,e9 10,10 - 3 0"),
        ("quoridor-place-sharing", "e5,e5 10,10 - 1 0"),
        ("quoridor-place-fences", "e1,e9 11,9 - 1 0"),
        ("quoridor-place-fences", "e1,e9 0,11 - 1 0"),
        ("quoridor-place-fences", "e1,e9 10,10 e3h 1 0"),
        ("quoridor-place-taken", "e1,e9 10,10 - 1 1"),
        ("quoridor-place-two-home", "e9,e1 10,10 - 1 0"),
        ("quoridor-place-shut-in", "e1,e5 8,8 e3h,e5h,d4v,e4v 1 0"),
        ("quoridor-place-shut-in", "e5,e9 8,8 e3h,e5h,d4v,e4v 1 0"),
    ],
)
def test_a_position_that_cannot_be_is_refused(code: str, text: str) -> None:
    with pytest.raises(BadText) as refused:
        mazechase.game("quoridor", 2).place(text)
    assert refused.value.code == code
    assert not str(refused.value).startswith("error-")


def test_a_position_beyond_the_limit_is_refused() -> None:
    with pytest.raises(BadText) as refused:
        mazechase.game("quoridor", 2, {"max_turns": 30}).place("e1,e9 10,10 - 1 31")
    assert refused.value.code == "quoridor-place-taken"


@pytest.mark.parametrize("turn", [1, 2])
def test_a_seat_that_can_do_nothing_cannot_be_the_one_to_act(turn: int) -> None:
    game, text = mazechase.game("quoridor", 4), f"e4,e5,e6,e7 0,0,5,5 e3h,d4v,e4v {turn} 0"
    with pytest.raises(BadText) as refused:
        game.place(text)
    assert (refused.value.code, refused.value.params["seat"]) == ("quoridor-place-stuck", turn)
    assert game.place(text.replace("0,0,", "1,1,")).turn == turn


def test_a_shut_in_pawn_is_named() -> None:
    with pytest.raises(BadText, match="Seat 2 has no path") as refused:
        mazechase.game("quoridor", 3).place("e1,e5,e9 4,4,4 e3h,e5h,d4v,e4v 1 0")
    assert refused.value.params["seat"] == 2


def test_the_supply_of_three_and_four_players_is_smaller() -> None:
    assert mazechase.game("quoridor", 3).place("e1,a5,e9 6,6,5 e3h 1 0").left == (6, 6, 5)
    for players, text in ((3, "e1,a5,e9 6,6,6 e3h 1 0"), (4, "e1,a5,e9,i5 6,4,5,5 - 1 0")):
        with pytest.raises(BadText) as refused:
            mazechase.game("quoridor", players).place(text)
        assert refused.value.code == "quoridor-place-fences"


def test_a_view_shows_everything_to_everybody_and_gives_the_state_back() -> None:
    table = put("e4 e5 a8 i2", "e5h d3v", left="4 4 4 4", turn=3)
    for viewer in (ALL, WATCHER, Seat(1), Seat(4)):
        view = table.game.view(table.state, viewer)
        assert (view.pawns, view.left) == (("e4", "e5", "a8", "i2"), (4, 4, 4, 4))
        assert (view.fences, view.turn, view.taken) == (("e5h", "d3v"), 3, 0)
        assert table.game.sample(view, Random(0)) == table.state
        assert table.game.odds(view) is None
        assert msgspec.to_builtins(view)["type"] == "quoridor"


DRAWING = """\
9  .   .   .   .   .   .   .   .   .

8  .   .   .   .   .   .   .   .   .

7  .   .   .   .   .   .   .   . | .
                                 |
6  .   .   .   .   .   .   .   . | .
                  -------
5  .   .   .   .   2   .   .   .   .

4  .   .   . | .   1   .   .   .   .
             |
3  .   .   . | .   .   .   .   .   .

2  .   .   .   .   .   .   .   .   .
  -------
1  .   .   .   .   .   .   .   .   .
   a   b   c   d   e   f   g   h   i
fences left  1: 7  2: 9"""


def test_the_drawing_shows_pawns_fences_and_hands() -> None:
    table = put("e4 e5", "a1h e5h c3v h6v", left="7 9")
    assert table.game.show(table.state) == f"{DRAWING}\nseat 1 to act"


def test_the_drawing_tells_the_end() -> None:
    won = put("e8 a9").play("e9")
    assert won.game.show(won.state).endswith("\nseat 1 has won")
    limit = start(max_turns=1).play("e2")
    assert limit.game.show(limit.state).endswith("\nturn limit: nobody has won")


def test_hints_show_each_pawns_shortest_way() -> None:
    table = put("e7 e5", "e7h")
    hints = table.game.hints(table.game.view(table.state, WATCHER))
    assert [(hint.kind, hint.seat, hint.value) for hint in hints] == [("shortest-way", 1, 3), ("shortest-way", 2, 4)]
    assert hints[0].cells == ("e7", "d7", "d8", "d9")
    assert hints[1].cells == ("e5", "e4", "e3", "e2", "e1")
    won = put("e8 a9").play("e9")
    assert won.game.hints(won.game.view(won.state, WATCHER))[0].value == 0
