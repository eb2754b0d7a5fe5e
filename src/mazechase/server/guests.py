"""Guests: whoever is connected to a room, whatever the connection is made of."""

from enum import IntEnum
from typing import Protocol

from mazechase.rules.api import Seat
from mazechase.server.wire import FromServer


class Closing(IntEnum):
    """Why the server ends a connection; 4000 to 4999 are ours to name."""

    NORMAL = 1000
    NOT_TEXT = 1003
    FAILED = 1011
    BAD_HELLO = 4003
    GONE = 4004
    TOO_MUCH = 4008


class Guest(Protocol):
    """Somebody connected to a room, with the hashes of the tokens shown on arrival and the places they hold now."""

    address: str
    keys: frozenset[str]
    places: frozenset[int]
    looking: Seat | None

    def send(self, message: FromServer) -> None:
        """Send a message, now or soon."""

    def send_encoded(self, message: bytes) -> None:
        """Send a message that is encoded already."""

    def leave(self, code: Closing) -> None:
        """End the connection."""
