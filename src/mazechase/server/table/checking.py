"""Checking a stored table by replaying it."""

from mazechase.errors import MazechaseError
from mazechase.server.store.protocol import Store, StoreFailure
from mazechase.server.table.loading import load_table


async def problem_of(store: Store, table_id: str) -> str | None:
    """Replay a stored table to the end; return what is wrong with it, or None."""
    try:
        stored = await store.load(table_id)
        if stored is None:
            return None  # deleted meanwhile
        loading = load_table(stored)
        while True:
            next(loading)
    except StopIteration as done:
        if done.value.damage is not None:
            return str(StoreFailure("log-damaged", n=done.value.damage))
        return None
    except MazechaseError as error:
        return str(error)
