"""Keeping a node's tables in step with the other nodes: changes, who is connected where, and who drives."""

import asyncio
import logging
from collections.abc import Callable, Collection, Coroutine
from functools import partial
from typing import Any, NamedTuple, Protocol, cast

from mazechase.errors import MazechaseError
from mazechase.server.store.nodes import Added, Changed, Free, Here, Missed, News, Nodes, Spoken
from mazechase.server.store.protocol import Batch, StoreFailure
from mazechase.server.table.autoplay import Autoplay
from mazechase.server.table.table import Table
from mazechase.server.wire.messages import Phrase, Said

log = logging.getLogger(__name__)

BEAT_S = 2.0  # between two signs of life of a table's people
SILENCE_S = 7.0  # a node that has said nothing about a table for so long has nobody there


class Tables(Protocol):
    """The open tables of this node."""

    def opened(self, table_id: str) -> tuple[Table, Autoplay] | None:
        """Return a table if it is open here."""

    def all_open(self) -> tuple[str, ...]:
        """Return the ids of all open tables."""


class _There(NamedTuple):
    """What another node last said of its people at a table."""

    places: frozenset[int]
    anybody: bool
    at_s: float


class Following:
    """Hears what other nodes say, and says what they have to know."""

    def __init__(self, nodes: Nodes, tables: Tables, now_s: Callable[[], float]) -> None:
        self._nodes = nodes
        self._tables = tables
        self._now_s = now_s
        self._there: dict[str, dict[str, _There]] = {}  # by table and node
        self._behind: set[str] = set()  # tables that are to be loaded again
        self._unread: set[str] = set()  # tables that could not be
        self._tasks: set[asyncio.Task[None]] = set()
        self._settling = False
        self._beating: asyncio.Task[None] | None = None
        self._closed = False

    def start(self) -> None:
        """Follow from now on."""
        if not self._nodes.alone:
            self._nodes.follow(self._heard)
            self._beating = asyncio.get_running_loop().create_task(self._beat())

    def close(self) -> None:
        """Stop: what the closing tables still say leads to nothing."""
        self._closed = True
        for task in (*self._tasks, *([self._beating] if self._beating else [])):
            task.cancel()

    def watch(self, table: Table, autoplay: Autoplay) -> None:
        """Say from now on who is connected to a table here."""
        if self._nodes.alone:
            return

        def changed() -> None:
            autoplay.watch()
            self._say_here(table)
            self._begin(self._settle_driving(table.id))

        table.audience.changed = changed

    async def closed(self, table_id: str) -> None:
        """Let others drive a table that is no longer open here."""
        self._there.pop(table_id, None)
        if not self._nodes.alone:
            await self._let_go(table_id)
            if self._tables.opened(table_id) is None:  # and not open again by now
                self._nodes.closed(table_id)

    # Hearing.

    def _heard(self, node: str, news: News) -> None:
        match news:
            case Changed(table_id):
                self._catch_up(table_id)
            case Added(table_id, n, command, entries):
                self._hear(table_id, Batch(n, command, entries))
            case Here(table_id, places, anybody):
                self._note(table_id, node, _There(frozenset(places), anybody, self._now_s()))
            case Free(table_id):
                self._begin(self._settle_driving(table_id))
            case Spoken(table_id, seat, phrase):
                opened = self._tables.opened(table_id)
                if opened is not None:
                    opened[0].audience.send_said(Said(seat=seat, phrase=cast(Phrase, phrase)))
            case Missed():
                for table_id in self._tables.all_open():
                    self._catch_up(table_id)

    def _hear(self, table_id: str, batch: Batch) -> None:
        """Pass on what was added to a table; if that is to be loaded again, it comes with what was before it."""
        opened = self._tables.opened(table_id)
        if opened is not None and table_id not in self._behind and table_id not in self._unread:
            opened[0].hear(batch, partial(self._catch_up, table_id))

    def _catch_up(self, table_id: str) -> None:
        if table_id not in self._behind and self._tables.opened(table_id) is not None:
            self._behind.add(table_id)
            self._begin(self._follow(table_id))

    async def _follow(self, table_id: str) -> None:
        self._behind.discard(table_id)  # what changes from here on is announced once more
        opened = self._tables.opened(table_id)
        if opened is None:
            return
        try:
            await opened[0].follow()
        except StoreFailure:
            self._unread.add(table_id)
            raise

    def _note(self, table_id: str, node: str, there: _There) -> None:
        opened = self._tables.opened(table_id)
        if opened is None:
            return
        known = self._there.setdefault(table_id, {})
        if node not in known:  # it does not know of ours either
            self._say_here(opened[0])
        known[node] = there
        self._count(table_id, opened[0])
        if self._nodes.drives(table_id) and self._deserted(opened[0]):  # else the next beat sees to it
            self._begin(self._settle_driving(table_id))

    def _count(self, table_id: str, table: Table) -> None:
        """Take over who is connected elsewhere; leave out the nodes that have fallen silent."""
        now, known = self._now_s(), self._there.get(table_id, {})
        for node in [node for node, there in known.items() if now - there.at_s > SILENCE_S]:
            del known[node]
        table.audience.connected_elsewhere({node: there.places for node, there in known.items()})

    # Saying.

    def _say_here(self, table: Table) -> None:
        audience = table.audience
        self._nodes.say(Here(table.id, tuple(sorted(audience.here_itself)), bool(len(audience))))

    async def _beat(self) -> None:
        while True:
            await asyncio.sleep(BEAT_S)
            unread, self._unread = self._unread, set()
            for table_id in unread:
                self._catch_up(table_id)
            for table_id in self._tables.all_open():
                opened = self._tables.opened(table_id)
                try:
                    if opened is not None:
                        self._beat_once(opened[0])
                except Exception:  # the other tables need theirs
                    log.exception("table %s: a sign of life failed", table_id)
            if not self._settling:
                self._begin(self._settle_all())

    def _beat_once(self, table: Table) -> None:
        if len(table.audience):
            self._say_here(table)
        self._count(table.id, table)

    # Driving.

    async def _settle_all(self) -> None:
        """Settle who drives all tables that are open here, with few questions however many there are."""
        self._settling = True
        try:
            await self._settle(self._tables.all_open())
        finally:
            self._settling = False

    async def _settle_driving(self, table_id: str) -> None:
        await self._settle((table_id,))

    async def _settle(self, table_ids: Collection[str]) -> None:
        """Drive the tables that nobody drives; let go of those whose people are all at other nodes."""
        wanted = []
        for table_id in table_ids:
            opened, did = self._tables.opened(table_id), self._nodes.drives(table_id)
            if opened is None:
                continue
            if self._deserted(opened[0]):
                if did:
                    await self._let_go(table_id)
                    opened[1].schedule()
            elif not did:
                wanted.append(table_id)
        for table_id in await self._nodes.drive_some(wanted) if wanted else ():
            opened = self._tables.opened(table_id)
            if opened is None:  # it has been closed in the meantime
                await self._let_go(table_id)
            else:
                opened[1].schedule()

    def _deserted(self, table: Table) -> bool:
        return not len(table.audience) and any(there.anybody for there in self._there.get(table.id, {}).values())

    async def _let_go(self, table_id: str) -> None:
        if self._nodes.drives(table_id):
            await self._nodes.let_go(table_id)
            self._nodes.say(Free(table_id))

    def _begin(self, work: Coroutine[Any, Any, None]) -> None:
        if self._closed:
            work.close()
            return
        task = asyncio.get_running_loop().create_task(self._quietly(work))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _quietly(self, work: Coroutine[Any, Any, None]) -> None:
        try:
            await work
        except MazechaseError:
            return  # the store has logged it; the next sign of life tries again
