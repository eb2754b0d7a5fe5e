"""Who sits where after places have changed hands: the lobby, the match's seats and the tokens."""

from typing import Literal

import msgspec

from mazechase.bots.api import is_served, usual_bot
from mazechase.errors import NotNow
from mazechase.match.entries import Player
from mazechase.match.match import Match
from mazechase.rules.api import Result
from mazechase.rules.registry import game as make_game
from mazechase.server.store.protocol import TokenRow
from mazechase.server.table import reopening
from mazechase.server.table.lobby import Lobby, Place
from mazechase.server.table.new_table import with_limit
from mazechase.server.table.table import Table
from mazechase.server.wire.requests import NextGame


def lobby_of_fork(lobby: Lobby, keep: int, device: str) -> Lobby:
    """Return the lobby of a table that continues from an earlier position: one device plays for all people."""
    places = tuple(_of_fork(lobby.game, place, device) for place in lobby.places)
    return msgspec.structs.replace(
        lobby,
        places=places,
        rematch=None,
        imported=False,
        after=(lobby.after or 0) + keep,
        device=device,
        reopening=None,
        lesson=None,
        finishing=(),
        series=None,
    )


def lobby_of_next(lobby: Lobby, result: Result | None, new: NextGame) -> Lobby:
    """Return the lobby for another game of the same people; their wins still count, but points of two games don't mix.

    Raise an error if the game is not for so many players.
    """
    again = lobby.again(result)
    options = with_limit(new.game, new.options)
    make_game(new.game, lobby.players, options)
    mixed = new.game != lobby.game and again.series is not None and again.series.goal.kind == "points"
    return msgspec.structs.replace(
        again,
        game=new.game,
        options=options,
        places=tuple(_of_next(new.game, place) for place in lobby.places),
        series=None if mixed else again.series,
        three_levels=False,
    )


def _of_next(game: str, place: Place) -> Place:
    """Return a place in another game: a bot that doesn't play it is replaced by the usual one."""
    if place.kind != "bot" or is_served(game, place.bot or ""):
        return msgspec.structs.replace(place, consented=False)
    return msgspec.structs.replace(place, bot=usual_bot(game), name="")


def _of_fork(game: str, place: Place, device: str) -> Place:
    if place.kind != "bot":
        return Place("human", place.name, None, device, place.piece)
    bot = place.bot if is_served(game, place.bot or "") else usual_bot(game)
    return Place("bot", place.name, bot, None, place.piece)


def replaced(table: Table, number: int, kind: Literal["bot", "open"], bot: str) -> Lobby:
    """Return the table with a place given to a bot, or open; a bot plays a hidden hand at first."""
    piece = table.lobby.place(number).piece
    if table.match is not None and reopening.hides(table.match):
        if kind == "open":
            reopening.check_company(table.lobby, table.match, number)
        return reopening.with_bot(table.lobby, number, bot)
    place = Place("bot", "", bot, None, piece) if kind == "bot" else Place(piece=piece)
    return table.lobby.with_place(number, place)


def reseated(table: Table, lobby: Lobby, places: tuple[int, ...], bot: str | None = None) -> Match | None:
    """Return the match with new players in these places' seats, if it has begun.

    A bot plays an open place until somebody sits down. After the end nobody can change places.
    """
    if table.match is None:
        return None
    if lobby.imported:
        raise NotNow("imported")
    match = table.waking(table.match)
    for number in places:
        place = lobby.place(number)
        player = Player(place.name, "human" if bot is None else "bot", bot, place.piece)
        match = match.replace(lobby.seat_at(number), player, table.now_ms())
    return match


def moved(row: TokenRow, places: dict[int, int]) -> TokenRow:
    """Return a token for wherever its place is now."""
    return row if row.place is None else TokenRow(row.digest, row.kind, places[row.place])
