"""The native evaluation of the card game (native/cards/judge.hpp), with what it has learned.

``nets.bin`` is a line of JSON and then, for every level and number of players that it names, the weights of a network
in 2048ths, as numbers of 16 bits. `python bench/cards_learn.py` makes it.
"""

import importlib
import sys
from array import array
from collections.abc import Sequence
from functools import cache, lru_cache
from importlib.resources import files
from typing import Protocol, cast

import msgspec

from mazechase.engine.kernel import available
from mazechase.engine.twin import Numbers
from mazechase.engine.twins.cards import CardsTwin
from mazechase.rules.cards.game import Cards
from mazechase.rules.cards.values import CardsState, CardsView

ONE = 2048  # what 1 is in the file
_MODULE = "mazechase.engine.twins._cards"


class Contents(msgspec.Struct, frozen=True):
    """The first line of the file: how it was made, the networks' names in order, and the weights of each."""

    command: str
    nets: tuple[str, ...]
    weights: int


class _Ask(Protocol):
    def rate(self, view: Numbers, seed: int) -> Sequence[float]: ...
    def play_out(self, state: Numbers, games: int, seed: int) -> Sequence[float]: ...


class Advice:
    """Rates choices with the network for a level and a number of players."""

    def __init__(self, twin: CardsTwin, native: _Ask) -> None:
        self._twin = twin
        self._native = native

    def rate(self, view: CardsView, seed: int = 0) -> Sequence[float]:
        """Return, for every legal action of the view's seat, the logarithm of its odds of winning after it.

        The seed deals the unseen cards, which must not make a difference.
        """
        return self._native.rate(self._twin.pack_view(view), seed)

    def play_out(self, state: CardsState, games: int, seed: int) -> Sequence[float]:
        """Let players who choose by this evaluation play a state out; return how many games each seat won."""
        return self._native.play_out(self._twin.pack(state), games, seed)


@lru_cache(32)
def find_advice(rules: Cards) -> Advice | None:
    """Return the evaluation for a game, or None if there is no kernel."""
    if not available("cards"):
        return None
    twin = CardsTwin(rules)
    weights = nets()[net_name(rules.options["level"], rules.players)]
    return Advice(twin, cast("_Ask", importlib.import_module(_MODULE).Ask(twin.config(), weights)))


def net_name(level: object, players: int) -> str:
    """Return the name of the network for a level and a number of players."""
    return f"{level}-{players}"


@cache
def nets() -> dict[str, list[float]]:
    """Return the weights of every network by its name."""
    line, _, numbers = files(__package__).joinpath("nets.bin").read_bytes().partition(b"\n")
    contents = msgspec.json.decode(line, type=Contents)
    stored = array("h", numbers)
    if sys.byteorder == "big":
        stored.byteswap()
    size = contents.weights
    return {
        name: [number / ONE for number in stored[place * size : (place + 1) * size]]
        for place, name in enumerate(contents.nets)
    }
