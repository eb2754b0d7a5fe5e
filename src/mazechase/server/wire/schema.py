"""The wire's types as one JSON schema, from which the page's TypeScript types are generated.

``python -m mazechase.server.wire.schema`` prints it. The views, facts, events and offers of every game are
found automatically.
"""

import json
from collections.abc import Iterator
from typing import Any

import msgspec

from mazechase.match.events import MatchEvent
from mazechase.puzzles.showing import PuzzleShown
from mazechase.review import Review
from mazechase.rules.api import Event, Facts, PublicEvent
from mazechase.rules.gestures import Offer, gestures_type
from mazechase.rules.help import Help
from mazechase.rules.registry import game_types
from mazechase.server.wire.admin import Erased, Overview, PersonData
from mazechase.server.wire.home import OpenTable, Parcel, ParcelKey, ShowTable
from mazechase.server.wire.joining import Invitation, JoinCode
from mazechase.server.wire.messages import FromClient, FromServer
from mazechase.server.wire.requests import (
    Advised,
    Agree,
    CheckedDraft,
    Claim,
    Claimed,
    Coaching,
    Created,
    Draft,
    Fork,
    GameInfo,
    MeasureDraft,
    NewTable,
    NextGame,
    Opened,
    Outlook,
    OwnDocument,
    PrintRequest,
    Problem,
    PuzzleListing,
    RenewedLink,
    RenewLink,
    Reorder,
    Replace,
    SuggestDraft,
)
from mazechase.workshop.racing import Suggestions
from mazechase.workshop.sheets import OpenSheet
from mazechase.workshop.tally import SoFar


def schema() -> dict[str, Any]:
    """Return every type that page and server exchange, with unions for each side, and each game's events and offers."""
    unions: dict[str, Any] = {
        "FromClient": FromClient,
        "FromServer": FromServer,
        "MatchEvents": _union(_leaves(MatchEvent)),
    }
    roots: list[Any] = [
        GameInfo,
        OwnDocument,
        Problem,
        NewTable,
        Created,
        Claim,
        Claimed,
        Fork,
        NextGame,
        Reorder,
        Replace,
    ]
    roots += [Agree, Opened, RenewLink, RenewedLink, Coaching, Advised, Outlook, Review, Help]
    roots += [JoinCode, Invitation, OpenTable, ShowTable, Parcel, ParcelKey]
    roots += [Draft, CheckedDraft, MeasureDraft, PrintRequest, SoFar, SuggestDraft, Suggestions, OpenSheet]
    roots += [Overview, PersonData, Erased]
    roots += [PuzzleListing, PuzzleShown]
    for kind in game_types().values():
        package = kind.__module__.rpartition(".")[0]
        events = [event for event in _leaves(Event) if event.__module__.startswith(package)]
        if events:
            unions[f"{kind.__name__}Events"] = _union(events)
        gestures_type(kind)  # which brings the game's offers
        offers = [offer for offer in _leaves(Offer) if offer.__module__.startswith(package)]
        if offers:
            unions[f"{kind.__name__}Offers"] = _union(offers)
        roots += [kind.types.view, *(facts for facts in _leaves(Facts) if facts.__module__.startswith(package))]
    whole, definitions = msgspec.json.schema_components([*unions.values(), *roots], ref_template="#/definitions/{name}")
    named = dict(zip(unions, whole, strict=False))
    definitions |= named
    # The base classes stand for any game's: list the actual ones.
    definitions["Event"] = {"anyOf": [_ref(name) for name in named if name.endswith("Events")]}
    definitions["Offer"] = {"anyOf": [_ref(name) for name in named if name.endswith("Offers")]}
    definitions["View"] = {"anyOf": [_ref(kind.types.view.__name__) for kind in game_types().values()]}
    return {"title": "Wire", "type": "object", "definitions": _plain(definitions)}


def _ref(name: str) -> dict[str, str]:
    return {"$ref": f"#/definitions/{name}"}


def _plain(part: Any) -> Any:
    """Return a schema in a form that the type generator understands.

    Drop the alternative "anything", which stands for an encoded value; let an object without properties take any; write
    tuples in the older form; and drop the limits on a list's length, which types can't express.
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
    """Return the leaf classes below a base, sorted by name so that the order is stable."""
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
