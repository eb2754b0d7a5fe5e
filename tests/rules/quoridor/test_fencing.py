"""Where a fence may go: on the board, clear of others, and leaving everybody a way."""

from itertools import product

import pytest

from mazechase.boards.cells import Cell, Cells
from mazechase.boards.fences import CELLS, ROWS, Maze, Slot, Slots
from mazechase.rules.quoridor.legal import legal_slots
from rules.quoridor.positions import Put, put, start

ANCHORS = [f"{column}{row}" for row, column in product("12345678", "abcdefgh")]
BORDER = [f"i{row}" for row in range(1, 10)] + [f"{column}9" for column in "abcdefgh"]


def test_QUOR_8_a_fence_has_two_squares_on_either_side() -> None:
    table = start()
    assert table.fences == {anchor + way for anchor in ANCHORS for way in "hv"}
    assert len(table.fences) == 128


def test_QUOR_8_a_fence_closes_two_steps_and_no_more() -> None:
    lying = [square for square in ("d4", "e4", "f4", "g4") if f"{square[0]}5" not in put(f"{square} a9", "e4h").moves]
    standing = [
        square for square in ("e3", "e4", "e5", "e6") if f"f{square[1]}" not in put(f"{square} a9", "e4v").moves
    ]
    assert (lying, standing) == (["e4", "f4"], ["e4", "e5"])


@pytest.mark.parametrize("way", ["h", "v"])
def test_QUOR_10_no_fence_lies_on_or_over_the_border(way: str) -> None:
    table = start()
    for square in BORDER:
        assert table.ruling(square + way) == "off-board QUOR-10"
    assert put("e1 e9", left="0 0").ruling("i5h") == "off-board QUOR-10"


@pytest.mark.parametrize(
    ("standing", "lost"),
    [
        ("d4h", "c4h d4h e4h d4v"),
        ("d4v", "d3v d4v d5v d4h"),
        ("a1h", "a1h b1h a1v"),
        ("a1v", "a1v a2v a1h"),
        ("h1h", "g1h h1h h1v"),
        ("h1v", "h1v h2v h1h"),
        ("a8h", "a8h b8h a8v"),
        ("a8v", "a7v a8v a8h"),
        ("h8h", "g8h h8h h8v"),
        ("h8v", "h7v h8v h8h"),
        ("h4h", "g4h h4h h4v"),  # the next slot in the row's count is a5h, on the other side
        ("a5h", "a5h b5h a5v"),
        ("d8v", "d7v d8v d8h"),
        ("d1v", "d1v d2v d1h"),
    ],
)
def test_QUOR_9_a_fence_takes_the_slots_it_overlaps_and_the_one_it_crosses(standing: str, lost: str) -> None:
    table = put("e1 e9", standing)
    assert start().fences - table.fences == set(lost.split())
    for fence in lost.split():
        refusal = table.why(fence)
        assert refusal is not None
        assert refusal.code == ("overlap" if fence[2] == standing[2] else "crossing")
        assert (refusal.ruling, refusal.params["other"], refusal.cells) == ("QUOR-9", standing, (standing,))


def test_QUOR_9_two_fences_fit_end_to_end_and_side_by_side() -> None:
    assert {"b4h", "f4h", "d3h", "d5h", "c4v", "e4v", "d3v", "d5v"} <= put("e1 e9", "d4h").fences
    assert {"d2v", "d6v", "c4v", "e4v"} <= put("e1 e9", "d4v").fences


def test_QUOR_9_a_slot_between_two_fences_overlaps_both() -> None:
    refusal = put("e1 e9", "c4h e4h").why("d4h")
    assert refusal is not None
    assert (refusal.code, refusal.params["other"], refusal.cells) == ("overlap", "c4h", ("c4h", "e4h"))
    standing = put("e1 e9", "d3v d5v").why("d4v")
    assert standing is not None
    assert standing.cells == ("d3v", "d5v")


