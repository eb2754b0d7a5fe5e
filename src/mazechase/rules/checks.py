"""Whether a value is a game's own. Values of another game or another number of players are refused with BadValue."""

from typing import Any

import msgspec

from mazechase.errors import BadValue
from mazechase.rules.api import ALL, WATCHER, AnyRules, Event, Seat, Viewer


class Checks:
    """Checks values that a caller hands to one game; a check returns nothing, or the value with its proper type."""

    def __init__(self, rules: AnyRules) -> None:
        types = rules.types
        self._state, self._view = types.state, types.view
        self._actions, self._outcomes = types.actions, types.outcomes
        self._tokens = (*types.actions, *types.outcomes)
        self._per_seat = rules.per_seat
        self._seats = rules.seats

    def state(self, value: object) -> None:
        """Raise BadValue unless this is a state of this game with this number of players."""
        if not isinstance(value, self._state) or not self._fits(value):
            raise BadValue("foreign-state", value=named(value))

    def view(self, value: object) -> None:
        """Raise BadValue unless this is a view of this game with this number of players."""
        if not isinstance(value, self._view) or not self._fits(value):
            raise BadValue("foreign-view", value=named(value))

    def _fits(self, value: Any) -> bool:
        return self._per_seat is None or len(getattr(value, self._per_seat)) == len(self._seats)

    def seat(self, value: Any) -> Seat:
        """Return a seat of this game."""
        if type(value) is not int or value not in self._seats:
            raise BadValue("no-such-seat", seat=named(value))
        return Seat(value)

    def viewer(self, value: Any) -> Viewer:
        """Return a seat of this game, WATCHER or ALL."""
        if isinstance(value, str):
            if value == WATCHER:
                return WATCHER
            if value == ALL:
                return ALL
        return self.seat(value)

    def is_action(self, value: object) -> bool:
        """Return whether this is an action of the game's own class; its contents may still be nonsense."""
        return isinstance(value, self._actions)

    def is_outcome(self, value: object) -> bool:
        """Return whether this is a chance outcome of the game's own class."""
        return isinstance(value, self._outcomes)

    def action(self, value: object) -> None:
        """Raise BadValue unless this is an action of this game."""
        if not isinstance(value, self._actions):
            raise BadValue("foreign-action", value=named(value), call=reading(value))

    def token(self, value: object) -> None:
        """Raise BadValue unless this is an action or a chance outcome of this game."""
        if not isinstance(value, self._tokens):
            raise foreign_token(value)


def check_event(value: object) -> None:
    """Raise BadValue unless this is an event."""
    if not isinstance(value, Event):
        raise BadValue("foreign-event", value=named(value))


def check_text(value: object) -> None:
    """Raise BadValue unless this is text."""
    if not isinstance(value, str):
        raise BadValue("not-text", value=named(value))


def check_generator(value: object) -> None:
    """Raise BadValue unless this draws as random.Random does."""
    if not callable(getattr(value, "randrange", None)):
        raise BadValue("not-a-generator", value=named(value))


def foreign_token(value: object) -> BadValue:
    """Return the error for a value that cannot be written as a token of the game."""
    return BadValue("foreign-token", value=named(value), call=reading(value))


def foreign_rules(game_id: str, kind: type) -> BadValue:
    """Return the error for rules that are not of the class wanted."""
    return BadValue("foreign-rules", game=game_id, value=kind.__name__)


def named(value: object) -> str:
    """Describe a foreign value in an error; of the rules' own values only the class, since they may hold secrets."""
    return type(value).__name__ if isinstance(value, msgspec.Struct) else repr(value)[:40]


def reading(value: object) -> str:
    """Return the call that makes an action or outcome from text: the one to use instead, if this is such text."""
    return f'game.read("{value[:40]}")' if isinstance(value, str) else "game.read(text)"
