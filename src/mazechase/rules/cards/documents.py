"""Decks as documents: those that come with the game, and the constraints on every deck."""

import re
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from mazechase.rules.cards.deck import ALL_POWER_UPS, DOT, GHOSTS, POWER_UPS, Card, Decks
from mazechase.rules.flaws import Flaw, Flaws, flaw, raise_first

SHIPPED: dict[str, dict[str, Any]] = {
    name: tomllib.loads((Path(__file__).parent / "data" / file).read_text("utf-8"))
    for name, file in (("home-made", "decks.toml"), ("few-ghosts", "few-ghosts.toml"), ("for-two", "for-two.toml"))
}
CARDS_EACH = 54  # in each level's deck
FEWEST_GHOSTS = 3  # enough to knock somebody out; with 3n - 1 ghosts n players cannot use a deck up (CARD-44)
MOST_POINTS = 99

_FRUIT = re.compile(r"[a-z]{2,16}")


def read_decks(document: Mapping[str, Any]) -> Decks:
    """Read a document; BadDocument names the place and the constraint that is broken."""
    raise_first(deck_flaws(document))
    points = {Card(name): worth for name, worth in document["points"].items()}
    return Decks(points, *(_deck(document[level], level, points) for level in POWER_UPS))


def deck_flaws(document: Mapping[str, Any]) -> Flaws:
    """List what is wrong with the decks of both levels."""
    for field in document:
        if field not in ("source", "points", *POWER_UPS):
            yield _flaw("extra", str(field)[:20], field=str(field)[:20])
    if not isinstance(document.get("source"), str) or not document["source"]:
        yield _flaw("source", "source")
    tables = {field: document.get(field) for field in ("points", *POWER_UPS)}
    for field, table in tables.items():
        if not isinstance(table, Mapping):
            yield _flaw("table", field, field=field)
    points, *levels = ({} if not isinstance(table, Mapping) else table for table in tables.values())
    if points:
        yield from _point_flaws(points)
    yield from _both_levels(dict(zip(POWER_UPS, levels, strict=True)), points)


def _both_levels(levels: Mapping[str, Mapping[str, Any]], points: Mapping[str, Any]) -> Flaws:
    """List what is wrong with each deck that is there; if nothing is, Level 2 must have more ghosts."""
    found = [one for level, table in levels.items() if table for one in _level_flaws(table, level, points)]
    yield from found
    if not found and all(levels.values()):
        first, second = map(_count_ghosts, levels.values())
        if second <= first:
            yield _flaw("more-ghosts", "level2", first=first, second=second)


def _flaw(code: str, at: str, /, **params: Any) -> Flaw:
    return flaw(f"cards-deck-{code}", at, constraint="CARD-1", **params)


def _point_flaws(table: Mapping[str, Any]) -> Flaws:
    """List what is wrong with the points: a dot is worth 1, every fruit more, and not all fruit the same."""
    for name, worth in table.items():
        if not _FRUIT.fullmatch(str(name)) or name in (*GHOSTS, *ALL_POWER_UPS):
            yield _flaw("name", f"points.{name}"[:40], name=name)
        least = 1 if name == DOT else 2
        if type(worth) is not int or not least <= worth <= MOST_POINTS:
            yield _flaw("worth", f"points.{name}"[:40], name=name, least=least, most=MOST_POINTS)
    if table.get(DOT) != 1:
        yield _flaw("dot", "points.dot")
    if len({str(worth) for name, worth in table.items() if name != DOT}) < 2:
        yield _flaw("fruit", "points")


def _level_flaws(table: Mapping[str, Any], level: str, points: Mapping[str, Any]) -> Flaws:
    """List what is wrong with one deck: it has 54 known cards, all sorts among them, and enough ghosts."""
    fitting = dict.fromkeys((*points, *GHOSTS, *POWER_UPS[level]))
    right = True
    for name, count in table.items():
        if name not in fitting:
            right = False
            yield _flaw("card", f"{level}.{name}"[:40], level=level, name=name, known=", ".join(fitting))
        elif type(count) is not int or not 1 <= count <= CARDS_EACH:
            right = False
            yield _flaw("count", f"{level}.{name}"[:40], level=level, name=name, most=CARDS_EACH)
    for card in (DOT, *POWER_UPS[level]):
        if card not in table:
            yield _flaw("missing", level, level=level, name=card)
    if not any(card in table for card in points if card != DOT):
        yield _flaw("no-fruit", level, level=level)
    if right:
        ghosts, cards = _count_ghosts(table), sum(table.values())
        if ghosts < FEWEST_GHOSTS:
            yield _flaw("ghosts", level, level=level, ghosts=ghosts, least=FEWEST_GHOSTS)
        if cards != CARDS_EACH:
            yield _flaw("size", level, level=level, cards=cards, size=CARDS_EACH)


def _deck(table: Mapping[str, Any], level: str, points: Mapping[Card, int]) -> dict[Card, int]:
    """Return one deck in the order of the rules."""
    return {card: table[card] for card in (*points, *GHOSTS, *POWER_UPS[level]) if card in table}


def _count_ghosts(deck: Mapping[Any, int]) -> int:
    return sum(deck.get(ghost, 0) for ghost in GHOSTS)


CHECKS = {"deck": deck_flaws}
