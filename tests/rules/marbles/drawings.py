"""Boards for the tests, made from the one that comes with the game."""

from typing import Any

from mazechase.rules.marbles.layout import SHIPPED

DOCUMENT: dict[str, Any] = SHIPPED["corners"]
LINES: tuple[str, ...] = tuple(DOCUMENT["drawing"].strip("\n").split("\n"))


def document(*changes: tuple[int, int, str], **fields: Any) -> dict[str, Any]:
    """Give the board with some text put in elsewhere, by line and column of the drawing from 1."""
    rows = [list(line.ljust(60)) for line in LINES]
    for line, column, text in changes:
        rows[line - 1][column - 1 : column - 1 + len(text)] = text
    return {**DOCUMENT, "drawing": "\n".join("".join(row).rstrip() for row in rows), **fields}


# Openings beside f1, a6, f11 and k6 too: d1, h1, a4, a8, d11, h11, k4, k8.
OPEN_WIDE = document(
    (1, 15, "^"),
    (1, 31, "^"),
    (23, 15, "v"),
    (23, 31, "v"),
    *((line, 2, "<") for line in (8, 16)),
    *((line, 44, ">") for line in (8, 16)),
)

# A board with dead ends everywhere: eight holes round the start, and trees on each. With the ghosts on opposite sides
# of the ring neither has six steps to go. It breaks C21, and says so.
TREES: dict[str, Any] = {
    "id": "trees",
    "game": "marbles",
    "title": "Trees",
    "source": "home-made",
    "waives": ["C21"],
    "drawing": """
                              ^
                              o
                              |
                  o       o---o---o       o
                  |           |           |
          G---o---o---o   o---o---o   o---o---o---B
          |       |       |   |   |       |       |
          o       |       o   |   o       |       o
          |       |           |           |       |
      o---o-------@-----------o-----------@-------o---o
          |       |           |           |       |
          o       |           |           |       o
                  |           |           |
      o   o---o   |           |           |   o---o   o
      |   |       |         =====         |       |   |
 <o---o---o-------o---------=====---------o-------o---o---o>
      |   |       |         =====         |       |   |
      o   o---o   |           |           |   o---o   o
                  |           |           |
          o       |           |           |       o
          |       |           |           |       |
      o---o-------@-----------o-----------@-------o---o
          |       |           |           |       |
          o       |       o   |   o       |       o
          |       |       |   |   |       |       |
          R---o---o---o   o---o---o   o---o---o---Y
                  |           |           |
                  o       o---o---o       o
                              |
                              o
                              v
""",
}
