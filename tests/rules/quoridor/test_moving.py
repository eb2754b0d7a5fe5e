"""How a pawn goes: steps, jumps, side landings."""

import pytest

from rules.quoridor.positions import put, start

# Pawns e4 and e5 face each other in each of the four directions: mover, other, behind, the two sides.
FACING = [
    ("e4", "e5", "e6", "d5", "f5"),
    ("e4", "f4", "g4", "f5", "f3"),
    ("e4", "e3", "e2", "f3", "d3"),
    ("e4", "d4", "c4", "d3", "d5"),
]
BEHIND = {"e5": "e5h", "f4": "f4v", "e3": "e2h", "d4": "c4v"}  # a fence behind the other pawn


def test_QUOR_6_a_pawn_steps_one_square_in_four_directions() -> None:
    table = put("e5 a9")
    assert table.moves == "e4 d5 f5 e6"
    for diagonal in ("d4", "f4", "d6", "f6"):
        assert table.ruling(diagonal) == "no-diagonal QUOR-6"
    for far in ("e7", "e3", "c5", "g5", "e8", "d7", "a1"):
        assert table.ruling(far) == "too-far QUOR-6"


@pytest.mark.parametrize("seat", [1, 2, 3, 4])
@pytest.mark.parametrize("square", ["b2", "d4", "e5", "h8", "b8", "h2"])
def test_QUOR_6_every_seat_steps_forwards_backwards_and_sideways(seat: int, square: str) -> None:
    """Whichever side its goal is on; also beside a fence, and without fences in hand."""
    others = iter([name for name in ("c6", "g3", "f7") if name != square])
    pawns = [square if number == seat else next(others) for number in (1, 2, 3, 4)]
    column, row = square[0], int(square[1])
    left, right = chr(ord(column) - 1), chr(ord(column) + 1)
    beside = {f"{column}{row - 1}", f"{left}{row}", f"{right}{row}", f"{column}{row + 1}"}
    for counts in ("5 5 5 5", "0 0 0 0"):
        table = put(" ".join(pawns), left=counts, turn=seat)
        assert set(table.moves.split()) == beside
        for diagonal in (f"{left}{row - 1}", f"{right}{row - 1}", f"{left}{row + 1}", f"{right}{row + 1}"):
            assert table.ruling(diagonal) == "no-diagonal QUOR-6"
    corner = put(" ".join(pawns), f"{left}{row - 1}h", turn=seat)  # a fence beside it opens no diagonal
    assert set(corner.moves.split()) == beside - {f"{column}{row - 1}"}


@pytest.mark.parametrize(
    ("pawn", "moves"), [("a1", "b1 a2"), ("i1", "h1 i2"), ("a8", "a7 b8 a9"), ("i8", "i7 h8 i9"), ("a4", "a3 b4 a5")]
)
def test_QUOR_6_the_border_ends_the_board(pawn: str, moves: str) -> None:
    assert put(f"{pawn} e8").moves == moves


def test_QUOR_6_a_row_does_not_go_on_at_the_other_side() -> None:
    assert put("i4 e8").ruling("a5") == put("a5 e8").ruling("i4") == "too-far QUOR-6"
    assert put("i4 a5").ruling("b5") == put("i4 a5").ruling("a3") == "too-far QUOR-6"


@pytest.mark.parametrize(
    ("fence", "moves"),
    [
        ("e5h", "e4 d5 f5"),  # north of e5 and f5
        ("d5h", "e4 d5 f5"),  # north of d5 and e5
        ("c5h", "e4 d5 f5 e6"),  # ends before e5
        ("e4h", "d5 f5 e6"),
        ("d4h", "d5 f5 e6"),
        ("f4h", "e4 d5 f5 e6"),
        ("e5v", "e4 d5 e6"),  # east of e5 and e6
        ("e4v", "e4 d5 e6"),
        ("e6v", "e4 d5 f5 e6"),
        ("d5v", "e4 f5 e6"),
        ("d4v", "e4 f5 e6"),
        ("d3v", "e4 d5 f5 e6"),
    ],
)
def test_QUOR_7_a_fence_closes_the_step_over_each_of_its_halves(fence: str, moves: str) -> None:
    table = put("e5 a9", fence)
    assert table.moves == moves
    for closed in {"e4", "d5", "f5", "e6"} - set(moves.split()):
        assert table.ruling(closed) == "fence-between QUOR-7"


