"""Prints typed.py: which ``Game`` a call of ``mazechase.game`` returns for the id of each game in this package.

``make types`` regenerates that module, and ``make check`` compares the two.
"""

from mazechase.rules.api import AnyRules
from mazechase.rules.registry import shipped

_HEAD = '''"""What ``mazechase.game`` returns for each id, for type checkers. Written by ``make types``: do not edit."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Literal, Never, Protocol, overload

if TYPE_CHECKING:
{imports}
    from mazechase.rules.game import AnyGame, Game


class MakeGame(Protocol):
    """Makes a game by its id."""
'''
_CALL = """
    @overload
    def __call__(
        self,
        id: {id},
        players: int | None = None,
        options: Mapping[str, Any] | None = None,
        rules_version: int | None = None,
    ) -> {game}: ...
"""


def overloads() -> str:
    """Return the source of a protocol with one overload per game, and one for a game from elsewhere."""
    kinds = shipped().values()
    modules = sorted({value.__module__ for kind in kinds for value in _values(kind)})
    calls = [_CALL.format(id=f'Literal["{kind.id}"]', game=_game(kind)) for kind in kinds]
    head = _HEAD.format(imports="\n".join(f"    import {module}" for module in modules))
    return "".join((head, *calls, _CALL.format(id="str", game="AnyGame")))


def _values(kind: type[AnyRules]) -> tuple[type, ...]:
    types = kind.types
    return (types.state, *types.actions, *types.outcomes, types.view)


def _game(kind: type[AnyRules]) -> str:
    types = kind.types
    parts = ((types.state,), types.actions, types.outcomes, (types.view,))
    return f"Game[{', '.join(' | '.join(map(_named, part)) or 'Never' for part in parts)}]"


def _named(value: type) -> str:
    return f"{value.__module__}.{value.__qualname__}"


if __name__ == "__main__":
    print(overloads(), end="")  # noqa: T201 (a command prints)
