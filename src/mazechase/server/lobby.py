"""Who sits at a table: places before the match begins, and which seat each becomes. Pure."""

from collections.abc import Collection, Mapping, Sequence
from typing import Any, Literal

import msgspec

from mazechase.bots.api import bot_names
from mazechase.errors import MazechaseError, NotNow
from mazechase.match.clock import ClockRule
from mazechase.match.entries import Player
from mazechase.match.luck import Luck
from mazechase.match.seating import seat_people
from mazechase.rules.api import AnyGame, Seat
from mazechase.rules.registry import game as make_game
from mazechase.server.shown import PlaceInfo

Seating = Literal["random", "chosen"]
GRACE_MS = 120_000  # phones sleep


def usual_bot(game: str) -> str:
    """Name the bot that takes an empty seat: of middling strength where there is a choice."""
    names = bot_names(game)
    return "level2" if "level2" in names else names[-1]


class NoSuchPlace(MazechaseError):
    """No place of that number, or it is taken."""


class Place(msgspec.Struct, frozen=True):
    """A place at the table.

    ``device`` is the device it was taken from, ``eyes`` the one on which its token was shown beside other tokens.
    ``piece`` is the figure somebody chose, which no rule looks at and no two places share. ``consented`` marks a place
    that was opened during a match with hidden hands, by everybody's consent.
    """

    kind: Literal["open", "human", "bot"] = "open"
    name: str = ""
    bot: str | None = None
    device: str | None = None
    piece: str | None = None
    eyes: str | None = None
    consented: bool = False

    @property
    def devices(self) -> frozenset[str]:
        """The devices that are known to have held this place."""
        return frozenset(device for device in (self.device, self.eyes) if device is not None)


class Reopening(msgspec.Struct, frozen=True):
    """A place that shall be opened when everybody agrees: who has, and how long the log was when it was asked for."""

    place: int
    agreed: tuple[int, ...]
    since: int


class Lobby(msgspec.Struct, frozen=True, kw_only=True):
    """A table's particulars: the game, who sits where, and its customs.

    ``seats`` gives each place its seat once the match has begun; ``device`` is the host's own.
    """

    game: str
    players: int
    options: dict[str, Any]
    places: tuple[Place, ...]
    seating: Seating = "random"
    clock: ClockRule | None = None
    draw_delay_ms: int | None = None
    mind_after_ms: int | None = None
    grace_ms: int = GRACE_MS
    bot_ms: int = 500
    seats: tuple[int, ...] | None = None
    rematch: str | None = None
    after: int | None = None  # it goes on from where so many plies of an earlier match had been played
    imported: bool = False  # a record to look at and to go on from, not a match being played
    device: str | None = None
    reopening: Reopening | None = None

    def open_game(self) -> AnyGame:
        """Make the game with its options."""
        return make_game(self.game, self.players, self.options)

    def seat_of(self, place: int) -> int | None:
        """Give a place's seat, once there are seats."""
        return None if self.seats is None else self.seats[place - 1]

    def seat_at(self, place: int) -> Seat:
        """Give a place's seat; NotNow before there are seats."""
        if self.seats is None:
            raise NotNow("not-begun")
        return Seat(self.seats[place - 1])

    def place_of(self, seat: int) -> int:
        """Give a seat's place."""
        if self.seats is None:
            raise NotNow("not-begun")
        return self.seats.index(seat) + 1

    def with_place(self, number: int, place: Place) -> "Lobby":
        """Put somebody else in a place."""
        self.place(number)
        changed = (*self.places[: number - 1], place, *self.places[number:])
        return msgspec.structs.replace(self, places=changed)

    def place(self, number: int) -> Place:
        """Find a place by number."""
        if not 1 <= number <= len(self.places):
            raise NoSuchPlace("no-such-place", place=number)
        return self.places[number - 1]

    def claim(self, numbers: Sequence[int], name: str, device: str, piece: str | None = None) -> "Lobby":
        """Sit down at open places, with the chosen piece at the first of them."""
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
        """Make sure that no piece was chosen twice."""
        chosen = [place.piece for place in self.places if place.piece is not None]
        for piece in chosen:
            if chosen.count(piece) > 1:
                raise NoSuchPlace("piece-taken", piece=piece)
        return self

    def beside(self, seat: int) -> tuple[Seat, ...]:
        """List the seats of the other people at the device of this seat."""
        own = self.place_of(seat)
        device = self.place(own).device
        return tuple(
            self.seat_at(number)
            for number, place in enumerate(self.places, 1)
            if number != own and place.kind == "human" and device is not None and place.device == device
        )

    def shown_together(self, numbers: Collection[int], *, host: bool) -> "Lobby":
        """Note that the tokens of these places, and perhaps the host's, were shown on one device."""
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
        """Show the places as everybody sees them: where somebody is connected, and from when a stand-in may play."""
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
            )
            for number, place in enumerate(self.places, 1)
        )

    def open_places(self) -> tuple[int, ...]:
        """List the places nobody has taken."""
        return tuple(number for number, place in enumerate(self.places, 1) if place.kind == "open")

    def reordered(self, order: Sequence[int]) -> "Lobby":
        """Put the places in another order, before the match begins."""
        if self.seats is not None:
            raise NotNow("already-begun")
        if sorted(order) != list(range(1, len(self.places) + 1)):
            raise NoSuchPlace("bad-order", order=" ".join(map(str, order))[:40])
        return msgspec.structs.replace(self, places=tuple(self.places[number - 1] for number in order))

    def begun(self, luck: Luck) -> "Lobby":
        """Give every place its seat: at random unless chosen; open places become bots."""
        if self.seats is not None:
            raise NotNow("already-begun")
        places = tuple(
            msgspec.structs.replace(place, consented=False)
            if place.kind == "human"
            else Place("bot", place.name, place.bot or usual_bot(self.game), None, place.piece)
            for place in self.places
        )
        numbers = range(1, len(places) + 1)
        order = list(numbers) if self.seating == "chosen" else seat_people(self.open_game(), list(numbers), luck)
        seats = tuple(order.index(number) + 1 for number in numbers)
        return msgspec.structs.replace(self, places=places, seats=seats)

    def seated(self) -> tuple[Player, ...]:
        """Give the players in seat order."""
        ordered = (self.places[self.place_of(seat) - 1] for seat in range(1, self.players + 1))
        return tuple(
            Player(place.name, "bot" if place.kind == "bot" else "human", place.bot, place.piece) for place in ordered
        )
