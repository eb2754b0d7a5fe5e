"""What can be done with a table besides playing: make it, sit down, begin, pause, change places, play again."""

import contextlib
from collections.abc import Callable
from typing import Literal

import msgspec

from mazechase.bots.api import bot_names
from mazechase.errors import BadText, MazechaseError, NotNow
from mazechase.match.entries import Player, Setup
from mazechase.match.luck import Sealed, seal
from mazechase.match.match import Match
from mazechase.match.records import Record, checking, fork
from mazechase.rules.api import Seat
from mazechase.server import reopening
from mazechase.server.hub import OURSELVES, Hub, NoSuchTable
from mazechase.server.lobby import Lobby, NoSuchPlace, Place, usual_bot
from mazechase.server.requests import Claim, Claimed, Created, NewTable, Opened, RenewedLink, Replace
from mazechase.server.room import Room
from mazechase.server.setting import check_bot, check_documents, new_lobby
from mazechase.server.shown import TableInfo
from mazechase.server.store import Batch, TableRow, TokenKind, TokenRow
from mazechase.server.tokens import digest, issue, new_id, new_seed

DOORS: tuple[TokenKind, ...] = ("host", "invite", "watch")

Begin = Callable[[str, bytes], Setup]  # makes the set-up of a match from its table's id and seed


class NotAllowed(MazechaseError):
    """The token does not open this."""


