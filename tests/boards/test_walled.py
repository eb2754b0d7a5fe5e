"""Walled grids: what is read from a drawing, and where a bad one is wrong."""

import pytest

from mazechase.boards.walled import Wall, parse_walled
from mazechase.errors import BadDocument

DRAWING = """
+---+ ^ +---+
< a*  b | c >
+   +---+ = +
| d |###| e |
+---+---+ v +
"""


def test_a_drawing_is_read_row_by_row_from_the_lower_left() -> None:
    board = parse_walled(DRAWING)
    assert (board.width, board.height) == (3, 2)
    assert board.names == ("a1", "c1", "a2", "b2", "c2")
    assert board.places == ((0, 0), (2, 0), (0, 1), (1, 1), (2, 1))
    assert board.labels == ("d", "e", "a*", "b", "c")
    assert board.steps == ((2,), (), (0, 3), (2,), ())
    assert board.doors == ((1, 4),)
    assert board.openings == ((1, "south"), (2, "west"), (3, "north"), (4, "east"))
    assert board.cell("b2") == 3
    assert board.cell("b1") is None


def test_walls_lie_between_corners_and_not_inside_solid_parts() -> None:
    board = parse_walled("+---+---+---+\n| a |### ###|\n+---+---+---+")
    assert set(board.walls) == {Wall(0, 0, 1, 0), Wall(0, 1, 1, 1), Wall(0, 0, 0, 1), Wall(1, 0, 1, 1)}


@pytest.mark.parametrize(
    ("code", "params", "drawing"),
    [
        ("bad-drawing-size", {"rows": 0}, ""),
        ("bad-drawing-size", {"columns": 0}, "+\n|\n+"),
        ("bad-drawing-size", {"columns": 27}, "+---" * 27 + "+\n" + "|   " * 27 + "|\n" + "+---" * 27 + "+"),
        ("bad-drawing-size", {"rows": 27}, "+---+\n" + "| a |\n+---+\n" * 27),
        ("bad-walled-lines", {"lines": 4}, "+---+\n| a |\n+---+\n| a |"),
        ("bad-walled-line", {"line": 2}, "+---+\n| a\n+---+"),
        ("bad-walled-line", {"line": 3}, "+---+\n| a |\n+---+---+"),
        ("bad-walled-line", {"line": 3}, "+---+\n| a |\n+---|"),
        ("bad-walled-line", {"line": 2}, "+---+\n| \u00e9 |\n+---+"),
        ("bad-walled-edge", {"place": "a1", "mark": " "}, "+   +\n| a |\n+---+"),
        ("bad-walled-edge", {"place": "a1", "mark": " "}, "+---+\n| a  \n+---+"),
        ("bad-walled-edge", {"place": "a1", "mark": "v"}, "+ v +\n| a |\n+---+"),
        ("bad-walled-edge", {"place": "a1", "mark": "<"}, "+---+\n| a <\n+---+"),
        ("bad-walled-edge", {"place": "a1", "mark": "="}, "+ = +\n| a |\n+---+"),
        ("bad-walled-edge", {"place": "a1", "mark": "--"}, "+-- +\n| a |\n+---+"),
        ("bad-walled-edge", {"place": "a1", "mark": " "}, "+---+---+\n| a  ###|\n+---+---+"),
        ("bad-walled-edge", {"place": "a1", "mark": ":"}, "+---+---+\n| a :###|\n+---+---+"),
        ("bad-walled-edge", {"place": "a1", "mark": ">"}, "+---+---+\n| a > b |\n+---+---+"),
        ("bad-walled-edge", {"place": "b1", "mark": "^"}, "+---+ ^ +\n| a |###|\n+---+---+"),
        ("bad-walled-edge", {"place": "b1", "mark": " "}, "+---+   +\n| a |###|\n+---+---+"),
        ("bad-walled-edge", {"place": "a1", "mark": ":"}, "+---+---+\n|###:###|\n+---+---+"),
    ],
)
def test_what_cannot_be_is_named(code: str, params: dict[str, int | str], drawing: str) -> None:
    with pytest.raises(BadDocument) as broken:
        parse_walled(drawing)
    assert broken.value.code == code
    assert {name: broken.value.params[name] for name in params} == params
    assert not str(broken.value).startswith("error-")
