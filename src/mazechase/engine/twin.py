"""What a game's twin is: it converts configuration, states, actions and outcomes for the native kernel.

Everything is passed as a flat tuple of integers, which the kernel reads in the same order (native/base/numbers.hpp).
The twin of a game is the class ``TWIN`` in ``mazechase.engine.twins.<game id>``; its kernel, if it was built, is the
extension module ``mazechase.engine.twins._<game id>``.
"""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Any, Generic, TypeVar

from mazechase.rules.api import Action, AnyRules, Outcome, State, View

Numbers = tuple[int, ...]
R = TypeVar("R", bound=AnyRules)

WORD = 32  # bits of a large set that are passed as one number
_WORD_MASK = (1 << WORD) - 1


def words(bits: int, size: int) -> Numbers:
    """Split a set of ``size`` bits into words of 32 bits, the lowest first.

    >>> words(1 << 33 | 5, 81)
    (5, 2, 0)
    """
    return tuple(bits >> low & _WORD_MASK for low in range(0, size, WORD))


def joined(numbers: Sequence[int]) -> int:
    """Join words of 32 bits into a set.

    >>> joined((5, 2, 0)) == 1 << 33 | 5
    True
    """
    return sum(word << WORD * place for place, word in enumerate(numbers))


class Twin(ABC, Generic[R]):
    """Packs the values of one game, with players and options chosen, into numbers and unpacks them."""

    def __init__(self, rules: R) -> None:
        self.rules = rules

    @abstractmethod
    def config(self) -> Numbers:
        """Return what the kernel is built from: players, options and documents."""

    @abstractmethod
    def pack(self, state: Any) -> Numbers:
        """Return a state as numbers."""

    @abstractmethod
    def unpack(self, numbers: Numbers) -> State:
        """Return the state that numbers stand for."""

    @abstractmethod
    def action(self, numbers: Numbers) -> Action:
        """Return the action that numbers stand for."""

    def outcome(self, numbers: Numbers) -> Outcome:
        """Return the chance outcome that numbers stand for; a game without chance has none."""
        raise NotImplementedError(numbers)

    def pack_view(self, view: View) -> Numbers:
        """Return a view as numbers, if the kernel can sample the states behind it."""
        raise NotImplementedError(view)
