"""Bots around a table: each gets the view of its seat when it has to choose, and chance outcomes are drawn.

The engine knows what a bot is (mazechase.bots.api), but only one bot, the random one. It looks at nothing, so it is
asked for an index, and neither view nor list has to be built.
"""

import traceback
from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

from mazechase.bots.api import Bot, Budget, Maker, make_bot
from mazechase.bots.random_bot import RandomBot
from mazechase.engine.walk import Walk
from mazechase.errors import BadBot, BadPlayers, MazechaseError
from mazechase.rules.api import Seat
from mazechase.rules.game import AnyGame

Entrant = str | Maker


class Player(NamedTuple):
    """A bot in a seat, with its own luck."""

    name: str
    bot: Bot
    rng: Random


class Seated(NamedTuple):
    """The bots of one game in seat order, the luck of chance outcomes, and the budget per choice."""

    players: tuple[Player, ...]
    luck: Random
    budget: Budget

    def choose(self, walk: Walk) -> int:
        """Return the index of the next choice: by the bot whose turn it is, or by chance."""
        if walk.kind == "chance":
            return walk.pick(self.luck.randrange(walk.total))
        seats = walk.seats
        seat = seats[0]  # the lowest; simultaneous choices commute and are hidden, so the order makes no difference
        player = self.players[seat - 1]
        if type(player.bot) is RandomBot:
            count = walk.count if len(seats) == 1 else len(walk.legal(seat))
            place: int = player.bot.choose(None, range(count), player.rng, self.budget)
            return place
        return _asked(walk, seat, player, self.budget)


def seated(game: AnyGame, bots: Sequence[Entrant], luck: str, budget: Budget) -> Seated:
    """Seat bots in seat order; each seat and chance has its own luck, seeded with a text."""
    players = (
        Player(bot_label(bot), made(game, bot, seat), Random(f"{luck}/{seat}"))
        for seat, bot in zip(game.seats, bots, strict=True)
    )
    return Seated(tuple(players), Random(f"{luck}/luck"), budget)


def made(game: AnyGame, bot: Entrant, seat: Seat) -> Bot:
    """Create a bot for a seat; raise NoSuchBot for an unknown name, and BadBot for a bot that fails."""
    try:
        return make_bot(game, bot, seat)
    except MazechaseError:
        raise
    except (Exception, SystemExit) as error:
        raise _failed(bot_label(bot), error) from error


def check_bots(game: AnyGame, bots: Sequence[Entrant]) -> None:
    """Check before the first game that all bots can be seated."""
    if not 1 <= len(bots) <= game.players:
        raise BadPlayers("bad-bot-count", bots=len(bots), players=game.players)
    for seat, bot in zip(game.seats, bots, strict=False):
        made(game, bot, seat)


def bot_label(bot: Entrant) -> str:
    """Return a bot's name for a table of results."""
    return bot if isinstance(bot, str) else getattr(bot, "__name__", repr(bot))


def _asked(walk: Walk, seat: Seat, player: Player, budget: Budget) -> int:
    """Ask a bot, showing it what its seat may know, and return the index of its answer."""
    legal = walk.legal(seat)
    view = walk.game.view(walk.state, seat)
    try:
        action: Any = player.bot.choose(view, legal, player.rng, budget)
    except (Exception, SystemExit) as error:  # somebody else's bot may raise anything
        raise _failed(player.name, error) from error
    if action not in legal:
        raise BadBot("bot-illegal", bot=player.name, seat=seat, action=repr(action)[:80])
    return legal.index(action)  # a list for all seats begins with this one's


def _failed(name: str, error: Exception | SystemExit) -> BadBot:
    """Return an error that says what went wrong in a bot, and where its author should look."""
    *_, last = traceback.extract_tb(error.__traceback__)
    place = f"{Path(last.filename).name}, line {last.lineno}"
    return BadBot("bot-raised", bot=name, place=place, problem=f"{type(error).__name__}: {error}")
