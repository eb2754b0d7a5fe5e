"""An open table: its one writer, and the single path by which anything about it changes.

A change is decided on the current table, saved, and only then sent (``_commit``). There are two ways to change it: a
command (``execute``), which changes the match, and an arrangement (``arrange``), which changes who sits where.
"""

import asyncio
import contextlib
from collections.abc import Awaitable, Callable, Generator
from functools import partial
from typing import NamedTuple, TypeVar

import msgspec

from mazechase.errors import NotNow
from mazechase.lessons import Teaching
from mazechase.match.entries import Entry
from mazechase.match.match import Match
from mazechase.rules.api import Seat
from mazechase.rules.game import AnyGame
from mazechase.server.limits import Limits, check_log
from mazechase.server.shares import Payer, Shares
from mazechase.server.store.nodes import Spoken
from mazechase.server.store.protocol import Batch, Store, Stored, StoreFailure, TableRow, TokenRow
from mazechase.server.table.account import Account
from mazechase.server.table.audience import Audience
from mazechase.server.table.certain import Certain
from mazechase.server.table.changes import Answer, Change, Decided, Outcome, overtaken, table_facts
from mazechase.server.table.commands import Command
from mazechase.server.table.deciding import decide_command
from mazechase.server.table.describing import describe
from mazechase.server.table.devices import Device
from mazechase.server.table.encoded import Encoded
from mazechase.server.table.inbox import Inbox
from mazechase.server.table.loading import LoadedTable, load_table, then
from mazechase.server.table.lobby import Lobby
from mazechase.server.table.sharedwork import SharedWork
from mazechase.server.table.talk import Talk
from mazechase.server.wire.message_parts import TableInfo
from mazechase.server.wire.messages import React, Said

T = TypeVar("T")
encode = msgspec.json.Encoder().encode

HURRIED = 0.5  # the part of their usual time below which bots are in a hurry
TRIES = 20  # at a change that other nodes keep overtaking
SENDING_S = 0.00001  # charged for each device that gets a message, on top of the measured time


class House(NamedTuple):
    """The services that all tables share."""

    store: Store
    now_ms: Callable[[], int]
    limits: Limits
    shares: Shares


