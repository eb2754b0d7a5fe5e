"""What each game prints: ``items(game, words)`` of ``mazechase.workshop.prints.<game id>``."""

import importlib
import importlib.util
from collections.abc import Sequence

from mazechase.errors import CannotPrint
from mazechase.rules.game import AnyGame
from mazechase.workshop.printing.items import Item
from mazechase.workshop.printing.words import Words


def items_of(game: AnyGame, words: Words) -> Sequence[Item]:
    """Return what a game prints; raise CannotPrint if nobody has drawn it."""
    name = f"{__name__}.{game.id}"
    if not game.id.isidentifier() or importlib.util.find_spec(name) is None:
        raise CannotPrint("nothing-to-print", game=game.id)
    items: Sequence[Item] = importlib.import_module(name).items(game, words)
    return items
