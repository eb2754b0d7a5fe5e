"""The parent of several processes, in a thread of this one: whoever borrows its store is a node of its own."""

import asyncio
import contextlib
import socket
import threading
from collections.abc import Iterator
from pathlib import Path

from mazechase.server.store.borrowed import BorrowedStore
from mazechase.server.store.lender import Lender
from mazechase.server.store.link import Link
from mazechase.server.store.sqlite import SqliteStore


class Lent(BorrowedStore):
    """A store that is borrowed in the same event loop; closing it closes the lender's."""

    def __init__(self, folder: Path) -> None:
        self.lender = Lender(SqliteStore(folder / "tables.db"))
        super().__init__(borrow(self.lender))

    async def close(self) -> None:
        """Close both."""
        await super().close()
        await self.lender.store.close()


def borrow(lender: Lender, node: str = "1") -> Link:
    """Return a link to a lender, which runs in this event loop."""
    mine, theirs = socket.socketpair()
    borrower = lender.lend(Link(theirs), node)
    borrower.link.lost = borrower.gone
    borrower.link.open()
    return Link(mine)


class Parent:
    """A lender with an event loop of its own."""

    def __init__(self, database: Path) -> None:
        self._loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self._loop.run_forever, daemon=True)
        self._thread.start()
        self._lender = Lender(SqliteStore(database))
        self._nodes = 0

    def store(self) -> BorrowedStore:
        """Return a store for another node."""
        self._nodes += 1

        async def lend() -> Link:
            return borrow(self._lender, str(self._nodes))

        return BorrowedStore(asyncio.run_coroutine_threadsafe(lend(), self._loop).result(20))

    def close(self) -> None:
        """Close the store."""
        asyncio.run_coroutine_threadsafe(self._lender.store.close(), self._loop).result(20)
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join(20)
        self._loop.close()


@contextlib.contextmanager
def parent(database: Path) -> Iterator[Parent]:
    """Have a parent for a while."""
    it = Parent(database)
    try:
        yield it
    finally:
        it.close()
