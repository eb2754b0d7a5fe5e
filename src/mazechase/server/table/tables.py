"""Requests about tables, besides playing: create one, sit down, start, pause, change places, play again."""

import contextlib
from collections.abc import Callable, Coroutine, Iterable
from functools import partial
from typing import Any, Literal, Protocol, TypeVar

import msgspec

from mazechase.bots.api import usual_bot
from mazechase.errors import BadText, MazechaseError, NotNow
from mazechase.match.entries import MatchSetup
from mazechase.match.luck import seal
from mazechase.match.records import Record, checking, fork
from mazechase.review import Review
from mazechase.server.shares import Payer
from mazechase.server.store.protocol import TokenRow
from mazechase.server.table import coaching, devices, finishing, reopening
from mazechase.server.table.admitting import Try, admit, at_once
from mazechase.server.table.certain import Certain
from mazechase.server.table.changes import Change
from mazechase.server.table.commands import Command, Pause, Resume
from mazechase.server.table.creating import begin, create, new_row, open_lesson, open_record
from mazechase.server.table.hub import OURSELVES, Hub
from mazechase.server.table.lobby import Lobby, NoSuchPlace
from mazechase.server.table.new_table import check_bot, new_lobby
from mazechase.server.table.renewing import renew
from mazechase.server.table.reseating import lobby_of_fork, lobby_of_next, moved, replaced, reseated
from mazechase.server.table.series import new_series
from mazechase.server.table.table import Table
from mazechase.server.table.tokens import NoSuchTable, digest, issue, new_id
from mazechase.server.thinking.job import Job
from mazechase.server.thinking.jobs import TryGame
from mazechase.server.wire.message_parts import TableInfo
from mazechase.server.wire.requests import (
    Advised,
    Claim,
    Claimed,
    Created,
    NewTable,
    NextGame,
    Opened,
    Outlook,
    RenewedLink,
    Replace,
    TokenKind,
)
from mazechase.server.wire.series import SeriesGoal

A = TypeVar("A")


class NotAllowed(MazechaseError):
    """The token does not allow this."""


class Run(Protocol):
    """Runs a job in a worker process, on account of a table."""

    def __call__(self, job: Job[A], group: str, /) -> Coroutine[Any, Any, A]:
        """Run a job and return its answer."""


