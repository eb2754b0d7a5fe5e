"""The coach at a table: who may ask it, and what it is asked.

Somebody who plays against bots alone may ask at any time. Where people play each other, all of them must have switched
the coach on, each for their own place. A table may do without a coach altogether.
"""

import msgspec

from mazechase.errors import NotNow
from mazechase.match.match import Match
from mazechase.rules.api import Seat, Turn
from mazechase.server.table import devices
from mazechase.server.table.lobby import Lobby
from mazechase.server.table.table import Table
from mazechase.server.table.updates import legal
from mazechase.server.thinking.jobs import Advise, LookBack

ADVICE_MS = 800
REVIEW_MS = 8_000


def is_allowed(lobby: Lobby) -> bool:
    """Return whether everybody who plays agrees to the coach."""
    people = [place for place in lobby.places if place.kind == "human"]
    return lobby.coach and (len(people) == 1 or all(place.coached for place in people))


def with_coach(lobby: Lobby, number: int, *, on: bool) -> Lobby:
    """Return the table after somebody switched the coach on or off for their place."""
    return lobby.with_place(number, msgspec.structs.replace(lobby.place(number), coached=on))


def advice_wanted(table: Table, place: int) -> Advise:
    """Return the question to the coach about a place's decision; raise NotNow if it may not be asked."""
    match = table.playing()
    if not is_allowed(table.lobby):
        raise NotNow("coach-not-allowed")
    seat = table.lobby.seat_at(place)
    if not devices.may_look(table, seat):
        raise NotNow("hidden-hand", place=place)
    if match.paused or not _decides(match, seat):
        raise NotNow("coach-not-your-turn")
    game = match.game
    return Advise(
        game=game.id,
        players=game.players,
        options=game.options,
        rules_version=game.rules_version,
        view=msgspec.Raw(msgspec.json.encode(game.view(match.state, seat))),
        legal=legal(match, seat),
        budget_ms=ADVICE_MS,
        seed=f"coach|{seat}|{len(match.entries)}",
    )


def review_wanted(table: Table) -> LookBack:
    """Return the request to review a match for luck and skill; raise NotNow before its end."""
    if not table.playing().over:
        raise NotNow("not-over")
    return LookBack(record=table.record().decode(), budget_ms=REVIEW_MS)


def _decides(match: Match, seat: Seat) -> bool:
    node = match.node
    return isinstance(node, Turn) and seat in node.seats
