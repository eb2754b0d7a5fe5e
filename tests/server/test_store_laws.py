"""What every store must do, whatever it is built on; see stores.py."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from pathlib import Path

import msgspec
import pytest

from mazechase.server.store.protocol import TOUCH_MS, Batch, Store, Stored, StoreFailure, TableRow, TokenRow
from server.running import scenario
from server.stores import STORES

ROW = TableRow("table-1", 1, 5, b"{}", b"seed\x00\xff")
LATER_MS = ROW.touched_ms + TOUCH_MS  # when a change to the table is worth noting
TOKENS = (TokenRow("hash of the host's", "host"), TokenRow("hash of a seat's", "seat", 2))

Opened = Callable[[], AbstractAsyncContextManager[Store]]


@pytest.fixture(params=STORES)
def opened(request: pytest.FixtureRequest, tmp_path: Path) -> Opened:
    @asynccontextmanager
    async def open_one() -> AsyncIterator[Store]:
        store = STORES[request.param](tmp_path)
        try:
            yield store
        finally:
            await store.close()

    return open_one


async def loaded(store: Store, table: str = ROW.id) -> Stored:
    stored = await store.load(table)
    assert stored is not None
    return stored


async def refused(work: Awaitable[object]) -> str:
    with pytest.raises(StoreFailure) as failure:
        await work
    return failure.value.code


@scenario
async def test_what_is_saved_is_loaded(opened: Opened) -> None:
    async with opened() as store:
        assert await store.load(ROW.id) is None
        await store.create(ROW, TOKENS, [Batch(0, "1:a", b"[1]")])
        await store.append(ROW.id, Batch(1, None, b"[2, 3]"), LATER_MS)
        stored = await loaded(store)
        assert stored.row == msgspec.structs.replace(ROW, touched_ms=LATER_MS)
        assert set(stored.tokens) == set(TOKENS)
        assert stored.log == (Batch(0, "1:a", b"[1]"), Batch(1, None, b"[2, 3]"))


@scenario
async def test_particulars_and_tokens_are_saved_in_place_of_the_old_ones(opened: Opened) -> None:
    async with opened() as store:
        await store.create(ROW, TOKENS)
        other = TableRow(ROW.id, 1, 9, b'{"a": 1}', b"seed\x00\xff", b"{}", 1)
        await store.save(other, TOKENS[1:])
        assert await loaded(store) == Stored(other, TOKENS[1:], ())


@scenario
async def test_particulars_and_a_batch_are_saved_together_or_not_at_all(opened: Opened) -> None:
    async with opened() as store:
        await store.create(ROW, TOKENS)
        after = msgspec.structs.replace(ROW, lobby=b"after", touched_ms=9, version=1)
        await store.save(after, TOKENS[:1], Batch(0, "1:a", b"[1]"))
        kept = Stored(after, TOKENS[:1], (Batch(0, "1:a", b"[1]"),))
        assert await loaded(store) == kept
        later = msgspec.structs.replace(ROW, lobby=b"later", touched_ms=10, version=2)
        assert await refused(store.save(later, TOKENS, Batch(0, "1:b", b"[2]"))) == "already-saved"
        assert await loaded(store) == kept


@scenario
async def test_of_two_who_save_the_same_version_one_succeeds(opened: Opened) -> None:
    async with opened() as store:
        await store.create(ROW, TOKENS)
        mine, theirs = (msgspec.structs.replace(ROW, lobby=lobby, version=1) for lobby in (b"mine", b"theirs"))
        await store.save(mine, TOKENS[:1])
        assert await refused(store.save(theirs, TOKENS[1:])) == "already-saved"
        assert await loaded(store) == Stored(mine, TOKENS[:1], ())


@scenario
async def test_a_log_is_loaded_from_a_number_on(opened: Opened) -> None:
    async with opened() as store:
        await store.create(ROW, TOKENS)
        for n in range(3):
            await store.append(ROW.id, Batch(2 * n, None, b"[%d]" % n), n)
        stored = await store.load(ROW.id, since=2)
        assert stored is not None
        assert [batch.n for batch in stored.log] == [2, 4]


@scenario
async def test_a_place_in_the_log_and_a_command_are_taken_once(opened: Opened) -> None:
    async with opened() as store:
        await store.create(ROW, TOKENS)
        await store.append(ROW.id, Batch(0, "1:a", b"[1]"), LATER_MS)
        assert await refused(store.append(ROW.id, Batch(0, "1:b", b"[2]"), 2 * LATER_MS)) == "already-saved"
        assert await refused(store.append(ROW.id, Batch(1, "1:a", b"[2]"), 2 * LATER_MS)) == "already-saved"
        assert (await loaded(store)).log == (Batch(0, "1:a", b"[1]"),)
        assert (await loaded(store)).row.touched_ms == LATER_MS


@scenario
async def test_the_time_of_a_change_is_at_most_a_minute_old(opened: Opened) -> None:
    async with opened() as store:
        await store.create(ROW, ())
        seen = []
        for n, at_ms in enumerate((LATER_MS, LATER_MS + TOUCH_MS - 1, LATER_MS + TOUCH_MS, LATER_MS)):
            await store.append(ROW.id, Batch(n, None, b"[]"), at_ms)
            seen.append((await loaded(store)).row.touched_ms)
        assert seen == [LATER_MS, LATER_MS, LATER_MS + TOUCH_MS, LATER_MS + TOUCH_MS]


@scenario
async def test_of_many_who_write_the_same_place_at_once_one_succeeds(opened: Opened) -> None:
    async with opened() as store:
        await store.create(ROW, TOKENS)
        tries = (store.append(ROW.id, Batch(0, f"1:{n}", b"[]"), n) for n in range(20))
        results = await asyncio.gather(*tries, return_exceptions=True)
        assert sum(result is None for result in results) == 1
        assert len((await loaded(store)).log) == 1


@scenario
async def test_commands_without_an_id_may_repeat_and_tables_do_not_share_numbers(opened: Opened) -> None:
    async with opened() as store:
        for table in ("table-1", "table-2"):
            await store.create(msgspec.structs.replace(ROW, id=table), [])
            for n in range(2):
                await store.append(table, Batch(n, None, b"[]"), 1)
            await store.append(table, Batch(2, "1:same", b"[]"), 1)
        assert [len((await loaded(store, table)).log) for table in ("table-1", "table-2")] == [3, 3]


@scenario
async def test_a_table_that_is_not_there_takes_nothing(opened: Opened) -> None:
    async with opened() as store:
        assert await refused(store.append(ROW.id, Batch(0, None, b"[]"), 1)) == "no-such-table"
        assert await refused(store.save(ROW, TOKENS)) == "no-such-table"
        await store.delete(ROW.id)  # deleting nothing is no failure
        assert await store.load(ROW.id) is None


@scenario
async def test_an_id_is_taken_once(opened: Opened) -> None:
    async with opened() as store:
        await store.create(ROW, TOKENS)
        assert await refused(store.create(ROW, [])) == "already-saved"
        assert set((await loaded(store)).tokens) == set(TOKENS)


@scenario
async def test_a_deleted_table_leaves_nothing_behind(opened: Opened) -> None:
    async with opened() as store:
        await store.create(ROW, TOKENS, [Batch(0, "1:a", b"[1]")])
        await store.delete(ROW.id)
        assert await store.load(ROW.id) is None
        await store.create(ROW, ())
        assert await loaded(store) == Stored(ROW, (), ())


@scenario
async def test_when_something_last_happened_is_known(opened: Opened) -> None:
    async with opened() as store:
        assert await store.newest_ms() is None
        for number in range(3):
            await store.create(TableRow(f"table-{number}", 1, 10 * number, b"{}", b""), [])
        assert await store.newest_ms() == 20
        assert set(await store.untouched_since(20)) == {"table-0", "table-1"}
        await store.append("table-0", Batch(0, None, b"[]"), LATER_MS)
        assert await store.newest_ms() == LATER_MS
        assert set(await store.untouched_since(21)) == {"table-1", "table-2"}
        assert await store.untouched_since(10) == ()


@scenario
async def test_metadata_are_listed_page_by_page(opened: Opened) -> None:
    async with opened() as store:
        rows = [TableRow(name, 1, 2, b"{}", b"", b"[]", 3) for name in ("B", "_c", "a", "b-")]
        for row in reversed(rows):
            await store.create(row, TOKENS, [Batch(0, None, b"[]")])
        assert await store.rows("", 3) == tuple(rows[:3])
        assert await store.rows("a", 3) == tuple(rows[3:])
        assert await store.rows("b-", 3) == ()


@scenario
async def test_a_log_is_rewritten_whole_or_not_at_all(opened: Opened) -> None:
    async with opened() as store:
        await store.create(ROW, TOKENS, [Batch(0, "1:a", b"[1]"), Batch(1, None, b"[2]")])
        row = msgspec.structs.replace(ROW, lobby=b"new", version=1)
        new = (Batch(0, "1:a", b"[3]"), Batch(1, None, b"[4]"))
        assert await refused(store.rewrite(row, new[:1])) == "already-saved"
        assert await refused(store.rewrite(msgspec.structs.replace(row, version=2), new)) == "already-saved"
        assert await refused(store.rewrite(msgspec.structs.replace(row, id="other"), new)) == "no-such-table"
        assert (await loaded(store)).row == ROW
        assert (await loaded(store)).log[0].entries == b"[1]"
        await store.rewrite(row, new)
        stored = await loaded(store)
        assert (stored.row, set(stored.tokens), stored.log) == (row, set(TOKENS), new)


@scenario
async def test_a_note_is_replaced_only_by_those_who_know_it(opened: Opened) -> None:
    async with opened() as store:
        assert await store.note("a") is None
        assert await refused(store.set_note("a", b"1", b"0")) == "already-saved"
        await store.set_note("a", b"1", None)
        assert await refused(store.set_note("a", b"2", None)) == "already-saved"
        await store.set_note("a", b"2", b"1")
        assert (await store.note("a"), await store.note("b")) == (b"2", None)


@scenario
async def test_a_probe_leaves_no_trace(opened: Opened) -> None:
    async with opened() as store:
        await store.probe()
        assert await store.newest_ms() is None


@scenario
async def test_a_closed_store_refuses(opened: Opened) -> None:
    async with opened() as store:
        await store.create(ROW, TOKENS)
    assert await refused(store.load(ROW.id)) == "store-closed"
