"""Whether a match is as good as decided: bots play it out many times, from what everybody sees."""

from collections.abc import Callable
from random import Random

from mazechase.bots.api import Budget, level_names, usual_bot
from mazechase.engine import play_many
from mazechase.rules.api import Seat, View
from mazechase.rules.game import AnyGame

GAMES = 100
NODES = 100  # for each choice, so that a game takes little time
STRONGER = slice(1, 4)  # of five levels: those around the middle


def always(game: AnyGame, view: View, rng: Random, in_time: Callable[[], bool] = lambda: True) -> tuple[Seat, ...]:
    """Return who wins every one of ``GAMES`` games that go on from a view; nobody, if not all end alike.

    In each, hidden hands are dealt again, and every seat gets one of several levels by chance: where nothing else is
    left to chance, the same bots would only repeat one game. The first that ends otherwise is the last, so an open
    match costs little. Without the time for all of them, nothing is known either.

    >>> import mazechase
    >>> from mazechase.rules.api import WATCHER
    >>> quoridor = mazechase.game("quoridor", players=2)
    >>> always(quoridor, quoridor.view(quoridor.start(), WATCHER), Random(1))
    ()
    """
    winners: tuple[Seat, ...] = ()
    levels = level_names(game.id)[STRONGER] or (usual_bot(game.id),)
    for _ in range(GAMES):
        if not in_time():
            return ()
        bots, state = [rng.choice(levels) for _ in game.seats], game.rules.sample(view, rng)
        played = play_many(game, bots, [rng.getrandbits(64)], state, budget=Budget(nodes=NODES))[0]
        if played.result is None or not played.result.winners or winners not in ((), played.result.winners):
            return ()
        winners = played.result.winners
    return winners
