"""Decks as documents: those that come with the game, and the constraints on every deck."""

import re
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from mazechase.errors import BadDocument
from mazechase.rules.cards.deck import ALL_POWER_UPS, DOT, GHOSTS, POWER_UPS, Card, Decks

SHIPPED: dict[str, dict[str, Any]] = {
    name: tomllib.loads((Path(__file__).parent / "data" / file).read_text("utf-8"))
    for name, file in (("home-made", "decks.toml"), ("few-ghosts", "few-ghosts.toml"))
}
CARDS_EACH = 54  # in each level's deck
FEWEST_GHOSTS = 3  # enough to knock somebody out; with 3n - 1 ghosts n players cannot use a deck up (CARD-44)
MOST_POINTS = 99

_FRUIT = re.compile(r"[a-z]{2,16}")


def read_decks(document: Mapping[str, Any]) -> Decks:
    """Read a document; BadDocument names the place and the constraint that is broken."""
    for field in document:
        if field not in ("source", "points", "level1", "level2"):
            raise BadDocument("cards-deck-extra", field=field)
    if not isinstance(document.get("source"), str) or not document["source"]:
        raise BadDocument("cards-deck-source")
    points = _points(_table(document, "points"))
    level1, level2 = (_level(_table(document, level), level, points) for level in POWER_UPS)
    if _count_ghosts(level2) <= _count_ghosts(level1):
        raise BadDocument("cards-deck-more-ghosts", first=_count_ghosts(level1), second=_count_ghosts(level2))
    return Decks(points, level1, level2)


def _table(document: Mapping[str, Any], field: str) -> Mapping[str, Any]:
    table = document.get(field)
    if not isinstance(table, Mapping):
        raise BadDocument("cards-deck-table", field=field)
    return table


def _points(table: Mapping[str, Any]) -> dict[Card, int]:
    """Read what cards are worth: a dot 1, every fruit more, and not all fruit the same."""
    for name, worth in table.items():
        if not _FRUIT.fullmatch(str(name)) or name in (*GHOSTS, *ALL_POWER_UPS):
            raise BadDocument("cards-deck-name", name=name)
        least = 1 if name == DOT else 2
        if type(worth) is not int or not least <= worth <= MOST_POINTS:
            raise BadDocument("cards-deck-worth", name=name, least=least, most=MOST_POINTS)
    if table.get(DOT) != 1:
        raise BadDocument("cards-deck-dot")
    if len({worth for name, worth in table.items() if name != DOT}) < 2:
        raise BadDocument("cards-deck-fruit")
    return {Card(name): worth for name, worth in table.items()}


def _level(table: Mapping[str, Any], level: str, points: Mapping[Card, int]) -> dict[Card, int]:
    """Read one deck: 54 known cards, all sorts among them, and enough ghosts."""
    fitting = dict.fromkeys((*points, *GHOSTS, *POWER_UPS[level]))
    for name, count in table.items():
        if name not in fitting:
            raise BadDocument("cards-deck-card", level=level, name=name, known=", ".join(fitting))
        if type(count) is not int or not 1 <= count <= CARDS_EACH:
            raise BadDocument("cards-deck-count", level=level, name=name, most=CARDS_EACH)
    deck = {card: table[card] for card in fitting if card in table}
    for card in (DOT, *POWER_UPS[level]):
        if card not in deck:
            raise BadDocument("cards-deck-missing", level=level, name=card)
    if not any(card in deck for card in points if card != DOT):
        raise BadDocument("cards-deck-no-fruit", level=level)
    if _count_ghosts(deck) < FEWEST_GHOSTS:
        raise BadDocument("cards-deck-ghosts", level=level, ghosts=_count_ghosts(deck), least=FEWEST_GHOSTS)
    if sum(deck.values()) != CARDS_EACH:
        raise BadDocument("cards-deck-size", level=level, cards=sum(deck.values()), size=CARDS_EACH)
    return deck


def _count_ghosts(deck: Mapping[Card, int]) -> int:
    return sum(deck.get(ghost, 0) for ghost in GHOSTS)
