"""The cards, and the decks as the rules use them. documents.py reads them from a document."""

from typing import NewType

import msgspec

Card = NewType("Card", str)  # a kind of card, such as cherry; the rules don't tell equal cards apart

DOT = Card("dot")
BLINKY = Card("blinky")
GHOSTS = (BLINKY, Card("pinky"), Card("inky"), Card("clyde"))
POWER_UPS: dict[str, tuple[Card, ...]] = {  # CARD-2
    "level1": (Card("give"), Card("swap"), Card("skip")),
    "level2": (Card("dictate"), Card("all-draw"), Card("pass-left")),
}
ALL_POWER_UPS = (*POWER_UPS["level1"], *POWER_UPS["level2"])


class Decks(msgspec.Struct, frozen=True):
    """What the cards are worth, and how many of each are in each level's deck."""

    points: dict[Card, int]
    level1: dict[Card, int]
    level2: dict[Card, int]

    def used(self, level: str, *, with_level1: bool) -> dict[Card, int]:
        """Return the deck that a level is played with (CARD-3, CARD-51)."""
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
