"""The designers' workshop: templates of documents, checks, measurements of fairness and length, and suggestions.

>>> import mazechase
>>> from mazechase import workshop
>>> measured = workshop.measure(mazechase.game("cards", 2), ["classic1"], games=200, seed=1)
>>> measured.games, [share.wins for share in measured.seats]
(200, [97, 119])
"""

from mazechase.workshop.checking import Checked, check_text, kinds_of_document
from mazechase.workshop.measuring import Measured, measure
from mazechase.workshop.suggesting import Suggested, suggest
from mazechase.workshop.template import template, write_document

__all__ = [
    "Checked",
    "Measured",
    "Suggested",
    "check_text",
    "kinds_of_document",
    "measure",
    "suggest",
    "template",
    "write_document",
]
