"""Parcels: what somebody moves from one device to another. Each can be fetched once, soon, with a key nobody can guess.

They are kept in memory only: what is in them opens seats at tables.
"""

import secrets
from collections.abc import Callable

from mazechase.errors import NotNow
from mazechase.server.table.tokens import NoSuchTable, digest

LIFE_S = 600.0
MOST, MOST_OF_ONE = 100, 20  # of all addresses together, and of one


class Parcels:
    """The parcels that are waiting."""

    def __init__(self, now_s: Callable[[], float]) -> None:
        self._now_s = now_s
        self._waiting: dict[str, tuple[str, float, str]] = {}  # content, end and sender, by the hash of the key

    def leave(self, content: str, address: str) -> str:
        """Keep something for a while, and return the key; raise NotNow if too much is waiting."""
        self._forget()
        own = sum(sender == address for _, _, sender in self._waiting.values())
        if len(self._waiting) >= MOST or own >= MOST_OF_ONE:
            raise NotNow("too-many-parcels")
        key = secrets.token_urlsafe(24)
        self._waiting[digest(key)] = content, self._now_s() + LIFE_S, address
        return key

    def fetch(self, key: str) -> str:
        """Hand a parcel out, once; raise NoSuchTable if there is none with this key."""
        self._forget()
        content, _, _ = self._waiting.pop(digest(key), (None, 0.0, ""))
        if content is None:
            raise NoSuchTable("no-such-parcel")
        return content

    def _forget(self) -> None:
        now_s = self._now_s()
        for key in [key for key, (_, until_s, _) in self._waiting.items() if until_s <= now_s]:
            del self._waiting[key]