@pytest.mark.parametrize(("me", "other", "behind", "left", "right"), FACING)
def test_QUOR_7_a_fence_before_the_other_pawn_stops_every_jump(
    me: str, other: str, behind: str, left: str, right: str
) -> None:
    between = {"e5": "e4h", "f4": "e4v", "e3": "e3h", "d4": "d4v"}[other]
    table = put(f"{me} {other}", between)
    assert table.ruling(behind) == "fence-between QUOR-7"
    for side in (left, right):  # without the fence the straight jump would be open, so it is not to blame
        assert table.ruling(side) == "no-diagonal QUOR-6"
        assert put(f"{me} {other}", f"{between} {BEHIND[other]}").ruling(side) == "fence-between QUOR-7"
    assert len(table.moves.split()) == 3
    assert put(f"{me} {other}", BEHIND[other]).ruling(behind) == "fence-between QUOR-7"


@pytest.mark.parametrize(("me", "other", "behind", "left", "right"), FACING)
def test_QUOR_14_a_neighbouring_pawn_is_jumped_in_any_direction(
    me: str, other: str, behind: str, left: str, right: str
) -> None:
    table = put(f"{me} {other}")
    assert behind in table.moves.split()
    assert table.ruling(other) == "occupied QUOR-21"
    for side in (left, right):
        assert table.ruling(side) == "jump-straight QUOR-16"


def test_QUOR_14_a_pawn_farther_away_or_diagonal_is_not_jumped() -> None:
    assert put("e4 e6").moves == "e3 d4 f4 e5"
    assert put("e4 f5").moves == "e3 d4 f4 e5"


def test_QUOR_15_a_jump_goes_two_squares_straight_and_the_other_stays() -> None:
    table = put("e4 e5")
    assert table.moves == "e3 d4 f4 e6"
    assert table.ruling("e7") == "too-far QUOR-6"
    assert table.play("e6").text == "e6,e5 10,10 - 2 0"


def test_QUOR_13_jumping_is_a_choice_beside_all_others() -> None:
    table = put("e4 e5")
    assert {"e3", "d4", "f4", "e6"} == set(table.moves.split())
    assert len(table.fences) == 128
    fenced = put("e4 e5", "e5h")
    assert {"e3", "d4", "f4", "d5", "f5"} == set(fenced.moves.split())


@pytest.mark.parametrize(("me", "other", "behind", "left", "right"), FACING)
def test_QUOR_16_a_fence_behind_opens_both_sides_and_closes_the_jump(
    me: str, other: str, behind: str, left: str, right: str
) -> None:
    table = put(f"{me} {other}", BEHIND[other])
    moves = set(table.moves.split())
    assert {left, right} <= moves
    assert len(moves) == 5
    assert table.ruling(behind) == "fence-between QUOR-7"


@pytest.mark.parametrize(("me", "other", "behind", "left", "right"), FACING)
def test_QUOR_16_without_a_fence_behind_only_the_straight_jump_is_open(
    me: str, other: str, behind: str, left: str, right: str
) -> None:
    table = put(f"{me} {other}")
    assert behind in table.moves.split()
    assert not {left, right} & set(table.moves.split())
    for side in (left, right):
        assert table.ruling(side) == "jump-straight QUOR-16"


@pytest.mark.parametrize(("me", "other", "behind", "left", "right"), FACING)
def test_QUOR_16_either_half_of_a_fence_behind_will_do_and_a_jump_is_told_as_one(
    me: str, other: str, behind: str, left: str, right: str
) -> None:
    half = {"e5": "d5h", "f4": "f3v", "e3": "d2h", "d4": "c3v"}[other]
    table = put(f"{me} {other}", half)
    assert {left, right} <= set(table.moves.split())
    assert behind not in table.moves.split()
    for side in (left, right):
        (jump, *_) = table.events(side)
        assert (jump.kind, jump.ruling, jump.over) == ("jumped", "QUOR-16", other)  # type: ignore[attr-defined]


def test_QUOR_16_a_fence_elsewhere_opens_no_side() -> None:
    assert put("e4 e5", "e6h").moves == "e3 d4 f4 e6"
    assert put("e4 e5", "f5h").moves == "e3 d4 f4 e6"
    assert put("e4 e5", "d5h").moves == "e3 d4 f4 d5 f5"


@pytest.mark.parametrize(
    ("other", "fences", "shut", "open_side"),
    [  # a fence behind the other pawn, and one beside it
        ("e5", "e5h d5v", "d5", "f5"),
        ("e5", "e5h e4v", "f5", "d5"),
        ("f4", "f3v f4h", "f5", "f3"),
        ("f4", "f3v e3h", "f3", "f5"),
        ("e3", "e2h e3v", "f3", "d3"),
        ("e3", "e2h d3v", "d3", "f3"),
        ("d4", "c4v c3h", "d3", "d5"),
        ("d4", "c4v d4h", "d5", "d3"),
    ],
)
def test_QUOR_17_a_side_landing_past_another_fence_is_closed(
    other: str, fences: str, shut: str, open_side: str
) -> None:
    table = put(f"e4 {other}", fences)
    assert table.ruling(shut) == "fence-beside QUOR-17"
    assert table.ruling(open_side) == "legal"


