"""New tables: a request is checked and completed before there is a table."""

from collections.abc import Mapping
from typing import Any

from mazechase.bots.api import is_served, served_bots, usual_bot
from mazechase.errors import BadPlayers, NoSuchBot
from mazechase.rules.registry import game as make_game
from mazechase.rules.registry import game_types
from mazechase.rules.turnlimit import limit_by_default
from mazechase.server.table.lobby import Lobby, Place
from mazechase.server.table.series import new_series
from mazechase.server.table.tokens import new_id
from mazechase.server.wire.requests import NewPlace, NewTable

MOST_TURNS = 1000  # for a table without a limit of its own; far beyond any real game, and visible


def new_lobby(new: NewTable) -> Lobby:
    """Check a request for a table and complete it with defaults."""
    options = with_limit(new.game, new.options)
    game = make_game(new.game, new.players or len(new.places) or None, options)
    if len(new.places) > game.players:
        raise BadPlayers("too-many-places", places=len(new.places), players=game.players)
    wanted = new.places + (NewPlace(),) * (game.players - len(new.places))
    device = new_id()
    return Lobby(
        game=game.id,
        players=game.players,
        options=options,
        places=tuple(_place(game.id, place, device) for place in wanted),
        seating=new.seating,
        clock=new.clock,
        draw_delay_ms=new.draw_delay_ms,
        stand_in_after_ms=new.stand_in_after_ms,
        grace_ms=new.grace_ms,
        bot_ms=new.bot_ms,
        coach=new.coach,
        device=device,
        three_levels=False,
        series=new_series(new.series),
    ).with_own_pieces()


def with_limit(game: str, options: Mapping[str, Any]) -> dict[str, Any]:
    """Return a game's options with a limit of turns, if they have none."""
    kind = game_types().get(game)
    return limit_by_default(kind.declared if kind else (), options, MOST_TURNS)


def _place(game: str, new: NewPlace, device: str) -> Place:
    if new.kind == "bot":
        bot = new.bot or usual_bot(game)
        check_bot(game, bot)
        return Place("bot", new.name, bot, None, new.piece)
    if new.kind == "here":
        return Place("human", new.name, None, device, new.piece)
    return Place("open", new.name, None, None, new.piece)


def check_bot(game: str, bot: str) -> None:
    """Raise NoSuchBot unless a bot comes with the game; a table never loads a module of somebody's own."""
    if not is_served(game, bot):
        raise NoSuchBot("no-such-bot", bot=bot, game=game, known=", ".join(served_bots(game)))
