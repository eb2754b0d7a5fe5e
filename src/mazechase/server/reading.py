"""Reading a table from what the store has of it."""

import logging
from collections.abc import Generator

import msgspec

from mazechase.errors import BadText, MazechaseError
from mazechase.match.entries import Entry, Setup
from mazechase.match.luck import seal
from mazechase.match.match import Match
from mazechase.rules.api import AnyGame
from mazechase.server.lobby import Lobby
from mazechase.server.store import Batch, Stored, StoreFailure

log = logging.getLogger(__name__)

_entries = msgspec.json.Decoder(tuple[Entry, ...])


class ReadTable(msgspec.Struct, frozen=True, kw_only=True):
    """A table as it was read; without a match it has not begun."""

    lobby: Lobby
    game: AnyGame
    match: Match | None = None
    commands: dict[str, int] = {}  # where the log ended after each
    damage: int | None = None  # the entry from which on the log cannot be read


def read_table(stored: Stored) -> Generator[None, None, ReadTable]:
    """Read a table, and yield after every entry: replaying a long log takes a while, and others must not notice.

    Raise StoreFailure if its particulars cannot be read.
    """
    try:
        return (yield from _read(stored))
    except (msgspec.MsgspecError, UnicodeDecodeError, MazechaseError) as error:
        raise StoreFailure("table-damaged") from error


def _read(stored: Stored) -> Generator[None, None, ReadTable]:
    """Read a table; a log that cannot be read to its end leaves the part before it, and a reason."""
    lobby = msgspec.json.decode(stored.row.lobby, type=Lobby)
    if stored.row.setup is None:
        return ReadTable(lobby=lobby, game=lobby.open_game())
    setup = msgspec.json.decode(stored.row.setup, type=Setup)
    if stored.row.seed and setup.seal is not None and seal(stored.row.seed) != setup.seal:
        raise BadText("seal-differs")
    game = setup.open()
    match, commands, damage = Match.begin(setup, game), dict[str, int](), None
    for batch in stored.log:
        try:
            match = yield from _then(match, batch)
        except (msgspec.MsgspecError, MazechaseError, UnicodeDecodeError):
            damage = len(match.entries)
            log.error("table %s: the log cannot be read from entry %d on", stored.row.id, damage)  # noqa: TRY400
            break
        if batch.command is not None:
            commands[batch.command] = len(match.entries)
    return ReadTable(lobby=lobby, game=game, match=match, commands=commands, damage=damage)


def _then(match: Match, batch: Batch) -> Generator[None, None, Match]:
    if batch.n != len(match.entries):
        raise StoreFailure("log-damaged", n=len(match.entries))
    for entry in _entries.decode(batch.entries):
        match = match.then(entry)
        yield
    return match
