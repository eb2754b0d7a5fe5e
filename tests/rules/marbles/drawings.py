"""Boards for the tests, made from the one that comes with the game."""

from typing import Any

from mazechase.rules.marbles.documents import SHIPPED

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

TREES: dict[str, Any] = SHIPPED["trees"]  # dead ends everywhere: both ghosts can be shut in
