"""Who sits at a table: places before the match begins, and the seat that each becomes. Pure."""

from collections.abc import Collection, Iterable, Mapping, Sequence
from typing import Any, Literal

import msgspec

from mazechase.bots.api import usual_bot
from mazechase.errors import MazechaseError, NotNow
from mazechase.match.clock import ClockRule
from mazechase.match.entries import Player
from mazechase.match.luck import Luck
from mazechase.match.seating import seat_people
from mazechase.rules.api import Result, Seat
from mazechase.rules.game import AnyGame
from mazechase.rules.registry import game as make_game
from mazechase.server.table.series import Series, after, following
from mazechase.server.wire.message_parts import PlaceInfo
from mazechase.server.wire.requests import GRACE_MS, Seating

REMEMBERED = 16
_THREE_LEVELS = ("level1", "level2", "level3")


class NoSuchPlace(MazechaseError):
    """There is no place with that number, or it is taken."""


class Place(msgspec.Struct, frozen=True):
    """A place at the table.

    ``device`` is the device it was taken from, ``eyes`` the one that sent its token together with other tokens.
    ``piece`` is the figure somebody chose; the rules ignore it, and no two places share one. ``consented`` marks a
    place that was opened during a match with hidden hands, with everybody's consent; ``coached``, one whose holder has
    switched the coach on.
    """

    kind: Literal["open", "human", "bot"] = "open"
    name: str = ""
    bot: str | None = None
    device: str | None = None
    piece: str | None = None
    eyes: str | None = None
    consented: bool = False
    coached: bool = False

    @property
    def devices(self) -> frozenset[str]:
        """The devices that are known to have held this place."""
        return frozenset(device for device in (self.device, self.eyes) if device is not None)


class Reopening(msgspec.Struct, frozen=True):
    """A request to open a place: who has agreed, and how long the log was when it was made."""

    place: int
    agreed: tuple[int, ...]
    since: int


