"""Decks on a sheet: what cards are worth, and how many of each both levels have."""

from collections.abc import Mapping
from typing import Any

from mazechase.rules.cards.deck import DOT, GHOSTS, POWER_UPS
from mazechase.rules.cards.documents import CARDS_EACH, MOST_POINTS, SHIPPED
from mazechase.rules.flaws import Flaw
from mazechase.workshop.sheets import Marks, SheetMaker, sound_marks
from mazechase.workshop.sheets.counts import counts_sheet, spots_of_field

POINTS = "points"
_FRUIT = tuple(dict.fromkeys(name for deck in SHIPPED.values() for name in deck[POINTS]))


class DeckSheet(SheetMaker):
    """A deck: a count for the points of every card that has some, and for the cards of each level."""

    sheet = counts_sheet(
        {
            POINTS: {name: (1, 1) if name == DOT else (0, MOST_POINTS) for name in _FRUIT},
            **{
                level: dict.fromkeys((*_FRUIT, *GHOSTS, *powers), (0, CARDS_EACH))
                for level, powers in POWER_UPS.items()
            },
        }
    )

    def read(self, document: Mapping[str, Any]) -> dict[str, str]:
        """Return the counts of a deck."""
        found = {
            f"{group}.{name}": str(count)
            for group in (POINTS, *POWER_UPS)
            if isinstance(document.get(group), Mapping)
            for name, count in document[group].items()
            if type(count) is int
        }
        return sound_marks(self, found)

    def write(self, marks: Marks) -> dict[str, Any]:
        """Return the deck that counts make; a fruit without points is not in it."""
        document: dict[str, Any] = {"source": "home-made", POINTS: {DOT: 1}, **{level: {} for level in POWER_UPS}}
        for spot, count in sound_marks(self, marks).items():
            group, name = spot.split(".")
            if count != "0":
                document[group][name] = int(count)
        return document

    def spots_of(self, flaw: Flaw, marks: Marks) -> tuple[str, ...]:
        """Return the counts that a flaw is about."""
        return spots_of_field(self, flaw, marks)


SHEETS: dict[str, SheetMaker] = {"deck": DeckSheet()}
