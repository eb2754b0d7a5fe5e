"""Sheets of counts, for decks and dice: how many of everything there are."""

from collections.abc import Mapping

from mazechase.rules.flaws import Flaw
from mazechase.workshop.sheets import Marks, Sheet, SheetMaker, Spot, named_spots


def counts_sheet(groups: Mapping[str, Mapping[str, tuple[int, int]]]) -> Sheet:
    """Return a sheet with the counts of each group, given the least and the most of each."""
    spots = tuple(
        Spot(f"{group}.{name}", "count", group=group, least=least, most=most)
        for group, names in groups.items()
        for name, (least, most) in names.items()
    )
    return Sheet("counts", 0, 0, spots)


def spots_of_field(sheet: SheetMaker, flaw: Flaw, _: Marks) -> tuple[str, ...]:
    """Return the count that a flaw names, or else all counts of the group that it is about."""
    named = named_spots(sheet, flaw)
    return named or tuple(spot.id for spot in sheet.sheet.spots if spot.group == flaw.field)