class Tables:
    """Carries out an address's requests about tables, each by the room's one writer."""

    def __init__(self, hub: Hub, address: str = OURSELVES, verified: Callable[[str], None] = lambda _: None) -> None:
        self._hub = hub
        self._address = address
        self._verified = verified  # called with the digest of every token that opens a table

    async def create(self, new: NewTable) -> Created:
        """Make a table, and begin at once if asked to."""
        created = await self._create(new_lobby(new))
        if new.start:
            room = await self._hub.room(created.table.id)
            await room.do(lambda: _begin(room))
            created = msgspec.structs.replace(created, table=room.info())
        return created

    async def info(self, table: str, token: str) -> Opened:
        """Describe a table to whoever has any token of it, and what that token is."""
        room, row = await self._enter(table, token, "host", "invite", "watch", "seat")
        return Opened(**msgspec.structs.asdict(room.info()), opened_by=row.kind, place=row.place)

    async def claim(self, table: str, token: str, claim: Claim) -> Claimed:
        """Sit down at one or several open places."""
        room, door = await self._enter(table, token, "host", "invite")

        async def work() -> Claimed:
            wanted = claim.places or room.lobby.open_places()[:1]
            if not wanted:
                raise NoSuchPlace("no-open-place")
            reopening.check_claim(room.lobby, room.match, wanted, host=door.kind == "host")
            device = new_id()
            lobby = room.lobby
            if door.kind == "host":
                device = lobby.device or device
                lobby = msgspec.structs.replace(lobby, device=device)
            lobby = lobby.claim(wanted, claim.name, device, claim.piece)
            issued = {place: issue("seat", place) for place in wanted}
            await _seat(room, lobby, wanted)
            await room.keep(lobby, (*room.tokens, *(row for _, row in issued.values())))
            return Claimed(table=room.info(), places={str(place): token for place, (token, _) in issued.items()})

        return await room.do(work)

    async def start(self, table: str, token: str) -> TableInfo:
        """Begin; places still open become bots."""
        room, _ = await self._enter(table, token, "host")
        await room.do(lambda: _begin(room))
        return room.info()

    async def pause(self, table: str, token: str) -> TableInfo:
        """Stop the clocks and all play."""
        return await self._change(table, token, lambda match, now: match.pause(now))

    async def resume(self, table: str, token: str) -> TableInfo:
        """Go on."""
        return await self._change(table, token, lambda match, now: match.resume(now))

    async def reorder(self, table: str, token: str, order: tuple[int, ...]) -> TableInfo:
        """Put the places in another order, before the match begins; tokens go with the people."""
        room, _ = await self._enter(table, token, "host")

        async def work() -> TableInfo:
            lobby = room.lobby.reordered(order)
            moved = {old: new for new, old in enumerate(order, 1)}
            await room.keep(lobby, (_moved(row, moved) for row in room.tokens))
            return room.info()

        return await room.do(work)

    async def replace(self, table: str, token: str, replace: Replace) -> TableInfo:
        """Put a bot in a place, or open it for somebody else."""
        room, _ = await self._enter(table, token, "host")

        async def work() -> TableInfo:
            name = replace.bot or usual_bot(room.lobby.game)
            check_bot(room.lobby.game, name)
            if room.match is not None and room.lobby.place(replace.place).kind == "human":
                name = usual_bot(room.lobby.game)  # nobody chooses a weaker one for somebody else
            lobby = _replaced(room, replace.place, replace.kind, name)
            await _seat(room, lobby, (replace.place,), bot=name)
            if replace.kind == "open" and reopening.hides(room.match):
                lobby = reopening.asked(lobby, room.playing(), replace.place)
            await room.keep(lobby, (row for row in room.tokens if row.place != replace.place))
            return room.info()

        return await room.do(work)

    async def agree(self, table: str, token: str, place: int) -> TableInfo:
        """Agree to open a place with a hidden hand; the last to agree opens it."""
        room, row = await self._enter(table, token, "seat")

        async def work() -> TableInfo:
            if row.place is None or row not in room.tokens:  # it was taken away meanwhile
                raise NoSuchTable("no-such-table")
            await room.keep(reopening.agreed(room.lobby, room.playing(), row.place, place), room.tokens)
            return room.info()

        return await room.do(work)

    async def renew(self, table: str, token: str, kind: Literal["invite", "watch"]) -> RenewedLink:
        """Make a new link; the old one opens nothing any more."""
        room, _ = await self._enter(table, token, "host")

        async def work() -> RenewedLink:
            link, row = issue(kind)
            await room.keep(room.lobby, (*(old for old in room.tokens if old.kind != kind), row))
            return RenewedLink(kind, link)

        return await room.do(work)

    async def rematch(self, table: str, token: str) -> TableInfo:
        """Play again at a new table with the same people and tokens; asked twice, it is the same table."""
        room, _ = await self._enter(table, token, "host", "seat")

        async def work() -> TableInfo:
            if not room.playing().over:
                raise NotNow("not-over")
            if room.lobby.imported:
                raise NotNow("imported")
            if room.lobby.rematch is not None:
                with contextlib.suppress(NoSuchTable):  # it may have been deleted since
                    return (await self._hub.room(room.lobby.rematch, self._address)).info()
            lobby = msgspec.structs.replace(room.lobby, seats=None, rematch=None, after=None, reopening=None)
            again = await self._hub.create(_row(self._hub, lobby), room.tokens)
            await again.do(lambda: _begin(again))
            await room.keep(msgspec.structs.replace(room.lobby, rematch=again.id), room.tokens)
            return again.info()

        return await room.do(work)

    async def fork(self, table: str, token: str, keep: int) -> Created:
        """Go on from an earlier position at a new table with a new seed."""
        room, _ = await self._enter(table, token, "host", "seat", "watch")
        match, device = room.playing(), new_id()
        game = room.lobby.game
        places = tuple(
            Place("bot", place.name, place.bot if place.bot in bot_names(game) else usual_bot(game), None, place.piece)
            if place.kind == "bot"
            else Place("human", place.name, None, device, place.piece)
            for place in room.lobby.places
        )
        after = (room.lobby.after or 0) + keep
        lobby = msgspec.structs.replace(
            room.lobby, places=places, rematch=None, imported=False, after=after, device=device, reopening=None
        )

        def begin(id: str, seed: bytes) -> Setup:  # noqa: A002
            setup = fork(match, keep, id, seats=lobby.seated(), clock=lobby.clock, seal=seal(seed))
            return msgspec.structs.replace(setup, stand_in=usual_bot(game))

        return await self._create(lobby, begin)

    async def record(self, table: str, token: str) -> bytes:
        """Write the match down; while anything is hidden, only after the end."""
        room, _ = await self._enter(table, token, "host", "seat", "watch")
        return room.record()

    async def show(self, data: bytes) -> Created:
        """Open a record at a table of its own, to look at and to go on from."""
        record = Record.decode(data)
        check_documents(record.documents)
        check_documents(record.options)
        most = self._hub.limits.entries_per_table
        if len(record.log) > most:
            raise BadText("record-too-many-entries", entries=len(record.log), most=most)
        match = await self._hub.shares.in_slices((self._address,), checking(record))
        places = tuple(
            Place("bot" if player.bot else "human", player.name, player.bot, None, player.piece)
            for player in match.holders
        )
        lobby = Lobby(
            game=record.game,
            players=record.players,
            options={**record.options, **record.documents},
            places=places,
            clock=record.clock,
            seats=tuple(range(1, record.players + 1)),
            imported=True,
        )
        doors = {kind: issue(kind) for kind in DOORS}
        now = self._hub.clock.now_ms()
        row = TableRow(
            id=new_id(),
            created_ms=now,
            touched_ms=now,
            lobby=msgspec.json.encode(lobby),
            seed=bytes.fromhex(record.seed or ""),
            setup=msgspec.json.encode(record.setup),
        )
        log = Batch(0, None, msgspec.json.encode(record.log))
        rows = [token for _, token in doors.values()]
        room = await self._hub.create(row, rows, log if record.log else None, self._address)
        return _created(room, doors, {})

    async def delete(self, table: str, token: str) -> None:
        """Forget a table."""
        room, _ = await self._enter(table, token, "host")
        await self._hub.delete(room)

    async def _create(self, lobby: Lobby, begin: Begin | None = None) -> Created:
        doors = {kind: issue(kind) for kind in DOORS}
        taken = [number for number, place in enumerate(lobby.places, 1) if place.kind == "human"]
        places = {number: issue("seat", number) for number in taken}
        rows = [row for _, row in (*doors.values(), *places.values())]
        room = await self._hub.create(_row(self._hub, lobby, begin), rows)
        return _created(room, doors, places)

    async def _enter(self, table: str, token: str, *kinds: TokenKind) -> tuple[Room, TokenRow]:
        room = await self._hub.room(table, self._address)
        key = digest(token)
        row = next((row for row in room.tokens if row.digest == key), None)
        if row is None:
            raise NoSuchTable("no-such-table")
        self._verified(key)
        if row.kind not in kinds:
            raise NotAllowed("not-allowed", needs=", ".join(kinds))
        return room, row

    async def _change(self, table: str, token: str, step: Callable[[Match, int], Match]) -> TableInfo:
        room, _ = await self._enter(table, token, "host")
        await room.do(lambda: room.change(lambda match: step(match, room.now_ms())))
        return room.info()