class Lobby(msgspec.Struct, frozen=True, kw_only=True):
    """A table's metadata: the game, who sits where, and its settings.

    ``seats`` holds each place's seat once the match has begun; ``device`` is the host's own.
    """

    game: str
    players: int
    options: dict[str, Any]
    places: tuple[Place, ...]
    seating: Seating = "random"
    clock: ClockRule | None = None
    draw_delay_ms: int | None = None
    stand_in_after_ms: int | None = msgspec.field(default=None, name="mind_after_ms")
    grace_ms: int = GRACE_MS
    bot_ms: int = 500
    seats: tuple[int, ...] | None = None
    rematch: str | None = None
    after: int | None = None  # how many plies of an earlier match come before this one
    imported: bool = False  # a record to look at and to continue from, not a match being played
    device: str | None = None
    reopening: Reopening | None = None
    coach: bool = True
    lesson: str | None = None  # the lesson that is given here
    put_out: tuple[str, ...] = ()  # the latest hashes of tokens whose places the host has given away
    series: Series | None = None
    finishing: tuple[int, ...] = ()  # places whose people let bots play to the end
    follows: tuple[int, ...] | None = None  # the seats of the match before, if this one rotates them
    three_levels: bool = True  # from when each game's bots had three levels, now called classic1 to classic3

    def bot_called(self, name: str) -> str:
        """Return the bot that a stored name means at this table."""
        return name.replace("level", "classic") if self.three_levels and name in _THREE_LEVELS else name

    def open_game(self) -> AnyGame:
        """Create the game with its options."""
        return make_game(self.game, self.players, self.options)

    def seat_of(self, place: int) -> int | None:
        """Return a place's seat, or None before the match has begun."""
        return None if self.seats is None else self.seats[place - 1]

    def seat_at(self, place: int) -> Seat:
        """Return a place's seat; raise NotNow before the match has begun."""
        if self.seats is None:
            raise NotNow("not-begun")
        return Seat(self.seats[place - 1])

    def place_of(self, seat: int) -> int:
        """Return a seat's place."""
        if self.seats is None:
            raise NotNow("not-begun")
        return self.seats.index(seat) + 1

    def with_place(self, number: int, place: Place) -> "Lobby":
        """Return the table with one place changed."""
        self.place(number)
        changed = (*self.places[: number - 1], place, *self.places[number:])
        return msgspec.structs.replace(self, places=changed)

    def place(self, number: int) -> Place:
        """Return a place by number; raise NoSuchPlace if there is none."""
        if not 1 <= number <= len(self.places):
            raise NoSuchPlace("no-such-place", place=number)
        return self.places[number - 1]

    @property
    def host_place(self) -> int | None:
        """The first place of a person that was taken from the host's device, if there is one."""
        return next((number for number, place in enumerate(self.places, 1) if self._hosted(place)), None)

    def _hosted(self, place: Place) -> bool:
        return place.kind == "human" and self.device is not None and self.device in place.devices

    def claim(self, numbers: Sequence[int], name: str, device: str, piece: str | None = None) -> "Lobby":
        """Return the table with somebody at these open places, with the chosen piece at the first of them."""
        lobby = self
        for number in numbers:
            place = lobby.place(number)
            if place.kind != "open":
                raise NoSuchPlace("place-taken", place=number)
            wanted = piece if piece is not None and number == numbers[0] else place.piece
            taken = Place("human", name, None, device, wanted, consented=place.consented)
            lobby = lobby.with_place(number, taken)
        return lobby.with_own_pieces()

    def with_own_pieces(self) -> "Lobby":
        """Return the table; raise NoSuchPlace if a piece was chosen twice."""
        chosen = [place.piece for place in self.places if place.piece is not None]
        for piece in chosen:
            if chosen.count(piece) > 1:
                raise NoSuchPlace("piece-taken", piece=piece)
        return self

    def beside(self, seat: int) -> tuple[Seat, ...]:
        """Return the seats of the other people at this seat's device."""
        own = self.place_of(seat)
        device = self.place(own).device
        return tuple(
            self.seat_at(number)
            for number, place in enumerate(self.places, 1)
            if number != own and place.kind == "human" and device is not None and place.device == device
        )

    def shown_together(self, numbers: Collection[int], *, host: bool) -> "Lobby":
        """Return the table, recording that one device sent the tokens of these places, and perhaps the host's."""
        known = frozenset[str]().union(*(self.place(number).devices for number in numbers))
        device = (self.device if host or self.device in known else None) or min(known, default=None)
        places = tuple(
            msgspec.structs.replace(place, eyes=device)
            if device not in place.devices and (number in numbers or not known.isdisjoint(place.devices))
            else place
            for number, place in enumerate(self.places, 1)
        )
        return msgspec.structs.replace(self, places=places, device=device if host else self.device)

    def shown(self, here: Collection[int], stand_ins: Mapping[int, int]) -> tuple[PlaceInfo, ...]:
        """Return the places as everybody sees them: who is connected, and when a stand-in may play."""
        return tuple(
            PlaceInfo(
                place=number,
                kind=place.kind,
                name=place.name,
                bot=place.bot,
                seat=self.seat_of(number),
                here=number in here,
                piece=place.piece,
                stand_in_ms=None if number in here else stand_ins.get(number),
                coached=place.coached,
            )
            for number, place in enumerate(self.places, 1)
        )

    def open_places(self) -> tuple[int, ...]:
        """Return the places nobody has taken."""
        return tuple(number for number, place in enumerate(self.places, 1) if place.kind == "open")

    def renamed(self, number: int, name: str) -> "Lobby":
        """Return the table with another name for whoever holds a place; only before the match begins."""
        if self.seats is not None:
            raise NotNow("already-begun")
        return self.with_place(number, msgspec.structs.replace(self.place(number), name=name))

    def without(self, digests: Iterable[str]) -> "Lobby":
        """Return the table, remembering whom the host has put out."""
        return msgspec.structs.replace(self, put_out=(*self.put_out, *digests)[-REMEMBERED:])

    def reordered(self, order: Sequence[int]) -> "Lobby":
        """Return the table with its places in another order; only before the match begins."""
        if self.seats is not None:
            raise NotNow("already-begun")
        if sorted(order) != list(range(1, len(self.places) + 1)):
            raise NoSuchPlace("bad-order", order=" ".join(map(str, order))[:40])
        return msgspec.structs.replace(self, places=tuple(self.places[number - 1] for number in order))

    def begun(self, luck: Luck) -> "Lobby":
        """Return the table with a seat for every place, at random unless chosen; bots take the open places."""
        if self.seats is not None:
            raise NotNow("already-begun")
        places = tuple(
            msgspec.structs.replace(place, consented=False)
            if place.kind == "human"
            else Place("bot", place.name, place.bot or usual_bot(self.game), None, place.piece)
            for place in self.places
        )
        return msgspec.structs.replace(self, places=places, seats=self._seats(luck))

    def _seats(self, luck: Luck) -> tuple[int, ...]:
        """Return each place's seat: one on from the match before, as chosen, or at random."""
        if self.follows is not None:
            return tuple((seat - 2) % self.players + 1 for seat in self.follows)
        numbers = range(1, len(self.places) + 1)
        order = list(numbers) if self.seating == "chosen" else seat_people(self.open_game(), list(numbers), luck)
        return tuple(order.index(number) + 1 for number in numbers)

    def with_series(self, series: Series | None) -> "Lobby":
        """Return the table with another series, or none; only before the match begins."""
        if self.seats is not None:
            raise NotNow("already-begun")
        return msgspec.structs.replace(self, series=series)

    def series_after(self, result: Result | None) -> Series | None:
        """Return the series with a result of this table's match, or as it is without one."""
        return None if self.series is None else after(self.series, result, self.seats or ())

    def again(self, result: Result | None) -> "Lobby":
        """Return the table for the next match of the same people.

        Seats rotate in a series, and wherever they were not chosen: seat 2 becomes seat 1, which begins in most games.
        """
        series = self.series_after(result)
        fixed = self.seating == "chosen" or self.open_game().options.get("first_player") == "chosen"
        return msgspec.structs.replace(
            self,
            seats=None,
            rematch=None,
            after=None,
            reopening=None,
            lesson=None,
            finishing=(),
            series=None if series is None else following(series),
            follows=None if fixed and series is None else self.seats,
        )

    def seated(self) -> tuple[Player, ...]:
        """Return the players in seat order."""
        ordered = (self.places[self.place_of(seat) - 1] for seat in range(1, self.players + 1))
        return tuple(
            Player(place.name, "bot" if place.kind == "bot" else "human", place.bot, place.piece) for place in ordered
        )
