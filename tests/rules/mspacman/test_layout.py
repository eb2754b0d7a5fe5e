"""Boards: the one that comes with the game, and what every other one is told when it breaks a constraint."""

from collections import Counter
from itertools import product
from typing import Any

import pytest

import mazechase
from mazechase.boards.cells import Cell
from mazechase.boards.walled import parse_walled
from mazechase.errors import BadDocument
from mazechase.rules.mspacman.documents import DICE, LAYOUTS, SPINNERS, read_layout
from mazechase.rules.mspacman.game import MsPacMan
from mazechase.rules.mspacman.layout import LETTERS, Layout

PINWHEEL = LAYOUTS["pinwheel"]
every_layout = pytest.mark.parametrize("layout", [read_layout(each) for each in LAYOUTS.values()], ids=list(LAYOUTS))
EVEN = [
    read_layout(LAYOUTS[name]) for name in ("pinwheel", "windmill")
]  # for-three mends what three areas in a row spoil
even_layout = pytest.mark.parametrize("layout", EVEN, ids=["pinwheel", "windmill"])


def turned(layout: Layout, cell: Cell) -> Cell:
    """Give where a cell comes to lie after a quarter turn clockwise."""
    board = layout.board
    x, y = board.places[cell]
    return Cell(board.places.index((y, board.width - 1 - x)))


@every_layout
def test_MSP_4_a_shipped_board_has_the_numbers_of_the_rulebook(layout: Layout) -> None:
    assert [len(area) for area in layout.areas] == [17] * 4
    assert len(layout.squares) == 68
    assert len(layout.exits) == len(layout.homes) == len(layout.powers) == 4
    assert not any(cell in layout.squares for cell in (*layout.exits, *layout.homes))


@every_layout
def test_MSP_5_every_area_of_a_shipped_board_has_one_power_square(layout: Layout) -> None:
    assert [len(area & layout.powers) for area in layout.areas] == [1] * 4


@even_layout
def test_a_shipped_boards_areas_are_quarter_turns_of_one_another(layout: Layout) -> None:
    board = layout.board
    for number in board.cells:
        cell, next_cell = Cell(number), turned(layout, Cell(number))
        letter, mark = board.labels[cell][0], board.labels[cell][1:]
        assert board.labels[next_cell] == LETTERS[(LETTERS.index(letter) + 1) % 4] + mark
        assert {turned(layout, there) for there in layout.links[cell]} == set(layout.links[next_cell])
    doors = {frozenset(door) for door in board.doors}
    assert {frozenset(turned(layout, cell) for cell in door) for door in doors} == doors


@every_layout
def test_a_shipped_board_is_a_maze_with_power_in_the_corners_and_circles_far_from_doors(layout: Layout) -> None:
    board = layout.board
    far = {0, board.width - 1}
    assert {board.places[cell] for cell in layout.powers} == set(product(far, far))
    maze = [cell for cell in board.cells if cell not in layout.homes]
    ways = [len(layout.links[cell]) for cell in maze]
    assert 2.3 <= sum(ways) / len(ways) <= 2.7
    assert not any(_open_block(layout, x, y) for x in range(board.width) for y in range(board.height))
    nearest = 3 if layout in EVEN else 2
    for circle in layout.circles:
        assert min(_steps(layout, circle, door) for doors in layout.doors for door in doors) >= nearest


def _open_block(layout: Layout, x: int, y: int) -> bool:
    """Tell whether four squares in a square have nothing between them, which looks like a room and not a corridor."""
    places = layout.board.places
    corners = [(x, y), (x + 1, y), (x + 1, y + 1), (x, y + 1)]
    if not all(corner in places for corner in corners):
        return False
    ring = [Cell(places.index(corner)) for corner in corners]
    return all(there in layout.board.steps[here] for here, there in zip(ring, (*ring[1:], ring[0]), strict=True))


def _steps(layout: Layout, start: Cell, goal: Cell) -> int:
    seen, layer, steps = {start}, {start}, 0
    while goal not in layer:
        layer = {there for here in layer for there in layout.links[here]} - seen
        seen |= layer
        steps += 1
    return steps


def test_every_shipped_document_says_that_it_is_home_made() -> None:
    for documents in (LAYOUTS, DICE, SPINNERS):
        for name, document in documents.items():
            assert (document["id"], document["game"], document["source"]) == (name, "mspacman", "home-made")


def redrawn(changes: dict[str, str]) -> dict[str, Any]:
    """Give the pinwheel with labels (``c10``), edges (``c10-c9``) or borders (``c10 north``) drawn otherwise."""
    lines = [list(line) for line in PINWHEEL["drawing"].strip().splitlines()]
    for what, drawn in changes.items():
        place, _, other = what.partition("-")
        column, line = 4 * "abcdefghij".index(place[0]), 2 * (10 - int(place.split(" ")[0][1:])) + 1
        if what.endswith(" north") or (other and other[0] == place[0]):  # the edge above the square named first
            lines[line - 1][column + 1 : column + 4] = drawn
        elif other:  # the edge to the right of it
            lines[line][column + 4] = drawn
        else:
            lines[line][column + 1 : column + 4] = drawn if drawn == "###" else f" {drawn:2}"
    return {**PINWHEEL, "drawing": "\n".join("".join(line) for line in lines)}