def _replaced(room: Room, number: int, kind: Literal["bot", "open"], bot: str) -> Lobby:
    """Return the table with a place given to a bot, or open; one with a hidden hand is a bot's at first."""
    piece = room.lobby.place(number).piece
    if room.match is not None and reopening.hides(room.match):
        if kind == "open":
            reopening.check_company(room.lobby, room.match, number)
        return reopening.with_bot(room.lobby, number, bot)
    place = Place("bot", "", bot, None, piece) if kind == "bot" else Place(piece=piece)
    return room.lobby.with_place(number, place)


async def _seat(room: Room, lobby: Lobby, places: tuple[int, ...], bot: str | None = None) -> None:
    """Once the match has begun, change who plays the seats of these places, all or none.

    An open place is played by a bot until somebody sits down. After the end nobody changes places any more.
    """

    def step(match: Match) -> Match:
        for number in places:
            place = lobby.place(number)
            player = Player(place.name, "human" if bot is None else "bot", bot, place.piece)
            match = match.replace(Seat(lobby.seats[number - 1]), player, room.now_ms())  # type: ignore[index]
        return match

    if room.match is not None:
        await room.change(step)


async def _begin(room: Room) -> None:
    lobby = room.lobby.begun(Sealed(room.seed, room.id, ()))
    setup = Setup.make(
        room.game,
        id=room.id,
        seats=lobby.seated(),
        clock=lobby.clock,
        seal=seal(room.seed),
        stand_in=usual_bot(lobby.game),
    )
    await room.keep(lobby, room.tokens, setup)


def _created(
    room: Room, doors: dict[TokenKind, tuple[str, TokenRow]], places: dict[int, tuple[str, TokenRow]]
) -> Created:
    return Created(
        table=room.info(),
        host=doors["host"][0],
        invite=doors["invite"][0],
        watch=doors["watch"][0],
        places={str(number): token for number, (token, _) in places.items()},
    )


def _row(hub: Hub, lobby: Lobby, begin: Begin | None = None) -> TableRow:
    """Make a table's row; one that goes on from another has begun already."""
    now, id, seed = hub.clock.now_ms(), new_id(), new_seed()  # noqa: A001
    setup = None if begin is None else msgspec.json.encode(begin(id, seed))
    return TableRow(id, now, now, msgspec.json.encode(lobby), seed, setup)


def _moved(row: TokenRow, moved: dict[int, int]) -> TokenRow:
    return row if row.place is None else TokenRow(row.digest, row.kind, moved[row.place])
