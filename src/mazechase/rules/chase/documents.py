"""Layouts as documents: those that come with the game, and the constraints on every layout (QPAC-2)."""

import re
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from mazechase.boards.cells import Cell, Cells
from mazechase.boards.fences import CELLS, NAMES, SQUARES, Slot, Slots, free_slots
from mazechase.errors import BadDocument
from mazechase.rules.chase.layout import Layout
from mazechase.rules.chase.values import GHOSTS, PACMAN, PELLETS
from mazechase.rules.documents import read_folder

SHIPPED = read_folder(Path(__file__).parent / "data" / "layouts")
MOST_FENCES = 20  # as many as the box holds
FIELDS: dict[str, type] = {"source": str, "fences": list, "pellets": list, "starts": dict}

_FENCE = re.compile(r"([a-i][1-9])([hv])")


def read_layout(document: Mapping[str, Any]) -> Layout:
    """Return the layout a document describes; BadDocument names the place and the constraint that is broken."""
    for field, kind in FIELDS.items():
        if not isinstance(document.get(field), kind) or document[field] == "":
            raise BadDocument("chase-layout-field", field=field)
    for field in document:
        if field not in FIELDS:
            raise BadDocument("chase-layout-extra", field=str(field)[:20])
    fences = _fences(document["fences"])
    pellets = _pellets(document["pellets"])
    starts = _starts(document["starts"], pellets)
    layout = Layout(fences, pellets, starts[PACMAN], tuple(starts[ghost] for ghost in GHOSTS))
    _check_connected(layout)
    return layout


def _fences(names: list[Any]) -> Slots:
    if len(names) > MOST_FENCES:
        raise BadDocument("chase-layout-many-fences", count=len(names), most=MOST_FENCES)
    fences = Slots()
    for name in names:
        found = _FENCE.fullmatch(name) if isinstance(name, str) else None
        if found is None:
            raise BadDocument("chase-layout-fence", fence=str(name)[:20])
        slot = Slot(CELLS[found[1]], "h" if found[2] == "h" else "v")
        if not slot.on_board:
            raise BadDocument("chase-layout-fence-border", fence=name)
        if slot not in free_slots(fences):
            raise BadDocument("chase-layout-fence-clash", fence=name)
        fences = fences.with_(slot)
    return fences


def _pellets(names: list[Any]) -> Cells:
    pellets = Cells.of(_square("pellets", name) for name in names[: PELLETS + 1])
    if len(names) != PELLETS:
        raise BadDocument("chase-layout-pellet-count", count=len(names), wanted=PELLETS)
    if len(pellets) < PELLETS:
        raise BadDocument("chase-layout-pellet-twice", square=next(name for name in names if names.count(name) > 1))
    return pellets


def _starts(names: Mapping[Any, Any], pellets: Cells) -> dict[str, Cell]:
    pieces = (PACMAN, *GHOSTS)
    if set(names) != set(pieces):
        raise BadDocument("chase-layout-pieces", pieces=", ".join(pieces))
    starts = {piece: _square(piece, names[piece]) for piece in pieces}
    for piece, start in starts.items():
        if start in pellets:
            raise BadDocument("chase-layout-start-pellet", piece=piece, square=NAMES[start])
        if list(starts.values()).count(start) > 1:
            raise BadDocument("chase-layout-start-shared", piece=piece, square=NAMES[start])
    return starts


def _square(place: str, name: Any) -> Cell:
    if not isinstance(name, str) or name not in CELLS:
        raise BadDocument("chase-layout-square", place=place, square=str(name)[:20])
    return CELLS[name]


def _check_connected(layout: Layout) -> None:
    """Check that every square can be reached, even without the pellets' squares, where no ghost may stop."""
    everywhere = Cells.of(range(SQUARES))
    for code, squares in (("chase-layout-closed", everywhere), ("chase-layout-parted", everywhere - layout.pellets)):
        missed = squares - _reached(layout, squares)
        if missed:
            raise BadDocument(code, square=NAMES[min(missed)])


def _reached(layout: Layout, squares: Cells) -> Cells:
    """Return the squares that Pac-Man can reach from his start without leaving these."""
    seen = {layout.pac}
    edge = [layout.pac]
    for here in edge:
        fresh = [to for to in layout.neighbours[here] if to in squares and to not in seen]
        seen.update(fresh)
        edge += fresh
    return Cells.of(seen)
