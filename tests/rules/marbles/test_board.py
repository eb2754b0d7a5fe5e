"""Boards: the one that comes with the game, and every constraint a document can break."""

from typing import Any

import pytest

import mazechase
from mazechase.errors import BadDocument
from mazechase.rules.marbles import constraints, documents
from mazechase.rules.marbles.constraints import LEAST_DEGREE
from mazechase.rules.marbles.documents import SHIPPED, read_layout
from mazechase.rules.marbles.game import Marbles
from mazechase.rules.marbles.layout import layout_of
from rules.marbles.drawings import DOCUMENT, OPEN_WIDE, TREES, document


@pytest.mark.parametrize("shipped", SHIPPED.values(), ids=list(SHIPPED))
def test_the_boards_that_come_with_the_game_fulfil_everything(shipped: dict[str, Any]) -> None:
    layout = read_layout(shipped)
    assert shipped["source"] == "home-made"
    waives = ["C21"] if shipped["id"] == "trees" else []  # dead ends are what that board is for
    assert shipped.get("waives", []) == waives
    assert len(layout.holes) == 76
    assert len(layout.board.names) == 81
    degrees = [len(layout.pac_links[cell]) for cell in layout.holes]
    if waives:
        return
    assert min(degrees) >= 2
    assert sum(degrees) / 76 >= LEAST_DEGREE
    assert len(layout.board.steps[layout.start]) >= 2
    assert len(layout.openings) >= 3


def test_other_boards_can_be_handed_in() -> None:
    assert len(read_layout(OPEN_WIDE).openings) == 12
    assert len(read_layout(TREES).rings) == 4
    assert Marbles(2, {"layout": TREES}).facts.title == "Trees"


def test_facts_have_all_that_a_page_draws() -> None:
    facts = Marbles(3).facts
    assert facts.homes == ("k1", "a1", "a11")
    assert facts.colours == ("yellow", "red", "green")
    assert facts.unused_homes == ("k11",)
    assert facts.start == "f6"
    assert facts.doors == ("f4", "d6", "h6", "f8")
    assert {(opening.cell, opening.arrow) for opening in facts.openings} == {
        ("f1", "v"),
        ("a6", "<"),
        ("k6", ">"),
        ("f11", "^"),
    }
    marks = {cell.name: cell.mark for cell in facts.cells}
    assert (marks["a1"], marks["c3"], marks["d1"], marks["f6"]) == ("R", "@", "o", "=")
    assert ("a1", "b1") in facts.links
    assert ("f2", "f3") in facts.links
    assert ("f1", "f2") not in facts.links


_NO_DOORS_UP_AND_DOWN = ((9, 23, " "), (10, 23, " "), (14, 23, " "), (15, 23, " "))
BROKEN: list[tuple[str, dict[str, Any], dict[str, Any]]] = [
    ("c1", document((2, 15, "-"), (3, 15, " ")), {"plain": 71, "ringed": 4}),
    ("c1", document((6, 11, "o")), {"plain": 73, "ringed": 3}),
    ("c3", document((2, 43, "G")), {"mark": "G", "count": 2}),
    ("c3", document((2, 43, "o"), (2, 15, "-"), (3, 15, " ")), {"mark": "B", "count": 0}),
    ("c4", document((21, 43, " ")), {"place": "k1"}),
    ("c6", document((2, 8, "       "), (5, 3, " "), (6, 3, " "), (7, 3, " ")), {"place": "a10"}),
    (
        "c7",
        document(*_NO_DOORS_UP_AND_DOWN, (11, 21, "     "), (12, 16, " " * 15), (13, 21, "     ")),
        {},
    ),
    (
        "c7",
        document(*_NO_DOORS_UP_AND_DOWN, (11, 21, "    ====="), (12, 16, "---------=====-"), (13, 21, "    =====")),
        {},
    ),
    ("c8", document(*_NO_DOORS_UP_AND_DOWN, (12, 16, "     ")), {"count": 1}),
    ("c10", document((1, 23, " "), (23, 23, " ")), {"count": 2}),
    ("c11", document((6, 6, "<")), {"place": "b9"}),
    ("c11", document((1, 3, "^")), {"place": "a11"}),
    ("c19", document((6, 11, "o"), (6, 15, "@")), {}),
    ("c19", document((1, 15, "^")), {}),
    ("c19", document((8, 4, "   ")), {}),
    ("c21", {name: value for name, value in TREES.items() if name != "waives"}, {}),
]