class Tables:
    """Carries out somebody's requests about tables, each through the table's one writer."""

    def __init__(
        self,
        hub: Hub,
        payer: Payer = OURSELVES,
        verified: Callable[[str], None] = lambda _: None,
        try_game: Try = at_once,
    ) -> None:
        self._hub = hub
        self._payer = payer
        self._try_game = try_game  # called with every game that has a stranger's documents
        self._verified = verified  # called with the digest of every token that opens a table

    async def create(self, new: NewTable) -> Created:
        """Create a table, and start the match right away if asked to."""
        if new.lesson is not None:
            if new != NewTable(game=new.game, lesson=new.lesson):
                raise BadText("lesson-alone")
            return await open_lesson(self._hub, new.game, new.lesson)
        players = new.players or len(new.places) or None
        await admit(TryGame(game=new.game, players=players, options=new.options), self._try_game)
        created = await create(self._hub, new_lobby(new))
        self._verify(created.places.values())
        if new.start:
            opened = await self._hub.table(created.table.id)
            await opened.arrange(partial(begin, opened), self._payer)
            created = msgspec.structs.replace(created, table=opened.info())
        return created

    async def info(self, table_id: str, token: str) -> Opened:
        """Describe a table and the token; any of the table's tokens will do."""
        table, row = await self._enter(table_id, token, "host", "invite", "watch", "seat")
        return Opened(**msgspec.structs.asdict(table.info()), opened_by=row.kind, place=row.place)

    async def claim(self, table_id: str, token: str, claim: Claim) -> Claimed:
        """Sit down at one or several open places."""
        table, door = await self._enter(table_id, token, "host", "invite")
        issued: dict[int, tuple[str, TokenRow]] = {}

        async def decide() -> Change:
            wanted = claim.places or table.lobby.open_places()[:1]
            if not wanted:
                raise NoSuchPlace("no-open-place")
            reopening.check_claim(table.lobby, table.match, wanted, host=door.kind == "host")
            device, lobby = new_id(), table.lobby
            if door.kind == "host":
                device = lobby.device or device
                lobby = msgspec.structs.replace(lobby, device=device)
            lobby = lobby.claim(wanted, claim.name, device, claim.piece)
            issued.update((place, issue("seat", place)) for place in wanted)
            tokens = (*table.tokens, *(row for _, row in issued.values()))
            return Change(match=reseated(table, lobby, wanted), lobby=lobby, tokens=tokens)

        await table.arrange(decide, self._payer)
        self._verify(token for token, _ in issued.values())
        return Claimed(table=table.info(), places={str(place): token for place, (token, _) in issued.items()})

    async def rename(self, table_id: str, token: str, name: str) -> TableInfo:
        """Change the name of whoever holds a place, before the match starts."""
        table, row = await self._enter(table_id, token, "seat")

        async def decide() -> Change:
            if row.place is None or row not in table.tokens:  # it was revoked in the meantime
                raise NoSuchTable("no-such-table")
            return Change(lobby=table.lobby.renamed(row.place, name))

        await table.arrange(decide, self._payer)
        return table.info()

    async def start(self, table_id: str, token: str) -> TableInfo:
        """Start the match; bots take the places that are still open."""
        table, _ = await self._enter(table_id, token, "host")
        await table.arrange(partial(begin, table), self._payer)
        return table.info()

    async def pause(self, table_id: str, token: str) -> TableInfo:
        """Stop the clocks and all play."""
        return await self._execute(table_id, token, Pause())

    async def resume(self, table_id: str, token: str) -> TableInfo:
        """Resume the match."""
        return await self._execute(table_id, token, Resume())

    async def reorder(self, table_id: str, token: str, order: tuple[int, ...]) -> TableInfo:
        """Reorder the places, before the match starts; people keep their tokens."""
        table, _ = await self._enter(table_id, token, "host")

        async def decide() -> Change:
            places = {old: new for new, old in enumerate(order, 1)}
            return Change(lobby=table.lobby.reordered(order), tokens=tuple(moved(row, places) for row in table.tokens))

        await table.arrange(decide, self._payer)
        return table.info()

    async def choose_series(self, table_id: str, token: str, goal: SeriesGoal | None) -> TableInfo:
        """Choose what the games at a table add up to, before the match starts."""
        table, _ = await self._enter(table_id, token, "host")
        series = new_series(goal)

        async def decide() -> Change:
            return Change(lobby=table.lobby.with_series(series))

        await table.arrange(decide, self._payer)
        return table.info()

    async def replace(self, table_id: str, token: str, replace: Replace) -> TableInfo:
        """Give a place to a bot, or open it for somebody else."""
        table, _ = await self._enter(table_id, token, "host")

        async def decide() -> Change:
            name = replace.bot or usual_bot(table.lobby.game)
            check_bot(table.lobby.game, name)
            if table.match is not None and table.lobby.place(replace.place).kind == "human":
                name = usual_bot(table.lobby.game)  # nobody may choose a weaker one for somebody else
            lobby = replaced(table, replace.place, replace.kind, name)
            match = reseated(table, lobby, (replace.place,), bot=name)
            if match is not None and replace.kind == "open" and reopening.hides(match):
                lobby = reopening.asked(lobby, match, replace.place)
            tokens = tuple(row for row in table.tokens if row.place != replace.place)
            lobby = lobby.without(row.digest for row in table.tokens if row not in tokens)
            return Change(match=match, lobby=lobby, tokens=tokens)

        await table.arrange(decide, self._payer)
        return table.info()

    async def agree(self, table_id: str, token: str, place: int) -> TableInfo:
        """Agree to open a place with a hidden hand; the last to agree opens it."""
        table, row = await self._enter(table_id, token, "seat")

        async def decide() -> Change:
            if row.place is None or row not in table.tokens:  # it was revoked in the meantime
                raise NoSuchTable("no-such-table")
            return Change(lobby=reopening.agreed(table.lobby, table.playing(), row.place, place))

        await table.arrange(decide, self._payer)
        return table.info()

    async def coaching(self, table_id: str, token: str, *, on: bool) -> TableInfo:
        """Switch the coach on or off for a place."""
        table, row = await self._enter(table_id, token, "seat")

        async def decide() -> Change:
            if row.place is None or row not in table.tokens:  # it was revoked in the meantime
                raise NoSuchTable("no-such-table")
            return Change(lobby=coaching.with_coach(table.lobby, row.place, on=on))

        await table.arrange(decide, self._payer)
        return table.info()

    async def advice(self, table_id: str, token: str, run: Run) -> Advised:
        """Return the coach's advice for a place that has to decide, worked out once for each decision."""
        table, row = await self._enter(table_id, token, "seat")
        if row.place is None:
            raise NoSuchTable("no-such-table")
        wanted = coaching.advice_wanted(table, row.place)
        return await table.work.result(wanted.seed, partial(run, wanted, table.id))

    async def review(self, table_id: str, token: str, run: Run) -> Review:
        """Return the review of a match that is over, made once."""
        table, _ = await self._enter(table_id, token, "host", "seat", "watch")
        wanted = coaching.review_wanted(table)
        return await table.work.result("review", partial(run, wanted, table.id))

    async def outlook(self, table_id: str, token: str, run: Run) -> Outlook:
        """Return who is certain to win a match, from what everybody sees, found out once for each position."""
        table, _ = await self._enter(table_id, token, "seat")
        wanted, match = finishing.outlook_wanted(table), table.playing()
        outlook = await table.work.result(wanted.seed, partial(run, wanted, table.id))
        table.show_certain(Certain.of(match, outlook.winners))
        return outlook

    async def finish(self, table_id: str, token: str) -> TableInfo:
        """Let a bot play a place's seat to the end, once the outcome is certain."""
        table, row = await self._enter(table_id, token, "seat")

        async def decide() -> Change:
            if row.place is None or row not in table.tokens:  # it was revoked in the meantime
                raise NoSuchTable("no-such-table")
            return finishing.finished(table, row.place)

        await table.arrange(decide, self._payer)
        return table.info()

    async def renew(self, table_id: str, token: str, kind: Literal["invite", "watch"]) -> RenewedLink:
        """Replace a link with a new one; the old one stops working."""
        table, _ = await self._enter(table_id, token, "host")
        return RenewedLink(kind, await renew(table, kind, self._payer))

    async def rematch(self, table_id: str, token: str) -> TableInfo:
        """Play again at a new table with the same people and tokens; asked twice, return the same table."""
        table, _ = await self._enter(table_id, token, "host", "seat")
        return await self._go_on(table, lambda: table.lobby.again(table.playing().result))

    async def next_game(self, table_id: str, token: str, new: NextGame) -> TableInfo:
        """Play another game at a new table with the same people and tokens; after a rematch, return that."""
        table, _ = await self._enter(table_id, token, "host", "seat")
        await admit(TryGame(game=new.game, players=table.lobby.players, options=new.options), self._try_game)
        return await self._go_on(table, lambda: lobby_of_next(table.lobby, table.playing().result, new))

    async def _go_on(self, table: Table, following: Callable[[], Lobby]) -> TableInfo:
        """Begin what follows a match that is over, unless somebody was faster."""
        again: Table | None = None

        async def decide() -> Change:
            nonlocal again
            if not table.playing().over:
                raise NotNow("not-over")
            if table.lobby.imported:
                raise NotNow("imported")
            if table.lobby.rematch is not None:
                with contextlib.suppress(NoSuchTable):  # it may have been deleted since
                    again = await self._hub.table(table.lobby.rematch, self._payer)
                    return Change()
            again = await self._hub.create(new_row(self._hub, following()), table.tokens)
            await again.arrange(partial(begin, again))
            return Change(lobby=msgspec.structs.replace(table.lobby, rematch=again.id))

        await table.arrange(decide, self._payer)
        return (again or table).info()

    async def fork(self, table_id: str, token: str, keep: int) -> Created:
        """Continue from an earlier position at a new table with a new seed."""
        table, _ = await self._enter(table_id, token, "host", "seat", "watch")
        match, device = table.playing(), new_id()
        lobby = lobby_of_fork(table.lobby, keep, device)

        def begin_fork(table_id: str, seed: bytes) -> MatchSetup:
            setup = fork(match, keep, table_id, seats=lobby.seated(), clock=lobby.clock, seal=seal(seed))
            return msgspec.structs.replace(setup, stand_in=usual_bot(lobby.game))

        return await create(self._hub, lobby, begin_fork)

    async def record(self, table_id: str, token: str) -> bytes:
        """Return the match as a record; if anything is hidden, only after the end."""
        table, _ = await self._enter(table_id, token, "host", "seat", "watch")
        return table.record()

    async def show(self, data: bytes) -> Created:
        """Open a record at a new table, to look at and to continue from."""
        record = Record.decode(data)
        most = self._hub.limits.entries_per_table
        if len(record.log) > most:
            raise BadText("record-too-many-entries", entries=len(record.log), most=most)
        options = {**record.options, **record.documents}
        job = TryGame(
            game=record.game,
            players=record.players,
            options=options,
            rules_version=record.rules_version,
            position=record.position,
        )
        await admit(job, self._try_game)
        match = await self._hub.shares.in_slices((self._payer,), checking(record))
        return await open_record(self._hub, record, match, options, self._payer)

    async def delete(self, table_id: str, token: str) -> None:
        """Delete a table."""
        table, _ = await self._enter(table_id, token, "host")
        await self._hub.delete(table)

    def _verify(self, tokens: Iterable[str]) -> None:
        """Remember those who have just sat down, so that they are nobody's strangers when they connect."""
        for token in tokens:
            self._verified(digest(token))

    async def _enter(self, table_id: str, token: str, *kinds: TokenKind) -> tuple[Table, TokenRow]:
        table = await self._hub.table(table_id, self._payer)
        key = digest(token)
        row = next((row for row in table.tokens if row.digest == key), None)
        if row is None:
            raise devices.shut_out(table.lobby, (key,))
        self._verified(key)
        if row.kind not in kinds:
            raise NotAllowed("not-allowed", needs=", ".join(kinds))
        return table, row

    async def _execute(self, table_id: str, token: str, command: Command) -> TableInfo:
        table, _ = await self._enter(table_id, token, "host")
        await table.executed(None, command)
        return table.info()
