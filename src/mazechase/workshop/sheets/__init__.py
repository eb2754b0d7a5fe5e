"""Sheets: what an editor shows of a kind of document, so that it needs to know nothing about the game.

A sheet has spots, each of which can hold one mark, and brushes, which put marks onto spots. A document becomes marks by
spot, and marks become a document again; whether that has flaws is checked as ever. A game brings its sheets in
``SHEETS`` of ``mazechase.workshop.sheets.<game id>``, by option. Drawings have spots with places; decks and dice have
spots with counts.
"""

import importlib
import importlib.util
from abc import ABC, abstractmethod
from collections.abc import Iterator, Mapping
from functools import cache
from typing import Any, Literal

import msgspec

from mazechase.errors import BadOption
from mazechase.rules.api import AnyRules
from mazechase.rules.documents import MOST_LETTERS_IN_VALUE
from mazechase.rules.flaws import Flaw
from mazechase.rules.options import Documented

Marks = Mapping[str, str]  # by spot; a spot without a mark is empty
Symmetry = Literal["mirror", "half", "quarter"]
LONGEST_MARK = 20


class Spot(msgspec.Struct, frozen=True, omit_defaults=True):
    """A place that takes one mark: its middle and size on the drawing, from the upper left."""

    id: str
    kind: str  # which brushes it takes
    x: float = 0
    y: float = 0
    w: float = 1
    h: float = 1
    group: str = ""  # of counts: the part of the document that they are in
    least: int = 0
    most: int = 0


class Brush(msgspec.Struct, frozen=True, omit_defaults=True):
    """A mark for the spots of a kind; ``images`` are the marks that symmetry puts opposite it, where they differ."""

    mark: str
    kind: str
    name: str  # what the catalogues call it: ``editor-GAME-NAME``
    single: bool = False  # there is only one: painted again, it moves, and symmetry leaves it alone
    images: dict[Symmetry, str] = {}


class Sheet(msgspec.Struct, frozen=True):
    """What an editor shows of a kind of document."""

    form: Literal["drawing", "counts"]
    width: int
    height: int
    spots: tuple[Spot, ...]
    brushes: tuple[Brush, ...] = ()
    symmetries: tuple[Symmetry, ...] = ()


class SheetMaker(ABC):
    """What a game brings for a kind of document."""

    sheet: Sheet

    @abstractmethod
    def read(self, document: Mapping[str, Any]) -> dict[str, str]:
        """Return the marks of a document, leaving out whatever has no place on the sheet."""

    @abstractmethod
    def write(self, marks: Marks) -> dict[str, Any]:
        """Return the document that marks make; what is no mark of the sheet is left out."""

    @abstractmethod
    def spots_of(self, flaw: Flaw, marks: Marks) -> tuple[str, ...]:
        """Return the spots that a flaw is about."""

    def seats(self, document: Mapping[str, Any], players: int) -> tuple[str, ...]:
        """Return the name of each seat's own brush, in seat order, if a sound document has something of every seat."""
        del document, players
        return ()


class OpenSheet(msgspec.Struct, frozen=True):
    """A sheet, and by id the marks of those documents that come with the game and keep all constraints on the sheet."""

    game: str
    option: str
    sheet: Sheet
    shipped: dict[str, dict[str, str]]


def open_sheet(kind: type[AnyRules], option: str) -> OpenSheet | None:
    """Return what an editor needs to begin, or None if the option's documents have no sheet."""
    maker = makers(kind.id).get(option)
    if maker is None:
        return None
    declared = next(one.kind for one in kind.declared if one.name == option)
    shipped = declared.shipped if isinstance(declared, Documented) else {}
    drawn = {name: maker.read(document) for name, document in shipped.items()}
    sound = {name: marks for name, marks in drawn.items() if not kind.flaws(option, maker.write(marks))}
    return OpenSheet(kind.id, option, maker.sheet, sound)


def makers(game: str) -> Mapping[str, SheetMaker]:
    """Return the sheets of a game, by option; a game without any has none."""
    name = f"{__name__}.{game}"
    there = game.isidentifier() and importlib.util.find_spec(name) is not None
    found: Mapping[str, SheetMaker] = importlib.import_module(name).SHEETS if there else {}
    return found


def find_maker(game: str, option: str) -> SheetMaker:
    """Return the sheet for an option's documents; raise BadOption if there is none."""
    known = makers(game)
    if option not in known:
        raise BadOption("no-such-kind", kind=f"{game}.{option}"[:60], known=", ".join(known) or "none")
    return known[option]


@cache
def known_marks(sheet_of: SheetMaker) -> dict[str, frozenset[str]]:
    """Return the marks that each spot takes; counts take numbers."""
    by_kind: dict[str, set[str]] = {}
    for brush in sheet_of.sheet.brushes:
        by_kind.setdefault(brush.kind, set()).add(brush.mark)
    return {
        spot.id: frozenset(by_kind.get(spot.kind, ())) or frozenset(map(str, range(spot.least, spot.most + 1)))
        for spot in sheet_of.sheet.spots
    }


def sound_marks(sheet_of: SheetMaker, marks: Marks) -> dict[str, str]:
    """Return the marks that the sheet knows, in the order of its spots."""
    return {spot: marks[spot] for spot, known in known_marks(sheet_of).items() if marks.get(spot) in known}


def named_spots(sheet: SheetMaker, flaw: Flaw) -> tuple[str, ...]:
    """Return the spots that a flaw names: as cells, in its field, or among its parameters."""
    spots = known_marks(sheet)
    named = (flaw.field, *flaw.cells, *(value for value in flaw.params.values() if isinstance(value, str)))
    return tuple(dict.fromkeys(name for name in named if name in spots))


def lines_of(text: Any) -> Iterator[str]:
    """Yield the lines of a drawing that somebody sent, if it is one and not too long."""
    if isinstance(text, str) and len(text) <= MOST_LETTERS_IN_VALUE:
        yield from text.strip("\n").split("\n")
