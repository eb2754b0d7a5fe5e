"""A native search beside a game's kernel (native/search): how it is found, and what it answers."""

import importlib
from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import Any, NamedTuple, Protocol, cast

from mazechase.engine.kernel import Kernel, find_kernel
from mazechase.engine.twin import Numbers
from mazechase.rules.api import Action, AnyRules, State
from mazechase.rules.game import AnyGame, Game


class Widths(NamedTuple):
    """How wide and how deep to look: a step ahead is a whole turn, over every outcome of the dice."""

    first: int = 24  # ends of the turn in hand that are followed one step
    deeper: int = 8  # the same for the second step; halved for each further one
    later: int = 4  # ends of each later turn
    beam: int = 8  # positions inside the turn in hand that are followed, for each sort of action; 0: all
    narrow: int = 4  # the same in later turns
    deepest: int = 6


class End(NamedTuple):
    """One way for the turn in hand to end: its first action by index, and every seat's chance to win, from 0 to 1."""

    first: int
    key: int  # identifies this position
    chances: tuple[float, ...]
    depth: int  # turns looked ahead
    gain: float  # what it brings, how much it risks and how it harms others, in the game's own measure
    danger: float
    harm: float
    before: tuple[float, ...] = ()  # the chances found one turn less deep


class NativeSearch(Protocol):
    """The interface of an extension module's ``Search`` (native/search/bind.hpp)."""

    def chances(self, state: Numbers) -> Sequence[float]: ...  # noqa: D102
    def ends(  # noqa: D102
        self, state: Numbers, nodes: int, widths: Sequence[int], stop: Callable[[], bool] | None
    ) -> list[tuple[Any, ...]]: ...


class Search:
    """The search of one game, with the weights of its evaluation."""

    def __init__(self, kernel: Kernel, native: NativeSearch) -> None:
        self.kernel = kernel
        self._native = native

    def chances(self, state: State) -> tuple[float, ...]:
        """Return every seat's chance to win, as the evaluation alone estimates it."""
        return tuple(self._native.chances(self.kernel.twin.pack(state)))

    def ends(self, state: State, nodes: int, widths: Widths, stop: Callable[[], bool] | None = None) -> list[End]:
        """Return the ways for the turn in hand to end, the best for its seat first."""
        return [End(*end) for end in self._native.ends(self.kernel.twin.pack(state), nodes, widths, stop)]

    def action(self, state: State, index: int) -> Action:
        """Return the legal action at an index."""
        return self.kernel.action(self.kernel.begin(state).choice(index))


def find_search(game: AnyGame, weights: tuple[float, ...]) -> Search | None:
    """Return the native search of a game, or None if there is no kernel."""
    return _made(game.rules, weights) if find_kernel(game) is not None else None


@lru_cache(32)
def _made(rules: AnyRules, weights: tuple[float, ...]) -> Search | None:
    kernel = find_kernel(Game(rules))
    if kernel is None:
        return None
    module = importlib.import_module(type(kernel.core).__module__)
    return Search(kernel, cast("Any", module).Search(kernel.twin.config(), weights))
