"""Boards drawn as cells and paths."""

import pytest

from mazechase.boards.paths import Opening, parse_paths
from mazechase.errors import BadDocument

DRAWING = """
      ^
  o---o-------o
  |   |       |
  o---o---@   |
  v   |     =====
      o-----=====
            =====
"""


def test_cells_paths_openings_and_the_block() -> None:
    drawn = parse_paths(DRAWING, "o@")
    board = drawn.board
    assert board.names == ("b1", "d1", "a2", "b2", "c2", "a3", "b3", "d3")
    assert board.marks == "o=oo@ooo"
    links = {f"{board.names[a]}-{board.names[b]}" for a in board.cells for b in board.steps[a] if a < b}
    assert links == {"b1-d1", "b1-b2", "d1-d3", "a2-b2", "a2-a3", "b2-c2", "b2-b3", "a3-b3", "b3-d3"}
    assert drawn.openings == (Opening(board.names.index("a2"), "v"), Opening(board.names.index("b3"), "^"))  # type: ignore[arg-type]
    assert drawn.spots[board.names.index("d1")] == (5, 14)


def test_cells_are_counted_from_the_lower_left_whatever_margin_there_is() -> None:
    near, far = parse_paths("o---o\n|\no", "o"), parse_paths("\n\n      o---o\n      |\n      o", "o")
    assert near.board == far.board
    assert near.board.places == ((0, 0), (0, 1), (1, 1))
    assert near.board.steps == ((1,), (0, 2), (1,))


def test_what_is_not_drawn_is_barrier() -> None:
    assert parse_paths("o   o\n\no---o", "o").board.steps == ((1,), (0,), (), ())


@pytest.mark.parametrize(
    ("drawing", "code", "where"),
    [
        ("o---x", "paths-mark", (1, 5)),
        ("o---o\n|   +", "paths-mark", (2, 5)),
        ("", "bad-drawing-size", None),
        ("-" * 200, "bad-drawing-size", None),
        ("o\n" * 60, "bad-drawing-size", None),
        ("---", "paths-empty", None),
        ("o--o", "paths-lattice", (1, 4)),
        ("o\no", "paths-lattice", (1, 1)),
        ("o---", "paths-loose", (1, 2)),
        ("o-- o", "paths-loose", (1, 2)),
        ("o\n|", "paths-loose", (2, 1)),
        ("o---o\n  |\n", "paths-loose", (2, 3)),
        ("o   <", "paths-arrow", (1, 5)),
        ("  ^\n\n  o", "paths-arrow", (1, 3)),
        ("==  =\no---o", "paths-block", (1, 1)),
        ("==\n=\no---o", "paths-block", (1, 1)),
        (" ==\n ==\n\no---o", "paths-lattice", (1, 2)),
    ],
)
def test_a_bad_drawing_is_refused_by_place(drawing: str, code: str, where: tuple[int, int] | None) -> None:
    with pytest.raises(BadDocument) as caught:
        parse_paths(drawing, "o")
    assert caught.value.code == code
    if where is not None:
        assert (caught.value.params["line"], caught.value.params["column"]) == where
    assert str(caught.value)
