"""Whose turn it is, who is passed over, and how it ends."""

import pytest

from mazechase.rules.api import Over, Result, Seat, Turn
from mazechase.rules.quoridor.events import Fenced, Jumped, Moved, PassedOver, TurnLimit, Won
from rules.quoridor.positions import put, start

GOAL_LINES = {
    1: [f"{column}9" for column in "abcdefghi"],
    2: [f"i{row}" for row in range(1, 10)],
    3: [f"{column}1" for column in "abcdefghi"],
    4: [f"a{row}" for row in range(1, 10)],
}


def before(seat: int, square: str) -> str:
    """Name the square one step short of a goal square."""
    column, row = square[0], square[1]
    return {1: f"{column}8", 2: f"h{row}", 3: f"{column}2", 4: f"b{row}"}[seat]


def won(table_node: object, seat: int, players: int) -> bool:
    scores = tuple(int(other == seat) for other in range(1, players + 1))
    return table_node == Over(Result((Seat(seat),), scores, "goal_reached"))


@pytest.mark.parametrize("players", [2, 3, 4])
def test_QUOR_4_exactly_one_action_a_turn(players: int) -> None:
    for token in ("e2", "c3h"):
        table = start(players).play(token)
        assert table.game.node(table.state) == Turn((Seat(2),))
        assert table.game.legal(table.state, Seat(1)) == ()
        assert table.game.legal(table.state, Seat(2)) == table.game.legal(table.state)


@pytest.mark.parametrize(
    ("players", "moves", "order"),
    [
        (2, "e2 e8 e3 e7", [1, 2, 1, 2, 1]),
        (3, "e2 b5 e8 e3", [1, 2, 3, 1, 2]),
        (4, "e2 b5 e8 h5 e3", [1, 2, 3, 4, 1, 2]),
    ],
)
def test_QUOR_24_turns_go_round_clockwise(players: int, moves: str, order: list[int]) -> None:
    table = start(players)
    seen = [table.turn]
    for token in moves.split():
        table = table.play(token)
        seen.append(table.turn)
    assert seen == order


@pytest.mark.parametrize("square", [square for line in (1, 3) for square in GOAL_LINES[line]])
def test_QUOR_26_two_players_win_on_any_square_of_the_opposite_line(square: str) -> None:
    mover = 1 if square in GOAL_LINES[1] else 2
    pawn = before(1 if mover == 1 else 3, square)
    pawns = f"{pawn} d5" if mover == 1 else f"d5 {pawn}"
    after = put(pawns, turn=mover).play(square)
    assert won(after.game.node(after.state), mover, 2)
    assert after.game.legal(after.state) == ()


@pytest.mark.parametrize(("seat", "square"), [(seat, square) for seat in GOAL_LINES for square in GOAL_LINES[seat]])
def test_QUOR_23_four_players_win_on_any_square_of_the_side_opposite(seat: int, square: str) -> None:
    pawns = ["d4", "d6", "f6", "f4"]
    pawns[seat - 1] = before(seat, square)
    after = put(" ".join(pawns), turn=seat).play(square)
    assert won(after.game.node(after.state), seat, 4)
    assert after.ruling("e5") == "over None"


@pytest.mark.parametrize(("seat", "square"), [(seat, square) for seat in (1, 2, 3) for square in GOAL_LINES[seat]])
def test_QUOR_25_three_players_win_on_any_square_of_the_side_opposite(seat: int, square: str) -> None:
    pawns = ["d4", "d6", "f6"]
    pawns[seat - 1] = before(seat, square)
    after = put(" ".join(pawns), turn=seat).play(square)
    assert won(after.game.node(after.state), seat, 3)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_QUOR_23_nobody_wins_on_another_players_line(players: int) -> None:
    pawns = {2: "e5 d5", 3: "e5 d5 e7", 4: "e5 d5 e7 f7"}[players].split()
    sides = {2: (1, 3), 3: (1, 2, 3), 4: (1, 2, 3, 4)}[players]
    for seat, side in enumerate(sides, 1):
        foreign = {square for other, line in GOAL_LINES.items() if other != side for square in line}
        for square in sorted(foreign - set(GOAL_LINES[side])):
            here = [*pawns[: seat - 1], square, *pawns[seat:]]
            table = put(" ".join(here), turn=seat)
            assert table.game.node(table.state) == Turn((Seat(seat),))


@pytest.mark.parametrize(
    ("pawns", "fences", "turn", "token", "over"),
    [
        ("e7 e8", "", 1, "e9", "e8"),  # straight
        ("e2 e3", "", 2, "e1", "e2"),
        ("d8 e8", "e8v", 1, "e9", "e8"),  # to the side of a pawn with a fence behind it
        ("h8 i8", "", 1, "i9", "i8"),  # to the side of a pawn at the edge
        ("e2 g5 e7 h5", "", 2, "i5", "h5"),
        ("e2 h6 e7 h5", "h4h", 2, "i5", "h5"),
        ("b5 e6 e7 c5", "", 4, "a5", "b5"),
    ],
)
def test_QUOR_26_a_jump_onto_the_goal_line_wins_at_once(
    pawns: str, fences: str, turn: int, token: str, over: str
) -> None:
    table = put(pawns, fences, turn=turn)
    jumped, end = table.events(token)
    assert isinstance(jumped, Jumped)
    assert jumped.over == over
    assert end == Won(ruling="QUOR-26", seat=Seat(turn), at=token)
    after = table.play(token)
    assert won(after.game.node(after.state), turn, len(pawns.split()))


