"""The card game: Level 1, Level 2 and the Bonus Level, with hands that stay hidden.

Where to look: deck.py and data/decks.toml (the cards), values.py and events.py (what there is), setup.py (what was
chosen), course.py, turns.py and powers.py (what happens), memory.py (what a seat has come to know), dealing.py (the
deals that agree with a view, counted), knowing.py (views), placing.py (which positions can be), game.py (the contract).
"""

from mazechase.rules.cards.game import Cards

GAME = Cards
