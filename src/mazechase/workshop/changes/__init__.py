"""Small changes of documents, for the search that makes suggestions.

A game offers them in ``CHANGES`` of ``mazechase.workshop.changes.<game id>``: for each option a function that takes a
document and a generator of random numbers, and returns a slightly different document, or None if it found no change.
Whether the new one keeps the constraints is checked afterwards.
"""

import importlib
import importlib.util
from collections.abc import Callable
from random import Random
from typing import Any

from mazechase.errors import BadOption

Document = dict[str, Any]
Change = Callable[[Document, Random], Document | None]


def find_change(game: str, option: str) -> Change:
    """Return the function that changes an option's documents; raise BadOption if there is none."""
    name = f"{__name__}.{game}"
    there = game.isidentifier() and importlib.util.find_spec(name) is not None
    known: dict[str, Change] = importlib.import_module(name).CHANGES if there else {}
    if option not in known:
        raise BadOption("no-changes", game=game, option=option, known=", ".join(known) or "nothing")
    return known[option]
