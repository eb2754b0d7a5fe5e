"""Devices: the connections to a table, and whose eyes each of them sees with.

A device holds the places of the tokens it has sent. If hands are hidden, it sees what a spectator sees until one of its
seats looks; if the device is passed around, the hand is hidden again as soon as that seat has decided.
"""

from collections.abc import Collection, Iterable
from enum import IntEnum
from functools import lru_cache
from typing import NamedTuple, Protocol

from mazechase.errors import MazechaseError, NotNow
from mazechase.match.match import Match
from mazechase.rules.api import ALL, WATCHER, Seat, Viewer
from mazechase.rules.game import AnyGame
from mazechase.server.shares import Payer
from mazechase.server.store.protocol import TokenRow
from mazechase.server.table import reopening
from mazechase.server.table.lobby import Lobby
from mazechase.server.table.tokens import NoSuchTable
from mazechase.server.wire.messages import FromServer


class NotSeated(MazechaseError):
    """The device may not act for that seat."""


def shut_out(lobby: Lobby, keys: Collection[str]) -> MazechaseError:
    """Return the error for somebody none of whose tokens opens a table; only those who sat there learn of it."""
    if frozenset(keys).isdisjoint(lobby.put_out):
        return NoSuchTable("no-such-table")
    return NotSeated("put-out")


class Closing(IntEnum):
    """Why the server closes a connection; codes 4000 to 4999 are for applications."""

    NORMAL = 1000
    NOT_TEXT = 1003
    FAILED = 1011
    BAD_HELLO = 4003
    GONE = 4004
    TOO_MUCH = 4008


class Device(Protocol):
    """A connection to a table: its payer, the hashes of its tokens, the places they hold, the seat that looks.

    With ``ack_in_update`` its commands are acknowledged in the updates they lead to.
    """

    payer: Payer
    ack_in_update: bool
    keys: frozenset[str]
    places: frozenset[int]
    looking: Seat | None

    def send(self, message: FromServer) -> None:
        """Send or queue a message."""

    def send_encoded(self, message: bytes) -> None:
        """Send or queue an encoded message."""

    def leave(self, code: Closing) -> None:
        """Close the connection."""


class Watched(Protocol):
    """The parts of a table that decide who may see what."""

    game: AnyGame
    lobby: Lobby
    match: Match | None
    tokens: tuple[TokenRow, ...]


class Eyes(NamedTuple):
    """The viewer a device sees as, and the seats whose legal actions it gets."""

    viewer: Viewer
    seats: tuple[Seat, ...]


def places_of(table: Watched, keys: frozenset[str]) -> frozenset[int]:
    """Return the places that tokens hold."""
    held = (token.place for token in table.tokens if token.digest in keys)
    return frozenset(place for place in held if place is not None)


def seats_of(table: Watched, places: Iterable[int]) -> tuple[Seat, ...]:
    """Return the seats of places; none before the match has begun."""
    seats = table.lobby.seats
    return () if seats is None else _seats_at(seats, frozenset(places))


@lru_cache(maxsize=1_024)  # it is asked for several times at every action
def _seats_at(seats: tuple[int, ...], places: frozenset[int]) -> tuple[Seat, ...]:
    return tuple(sorted(Seat(seats[place - 1]) for place in places))


def eyes_of(table: Watched, device: Device) -> Eyes:
    """Return whose eyes a device sees with now."""
    if not table.game.secrets:
        return Eyes(WATCHER, seats_of(table, device.places))
    if table.match is not None and table.match.ending is not None:
        return Eyes(ALL, ())  # the rules reveal hands only if the game ends by the rules
    return Eyes(WATCHER, ()) if device.looking is None else Eyes(device.looking, (device.looking,))


def looks_back_as(table: Watched, device: Device, match: Match) -> Viewer:
    """Return the viewer a device sees the match's history as; once it is over nothing is hidden."""
    return ALL if match.over else eyes_of(table, device).viewer


def own_seat(table: Watched, device: Device, number: int) -> Seat:
    """Return a seat that the device holds; raise NotSeated if it doesn't hold it."""
    return one_of(seats_of(table, device.places), number)


def one_of(held: Collection[Seat], number: int) -> Seat:
    """Return a seat by number; raise NotSeated if it is not one of those that a device holds."""
    seat = Seat(number)
    if seat not in held:
        raise NotSeated("not-your-seat", seat=number)
    return seat


def seeing_seat(table: Watched, device: Device, number: int) -> Seat:
    """Return a seat that the device holds and, if hands are hidden, sees with; otherwise raise."""
    seat = own_seat(table, device, number)
    check_sees(table, device, seat)
    return seat


def check_sees(table: Watched, device: Device, seat: Seat) -> None:
    """Raise NotNow unless the device sees with one of its seats now, or nothing is hidden."""
    if table.game.secrets and device.looking != seat:
        raise NotNow("look-first", seat=seat)


def may_look(table: Watched, seat: Seat) -> bool:
    """Return whether the holder of a seat may see its hand."""
    return reopening.may_look(table.lobby, table.match, seat)


def look(table: Watched, device: Device, number: int | None) -> None:
    """Let a device see with one of its seats from now on, or (None) hide the hand."""
    seat = None if number is None else own_seat(table, device, number)
    if seat is not None and not may_look(table, seat):
        raise NotNow("hidden-hand", place=table.lobby.place_of(seat))
    device.looking = seat


def look_again(table: Watched, device: Device, match: Match, looking: int | None, have: int | None) -> None:
    """Restore the viewer of a device that reconnects, if it is still allowed.

    On a device that is passed around, only if that seat still has the decision it had after ``have`` entries.
    """
    seats = seats_of(table, device.places)
    seat = next((seat for seat in seats if seat == looking and may_look(table, seat)), None)
    if seat is not None and len(seats) > 1:
        undecided = seat in match.asked and have is not None and match.stands_since(have, seat)
        seat = seat if undecided else None
    device.looking = seat


def draw_curtain(device: Device, match: Match) -> None:
    """Hide the hand of a seat that has acted, if the device is passed around."""
    if len(device.places) > 1 and device.looking is not None and device.looking not in match.asked:
        device.looking = None


def check_eyes(table: Watched, device: Device) -> bool:
    """Limit a device to what its tokens allow now; return whether it could see more before."""
    device.places = places_of(table, device.keys)
    seat = device.looking
    if seat is None or (seat in seats_of(table, device.places) and may_look(table, seat)):
        return False
    device.looking = None
    return True
