"""The card game: Level 1, Level 2 and the Bonus Level, with hands that stay hidden.

Beside the modules every game has: deck.py (the cards), hands.py and powers.py (parts of the effects), memory.py (what a
seat has come to know), dealing.py (the deals that agree with a view, counted), knowledge.py (views).
"""

from mazechase.rules.cards.game import Cards

GAME = Cards
