"""Who sits where: at random, unless the table has chosen (QUOR-3)."""

from collections.abc import Sequence
from typing import TypeVar

from mazechase.errors import BadPlayers
from mazechase.match.luck import Luck
from mazechase.rules.api import Odds
from mazechase.rules.game import AnyGame

T = TypeVar("T")


def seat_people(game: AnyGame, people: Sequence[T], luck: Luck) -> tuple[T, ...]:
    """Return the people in seat order; every order is equally likely unless the option first_player is ``chosen``.

    Seat 1 begins unless a die decides it. Seating uses the draws -1, -2, ... of the luck, so that the same sealed luck
    can serve the match's own draws, which count from 0.
    """
    if len(people) != game.players:
        raise BadPlayers("bad-seats", seats=len(people), players=game.players)
    seated = list(people)
    if game.options.get("first_player") == "chosen":
        return tuple(seated)
    for last in range(len(seated) - 1, 0, -1):  # Fisher-Yates shuffle
        other = luck.outcome(-last, Odds(dict.fromkeys(range(last + 1), 1)))
        seated[last], seated[other] = seated[other], seated[last]
    return tuple(seated)