def test_QUOR_9_fences_elsewhere_are_not_named() -> None:
    crossing = put("e1 e9", "a1h e3v h8v").why("e3h")
    overlap = put("e1 e9", "a1h e3h g3h f2h e8v").why("f3h")
    assert crossing is not None
    assert (crossing.code, crossing.cells) == ("crossing", ("e3v",))
    assert overlap is not None
    assert overlap.cells == ("e3h", "g3h")


def test_QUOR_5_a_fence_is_put_up_for_good() -> None:
    table = start().play("d4h")
    assert table.ruling("d4h") == "overlap QUOR-9"
    later = table.play("e8 e2 f4v e3")
    assert later.text == "e3,e8 9,9 d4h,f4v 2 0"


def test_QUOR_5_one_fence_a_turn() -> None:
    table = start().play("d4h")
    assert (table.turn, table.state.left) == (2, (9, 10))


# A dead end, e4 and e5, between two standing fences over a lying one; only the step e5-e6 leads out of it.
#   6   .   .   .
#   5   . | 1 | .
#         |   |
#   4   . | . | .
#          ------
DEAD_END = "e3h d4v e4v"
OUTSIDE = {2: ("e1", "e8"), 3: ("e1", "a5", "e8"), 4: ("e1", "a5", "e8", "i5")}


@pytest.mark.parametrize("lid", ["e5h", "d5h"])
@pytest.mark.parametrize(
    ("players", "inside", "turn"),
    [(n, inside, turn) for n in (2, 3, 4) for inside in range(1, n + 1) for turn in range(1, n + 1)],
)
def test_QUOR_11_every_pawn_also_ones_own_keeps_a_way(players: int, inside: int, turn: int, lid: str) -> None:
    pawns = list(OUTSIDE[players])
    pawns[inside - 1] = "e5"
    table = put(" ".join(pawns), DEAD_END, turn=turn)
    refusal = table.why(lid)
    assert refusal is not None
    assert (refusal.code, refusal.ruling) == ("last-path", "QUOR-11")
    assert (refusal.params, refusal.cells) == ({"fence": lid, "seat": inside}, ("e5",))
    assert table.ruling("c5h") == "legal"  # the step stays open beside it


@pytest.mark.parametrize("lid", ["e5h", "d5h"])
def test_QUOR_11_an_empty_dead_end_may_be_shut(lid: str) -> None:
    for players in (2, 3, 4):
        assert put(" ".join(OUTSIDE[players]), DEAD_END).ruling(lid) == "legal"


def test_QUOR_11_a_pawn_shut_in_is_named_with_all_others() -> None:
    # A wall from a to h leaves the way i5-i6; two standing fences make that a corridor from i3 to i8.
    wall = "a5h c5h e5h g5h h4v h6v"
    for turn in (1, 2):
        table = put("e1 e9", wall, turn=turn)
        for lid in ("h3h", "h7h"):
            refusal = table.why(lid)
            assert refusal is not None
            assert (refusal.params["seat"], refusal.cells) == (1, ("e1", "e9"))
        above = table.why("h8v")  # seat 1 may still go up to i9
        assert above is not None
        assert (above.params["seat"], above.cells) == (2, ("e9",))
        assert not {"h3h", "h7h", "h8v"} & table.fences
        assert "h2v" in table.fences  # i1 stays open below it


@pytest.mark.parametrize(
    ("seat", "wall", "lid", "out"),
    [
        (2, "d1v d3v d5v d7v a8h", "c8h", "f5"),  # the western half, open at d8-d9 alone
        (4, "e1v e3v e5v e7v h8h", "f8h", "d5"),  # the eastern half, open at f8-f9 alone
    ],
)
def test_QUOR_11_a_pawn_that_goes_sideways_keeps_its_own_way(seat: int, wall: str, lid: str, out: str) -> None:
    for turn in (1, 2, 3, 4):
        refusal = put("e2 a5 e8 i5", wall, turn=turn).why(lid)
        assert refusal is not None
        assert refusal.code == "last-path"
        assert refusal.params["seat"] == seat
    elsewhere = ["e2", "a5", "e8", "i5"]
    elsewhere[seat - 1] = out
    assert put(" ".join(elsewhere), wall).ruling(lid) == "legal"


