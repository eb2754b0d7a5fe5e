"""The parent's side of a store that several processes of one server share: it alone writes, and it passes on the news.

Between its processes everything is as between nodes: the store decides whose change comes first, a change is announced
to the others that have the table open, and one process at a time drives a table.
"""

import asyncio
import logging
from collections.abc import Callable
from functools import partial

import msgspec

from mazechase.server.store import lending
from mazechase.server.store.lending import Done, Heard, Message, Refused, Request
from mazechase.server.store.link import Link
from mazechase.server.store.nodes import Added, Changed, Free, News
from mazechase.server.store.protocol import Batch, Store, StoreFailure

log = logging.getLogger(__name__)
NOTHING = msgspec.Raw(lending.encode(None))


class Lender:
    """Carries out what its borrowers ask for, and passes on what they say."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.borrowers: set[Borrower] = set()
        self.drivers: dict[str, Borrower] = {}  # by table

    def lend(self, link: Link, node: str, ready: Callable[[], None] = lambda: None) -> "Borrower":
        """Serve the process at the other end of a link from now on; ``ready`` is called when it says that it is."""
        borrower = Borrower(self, link, node, ready)
        self.borrowers.add(borrower)
        return borrower

    def tell(self, teller: "Borrower", news: News, only: str | None = None) -> None:
        """Pass something on to all others, or only to those that have a table open."""
        said = lending.encode(Heard(teller.node, news))
        for borrower in self.borrowers:
            if borrower is not teller and (only is None or only in borrower.following):
                borrower.link.send(said)


class Borrower:
    """One process that uses the store."""

    def __init__(self, lender: Lender, link: Link, node: str, ready: Callable[[], None]) -> None:
        self.link = link
        self.node = node
        self.following: set[str] = set()  # the tables that it has open
        self._lender = lender
        self._ready = ready
        self._tasks: set[asyncio.Task[None]] = set()
        link.received = self._received

    def gone(self) -> None:
        """Note that the process has ended: others may drive what it drove."""
        self._lender.borrowers.discard(self)
        for table in [table for table, driver in self._lender.drivers.items() if driver is self]:
            del self._lender.drivers[table]
            self._lender.tell(self, Free(table), only=table)

    def _received(self, message: bytes) -> None:
        request: Request = lending.decode_request(message)
        drivers = self._lender.drivers
        match request:
            case lending.Append(number, table, batch, at_ms):
                try:
                    self._lender.store.append_soon(table, batch, at_ms, partial(self._added, number, table, batch))
                except StoreFailure as error:
                    self._refuse(number, error)
            case lending.Work():
                self._begin(request)
            case lending.Drive(number, table):
                self._answer(number, drivers.setdefault(table, self) is self)
            case lending.LetGo(number, table):
                if drivers.get(table) is self:
                    del drivers[table]
                self._answer(number, None)
            case lending.Forget(table):
                self.following.discard(table)
            case lending.Say(news):
                self._lender.tell(self, news, only=getattr(news, "table", None))
            case lending.Ready():
                self._ready()

    def _begin(self, work: lending.Work) -> None:
        if isinstance(work, lending.Load):
            self.following.add(work.table)  # before it is loaded, so that nothing is missed in between
        task = asyncio.get_running_loop().create_task(self._carry_out(work))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _carry_out(self, work: lending.Work) -> None:
        try:
            result = await work.do(self._lender.store)
        except Exception as error:  # noqa: BLE001 (it is the answer)
            self._refuse(work.number, error)
            return
        if work.changes is not None:
            self._lender.tell(self, Changed(work.changes), only=work.changes)
        self._answer(work.number, result)

    def _added(self, number: int, table: str, batch: Batch, error: Exception | None) -> None:
        if error is not None:
            self._refuse(number, error)
            return
        self._send(Done(number, NOTHING))
        self._lender.tell(self, Added(table, batch.n, batch.command, batch.entries), only=table)

    def _answer(self, number: int, result: object) -> None:
        self._send(Done(number, msgspec.Raw(lending.encode(result))))

    def _refuse(self, number: int, error: Exception) -> None:
        if not isinstance(error, StoreFailure):
            log.error("the store failed", exc_info=error)
            error = StoreFailure("store-failed")
        self._send(Refused(number, error.code, dict(error.params)))

    def _send(self, message: Message) -> None:
        self.link.send(lending.encode(message))
