"""An open table: its one writer, and the single path by which anything about it changes.

A change is decided on the current table, saved, and only then sent (``_commit``). There are two ways to change it: a
command (``execute``), which changes the match, and an arrangement (``arrange``), which changes who sits where.
"""

import contextlib
from collections.abc import AsyncIterator, Awaitable, Callable
from functools import partial
from typing import NamedTuple, TypeVar

import msgspec

from mazechase.errors import NotNow
from mazechase.lessons import Teaching
from mazechase.match.entries import Entry, MatchSetup
from mazechase.match.luck import Sealed
from mazechase.match.match import Match
from mazechase.match.records import Record
from mazechase.rules.game import AnyGame
from mazechase.server.limits import Limits, check_log
from mazechase.server.shares import Payer, Shares
from mazechase.server.store.protocol import Batch, Store, Stored, StoreFailure, TableRow, TokenRow
from mazechase.server.table import devices
from mazechase.server.table.audience import Audience
from mazechase.server.table.commands import Command, Situation, decide, decide_for, key_of
from mazechase.server.table.describing import describe
from mazechase.server.table.devices import Device
from mazechase.server.table.inbox import Inbox
from mazechase.server.table.loading import LoadedTable, load_table
from mazechase.server.table.lobby import Lobby
from mazechase.server.table.sharedwork import SharedWork
from mazechase.server.wire import messages as wire
from mazechase.server.wire.message_parts import TableInfo

T = TypeVar("T")

SENDING_S = 0.00005  # charged for each device that gets a message, on top of the measured time


class House(NamedTuple):
    """The services that all tables share."""

    store: Store
    now_ms: Callable[[], int]
    limits: Limits
    shares: Shares


class Change(msgspec.Struct, frozen=True, kw_only=True):
    """The result of a decision; fields that are None stay unchanged."""

    match: Match | None = None
    lobby: Lobby | None = None
    tokens: tuple[TokenRow, ...] | None = None
    setup: MatchSetup | None = None  # of a match that begins


