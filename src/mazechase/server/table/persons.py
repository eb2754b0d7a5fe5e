"""One person's data: find it, return it, erase it.

There are no accounts. What is stored about a person is a name, at each table where they sat: in the table's metadata
while they sit there, in the match's setup if they sat there when it began, and in its log if they came later. To erase
a person is to empty that name in all three. Their moves stay, because the match would mean nothing without them, but
nothing says any more whose they were.
"""

import asyncio
from collections.abc import AsyncGenerator, Iterator
from typing import Any

import msgspec

from mazechase.match.entries import Entry, MatchSetup, Player, Replaced
from mazechase.server.store.copying import tables_of
from mazechase.server.store.protocol import Batch, Store, Stored, StoreFailure
from mazechase.server.table.changes import overtaken
from mazechase.server.table.lobby import Lobby
from mazechase.server.table.tokens import NoSuchTable
from mazechase.server.wire.admin import Deed, FindPerson, PersonAtTable

TRIES = 20  # at a table where people go on playing
_entries = msgspec.json.Decoder(tuple[Entry, ...])


async def find(store: Store, person: FindPerson) -> AsyncGenerator[PersonAtTable, None]:
    """Yield what is stored about a person, table by table."""
    async for stored in _where(store, person):
        yield _described(stored, person.name)


async def erase(store: Store, person: FindPerson) -> AsyncGenerator[str, None]:
    """Erase a person's name; yield the id of every table where it was, once it is erased there."""
    async for stored in _where(store, person):
        await _erase(store, stored, person.name)
        yield stored.row.id


async def _where(store: Store, person: FindPerson) -> AsyncGenerator[Stored, None]:
    """Yield the tables where somebody has that name; a table that can't be read has to be repaired first."""
    if person.table is not None and await store.load(person.table) is None:
        raise NoSuchTable("no-such-table")
    written = msgspec.json.encode(person.name)
    for table in (person.table,) if person.table is not None else await tables_of(store):
        stored = await store.load(table)
        if stored is not None and any(written in part for part in _parts(stored)) and _is_there(stored, person.name):
            yield stored
        await asyncio.sleep(0)  # everybody else gets a turn


def _parts(stored: Stored) -> Iterator[bytes]:
    yield stored.row.lobby
    yield stored.row.setup or b""
    for batch in stored.log:
        yield batch.entries


def _is_there(stored: Stored, name: str) -> bool:
    found = _described(stored, name)
    return bool(found.places or found.seats)


def _read(stored: Stored) -> tuple[Lobby, MatchSetup | None, tuple[tuple[Batch, tuple[Entry, ...]], ...]]:
    try:
        lobby = msgspec.json.decode(stored.row.lobby, type=Lobby)
        setup = None if stored.row.setup is None else msgspec.json.decode(stored.row.setup, type=MatchSetup)
        return lobby, setup, tuple((batch, _entries.decode(batch.entries)) for batch in stored.log)
    except (msgspec.MsgspecError, UnicodeDecodeError) as error:
        raise StoreFailure("table-damaged") from error


def _described(stored: Stored, name: str) -> PersonAtTable:
    lobby, setup, log = _read(stored)
    here = [(number, place) for number, place in enumerate(lobby.places, 1) if _is(place, name)]
    holding = {seat for seat, player in enumerate(setup.seats, 1) if _is(player, name)} if setup is not None else set()
    seats, deeds = set(holding), []
    for batch, entries in log:
        for number, entry in enumerate(entries, batch.n):
            seat: int | None = getattr(entry, "seat", None) or getattr(entry, "asked", None)
            if isinstance(entry, Replaced):
                came = _is(entry.player, name)
                (holding.add if came else holding.discard)(entry.seat)
                seats |= {entry.seat} if came else set()
            if seat in holding:
                deeds.append(Deed(number, _plain(entry)))
    return PersonAtTable(
        table=stored.row.id,
        game=lobby.game,
        created_ms=stored.row.created_ms,
        touched_ms=stored.row.touched_ms,
        places=tuple(number for number, _ in here),
        seats=tuple(sorted(seats)),
        pieces=tuple(place.piece for _, place in here if place.piece is not None),
        deeds=tuple(deeds),
    )


def _plain(entry: Entry) -> dict[str, Any]:
    plain: dict[str, Any] = msgspec.to_builtins(entry)
    return plain


def _is(somebody: Any, name: str) -> bool:
    return bool(somebody.kind == "human" and somebody.name == name)


async def _erase(store: Store, stored: Stored, name: str) -> None:
    for left in reversed(range(TRIES)):
        row, log = stored.row, stored.log
        lobby, setup, entries = _read(stored)
        lobby = msgspec.structs.replace(lobby, places=tuple(_without(place, name) for place in lobby.places))
        if setup is not None:
            setup = msgspec.structs.replace(setup, seats=tuple(_without(player, name) for player in setup.seats))
        log = tuple(
            msgspec.structs.replace(batch, entries=msgspec.json.encode([_without_name(one, name) for one in some]))
            if any(isinstance(one, Replaced) and _is(one.player, name) for one in some)
            else batch
            for batch, some in entries
        )
        row = msgspec.structs.replace(
            row,
            lobby=msgspec.json.encode(lobby),
            setup=None if setup is None else msgspec.json.encode(setup),
            version=row.version + 1,
        )
        try:
            await store.rewrite(row, log)
        except StoreFailure as error:
            if not (left and overtaken(error)):
                raise
            again = await store.load(stored.row.id)
            if again is None:
                return
            stored = again
        else:
            return


def _without(somebody: Any, name: str) -> Any:
    return msgspec.structs.replace(somebody, name="") if _is(somebody, name) else somebody


def _without_name(entry: Entry, name: str) -> Entry:
    if not isinstance(entry, Replaced):
        return entry
    player: Player = _without(entry.player, name)
    return msgspec.structs.replace(entry, player=player)
