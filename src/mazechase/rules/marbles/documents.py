"""Boards as documents: those that come with the game, and how any of them is read. constraints.py checks the board."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from mazechase.boards.paths import read_paths
from mazechase.rules.documents import read_folder
from mazechase.rules.flaws import Flaws, flaw, flaw_of, raise_first, with_line
from mazechase.rules.marbles.constraints import CONSTRAINTS
from mazechase.rules.marbles.layout import MARKS, Layout, layout_of, layout_on

SHIPPED = read_folder(Path(__file__).parent / "data" / "boards")
FIELDS = ("id", "game", "title", "source", "drawing")
WAIVED = "C21"


def read_layout(document: Mapping[str, Any]) -> Layout:
    """Return the layout a document describes; BadDocument names the place and the constraint that is broken."""
    raise_first(layout_flaws(document))
    return layout_of(document["drawing"])


def layout_flaws(document: Mapping[str, Any]) -> Flaws:
    """List what is wrong with a board."""
    for field in FIELDS:
        if not isinstance(document.get(field), str):
            yield flaw("marbles-board-field", field, field=field)
    for field in document:
        if field not in (*FIELDS, "waives"):
            yield flaw("marbles-board-extra", str(field)[:20], field=str(field)[:20])
    waives = document.get("waives", [])
    if waives not in ([], [WAIVED], (WAIVED,)):
        yield flaw("marbles-board-waives", "waives", field=str(waives)[:40], known=WAIVED)
    if isinstance(document.get("game"), str) and document["game"] != "marbles":
        yield flaw("marbles-board-game", "game", field=document["game"][:20])
    if isinstance(document.get("drawing"), str):
        yield from _drawing_flaws(document["drawing"], waived=waives in ([WAIVED], (WAIVED,)))


def _drawing_flaws(drawing: str, *, waived: bool) -> Flaws:
    drawn, wrong = read_paths(drawing, MARKS)
    for error in wrong:
        yield flaw_of(error, "drawing")
    if drawn is None:
        return
    layout = layout_on(drawn)
    lines = {name: row + 1 for name, (row, _) in zip(drawn.board.names, drawn.spots, strict=True)}
    for check in CONSTRAINTS:
        for one in check(layout):
            if one.constraint != WAIVED or not waived:
                yield with_line(one, lines)


CHECKS = {"layout": layout_flaws}
