"""The path that a game has taken: what an OpenSpiel state keeps, since players remember all of it."""

from typing import Any

import msgspec

from mazechase.adapters.recall import Recall
from mazechase.rules.api import Action, Event, Seat, State
from mazechase.rules.game import AnyGame


class Here:
    """Where a game is, as one value: OpenSpiel copies the attributes of states, and this is shared instead."""

    __slots__ = ("before", "ids", "node", "ply", "recall", "state")

    def __init__(self, game: AnyGame, state: State, before: "Here | None" = None, ply: "Ply | None" = None) -> None:
        self.state = state
        self.node = game.rules.node(state)
        self.before = before
        self.ply = ply
        self.ids: dict[int, Any] | None = None
        self.recall: Recall | None = None

    def __deepcopy__(self, memo: dict[int, Any]) -> "Here":
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickle the whole path as one flat list: place by place, a long game would go too deep for Python's stack."""
        path: list[tuple[State, Any, Ply | None]] = []
        here: Here | None = self
        while here is not None:
            path.append((here.state, here.node, here.ply))
            here = here.before
        return _here, (path[::-1],)

    def recalled(self, game: AnyGame) -> Recall:
        """Return what every seat remembers; worked out when it is first asked for."""
        path = [self]
        while path[-1].recall is None and path[-1].before is not None:
            path.append(path[-1].before)
        for here in reversed(path):
            if here.recall is None and here.before is None:
                here.recall = Recall(game).begin(here.state)
            elif here.recall is None and here.before is not None and here.ply is not None:
                earlier = here.before.recalled(game)
                here.recall = earlier.told(here.state, here.ply.events, here.ply.actor, here.ply.action)
        assert self.recall is not None  # noqa: S101 (the last of the path)
        return self.recall


def _here(path: list[tuple[State, Any, "Ply | None"]]) -> Here:
    """Return the last place of a pickled path."""
    last: Here | None = None
    for state, node, ply in path:
        place = Here.__new__(Here)
        place.state, place.node, place.before, place.ply = state, node, last, ply
        place.ids = place.recall = None
        last = place
    assert last is not None  # noqa: S101 (a path has a beginning)
    return last


class Ply(msgspec.Struct, frozen=True):
    """What led to a state: who chose what, and what happened; chance has no actor."""

    events: tuple[Event, ...]
    actor: Seat | None = None
    action: Action | None = None
