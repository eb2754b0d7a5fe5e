"""What is chosen before a game begins, in the form its rules use. Each game adds its board and options."""

from typing import TypeVar, cast

import msgspec

from mazechase.rules.turnlimit import TurnLimit
from mazechase.rules.values import Seat

T = TypeVar("T")


class Setup(msgspec.Struct, frozen=True, kw_only=True):
    """The players and the turn limit, which every game has."""

    players: int
    limit: TurnLimit = TurnLimit()

    @property
    def seats(self) -> tuple[Seat, ...]:
        """The seats, from 1 on."""
        return cast("tuple[Seat, ...]", tuple(range(1, self.players + 1)))

    def next_seat(self, seat: Seat) -> Seat:
        """Return the next seat clockwise."""
        return Seat(seat % self.players + 1)

    def clockwise_after(self, seat: Seat) -> tuple[Seat, ...]:
        """List all seats clockwise, from the next one to this seat itself."""
        return tuple(Seat((seat - 1 + step) % self.players + 1) for step in range(1, self.players + 1))


def put(row: tuple[T, ...], seat: Seat, value: T) -> tuple[T, ...]:
    """Return a row in seat order with one seat's value replaced.

    >>> put((10, 20, 30), Seat(2), 0)
    (10, 0, 30)
    """
    return (*row[: seat - 1], value, *row[seat:])
