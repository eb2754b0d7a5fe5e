"""Layouts as documents: those that come with the game, and the constraints on every layout (QPAC-2)."""

import re
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from mazechase.boards.cells import Cells
from mazechase.boards.fences import CELLS, NAMES, SQUARES, Slot, Slots, free_slots
from mazechase.rules.chase.layout import Layout
from mazechase.rules.chase.values import GHOSTS, PACMAN, PELLETS
from mazechase.rules.documents import read_folder
from mazechase.rules.flaws import Flaw, Flaws, flaw, raise_first

SHIPPED = read_folder(Path(__file__).parent / "data" / "layouts")
MOST_FENCES = 20  # as many as the box holds
FIELDS: dict[str, type] = {"source": str, "fences": list, "pellets": list, "starts": dict}

_FENCE = re.compile(r"([a-i][1-9])([hv])")


def read_layout(document: Mapping[str, Any]) -> Layout:
    """Return the layout a document describes; BadDocument names the place and the constraint that is broken."""
    raise_first(layout_flaws(document))
    return _layout(document)


def layout_flaws(document: Mapping[str, Any]) -> Flaws:
    """List what is wrong with a layout; whether all squares can be reached is asked once the rest is right."""
    right = True
    for one in _flaws(document):
        right = False
        yield one
    if right:
        yield from _closed(_layout(document))


def _flaws(document: Mapping[str, Any]) -> Flaws:
    sound = {field: isinstance(document.get(field), kind) for field, kind in FIELDS.items()}
    for field in FIELDS:
        if not sound[field] or document[field] == "":
            yield _flaw("field", field, field=field)
    for field in document:
        if field not in FIELDS:
            yield _flaw("extra", str(field)[:20], field=str(field)[:20])
    if sound["fences"]:
        yield from _fence_flaws(document["fences"])
    if sound["pellets"]:
        yield from _pellet_flaws(document["pellets"])
    if sound["starts"]:
        yield from _start_flaws(document["starts"], document["pellets"] if sound["pellets"] else [])


def _flaw(code: str, at: str, cells: tuple[str, ...] = (), /, **params: Any) -> Flaw:
    return flaw(f"chase-layout-{code}", at, cells=cells, constraint="QPAC-2", **params)


def _layout(document: Mapping[str, Any]) -> Layout:
    """Return the layout of a document without flaws."""
    fences = Slots()
    for name in document["fences"]:
        fences = fences.with_(Slot(CELLS[name[:2]], name[2]))
    pellets = Cells.of(CELLS[name] for name in document["pellets"])
    starts = {piece: CELLS[name] for piece, name in document["starts"].items()}
    return Layout(fences, pellets, starts[PACMAN], tuple(starts[ghost] for ghost in GHOSTS))


def _fence_flaws(names: list[Any]) -> Flaws:
    if len(names) > MOST_FENCES:
        yield _flaw("many-fences", "fences", count=len(names), most=MOST_FENCES)
    fences = Slots()
    for place, name in enumerate(names):
        field = f"fences.{place}"
        found = _FENCE.fullmatch(name) if isinstance(name, str) else None
        if found is None:
            yield _flaw("fence", field, fence=str(name)[:20])
            continue
        slot = Slot(CELLS[found[1]], "h" if found[2] == "h" else "v")
        if not slot.on_board:
            yield _flaw("fence-border", field, (found[1],), fence=name)
        elif slot not in free_slots(fences):
            yield _flaw("fence-clash", field, (found[1],), fence=name)
        else:
            fences = fences.with_(slot)


def _pellet_flaws(names: list[Any]) -> Flaws:
    for place, name in enumerate(names[: PELLETS + 1]):
        if not _is_square(name):
            yield _flaw("square", f"pellets.{place}", place="pellets", square=str(name)[:20])
    if len(names) != PELLETS:
        yield _flaw("pellet-count", "pellets", count=len(names), wanted=PELLETS)
    squares = [name for name in names[: PELLETS + 1] if _is_square(name)]
    for name in dict.fromkeys(squares):
        if squares.count(name) > 1:
            yield _flaw("pellet-twice", "pellets", (name,), square=name)


def _start_flaws(names: Mapping[Any, Any], pellets: list[Any]) -> Flaws:
    pieces = (PACMAN, *GHOSTS)
    if set(names) != set(pieces):
        yield _flaw("pieces", "starts", pieces=", ".join(pieces))
    starts = {piece: names[piece] for piece in pieces if piece in names}
    for piece, start in starts.items():
        if not _is_square(start):
            yield _flaw("square", f"starts.{piece}", place=piece, square=str(start)[:20])
    for piece, start in starts.items():
        if _is_square(start):
            if start in pellets:
                yield _flaw("start-pellet", f"starts.{piece}", (start,), piece=piece, square=start)
            if list(starts.values()).count(start) > 1:
                yield _flaw("start-shared", f"starts.{piece}", (start,), piece=piece, square=start)


def _is_square(name: Any) -> bool:
    return isinstance(name, str) and name in CELLS


def _closed(layout: Layout) -> Flaws:
    """List the squares that can't be reached, even without the pellets' squares, where no ghost may stop."""
    everywhere = Cells.of(range(SQUARES))
    for code, squares in (("closed", everywhere), ("parted", everywhere - layout.pellets)):
        missed = tuple(NAMES[cell] for cell in squares - _reached(layout, squares))
        if missed:
            yield _flaw(code, "fences", missed, square=missed[0])


def _reached(layout: Layout, squares: Cells) -> Cells:
    """Return the squares that Pac-Man can reach from his start without leaving these."""
    seen = {layout.pac}
    edge = [layout.pac]
    for here in edge:
        fresh = [to for to in layout.neighbours[here] if to in squares and to not in seen]
        seen.update(fresh)
        edge += fresh
    return Cells.of(seen)


CHECKS = {"layout": layout_flaws}