@pytest.mark.parametrize(("constraint", "bad", "params"), BROKEN, ids=lambda x: x if isinstance(x, str) else "")
def test_MARB_1_a_bad_board_is_refused_by_the_constraint_it_breaks(
    constraint: str, bad: dict[str, Any], params: dict[str, Any]
) -> None:
    with pytest.raises(BadDocument) as caught:
        mazechase.game("marbles", 2, {"layout": bad})
    assert caught.value.code == f"marbles-board-{constraint}"
    assert params.items() <= caught.value.params.items()
    assert constraint.upper() in str(caught.value)


@pytest.mark.parametrize(
    ("changes", "cells"),
    [
        (((1, 15, "^"),), {"d11"}),  # too much
        (((8, 4, "   "),), {"a8", "b8"}),  # too little
        (((6, 11, "o"), (6, 15, "@")), {"c9", "d9"}),  # somewhere else
        (((1, 15, "^"), (8, 4, "   ")), {"d11", "a8", "b8"}),
    ],
)
def test_C19_names_the_cells_that_look_different(changes: tuple[tuple[int, int, str], ...], cells: set[str]) -> None:
    (found,) = constraints._symmetry(layout_of(document(*changes)["drawing"]))
    assert set(found.cells) == cells


@pytest.mark.parametrize(
    ("check", "drawing", "broken"),
    [
        (constraints._full_moves, "Y---o---o---o", [2, 3, 4, 5, 6][2:]),
        (constraints._full_moves, "Y---o\n|   |\no---o", []),
        (constraints._openings, "      ^\n     <o---o>\n      |\n      o\n      v", ["a2", "a2"]),
        (constraints._openings, " <o---o>\n  v\n  ", ["a1", "a1"]),
        (constraints._openings, " <o   o>\n      |\n      o\n      v", ["a2"]),
        (constraints._degrees, "o---o\n|   |\no---o", ["8 / 4 < 2.6"]),
        (constraints._degrees, "o---o---o", ["a1", "c1", "4 / 3 < 2.6"]),
        (constraints._homes, "o---Y---R", ["b1", "c1"]),
    ],
)
def test_what_a_whole_board_cannot_break_alone(check: Any, drawing: str, broken: list[Any]) -> None:
    found = [
        one.params.get("count" if check is constraints._full_moves else "place") for one in check(layout_of(drawing))
    ]
    assert found == broken


@pytest.mark.parametrize(
    ("code", "bad"),
    [
        *(("field", {name: value for name, value in DOCUMENT.items() if name != gone}) for gone in documents.FIELDS),
        ("field", {**DOCUMENT, "drawing": 7}),
        ("extra", {**DOCUMENT, "colour": "blue"}),
        ("game", {**DOCUMENT, "game": "quoridor"}),
        ("waives", {**DOCUMENT, "waives": ["C1"]}),
        ("waives", {**DOCUMENT, "waives": "C21"}),
    ],
)
def test_a_document_has_its_fields_and_no_others(code: str, bad: dict[str, Any]) -> None:
    with pytest.raises(BadDocument) as caught:
        read_layout(bad)
    assert caught.value.code == f"marbles-board-{code}"


def test_waiving_c21_waives_nothing_else() -> None:
    with pytest.raises(BadDocument) as caught:
        read_layout(document((6, 11, "o"), (6, 15, "@"), waives=["C21"]))
    assert caught.value.code == "marbles-board-c19"


def test_homes_are_found_clockwise_from_the_yellow_one() -> None:
    turned = document((2, 3, "Y"), (2, 43, "R"), (22, 43, "G"), (22, 3, "B"))
    assert [cell.name for cell in Marbles(4, {"layout": turned}).facts.cells if cell.mark == "Y"] == ["a11"]
    assert Marbles(4, {"layout": turned}).facts.homes == ("a11", "k11", "k1", "a1")