def test_QUOR_11_a_way_to_any_square_of_the_goal_line_is_enough() -> None:
    # Seat 1 has only i8-i9 left to its line: a fence anywhere else stays legal, that one does not.
    table = put("e2 e5", "a8h c8h e8h g8h")
    assert table.ruling("h7v") == "legal"
    assert put("e2 e5", "a8h c8h e8h g8h h7v").ruling("h6h") == "last-path QUOR-11"


def test_QUOR_12_pawns_do_not_stop_a_way() -> None:
    for players in (2, 3, 4):
        pawns = [*OUTSIDE[players]]
        pawns[0], pawns[1] = "e5", "e6"  # seat 2 stands in the only way out of the dead end
        table = put(" ".join(pawns), DEAD_END)
        taken = {"d3h", "e3h", "f3h", "e3v", "d3v", "d4v", "d5v", "d4h", "e4v", "e5v", "e4h"}
        assert start().fences - table.fences == taken | {"d5h", "e5h"}


def test_QUOR_12_the_last_way_may_be_one_that_a_pawn_stands_in() -> None:
    table = put("b5 i6", "c5h e5h g5h")  # the fence closes all but i5-i6, where seat 2 stands
    assert table.ruling("a5h") == "legal"


def test_QUOR_12_a_pawn_on_the_last_goal_square_does_not_close_it() -> None:
    table = put("e8 i9", "a8h c8h e8h g8h")
    assert "a1h" in table.fences
    assert table.ruling("h7v") == "legal"


def test_QUOR_4_without_fences_only_moves_are_left() -> None:
    table = put("e1 e9", left="0 3")
    assert table.fences == set()
    assert table.moves == "d1 f1 e2"
    assert table.ruling("e3h") == "no-fences-left QUOR-4"
    assert put("e1 e9", left="0 3", turn=2).ruling("e3h") == "legal"
    assert put("e1 e9", left="1 3").ruling("e3h") == "legal"
    assert put("e1 e9", "e3h", left="1 3").ruling("e3h") == "overlap QUOR-9"
    assert put("e1 e9", "e3h", left="0 3").ruling("e3h") == "no-fences-left QUOR-4"


def test_QUOR_4_fences_come_out_of_ones_own_hand() -> None:
    assert start().play("e3h").state.left == (9, 10)
    assert start().play("e3h c3h").state.left == (9, 9)
    assert start(4).play("e3h c3h a3h g3h a7h").state.left == (3, 4, 4, 4)


def floods(monkeypatch: pytest.MonkeyPatch, table: Put) -> int:
    """Count how often a legal list asks whether a pawn still has a way."""
    asked = []
    reaches = Maze.reaches

    def counted(maze: Maze, pawn: Cell, goals: Cells) -> bool:
        asked.append(pawn)
        return reaches(maze, pawn, goals)

    with monkeypatch.context() as patch:
        patch.setattr(Maze, "reaches", counted)
        table.game.legal(table.state)
    return len(asked)


def test_only_fences_that_could_shut_a_pawn_in_are_tried(monkeypatch: pytest.MonkeyPatch) -> None:
    assert floods(monkeypatch, start(4)) == 0  # nothing stands that a fence could join
    assert floods(monkeypatch, put("e1 e9", "a3h a5h c3h c5h")) == 0  # a4v and others join, but far from any way
    # Through the gap at i5 and i6 h3h, h7h and h8v are tried, and once shown to shut seat 1 in not for seat 2 again.
    assert floods(monkeypatch, put("e1 e9", "a5h c5h e5h g5h h4v h6v")) == 3


def test_a_pawn_without_a_way_leaves_no_slot() -> None:
    room = Slots.of(Slot(CELLS[name[:2]], "h" if name[2] == "h" else "v") for name in ("e3h", "e5h", "d4v", "e4v"))
    assert legal_slots(room, [(CELLS["e4"], ROWS[8])]) == Slots()
    assert legal_slots(room, [(CELLS["e6"], ROWS[8])]) != Slots()