class Table:
    """One open table."""

    def __init__(self, stored: Stored, loaded: LoadedTable, house: House) -> None:
        self.id = stored.row.id
        self.changed: Callable[[], None] = lambda: None  # called after every change
        self.waking: Callable[[Match], Match] = lambda match: match  # applied before every command
        self._house = house
        self._encoded = Encoded()
        self.work = SharedWork()  # advice and reviews
        self.certain: Certain | None = None  # who wins in any case, as far as somebody has asked
        self.hurried = False  # whether bots get much less time than usual here
        self.game: AnyGame
        self.lobby: Lobby
        self.match: Match | None
        self.tokens: tuple[TokenRow, ...]
        self.damage: int | None
        self.lesson: Teaching | None  # what it teaches
        self._load(stored, loaded)
        # A system clock set back between two runs must not stop a seat's time: the table's time continues from its log.
        self._ahead = 0
        self.now_ms: Callable[[], int] = lambda: house.now_ms() + self._ahead
        self._keep_time()
        self.audience = Audience(self, house.limits.presence_s)
        self.account = Account(house.shares, self.audience)
        self.gone = False  # deleted, here or at another node
        self._inbox = Inbox(self.id)
        self._talk = Talk()

    # Reading.

    @property
    def busy(self) -> bool:
        """Whether work is waiting or being done."""
        return self._inbox.busy

    @property
    def seed(self) -> bytes:
        """The secret seed of the dice."""
        return self._row.seed

    def playing(self) -> Match:
        """Return the match; raise NotNow if it has not begun."""
        if self.match is None:
            raise NotNow("not-begun")
        return self.match

    def info(self, *, whole: bool = True) -> TableInfo:
        """Describe the table as everybody with a link sees it; see ``describe``."""
        return describe(self, self._row.touched_ms + self._house.limits.expires_after_ms, whole=whole)

    def facts(self) -> msgspec.Raw:
        """Return the facts that do not change during the game, encoded once."""
        return self._encoded.facts(self.game)

    def record(self) -> bytes:
        """Return the match as a record, encoded once; if anything is hidden, only after the end."""
        return self._encoded.record(self.playing(), self.seed)

    def seed_shown(self) -> str | None:
        """Return the seed of the dice after the end, None before."""
        shown = self.match is not None and self.match.over and self.seed
        return self.seed.hex() if shown else None

    def show_hurry(self, part: float) -> None:
        """Take note of what part of its usual time a bot got, and tell everybody if that makes a difference."""
        hurried = part < (1.0 if self.hurried else HURRIED)
        if hurried != self.hurried:
            self.hurried = hurried
            self.audience.send_table()

    def show_certain(self, certain: Certain | None) -> None:
        """Take note of who is certain to win, if that is news, and tell everybody."""
        known = self.certain is not None and self.certain.holds(self.playing())
        if certain is not None and not known:
            self.certain = certain
            self.audience.send_table()

    # Changing.

    def execute(self, device: Device | None, command: Command, answer: Answer) -> None:
        """Carry out a command, then call ``answer`` with the log's length, or with what went wrong.

        ``device`` is None for the table's own commands. The time for deciding and sending is charged to the device. A
        command that was carried out before is not carried out again.
        """
        self._inbox.post(partial(self._begin, partial(decide_command, self, device, command), answer))

    async def outcome(self, device: Device | None, command: Command) -> Outcome:
        """Execute a command and return how it ended."""
        future: asyncio.Future[Outcome] = asyncio.get_running_loop().create_future()

        def answer(outcome: Outcome) -> None:
            if not future.done():  # somebody who stops waiting does not stop the command
                future.set_result(outcome)

        self.execute(device, command, answer)
        return await future

    async def executed(self, device: Device | None, command: Command) -> int:
        """Execute a command and return the log's length, or raise what went wrong."""
        outcome = await self.outcome(device, command)
        if outcome.error is not None:
            raise outcome.error
        return outcome.n

    async def arrange(self, decide: Callable[[], Awaitable[Change]], payer: Payer | None = None) -> None:
        """Change who sits at the table, their tokens, and the match accordingly; charge a payer for it."""

        async def work() -> None:
            for left in reversed(range(TRIES)):
                try:
                    await self._commit(await decide(), payer)
                except StoreFailure as error:
                    if not (left and overtaken(error)):
                        raise
                else:
                    return

        await self._inbox.do(work)

    def say(self, seat: Seat, said: React) -> int:
        """Pass on what somebody says, here and at other nodes; return the log's length, which stays the same."""
        n = len(self.playing().entries)
        if self._talk.takes(seat, said.id, self.now_ms() / 1000):
            self.audience.send_said(Said(seat=seat, phrase=said.phrase))
            self._house.store.nodes.say(Spoken(self.id, seat, said.phrase))
        return n

    def _begin(self, deciding: Callable[[], Decided | int], answer: Answer, tries: int = TRIES) -> None:
        """Decide a command and hand it to the store; ``_saved`` continues when it is on disk."""
        try:
            decided = deciding()
            if isinstance(decided, int):
                outcome = Outcome(decided)
            elif len(decided.after.entries) == len(decided.before.entries):
                outcome = Outcome(len(decided.after.entries))
            else:
                now_ms = self.now_ms()
                again = partial(self._begin, deciding, answer, tries - 1) if tries else None
                saved = partial(self._saved, decided, now_ms, answer, again)
                batch = self._checked(decided.before, decided.added, decided.key)
                self._house.store.append_soon(self.id, batch, now_ms, saved)
                return
        except Exception as error:  # noqa: BLE001 (it is the answer)
            self._inbox.note(error)
            outcome = Outcome(error=error)
        self._inbox.done()
        answer(outcome)

    def _checked(self, before: Match, added: tuple[Entry, ...], key: str | None) -> Batch:
        """Return new entries as they are saved; raise if the log cannot take them."""
        check_log(before.entries, added, self._house.limits.entries_per_table)
        if self.damage is not None:
            raise StoreFailure("log-damaged", n=self.damage)
        return Batch(len(before.entries), key, encode(added))

    def _saved(
        self,
        decided: Decided,
        now_ms: int,
        answer: Answer,
        again: Callable[[], None] | None,
        error: Exception | None,
    ) -> None:
        """Adopt a command that is on disk, and send it; or find out what is on disk if saving it failed.

        If another node was quicker, the command is decided again on what that node has done.
        """
        if again is not None and overtaken(error):
            self._inbox.again(self._follow, again)
            return
        if error is not None:
            self._inbox.instead(
                partial(self._load_again, len(decided.before.entries)), lambda: answer(Outcome(error=error))
            )
            return
        n, told = len(decided.after.entries), False
        self.match = decided.after
        self._touch(now_ms)
        if decided.key is not None:
            self.commands[decided.key] = n
        try:
            told = self.account.charged(decided.payer, lambda: self._show(decided), len(self.audience) * SENDING_S)
            self.changed()
        except Exception as failed:  # noqa: BLE001 (it is saved all the same)
            self._inbox.note(failed)
        self._inbox.done()
        answer(Outcome(n, told=told))

    def _show(self, decided: Decided) -> bool:
        """Send everybody what a command has led to; return whether its own device knows that it was its command."""
        told = self.audience.send_updates(len(decided.before.entries), decided.acting)
        if decided.after.over or table_facts(decided.after) != table_facts(decided.before):
            self.audience.send_table()
        return told

    async def _commit(self, change: Change, payer: Payer | None = None) -> None:
        """Save an arrangement, then adopt it, and only then send it."""
        before = self.match
        n = len(before.entries) if before is not None else 0
        added = change.match.entries[n:] if change.match is not None else ()
        row = self._row_after(change)
        if row is None:  # a match alone is changed by commands only
            return
        batch = self._checked(self.playing(), added, None) if added else None
        try:
            await self._house.store.save(row, change.tokens or self.tokens, batch)
        except StoreFailure:
            await self._load_again(n)
            raise
        self._take_over(change, row)
        self.account.charged(payer, lambda: self._send(change, before, n), len(self.audience) * SENDING_S)
        self.changed()

    def _take_over(self, change: Change, row: TableRow) -> None:
        self.match = change.match or self.match
        self.lobby = change.lobby or self.lobby
        self.tokens = change.tokens if change.tokens is not None else self.tokens
        self._row = row
        if change.setup is not None:
            self.match = Match.begin(change.setup, self.game)
            self.audience.begin()

    def _send(self, change: Change, before: Match | None, n: int) -> None:
        self.audience.check_rights()
        self.audience.send_table()
        if change.setup is not None:
            self.audience.send_updates(None)
        elif change.match is not None and len(change.match.entries) > n:
            self.audience.send_updates(n)
            if change.match.over or table_facts(change.match) != table_facts(before):
                self.audience.send_table()

    def _row_after(self, change: Change) -> TableRow | None:
        """Return the table's row if its metadata changes, otherwise None."""
        if change.lobby is None and change.tokens is None and change.setup is None:
            return None
        return msgspec.structs.replace(
            self._row,
            touched_ms=self.now_ms(),
            version=self._row.version + 1,
            lobby=msgspec.json.encode(change.lobby or self.lobby),
            setup=msgspec.json.encode(change.setup) if change.setup is not None else self._row.setup,
        )

    def _touch(self, at_ms: int) -> None:
        self._row = msgspec.structs.replace(self._row, touched_ms=at_ms)

    async def _load_again(self, n: int) -> None:
        """Reload the table after a failure, since only the store knows whether the change was saved."""
        stored = await self._house.store.load(self.id)
        if stored is None:
            self._vanish()
            return
        self._load(stored, await self._house.shares.in_slices((Payer(self.id),), load_table(stored)))
        self._keep_time()
        self.audience.check_rights()
        self.audience.send_updates(None)
        if self.match is not None and len(self.match.entries) > n:  # it was saved
            self.changed()

    def _load(self, stored: Stored, loaded: LoadedTable) -> None:
        self._row = stored.row
        self.tokens = stored.tokens
        self.lobby = loaded.lobby
        self.game = loaded.game
        self.match = loaded.match
        self.commands = loaded.commands
        self.damage = loaded.damage
        self.lesson = loaded.lesson

    def _keep_time(self) -> None:
        """Never go back behind the latest entry: a system clock was set back, or another node's is ahead."""
        if self.match is not None:
            self._ahead = max(self._ahead, self.match.at_ms - self._house.now_ms())

    # Following other nodes.

    async def follow(self) -> None:
        """Take over and send what other nodes have changed."""
        await self._inbox.do(self._follow)

    async def _follow(self) -> None:
        before = self.match
        stored = await self._house.store.load(self.id, len(before.entries) if before is not None else 0)
        arranged = stored is None or stored.row.version != self._row.version
        if arranged:
            stored = await self._house.store.load(self.id)
        if stored is None:
            self._vanish()
            return
        if arranged:
            self._load(stored, await self._house.shares.in_slices((Payer(self.id),), load_table(stored)))
        elif stored.log:
            await self._house.shares.in_slices((Payer(self.id),), self._add(stored.log))
            self._touch(stored.row.touched_ms)
        else:
            return
        self._keep_time()
        self._show_followed(before, arranged=arranged)
        self.changed()

    def _show_followed(self, before: Match | None, *, arranged: bool) -> None:
        """Send everybody what other nodes have changed."""
        match = self.match
        if match is not None and before is None:
            self.audience.begin()
        if arranged:
            self.audience.check_rights()
        if arranged or (match is not None and (match.over or table_facts(match) != table_facts(before))):
            self.audience.send_table()
        if before is None:
            self.audience.send_updates(None)
        elif match is not None and len(match.entries) > len(before.entries):
            self.audience.send_updates(len(before.entries))

    def hear(self, batch: Batch, lacking: Callable[[], None]) -> None:
        """Take over and send a batch that another node has added; call ``lacking`` if one before it is not here."""
        with contextlib.suppress(NotNow):  # the table is closing
            self._inbox.post(partial(self._begin_hearing, batch, lacking))

    def _begin_hearing(self, batch: Batch, lacking: Callable[[], None]) -> None:
        before = self.match
        try:
            if before is None or batch.n > len(before.entries):
                lacking()
            elif batch.n == len(before.entries):
                sending_s = len(self.audience) * SENDING_S
                self.account.charged(Payer(self.id), lambda: self._hear(batch, before), sending_s)
        except Exception as error:  # noqa: BLE001 (nobody waits for it)
            self._inbox.note(error)
        self._inbox.done()

    def _hear(self, batch: Batch, before: Match) -> None:
        for _ in self._add((batch,)):
            pass
        self._touch(self.now_ms())
        self._keep_time()
        self._show_followed(before, arranged=False)
        self.changed()

    def _add(self, log: tuple[Batch, ...]) -> Generator[None, None, None]:
        """Add batches to the match, yielding after every entry."""
        match = self.playing()
        for batch in log:
            match = yield from then(match, batch)
            if batch.command is not None:
                self.commands[batch.command] = len(match.entries)
        self.match = match

    # Other work.

    async def in_turn(self, work: Callable[[], T]) -> T:
        """Do read-only work between two changes."""
        return await self._inbox.do_now(work)

    @property
    def most_devices(self) -> int:
        """How many spectators, or devices of one place, may be connected at once."""
        return self._house.limits.connections_per_table

    async def forget(self) -> None:
        """Delete the table for good, and disconnect everybody."""
        await self._inbox.do(lambda: self._house.store.delete(self.id))
        self._vanish()

    def _vanish(self) -> None:
        """Disconnect everybody, and do nothing more by itself: it has been deleted."""
        self.gone = True
        self.audience.vanish()
        self.changed()

    async def close(self) -> None:
        """Finish all waiting work and stop."""
        self.audience.close()
        await self._inbox.close()
