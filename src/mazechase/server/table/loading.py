"""Loading a table from the store."""

import logging
from collections.abc import Generator

import msgspec

from mazechase.errors import BadText, MazechaseError
from mazechase.lessons import Teaching
from mazechase.lessons import lesson as find_lesson
from mazechase.match.entries import Entry, MatchSetup
from mazechase.match.luck import seal
from mazechase.match.match import Match
from mazechase.rules.game import AnyGame
from mazechase.server.store.protocol import Batch, Stored, StoreFailure
from mazechase.server.table.lobby import Lobby

log = logging.getLogger(__name__)

_entries = msgspec.json.Decoder(tuple[Entry, ...])


class LoadedTable(msgspec.Struct, frozen=True, kw_only=True):
    """A table as it was read; if it has no match, the match has not begun."""

    lobby: Lobby
    game: AnyGame
    match: Match | None = None
    commands: dict[str, int] = {}  # the log's length after each
    damage: int | None = None  # the first entry that cannot be read
    lesson: Teaching | None = None


def load_table(stored: Stored) -> Generator[None, None, LoadedTable]:
    """Load a table, yielding after every entry: replaying a long log takes a while, and others must not notice.

    Raise StoreFailure if its metadata cannot be read.
    """
    try:
        return (yield from _load(stored))
    except (msgspec.MsgspecError, UnicodeDecodeError, MazechaseError) as error:
        raise StoreFailure("table-damaged") from error


def _load(stored: Stored) -> Generator[None, None, LoadedTable]:
    """Load a table; if its log cannot be read to the end, load the part before and note where the damage is."""
    lobby = msgspec.json.decode(stored.row.lobby, type=Lobby)
    if stored.row.setup is None:
        return LoadedTable(lobby=lobby, game=lobby.open_game())
    setup = msgspec.json.decode(stored.row.setup, type=MatchSetup)
    if stored.row.seed and setup.seal is not None and seal(stored.row.seed) != setup.seal:
        raise BadText("seal-differs")
    game = setup.open()
    match, commands, damage = Match.begin(setup, game), dict[str, int](), None
    for batch in stored.log:
        try:
            match = yield from then(match, batch)
        except (msgspec.MsgspecError, MazechaseError, UnicodeDecodeError):
            damage = len(match.entries)
            log.error("table %s: the log cannot be read from entry %d on", stored.row.id, damage)  # noqa: TRY400
            break
        if batch.command is not None:
            commands[batch.command] = len(match.entries)
    lesson = _lesson(lobby)
    return LoadedTable(lobby=lobby, game=game, match=match, commands=commands, damage=damage, lesson=lesson)


def _lesson(lobby: Lobby) -> Teaching | None:
    """Return what a table teaches; a lesson that was there before an upgrade may be gone."""
    try:
        return None if lobby.lesson is None else find_lesson(lobby.game, lobby.lesson)
    except BadText:
        return None


def then(match: Match, batch: Batch) -> Generator[None, None, Match]:
    """Return a match with a batch added, yielding after every entry; raise StoreFailure if it does not fit."""
    if batch.n != len(match.entries):
        raise StoreFailure("log-damaged", n=len(match.entries))
    for entry in _entries.decode(batch.entries):
        match = match.then(entry)
        yield
    return match
