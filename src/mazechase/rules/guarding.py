"""What a caller hands to a game is looked at before the game sees it: here, once, for every method of every game.

A game writes its methods for its own values and checks nothing. What belongs to another game or another number of
players, or is no value of the rules at all, is refused with BadValue. Who knows what it has, as search and a match do,
calls the methods whose names end in ``_unchecked``.
"""

from collections.abc import Callable
from functools import wraps
from typing import Any

import msgspec

from mazechase.errors import BadText, BadValue
from mazechase.rules.values import ALL, WATCHER, Event

Check = Callable[[Any, Any], None]  # of a game and a value

_BROKEN = (AttributeError, LookupError, TypeError, ValueError)  # what nonsense inside a value comes to


def _state(game: Any, value: Any) -> None:
    if not isinstance(value, game.state_type) or not _seats_as_many(game, value):
        raise BadValue("foreign-state", value=named(value))


def _view(game: Any, value: Any) -> None:
    if not isinstance(value, game.view_type) or not _seats_as_many(game, value):
        raise BadValue("foreign-view", value=named(value))


def _seats_as_many(game: Any, value: Any) -> bool:
    return game.per_seat is None or len(getattr(value, game.per_seat)) == game.players


def _seat(game: Any, value: Any) -> None:
    if type(value) is not int or value not in game.seats:
        raise BadValue("no-such-seat", seat=named(value))


def _seat_or_none(game: Any, value: Any) -> None:
    if value is not None:
        _seat(game, value)


def _viewer(game: Any, value: Any) -> None:
    if not isinstance(value, str) or value not in (WATCHER, ALL):
        _seat(game, value)


def _action(game: Any, value: Any) -> None:
    if not isinstance(value, game.action_type):
        raise BadValue("foreign-action", value=named(value))


def _token(game: Any, value: Any) -> None:
    if not isinstance(value, game.action_type) and not isinstance(value, game.outcome_type):
        raise BadValue("foreign-token", value=named(value))


def _event(_: Any, value: Any) -> None:
    if not isinstance(value, Event):
        raise BadValue("foreign-event", value=named(value))


def _text(_: Any, value: Any) -> None:
    if not isinstance(value, str):
        raise BadValue("not-text", value=named(value))


def _rng(_: Any, value: Any) -> None:
    if not callable(getattr(value, "randrange", None)):  # whatever draws like random.Random will do
        raise BadValue("not-a-generator", value=named(value))


CHECKS: dict[str, dict[str, Check]] = {  # by method and parameter, in order
    "position": {"s": _state},
    "place": {"text": _text},
    "node": {"s": _state},
    "legal": {"s": _state, "seat": _seat_or_none},
    "explain": {"s": _state, "a": _action},
    "actor": {"s": _state, "a": _action},
    "target": {"a": _action},
    "goes_on": {"before": _state, "after": _state},
    "gain": {"before": _state, "after": _state, "seat": _seat},
    "view": {"s": _state, "viewer": _viewer},
    "tell": {"event": _event, "viewer": _viewer},
    "odds": {"view": _view},
    "hints": {"view": _view},
    "sample": {"view": _view, "rng": _rng},
    "write": {"x": _token},
    "read": {"text": _text},
    "show": {"s": _state, "viewer": _viewer},
}
OFTEN = ("node", "legal")  # their unguarded form is kept beside them
WRITING = ("write", "target")  # they look inside a value, where anything may be


def guard_methods(kind: type) -> None:
    """Put a guard before every method of the contract that a class defines."""
    for name, checks in CHECKS.items():
        method = vars(kind).get(name)
        if method is not None and not getattr(method, "__isabstractmethod__", False):
            written = _all_written(method) if name in WRITING else method
            setattr(kind, name, _guarded(written, checks))
            if name in OFTEN:
                setattr(kind, f"{name}_unchecked", method)


def _guarded(method: Callable[..., Any], checks: dict[str, Check]) -> Callable[..., Any]:
    in_order = tuple(checks.values())

    @wraps(method)
    def guarded(game: Any, *args: Any, **by_name: Any) -> Any:
        for check, value in zip(in_order, args, strict=False):
            check(game, value)
        for name in by_name.keys() & checks:
            checks[name](game, by_name[name])
        return method(game, *args, **by_name)

    return guarded


def _all_written(method: Callable[[Any, Any], Any]) -> Callable[[Any, Any], Any]:
    @wraps(method)
    def written(game: Any, x: Any) -> Any:
        try:
            return method(game, x)
        except _BROKEN as error:
            raise BadValue("foreign-token", value=named(x)) from error

    return written


def well_formed(game: Any, action: Any) -> bool:
    """Tell whether an action of the right class has sense inside: it can be written down and read again."""
    try:
        return bool(game.read(game.write(action)) == action)
    except (BadText, BadValue):
        return False


def named(value: object) -> str:
    """Name a stranger's value in an error; of the rules' own values the kind alone, since they may hold secrets."""
    return type(value).__name__ if isinstance(value, msgspec.Struct) else repr(value)[:40]
