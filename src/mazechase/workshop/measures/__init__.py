"""What is worth measuring in a game: which events to count, who leads, how long a turn takes.

A game that has something to say about it has a class ``MEASURES`` in ``mazechase.workshop.measures.<game id>``, or in
a module ``measures`` beside its rules if it comes from elsewhere; the others get the class here.
"""

import importlib
import importlib.util
import sys
from typing import Any, ClassVar, Generic, TypeVar

from mazechase.rules.api import AnyRules, Event
from mazechase.rules.game import AnyGame

R = TypeVar("R", bound=AnyRules)


class Measures(Generic[R]):
    """What is worth measuring in one game, with players and options chosen."""

    events: ClassVar[tuple[str, ...]] = ()  # the kinds of events that are counted; empty: all of them
    turn_events: ClassVar[tuple[str, ...]] = ()  # the kinds that begin a turn; empty: ``whose`` tells
    side_names: ClassVar[tuple[str, ...]] = ()  # where sides have names, in the order of ``sides``
    visits: ClassVar[tuple[str, ...]] = ()  # the kinds whose field ``to`` or ``at`` is a cell that a piece visits
    turn_seconds: ClassVar[float] = 20  # a guess at how long people take for a turn, with all that belongs to it
    choice_seconds: ClassVar[float] = 0  # the same for each decision in it

    def __init__(self, rules: R) -> None:
        self.rules = rules

    def whose(self, s: Any) -> Any:
        """Return whose turn it is, for counting turns; None: whoever is to act."""
        del s

    def standing(self, s: Any) -> tuple[float, ...] | None:
        """Return how well each seat is doing, higher for better; None if that can't be said of a state."""
        del s
        return None

    def label(self, event: Event) -> str:
        """Return what an event is counted as."""
        return event.kind

    def places(self) -> tuple[str, ...]:
        """Return the cells that pieces might visit; none if visits are not counted."""
        return ()


AnyMeasures = Measures[Any]


def measures_of(game: AnyGame) -> AnyMeasures:
    """Return what is worth measuring in a game."""
    package = sys.modules[type(game.rules).__module__].__package__
    for name in (f"{__name__}.{game.id}", f"{package}.measures" if package else ""):
        if name and game.id.isidentifier() and importlib.util.find_spec(name):
            found: type[AnyMeasures] = importlib.import_module(name).MEASURES
            return found(game.rules)
    return Measures(game.rules)
