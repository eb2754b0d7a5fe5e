"""The encoding of a game that has none of its own: places in the list of legal actions, and hashed features of views.

It works for any game and is made for none: an id means something else in every state, and features may share a place.
A game that is to be learned deserves its own, in games/.
"""

from collections.abc import Iterator, Sequence
from functools import cached_property
from hashlib import blake2b
from typing import Any

import msgspec

from mazechase.adapters.encoding import NO_ID, Encoding
from mazechase.adapters.fields import MOST, Field, Sheet
from mazechase.rules.api import Action, AnyRules, Seat, View

MOST_ACTIONS = 256
FEATURES = 512


def features(value: Any, path: str = "") -> Iterator[str]:
    """Yield the features of a plain value: where each leaf is and what it says.

    >>> list(features({"seat": 1, "dots": ["a1", "b2"]}))
    ['seat=1', 'dots.0=a1', 'dots.1=b2']
    """
    if isinstance(value, dict):
        for name, part in value.items():
            yield from features(part, f"{path}.{name}" if path else str(name))
    elif isinstance(value, list | tuple):
        for place, part in enumerate(value):
            yield from features(part, f"{path}.{place}")
    else:
        yield f"{path}={value}"


def place_of(feature: str, places: int) -> int:
    """Return the place of a feature in an array, the same on every machine."""
    return int.from_bytes(blake2b(feature.encode(), digest_size=8).digest(), "big") % places


class PlainEncoding(Encoding[AnyRules]):
    """Feature hashing (Weinberger and others 2009) of whatever a view holds."""

    def own_fields(self) -> tuple[Field, ...]:
        """Return one field: how many features of the view have each place."""
        items = tuple(str(place) for place in range(FEATURES))
        return (Field("features", "features of the view that are hashed to this place", items, most=MOST),)

    def fill(self, view: View, sheet: Sheet) -> None:
        """Count the features of a view."""
        for feature in features(msgspec.to_builtins(view)):
            sheet.add("features", str(place_of(feature, FEATURES)))

    def listed(self, seat: Seat) -> Sequence[Action]:
        """Not used: ids are places in the list of legal actions."""
        raise NotImplementedError(seat)

    @cached_property
    def names(self) -> tuple[str, ...]:
        """The places in the list of legal actions."""
        return tuple(f"choice {place}" for place in range(MOST_ACTIONS))

    @property
    def native(self) -> bool:
        """No kernel encodes like this."""
        return False

    def ids(self, view: View, seat: Seat, legal: Sequence[Action]) -> list[int]:  # noqa: ARG002
        """Return the places in the list; those beyond the last id have none."""
        return [place if place < MOST_ACTIONS else NO_ID for place in range(len(legal))]


ENCODING = PlainEncoding
