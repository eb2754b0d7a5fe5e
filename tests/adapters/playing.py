"""Random play with encodings: what the tests of the adapters look at."""

from collections.abc import Iterator
from random import Random
from typing import Any, NamedTuple

import toy.game  # noqa: F401 (registers it)
from engine.variants import KERNELS, mixed
from mazechase.rules.api import Action, Chance, Over, Seat, State, Step
from mazechase.rules.game import AnyGame
from mazechase.rules.registry import game as make_game

GAMES = (*KERNELS, "toy")


class Place(NamedTuple):
    """A state with a choice and where it leads; nobody's choice is chance's."""

    state: State
    seat: Seat | None
    legal: tuple[Action, ...]
    choice: Any
    step: Step[Any]


def wander(game: AnyGame, seed: int, most: int) -> Iterator[Place]:
    """Play at random and yield every ply."""
    rng, rules = Random(seed), game.rules
    state = rules.start()
    for _ in range(most):
        node = rules.node(state)
        if isinstance(node, Over):
            return
        if isinstance(node, Chance):
            choice = node.odds.pick(rng.randrange(node.odds.total))
            place = Place(state, None, (), choice, rules.settle(state, choice))
        else:
            seat = rng.choice(node.seats)
            legal = rules.legal(state, seat)
            choice = rng.choice(legal)
            place = Place(state, seat, legal, choice, rules.apply(state, choice))
        yield place
        state = place.step.state


def some_games(game_id: str, count: int, seed: int = 1) -> Iterator[AnyGame]:
    """Yield a game for every number of players, then some with options drawn at random."""
    rng = Random(f"{game_id}/{seed}")
    made = [mixed(game_id, rng) for _ in range(count)]
    usual = [make_game(game_id, players) for players in made[0].player_counts if game_id != "cards" or players <= 4]
    yield from (*usual, *made)
