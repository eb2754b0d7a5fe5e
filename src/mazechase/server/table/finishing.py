"""Finishing quickly: once the outcome is certain from what everybody sees, people may let bots play the rest.

Everybody decides for their own places alone, and does not get them back by staying or by returning. Bots find out
whether the outcome is certain: they play the match out. The table remembers it while it is loaded.
"""

import msgspec

from mazechase.bots.api import usual_bot
from mazechase.errors import NotNow
from mazechase.match.match import Match
from mazechase.rules.api import WATCHER
from mazechase.server.table.changes import Change
from mazechase.server.table.table import Table
from mazechase.server.thinking.jobs import Foresee

OUTLOOK_MS = 3_000
QUICK_MS = 50  # for a bot's choice when nobody waits to see a good game any more


def outlook_wanted(table: Table) -> Foresee:
    """Return the question how the match will end; raise NotNow if it is not being played."""
    match = _played(table)
    game = match.game
    return Foresee(
        game=game.id,
        players=game.players,
        options=game.options,
        rules_version=game.rules_version,
        view=msgspec.Raw(msgspec.json.encode(game.view(match.state, WATCHER))),
        budget_ms=OUTLOOK_MS,
        seed=f"outlook|{len(match.entries)}",
    )


def finished(table: Table, place: int) -> Change:
    """Return the table with a bot that plays a place's seat to the end; raise NotNow while that is not certain."""
    match, seat = _played(table), table.lobby.seat_at(place)
    if table.certain is None or not table.certain.holds(match):
        raise NotNow("not-decided")
    lobby = msgspec.structs.replace(table.lobby, finishing=tuple(sorted({*table.lobby.finishing, place})))
    if match.stand_ins[seat - 1] is None:
        match = match.stand_in(seat, usual_bot(lobby.game), table.now_ms())
    return Change(match=match, lobby=lobby)


def _played(table: Table) -> Match:
    match = table.playing()
    if match.over or table.lobby.imported or table.lesson is not None:
        raise NotNow("match-over")
    return match
