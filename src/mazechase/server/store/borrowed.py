"""The store of one process of several: its parent has the database, and does what is asked over a link."""

import asyncio
from collections.abc import Callable, Sequence
from itertools import count
from typing import Any

import msgspec

from mazechase.server.store import lending
from mazechase.server.store.lending import Done, Heard, Message, Refused
from mazechase.server.store.link import Link
from mazechase.server.store.nodes import Heard as HeardBy
from mazechase.server.store.nodes import News
from mazechase.server.store.protocol import Batch, Saved, Stored, StoreFailure, TableRow, TokenRow

Answered = Callable[[msgspec.Raw | None, Exception | None], None]


class BorrowedStore:
    """A store that the parent process lends over a link."""

    def __init__(self, link: Link) -> None:
        self.nodes = BorrowedNodes(self)
        self._link = link
        self._numbers = count(1)
        self._waiting: dict[int, Answered] = {}
        self._lost = link.lost
        link.received, link.lost = self._received, self._lose

    async def create(self, row: TableRow, tokens: Sequence[TokenRow], log: Sequence[Batch] = ()) -> None:
        """Save a new table, with its log so far."""
        await self.ask(lambda number: lending.Create(number, row, tuple(tokens), tuple(log)))

    async def save(self, row: TableRow, tokens: Sequence[TokenRow], batch: Batch | None = None) -> None:
        """Replace a table's metadata and tokens and add a batch to its log, all or nothing."""
        await self.ask(lambda number: lending.Save(number, row, tuple(tokens), batch))

    async def append(self, table: str, batch: Batch, now_ms: int) -> None:
        """Add a batch to a table's log."""
        await self.ask(lambda number: lending.Append(number, table, batch, now_ms))

    def append_soon(self, table: str, batch: Batch, now_ms: int, saved: Saved) -> None:
        """Add a batch to a table's log, and then call ``saved`` with None, or with what went wrong."""
        number = next(self._numbers)
        self._post(number, lending.Append(number, table, batch, now_ms), lambda _, error: saved(error))

    async def load(self, table: str, since: int = 0) -> Stored | None:
        """Return a table with its log from number ``since`` on, or None if there is none."""
        stored: Stored | None = await self.ask(lambda number: lending.Load(number, table, since), Stored | None)
        return stored

    async def delete(self, table: str) -> None:
        """Delete a table."""
        await self.ask(lambda number: lending.Delete(number, table))

    async def newest_ms(self) -> int | None:
        """Return when any table last changed."""
        newest: int | None = await self.ask(lending.Newest, int | None)
        return newest

    async def untouched_since(self, limit_ms: int) -> tuple[str, ...]:
        """Return the ids of the tables that have not changed since."""
        tables: tuple[str, ...] = await self.ask(lambda number: lending.Untouched(number, limit_ms), tuple[str, ...])
        return tables

    async def rows(self, after: str, most: int) -> tuple[TableRow, ...]:
        """Return the metadata of the tables whose ids come after this one in the alphabet, at most so many."""
        found: tuple[TableRow, ...] = await self.ask(
            lambda number: lending.Rows(number, after, most), tuple[TableRow, ...]
        )
        return found

    async def rewrite(self, row: TableRow, log: Sequence[Batch]) -> None:
        """Replace a table's metadata and what the batches of its log contain, all or nothing."""
        await self.ask(lambda number: lending.Rewrite(number, row, tuple(log)))

    async def note(self, name: str) -> bytes | None:
        """Return what was noted under a name, or None."""
        value: bytes | None = await self.ask(lambda number: lending.Note(number, name), bytes | None)
        return value

    async def set_note(self, name: str, value: bytes, was: bytes | None) -> None:
        """Note something under a name, unless something else than ``was`` is noted there."""
        await self.ask(lambda number: lending.SetNote(number, name, value, was))

    async def probe(self) -> None:
        """Save something and read it back, to check that the store works."""
        await self.ask(lending.Probe)

    def announce(self, address: str) -> None:
        """Do nothing: the parent announces the address of all its processes."""

    async def close(self) -> None:
        """Finish all waiting work and close."""
        while self._waiting and not self._link.closed:  # noqa: ASYNC110 (once, at the end)
            await asyncio.sleep(0.001)
        self._link.close()

    async def ask(self, request: Callable[[int], Message], answers: Any = None) -> Any:
        """Ask the parent and return its answer; raise the StoreFailure that it met with."""
        future: asyncio.Future[Any] = asyncio.get_running_loop().create_future()

        def answered(result: msgspec.Raw | None, error: Exception | None) -> None:
            if future.done():  # a caller that stops waiting does not stop the parent
                return
            if result is None:
                future.set_exception(error or StoreFailure("store-closed"))
            else:
                future.set_result(msgspec.msgpack.decode(result, type=answers))

        number = next(self._numbers)
        self._post(number, request(number), answered)
        return await future

    def tell(self, message: Message) -> None:
        """Say something that needs no answer."""
        if not self._link.closed:
            self._link.send(lending.encode(message))

    def _post(self, number: int, message: Message, answered: Answered) -> None:
        if self._link.closed:
            raise StoreFailure("store-closed")
        self._waiting[number] = answered
        self._link.send(lending.encode(message))

    def _received(self, message: bytes) -> None:
        match lending.decode_answer(message):
            case Done(number, result):
                self._waiting.pop(number)(result, None)
            case Refused(number, code, params):
                self._waiting.pop(number)(None, StoreFailure(code, **params))
            case Heard(node, news):
                self.nodes.heard(node, news)

    def _lose(self) -> None:
        """Fail everything that waits: the parent is gone."""
        waiting, self._waiting = self._waiting, {}
        for answered in waiting.values():
            answered(None, StoreFailure("store-closed"))
        self._lost()


class BorrowedNodes:
    """The other processes, through the parent."""

    alone = False

    def __init__(self, store: BorrowedStore) -> None:
        self._store = store
        self._driven: set[str] = set()
        self.heard: HeardBy = lambda _, __: None

    def follow(self, heard: HeardBy) -> None:
        """Call ``heard`` with everything that other processes say from now on."""
        self.heard = heard

    def say(self, news: News) -> None:
        """Say something to all other processes."""
        self._store.tell(lending.Say(news))

    async def drive(self, table: str) -> bool:
        """Return whether this process drives a table now; the first that asks does until it lets go."""
        if table not in self._driven and await self._store.ask(lambda number: lending.Drive(number, table), bool):
            self._driven.add(table)
        return table in self._driven

    async def drive_some(self, tables: Sequence[str]) -> Sequence[str]:
        """Return which of some tables this process drives now and did not before."""
        wanted = [table for table in tables if table not in self._driven]
        found = await asyncio.gather(*map(self.drive, wanted))
        return [table for table, drives in zip(wanted, found, strict=True) if drives]

    def drives(self, table: str) -> bool:
        """Return whether this process drives a table."""
        return table in self._driven

    async def let_go(self, table: str) -> None:
        """Let another process drive a table."""
        if table in self._driven:
            self._driven.discard(table)
            await self._store.ask(lambda number: lending.LetGo(number, table))

    def closed(self, table: str) -> None:
        """Hear no more of a table's changes."""
        self._store.tell(lending.Forget(table))