def test_QUOR_17_a_fence_on_no_leg_of_the_jump_does_not_matter() -> None:
    assert put("e4 e5", "e5h c4h").ruling("d5") == "legal"  # from d4 there is no way to d5, but none is taken


@pytest.mark.parametrize("beside", ["d5v", "d4v"])
def test_QUOR_17_both_halves_of_a_fence_close_a_side_landing(beside: str) -> None:
    assert put("e4 e5", f"e5h {beside}").ruling("d5") == "fence-beside QUOR-17"


@pytest.mark.parametrize(
    ("pawns", "turn", "sides"),
    [
        ("e8 e9", 1, "d9 f9"),
        ("e1 e2", 2, "d1 f1"),
        ("h5 i5", 1, "i4 i6"),
        ("b5 a5", 1, "a4 a6"),
        ("a8 a9", 1, "b9"),  # a corner: one side only
        ("i1 i2", 2, "h1"),
        ("b8 a8", 1, "a7 a9"),
        ("h2 i2", 1, "i1 i3"),
    ],
)
def test_QUOR_18_the_edge_behind_a_pawn_counts_as_a_fence_unless_switched_off(
    pawns: str, turn: int, sides: str
) -> None:
    on, off = put(pawns, turn=turn), put(pawns, turn=turn, edge_as_fence=False)
    assert set(on.moves.split()) - set(off.moves.split()) == set(sides.split())
    assert set(off.moves.split()) < set(on.moves.split())
    for side in sides.split():
        assert off.ruling(side) == "edge-behind QUOR-18"


def test_QUOR_18_the_option_leaves_fences_alone() -> None:
    assert put("e4 e5", "e5h", edge_as_fence=False).moves == "e3 d4 f4 d5 f5"


def test_QUOR_18_a_fence_beside_the_edge_closes_the_landing() -> None:
    assert put("e8 e9", "d8v").ruling("d9") == "fence-beside QUOR-17"
    assert put("e8 e9", "d8v").moves == "e7 f8 f9"


@pytest.mark.parametrize(
    ("pawns", "behind", "sides"),
    [
        ("e4 e5 e6", "e7", "d5 f5"),
        ("d4 e4 f4", "g4", "e3 e5"),
        ("e6 e5 e4", "e3", "d5 f5"),
        ("f4 e4 d4", "c4", "e3 e5"),
    ],
)
def test_QUOR_19_two_pawns_in_a_row_are_not_jumped_and_open_no_side(pawns: str, behind: str, sides: str) -> None:
    strict, loose = put(pawns), put(pawns, diagonal_past_piece=True)
    assert strict.ruling(behind) == loose.ruling(behind) == "one-piece-a-jump QUOR-19"
    assert set(loose.moves.split()) - set(strict.moves.split()) == set(sides.split())
    assert len(strict.moves.split()) == 3
    for side in sides.split():
        assert strict.ruling(side) == "piece-behind QUOR-19"


def test_QUOR_19_a_fence_between_the_two_pawns_opens_the_sides() -> None:
    assert put("e4 e5 e6", "e5h").moves == "e3 d4 f4 d5 f5"
    assert put("e4 e5 e6", "e6h").moves == "e3 d4 f4"


def test_QUOR_19_the_option_opens_no_side_while_the_straight_jump_is_open() -> None:
    assert put("e4 e5 e7", diagonal_past_piece=True).moves == "e3 d4 f4 e6"


def test_QUOR_19_a_side_landing_past_a_piece_keeps_to_the_fences() -> None:
    table = put("e4 e5 e6", "d4v", diagonal_past_piece=True)
    assert table.moves == "e3 f4 f5"
    assert table.ruling("d5") == "fence-beside QUOR-17"


def test_QUOR_20_one_jump_a_turn() -> None:
    table = put("e2 e3 e5")
    assert table.moves == "e1 d2 f2 e4"
    assert table.ruling("e6") == "too-far QUOR-6"
    assert table.play("e4").turn == 2


def test_QUOR_21_no_pawn_lands_on_another() -> None:
    for token in ("e5", "d4"):
        assert put("e4 e5 d4").ruling(token) == "occupied QUOR-21"
    beside = put("e4 e5 d5", "e5h")
    assert beside.moves == "e3 d4 f4 f5"
    assert beside.ruling("d5") == "occupied QUOR-21"
    edge = put("e8 e9 f9 c5")
    assert edge.moves == "e7 d8 f8 d9"
    past = put("e4 e5 e6 f5", diagonal_past_piece=True)
    assert past.moves == "e3 d4 f4 d5"


def test_QUOR_4_staying_is_no_move() -> None:
    assert start().ruling("e1") == "no-pass QUOR-4"
    assert start(4).play("e2").ruling("a5") == "no-pass QUOR-4"
