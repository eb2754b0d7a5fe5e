"""Copying every table from one store to another, as when a server moves to another kind of database."""

import asyncio
from collections.abc import Callable

from mazechase.server.store.protocol import Store, StoreFailure

AT_A_TIME = 64  # tables that are copied at once, so that they share commits
FOREVER_MS = 1 << 62
NOTES = ("blocked",)  # what is noted for the whole service


async def tables_of(source: Store) -> tuple[str, ...]:
    """Return the ids of all tables."""
    return await source.untouched_since(FOREVER_MS)


async def copy_tables(source: Store, target: Store, tables: tuple[str, ...], copied: Callable[[], None]) -> None:
    """Copy tables, and the notes about the whole service, to an empty store; call ``copied`` after each table.

    Raise StoreFailure if the target has tables already, or if a table is not there afterwards as it was.
    """
    if await target.newest_ms() is not None:
        raise StoreFailure("store-not-empty")

    for name in NOTES:
        value = await source.note(name)
        if value is not None:
            await target.set_note(name, value, await target.note(name))

    async def copy(table: str) -> None:
        await _copy(source, target, table)
        copied()

    for start in range(0, len(tables), AT_A_TIME):
        await asyncio.gather(*map(copy, tables[start : start + AT_A_TIME]))


async def _copy(source: Store, target: Store, table: str) -> None:
    stored = await source.load(table)
    if stored is None:
        return
    await target.create(stored.row, stored.tokens, stored.log)
    there = await target.load(table)
    if there is None or (there.row, set(there.tokens), there.log) != (stored.row, set(stored.tokens), stored.log):
        raise StoreFailure("table-not-copied", table=table)
