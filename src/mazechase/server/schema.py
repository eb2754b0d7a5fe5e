"""The types of the wire as one JSON schema, from which the page's TypeScript types are printed.

``python -m mazechase.server.schema`` prints it. The views, facts and events of every game are found by themselves.
"""

import json
from collections.abc import Iterator
from typing import Any

import msgspec

from mazechase.match.events import MatchEvent
from mazechase.rules.api import Event, Facts, PublicEvent
from mazechase.rules.registry import game_types
from mazechase.server.http import GameInfo, OwnDocument, Problem
from mazechase.server.requests import (
    Agree,
    Claim,
    Claimed,
    Created,
    Fork,
    NewTable,
    RenewedLink,
    RenewLink,
    Reorder,
    Replace,
)
from mazechase.server.wire import FromClient, FromServer


def schema() -> dict[str, Any]:
    """Give every type that passes between page and server, with a union for each side and for each game's events."""
    unions: dict[str, Any] = {
        "FromClient": FromClient,
        "FromServer": FromServer,
        "MatchEvents": _union(_leaves(MatchEvent)),
    }
    roots: list[Any] = [GameInfo, OwnDocument, Problem, NewTable, Created, Claim, Claimed, Fork, Reorder, Replace]
    roots += [Agree, RenewLink, RenewedLink]
    for kind in game_types().values():
        package = kind.__module__.rpartition(".")[0]
        events = [event for event in _leaves(Event) if event.__module__.startswith(package)]
        if events:
            unions[f"{kind.__name__}Events"] = _union(events)
        roots += [kind.view_type, *(facts for facts in _leaves(Facts) if facts.__module__.startswith(package))]
    whole, definitions = msgspec.json.schema_components([*unions.values(), *roots], ref_template="#/definitions/{name}")
    named = dict(zip(unions, whole, strict=False))
    definitions |= named
    # The bases stand for whatever game it is: say which there are.
    definitions["Event"] = {"anyOf": [_ref(name) for name in named if name.endswith("Events")]}
    definitions["View"] = {"anyOf": [_ref(kind.view_type.__name__) for kind in game_types().values()]}
    return {"title": "Wire", "type": "object", "definitions": _plain(definitions)}


def _ref(name: str) -> dict[str, str]:
    return {"$ref": f"#/definitions/{name}"}


def _plain(part: Any) -> Any:
    """Say what a type printer does not see by itself.

    The alternative "anything" stands for a value that is encoded already; an object without properties takes any; a
    tuple is written in the older form; and how many items a list may have is not a matter of types.
    """
    if isinstance(part, list):
        return [_plain(one) for one in part]
    if not isinstance(part, dict):
        return part
    part = {name: _plain(value) for name, value in part.items()}
    if isinstance(part.get("anyOf"), list):
        part["anyOf"] = [one for one in part["anyOf"] if one]
    if part.get("type") == "object" and "properties" not in part:
        part.setdefault("additionalProperties", True)
    if "prefixItems" in part:
        return {**part, "items": part.pop("prefixItems")}
    if part.get("type") == "array":
        return {name: value for name, value in part.items() if name not in {"minItems", "maxItems"}}
    return part


def _leaves(base: type[Any]) -> list[type[Any]]:
    """List the classes at the ends of a family tree, by name, so that the order is stable."""
    return sorted(_below(base), key=lambda kind: (kind.__module__, kind.__name__))


def _below(base: type[Any]) -> Iterator[type[Any]]:
    for kind in base.__subclasses__():
        if kind.__subclasses__():
            yield from _below(kind)
        elif kind is not PublicEvent:
            yield kind


def _union(kinds: list[type[Any]]) -> Any:
    union: Any = kinds[0]
    for kind in kinds[1:]:
        union = union | kind
    return union


if __name__ == "__main__":
    print(json.dumps(schema(), indent=1, sort_keys=True))  # noqa: T201 (a command prints)