def test_QUOR_26_a_step_onto_the_goal_line_wins_at_once() -> None:
    assert put("e8 a9").events("e9") == (
        Moved(ruling="QUOR-6", seat=Seat(1), origin="e8", to="e9"),
        Won(ruling="QUOR-26", seat=Seat(1), at="e9"),
    )


# Seat 1 has e4 alone: e5 and e6 are held by others, and the fences close every other step and side landing.
STUCK = ("e4 e5 e6", "e3h d4v e4v")


def test_QUOR_22_a_seat_that_can_do_nothing_is_passed_over() -> None:
    table = put(*STUCK, left="0 5 5", turn=3)
    assert table.events("a1h") == (
        Fenced(ruling="QUOR-8", seat=Seat(3), fence="a1h", left=4),
        PassedOver(ruling="QUOR-22", seat=Seat(1)),
    )
    assert table.play("a1h").text == "e4,e5,e6 0,5,4 a1h,e3h,d4v,e4v 2 0"


def test_QUOR_22_a_seat_with_a_fence_must_put_it_up() -> None:
    table = put(*STUCK, left="1 5 5", turn=3).play("a1h")
    assert (table.turn, table.moves) == (1, "")
    assert "c1h" in table.fences
    assert table.ruling("e4") == "no-pass QUOR-4"
    after = table.play("c1h a2h a3h")
    assert after.turn == 2  # now it has none left


def test_QUOR_22_a_seat_is_asked_again_once_it_can_move() -> None:
    table = put(*STUCK, left="0 5 5", turn=3).play("e7")
    assert (table.turn, table.moves) == (1, "e6")


def test_QUOR_22_several_seats_in_a_row_are_passed_over() -> None:
    table = put("e4 e5 e6 e7", STUCK[1], left="0 0 5 5", turn=4)
    assert table.events("a1h")[1:] == tuple(PassedOver(ruling="QUOR-22", seat=Seat(seat)) for seat in (1, 2))
    assert table.play("a1h").turn == 3


def test_QUOR_22_the_turn_comes_back_when_all_others_are_stuck() -> None:
    table = put("e7 e8 e9", "e6h d7v e7v", left="0 0 6", turn=3, edge_as_fence=False)
    assert table.events("a1h")[1:] == tuple(PassedOver(ruling="QUOR-22", seat=Seat(seat)) for seat in (1, 2))
    assert table.play("a1h").turn == 3


def test_QUOR_22_two_players_can_be_stuck_only_without_the_edge_as_fence() -> None:
    # Seat 1 has only e9 before it, where seat 2 stands with its back to the edge.
    pawns, fences = "e8 e9", "e7h d7v e8v"
    stuck = put(pawns, fences, left="0 9", turn=2, edge_as_fence=False)
    assert stuck.events("a1h")[1:] == (PassedOver(ruling="QUOR-22", seat=Seat(1)),)
    assert stuck.play("a1h").turn == 2
    free = put(pawns, fences, left="0 9", turn=2).play("a1h")
    assert (free.turn, free.moves) == (1, "d9")


def test_QUOR_22_nobody_is_passed_over_after_the_end() -> None:
    table = put("e4 e5 e6 b2", STUCK[1], left="0 5 5 5", turn=4)
    assert [event.kind for event in table.events("a2")] == ["moved", "won"]
    after = table.play("a2")
    assert after.turn == 1  # stuck, but nobody acts any more, so such a position can be set up
    assert after.game.place(after.text) == after.state


def test_QUOR_27_without_a_limit_a_game_goes_on() -> None:
    table = start()
    for _ in range(40):
        table = table.play("e2 e8 e1 e9")
    assert table.state == start().state


def test_QUOR_27_at_the_limit_nobody_wins() -> None:
    table = start(max_turns=4).play("e2 e8 e3h")
    assert isinstance(table.game.node(table.state), Turn)
    assert table.state.taken == 3
    assert table.events("e7") == (
        Moved(ruling="QUOR-6", seat=Seat(2), origin="e8", to="e7"),
        TurnLimit(ruling="QUOR-27", turns=4),
    )
    after = table.play("e7")
    assert after.game.node(after.state) == Over(Result((), (0, 0), "turn_limit"))
    assert after.game.legal(after.state) == ()
    assert after.ruling("e4") == "over None"


def test_QUOR_27_the_limit_counts_the_actions_of_all_players() -> None:
    table = start(4, max_turns=5).play("e2 b5 e8 h5")
    assert isinstance(table.game.node(table.state), Turn)
    after = table.play("e3")
    assert after.game.node(after.state) == Over(Result((), (0, 0, 0, 0), "turn_limit"))


def test_QUOR_27_reaching_the_goal_with_the_last_action_wins() -> None:
    after = put("e8 a9", taken=9, max_turns=10).play("e9")
    assert won(after.game.node(after.state), 1, 2)


def test_QUOR_27_being_passed_over_is_not_counted() -> None:
    table = put(*STUCK, left="0 5 5", turn=3, max_turns=20).play("a1h")
    assert (table.turn, table.state.taken) == (2, 1)


def test_QUOR_27_a_limit_of_one_ends_after_the_first_action() -> None:
    after = start(max_turns=1).play("e2")
    assert isinstance(after.game.node(after.state), Over)
