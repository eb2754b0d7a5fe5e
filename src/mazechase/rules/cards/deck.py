"""The decks as a document: what it says, and what every one must fulfil."""

import re
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Any, NewType

import msgspec

from mazechase.errors import BadDocument

Card = NewType("Card", str)  # a kind of card, such as cherry; equal cards are one to the rules

DOT = Card("dot")
BLINKY = Card("blinky")
GHOSTS = (BLINKY, Card("pinky"), Card("inky"), Card("clyde"))
POWER_UPS: dict[str, tuple[Card, ...]] = {  # CARD-2
    "level1": (Card("give"), Card("swap"), Card("skip")),
    "level2": (Card("dictate"), Card("all-draw"), Card("pass-left")),
}
ALL_POWER_UPS = (*POWER_UPS["level1"], *POWER_UPS["level2"])
SIZE = 54  # cards a level
FEWEST_GHOSTS = 11  # with 3n - 1 ghosts n players cannot use a deck up (CARD-1)
MOST_POINTS = 99

_FRUIT = re.compile(r"[a-z]{2,16}")

SHIPPED: dict[str, dict[str, Any]] = {
    "home-made": tomllib.loads((Path(__file__).parent / "data" / "decks.toml").read_text("utf-8")),
}


class Decks(msgspec.Struct, frozen=True):
    """What the cards are worth, and how many of each are in each level's deck."""

    points: dict[Card, int]
    level1: dict[Card, int]
    level2: dict[Card, int]

    def used(self, level: str, *, with_level1: bool) -> dict[Card, int]:
        """Give the deck that a level is played with (CARD-3, CARD-51)."""
        match level:
            case "1":
                return self.level1
            case "2" if with_level1:
                return self.level2 | {card: self.level1[card] for card in POWER_UPS["level1"]}
            case "2":
                return self.level2
            case _:
                kinds = (*self.points, *GHOSTS, *ALL_POWER_UPS)
                counts = {card: self.level1.get(card, 0) + self.level2.get(card, 0) for card in kinds}
                return {card: count for card, count in counts.items() if count}


def read_decks(document: Mapping[str, Any]) -> Decks:
    """Read a document; BadDocument names the place and the constraint that is broken."""
    for field in document:
        if field not in ("source", "points", "level1", "level2"):
            raise BadDocument("cards-deck-extra", field=field)
    if not isinstance(document.get("source"), str) or not document["source"]:
        raise BadDocument("cards-deck-source")
    points = _points(_table(document, "points"))
    level1, level2 = (_level(_table(document, level), level, points) for level in POWER_UPS)
    if _ghosts(level2) <= _ghosts(level1):
        raise BadDocument("cards-deck-more-ghosts", first=_ghosts(level1), second=_ghosts(level2))
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
        if type(count) is not int or not 1 <= count <= SIZE:
            raise BadDocument("cards-deck-count", level=level, name=name, most=SIZE)
    deck = {card: table[card] for card in fitting if card in table}
    for card in (DOT, *POWER_UPS[level]):
        if card not in deck:
            raise BadDocument("cards-deck-missing", level=level, name=card)
    if not any(card in deck for card in points if card != DOT):
        raise BadDocument("cards-deck-no-fruit", level=level)
    if _ghosts(deck) < FEWEST_GHOSTS:
        raise BadDocument("cards-deck-ghosts", level=level, ghosts=_ghosts(deck), least=FEWEST_GHOSTS)
    if sum(deck.values()) != SIZE:
        raise BadDocument("cards-deck-size", level=level, cards=sum(deck.values()), size=SIZE)
    return deck


def _ghosts(deck: Mapping[Card, int]) -> int:
    return sum(deck.get(ghost, 0) for ghost in GHOSTS)
