"""Boards as documents: those that come with the game, and how any of them is read. constraints.py checks the board."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from mazechase.errors import BadDocument
from mazechase.rules.documents import read_folder
from mazechase.rules.marbles.constraints import CONSTRAINTS
from mazechase.rules.marbles.layout import Layout, layout_of

SHIPPED = read_folder(Path(__file__).parent / "data" / "boards")
FIELDS = ("id", "game", "title", "source", "drawing")
WAIVED = "C21"


def read_layout(document: Mapping[str, Any]) -> Layout:
    """Return the layout a document describes; BadDocument names the place and the constraint that is broken."""
    for field in FIELDS:
        if not isinstance(document.get(field), str):
            raise BadDocument("marbles-board-field", field=field)
    for field in document:
        if field not in (*FIELDS, "waives"):
            raise BadDocument("marbles-board-extra", field=str(field)[:20])
    waives = document.get("waives", [])
    if waives not in ([], [WAIVED], (WAIVED,)):
        raise BadDocument("marbles-board-waives", field=str(waives)[:40], known=WAIVED)
    if document["game"] != "marbles":
        raise BadDocument("marbles-board-game", field=document["game"][:20])
    layout = layout_of(document["drawing"])
    for check in CONSTRAINTS:
        for code, params in check(layout):
            if code != "marbles-board-c21" or not waives:
                raise BadDocument(code, **params)
    return layout
