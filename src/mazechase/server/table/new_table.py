"""New tables: a request is checked and completed before there is a table."""

from mazechase.bots.api import served_bots, usual_bot
from mazechase.errors import BadPlayers, NoSuchBot
from mazechase.rules.registry import game as make_game
from mazechase.rules.registry import game_types
from mazechase.rules.turnlimit import limit_by_default
from mazechase.server.table.lobby import Lobby, Place
from mazechase.server.table.tokens import new_id
from mazechase.server.wire.requests import NewPlace, NewTable

MOST_TURNS = 1000  # for a table without a limit of its own; far beyond any real game, and visible


def new_lobby(new: NewTable) -> Lobby:
    """Check a request for a table and complete it with defaults."""
    kind = game_types().get(new.game)
    options = limit_by_default(kind.declared if kind else (), new.options, MOST_TURNS)
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
    ).with_own_pieces()


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
    known = served_bots(game)
    if bot not in known:
        raise NoSuchBot("no-such-bot", bot=bot, game=game, known=", ".join(known))
