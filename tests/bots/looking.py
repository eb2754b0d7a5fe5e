"""What every game's levels that look ahead are tested with."""

from collections.abc import Iterator
from functools import cache
from random import Random
from typing import Any

from contract.playing import play
from engine.variants import each_option, known_positions, mixed
from mazechase.bots import Budget, make_bot
from mazechase.rules.api import State, Turn
from mazechase.rules.game import AnyGame

FIVE = ("level1", "level2", "level3", "level4", "level5")


@cache
def tables(game_id: str) -> tuple[tuple[AnyGame, State], ...]:
    """Return turns of every option, document and number of players, of mixtures of options, and known positions."""
    return tuple(_tables(game_id))


def _tables(game_id: str) -> Iterator[tuple[AnyGame, State]]:
    rng = Random(1)
    for game in (*each_option(game_id), *(mixed(game_id, rng) for _ in range(8))):
        for state in play(game, rng.randrange(1000), most=rng.choice((20, 100))).some(2):
            yield game, state
    yield from known_positions(game_id)


def asked(game: AnyGame, state: State) -> tuple[Any, Any] | None:
    """Return the view and the legal actions of the seat whose turn it is, or None if there is no choice."""
    node = game.node(state)
    if not isinstance(node, Turn):
        return None
    return game.view(state, node.seats[0]), game.legal(state, node.seats[0])


def answer(game: AnyGame, state: State, level: str, nodes: int | None = None, seed: int = 1) -> str:
    """Return what a level answers, as text."""
    question = asked(game, state)
    assert question is not None
    return game.write(make_bot(game, level).choose(*question, Random(seed), Budget(nodes=nodes)))