class Table:
    """One open table."""

    def __init__(self, stored: Stored, loaded: LoadedTable, house: House) -> None:
        self.id = stored.row.id
        self.changed: Callable[[], None] = lambda: None  # called after every change
        self.waking: Callable[[Match], Match] = lambda match: match  # applied before every command
        self._house = house
        self._facts: msgspec.Raw | None = None
        self._record: tuple[Match, bytes] | None = None
        self.work = SharedWork()  # advice and reviews
        self.game: AnyGame
        self.lobby: Lobby
        self.match: Match | None
        self.tokens: tuple[TokenRow, ...]
        self.damage: int | None
        self.lesson: Teaching | None  # what it teaches
        self._load(stored, loaded)
        # A system clock set back between two runs must not stop a seat's time: the table's time continues from its log.
        ahead = max(0, self.match.at_ms - house.now_ms()) if self.match is not None else 0
        self.now_ms: Callable[[], int] = lambda: house.now_ms() + ahead
        self.audience = Audience(self, house.limits.presence_s)
        self._inbox = Inbox(self.id)

    # Reading.

    @property
    def busy(self) -> bool:
        """Whether work is waiting or being done."""
        return self._inbox.busy

    def playing(self) -> Match:
        """Return the match; raise NotNow if it has not begun."""
        if self.match is None:
            raise NotNow("not-begun")
        return self.match

    def info(self, *, whole: bool = True) -> TableInfo:
        """Describe the table as everybody with a link sees it; see ``describe``."""
        return describe(self, self._touched_ms + self._house.limits.expires_after_ms, whole=whole)

    def facts(self) -> msgspec.Raw:
        """Return the facts that do not change during the game, encoded once."""
        if self._facts is None:
            self._facts = msgspec.Raw(msgspec.json.encode(self.game.facts))
        return self._facts

    def record(self) -> bytes:
        """Return the match as a record, encoded once; if anything is hidden, only after the end."""
        match = self.playing()
        if self._record is None or self._record[0] is not match:
            self._record = match, Record.of(match, seed=self.seed if match.over and self.seed else None).encode()
        return self._record[1]

    def seed_shown(self) -> str | None:
        """Return the seed of the dice after the end, None before."""
        shown = self.match is not None and self.match.over and self.seed
        return self.seed.hex() if shown else None

    # Changing.

    async def execute(self, device: Device | None, command: Command) -> int:
        """Carry out a command and return the log's length; ``device`` is None for the table's own commands.

        The time for deciding and sending is charged to the device. A command that was carried out before is not carried
        out again.
        """
        return await self._inbox.do(partial(self._execute, device, command))

    async def arrange(self, decide: Callable[[], Awaitable[Change]], payer: Payer | None = None) -> None:
        """Change who sits at the table, their tokens, and the match accordingly; charge a payer for it."""

        async def work() -> None:
            await self._commit(await decide(), payer=payer)

        await self._inbox.do(work)

    async def _execute(self, device: Device | None, command: Command) -> int:
        if not isinstance(command, wire.Command):
            return await self._advance(partial(decide, command), payer=self.patron)
        if device is None:
            raise devices.NotSeated("not-your-seat", seat=command.seat)
        seat = devices.own_seat(self, device, command.seat)
        key = key_of(seat, command.id, self.playing(), self.commands)
        if key in self.commands:
            return self.commands[key]
        if isinstance(command, wire.Act):
            devices.seeing_seat(self, device, seat)
        held = devices.seats_of(self, device.places)
        return await self._advance(lambda now: decide_for(command, key, now, held), key, device.payer)

    async def _advance(
        self, step: Callable[[Situation], Match], key: str | None = None, payer: Payer | None = None
    ) -> int:
        before = self.playing()
        if self.lobby.imported:
            raise NotNow("imported")
        after = self.charged(payer, lambda: step(self._situation(self.waking(before))))
        await self._commit(Change(match=after), key, payer)
        return len(self.playing().entries)

    def _situation(self, match: Match) -> Situation:
        luck = Sealed(self.seed, self.id, match.salts) if self.lesson is None else self.lesson.luck
        here, stand_ins_ms = self.audience.here, self.audience.stand_ins_ms()
        return Situation(match, self.lobby, here, stand_ins_ms, luck, self.now_ms(), self.lesson)

    async def _commit(self, change: Change, key: str | None = None, payer: Payer | None = None) -> None:
        """Save a change, then adopt it, and only then send it."""
        before = self.match
        n = len(before.entries) if before is not None else 0
        added = change.match.entries[n:] if change.match is not None else ()
        row = self._row(change)
        if row is None and not added:
            return
        await self._save(row, change.tokens or self.tokens, n, key, added)
        self._take_over(change, row)
        if key is not None and added:
            self.commands[key] = len(self.playing().entries)
        self.charged(payer, lambda: self._send(change, row, before, n))
        if payer is not None:
            self._house.shares.charge(payer, len(self.audience) * SENDING_S)
        self.changed()

    async def _save(
        self, row: TableRow | None, tokens: tuple[TokenRow, ...], n: int, key: str | None, added: tuple[Entry, ...]
    ) -> None:
        batch = None
        if added:
            check_log(self.playing().entries, added, self._house.limits.entries_per_table)
            if self.damage is not None:
                raise StoreFailure("log-damaged", n=self.damage)
            batch = Batch(n, key, msgspec.json.encode(added))
        now = self.now_ms()
        try:
            if row is not None:
                await self._house.store.save(row, tokens, batch)
            elif batch is not None:
                await self._house.store.append(self.id, batch, now)
        except StoreFailure:
            await self._load_again(n)
            raise
        self._touched_ms = now

    def _take_over(self, change: Change, row: TableRow | None) -> None:
        self.match = change.match or self.match
        self.lobby = change.lobby or self.lobby
        self.tokens = change.tokens if change.tokens is not None else self.tokens
        if row is not None:
            self._setup = row.setup
        if change.setup is not None:
            self.match = Match.begin(change.setup, self.game)
            self.audience.begin()

    def _send(self, change: Change, row: TableRow | None, before: Match | None, n: int) -> None:
        if row is not None:
            self.audience.check_rights()
            self.audience.send_table()
        if change.setup is not None:
            self.audience.send_updates(None)
        elif change.match is not None and len(change.match.entries) > n:
            self.audience.send_updates(n)
            if change.match.over or _table_facts(change.match) != _table_facts(before):
                self.audience.send_table()

    def _row(self, change: Change) -> TableRow | None:
        """Return the table's row if its metadata changes, otherwise None."""
        if change.lobby is None and change.tokens is None and change.setup is None:
            return None
        return TableRow(
            id=self.id,
            created_ms=self._created_ms,
            touched_ms=self.now_ms(),
            lobby=msgspec.json.encode(change.lobby or self.lobby),
            seed=self.seed,
            setup=msgspec.json.encode(change.setup) if change.setup is not None else self._setup,
        )

    async def _load_again(self, n: int) -> None:
        """Reload the table after a failure, since only the store knows whether the change was saved."""
        stored = await self._house.store.load(self.id)
        if stored is None:
            return
        self._load(stored, await self._house.shares.in_slices((Payer(self.id),), load_table(stored)))
        self.audience.check_rights()
        self.audience.send_updates(None)
        if self.match is not None and len(self.match.entries) > n:  # it was saved
            self.changed()

    def _load(self, stored: Stored, loaded: LoadedTable) -> None:
        self.seed = stored.row.seed
        self.tokens = stored.tokens
        self.lobby = loaded.lobby
        self.game = loaded.game
        self.match = loaded.match
        self.commands = loaded.commands
        self.damage = loaded.damage
        self.lesson = loaded.lesson
        self._created_ms = stored.row.created_ms
        self._touched_ms = stored.row.touched_ms
        self._setup = stored.row.setup

    # Other work.

    async def in_turn(self, work: Callable[[], T]) -> T:
        """Do read-only work between two changes."""

        async def later() -> T:
            return work()

        return await self._inbox.do(later)

    @property
    def patron(self) -> Payer | None:
        """Who pays for the table's own work: of its players, or else its spectators, the one who has used the least."""
        here = [device.payer for device in self.audience if device.places]
        return self._house.shares.lightest(here or [device.payer for device in self.audience])

    @contextlib.asynccontextmanager
    async def turn(self) -> AsyncIterator[None]:
        """Wait for the turn of the payer for the table's own work."""
        patron = self.patron
        if patron is None:
            yield
        else:
            async with self._house.shares.turn(patron):
                yield

    def charged(self, payer: Payer | None, work: Callable[[], T]) -> T:
        """Do some work now, and charge the payer, if there is one, for the time it takes."""
        return work() if payer is None else self._house.shares.charged(payer, work)

    @property
    def most_devices(self) -> int:
        """How many spectators, or devices of one place, may be connected at once."""
        return self._house.limits.connections_per_table

    async def forget(self) -> None:
        """Delete the table for good, and disconnect everybody."""
        await self._inbox.do(lambda: self._house.store.delete(self.id))
        self.audience.vanish()

    async def close(self) -> None:
        """Finish all waiting work and stop."""
        self.audience.close()
        await self._inbox.close()


def _table_facts(match: Match | None) -> tuple[object, ...]:
    """Return what a table's description shows of its match; who sits where is sent with the arrangement."""
    return () if match is None else (match.paused, match.stand_ins, match.gone)
