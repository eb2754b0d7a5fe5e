"""Setting a table: what is asked for is checked and completed before there is a table."""

from mazechase.bots.api import bot_names
from mazechase.errors import BadPlayers, NoSuchBot
from mazechase.rules.registry import game as make_game
from mazechase.rules.registry import game_types
from mazechase.server.lobby import Lobby, Place, usual_bot
from mazechase.server.requests import NewPlace, NewTable
from mazechase.server.tokens import new_id

MOST_TURNS = 1000  # of a table that sets no limit of its own; long beyond any real game, and shown


def new_lobby(new: NewTable) -> Lobby:
    """Check what is wanted and complete it."""
    kind = game_types().get(new.game)
    limited = kind is not None and any(option.name == "max_turns" for option in kind.declared)
    options = {"max_turns": MOST_TURNS, **new.options} if limited else dict(new.options)
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
        mind_after_ms=new.mind_after_ms,
        grace_ms=new.grace_ms,
        bot_ms=new.bot_ms,
        device=device,
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
    """Accept the bots a game comes with; a table never loads somebody's module."""
    known = bot_names(game)
    if bot not in known:
        raise NoSuchBot("no-such-bot", bot=bot, game=game, known=", ".join(known))
