"""New tables: from a lobby, from an earlier position of a match, and from a record."""

import re
from collections.abc import Callable
from typing import Any

import msgspec

from mazechase.bots.api import usual_bot
from mazechase.lessons import lesson
from mazechase.match.entries import MatchSetup
from mazechase.match.luck import Sealed, seal
from mazechase.match.match import Match
from mazechase.match.records import Record
from mazechase.server.shares import Payer
from mazechase.server.store.protocol import Batch, TableRow, TokenRow
from mazechase.server.table.changes import Change
from mazechase.server.table.hub import Hub
from mazechase.server.table.lobby import Lobby, Place
from mazechase.server.table.table import Table
from mazechase.server.table.tokens import issue, new_id, new_seed
from mazechase.server.wire.requests import LONGEST_NAME, NOT_IN_NAMES, PIECE, Created, TokenKind

DOORS: tuple[TokenKind, ...] = ("host", "invite", "watch")

Begin = Callable[[str, bytes], MatchSetup]  # makes a match's setup from its table's id and seed


async def create(hub: Hub, lobby: Lobby, begin: Begin | None = None, seed: bytes | None = None) -> Created:
    """Create a table, with a seat token for each person who is there already; without a seed, with one of its own."""
    doors = {kind: issue(kind) for kind in DOORS}
    taken = [number for number, place in enumerate(lobby.places, 1) if place.kind == "human"]
    places = {number: issue("seat", number) for number in taken}
    rows = [row for _, row in (*doors.values(), *places.values())]
    table = await hub.create(new_row(hub, lobby, begin, seed), rows)
    return _created(table, doors, places)


async def open_record(hub: Hub, record: Record, match: Match, options: dict[str, Any], payer: Payer) -> Created:
    """Create a table that shows a record, which has been checked by playing it as a match."""
    places = tuple(
        Place("bot" if player.bot else "human", _name(player.name), player.bot, None, _piece(player.piece))
        for player in match.holders
    )
    lobby = Lobby(
        game=record.game,
        players=record.players,
        options=options,
        places=places,
        clock=record.clock,
        seats=tuple(range(1, record.players + 1)),
        imported=True,
        three_levels=False,
    )
    doors = {kind: issue(kind) for kind in DOORS}
    now = hub.clock.now_ms()
    row = TableRow(
        id=new_id(),
        created_ms=now,
        touched_ms=now,
        lobby=msgspec.json.encode(lobby),
        seed=bytes.fromhex(record.seed or ""),
        setup=msgspec.json.encode(record.setup),
    )
    log = Batch(0, None, msgspec.json.encode(record.log))
    rows = [token for _, token in doors.values()]
    table = await hub.create(row, rows, (log,) if record.log else (), payer)
    return _created(table, doors, {})


def _name(text: str) -> str:
    """Return a record's name without what nobody may have in theirs."""
    return re.sub(f"[{NOT_IN_NAMES}]", "", text)[:LONGEST_NAME]


def _piece(text: str | None) -> str | None:
    """Return a record's piece, if a page may know it."""
    return text if text is not None and re.fullmatch(PIECE, text) else None


async def open_lesson(hub: Hub, game: str, name: str) -> Created:
    """Create a table that gives a lesson, with the learner at its only place for people."""
    record = lesson(game, name).lesson.record
    device = new_id()
    places = tuple(
        Place("bot", player.name, player.bot) if player.bot else Place("human", device=device)
        for player in record.seats
    )
    lobby = Lobby(
        game=game,
        players=record.players,
        options={**record.options, **record.documents},
        places=places,
        seating="chosen",
        seats=tuple(range(1, record.players + 1)),
        device=device,
        lesson=name,
        three_levels=False,
    )
    # Its dice are the record's, so there is no seed.
    return await create(hub, lobby, lambda own, _: msgspec.structs.replace(record.setup, id=own), seed=b"")


def new_row(hub: Hub, lobby: Lobby, begin: Begin | None = None, seed: bytes | None = None) -> TableRow:
    """Return a new table's row; a table that continues another match has already begun."""
    now, id = hub.clock.now_ms(), new_id()  # noqa: A001
    seed = new_seed() if seed is None else seed
    setup = None if begin is None else msgspec.json.encode(begin(id, seed))
    return TableRow(id, now, now, msgspec.json.encode(lobby), seed, setup)


async def begin(table: Table) -> Change:
    """Start a table's match: seats are drawn, and bots take the open places."""
    lobby = table.lobby.begun(Sealed(table.seed, table.id, ()))
    setup = MatchSetup.make(
        table.game,
        id=table.id,
        seats=lobby.seated(),
        clock=lobby.clock,
        seal=seal(table.seed),
        stand_in=usual_bot(lobby.game),
    )
    return Change(lobby=lobby, setup=setup)


def _created(
    table: Table, doors: dict[TokenKind, tuple[str, TokenRow]], places: dict[int, tuple[str, TokenRow]]
) -> Created:
    return Created(
        table=table.info(),
        host=doors["host"][0],
        invite=doors["invite"][0],
        watch=doors["watch"][0],
        places={str(number): token for number, (token, _) in places.items()},
    )
