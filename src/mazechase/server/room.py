"""A room: one table that is open, its one writer, and all who are connected to it.

Everything that changes a table is a piece of work in the room's queue, done one after the other by the room's own
task; a connection that breaks cannot stop half-way what it asked for. What was decided is first on disk, then told.
"""

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable, Collection, Iterable
from typing import Any, TypeVar

import msgspec

from mazechase.errors import MazechaseError, NotNow
from mazechase.match.entries import Entry, Setup
from mazechase.match.luck import Sealed
from mazechase.match.match import Match
from mazechase.rules.api import ALL, AnyGame, Seat, Viewer
from mazechase.server import reopening, telling
from mazechase.server.absences import Absences
from mazechase.server.guests import Closing, Guest
from mazechase.server.limits import Limits, check_log
from mazechase.server.lobby import Lobby
from mazechase.server.reading import ReadTable, read_table
from mazechase.server.shown import TableInfo
from mazechase.server.store import Batch, Store, Stored, StoreFailure, TableRow, TokenRow
from mazechase.server.wire import Gone, Table, Update

log = logging.getLogger(__name__)
T = TypeVar("T")


class Room:
    """One open table."""

    def __init__(
        self, stored: Stored, read: ReadTable, store: Store, now_ms: Callable[[], int], limits: Limits
    ) -> None:
        self.id = stored.row.id
        self.guests: set[Guest] = set()
        self.changed: Callable[[], None] = lambda: None  # told after every change; the driver listens
        self.presence: Callable[[], None] = lambda: None  # told when somebody has come or gone; the driver listens
        self._store = store
        self._limits = limits
        self._inbox: asyncio.Queue[tuple[Callable[[], Awaitable[Any]], asyncio.Future[Any]] | None] = asyncio.Queue()
        self._waiting = 0
        self._closed = False
        self.game: AnyGame
        self.match: Match | None
        self._created_ms: int
        self._setup: bytes | None
        self._take(stored, read)
        # A system clock set back between two runs must not stop a seat's time: the table's time goes on from its log.
        ahead = max(0, self.match.at_ms - now_ms()) if self.match is not None else 0
        self.now_ms: Callable[[], int] = lambda: now_ms() + ahead
        self._absences = Absences()
        self._absences.note(self.lobby, (), self.now_ms())
        self._writer = asyncio.get_running_loop().create_task(self._write(), name=f"room {self.id}")

    # What there is.

    @property
    def busy(self) -> bool:
        """Whether work is waiting or being done."""
        return self._waiting > 0

    def playing(self) -> Match:
        """Give the match; NotNow before it has begun."""
        if self.match is None:
            raise NotNow("not-begun")
        return self.match

    def seats_of(self, places: Iterable[int]) -> tuple[Seat, ...]:
        """Give the seats of places, once there are seats."""
        seats = self.lobby.seats
        return () if seats is None else tuple(sorted(Seat(seats[place - 1]) for place in places))

    def places_of(self, guest: Guest) -> frozenset[int]:
        """Give the places that a guest's tokens hold."""
        held = (token.place for token in self.tokens if token.digest in guest.keys)
        return frozenset(place for place in held if place is not None)

    @property
    def here(self) -> frozenset[int]:
        """The places at which somebody is connected."""
        return frozenset(place for guest in self.guests for place in guest.places)

    def grace_left_ms(self, place: int) -> int:
        """Return how long nobody may ask for a stand-in for an absent person yet."""
        due_ms = self._absences.stand_ins_ms(self.lobby, self.match).get(place, 0)
        return max(0, due_ms - self.now_ms())

    def info(self) -> TableInfo:
        """Describe the table as everybody with a link sees it."""
        return TableInfo(
            id=self.id,
            game=self.lobby.game,
            players=self.lobby.players,
            options=self.game.options,
            seating=self.lobby.seating,
            clock=self.lobby.clock,
            phase="lobby" if self.match is None else "over" if self.match.over else "playing",
            paused=self.match is not None and self.match.paused,
            places=self.lobby.shown(self.here, self._absences.stand_ins_ms(self.lobby, self.match)),
            rematch=self.lobby.rematch,
            imported=self.lobby.imported,
            after=self.lobby.after,
            expires_ms=self._touched_ms + self._limits.expires_after_ms,
            grace_ms=self.lobby.grace_ms,
            reopening=reopening.shown(self.lobby, self.match),
        )

    def update_for(self, guest: Guest, since: int | None) -> Update:
        """Make a guest's own update."""
        viewer, seats = self._eyes(guest)
        return self._update(self.playing(), since, viewer, seats)

    def viewer_of(self, guest: Guest) -> Viewer:
        """Tell whose eyes a guest sees with; once the match is over nothing is hidden."""
        return ALL if self.playing().over else self._eyes(guest)[0]

    def may_look(self, seat: Seat) -> bool:
        """Return whether the holder of a seat may see its hand."""
        return reopening.may_look(self.lobby, self.match, seat)

    def seed_shown(self) -> str | None:
        """Give the seed of the dice, after the end."""
        shown = self.match is not None and self.match.over and self.seed
        return self.seed.hex() if shown else None

    def luck(self) -> Sealed:
        """Give the table's sealed dice."""
        return Sealed(self.seed, self.id, self.playing().salts)

    # Changing it: one piece of work after the other.

    async def do(self, work: Callable[[], Awaitable[T]]) -> T:
        """Have the room's writer do a piece of work, and wait for it."""
        if self._closed:
            raise NotNow("table-closed")
        future: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._waiting += 1
        self._inbox.put_nowait((work, future))
        return await future  # whoever stops waiting does not stop the work

    async def change(self, step: Callable[[Match], Match], command: str | None = None) -> int:
        """Take the match a step further, durably; give the number of entries. For the writer's work only."""
        before = self.playing()
        if self.lobby.imported:
            raise NotNow("imported")
        if command is not None and command in self.commands:
            return self.commands[command]
        after = step(before)
        added = after.entries[len(before.entries) :]
        if not added:
            return len(before.entries)
        check_log(before.entries, added, self._limits.entries_per_table)
        await self._append(len(before.entries), command, added)
        self.match = after
        self._draw_curtains(after)
        if command is not None:
            self.commands[command] = len(after.entries)
        self._tell(len(before.entries))
        if after.over or _table_facts(after) != _table_facts(before):
            self.tell_table()
        self.changed()
        return len(after.entries)

    async def keep(self, lobby: Lobby, tokens: Iterable[TokenRow], setup: Setup | None = None) -> None:
        """Keep other particulars of the table, durably. For the writer's work only."""
        now = self.now_ms()
        kept = tuple(tokens)
        row = TableRow(
            id=self.id,
            created_ms=self._created_ms,
            touched_ms=now,
            lobby=msgspec.json.encode(lobby),
            seed=self.seed,
            setup=msgspec.json.encode(setup) if setup is not None else self._setup,
        )
        await self._store.save(row, kept)
        self.lobby, self.tokens, self._touched_ms, self._setup = lobby, kept, now, row.setup
        if setup is not None:
            self.match = Match.begin(setup, self.game)
            self._absences.forget()
        self._check_rights()
        self.tell_table()
        if setup is not None:
            self._tell(None)
        self.changed()

    async def note_device(self, places: Collection[int], *, host: bool) -> None:
        """Keep in mind whose tokens one device showed together, where hands are hidden. For the writer's work only."""
        if not self.game.secrets or len(places) + host < 2:
            return
        lobby = self.lobby.shown_together(places, host=host)
        if lobby != self.lobby:
            with contextlib.suppress(StoreFailure):  # the table can still be looked at
                await self.keep(lobby, self.tokens)

    def tell_table(self) -> None:
        """Tell everybody how the table is now."""
        self._absences.note(self.lobby, self.here, self.now_ms())
        info = self.info()
        for guest in tuple(self.guests):
            places = tuple(sorted(guest.places))
            guest.send(Table(table=info, places=places, seats=self.seats_of(places)))

    async def close(self) -> None:
        """Finish what waits and end."""
        self._closed = True
        self._inbox.put_nowait(None)
        await asyncio.gather(self._writer, return_exceptions=True)

    def vanish(self) -> None:
        """Tell everybody that the table is no more, and let them go."""
        for guest in tuple(self.guests):
            self._show_out(guest)

    # Inside.

    def _take(self, stored: Stored, read: ReadTable) -> None:
        self.seed = stored.row.seed
        self.tokens = stored.tokens
        self.lobby = read.lobby
        self.game = read.game
        self.match = read.match
        self.commands = read.commands
        self.damage = read.damage
        self._created_ms = stored.row.created_ms
        self._touched_ms = stored.row.touched_ms
        self._setup = stored.row.setup

    async def _write(self) -> None:
        while (job := await self._inbox.get()) is not None:
            work, future = job
            try:
                result = await work()
            except MazechaseError as error:
                if not future.done():
                    future.set_exception(error)
            except Exception as error:
                log.exception("table %s: work failed", self.id)
                if not future.done():
                    future.set_exception(error)
            else:
                if not future.done():
                    future.set_result(result)
            finally:
                self._waiting -= 1

    async def _append(self, n: int, command: str | None, added: tuple[Entry, ...]) -> None:
        if self.damage is not None:
            raise StoreFailure("log-damaged", n=self.damage)
        now = self.now_ms()
        try:
            await self._store.append(self.id, Batch(n, command, msgspec.json.encode(added)), now)
        except StoreFailure:
            await self._reread(n)
            raise
        self._touched_ms = now

    async def _reread(self, n: int) -> None:
        """After a failure nobody knows whether the batch was kept: what the store says is the truth."""
        stored = await self._store.load(self.id)
        if stored is not None:
            self._take(stored, await asyncio.to_thread(read_table, stored))
            if self.match is not None:
                self._tell(None)
            if self.match is not None and len(self.match.entries) > n:  # it was kept
                self.changed()

    def _check_rights(self) -> None:
        """After tokens have changed: everybody holds what their tokens hold now, and sees no more than that."""
        known = {token.digest for token in self.tokens}
        for guest in tuple(self.guests):
            guest.places = self.places_of(guest)
            if guest.keys.isdisjoint(known):
                self._show_out(guest)
            elif guest.looking is not None and not self._may_go_on_looking(guest, guest.looking):
                guest.looking = None
                guest.send(self.update_for(guest, None))

    def _may_go_on_looking(self, guest: Guest, seat: Seat) -> bool:
        return seat in self.seats_of(guest.places) and self.may_look(seat)

    def _show_out(self, guest: Guest) -> None:
        self.guests.discard(guest)
        guest.send(Gone(table=self.id))
        guest.leave(Closing.GONE)

    def _draw_curtains(self, match: Match) -> None:
        """Where hands are hidden and a device is passed round, hide the hand of a seat that has acted."""
        for guest in self.guests:
            if len(guest.places) > 1 and guest.looking is not None and guest.looking not in match.asked:
                guest.looking = None

    def _eyes(self, guest: Guest) -> tuple[Viewer, tuple[Seat, ...]]:
        seats = self.seats_of(guest.places)
        viewer = telling.shown_to(self.game.secrets, guest.looking)
        if self.game.secrets and self.match is not None and self.match.ending is not None:
            return ALL, ()  # the rules turn hands up at their own ends only
        if self.game.secrets:
            seats = () if guest.looking is None else (guest.looking,)
        return viewer, seats

    def _update(self, match: Match, since: int | None, viewer: Viewer, seats: tuple[Seat, ...]) -> Update:
        made = telling.update(match, since, viewer, seats, self.now_ms(), beside=self.lobby.beside)
        return msgspec.structs.replace(made, seed=self.seed_shown())

    def _tell(self, since: int | None) -> None:
        """Send everybody what happened; those who see with the same eyes get the same bytes."""
        match = self.playing()
        made: dict[tuple[Viewer, tuple[Seat, ...]], bytes] = {}
        for guest in tuple(self.guests):
            eyes = self._eyes(guest)
            if eyes not in made:
                made[eyes] = msgspec.json.encode(self._update(match, since, *eyes))
            guest.send_encoded(made[eyes])


def _table_facts(match: Match) -> tuple[object, ...]:
    """Return what the description of a table shows of its match; who sits where is kept, and told, by itself."""
    return match.paused, match.minders, match.gone
