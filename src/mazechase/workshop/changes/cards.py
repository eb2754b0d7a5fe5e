"""Small changes of decks: a card more of one kind and one less of another, or another worth."""

from random import Random

from mazechase.rules.cards.deck import DOT, GHOSTS, POWER_UPS
from mazechase.workshop.changes import Change, Document


def change_deck(document: Document, rng: Random) -> Document:
    """Exchange up to three cards of one level, or change what a fruit is worth."""
    changed = {name: dict(value) if isinstance(value, dict) else value for name, value in document.items()}
    if rng.randrange(8) == 0:
        fruit = rng.choice([name for name in changed["points"] if name != DOT])
        changed["points"][fruit] = max(2, changed["points"][fruit] + rng.choice((-1, 1)))
        return changed
    level = rng.choice(tuple(POWER_UPS))
    deck = changed[level]
    less = rng.choice([card for card, count in deck.items() if count > 1])
    more = rng.choice([card for card in (*changed["points"], *GHOSTS, *POWER_UPS[level]) if card != less])
    count = rng.randint(1, min(3, deck[less] - 1))
    deck[less] -= count
    deck[more] = deck.get(more, 0) + count
    return changed


CHANGES: dict[str, Change] = {"deck": change_deck}