WALL, OPEN = "---", "   "
CUT_OFF = ("c8-c9", "h2-h3", "g8-g9", "d2-d3"), ("b7-c7", "h8-i8", "h4-i4", "b3-c3")
BROKEN: list[tuple[str, str, dict[str, str]]] = [
    ("label", "", {"c10": "qx"}),
    ("label", "", {"c10": "b!"}),
    ("dots", "M1", {"e10": "i"}),
    ("dots", "M1", {"d10": "bx"}),
    ("exits", "M2", {"c10": "b", "c10 north": WALL, "c9": "###", "c9-c10": WALL, "c8-c9": WALL}),
    ("exit-opening", "M2", {"c10 north": WALL}),
    ("exit-opening", "M2", {"c10": "b", "c9": "bx"}),
    ("opening", "M2", {"e10 north": " ^ "}),
    ("powers", "M4", {"a10": "b"}),
    ("powers", "M4", {"b10": "b*"}),
    ("circles", "M5", {"c8": "b", "c7": "b"}),
    ("circle-far", "M5", {"b10": "bo"}),
    ("ghost-spaces", "M6", {"f6": "bg"}),
    ("ghost-spaces", "M6", {"f6": "###", "f6-g6": "|"}),
    ("ghost-middle", "M6", {"a6": "bg", "e6": "b"}),
    ("door", "M7", {"g6-h6": ":"}),
    ("door", "M7", {"e6-f6": ":"}),
    ("no-door", "M7", {"e6-e7": WALL}),
    ("no-door", "M7", {"d6-e6": " "}),
    ("unreachable", "M9", {**dict.fromkeys(CUT_OFF[0], WALL), **dict.fromkeys(CUT_OFF[1], "|")}),
    ("dead-end", "M12", {"a10-b10": "|"}),
    ("dead-end", "M12", {"b10-c10": "|", "c9-c10": WALL, "c10-d10": "|"}),
    ("unequal", "M16", {"d8": "bo"}),
    ("unequal", "M16", {"c10": "ix"}),
    ("unequal", "M16", {"a10": "b", "i10": "i*"}),
    ("circle-door", "M19", {"e7": "bo", "c8": "b"}),
]


@pytest.mark.parametrize(("code", "constraint", "changes"), BROKEN, ids=lambda x: x if isinstance(x, str) else "")
def test_MSP_4_a_board_that_breaks_a_constraint_is_told_which(
    code: str, constraint: str, changes: dict[str, str]
) -> None:
    with pytest.raises(BadDocument) as broken:
        mazechase.game("mspacman", 2, {"layout": redrawn(changes)})
    assert broken.value.code == f"mspacman-board-{code}"
    assert constraint in str(broken.value)
    assert not str(broken.value).startswith("error-")


@pytest.mark.parametrize(
    ("changes", "place"),
    [({"d8": "bo", "a10-b10": "|"}, "a10"), ({"e10 north": " ^ "}, "e10"), ({"e7": "bo", "c8": "b"}, "e7")],
)
def test_a_bad_boards_place_is_named(changes: dict[str, str], place: str) -> None:
    with pytest.raises(BadDocument) as broken:
        read_layout(redrawn(changes))
    assert broken.value.params["place"] == place


def test_MSP_7_the_areas_of_a_board_go_round_clockwise() -> None:
    mirrored = PINWHEEL["drawing"].replace(" i", " ?").replace(" s", " i").replace(" ?", " s")
    with pytest.raises(BadDocument) as broken:
        read_layout({**PINWHEEL, "drawing": mirrored})
    assert broken.value.code == "mspacman-board-clockwise"
    assert "MSP-7" in str(broken.value)
    for turn in range(4):  # whichever colour is where, as long as the order is right
        table = str.maketrans(LETTERS, LETTERS[turn:] + LETTERS[:turn])
        layout = read_layout({**PINWHEEL, "drawing": PINWHEEL["drawing"].translate(table)})
        assert layout.board.labels[layout.homes[0]] == "bg"


@pytest.mark.parametrize(
    ("code", "changes"),
    [
        ("field", {"title": None}),
        ("field", {"source": 7}),
        ("field", {"drawing": ["+---+"]}),
        ("extra", {"colour": "red"}),
        ("game", {"game": "marbles"}),
    ],
)
def test_a_document_has_all_its_fields_and_no_other(code: str, changes: dict[str, Any]) -> None:
    document = {name: value for name, value in {**PINWHEEL, **changes}.items() if value is not None}
    for option in ("layout", "die_faces", "spinner_faces"):
        with pytest.raises(BadDocument) as broken:
            mazechase.game("mspacman", 2, {option: document})
        if option == "layout":
            assert broken.value.code == f"mspacman-document-{code}"
        assert not str(broken.value).startswith("error-")


def test_MSP_4_another_board_plays_otherwise() -> None:
    usual = MsPacMan(2).setup.layout
    assert {usual.board.names[cell] for cell in usual.exits} == {"c10", "j8", "h1", "a3"}
    windmill = MsPacMan(2, {"layout": "windmill"}).setup.layout
    assert {windmill.board.names[cell] for cell in windmill.exits} == {"e10", "j6", "f1", "a5"}
    opened = redrawn({"e8-f8": " "})  # the same numbers, another way
    layout = MsPacMan(2, {"layout": opened}).setup.layout
    names = layout.board.names
    assert [names[cell] for cell in layout.links[names.index("e8")]] == ["e7", "d8", "f8"]


def test_a_drawing_reads_the_same_with_and_without_marks_inside_solid_parts() -> None:
    bare = parse_walled(PINWHEEL["drawing"].replace("###", "   "))
    assert bare == parse_walled(PINWHEEL["drawing"])
    assert Counter(bare.labels)["b"] == 14
