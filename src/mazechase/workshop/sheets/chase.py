"""Layouts of the chase on a sheet: squares for pellets and pieces, and the grooves for fences."""

from collections.abc import Mapping
from typing import Any

from mazechase.boards.board import LETTERS
from mazechase.boards.fences import NAMES, SIZE
from mazechase.rules.chase.values import GHOSTS, PACMAN
from mazechase.rules.flaws import Flaw
from mazechase.workshop.sheets import Brush, Marks, Sheet, SheetMaker, Spot, named_spots, sound_marks

PELLET, FENCE = "pellet", "fence"
PIECES = (PACMAN, *GHOSTS)
_GROOVE = 0.3  # how much of a square a fence is wide


def _squares() -> tuple[Spot, ...]:
    return tuple(
        Spot(name, "square", LETTERS.index(name[0]) + 0.5, SIZE - int(name[1:]) + 0.5, 0.7, 0.7) for name in NAMES
    )


def _grooves() -> tuple[Spot, ...]:
    inner = [name for name in NAMES if LETTERS.index(name[0]) < SIZE - 1 and int(name[1:]) < SIZE]
    return tuple(
        Spot(f"{name}{way}", FENCE, LETTERS.index(name[0]) + 1, SIZE - int(name[1:]), *size)
        for name in inner
        for way, size in (("h", (2, _GROOVE)), ("v", (_GROOVE, 2)))
    )


class LayoutSheet(SheetMaker):
    """A layout: one mark on a square, a fence in a groove."""

    sheet = Sheet(
        "drawing",
        SIZE,
        SIZE,
        (*_squares(), *_grooves()),
        (
            Brush(FENCE, FENCE, FENCE),
            Brush(PELLET, "square", PELLET),
            *(Brush(piece, "square", piece.lower(), single=True) for piece in PIECES),
        ),
        ("mirror", "half"),
    )

    def read(self, document: Mapping[str, Any]) -> dict[str, str]:
        """Return the marks of a layout."""
        fences, pellets, starts = (document.get(field) for field in ("fences", "pellets", "starts"))
        found: dict[str, str] = {}
        for names, mark in ((fences, FENCE), (pellets, PELLET)):
            found |= {str(name): mark for name in names} if isinstance(names, list) else {}
        if isinstance(starts, Mapping):
            found |= {str(square): str(piece) for piece, square in starts.items()}
        return sound_marks(self, found)

    def write(self, marks: Marks) -> dict[str, Any]:
        """Return the layout that marks make."""
        sound = sound_marks(self, marks)
        return {
            "source": "home-made",
            "fences": [spot for spot, mark in sound.items() if mark == FENCE],
            "pellets": [spot for spot, mark in sound.items() if mark == PELLET],
            "starts": {piece: spot for piece in PIECES for spot, mark in sound.items() if mark == piece},
        }

    def spots_of(self, flaw: Flaw, marks: Marks) -> tuple[str, ...]:
        """Return the fence or the squares that a flaw names."""
        named = named_spots(self, flaw)
        fence = flaw.params.get("fence")
        return (fence,) if isinstance(fence, str) and fence in marks else named


SHEETS: dict[str, SheetMaker] = {"layout": LayoutSheet()}
