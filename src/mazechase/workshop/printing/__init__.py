"""Print and play: a game's board, cards, pieces and rules on sheets of paper, at true size.

Sheets are drawn in Python as SVG; Typst (extra ``print``) sets the rules and makes one PDF of everything.
"""

from collections.abc import Sequence

from mazechase.rules.game import AnyGame
from mazechase.workshop.printing.drawing import Drawing
from mazechase.workshop.printing.layout import PAPERS, sheets
from mazechase.workshop.printing.rulebook import rulebook
from mazechase.workshop.printing.typeset import typeset_pdf, typeset_svg
from mazechase.workshop.printing.words import Words
from mazechase.workshop.prints import items_of

__all__ = ["PAPERS", "draw_sheets", "print_pdf", "print_svg"]


def draw_sheets(game: AnyGame, language: str = "en", paper: str = "a4") -> Sequence[Drawing]:
    """Return the sheets to cut out and stick together, without the rules."""
    words = Words(language)
    return tuple(sheets(items_of(game, words), PAPERS[paper], words))


def print_pdf(game: AnyGame, language: str = "en", paper: str = "a4") -> bytes:
    """Return a PDF with the rules and every sheet."""
    words = Words(language)
    return typeset_pdf(rulebook(game, words), draw_sheets(game, language, paper), PAPERS[paper], words)


def print_svg(game: AnyGame, language: str = "en", paper: str = "a4") -> list[bytes]:
    """Return the same as one SVG file per page."""
    words = Words(language)
    return typeset_svg(rulebook(game, words), draw_sheets(game, language, paper), PAPERS[paper], words)
